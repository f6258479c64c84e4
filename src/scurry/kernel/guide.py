"""What a game tells its bots: how to judge a position, what to try, in which order."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The defaults know nothing of any game. All states given here are imagined tables."""

    def score(self, state: State, seat: Seat) -> float:
        """How good the position is for a seat, from 0.0 (lost) to 1.0 (won)."""
        outcome = state.outcome()
        return 0.5 if outcome is None else outcome.value(seat)

    def rollout(self, state: State, seat: Seat, rng: Rng) -> Choice:
        """A quick, not too silly choice for playing a table on to its end."""
        options = state.options(seat)
        return options[rng.below(len(options))]

    def order(self, state: State, seat: Seat) -> list[Choice]:
        """The options, the most promising first; search looks at them in this order."""
        return state.options(seat)
