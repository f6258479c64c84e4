"""Outlines of random boards, and where START and FINISH lie in them. CHS-B3

A board grows block by block, each two by two tiles, so that no way is one cell wide.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.inspection import LEAST_DISTANCE
from scurry.games.chess_race.words import (
    BESIDE,
    FRAME,
    FREE,
    MARGIN,
    NO_TILE,
    OFF,
    SQUARES,
    WIDEST,
    Square,
    square_at,
)
from scurry.kernel.rng import Rng

BLOCKS: Final = WIDEST // 2  # along an edge


def grow(rng: Rng, size: i64) -> list[i64]:
    """The squares of an outline: a winding row of blocks, and what is left at its edges."""
    taken: list[bool] = [False] * (BLOCKS * BLOCKS)
    at: i64 = rng.below(BLOCKS * BLOCKS)
    taken[at] = True
    blocks: list[i64] = [at]
    while len(blocks) < size // 4:
        ways = open_ways(taken, blocks[-1])
        source = blocks[-1]
        if not ways or rng.below(6) == 0:  # a side room, now and then
            source = blocks[rng.below(len(blocks))]
            ways = open_ways(taken, source)
        if ways:
            block = ways[rng.below(len(ways))]
            taken[block] = True
            blocks.append(block)
    tiles: list[i64] = [NO_TILE] * SQUARES
    for block in blocks:
        row, column = block // BLOCKS * 2 + MARGIN, block % BLOCKS * 2 + MARGIN
        for down in range(2):
            for right in range(2):
                tiles[square_at(row + down, column + right)] = FREE
    for _ in range(size % 4):
        add_tile(rng, tiles)
    return shifted(tiles)


def open_ways(taken: list[bool], block: i64) -> list[i64]:
    """The free blocks beside one."""
    row, column = block // BLOCKS, block % BLOCKS
    found: list[i64] = []
    if row > 0 and not taken[block - BLOCKS]:
        found.append(block - BLOCKS)
    if row < BLOCKS - 1 and not taken[block + BLOCKS]:
        found.append(block + BLOCKS)
    if column > 0 and not taken[block - 1]:
        found.append(block - 1)
    if column < BLOCKS - 1 and not taken[block + 1]:
        found.append(block + 1)
    return found


def add_tile(rng: Rng, tiles: list[i64]) -> None:
    """One more tile at an edge of the outline."""
    free: list[i64] = []
    for row in range(MARGIN, MARGIN + WIDEST):
        for column in range(MARGIN, MARGIN + WIDEST):
            square = square_at(row, column)
            if tiles[square] == NO_TILE and beside_a_tile(tiles, square):
                free.append(square)
    tiles[free[rng.below(len(free))]] = FREE


def beside_a_tile(tiles: list[i64], square: Square) -> bool:
    for way in range(0, 8, 2):
        other = BESIDE[square * 8 + way]
        if other != OFF and tiles[other] != NO_TILE:
            return True
    return False


def shifted(tiles: list[i64]) -> list[i64]:
    """The squares of the outline, moved into the upper left corner."""
    laid = [square for square in range(SQUARES) if tiles[square] != NO_TILE]
    top = min(square // FRAME for square in laid) - MARGIN
    left = min(square % FRAME for square in laid) - MARGIN
    return [square - top * FRAME - left for square in laid]


def far_apart(rng: Rng, squares: list[i64]) -> list[i64]:
    """START and FINISH as far from each other as the outline allows; none if that is too near."""
    tiles: list[i64] = [NO_TILE] * SQUARES
    for square in squares:
        tiles[square] = FREE
    board = Board(tiles, 0)
    start = farthest(rng, board, squares[rng.below(len(squares))])
    finish = farthest(rng, board, start)
    if board.spread_from(start)[finish] < LEAST_DISTANCE:
        return []
    return [start, finish]


def farthest(rng: Rng, board: Board, origin: Square) -> Square:
    far = board.spread_from(origin)
    most: i64 = 0
    found: list[i64] = []
    for square in board.laid:
        if far[square] > most:
            most = far[square]
            found = []
        if far[square] == most:
            found.append(square)
    return found[rng.below(len(found))]
