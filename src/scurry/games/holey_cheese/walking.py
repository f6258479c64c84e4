"""The walks of mouse and cat. CHE-R3 CHE-R6 CHE-A3 CHE-A6"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import CHEESE, Place
from scurry.games.holey_cheese.table import FREE, NO_CAT, NOWHERE, Table

CAT_STEPS: Final = 2


def goal(table: Table) -> Place:
    """Where the mouse will stop by the dice; the cat turns it round. CHE-A3 DS-43 DS-44"""
    way = table.direction
    if table.cat != NO_CAT and meets_cat(table, way):
        if not meets_cat(table, -way):
            way = -way
        elif table.rules.stop_before_cat:
            return table.along(table.cat, -way)
        else:
            return table.mouse
    return table.along(table.mouse, way * table.steps)


def meets_cat(table: Table, way: i64) -> bool:
    """Whether the cat is on a card that the mouse would enter; its own is not tested. DS-45"""
    distance = (table.cat - table.mouse) * way
    if distance < 0:
        distance += len(table.ring)
    return 0 < distance <= table.steps


def walk(table: Table, place: Place) -> None:
    table.mouse = place
    if table.listener is not None:
        table.tell("event-mouse", {"place": place + 1})


def step_on(table: Table) -> None:
    """The mouse's card was taken, so it stands on the next one; not beside the cat. DS-46"""
    if table.mouse == table.cat and not table.rules.share_with_cat:
        table.mouse = table.beyond(table.mouse)
    walk(table, table.mouse)


def move_cat(table: Table) -> None:
    """Two cards clockwise, onto burrows and the mouse too. CHE-A6 DS-55 DS-56"""
    table.cat = table.along(table.cat, CAT_STEPS)
    if table.listener is not None:
        table.tell("event-cat", {"place": table.cat + 1})
    if table.rules.mouse_flees and table.mouse == table.cat:
        refuge = nearest_cheese(table)
        if refuge != NOWHERE:
            walk(table, refuge)


def nearest_cheese(table: Table) -> Place:
    """An uncovered one, clockwise first; a covered one would give itself away. DS-55"""
    for distance in range(1, len(table.ring)):
        for place in (table.along(table.mouse, distance), table.along(table.mouse, -distance)):
            if table.ring[place] == CHEESE and table.burrows[place] == FREE:
                return place
    return NOWHERE
