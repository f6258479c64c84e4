"""How far it is to FINISH, counted in cards: what bots steer by."""

from __future__ import annotations

from typing import Final

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.words import (
    BALLOON,
    BANK,
    BESIDE,
    BICYCLE,
    DRAGON,
    FINISH,
    LAKE,
    NO_TILE,
    OFF,
    PLANE,
    SQUARES,
    START,
    TREE,
    Square,
    Tile,
)

NO_WAY: Final = 1000.0
ENOUGH: Final = 0.001


def way_left(board: Board, square: Square) -> float:
    """Cards for the rest of the way, one king step at a time."""
    if not board._way:
        board._way = ways(board)
    return board._way[square]


def ways(board: Board) -> list[float]:
    """By square, from FINISH outwards until nothing gets shorter."""
    left: list[float] = [NO_WAY] * SQUARES
    if board.finish == OFF:
        return left
    left[board.finish] = 0.0
    edge = [board.finish]
    while edge:
        further: list[Square] = []
        for square in edge:
            cost = left[square] + entering(board.tiles[square])
            for way in range(8):
                other = BESIDE[square * 8 + way]
                if other == OFF or board.tiles[other] == NO_TILE:
                    continue
                if cost < left[other] - ENOUGH and other != board.finish:
                    left[other] = cost
                    if board.tiles[other] != START:
                        further.append(other)
        edge = further
    return left


def entering(tile: Tile) -> float:
    """The cards that a step onto a tile costs, a king's step being one."""
    if tile == FINISH:
        return 1.0
    if TREE <= tile <= LAKE:
        return 1.3
    if tile == DRAGON:
        return 3.0
    if tile > LAKE:
        return 1.8
    if tile in (PLANE, BALLOON, BICYCLE):
        return 0.6
    return 0.8 if tile == BANK else 1.0
