"""A bag counts items by kind, packed into one integer: four bits a kind, up to 15 kinds.

Adding two bags adds their counts, subtracting takes them out. The caller sees to it that no
count passes 15 or falls below 0; the contract suite's inventory check would notice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.kernel.rng import Rng

Bag = i64

MOST_KINDS: Final = 15
EMPTY: Final = 0
LOW_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
ONES: Final = 0x0111111111111111


def several(kind: i64, count: i64) -> Bag:
    return count << (kind * 4)


def one(kind: i64) -> Bag:
    return several(kind, 1)  # not `1 << …`: mypyc shifts a literal in 32 bits


def count(bag: Bag, kind: i64) -> i64:
    return bag >> (kind * 4) & 15


def size(bag: Bag) -> i64:
    """How many items in all. Bytes are summed by a remainder, so no step can overflow."""
    pairs: i64 = (bag & LOW_NIBBLES) + (bag >> 4 & LOW_NIBBLES)
    return pairs % 255


def each_once(bag: Bag) -> Bag:
    """One of each kind that is in the bag."""
    return (bag | bag >> 1 | bag >> 2 | bag >> 3) & ONES


def all_but_one(bag: Bag) -> Bag:
    """What surely remains of a known part after one unknown item has left."""
    return bag - each_once(bag)


def pick(bag: Bag, nth: i64) -> i64:
    """The kind of the nth item, counting from 0 in the order of kinds."""
    kind: i64 = 0
    rest = bag
    while rest:
        nth -= rest & 15
        if nth < 0:
            return kind
        rest >>= 4
        kind += 1
    raise IndexError("there are not that many items in the bag")


def pick_random(bag: Bag, rng: Rng) -> i64:
    """The kind of a random item; it stays in the bag."""
    return pick(bag, rng.below(size(bag)))


def items(bag: Bag) -> list[i64]:
    """Every item as its kind, in the order of kinds."""
    found: list[i64] = []
    kind: i64 = 0
    rest = bag
    while rest:
        for _ in range(rest & 15):
            found.append(kind)
        rest >>= 4
        kind += 1
    return found


def bag_of(kinds: list[i64]) -> Bag:
    bag: i64 = 0
    for kind in kinds:
        bag += one(kind)
    return bag
