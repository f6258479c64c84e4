"""Where a pawn would get by the number rolled, and what stands in its way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.forsage_pawns.board import HOME
from scurry.games.forsage_pawns.race import Race
from scurry.kernel.seats import Seat

# What may stand in the way; each has its clause and message in choices.py.
FREE: Final = 0
NO_PAWN: Final = 1
NOT_A_SIX: Final = 2
START_TAKEN: Final = 3
OVERSHOOT: Final = 4
LANE_TAKEN: Final = 5
LANE_BLOCKED: Final = 6
NOT_DEEPEST: Final = 7
OWN_PAWN: Final = 8
SAFE_START: Final = 9
BLOCKED: Final = 10
MUST_ENTER: Final = 11
MUST_MOVE_NEW: Final = 12
MUST_CAPTURE: Final = 13


def target(race: Race, step: i64) -> i64:
    """The step that the number rolled leads to; it may lie beyond the lane."""
    if step == HOME:
        return 0
    new = step + race.die
    if new > race.board.last and race.rules.bounce and step < race.board.loop:
        return 2 * race.board.last - new  # FP-13
    return new


def hindrance(race: Race, seat: Seat, step: i64) -> i64:
    """Why a pawn at that step cannot go by the number rolled, taken by itself. FP-09"""
    if race.standing(seat, step) == 0:
        return NO_PAWN
    new = target(race, step)
    if step == HOME:
        return entering(race, seat)
    if new > race.board.last:
        return OVERSHOOT
    if new >= race.board.loop:
        return in_lane(race, seat, step, new)
    if race.standing(seat, new) and not race.rules.stacking:
        return OWN_PAWN
    return among_rivals(race, seat, step, new)


def entering(race: Race, seat: Seat) -> i64:
    """Out of the home circle on a six, onto a Start without an own pawn. FP-P1 FP-P7 FP-12"""
    if race.die != 6:
        return NOT_A_SIX
    if race.standing(seat, 0):
        return START_TAKEN
    return among_rivals(race, seat, HOME, 0)


def in_lane(race: Race, seat: Seat, step: i64, new: i64) -> i64:
    """Onto a free finish cell by the exact number. FP-P8 FP-13 FP-14 FP-15"""
    if race.standing(seat, new):
        return LANE_TAKEN
    first = race.board.loop if step < race.board.loop else step + 1
    reach = race.board.last + 1 if step + race.die > race.board.last else new
    if not race.rules.lane_jumping:
        for passed in range(first, reach):
            if race.standing(seat, passed):
                return LANE_BLOCKED
    if race.rules.deepest_first:
        for deeper in range(new + 1, race.board.last + 1):
            if not race.standing(seat, deeper):
                return NOT_DEEPEST
    if race.rules.pairs_block:
        return among_rivals(race, seat, step, race.board.loop - 1)
    return FREE


def among_rivals(race: Race, seat: Seat, step: i64, new: i64) -> i64:
    """Rivals are passed and captured freely, but for two house options. FP-10 FP-11"""
    if race.rules.start_safe and guarded(race, seat, race.cell(seat, new)):
        return SAFE_START
    if race.rules.pairs_block and race.rules.stacking:
        for passed in range(step + 1, new + 1):
            if pair_at(race, seat, race.cell(seat, passed)):
                return BLOCKED
    return FREE


def guarded(race: Race, seat: Seat, cell: i64) -> bool:
    """Whether a rival stands on its own Start there."""
    for other in range(race.seats):
        if other != seat and race.step_at(other, cell) == 0 and race.standing(other, 0):
            return True
    return False


def pair_at(race: Race, seat: Seat, cell: i64) -> bool:
    for other in range(race.seats):
        if other != seat and race.standing(other, race.step_at(other, cell)) > 1:
            return True
    return False


def captures(race: Race, seat: Seat, step: i64) -> bool:
    """Whether the pawn would land on a rival."""
    new = target(race, step)
    return new < race.board.loop and race.rival_at(seat, race.cell(seat, new)) >= 0


def earlier_duty(race: Race, seat: Seat, step: i64) -> i64:
    """By house option a new pawn has to be brought out, or moved, before others."""
    rules = race.rules
    if rules.entering_compulsory and step != HOME and hindrance(race, seat, HOME) == FREE:
        return MUST_ENTER  # FP-03
    new_pawn = rules.new_pawn_first and race.entered and step != 0
    if new_pawn and hindrance(race, seat, 0) == FREE:
        return MUST_MOVE_NEW  # FP-04
    return FREE


def duty(race: Race, seat: Seat, step: i64) -> i64:
    """A free move may still have to wait for one that comes first."""
    found = earlier_duty(race, seat, step)
    if found != FREE or not race.rules.capture_compulsory or captures(race, seat, step):
        return found
    for at in range(seat * 4, seat * 4 + 4):
        other = race.pawns[at]
        free = hindrance(race, seat, other) == FREE and earlier_duty(race, seat, other) == FREE
        if free and captures(race, seat, other):
            return MUST_CAPTURE  # FP-08
    return FREE


def obstacle(race: Race, seat: Seat, step: i64) -> i64:
    """All that can forbid a move: FREE if it is an option."""
    found = hindrance(race, seat, step)
    if found != FREE:
        return found
    rules = race.rules
    if rules.entering_compulsory or rules.new_pawn_first or rules.capture_compulsory:
        return duty(race, seat, step)
    return FREE
