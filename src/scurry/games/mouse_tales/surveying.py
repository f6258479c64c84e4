"""Working out a ground from the drawing of a side: lines, gaps, corners and currents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, final

from mypy_extensions import i64

from scurry.games.mouse_tales import content
from scurry.games.mouse_tales.ground import (
    ALL_LAWS,
    CLIMB,
    FAR,
    FEATURES_BLOCK,
    HOOK_LENGTH,
    MINIONS_CROSS_GAPS,
    MINIONS_REACH_ACROSS,
    ORTHOGONAL,
    OUT,
    STILL,
    Ground,
)
from scurry.games.mouse_tales.words import CELLS, NONE, NORTH, SIDES, WEST, WIDTH, Cell, bit

ON_FOOT: Final = 0  # lines count
OVER_LINES: Final = 1
OVER_GAPS: Final = 2  # lines don't count, and gaps are as good as cells

NO_LINE: Final = 0
RED: Final = 1
DOWN: Final = 2  # with a yellow arrow
UP: Final = 3

KNOWN: Final[list[Ground | None]] = [None] * (SIDES * ALL_LAWS)


def ground(side: i64, laws: i64) -> Ground:
    """The side with that number (one less than printed), worked out when first asked for."""
    found = KNOWN[laws * SIDES + side]
    if found is None:
        found = build(content.sides()[side], laws)
        found.side = side
        KNOWN[laws * SIDES + side] = found
    return found


class Drawing(Protocol):
    """A side as the content files have it."""

    @property
    def colour(self) -> int: ...
    @property
    def exits(self) -> Sequence[int]: ...  # colours, by way
    @property
    def exit_cells(self) -> Sequence[Sequence[int]]: ...
    @property
    def rows(self) -> Sequence[str]: ...
    @property
    def red(self) -> Sequence[tuple[int, int]]: ...
    @property
    def yellow(self) -> Sequence[tuple[int, int]]: ...  # upper cell, lower cell
    @property
    def current(self) -> Sequence[int]: ...  # by cell: a cell, STILL or OUT


def build(text: Drawing, laws: i64) -> Ground:
    sketch = Sketch(text, laws)
    made = Ground(laws)
    made.colour = text.colour
    made.exits = [*text.exits]
    name_nodes(made, sketch)
    for way in range(NORTH, WEST + 1):
        for cell in text.exit_cells[way]:
            node = made.node[cell]
            if node != NONE and node not in made.exit_nodes[way]:
                made.exit_nodes[way].append(node)
    join(made, sketch)
    reach_further(made, sketch)
    look_around(made, sketch)
    flow(made, text.current)
    measure(made)
    return made


@final
class Sketch:
    """A side cell by cell, before the cells of the special area become one node."""

    def __init__(self, text: Drawing, laws: i64) -> None:
        self.laws: i64 = laws
        self.signs: list[str] = [sign for row in text.rows for sign in row]
        self.lines: list[i64] = [NO_LINE] * (CELLS * CELLS)
        for one, other in text.red:
            self.lines[one * CELLS + other] = RED
            self.lines[other * CELLS + one] = RED
        for upper, lower in text.yellow:
            self.lines[upper * CELLS + lower] = DOWN
            self.lines[lower * CELLS + upper] = UP
        self.cells: list[i64] = [cell for cell in range(CELLS) if self.signs[cell] not in "#="]

    def bears(self, cell: Cell, manner: i64) -> bool:
        """Whether there is something to walk on, or to float over."""
        return self.signs[cell] != "#" and (self.signs[cell] != "=" or manner == OVER_GAPS)

    def touch(self, one: Cell, other: Cell, manner: i64) -> bool:
        """The adjacency test of the tile data. MT-M2 MT-M11 MM-01"""
        if king(one, other) != 1 or not self.bears(one, manner) or not self.bears(other, manner):
            return False
        if one // WIDTH == other // WIDTH or one % WIDTH == other % WIDTH:
            return manner != ON_FOOT or self.lines[one * CELLS + other] != RED
        if self.laws & ORTHOGONAL:
            return False
        for corner in corners(one, other):
            if self.bears(corner, manner):
                if manner != ON_FOOT:
                    return True
                if self.lines_on(one, corner, other) == NO_LINE:
                    return True
        return False

    def lines_on(self, one: Cell, corner: Cell, other: Cell) -> i64:
        """The lines of a way over two edges, as one number: RED for a single red one."""
        first = self.lines[one * CELLS + corner]
        second = self.lines[corner * CELLS + other]
        return first * (UP + 1) + second if first and second else first + second

    def over_red(self, one: Cell, other: Cell) -> bool:
        """Whether one red line and nothing else lies between these neighbours. MT-M4"""
        if not self.touch(one, other, OVER_LINES):
            return False
        if one // WIDTH == other // WIDTH or one % WIDTH == other % WIDTH:
            return self.lines[one * CELLS + other] == RED
        for corner in corners(one, other):
            if self.bears(corner, ON_FOOT) and self.lines_on(one, corner, other) == RED:
                return True
        return False

    def clear(self, one: Cell, other: Cell) -> bool:
        """Whether nothing stands between the centres of two cells. MT-A5 MM-52"""
        ends = self.signs[one] + self.signs[other]
        walls = "#TE" if self.laws & FEATURES_BLOCK and not ("T" in ends or "E" in ends) else "#"
        for cell in range(CELLS):
            if self.signs[cell] in walls and crosses(one, other, cell):
                return False
        return True


def across(one: Cell, other: Cell) -> i64:
    """Columns between two cells."""
    columns = one % WIDTH - other % WIDTH
    return columns if columns > 0 else -columns


def down(one: Cell, other: Cell) -> i64:
    """Rows between two cells."""
    rows = one // WIDTH - other // WIDTH
    return rows if rows > 0 else -rows


def king(one: Cell, other: Cell) -> i64:
    return max(across(one, other), down(one, other))


def corners(one: Cell, other: Cell) -> list[i64]:
    """The two cells that touch both of two diagonal neighbours."""
    return [one // WIDTH * WIDTH + other % WIDTH, other // WIDTH * WIDTH + one % WIDTH]


def middle(one: Cell, other: Cell) -> i64:
    """The cell between two that are two apart in a row, column or diagonal; else NONE."""
    if across(one, other) == 1 or down(one, other) == 1 or king(one, other) != 2:
        return NONE
    return (one + other) // 2


def crosses(one: Cell, other: Cell, wall: Cell) -> bool:
    """Whether the line between two centres enters the inside of a third cell. MM-52

    Cells are two long, so that centres have whole coordinates. The line stays outside if it lies
    beside the cell, or has all its corners on one side; a touched corner is on either.
    """
    x, y = one % WIDTH * 2 + 1, one // WIDTH * 2 + 1
    to_x, to_y = other % WIDTH * 2 + 1, other // WIDTH * 2 + 1
    left, top = wall % WIDTH * 2, wall // WIDTH * 2
    if max(x, to_x) <= left or min(x, to_x) >= left + 2:
        return False
    if max(y, to_y) <= top or min(y, to_y) >= top + 2:
        return False
    turns: list[i64] = []
    for corner_x in (left, left + 2):
        for corner_y in (top, top + 2):
            turns.append((to_x - x) * (corner_y - y) - (to_y - y) * (corner_x - x))
    return min(turns) < 0 < max(turns)


def name_nodes(made: Ground, sketch: Sketch) -> None:
    for cell in range(CELLS):
        sign = sketch.signs[cell]
        if sign == "=":
            made.gaps |= bit(cell)
        elif sign in "TE":
            if made.area == NONE:
                made.area = cell
            made.area_cells |= bit(cell)
            made.node[cell] = made.area
        elif sign != "#":
            made.node[cell] = cell
        if made.node[cell] == cell:
            made.nodes.append(cell)
            made.all_nodes |= bit(cell)
        if made.node[cell] != NONE:
            mark(made, sign, made.node[cell])


def mark(made: Ground, sign: str, node: Cell) -> None:
    if sign in "eE":
        made.spawns.append(node)
        made.spawn_in_area = made.spawn_in_area or sign == "E"
    if sign in "Ff":
        made.flip = node
    if sign in "~f":
        made.water |= bit(node)
    if sign == "X":
        made.traps |= bit(node)


def join(made: Ground, sketch: Sketch) -> None:
    """Everything about neighbours."""
    for one in sketch.cells:
        node = made.node[one]
        made.near_mask[node] |= bit(node)
        made.minion_near_mask[node] |= bit(node)
        for other in sketch.cells:
            if king(one, other) == 1 and made.node[other] != node:
                join_two(made, sketch, one, other)
    for node in made.nodes:
        made.near_mask[node] |= made.step_mask[node]
        made.minion_near_mask[node] |= made.step_mask[node]
        made.red_over[node] &= ~made.step_mask[node]
        made.steps[node] = made.listed(made.step_mask[node])
    join_floats(made, sketch)


def join_two(made: Ground, sketch: Sketch, one: Cell, other: Cell) -> None:
    node, there = made.node[one], bit(made.node[other])
    if sketch.touch(one, other, ON_FOOT):
        made.step_mask[node] |= there
        if sketch.lines[one * CELLS + other] == UP:
            made.climb[node] |= there
    if sketch.over_red(one, other):
        made.red_over[node] |= there
    if sketch.touch(one, other, OVER_LINES):
        made.path_mask[node] |= there
        if sketch.laws & MINIONS_REACH_ACROSS:
            made.minion_near_mask[node] |= there


def join_floats(made: Ground, sketch: Sketch) -> None:
    """For what floats, the gaps are places to pass. Their cells are numbers of their own."""
    places = [cell if made.node[cell] == NONE else made.node[cell] for cell in range(CELLS)]
    for one in range(CELLS):
        for other in range(CELLS):
            if places[one] != places[other] and sketch.touch(one, other, OVER_GAPS):
                made.float_ways[places[one]] |= bit(places[other])
    for node in made.nodes:
        made.float_mask[node] = made.float_ways[node] & made.all_nodes


def reach_further(made: Ground, sketch: Sketch) -> None:
    """Everything about cells two apart in a line, and the ways of minions, who may cross gaps."""
    for one in sketch.cells:
        for other in sketch.cells:
            between = middle(one, other)
            if between != NONE and made.node[one] != made.node[other]:
                reach_two(made, sketch, one, between, other)
    for node in made.nodes:
        if sketch.laws & MINIONS_CROSS_GAPS:
            made.path_mask[node] |= made.float_mask[node] | made.gap_over[node]
        made.paths[node] = made.listed(made.path_mask[node])


def reach_two(made: Ground, sketch: Sketch, one: Cell, between: Cell, other: Cell) -> None:
    node, there = made.node[one], made.node[other]
    if sketch.signs[between] == "=":
        over = sketch.touch(one, between, OVER_GAPS) and sketch.touch(between, other, OVER_GAPS)
        if over:
            made.gap_over[node] |= bit(there)
    elif made.node[between] != node and made.node[between] != there:
        steps = sketch.touch(one, between, ON_FOOT) and sketch.touch(between, other, ON_FOOT)
        if steps:
            made.long_mask[node] |= bit(there)


def look_around(made: Ground, sketch: Sketch) -> None:
    """Everything about views: an area looks from any of its cells. MM-11"""
    for one in sketch.cells:
        node = made.node[one]
        for other in sketch.cells:
            there = made.node[other]
            pair = node * CELLS + there
            cells = king(one, other) if node != there else 0
            made.king_away[pair] = min(made.king_away[pair], cells)
            if node == there or sketch.clear(one, other):
                made.sees[node] |= bit(there)
                if cells <= HOOK_LENGTH:
                    made.hook_mask[node] |= bit(there)
    for node in made.nodes:
        dry = made.all_nodes & ~bit(node)
        if made.water >> node & 1:
            dry &= ~made.water
        made.hook_mask[node] &= dry
        made.hook_any[node] = dry


def flow(made: Ground, current: Sequence[int]) -> None:
    """MM-18 MM-121"""
    for cell in made.nodes:
        if not made.water >> cell & 1 or current[cell] == STILL:
            continue
        made.current[cell] = current[cell]
        wide, high = course(current, cell)
        for other in made.steps[cell]:
            along = (other % WIDTH - cell % WIDTH) * wide + (other // WIDTH - cell // WIDTH) * high
            if made.water >> other & 1 and along < 0:
                made.against[cell] |= bit(other)


def course(current: Sequence[int], cell: int) -> tuple[int, int]:
    """Where the water flows. Off the tile it goes on as it came, or over the nearest edge."""
    source, target = cell, current[cell]
    if target == OUT:
        if cell not in current:
            across = cell % WIDTH
            return (-1 if across < WIDTH // 2 else 1), 0
        source, target = current.index(cell), cell
    return target % WIDTH - source % WIDTH, target // WIDTH - source // WIDTH


def measure(made: Ground) -> None:
    """Everything about distances."""
    for node in made.nodes:
        far = made.spread(node, 0, 0, FAR)
        glide = made.floats(node, 0, made.all_nodes, FAR)
        walk = walk_from(made, node)
        for other in made.nodes:
            made.away[node * CELLS + other] = far[other]
            made.glide[node * CELLS + other] = glide[other]
            made.mouse_away[node * CELLS + other] = walk[other]


def walk_from(made: Ground, start: Cell) -> list[i64]:
    """A mouse's points to every node; climbing takes three, and no current is swum against."""
    far: list[i64] = [FAR] * CELLS
    far[start] = 0
    todo: list[i64] = [start]
    while todo:
        at = todo.pop(0)
        for other in made.steps[at]:
            points = far[at] + (CLIMB if made.climb[at] >> other & 1 else 1)
            if points < far[other] and made.with_current(at, other):
                far[other] = points
                todo.append(other)
    return far
