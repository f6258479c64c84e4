"""The options of each phase, listed fast. `refusals.py` says the same one choice at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.answers import (
    ACCEPT,
    FLEES,
    INSURE,
    LEAVE,
    LIFTS,
    PUTS,
    RETREATS,
    ROBS,
)
from scurry.games.chess_race.choices import (
    DRAW,
    DRIVES,
    FLIGHTS,
    MOVES,
    PASS,
    STAY,
    STEPS,
    Drive,
    Fly,
    Move,
    StepOnto,
    flight_of,
)
from scurry.games.chess_race.events import goals, victims
from scurry.games.chess_race.quake import liftable, places
from scurry.games.chess_race.race import (
    CYCLING,
    DISCARDING,
    DRAWING,
    FLEEING,
    FLYING,
    INSURING,
    LIFTING,
    MOVING,
    PASSES_TO_EXCHANGE,
    PUTTING,
    RETREATING,
    STEALING,
    Race,
)
from scurry.games.chess_race.refusals import crowded
from scurry.games.chess_race.trades import DISCARDS, EXCHANGES
from scurry.games.chess_race.walking import add_piece, add_steps
from scurry.games.chess_race.ways import drivable
from scurry.games.chess_race.words import (
    ALL_MEANS,
    HELD,
    INSURANCE,
    KING,
    KNIGHT,
    MATE,
    MEANS_CARD,
    MEANS_COUNT,
    MEANS_ONTO,
    NO_MEANS,
    OFFROAD,
    PIECES,
    bit,
    is_obstacle,
)
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice

DRAW_ONLY: Final[list[Choice]] = [DRAW]
ACCEPT_ONLY: Final[list[Choice]] = [ACCEPT]
ACCEPT_OR_INSURE: Final[list[Choice]] = [ACCEPT, INSURE]
WORDS: Final[list[Choice]] = [
    DRAW, PASS, STAY, ACCEPT, INSURE, LEAVE, *ROBS, *DISCARDS, *EXCHANGES,
    *MOVES, *STEPS, *DRIVES, *FLIGHTS, *FLEES, *RETREATS, *LIFTS, *PUTS,
]  # fmt: skip


def offers(race: Race, me: Seat) -> list[Choice]:
    """What a seat that is asked may answer."""
    phase = race.phase
    if phase == DRAWING:
        return DRAW_ONLY
    if race.phase == MOVING or race.phase == CYCLING:
        return crowd_out(race, me, movements(race, me))
    if phase == FLYING:
        return crowd_out(race, me, flights(race, me))
    if phase == FLEEING:
        return insurable(race, me, [FLEES[square] for square in goals(race, me)])
    if phase == RETREATING:
        ways = race.board.backward(race.pawns[me])
        return insurable(race, me, [RETREATS[square] for square in ways])
    if phase == INSURING:
        harmed = race.event != MATE or race.holds(me, KING) > 0
        return ACCEPT_OR_INSURE if race.holds(me, INSURANCE) and harmed else ACCEPT_ONLY
    if phase == STEALING:
        mask = victims(race)
        return [ROBS[seat] for seat in range(race.seats) if mask >> seat & 1]
    if phase == LIFTING:
        lifts = [LIFTS[square] for square in liftable(race)]
        return [LEAVE, *lifts] if race.rules.quake_optional else lifts
    if phase == PUTTING:
        return [PUTS[square] for square in places(race, race.lifted)]
    assert phase == DISCARDING
    return [DISCARDS[card] for card in range(HELD) if race.holds(me, card)]


def insurable(race: Race, me: Seat, found: list[Choice]) -> list[Choice]:
    if race.holds(me, INSURANCE):
        found.append(INSURE)
    return found


def movements(race: Race, me: Seat) -> list[Choice]:
    """Pass, pieces with and without items, items alone, the All-terrain. CR-03"""
    found: list[Choice] = [PASS]
    board = race.board
    at = race.pawns[me]
    hand = me * HELD
    items = purse(race, hand)
    for piece in range(PIECES):
        if race.hands[hand + piece]:
            add_piece(board, piece, at, items, found)
    if items:
        add_steps(board, at, items, found)
    if race.hands[hand + OFFROAD]:
        for end in drivable(race, at):
            found.append(DRIVES[end])
    if race.rules.exchange and race.phase == MOVING:
        add_exchanges(race, me, found)
    return found


def purse(race: Race, hand: i64) -> i64:
    """The means that a hand can pay, as a mask."""
    found: i64 = 0
    for means in range(1, ALL_MEANS):
        if race.hands[hand + MEANS_CARD[means]] >= MEANS_COUNT[means]:
            found |= bit(means)
    return found


def add_exchanges(race: Race, me: Seat, found: list[Choice]) -> None:
    """CR-47"""
    if race.passes_of(me) < PASSES_TO_EXCHANGE:
        return
    at: i64 = 0
    for one in range(HELD):
        for other in range(one, HELD):
            wanted = 2 if one == other else 1
            if race.holds(me, one) >= wanted and race.holds(me, other) >= wanted:
                found.append(EXCHANGES[at])
            at += 1


def flights(race: Race, me: Seat) -> list[Choice]:
    found: list[Choice] = [STAY]
    items = purse(race, me * HELD)
    for end in race.board.flights(race.flight, race.pawns[me]):
        tile = race.board.tiles[end]
        if not is_obstacle(tile):
            found.append(flight_of(NO_MEANS, end))
            continue
        for means in MEANS_ONTO[tile]:
            if items >> means & 1:
                found.append(flight_of(means, end))
    return found


def crowd_out(race: Race, me: Seat, found: list[Choice]) -> list[Choice]:
    """By house option no two pawns on a cell. CR-02"""
    if not race.rules.one_pawn_a_cell:
        return found
    return [choice for choice in found if not blocked(race, me, choice)]


def blocked(race: Race, me: Seat, choice: Choice) -> bool:
    if isinstance(choice, Move):
        return crowded(race, me, choice.end, choice.piece != KNIGHT) is not None
    if isinstance(choice, (StepOnto, Drive, Fly)):
        return crowded(race, me, choice.end, False) is not None
    return False
