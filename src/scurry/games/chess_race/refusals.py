"""Why not? Each function names the clause that stands in the way, or returns None."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.events import goals, refuge, victims
from scurry.games.chess_race.quake import is_fixed, is_place
from scurry.games.chess_race.race import (
    CYCLING,
    DISCARDING,
    DRAWING,
    FLEEING,
    FLYING,
    INSURING,
    LIFTING,
    MOVING,
    OVER,
    PASSES_TO_EXCHANGE,
    PUTTING,
    RETREATING,
    STEALING,
    Race,
)
from scurry.games.chess_race.ways import drivable, stands_between
from scurry.games.chess_race.words import (
    CARD_ARGS,
    EARTHQUAKE,
    FINISH,
    INSURANCE,
    KING,
    KNIGHT,
    MATE,
    MEANS_ARGS,
    MEANS_CARD,
    MEANS_COUNT,
    MEANS_TILE,
    NAMES,
    NO_MEANS,
    NO_TILE,
    OFFROAD,
    START,
    TILE_ARGS,
    Card,
    Means,
    Square,
    is_obstacle,
)
from scurry.kernel.message import Refusal, seat_arg
from scurry.kernel.seats import Seat

LINE_CLAUSES: Final[list[str]] = ["CHS-M1", "CHS-M1", "CHS-M1", "CHS-M1", "CHS-M2", "CHS-M3"]


def asked(race: Race, seat: Seat, fits: bool, clause: str) -> Refusal | None:
    """Everything has its time, and is answered by those who are asked."""
    if race.phase == OVER:
        return Refusal("CHS-G1", "why-over")
    if not fits:
        drawing = race.phase == DRAWING and race.waiting >> seat & 1
        return Refusal("CHS-T1", "why-draw-first") if drawing else Refusal(clause, "why-not-now")
    return None if race.waiting >> seat & 1 else Refusal(clause, "why-not-you")


def draw(race: Race, seat: Seat) -> Refusal | None:
    return asked(race, seat, race.phase == DRAWING, "CHS-T1")


def movement(race: Race, seat: Seat) -> Refusal | None:
    return asked(race, seat, race.phase == MOVING or race.phase == CYCLING, "CHS-M7")


def flight(race: Race, seat: Seat) -> Refusal | None:
    return asked(race, seat, race.phase == FLYING, "CHS-X1")


# Movements.


def no_end(race: Race, means: Means, end: Square) -> Refusal | None:
    """What no card changes: the tile there, and whether the item fits it."""
    tile = race.board.tiles[end]
    if tile == NO_TILE:
        return Refusal("CHS-M1", "why-no-tile", {"cell": NAMES[end]})
    if means == NO_MEANS:
        if is_obstacle(tile):
            return Refusal("CHS-M2", "why-needs-item", {"tile": TILE_ARGS[tile]})
        return None
    if MEANS_TILE[means] != tile:
        item = MEANS_ARGS[means]
        return Refusal("CHS-M5", "why-wrong-item", {"item": item, "tile": TILE_ARGS[tile]})
    return None


def lacks(race: Race, seat: Seat, card: Card, wanted: i64) -> Refusal | None:
    held = race.holds(seat, card)
    if held >= wanted:
        return None
    if held > 0:
        return Refusal("CR-24", "why-one-extinguisher")
    return Refusal("CHS-M7", "why-no-card", {"card": CARD_ARGS[card]})


def lacks_means(race: Race, seat: Seat, means: Means) -> Refusal | None:
    if means == NO_MEANS:
        return None
    return lacks(race, seat, MEANS_CARD[means], MEANS_COUNT[means])


def move(race: Race, seat: Seat, piece: Card, means: Means, end: Square) -> Refusal | None:
    wrong = movement(race, seat) or lacks(race, seat, piece, 1) or no_end(race, means, end)
    wrong = wrong or lacks_means(race, seat, means)
    if wrong is not None:
        return wrong
    line = race.board.line(piece, race.pawns[seat])
    if end not in line.plain and end not in line.hard:
        if race.board.tiles[end] == START:
            return Refusal("CHS-M8", "why-start")
        return Refusal(LINE_CLAUSES[piece], "why-out-of-reach", {"card": CARD_ARGS[piece]})
    return crowded(race, seat, end, piece != KNIGHT)


def crowded(race: Race, seat: Seat, end: Square, on_the_ground: bool) -> Refusal | None:
    """By house option pawns are in each other's way. CHS-M9 CR-02"""
    if not race.rules.one_pawn_a_cell:
        return None
    if race.taken(end):
        return Refusal("CR-02", "why-taken", {"seat": seat_arg(race.pawn_on(end))})
    if on_the_ground and stands_between(race, race.pawns[seat], end):
        return Refusal("CR-02", "why-pawn-between")
    return None


def step_onto(race: Race, seat: Seat, means: Means, end: Square) -> Refusal | None:
    wrong = movement(race, seat) or no_end(race, means, end) or lacks_means(race, seat, means)
    if wrong is None and end not in race.board.rough(race.pawns[seat]):
        wrong = Refusal("CHS-M5", "why-not-beside", {"tile": TILE_ARGS[MEANS_TILE[means]]})
    return wrong or crowded(race, seat, end, True)


