"""The cheese on which the mouse begins in the advanced game. CHE-A2 DS-42"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import CHEESE, Place
from scurry.games.holey_cheese.table import Table, bit
from scurry.kernel.seats import Mask


def apart(table: Table, place: Place) -> i64:
    """How many cards lie between a place and the cat, the shorter way round."""
    cards: i64 = len(table.ring)
    clockwise = table.along(place, -table.cat)
    return clockwise if clockwise <= cards - clockwise else cards - clockwise


def far_cheeses(table: Table) -> Mask:
    """The places of the cheeses farthest from the cat."""
    best: i64 = -1
    found: i64 = 0
    for place in range(len(table.ring)):
        if table.ring[place] == CHEESE:
            distance = apart(table, place)
            if distance > best:
                best = distance
                found = 0
            if distance == best:
                found |= bit(place)
    return found


def first_far(table: Table) -> Place:
    """Of cheeses equally far, the first clockwise from the cat. DS-42"""
    far = far_cheeses(table)
    place = table.cat
    while not far >> place & 1:
        place = table.beyond(place)
    return place
