"""How a game ended."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from scurry.kernel.seats import Seat


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Outcome:
    """Why it ended, a place for everyone (1 is best; equal places are ties), scores, teams.

    In a co-operative game all share place 1 when they won and place 2 when the game did.
    """

    def __init__(
        self,
        reason: str,
        places: tuple[int, ...],
        scores: tuple[float, ...] | None = None,
        teams: tuple[int, ...] | None = None,
    ) -> None:
        self.reason = reason
        self.places = places
        self.scores = scores
        self.teams = teams

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.places)) if self.places[seat] == 1)

    def value(self, seat: Seat) -> float:
        """From 0.0 (nobody did worse) to 1.0 (won), ties shared: what search maximises."""
        if len(self.places) == 1:
            return 1.0 if self.places[0] == 1 else 0.0
        mine = self.places[seat]
        beaten = 0.0
        for place in self.places:
            if place > mine:
                beaten += 1.0
            elif place == mine:
                beaten += 0.5
        rivals = len(self.places) - 1
        together = beaten - 0.5  # do not count oneself
        if together == 0.5 * rivals:  # all equal: a common win or a common loss
            return 1.0 if mine == 1 else 0.0
        return together / rivals

    def __repr__(self) -> str:
        return f"{self.reason}: places {self.places}"
