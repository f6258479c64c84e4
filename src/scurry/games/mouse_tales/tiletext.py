"""The faces of the tiles as content/tiles.toml has them; lines are written short there."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.schema import (
    BadContent,
    Schema,
    count,
    fill,
    items,
    kebab,
    number_of,
    one_of,
    read_entries,
    table,
    text,
)
from scurry.games.mouse_tales.words import (
    CELL_NAMES,
    CELLS,
    NO_EXIT,
    NONE,
    SIDES,
    WAY_NAMES,
    WAY_X,
    WAY_Y,
    WIDTH,
)

OFF: Final = -2  # a current that leaves the tile
COLOURS: Final[list[str]] = ["orange", "blue"]
TERRAIN: Final = ".#=eFfX~TE"
ROCK: Final = "#"
GAP: Final = "="
AREA: Final = "TE"
WATER: Final = "~f"
SPAWN: Final = "eE"
FLIP: Final = "Ff"
TRAP: Final = "X"
# By way: the cells in the middle of that edge.
EXIT_CELLS: Final[list[list[i64]]] = [[2, 3], [17, 23], [32, 33], [12, 18]]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SideText:
    """One face of a tile as it is written: every cell by itself, areas too. MT-C12"""

    def __init__(self) -> None:
        self.number: i64 = 0  # 1 to 16, as printed
        self.name = ""
        self.colour: i64 = 0
        self.exits: list[i64] = [NO_EXIT] * 4  # by way: a colour
        self.exit_cells: list[list[i64]] = [[], [], [], []]
        self.rows: list[str] = []
        self.red: list[tuple[i64, i64]] = []
        self.yellow: list[tuple[i64, i64]] = []  # upper cell, lower cell: the arrow's way
        self.current: list[i64] = [NONE] * CELLS  # where the water carries; OFF: off the tile
        self.red_rows: list[i64] = []  # short for the line below that row
        self.red_round = ""  # short for the line round the area

    def at(self, cell: i64) -> str:
        return self.rows[cell // WIDTH][cell % WIDTH]

    def is_space(self, cell: i64) -> bool:
        return self.at(cell) not in ROCK + GAP

    def area(self) -> list[i64]:
        return [cell for cell in range(CELLS) if self.at(cell) in AREA]

    def node(self, cell: i64) -> i64:
        """The cell, or the first of the area it belongs to; NONE if it is no space."""
        if not self.is_space(cell):
            return NONE
        return self.area()[0] if self.at(cell) in AREA else cell

    def nodes(self) -> list[i64]:
        """By cell."""
        return [self.node(cell) for cell in range(CELLS)]

    def is_yellow(self, one: i64, other: i64) -> bool:
        return (one, other) in self.yellow or (other, one) in self.yellow


def beside(cell: i64, way: i64) -> i64:
    column = cell % WIDTH + WAY_X[way]
    row = cell // WIDTH + WAY_Y[way]
    if column < 0 or column >= WIDTH or row < 0 or row >= CELLS // WIDTH:
        return NONE
    return row * WIDTH + column


def rows_of(value: object, where: str) -> list[str]:
    rows = [text(each, where) for each in items(value, where)]
    if len(rows) != WIDTH:
        raise BadContent(f"{where}: {len(rows)} rows instead of {WIDTH}")
    for at, row in enumerate(rows, 1):
        if len(row) != WIDTH:
            raise BadContent(f"{where}: row {at} has {len(row)} cells instead of {WIDTH}")
        for sign in row:
            if sign not in TERRAIN:
                raise BadContent(f"{where}: row {at}: {sign!r} is no terrain")
    return rows


def exits_of(value: object, where: str) -> list[int]:
    found = [NO_EXIT] * 4
    for way, colour in table(value, where).items():
        found[number_of(way, WAY_NAMES, where)] = number_of(colour, COLOURS, f"{where}, {way}")
    return found


def chain(value: object, where: str) -> list[int]:
    """The cells of "a3>b3>off"."""
    names = [*CELL_NAMES, "off"]
    found = [number_of(name, names, where) for name in text(value, where).split(">")]
    return [OFF if each == CELLS else each for each in found]


def yellow_of(value: object, where: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for each in items(value, where):
        cells = chain(each, where)
        if len(cells) != 2 or OFF in cells:
            raise BadContent(f"{where}: {each!r} is no line between two cells")
        found.append((cells[0], cells[1]))
    return found


def current_of(value: object, where: str) -> list[int]:
    found = [NONE] * CELLS
    cells = chain(value, where)
    for at in range(len(cells) - 1):
        if cells[at] == OFF:
            raise BadContent(f"{where}: water that has left the tile does not come back")
        found[cells[at]] = cells[at + 1]
    return found


def red_rows_of(value: object, where: str) -> list[int]:
    rows = [count(each, where) for each in items(value, where)]
    for row in rows:
        if not 1 <= row < WIDTH:
            raise BadContent(f"{where}: there is no row below row {row}")
    return rows


def red_round_of(value: object, where: str) -> str:
    return ["area"][number_of(value, ["area"], where)]


SIDE: Final = Schema(
    {
        "number": count,
        "name": kebab,
        "colour": one_of(COLOURS),
        "exits": exits_of,
        "rows": rows_of,
    },
    {
        "red_rows": red_rows_of,
        "red_round": red_round_of,
        "yellow": yellow_of,
        "current": current_of,
    },
)


def read_sides(path: Path) -> list[SideText]:
    """The sixteen faces in order. MT-C12"""
    found: list[SideText] = []
    for at, (entry, where) in enumerate(read_entries(path, "side"), 1):
        side = SideText()
        fill(side, entry, SIDE, where)
        if side.number != at:
            raise BadContent(f"{where}, number: {side.number} where {at} is due")
        find_exit_cells(side)
        rule_red_lines(side)
        check_lines(side, where)
        found.append(side)
    if len(found) != SIDES:
        raise BadContent(f"{path.name}: {len(found)} sides instead of {SIDES}")
    return found


def find_exit_cells(side: SideText) -> None:
    for way in range(4):
        if side.exits[way] != NO_EXIT:
            side.exit_cells[way] = [cell for cell in EXIT_CELLS[way] if side.is_space(cell)]


def rule_red_lines(side: SideText) -> None:
    """Draw the short-written red lines between spaces, but not where a yellow one runs. MT-M4"""
    area = side.area() if side.red_round else []
    for cell in range(CELLS):
        for way in range(1, 3):  # east and south: each edge once
            other = beside(cell, way)
            if other == NONE or not side.is_space(cell) or not side.is_space(other):
                continue
            below = cell // WIDTH + 1 in side.red_rows and other == cell + WIDTH
            round_area = (cell in area) != (other in area)
            if (below or round_area) and not side.is_yellow(cell, other):
                side.red.append((cell, other))


def check_lines(side: SideText, where: str) -> None:
    for upper, lower in side.yellow:
        spaces = side.is_space(upper) and side.is_space(lower)
        if not spaces or lower not in [beside(upper, way) for way in range(4)]:
            line = f"{CELL_NAMES[upper]}>{CELL_NAMES[lower]}"
            raise BadContent(f"{where}, yellow: {line!r} are no two spaces side by side")
    if side.red_round and not side.area():
        raise BadContent(f"{where}, red_round: there is no area")
    for cell in range(CELLS):
        if side.current[cell] != NONE and side.at(cell) not in WATER:
            raise BadContent(f"{where}, current: {CELL_NAMES[cell]} is no water")
