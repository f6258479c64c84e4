"""Ways that do not depend on the board alone: past pawns, and with the All-terrain."""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.chess_race.race import NO_SEAT, Race
from scurry.games.chess_race.words import (
    BESIDE,
    DOWN,
    FINISH,
    FRAME,
    NO_TILE,
    OFF,
    RIGHT,
    START,
    Square,
)

STEPS = 2  # of the All-terrain


def stands_between(race: Race, source: Square, end: Square) -> bool:
    """Whether a pawn stands on the line between two squares. CR-02"""
    way = direction(source, end)
    at = BESIDE[source * 8 + way]
    while at != end:
        if race.pawn_on(at) != NO_SEAT:
            return True
        at = BESIDE[at * 8 + way]
    return False


def direction(source: Square, end: Square) -> i64:
    """The way that leads along a line from one square to another."""
    down = sign(end // FRAME - source // FRAME)
    right = sign(end % FRAME - source % FRAME)
    for way in range(8):
        if DOWN[way] == down and RIGHT[way] == right:
            return way
    raise ValueError("the squares are one and the same")


def sign(number: i64) -> i64:
    return 1 if number > 0 else -1 if number < 0 else 0


def drivable(race: Race, source: Square) -> list[Square]:
    """Two tiles in a line, by house option one, or over a gap. CHS-X6 CR-39"""
    found: list[Square] = []
    tiles = race.board.tiles
    for way in range(8):
        at = source
        for step in range(STEPS):
            at = BESIDE[at * 8 + way]
            if at == OFF or (tiles[at] == NO_TILE and not race.rules.offroad_over_holes):
                break
            fits = tiles[at] != NO_TILE and tiles[at] != START and tiles[at] != FINISH
            if fits and (step == STEPS - 1 or race.rules.offroad_short):
                found.append(at)
    return found
