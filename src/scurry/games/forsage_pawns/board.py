"""The track: a loop of cells, four Starts, four lanes of finish cells. FP-C1 FP-26

A pawn's way is counted in steps: 0 is its own Start, then once round the loop, then its lane.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

HOME: Final = -1  # the step of a pawn in its home circle
LANE: Final = 4  # finish cells of a colour
COLOURS: Final = 4

Point = tuple[int, int]

# The first quarter of each loop on a square grid, x to the right, y down, from colour 0's Start.
# The others follow by turning the board a quarter clockwise.
SHORT_QUARTER: Final[list[Point]] = [
    (6, 0), (6, 1), (6, 2), (6, 3), (6, 4), (7, 4), (8, 4), (9, 4), (10, 4), (10, 5),
]  # fmt: skip
LONG_QUARTER: Final[list[Point]] = [
    (8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (9, 6), (10, 6), (11, 6), (12, 6), (13, 6),
    (14, 6), (14, 7),
]  # fmt: skip


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Board:
    """One size of the loop, with the places of its cells on a grid for drawing."""

    def __init__(self, quarter: list[Point], lane: list[Point], width: int) -> None:
        self.loop: i64 = len(quarter) * COLOURS
        self.last: i64 = self.loop + LANE - 1  # the step of the deepest finish cell
        self.width = width
        self.cells = turned(quarter, width)
        self.lanes = turned(lane, width)  # four of colour 0, four of colour 1 …

    def start(self, colour: i64) -> i64:
        """The loop cell where a colour begins."""
        return colour * (self.loop // COLOURS)

    def point(self, colour: int, step: int) -> Point:
        """Where on the grid a pawn of a colour stands after so many steps."""
        if step >= self.loop:
            return self.lanes[colour * LANE + step - self.loop]
        return self.cells[(self.start(colour) + step) % self.loop]


def turned(points: list[Point], width: int) -> list[Point]:
    """The points, and the same turned by one, two and three quarters."""
    found = [*points]
    for _ in range(COLOURS - 1):
        points = [(width - 1 - y, x) for x, y in points]
        found += points
    return found


SHORT: Final = Board(SHORT_QUARTER, [(5, 1), (5, 2), (5, 3), (5, 4)], 11)
LONG: Final = Board(LONG_QUARTER, [(7, 1), (7, 2), (7, 3), (7, 4)], 15)


def board_of(loop: i64) -> Board:
    return LONG if loop == LONG.loop else SHORT
