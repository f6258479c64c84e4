"""Races made fair: answers wait until no earlier one can come, then go in by their own time.

Everything is counted in seconds of the server's clock. A question is `sent` to a seat at some
moment; an answer arrives later and says how long, by the client's own clock, its player took. That
claim is believed as far as it is possible: the way there and back can have taken no longer than
`line`, the longest that the seat's pings took of late, and never more than LONGEST_LINE. So

    arrived - sent - line  <=  fair time  <=  arrived - sent

A client that lies gains at most `line` minus what its line really takes; one that delays its
pongs too, at most LONGEST_LINE. See docs/races.md.
"""

from __future__ import annotations

from collections import deque
from typing import Final

LONGEST_LINE: Final = 0.4
PINGS_KEPT: Final = 8
SOONEST: Final = 0.15  # nobody reads, decides and presses in less


class Line:
    """How long the way to a client and back takes, by its last pings."""

    def __init__(self) -> None:
        self.pings: deque[float] = deque(maxlen=PINGS_KEPT)

    def note(self, seconds: float) -> None:
        self.pings.append(seconds)

    @property
    def longest(self) -> float:
        return min(LONGEST_LINE, max(self.pings, default=LONGEST_LINE))


class Answer:
    def __init__(self, seat: int, key: str, serial: int, fair: float, tag: object) -> None:
        self.seat = seat
        self.key = key
        self.serial = serial
        self.fair = fair  # seconds after the question was shown
        self.tag = tag  # whatever the caller wants back


class Asking:
    """One seat's part in a race: when it was asked and shown which question, over what line, and
    how long it must wait before another answer counts."""

    def __init__(self, serial: int, since: float, sent: float, line: float, lock: float) -> None:
        self.serial = serial
        self.since = since
        self.sent = sent
        self.line = line
        self.lock = lock


class Buffer:
    """The answers under way in one race."""

    def __init__(self) -> None:
        self.asked: dict[int, Asking] = {}
        self.answers: dict[int, Answer] = {}

    def ask(
        self,
        seat: int,
        serial: int,
        sent: float,
        line: float,
        since: float | None = None,
        lock: float = 0.0,
    ) -> None:
        """This seat is shown a question. Showing it the same one again changes nothing.

        `since` is when it was asked, if that was before: who is shown the question late is not
        late by that, but who tries again is asked anew and has no head start.
        """
        known = self.asked.get(seat)
        if known is None or known.serial != serial:
            self.asked[seat] = Asking(serial, sent if since is None else since, sent, line, lock)
            self.answers.pop(seat, None)

    def answer(
        self, seat: int, key: str, serial: int, arrived: float, claimed: float | None, tag: object
    ) -> bool:
        """Take an answer in; False if this seat has one under way or is not asked that."""
        asking = self.asked.get(seat)
        if asking is None or asking.serial != serial or seat in self.answers:
            return False
        whole = arrived - asking.sent
        least = max(SOONEST, whole - asking.line)
        fair = whole if claimed is None else min(max(claimed, least), max(whole, SOONEST))
        self.answers[seat] = Answer(seat, key, serial, max(fair, asking.lock), tag)
        return True

    def plan(self, seat: int, key: str, serial: int, seconds: float, tag: object) -> None:
        """A bot's answer, which will be given after so many seconds."""
        self.answers[seat] = Answer(seat, key, serial, max(SOONEST, seconds), tag)

    def due(self, waiting: tuple[int, ...]) -> tuple[Answer, float] | None:
        """The earliest answer, and the moment from which no other can be earlier."""
        first: Answer | None = None
        at = 0.0
        for seat in waiting:
            answer = self.answers.get(seat)
            if answer is not None:
                given = self.asked[seat].since + answer.fair
                if first is None or given < at:
                    first, at = answer, given
        if first is None:
            return None
        moment = self.asked[first.seat].sent + first.fair
        for seat in waiting:
            if seat not in self.answers and seat in self.asked:
                asking = self.asked[seat]
                moment = max(moment, asking.sent + asking.line + at - asking.since)
        return first, moment

    def drop(self, seat: int) -> None:
        """That answer is done with; the seat may be asked again."""
        self.answers.pop(seat, None)

    def keep_only(self, serials: dict[int, int]) -> list[Answer]:
        """Forget seats that are not asked that any more; their answers came too late."""
        gone = [seat for seat, asking in self.asked.items() if serials.get(seat) != asking.serial]
        for seat in gone:
            del self.asked[seat]
        return [self.answers.pop(seat) for seat in gone if seat in self.answers]
