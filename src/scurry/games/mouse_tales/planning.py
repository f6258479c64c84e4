"""Where a party should go next: what is still to be found or done, and the way there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.exploring import FLIP
from scurry.games.mouse_tales.searching import is_taken
from scurry.games.mouse_tales.stock import ChapterInfo, Goal
from scurry.games.mouse_tales.surveying import ground
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import NO_EXIT, NONE, SIDES, WAY_X, WAY_Y, bit

SEEKS: Final = 0
TRIES: Final = 1
GOES: Final = 2


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Errand:
    """A thing to do: on which sides, on which cells of them (0: anywhere)."""

    def __init__(self, kind: i64, sides: i64, cells: i64, number: i64) -> None:
        self.kind: i64 = kind
        self.sides: i64 = sides
        self.cells: i64 = cells
        self.number: i64 = number


def next_errand(tale: Tale) -> Errand:
    """The first thing that the first goal still wants."""
    goal = tale.chapter.goals[0]
    for rule in tale.chapter.rules:
        if rule.flip_needs != NONE and not tale.flags >> rule.flip_needs & 1:
            return for_flag(tale, rule.flip_needs)
    for token in range(len(tale.chapter.tokens)):
        if goal.tokens >> token & 1 and not tale.tokens >> token & 1:
            return for_token(tale, token)
    for flag in range(len(tale.chapter.flags)):
        if goal.flags >> flag & 1 and not tale.flags >> flag & 1:
            return for_flag(tale, flag)
    for kind in goal.beaten:
        if not tale.beaten >> kind & 1:
            return Errand(GOES, home_of(tale.chapter, kind), 0, NONE)
    return Errand(GOES, last_sides(goal), 0, NONE)


def last_sides(goal: Goal) -> i64:
    return goal.sides if goal.sides else bit(SIDES) - 1


def for_token(tale: Tale, token: i64) -> Errand:
    for at in range(len(tale.chapter.searches)):
        rule = tale.chapter.searches[at]
        if rule.token == token and not is_taken(tale, rule):
            return Errand(SEEKS, bit(rule.side), rule.cells, at)
    return Errand(GOES, bit(SIDES) - 1, 0, NONE)


def for_flag(tale: Tale, flag: i64) -> Errand:
    for at in range(len(tale.chapter.searches)):
        rule = tale.chapter.searches[at]
        if rule.wins == flag:
            return Errand(SEEKS, bit(rule.side), rule.cells, at)
    for at in range(len(tale.chapter.tests)):
        test = tale.chapter.tests[at]
        if test.sets == flag:
            if test.needs_token != NONE and not tale.tokens >> test.needs_token & 1:
                return for_token(tale, test.needs_token)
            return Errand(TRIES, bit(test.side), test.cells, at)
    return Errand(GOES, bit(SIDES) - 1, 0, NONE)


def home_of(chapter: ChapterInfo, kind: i64) -> i64:
    """The sides on which a leader waits."""
    found: i64 = 0
    for side in range(SIDES):
        rule = chapter.rules[side]
        if rule.setup is not None and rule.setup.counts[kind] > 0:
            found |= bit(side)
        for fixed in rule.fixed:
            if fixed[0] == kind:
                found |= bit(side)
    return found


def way_to(tale: Tale, sides: i64) -> i64:
    """The first step of the shortest way to one of these sides: a way, FLIP, or NONE."""
    if sides >> tale.side & 1:
        return NONE
    seen: list[i64] = [tale.place * SIDES + tale.side]
    first: list[i64] = [NONE]
    at: i64 = 0
    while at < len(seen):
        place, side = seen[at] // SIDES, seen[at] % SIDES
        for way in range(FLIP + 1):
            node = through(tale, place, side, way)
            if node == NONE or node in seen:
                continue
            step = way if at == 0 else first[at]
            if sides >> node % SIDES & 1:
                return step
            seen.append(node)
            first.append(step)
        at += 1
    return NONE


def through(tale: Tale, place: i64, side: i64, way: i64) -> i64:
    """Where a way leads, as place and side in one number, or NONE. MM-119"""
    chapter = tale.chapter
    if way == FLIP:
        rule = chapter.rules[side]
        shut = rule.flip_needs != NONE and not tale.flags >> rule.flip_needs & 1
        if shut or rule.flip_paws or rule.flip_hook or chapter.rules[side ^ 1].locked:
            return NONE
        return place * SIDES + (side ^ 1)
    colour = ground(side, tale.rules.laws).exits[way]
    if colour == NO_EXIT:
        return NONE
    x = chapter.places[place][0] + WAY_X[way]
    y = chapter.places[place][1] + WAY_Y[way]
    for other in range(len(chapter.places)):
        if chapter.places[other][0] == x and chapter.places[other][1] == y:
            return facing(tale, other, colour, (way + 2) % 4)
    return NONE


def facing(tale: Tale, place: i64, colour: i64, way: i64) -> i64:
    up = tale.ups[place]
    for side in (up, up ^ 1):
        if ground(side, tale.rules.laws).exits[way] == colour:
            return NONE if tale.chapter.rules[side].locked else place * SIDES + side
    return NONE


def cells_of_way(tale: Tale, way: i64) -> i64:
    """Where one must stand to take it, as a mask."""
    if way == FLIP:
        return bit(tale.ground.flip)
    found: i64 = 0
    for cell in tale.ground.exit_nodes[way]:
        found |= bit(cell)
    return found
