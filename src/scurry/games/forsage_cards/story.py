"""What happened to the deck since it was last shuffled: the source of all memory. FC-38

A story is a chain of small facts, newest first, that never change; clones of a table share it.
Nothing is written while nobody has looked at the deck or put a card into it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.forsage_cards.cards import Card
from scurry.kernel.seats import Seat

DRAWN: Final = 0  # by anyone; all see whether it was a Crash
PEEKED: Final = 1  # by one seat, in secret
RETURNED: Final = 2  # a Crash put back by one seat, in secret
UNKNOWN_PLACE: Final = -1
NOTHING: Final[list[i64]] = []


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Fact:
    """One fact. `size` and `crashes` are the deck's before it happened (both are public)."""

    def __init__(self, before: Fact | None, what: i64, seat: Seat, size: i64, crashes: i64) -> None:
        self.before = before
        self.what: i64 = what
        self.seat: i64 = seat
        self.size: i64 = size
        self.crashes: i64 = crashes
        self.crash = False  # DRAWN: was it one?
        self.cards: list[i64] = NOTHING  # PEEKED: from the top
        self.place: i64 = UNKNOWN_PLACE  # RETURNED: how many cards lie above
        self._memories: dict[int, object] = {}  # by seat: what memory.py made of it

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without what was made of it."""
        facts = (self.before, self.what, self.seat, self.size, self.crashes)
        return rebuilt, (*facts, self.crash, self.cards, self.place)


def rebuilt(
    before: Fact | None,
    what: i64,
    seat: Seat,
    size: i64,
    crashes: i64,
    crash: bool,
    cards: list[Card],
    place: i64,
) -> Fact:
    fact = Fact(before, what, seat, size, crashes)
    fact.crash = crash
    fact.cards = cards
    fact.place = place
    return fact


def drawn(before: Fact, seat: Seat, size: i64, crashes: i64, crash: bool) -> Fact:
    fact = Fact(before, DRAWN, seat, size, crashes)
    fact.crash = crash
    return fact


def peeked(before: Fact | None, seat: Seat, size: i64, crashes: i64, cards: list[Card]) -> Fact:
    fact = Fact(before, PEEKED, seat, size, crashes)
    fact.cards = cards
    return fact


def returned(before: Fact | None, seat: Seat, size: i64, crashes: i64, place: i64) -> Fact:
    fact = Fact(before, RETURNED, seat, size, crashes)
    fact.place = place
    return fact


def retold(before: Fact | None, fact: Fact, seat: Seat) -> Fact:
    """The same fact as that seat knows it, after what it knows of the facts before."""
    again = Fact(before, fact.what, fact.seat, fact.size, fact.crashes)
    again.crash = fact.crash
    if fact.seat == seat:
        again.cards = fact.cards
        again.place = fact.place
    return again
