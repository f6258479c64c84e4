"""The answers to a race that are under way: each has its time, and the earliest is let in first.

Time is only counted here, in milliseconds, never measured. `now` is the time of all races up to
the last answer that was let in. A seat's own clock starts when it is asked. An answer whose
question has changed meanwhile is void.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Asked(NamedTuple):
    serial: int  # of the question
    since: int  # when it was put


class Due(NamedTuple):
    """An answer, and when it arrives; a lot decides between two at the same time."""

    at: int
    lot: int
    seat: int
    serial: int
    key: str
    ms: int  # on the seat's own clock
    timeout: bool  # nothing was said: it is what silence means


class Race:
    def __init__(self) -> None:
        self.now = 0
        self.asked: dict[int, Asked] = {}
        self.dues: dict[int, Due] = {}

    def follow(self, serials: Mapping[int, int]) -> list[int]:
        """These are the questions now, by seat. Whose answers are void by that."""
        before = self.asked
        self.asked = {seat: Asked(serial, self.now) for seat, serial in serials.items()}
        for seat, asked in before.items():
            if serials.get(seat) == asked.serial:
                self.asked[seat] = asked
        void = [seat for seat, due in self.dues.items() if serials.get(seat) != due.serial]
        for seat in void:
            del self.dues[seat]
        return void

    def missing(self) -> list[int]:
        """Those who are asked and have not answered yet."""
        return [seat for seat in self.asked if seat not in self.dues]

    def run(self, seat: int) -> str:
        """Words for the seat's way to its answer; they do not repeat."""
        serial, since = self.asked[seat]
        return f"{seat} {serial} {since}"

    def shows(self, seat: int, at: int) -> int:
        """What the clock of a seat shows at that time."""
        return at - self.asked[seat].since

    def give(self, seat: int, key: str, ms: int, lot: int, timeout: bool = False) -> None:
        """An answer, so long after the seat was asked."""
        serial, since = self.asked[seat]
        self.dues[seat] = Due(since + ms, lot, seat, serial, key, ms, timeout)

    def first(self) -> Due | None:
        return min(self.dues.values(), default=None)

    def arrive(self, seat: int, ms: int) -> None:
        """The answer of a seat is let in; if the seat is asked again, its clock starts anew."""
        asked = self.asked.pop(seat, None)
        self.dues.pop(seat, None)
        if asked is not None:
            self.now = max(self.now, asked.since + ms)
