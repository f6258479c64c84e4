"""What a bot gets to see: its options, the question, imagined tables. Never the table itself."""

from __future__ import annotations

from typing import final

from scurry.kernel.question import Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


@final
class Chair:
    def __init__(self, table: State, seat: Seat) -> None:
        self._table = table
        self.seat: int = seat

    def question(self) -> Question:
        return self._table.question(self.seat)

    def options(self) -> list[Choice]:
        return [*self._table.options(self.seat)]

    def imagine(self, rng: Rng) -> State:
        """A table that might be the real one, as far as this seat can tell."""
        return self._table.imagine(self.seat, rng)
