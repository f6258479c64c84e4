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
    """In reading order: the tiles that can go without breaking the board.

    There is always somewhere to go: no board fills the frame.
    """
    return [square for square in race.board.loose() if not is_fixed(race, square)]


def can_shake(race: Race) -> bool:
    return any(not is_fixed(race, square) for square in race.board.loose())


def is_place(race: Race, square: Square, lifted: Square) -> bool:
    """An empty square, inside the frame, that touches a tile other than the lifted one."""
    if race.board.tiles[square] != NO_TILE:
        return False
    for way in range(0, 8, 2):
        other = BESIDE[square * 8 + way]
        if other != OFF and other != lifted and race.board.tiles[other] != NO_TILE:
            return True
    return False


def places(race: Race, lifted: Square) -> list[Square]:
    """In reading order: where the lifted tile may be put."""
    tiles = race.board.tiles
    seen: list[bool] = [False] * SQUARES
    found: list[Square] = []
    for square in race.board.laid:
        if square == lifted:
            continue
        for way in range(0, 8, 2):
            other = BESIDE[square * 8 + way]
            if other != OFF and tiles[other] == NO_TILE and not seen[other]:
                seen[other] = True
                found.append(other)
    found.sort()
    return found
