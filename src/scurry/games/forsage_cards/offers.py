"""The options of each phase, listed fast. `refusals.py` says the same one choice at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.forsage_cards.cards import (
    ATTENTION,
    FIRST_CAR,
    GIVE_WAY,
    KINDS,
    OVERTAKE,
    PARKING,
    STOP,
    TRAFFIC,
)  # fmt: skip
from scurry.games.forsage_cards.choices import (
    BACKS,
    BOOST_IT,
    DRAW,
    FIVE,
    GIVE,
    GIVE_RANDOM,
    GIVE_UP,
    GIVE_WAYS,
    LAY,
    LOOK,
    MIXED_PAIRS,
    MOST_SEATS,
    NAMES_OF,
    OVERTAKING,
    PAIRS,
    PARK,
    PASS,
    PLACE_RANDOM,
    PLACES,
    SHUFFLE,
    STOP_IT,
    TAKE,
    TAKE_RANDOM,
    TRIPLES,
)  # fmt: skip
from scurry.games.forsage_cards.phases import (
    Gathering,
    Giving,
    Naming,
    Picking,
    Placing,
    Saving,
    Window,
)  # fmt: skip
from scurry.games.forsage_cards.refusals import takeable, without_crash
from scurry.games.forsage_cards.table import Table
from scurry.kernel.bag import Bag, count, each_once, one, size
from scurry.kernel.seats import Mask, Seat, members
from scurry.kernel.state import Choice, Phase

ONLY_DRAW: Final[list[Choice]] = [DRAW]
ONLY_PASS: Final[list[Choice]] = [PASS]
PASS_OR_STOP: Final[list[Choice]] = [PASS, STOP_IT]
BOOST_OR_CRASH: Final[list[Choice]] = [BOOST_IT, GIVE_UP]
SAY_A_NAME: Final[list[Choice]] = [*NAMES_OF[1:]]
CARS: Final = 0x11111 << (FIRST_CAR * 4)  # one of each sports car


def offers(table: Table, me: Seat) -> list[Choice]:
    """What a seat that is asked may answer."""
    if not table.stack:
        return on_turn(table, me)
    phase = table.stack[-1]
    if isinstance(phase, Window):
        return PASS_OR_STOP if table.holds(me, STOP) else ONLY_PASS
    return in_phase(table, me, phase)


def in_phase(table: Table, me: Seat, phase: Phase) -> list[Choice]:
    if isinstance(phase, Saving):
        return BOOST_OR_CRASH
    if isinstance(phase, Placing):
        return [PLACE_RANDOM, *PLACES[: len(table.deck) + 1]]
    if isinstance(phase, Giving):
        return gifts(table.hands[me])
    if isinstance(phase, Naming):
        return SAY_A_NAME
    if isinstance(phase, Gathering):
        return layable(table, table.hands[me], phase.laid)
    if isinstance(phase, Picking):
        return [*BACKS[: size(table.hands[phase.target])]]
    return takings(takeable(table))


def on_turn(table: Table, me: Seat) -> list[Choice]:
    hand = table.hands[me]
    if hand == 0:
        return ONLY_DRAW
    found: list[Choice] = [DRAW]
    if hand >> (OVERTAKE * 4) & 15:
        found.append(OVERTAKING)
    if hand >> (PARKING * 4) & 15:
        found.append(PARK)
    if hand >> (TRAFFIC * 4) & 15:
        found.append(SHUFFLE)
    if hand >> (ATTENTION * 4) & 15:
        found.append(LOOK)
    victims = table.targets(me)
    if hand >> (GIVE_WAY * 4) & 15:
        asked = table.alive & ~(1 << me) if table.rules.empty_hand_targetable else victims
        for seat in members(asked):
            found.append(GIVE_WAYS[seat])
    add_sets(table, hand, victims, found)
    if table.rules.mixed_car_pairs:
        add_mixed_pairs(hand, victims, found)
    if table.rules.all_sets and can_lay_five(table, hand):
        found.append(FIVE)
    return found


def add_sets(table: Table, hand: Bag, victims: Mask, found: list[Choice]) -> None:
    """Pairs and triples of one name, against everyone who can be robbed."""
    first: i64 = 1 if table.rules.all_sets else FIRST_CAR
    rest = hand >> (first * 4)
    card: i64 = first
    while rest:
        held = rest & 15
        rest >>= 4
        if held >= 2:
            paired = card > STOP or not table.rules.no_stop_boost_pairs
            for seat in members(victims):
                if paired:
                    found.append(PAIRS[card - 1][seat])
                if held >= 3 and table.rules.all_sets:
                    found.append(TRIPLES[card - 1][seat])
        card += 1


def add_mixed_pairs(hand: Bag, victims: Mask, found: list[Choice]) -> None:
    for pair in MIXED_PAIRS:
        held = hand >> (pair.card * 4) & 15 and hand >> (pair.other * 4) & 15
        if held and victims >> pair.target & 1:
            found.append(pair)


def can_lay_five(table: Table, hand: Bag) -> bool:
    if names_left(table, hand, 0) < 5:
        return False
    return not table.rules.five_not_eligible or without_crash(table.discard) != 0


def names_left(table: Table, hand: Bag, laid: Bag) -> i64:
    """How many names in the hand are not laid yet; by a house option all cars are one. FC-30"""
    names = each_once(hand) & ~each_once(laid)
    if table.rules.cars_one_name and names & CARS:
        names &= ~CARS
        if each_once(laid) & CARS == 0:
            names += one(FIRST_CAR)
    return size(names)


def layable(table: Table, hand: Bag, laid: Bag) -> list[Choice]:
    barred = each_once(laid)
    if table.rules.cars_one_name and barred & CARS:
        barred |= CARS
    found: list[Choice] = []
    for card in range(1, KINDS):
        if count(hand, card) and not count(barred, card):
            found.append(LAY[card])
    return found


def gifts(hand: Bag) -> list[Choice]:
    found: list[Choice] = [GIVE_RANDOM]
    for card in range(1, KINDS):
        if count(hand, card):
            found.append(GIVE[card])
    return found


def takings(pile: Bag) -> list[Choice]:
    found: list[Choice] = [TAKE_RANDOM]
    for card in range(1, KINDS):
        if count(pile, card):
            found.append(TAKE[card])
    return found


def vocabulary(seats: i64 = MOST_SEATS) -> list[Choice]:
    """Every choice of the game among so many drivers, in a fixed order."""
    words: list[Choice] = [DRAW, PASS, STOP_IT, BOOST_IT, GIVE_UP]
    words += [OVERTAKING, PARK, SHUFFLE, LOOK, FIVE]
    words += GIVE_WAYS[:seats]
    for pairs in PAIRS:
        words += pairs[:seats]
    for triples in TRIPLES:
        words += triples[:seats]
    words += [pair for pair in MIXED_PAIRS if pair.target < seats]
    words += [*NAMES_OF, *LAY, GIVE_RANDOM, *GIVE, TAKE_RANDOM, *TAKE]
    words += [PLACE_RANDOM, *PLACES, *BACKS]
    return words
