"""What the catalogue wants to know of any game, and what is the same for all toys."""

from __future__ import annotations

from pathlib import Path

from scurry.kernel.game import Game
from scurry.kernel.guide import Guide
from scurry.kernel.options import Option, Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.state import Choice

Values = dict[str, Value]


class Toy(Game):
    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        choices: list[Choice],
        options: tuple[Option, ...] = (),
    ) -> None:
        self.id = name
        self.rules_version = 1
        self.titles = dict.fromkeys(("uk", "ru", "en"), name)
        self.fewest = fewest
        self.most = most
        self.minutes = 1
        self.age = 6
        self.options = options
        self.folder = Path(__file__).parent
        self.guide = Guide()
        self.choices = choices

    def vocabulary(self, options: Values) -> list[Choice]:
        return self.choices


def by_points(points: list[int]) -> Outcome:
    """Most points win; equal points share a place."""
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Outcome("outcome-points", places, tuple(float(mine) for mine in points))