def drive(race: Race, seat: Seat, end: Square) -> Refusal | None:
    wrong = movement(race, seat) or lacks(race, seat, OFFROAD, 1)
    if wrong is not None:
        return wrong
    tile = race.board.tiles[end]
    if tile == FINISH:
        return Refusal("CHS-M4", "why-finish-by-piece")
    if tile == START:
        return Refusal("CHS-M8", "why-start")
    if end not in drivable(race, race.pawns[seat]):
        return Refusal("CHS-X6", "why-no-drive")
    return crowded(race, seat, end, False)


def fly(race: Race, seat: Seat, means: Means, end: Square) -> Refusal | None:
    wrong = flight(race, seat) or no_end(race, means, end) or lacks_means(race, seat, means)
    if wrong is not None:
        return wrong
    if end not in race.board.flights(race.flight, race.pawns[seat]):
        tile = race.board.tiles[end]
        if tile == FINISH:
            return Refusal("CHS-M4", "why-finish-by-piece")
        if tile == START:
            return Refusal("CHS-M8", "why-start")
        return Refusal("CR-17", "why-no-flight", {"steps": race.flight})
    return crowded(race, seat, end, False)


def discard(race: Race, seat: Seat, card: Card) -> Refusal | None:
    if race.phase != OVER and race.phase != DISCARDING:
        return Refusal("CR-49", "why-no-discard")
    return asked(race, seat, True, "CR-44") or lacks(race, seat, card, 1)


def exchange(race: Race, seat: Seat, one: Card, other: Card) -> Refusal | None:
    if not race.rules.exchange and race.phase != OVER:
        return Refusal("CR-47", "why-no-exchange")
    wrong = movement(race, seat)
    if wrong is None and race.passes_of(seat) < PASSES_TO_EXCHANGE:
        wrong = Refusal("CR-47", "why-exchange-later")
    if wrong is None and one == other and race.holds(seat, one) == 1:
        wrong = Refusal("CHS-M7", "why-no-card", {"card": CARD_ARGS[other]})
    return wrong or lacks(race, seat, one, 1) or lacks(race, seat, other, 1)


# Answers to events.


def flee(race: Race, seat: Seat, square: Square) -> Refusal | None:
    wrong = asked(race, seat, race.phase == FLEEING, "CHS-E2")
    if wrong is None and square not in goals(race, seat):
        wrong = Refusal("CR-31", "why-not-nearest", {"tile": TILE_ARGS[refuge(race)]})
    return wrong


def retreat(race: Race, seat: Seat, square: Square) -> Refusal | None:
    wrong = asked(race, seat, race.phase == RETREATING, "CHS-E4")
    if wrong is None and square not in race.board.backward(race.pawns[seat]):
        wrong = Refusal("CR-34", "why-not-backward")
    return wrong


def accept(race: Race, seat: Seat) -> Refusal | None:
    return asked(race, seat, race.phase == INSURING, "CR-37")


def insure(race: Race, seat: Seat) -> Refusal | None:
    """Against events that strike players, and only where they do harm. CHS-E9 CR-37"""
    strikes = race.phase == FLEEING or race.phase == RETREATING or race.phase == INSURING
    if race.phase == LIFTING or race.phase == PUTTING or race.phase == STEALING:
        return Refusal("CR-37", "why-not-insurable", {"card": CARD_ARGS[race.event]})
    wrong = asked(race, seat, strikes, "CR-37") or lacks(race, seat, INSURANCE, 1)
    if wrong is None and race.event == MATE and not race.holds(seat, KING):
        wrong = Refusal("CR-37", "why-no-harm")
    return wrong


def rob(race: Race, seat: Seat, victim: Seat) -> Refusal | None:
    wrong = asked(race, seat, race.phase == STEALING, "CHS-E8")
    if wrong is None and not victims(race) >> victim & 1:
        wrong = Refusal("CR-29", "why-nothing-to-rob")
    return wrong


def lift(race: Race, seat: Seat, square: Square) -> Refusal | None:
    wrong = asked(race, seat, race.phase == LIFTING, "CHS-E1")
    if wrong is not None:
        return wrong
    if race.board.tiles[square] == NO_TILE:
        return Refusal("CR-27", "why-no-tile", {"cell": NAMES[square]})
    if is_fixed(race, square):
        return Refusal("CR-27", "why-fixed")
    if square not in race.board.loose():
        return Refusal("CHS-E1", "why-breaks")
    return None


def put(race: Race, seat: Seat, square: Square) -> Refusal | None:
    wrong = asked(race, seat, race.phase == PUTTING, "CHS-E1")
    if wrong is not None:
        return wrong
    if race.board.tiles[square] != NO_TILE:
        return Refusal("CR-27", "why-square-taken")
    if not is_place(race, square, race.lifted):
        return Refusal("CHS-E1", "why-apart")
    return None


def leave(race: Race, seat: Seat) -> Refusal | None:
    if not race.rules.quake_optional and race.phase == LIFTING:
        return Refusal("CR-28", "why-must-shake", {"card": CARD_ARGS[EARTHQUAKE]})
    return asked(race, seat, race.phase == LIFTING, "CR-28")
