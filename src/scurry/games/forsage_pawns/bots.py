"""How a race stands: by the way the pawns have gone, and who may be caught."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from scurry.games.forsage_pawns.board import HOME
from scurry.games.forsage_pawns.race import Race
from scurry.kernel.guide import Guide
from scurry.kernel.seats import Seat
from scurry.kernel.state import State


@final
class Racer(Guide):
    def score(self, state: State, seat: Seat) -> float:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.value(seat)
        race = cast(Race, state)
        mine = worth(race, seat)
        total = 0.0
        for other in range(race.seats):
            total += worth(race, other)
        return mine / total


def worth(race: Race, seat: Seat) -> float:
    """The way gone; a pawn out of its home counts, one in its lane too, one in danger less."""
    total = 10.0
    for at in range(seat * 4, seat * 4 + 4):
        step = race.pawns[at]
        if step >= race.board.loop:
            total += float(step) + 40.0
        elif step != HOME:
            total += (float(step) + 20.0) * (1.0 - 0.1 * float(hunters(race, seat, step)))
    return total


def hunters(race: Race, seat: Seat, step: i64) -> i64:
    """How many rival pawns are one to six cells behind."""
    cell = race.cell(seat, step)
    found: i64 = 0
    for other in range(race.seats):
        if other != seat:
            reach = race.step_at(other, cell)
            for at in range(other * 4, other * 4 + 4):
                gap = reach - race.pawns[at]
                if race.pawns[at] != HOME and 1 <= gap <= 6:
                    found += 1
    return found
