"""Who answers next, when several are asked: by lot, or in a race by who is fastest.

Time here is only counted, never waited for. Each bot's answer to a race falls due when its own
seconds are over; the earliest is let in first. An answer whose question has changed meanwhile is
void, and that bot is asked again.
"""

from __future__ import annotations

from typing import final

from scurry.bots.bot import Bot
from scurry.bots.chair import Chair
from scurry.kernel.question import RACE
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


@final
class Due:
    """An answer under way: to which question, and when it arrives."""

    def __init__(self, serial: int, choice: Choice, at: float) -> None:
        self.serial = serial
        self.choice = choice
        self.at = at


@final
class Pace:
    def __init__(self, bots: list[Bot], lot: Rng) -> None:
        self.bots = bots
        self.lot = lot
        self.now = 0.0  # seconds of all races until now
        self.due: dict[int, Due] = {}  # by seat

    def step(self, state: State) -> None:
        """One choice of one of those who are asked."""
        asked = state.pending()
        seat = asked[0] if len(asked) == 1 else asked[self.lot.below(len(asked))]
        if state.question(seat).kind == RACE:
            seat = self.fastest(state, asked)
            due = self.due.pop(seat)
            self.now = due.at
            state.apply(seat, due.choice)
        else:
            state.apply(seat, self.bots[seat].choose(Chair(state, seat)))

    def fastest(self, state: State, asked: tuple[Seat, ...]) -> Seat:
        first = asked[0]
        earliest = -1.0
        for seat in asked:
            at = self.answer(state, seat).at
            if earliest < 0.0 or at < earliest:
                earliest = at
                first = seat
        return first

    def answer(self, state: State, seat: Seat) -> Due:
        """The answer that this bot is about to give to what it is asked."""
        question = state.question(seat)
        due = self.due.get(seat)
        if due is None or due.serial != question.serial:
            chair = Chair(state, seat)
            bot = self.bots[seat]
            choice = bot.choose(chair)
            wait = float(question.lock) / 1000.0 + bot.seconds(chair)
            due = Due(question.serial, choice, self.now + wait)
            self.due[seat] = due
        return due
