"""Which tile an Earthquake may move, and where to. CHS-E1 CR-27 CR-28"""

from __future__ import annotations

from scurry.games.chess_race.race import NO_SEAT, Race
from scurry.games.chess_race.words import (
    BESIDE,
    FINISH,
    NO_TILE,
    OFF,
    SQUARES,
    START,
    Square,
)


def is_fixed(race: Race, square: Square) -> bool:
    """START, FINISH and a tile with a pawn stay, unless the host lets any tile go. CR-27"""
    if race.rules.quake_any_tile:
        return False
    tile = race.board.tiles[square]
    return tile in (START, FINISH) or race.pawn_on(square) != NO_SEAT


def liftable(race: Race) -> list[Square]:
    """In reading order: the tiles that can go without breaking the board."""
    found: list[Square] = []
    for square in race.board.loose():
        if not is_fixed(race, square) and has_place(race, square):
            found.append(square)
    return found


def can_shake(race: Race) -> bool:
    return any(not is_fixed(race, each) and has_place(race, each) for each in race.board.loose())


def touches(race: Race, square: Square, lifted: Square) -> bool:
    """Whether a tile other than the lifted one lies at an edge of that square."""
    for way in range(0, 8, 2):
        other = BESIDE[square * 8 + way]
        if other != OFF and other != lifted and race.board.tiles[other] != NO_TILE:
            return True
    return False


def is_place(race: Race, square: Square, lifted: Square) -> bool:
    """An empty square, inside the frame, that joins the board by an edge."""
    return race.board.tiles[square] == NO_TILE and touches(race, square, lifted)


def has_place(race: Race, lifted: Square) -> bool:
    """Whether the tile can go anywhere; on all but huge boards it always can."""
    return any(is_place(race, square, lifted) for square in range(SQUARES))


def places(race: Race, lifted: Square) -> list[Square]:
    """In reading order: where the lifted tile may be put."""
    return [square for square in range(SQUARES) if is_place(race, square, lifted)]
