"""The options of each phase, listed fast. `refusals.py` says the same one choice at a time."""

from __future__ import annotations

from typing import Final

from scurry.games.holey_cheese.cards import KINDS, MOST_PLACES, PAW
from scurry.games.holey_cheese.choices import (
    BEGIN,
    BUZZ,
    DECLINE,
    LAY,
    NAME,
    PASS,
    READY_WORD,
    REPLACE,
    ROLL,
    SLAP,
    TAKE,
    TAKE_BACK,
    TAP,
)  # fmt: skip
from scurry.games.holey_cheese.refusals import named
from scurry.games.holey_cheese.starting import far_cheeses
from scurry.games.holey_cheese.table import (
    BUZZING,
    CHOOSING,
    FREE,
    NAMING,
    NOBODY,
    PLACING,
    PRIZE,
    RACING,
    READY,
    RETURNING,
    TAPPING,
    Table,
)  # fmt: skip
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice

# The same for everybody, whatever lies on the ring or in stocks. DS-29
PAD: Final[list[Choice]] = [*NAME, SLAP, PASS]
NAMES_ONLY: Final[list[Choice]] = [*NAME, PASS]
SLAPPING: Final[list[Choice]] = [SLAP, PASS]
BUZZES: Final[list[Choice]] = [BUZZ, PASS]
SAY_READY: Final[list[Choice]] = [READY_WORD]
SAY_ROLL: Final[list[Choice]] = [ROLL]
# By the number of cards in the ring.
TAPS: Final[list[list[Choice]]] = [[*TAP[:cards], PASS] for cards in range(MOST_PLACES + 1)]


def offers(table: Table, seat: Seat) -> list[Choice]:
    """What a seat that is asked may answer."""
    phase = table.phase
    if phase == READY:
        return SAY_ROLL if table.rules.manual_roll else SAY_READY
    if phase == RACING:
        if table.steps == PAW:
            return SLAPPING
        return unnamed(table, seat) if table.rules.many_answers else PAD
    if phase == BUZZING:
        return BUZZES
    if phase == NAMING:
        return unnamed(table, seat) if table.rules.many_answers else NAMES_ONLY
    if phase == TAPPING:
        return taps(table, seat)
    if phase == PRIZE:
        return prizes(table, seat)
    if phase == CHOOSING:
        return own_burrows(table, seat, TAKE)
    if phase == RETURNING:
        return own_burrows(table, seat, TAKE_BACK)
    assert phase == PLACING
    far = far_cheeses(table)
    return [BEGIN[place] for place in range(len(table.ring)) if far >> place & 1]


def unnamed(table: Table, seat: Seat) -> list[Choice]:
    """By house option one may answer again, but not the same. DS-03"""
    found = [NAME[kind] for kind in range(KINDS) if not named(table, seat, kind)]
    if table.phase == RACING:
        found.append(SLAP)
    found.append(PASS)
    return found


def taps(table: Table, seat: Seat) -> list[Choice]:
    """Any card that this seat has not tapped yet: which are cheese is for it to know. DS-51"""
    tapped = table.tapped[seat]
    if tapped == 0 and not table.rules.covered_cheese_out:
        return TAPS[len(table.ring)]
    found: list[Choice] = []
    for place in range(len(table.ring)):
        barred = table.rules.covered_cheese_out and table.burrows[place] != FREE
        if not tapped >> place & 1 and not barred:
            found.append(TAP[place])
    found.append(PASS)
    return found


def prizes(table: Table, seat: Seat) -> list[Choice]:
    found: list[Choice] = [DECLINE]
    for place in range(len(table.ring)):
        owner = table.owner(place)
        if owner == NOBODY:
            found.append(LAY[place])
        elif owner != seat and table.rules.prize_replaces:
            found.append(REPLACE[place])
    return found


def own_burrows(table: Table, seat: Seat, choices: list[Choice]) -> list[Choice]:
    return [choices[place] for place in range(len(table.ring)) if table.owner(place) == seat]
