"""When a chapter is won. MT-W1 MM-144"""

from __future__ import annotations

from scurry.games.mouse_tales.stock import Goal
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import bit


def is_won(tale: Tale) -> bool:
    return any(is_met(tale, goal) for goal in tale.chapter.goals)


def is_met(tale: Tale, goal: Goal) -> bool:
    """All that it names holds. Only active mice count. MM-80"""
    if goal.sides and not goal.sides >> tale.side & 1:
        return False
    if goal.tokens & ~tale.tokens or goal.flags & ~tale.flags:
        return False
    if goal.placed and not all_placed(tale):
        return False
    for kind in goal.beaten:
        if not tale.beaten >> kind & 1:
            return False
    return not (goal.clear and tale.any_minion())


def all_placed(tale: Tale) -> bool:
    """The setup of the side, and its second wave if there is one."""
    rule = tale.place_rule()
    if rule.wave is not None and not tale.waves & bit(tale.side):
        return False
    return tale.placed & bit(tale.side) != 0
