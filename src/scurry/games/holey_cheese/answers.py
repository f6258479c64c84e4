"""What was said, in which order, whether it is right, and what that costs. CHE-R2 DS-05 DS-33"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import PAW, PRODUCT_ARGS
from scurry.games.holey_cheese.table import NOBODY, SAYS_NOTHING, SLAPS, Table
from scurry.kernel.message import Arg, seat_arg
from scurry.kernel.seats import Mask, Seat


def is_right(table: Table, what: i64) -> bool:
    """The kind of the card where the mouse stops; for the paw, a slap. DS-10 DS-22 DS-29"""
    if table.steps == PAW:
        return what == SLAPS
    return what == table.ring[table.target]


def in_order(table: Table) -> list[i64]:
    """As they came; at the pace of turns, clockwise from the roller. CHE-O1"""
    if not table.rules.turns:
        return table.said
    found: list[i64] = []
    for turn in range(table.seats):
        seat = (table.roller + turn) % table.seats
        for entry in table.said:
            if entry >> 5 == seat:
                found.append(entry)
    return found


def first_right(table: Table) -> Seat:
    """The one winner of the round, or NOBODY. DS-30"""
    for entry in in_order(table):
        if is_right(table, entry & 31):
            return entry >> 5
    return NOBODY


def say_aloud(table: Table) -> None:
    """Every answer, and whether it was right, as words at a table. DS-33"""
    if table.listener is None or table.rules.answers_unsaid:
        return
    for entry in in_order(table):
        what = entry & 31
        if what < SAYS_NOTHING:
            message = "event-says-right" if is_right(table, what) else "event-says-wrong"
            args: dict[str, Arg] = {"seat": seat_arg(entry >> 5), "product": PRODUCT_ARGS[what]}
            table.whisper(message, args)


def debtors(table: Table) -> Mask:
    """By house options a wrong answer or a false slap costs a burrow card. DS-04 DS-25"""
    owing: i64 = 0
    if table.steps == PAW:
        return owing
    for entry in table.said:
        what = entry & 31
        if what == SLAPS:
            costs = table.rules.false_slap_costs
        else:
            wrong = what != SAYS_NOTHING and not is_right(table, what)
            costs = wrong and table.rules.wrong_costs
        if costs:
            owing |= 1 << (entry >> 5)
    return owing
