"""What a seat cannot know is drawn anew: covered cards, and others' answers. CHE-O3

What burrows hide is forgotten by the table: everybody saw it once, but only players remember.
Within a question one cannot but know what was just said: that an answer of one's own was wrong,
since the race goes on; and which cards were tapped, since the hands lie there.
"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import CHEESE, KINDS, Kind
from scurry.games.holey_cheese.table import (
    BUZZING,
    FREE,
    NAMING,
    NOWHERE,
    RACING,
    SAYS_NOTHING,
    Table,
    bit,
)
from scurry.kernel.seats import Seat


def shuffle_hidden(table: Table, me: Seat) -> None:
    covered: list[i64] = []
    hidden: list[i64] = []
    for place in range(len(table.ring)):
        if table.burrows[place] != FREE and not table.held >> place & 1:
            covered.append(place)
            hidden.append(table.ring[place])
    if table.failed:
        deal_around_taps(table, covered, hidden)
    elif covered:
        deal(table, me, covered, hidden)
    if table.said:
        guess_answers(table, me)


def deal(table: Table, me: Seat, covered: list[i64], hidden: list[i64]) -> None:
    """Any order, but the target is nothing that this seat has named in vain."""
    hidden.sort()
    table.rng.shuffle(hidden)
    wrong = named_in_vain(table, me)
    for at in range(len(covered)):
        table.ring[covered[at]] = hidden[at]
    if wrong == 0 or table.target not in covered or not wrong >> table.ring[table.target] & 1:
        return
    fitting = [place for place in covered if not wrong >> table.ring[place] & 1]
    other = fitting[table.rng.below(len(fitting))]
    mine = table.ring[table.target]
    table.ring[table.target] = table.ring[other]
    table.ring[other] = mine


def named_in_vain(table: Table, me: Seat) -> i64:
    """The kinds that this seat named, if it knows by now that they were wrong. DS-05"""
    wrong: i64 = 0
    if not secret(table) and asked_now(table):
        for entry in table.said:
            if entry >> 5 == me and entry & 31 < SAYS_NOTHING:
                wrong |= bit(entry & 31)
    return wrong


def asked_now(table: Table) -> bool:
    return table.phase == RACING or table.phase == BUZZING or table.phase == NAMING


def secret(table: Table) -> bool:
    """Nobody learns before the check whether an answer is right. DS-05"""
    return table.rules.turns or table.rules.wait_for_all


def deal_around_taps(table: Table, covered: list[i64], hidden: list[i64]) -> None:
    """No cheese lies where a tap has failed. DS-51"""
    products = sorted(kind for kind in hidden if kind != CHEESE)
    table.rng.shuffle(products)
    open_places = [place for place in covered if not table.failed >> place & 1]
    table.rng.shuffle(open_places)
    cheeses: i64 = 0
    for place in open_places[: len(hidden) - len(products)]:
        table.ring[place] = CHEESE
        cheeses |= bit(place)
    at: i64 = 0
    for place in covered:
        if not cheeses >> place & 1:
            table.ring[place] = products[at]
            at += 1


def guess_answers(table: Table, me: Seat) -> None:
    """What others named is not known yet; only, in a race that goes on, that it was wrong."""
    right = NOWHERE if secret(table) else table.ring[table.target]
    said: list[i64] = []
    for entry in table.said:
        seat = entry >> 5
        if seat == me or entry & 31 >= SAYS_NOTHING:
            said.append(entry)
        else:
            said.append(seat << 5 | other_kind(table, said, seat, right))
    table.said = said


def other_kind(table: Table, said: list[i64], seat: Seat, right: Kind) -> Kind:
    """A kind that is not the right one, and that this seat has not named yet."""
    possible: list[i64] = []
    for kind in range(KINDS):
        if kind != right and (seat << 5 | kind) not in said:
            possible.append(kind)
    return possible[table.rng.below(len(possible))]
