"""The cards and dice: fifteen products, cheese, burrows. CHE-C1 CHE-C2 CHE-C3 CHE-C4 CHE-C5"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Kind = i64  # what a card of the ring shows
Place = i64  # a card's number in the ring, from 0, clockwise

PRODUCTS: Final = 15
SAUSAGE: Final = 4  # where the cat begins (CHE-A2)
CHEESE: Final = 15
KINDS: Final = 16  # that can be named
NAMES: Final = (
    "cabbage", "carrot", "corn", "grapes", "sausage", "avocado", "apple", "cherry", "banana",
    "bread", "egg", "fish", "mushroom", "tomato", "biscuit", "cheese",
)  # fmt: skip
PRODUCT_ARGS: Final[list[str]] = [f"@product-{name}" for name in NAMES]
MOST_PLACES: Final = 18  # of the ring: 15 products and 3 cheeses (CHE-A1)

SIZES: Final = 3  # of burrows: small, medium, large, of 1, 2 and 3 cards (CHE-C1)
BURROW_CARDS: Final = 6  # of a player: 1 + 2 + 3

CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1
PAW: Final = 0  # in place of a number of steps
FACES: Final = 6  # of the movement die: 2, 3, 4, 5, 6 and the paw (CHE-C5)
