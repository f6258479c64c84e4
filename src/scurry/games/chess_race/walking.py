"""Movements as choices, listed on the way over the board; `lines.py` says where they may end.

A board does not live long, since earthquakes change it, so working lines out beforehand costs more
than walking along them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.choices import MOVES, STEPS
from scurry.games.chess_race.lines import (
    CROSS_BONUS,
    PAWN_TAKES_FINISH,
    SHORT,
    SHORT_SLIDES,
    START_ALLOWED,
)
from scurry.games.chess_race.words import (
    ALL_MEANS,
    BESIDE,
    BISHOP,
    FINISH,
    FRAME,
    FREE,
    KING,
    KNIGHT,
    LEAPS_FROM,
    MEANS_ONTO,
    NO_TILE,
    OFF,
    PAWN,
    ROOK,
    SQUARES,
    START,
    TILES,
    TREE,
    Card,
    Square,
    bit,
    is_bonus,
)
from scurry.kernel.state import Choice

STRIDE: Final = ALL_MEANS * SQUARES  # choices a piece
TOLLS: Final[list[i64]] = [
    sum(bit(means) for means in MEANS_ONTO[tile]) for tile in range(TILES)
]  # by tile: the means that get onto it, as a mask


def add_piece(board: Board, piece: Card, at: Square, items: i64, found: list[Choice]) -> None:
    """All moves of one piece; `items` are the means in hand, as a mask. CHS-M1 CHS-M6"""
    if piece == KNIGHT:
        for end in LEAPS_FROM[at]:
            add_end(board, piece, end, items, found)
    elif piece == KING:
        for way in range(8):
            end = BESIDE[at * 8 + way]
            if end != OFF:
                add_end(board, piece, end, items, found)
    elif piece == PAWN:
        add_pawn(board, at, items, found)
    else:
        if piece != BISHOP:
            for way in range(0, 8, 2):
                slide_along(board, piece, at, way, items, found)
        if piece != ROOK:
            for way in range(1, 8, 2):
                slide_along(board, piece, at, way, items, found)


def add_pawn(board: Board, at: Square, items: i64, found: list[Choice]) -> None:
    """CHS-M3 CR-09"""
    for way in range(0, 8, 2):
        end = BESIDE[at * 8 + way]
        if end != OFF:
            add_end(board, PAWN, end, items, found)
    if board.laws & PAWN_TAKES_FINISH:
        for way in range(1, 8, 2):
            end = BESIDE[at * 8 + way]
            if end != OFF and board.tiles[end] == FINISH:
                found.append(MOVES[PAWN * STRIDE + end])


def slide_along(
    board: Board, piece: Card, at: Square, way: i64, items: i64, found: list[Choice]
) -> None:
    end = at
    for _ in range(SHORT if board.laws & SHORT_SLIDES else FRAME):
        end = BESIDE[end * 8 + way]
        if end == OFF or not add_end(board, piece, end, items, found):
            return


def add_end(board: Board, piece: Card, end: Square, items: i64, found: list[Choice]) -> bool:
    """The moves that end there, if any; whether a line goes on beyond. CR-06 CR-11"""
    tile = board.tiles[end]
    if tile == FREE:
        found.append(MOVES[piece * STRIDE + end])
        return True
    if tile == NO_TILE:
        return False
    if tile >= TREE:
        if items & TOLLS[tile]:
            for means in MEANS_ONTO[tile]:
                if items >> means & 1:
                    found.append(MOVES[piece * STRIDE + means * SQUARES + end])
        return False
    if tile == START and not board.laws & START_ALLOWED:
        return False
    found.append(MOVES[piece * STRIDE + end])
    return board.laws & CROSS_BONUS != 0 and is_bonus(tile)


def add_steps(board: Board, at: Square, items: i64, found: list[Choice]) -> None:
    """Items alone, onto the obstacles around. CHS-M5"""
    for way in range(8):
        end = BESIDE[at * 8 + way]
        if end == OFF:
            continue
        tile = board.tiles[end]
        if items & TOLLS[tile]:
            for means in MEANS_ONTO[tile]:
                if items >> means & 1:
                    found.append(STEPS[(means - 1) * SQUARES + end])
