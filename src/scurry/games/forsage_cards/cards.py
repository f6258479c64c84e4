"""The 56 cards of the box. FC-C1"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Card = i64

CRASH: Final = 0
BOOST: Final = 1
STOP: Final = 2
OVERTAKE: Final = 3
PARKING: Final = 4
GIVE_WAY: Final = 5
TRAFFIC: Final = 6
ATTENTION: Final = 7
FIRST_CAR: Final = 8  # five kinds of sports cars, each a name of its own (FC-30)
KINDS: Final = 13
NO_CARD: Final = -1

NAMES: Final[list[str]] = [
    "crash", "boost", "stop", "overtake", "parking", "give-way", "traffic", "attention",
    "blyskavka", "taifun", "yaguaryk", "kometa", "pryvyd",
]  # fmt: skip
COPIES: Final[list[i64]] = [4, 6, 5, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4]


def is_car(card: Card) -> bool:
    return card >= FIRST_CAR


def name_arg(card: Card) -> str:
    """The card's name as an argument of a message."""
    return "@card-" + NAMES[card]
