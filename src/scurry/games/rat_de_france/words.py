"""The numbers behind the names: actions, terrain, tokens, directions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Action = i64
Cell = i64

STRAIGHT: Final = 0
DIAGONAL: Final = 1
STEP: Final = 2
SWAP: Final = 3
JUMP: Final = 4
IDEA: Final = 5
ACTIONS: Final = 6
NO_ACTION: Final = -1
ACTION_NAMES: Final[list[str]] = ["straight", "diagonal", "step", "swap", "jump", "idea"]
FULL_HAND: Final = 63  # a bit an action

PLAIN: Final = 0
SPRING: Final = 1
MUD: Final = 2
WATER: Final = 3
PEPPER: Final = 4
SUGAR: Final = 5
CLOVER: Final = 6
SIGNS: Final = ".SMWPUC"  # by terrain, in pictures of cards
NOTHING: Final = 0  # a token held: PEPPER, SUGAR or CLOVER, or none
TOKEN_NAMES: Final[dict[int, str]] = {PEPPER: "pepper", SUGAR: "sugar", CLOVER: "clover"}

ROWS: Final = 5
ROW_NAMES: Final = "ABCDE"
OFF: Final = -1  # not a cell: off the track, behind a wall, or a rat that is not on the track

# Directions, clockwise from north (the top edge of the track).
DIRECTIONS: Final[list[str]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DOWN: Final[list[int]] = [-1, -1, 0, 1, 1, 1, 0, -1]
RIGHT: Final[list[int]] = [0, 1, 1, 1, 0, -1, -1, -1]


def cell_name(cell: Cell) -> str:
    """Row and column, counted from the start: C5."""
    return f"{ROW_NAMES[cell % ROWS]}{cell // ROWS + 1}"
