"""What a board keeps of each square, and how far a change can be felt."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from scurry.games.chess_race.lines import Line
from scurry.games.chess_race.words import FRAME, PIECES, Square

LENGTHS: Final = 4  # flights have at most three steps


@final
class Near:
    """What is known of one square, each list made when first asked for.

    All of it depends only on tiles in sight, so boards that look alike from there share it.
    """

    def __init__(self) -> None:
        self.lines: list[Line | None] = [None] * PIECES
        self.flights: list[list[i64] | None] = [None] * LENGTHS
        self.rough: list[i64] | None = None


def in_sight(one: Square, other: Square) -> bool:
    """Whether a tile there could matter to moves and flights from here: near, or in one line."""
    down = one // FRAME - other // FRAME
    right = one % FRAME - other % FRAME
    if down == 0 or right == 0 or down == right or down == -right:
        return True
    return -LENGTHS < down < LENGTHS and -LENGTHS < right < LENGTHS
