"""A round: 1 the roll, 2 the move, 3 taking, and in the advanced game 4 the cat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.holey_cheese.answers import debtors, first_right, say_aloud
from scurry.games.holey_cheese.burrows import is_full, lay, place_won, take
from scurry.games.holey_cheese.cards import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    FACES,
    PAW,
    SIZES,
    Place,
)
from scurry.games.holey_cheese.table import (
    BUZZING,
    CHOOSING,
    NO_TAPS,
    NOBODY,
    NOWHERE,
    OVER,
    PRIZE,
    RACING,
    READY,
    RETURNING,
    TAPPING,
    Table,
    ones,
)  # fmt: skip
from scurry.games.holey_cheese.walking import goal, move_cat, walk
from scurry.kernel.message import Arg, seat_arg
from scurry.kernel.seats import Seat, next_seat

IDLE_ROUNDS: Final = 100  # DS-35
WAYS: Final = {CLOCKWISE: "@direction-clockwise", COUNTER_CLOCKWISE: "@direction-counter"}


# 1. The roll.


def begin_round(table: Table) -> None:
    """Before a race everybody says that it is ready; else the dice fall by themselves. DS-02"""
    table.round += 1
    table.fruitful = False
    table.winner = NOBODY
    table.target = NOWHERE
    if table.rules.manual_roll:
        table.ask(READY, 1 << table.roller)
    elif table.rules.turns:
        roll(table)
    else:
        table.ask(READY, table.all_seats())


def roll(table: Table) -> None:
    """Which way, and how far or the paw. CHE-R1 CHE-C4 CHE-C5"""
    table.direction = CLOCKWISE if table.rng.below(2) == 0 else COUNTER_CLOCKWISE
    face = table.rng.below(FACES)
    table.steps = PAW if face == FACES - 1 else face + 2
    if table.steps == PAW:
        table.direction = CLOCKWISE  # whatever fell: it is ignored (DS-24)
    else:
        table.target = goal(table)
    tell_roll(table)
    if table.steps == PAW and table.rules.advanced:
        begin_slap(table)
    elif table.steps != PAW and table.rules.buzz:
        table.ask(BUZZING, table.all_seats())
    else:
        table.ask(RACING, table.all_seats())


def tell_roll(table: Table) -> None:
    if table.listener is None:
        return
    roller = seat_arg(table.roller)
    if table.steps == PAW:
        table.tell("event-paw", {"round": table.round, "seat": roller}, reveals=True)
        return
    args: dict[str, Arg] = {"round": table.round, "seat": roller, "steps": table.steps}
    args["direction"] = WAYS[table.direction]
    table.tell("event-roll", args, reveals=True)


# 2. The move.


def check(table: Table) -> None:
    """The mouse walks, and the answers are checked in their order. CHE-R2 DS-05"""
    best = first_right(table)
    say_aloud(table)
    table.owing = debtors(table)
    table.said = []
    if table.steps == PAW:
        begin_prize(table, best)
    elif best == NOBODY:
        table.tell("event-nobody-right", {})
        if not table.rules.mouse_waits:
            walk(table, table.target)  # CHE-R6 DS-06
        return_cards(table)
    else:
        table.tell_of("event-right", best)
        walk(table, table.target)
        lay_and_take(table, best, place_won(table, best))


def begin_prize(table: Table, best: Seat) -> None:
    """The fastest hand may lay a burrow card anywhere; the mouse does not walk. CHE-R5 DS-24"""
    if best == NOBODY:
        table.tell("event-nobody-slapped", {})  # DS-27
        return_cards(table)
        return
    table.tell_of("event-slap-won", best)
    table.winner = best
    if table.some_free() or table.rules.prize_replaces:
        table.ask(PRIZE, 1 << best)
    else:
        return_cards(table)  # DS-23


# The paw of the advanced game.


def begin_slap(table: Table) -> None:
    """All tap for a cheese, and there is one fewer than players. CHE-A4 DS-57"""
    table.ask(TAPPING, table.all_seats())
    if table.cheeses() == 0:
        end_slap(table)  # DS-51, with all of them covered
    else:
        ask_taps(table)


def ask_taps(table: Table) -> None:
    """All at once; at the pace of turns one by one from the roller; else who buzzes first."""
    table.waiting = table.still
    if table.rules.turns:
        before = (table.roller + table.seats - 1) % table.seats
        table.waiting = 1 << next_seat(table.still, before, table.seats)
        table.serial += 1
    elif table.rules.buzz and table.phase != BUZZING:
        table.phase = BUZZING
        table.winner = NOBODY
        table.serial += 1


def go_on_slapping(table: Table) -> None:
    """Until every cheese is held, or nobody is left to tap. DS-50"""
    if table.still == 0 or ones(table.held) >= table.cheeses():
        end_slap(table)
    else:
        ask_taps(table)


def end_slap(table: Table) -> None:
    """Whoever is without a cheese takes back a burrow card; where hands lay is forgotten. DS-50"""
    for seat in range(table.seats):
        if not table.safe >> seat & 1:
            table.owing |= 1 << seat
            table.tell_of("event-left-without", seat)
    table.held = 0
    table.safe = 0
    table.failed = 0
    table.misses = 0
    table.locked = 0
    table.tapped = NO_TAPS
    return_cards(table)


# 3. Taking, and taking back.


def lay_and_take(table: Table, seat: Seat, place: Place) -> None:
    """Who lays a card looks whether its burrow is complete, and takes. CHE-T6 DS-31 DS-32"""
    table.winner = seat
    if place == NOWHERE:
        return_cards(table)  # DS-18
        return
    lay(table, seat, place)
    if not is_full(table, seat):
        return_cards(table)
    elif table.stage(seat) < SIZES - 1 or table.rules.large_earliest:
        collect(table, seat, table.earliest(seat))
    else:
        table.ask(CHOOSING, 1 << seat)  # DS-15


def collect(table: Table, seat: Seat, place: Place) -> None:
    """The third product ends the game. CHE-T3"""
    take(table, seat, place)
    if table.stage(seat) == SIZES:
        finish(table)
    else:
        return_cards(table)


def return_cards(table: Table) -> None:
    """Those who owe one, and have one on the ring, take a card back; then the round ends."""
    owing: i64 = 0
    for seat in range(table.seats):
        if table.owing >> seat & 1 and table.laid_by(seat):
            owing |= 1 << seat
    table.owing = 0
    if owing:
        table.ask(RETURNING, owing)
    else:
        end_round(table)


# 4. The cat, and the next round.


def end_round(table: Table) -> None:
    """The cat walks after every round, by house option not after a paw. CHE-A6 DS-53"""
    if table.rules.advanced and not (table.steps == PAW and table.rules.cat_rests):
        move_cat(table)
    table.idle = 0 if table.fruitful else table.idle + 1
    if table.idle >= IDLE_ROUNDS and not table.rules.endless:
        table.tell("event-idle", {"rounds": IDLE_ROUNDS})  # DS-35
        finish(table)
        return
    table.roller = (table.roller + 1) % table.seats
    begin_round(table)


def finish(table: Table) -> None:
    table.ask(OVER, 0)
