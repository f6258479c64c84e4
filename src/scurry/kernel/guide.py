"""What a game tells its bots: how to judge a position, what to try, in which order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from scurry.kernel.notebook import Notebook, Wits
from scurry.kernel.question import WINDOW
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

SETTLING: Final = 100  # at most so many answers are waited for


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The defaults know nothing of any game. All states given here are imagined tables."""

    def score(self, state: State, seat: Seat) -> float:
        """How good the position is for a seat, from 0.0 (lost) to 1.0 (won)."""
        outcome = state.outcome()
        return 0.5 if outcome is None else outcome.value(seat)

    def settle(self, state: State, seat: Seat) -> None:
        """Play a table on, after a choice of that seat, to where it can be judged fairly.

        By default open windows pass in silence.
        """
        for _ in range(SETTLING):
            asked = state.pending()
            if not asked or state.question(asked[0]).kind != WINDOW:
                return
            silence = state.silence(asked[0])
            if silence is None:
                return
            state.apply(asked[0], silence)

    def rollout(self, state: State, seat: Seat, rng: Rng) -> Choice:
        """A quick, not too silly choice for playing a table on to its end."""
        options = state.options(seat)
        return options[rng.below(len(options))]

    def order(self, state: State, seat: Seat) -> list[Choice]:
        """The options, the most promising first; search looks at them in this order."""
        return state.options(seat)

    def notebook(self, seat: Seat, wits: Wits, rng: Rng) -> Notebook:
        """A fresh memory for a player of these wits; all its chance comes from that generator."""
        return Notebook(seat, wits, rng)
