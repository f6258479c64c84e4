"""The track for a person at a terminal: walls, rats in colour, reachable cells numbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.rat_de_france.choices import Go
from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.words import PLAIN, ROW_NAMES, ROWS, SIGNS

LETTERS: Final = "abcd"
# ANSI colours: the rats (red, yellow, green, blue), then what stands out.
RAT_COLOURS: Final[list[str]] = ["1;91", "1;93", "1;92", "1;94"]
NUMBER_COLOUR: Final = "1;97;44"
WALL_COLOUR: Final = "1;97"
TERRAIN_COLOURS: Final[list[str]] = ["2", "1;95", "33", "36", "31", "37", "32"]


def paint(text: str, colour: str) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m"


def grid(race: Rats, seat: int | None) -> list[str]:
    """Five rows with the columns' numbers and arrows above; heavy lines are walls."""
    columns = range(race.track.columns)
    numbers = reachable(race, seat)
    heads = "".join(f"{column + 1:^4}" for column in columns)
    arrows = "".join(f"{'↑' if race.track.arrows[column] > 0 else '↓':^4}" for column in columns)
    lines = [f"   {heads}".rstrip(), f"   {arrows}".rstrip(), border(race, "┌┬┐")]
    for row in range(ROWS):
        lines.append(cells(race, row, numbers))
        lines.append(below(race, row) if row < ROWS - 1 else border(race, "└┴┘"))
    return lines


def reachable(race: Rats, seat: int | None) -> dict[int, int]:
    """By cell: the number of the first option that ends there, as the terminal counts them."""
    found: dict[int, int] = {}
    if seat is not None:
        for number, option in enumerate(race.options(seat), 1):
            if isinstance(option, Go):
                found.setdefault(option.end, number)
    return found


def border(race: Rats, corners: str) -> str:
    return "  " + corners[0] + corners[1].join(["───"] * race.track.columns) + corners[2]


def cells(race: Rats, row: i64, numbers: dict[int, int]) -> str:
    line = f"{ROW_NAMES[row]} │"
    for column in range(race.track.columns):
        cell = column * ROWS + row
        line += inside(race, cell, numbers)
        line += paint("┃", WALL_COLOUR) if race.track.right[cell] else "│"
    return line


def inside(race: Rats, cell: i64, numbers: dict[int, int]) -> str:
    """A rat, else the number of a move there beside the terrain's letter, else that letter."""
    rat = race.rat_at(cell)
    if rat >= 0:
        return " " + paint(LETTERS[rat], RAT_COLOURS[rat]) + " "
    terrain = race.track.terrain[cell]
    flag = cell < ROWS or race.track.is_finish(cell)
    sign = "⚑" if flag and terrain == PLAIN else "·" if terrain == PLAIN else SIGNS[terrain]
    ground = paint(sign, TERRAIN_COLOURS[terrain])
    if cell in numbers:
        return paint(f"{numbers[cell]:>2}", NUMBER_COLOUR) + ground
    return f" {ground} "


def below(race: Rats, row: i64) -> str:
    """The line between two rows."""
    parts = [
        paint("━━━", WALL_COLOUR) if race.track.under[column * ROWS + row] else "───"
        for column in range(race.track.columns)
    ]
    return "  ├" + "┼".join(parts) + "┤"
