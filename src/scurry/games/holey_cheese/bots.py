"""How a game stands: by products taken and burrow cards on the ring."""

from __future__ import annotations

from typing import cast, final

from scurry.games.holey_cheese.notebook import Memory
from scurry.games.holey_cheese.table import Table
from scurry.kernel.guide import Guide
from scurry.kernel.notebook import Notebook, Wits
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import State

# By products: what the first, second and third are worth. A laid card is a share of the next.
WORTH = (1.0, 3.0, 7.0, 16.0)


@final
class Mouse(Guide):
    def notebook(self, seat: Seat, wits: Wits, rng: Rng) -> Notebook:
        return Memory(seat, wits, rng)

    def settle(self, state: State, seat: Seat) -> None:
        """Nothing is waited for: a race of others would be a guess."""

    def score(self, state: State, seat: Seat) -> float:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.value(seat)
        table = cast(Table, state)
        total = 0.0
        for other in range(table.seats):
            total += worth(table, other)
        return worth(table, seat) / total


def worth(table: Table, seat: Seat) -> float:
    """Products, and the share of the next one that already lies on the ring."""
    stage = table.stage(seat)
    share = float(table.laid_by(seat)) / float(stage + 1)
    return WORTH[stage] + 0.8 * share * (WORTH[stage + 1] - WORTH[stage])
