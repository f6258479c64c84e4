"""Which spaces hang together and which sides of a chapter can be come to, for the check only."""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.mouse_tales.stock import ChapterInfo
from scurry.games.mouse_tales.tiletext import SideText, beside
from scurry.games.mouse_tales.words import CELLS, NO_EXIT, NONE, WAY_X, WAY_Y, WIDTH


def is_connected(side: SideText) -> bool:
    spaces = {int(node) for node in side.nodes() if node != NONE}
    reached: set[int] = set()
    waiting = [min(spaces)] if spaces else []
    while waiting:
        node = waiting.pop()
        if node not in reached:
            reached.add(node)
            waiting += neighbours(side, node)
    return bool(spaces) and reached == spaces


def neighbours(side: SideText, node: i64) -> list[int]:
    """Where a mouse without aids can step, water and yellow lines included. MT-M2 MM-01"""
    found: list[int] = []
    for cell in range(CELLS):
        if side.node(cell) != node:
            continue
        for way in range(4):
            other = beside(cell, way)
            if other == NONE:
                continue
            if is_open(side, cell, other):
                found.append(int(side.node(other)))
            corner = beside(other, (way + 1) % 4)
            if corner != NONE and is_diagonal(side, cell, corner):
                found.append(int(side.node(corner)))
    return found


def is_open(side: SideText, one: i64, other: i64) -> bool:
    """Whether two cells side by side are spaces with no red line between."""
    if not side.is_space(one) or not side.is_space(other):
        return False
    return (one, other) not in side.red and (other, one) not in side.red


def is_clear(side: SideText, one: i64, other: i64) -> bool:
    """Nor a yellow one."""
    return is_open(side, one, other) and not side.is_yellow(one, other)


def is_diagonal(side: SideText, cell: i64, corner: i64) -> bool:
    """Round one of the two cells that touch both, over no line. MM-01"""
    first = cell // WIDTH * WIDTH + corner % WIDTH
    second = corner // WIDTH * WIDTH + cell % WIDTH
    if is_clear(side, cell, first) and is_clear(side, first, corner):
        return True
    return is_clear(side, cell, second) and is_clear(side, second, corner)


def reachable(chapter: ChapterInfo, sides: list[SideText], locks: bool) -> set[int]:
    """The sides the party can come to. MT-A10

    With `locks` it enters no locked side and uses no flip cell that is for some mice only or
    wants a thing, but one that wants a flag once that can be had.
    """
    reached = {int(chapter.side)}
    before = 0
    while len(reached) > before:
        before = len(reached)
        for side in sorted(reached):
            onward = through_exits(chapter, sides, side)
            if not locks or may_flip(chapter, side, reached):
                onward.append(side ^ 1)
            reached |= {each for each in onward if not (locks and chapter.rules[each].locked)}
    return reached


def may_flip(chapter: ChapterInfo, side: i64, reached: set[int]) -> bool:
    """MT-A11"""
    rule = chapter.rules[side]
    if rule.flip_hook or rule.flip_paws:
        return False
    if rule.flip_needs == NONE:
        return True
    return any(setter in reached for setter in flag_sides(chapter, rule.flip_needs))


def through_exits(chapter: ChapterInfo, sides: list[SideText], side: i64) -> list[int]:
    """The faces next to it that continue an exit in its colour, whichever lies up. MM-119"""
    x, y = spot_of(chapter, side)
    found: list[int] = []
    for way in range(4):
        colour = sides[side].exits[way]
        if colour == NO_EXIT:
            continue
        for other_x, other_y, up in chapter.places:
            if other_x == x + WAY_X[way] and other_y == y + WAY_Y[way]:
                faces = [int(up), int(up) ^ 1]
                found += [face for face in faces if sides[face].exits[(way + 2) % 4] == colour]
    return found


def spot_of(chapter: ChapterInfo, side: i64) -> tuple[i64, i64]:
    for x, y, up in chapter.places:
        if up // 2 == side // 2:
            return (x, y)
    raise ValueError(f"side {side + 1} is not laid")


def token_sides(chapter: ChapterInfo, token: i64) -> list[int]:
    """Where a token is found."""
    return [int(search.side) for search in chapter.searches if search.token == token]


def flag_sides(chapter: ChapterInfo, flag: i64) -> list[int]:
    """Where a flag is set."""
    found = [int(test.side) for test in chapter.tests if test.sets == flag]
    return found + [int(search.side) for search in chapter.searches if search.wins == flag]


def kind_sides(chapter: ChapterInfo, kind: i64) -> list[int]:
    """Where minions of a kind stand when mice first come."""
    found: list[int] = []
    for side, rule in enumerate(chapter.rules):
        fixed = any(each == kind for each, _, _ in rule.fixed)
        if fixed or (rule.setup is not None and rule.setup.counts[kind] > 0):
            found.append(side)
    return found
