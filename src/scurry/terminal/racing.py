"""People in a race: each is timed from the moment it is shown its question.

One person alone hears at once what the bots answer while it thinks. Several who share a screen
are shown the same position one after another; then all answers are sorted by time.
"""

from __future__ import annotations

from typing import NamedTuple

from scurry.terminal.front import Front
from scurry.terminal.keeper import Keeper
from scurry.terminal.table import TOO_LATE, Table


class Shown(NamedTuple):
    """The question somebody looks at."""

    seat: int
    serial: int
    zero: float  # when the clock of that seat showed nothing


class Course:
    def __init__(self, table: Table, front: Front, keeper: Keeper) -> None:
        self.table = table
        self.front = front
        self.keeper = keeper
        self.shown: Shown | None = None

    def run(self) -> None:
        """Wait until it is certain which answer is the first."""
        race = self.table.race
        people = [seat for seat in race.asked if seat in self.table.humans]
        for seat in race.missing():
            rival = race.first() if len(people) == 1 else None
            self.time(seat, None if rival is None else race.shows(seat, rival.at))

    def time(self, seat: int, rival: int | None) -> None:
        """Wait for an answer, but no longer than until a rival's, or the end of the time."""
        shown = self.shown
        if shown is None or shown.seat != seat:
            shown = self.show(seat)
        limit = self.table.clocks(seat)[1]
        stop = min((ms for ms in (rival, limit) if ms is not None), default=None)
        until = None if stop is None else shown.zero + stop / 1000
        answer = self.front.wait(self.table, seat, until)
        if answer is not None:
            self.shown = None
            self.table.submit(seat, answer.key, round((self.front.now() - shown.zero) * 1000))
        elif stop is not None and stop == limit:
            self.table.submit(seat, "", limit)
            self.close(shown)

    def show(self, seat: int) -> Shown:
        self.keeper.save(self.table.scribe.record)  # stored, then shown
        self.front.put(self.table, seat)
        race = self.table.race
        zero = self.front.now() - race.shows(seat, race.now) / 1000
        self.shown = shown = Shown(seat, race.asked[seat].serial, zero)
        return shown

    def tell(self) -> None:
        """What was let in is news to whoever still thinks, unless it ended the question."""
        shown = self.shown
        if shown is None:
            return
        self.keeper.save(self.table.scribe.record)
        asked = self.table.race.asked.get(shown.seat)
        if asked is not None and asked.serial == shown.serial:
            self.front.news(self.table, shown.seat)
        else:
            self.table.late[shown.seat] = TOO_LATE
            self.close(shown)

    def close(self, shown: Shown) -> None:
        self.shown = None
        self.front.over(self.table, shown.seat, shown.serial)
