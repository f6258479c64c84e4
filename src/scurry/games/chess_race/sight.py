"""What a board keeps of each square, and how far a change can be felt."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from scurry.games.chess_race.lines import Line
from scurry.games.chess_race.words import FRAME, PIECES, Square

LENGTHS: Final = 4  # flights have at most three steps


@final
class Spot:
    """What is known of one square: each list is made when first asked for.

    Boards that look the same from a square share what is near it.
    """

    def __init__(self, near: Near) -> None:
        self.near = near
        self.trees: list[i64] | None = None  # the nearest ones
        self.mountains: list[i64] | None = None


@final
class Near:
    """What depends only on the tiles in sight of a square."""

    def __init__(self) -> None:
        self.lines: list[Line | None] = [None] * PIECES
        self.flights: list[list[i64] | None] = [None] * LENGTHS
        self.rough: list[i64] | None = None
        self.steps: Line | None = None  # onto what is rough, with an item


def in_sight(one: Square, other: Square) -> bool:
    """Whether a tile there could matter to moves and flights from here: near, or in one line."""
    down = one // FRAME - other // FRAME
    right = one % FRAME - other % FRAME
    if down == 0 or right == 0 or down == right or down == -right:
        return True
    return -LENGTHS < down < LENGTHS and -LENGTHS < right < LENGTHS
