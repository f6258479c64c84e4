"""Burrow cards: laid, returned to their owners, and used up for a product. CHE-R3 CHE-R4 CHE-T"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.holey_cheese.cards import CHEESE, PRODUCT_ARGS, Place
from scurry.games.holey_cheese.table import FREE, NOBODY, NOWHERE, Table, bit
from scurry.games.holey_cheese.walking import step_on
from scurry.kernel.message import Arg, seat_arg
from scurry.kernel.seats import Seat


def place_won(table: Table, seat: Seat) -> Place:
    """Where who named the target lays a card: there, or, on its own burrow, farther on.

    A rival's burrow goes back to its owner first. Nobody finds its own small burrow: that never
    stays. CHE-R4 DS-16 DS-17 DS-19
    """
    owner = table.owner(table.target)
    if owner == seat:
        return table.free_from(table.target)
    if owner != NOBODY:
        give_back(table, table.target)
    return table.target


def lay(table: Table, seat: Seat, place: Place) -> None:
    """A card of the size that is due, face down. CHE-T4 DS-07 DS-21"""
    table.burrows[place] = table.lays << 3 | (seat + 1)
    table.lays += 1
    table.laid += bit(seat * 4)
    table.fruitful = True
    table.tell_place("event-lays", seat, place)


def give_back(table: Table, place: Place) -> None:
    """A burrow card returns to its owner's hand, to be laid after a later win. DS-16 DS-20"""
    owner = table.owner(place)
    lift(table, place)
    table.tell_place("event-returned", owner, place)


def lift(table: Table, place: Place) -> None:
    table.laid -= bit(table.owner(place) * 4)
    table.burrows[place] = FREE


def is_full(table: Table, seat: Seat) -> bool:
    """The burrow that is due lies complete: 1, 2 or 3 cards. CHE-T1 CHE-T2 CHE-T3"""
    return table.laid_by(seat) > table.stage(seat)


def take(table: Table, seat: Seat, place: Place) -> None:
    """The burrow's cards leave the ring, and with them the product under one of them.

    In place of a cheese that stays, the next product clockwise is taken. CHE-A5 CHE-T5
    """
    taken = place
    if table.rules.cheese_stays and table.ring[place] == CHEESE:
        taken = next_product(table, seat, place)
    uncover_all(table, seat, taken)
    if taken == NOWHERE:
        table.tell_of("event-nothing-to-take", seat)  # DS-49
        return
    if table.owner(taken) != NOBODY:
        give_back(table, taken)
    kind = table.ring[taken]
    stocks = table.stocks[:]
    stocks[seat] |= bit(kind)
    table.stocks = stocks
    if table.listener is not None:
        args: dict[str, Arg] = {"seat": seat_arg(seat), "place": taken + 1}
        args["product"] = PRODUCT_ARGS[kind]
        table.tell("event-takes", args, reveals=True)
    close_up(table, taken)


def uncover_all(table: Table, seat: Seat, taken: Place) -> None:
    """All cards of the burrow are lifted; products that stay come to light. DS-13"""
    for place in range(len(table.burrows)):
        if table.owner(place) == seat:
            lift(table, place)
            if place != taken:
                table.tell_product("event-uncovered", place)


def next_product(table: Table, seat: Seat, cheese: Place) -> Place:
    """The next card clockwise that is no cheese, covered or not. DS-47 DS-48"""
    place = cheese
    for _ in range(len(table.ring) - 1):
        place = table.beyond(place)
        owner = table.owner(place)
        barred = table.rules.skip_rivals and owner != NOBODY and owner != seat
        if table.ring[place] != CHEESE and not barred:
            return place
    return NOWHERE


def close_up(table: Table, gap: Place) -> None:
    """The taken card leaves the ring; whoever stood on it stands on the next. CHE-T5 DS-09

    DS-11 and DS-14 for the mouse, DS-54 for the cat; that the sausage is gone is nothing to it
    (DS-56).
    """
    del table.ring[gap]
    del table.burrows[gap]
    stepped = table.mouse == gap
    table.mouse = shifted(table.mouse, gap, len(table.ring))
    table.cat = shifted(table.cat, gap, len(table.ring))
    if stepped:
        step_on(table)


def shifted(place: Place, gap: Place, cards: i64) -> Place:
    """The number of a place after a card was taken out of the ring."""
    if place > gap:
        return place - 1
    return 0 if place == cards else place
