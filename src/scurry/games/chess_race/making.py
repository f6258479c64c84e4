"""Random boards by seed, size and difficulty. CHS-B3

The outline grows by itself (outlines.py). Tiles are drawn from the boxes and traded for each other
until the easiest way with Cat, Rope and Boat crosses as many obstacles as the difficulty wants.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.content import tile_stock
from scurry.games.chess_race.inspection import FEWEST_TILES, passes
from scurry.games.chess_race.outlines import far_apart, grow
from scurry.games.chess_race.routes import cheapest, corridors, crossed, is_basic
from scurry.games.chess_race.words import (
    BANK,
    BESIDE,
    FINISH,
    FREE,
    LAKE,
    NO_TILE,
    OFF,
    SQUARES,
    START,
    TILES,
    Square,
    is_bonus,
)
from scurry.kernel.rng import Rng, seeded

TRIES: Final = 150  # to meet the difficulty on one outline
OUTLINES: Final = 40
BLOCKED: Final = 1000
# By difficulty: the share of obstacles in percent, the least and the most the way may cross.
WANTED: Final[dict[str, tuple[int, int, int]]] = {
    "easy": (30, 0, 1),
    "medium": (42, 2, 3),
    "hard": (55, 4, 9),
}


def make_board(seed: int, size: i64, difficulty: str, boxes: i64) -> list[i64]:
    """The tiles of a board that passes the check; the same seed gives the same board."""
    rng = seeded(seed)
    stock: list[i64] = [count * boxes for count in tile_stock()]
    wanted = WANTED[difficulty]
    for _ in range(OUTLINES):
        squares = grow(rng, max(size, FEWEST_TILES))
        ends = far_apart(rng, squares)
        if not ends:
            continue
        kinds = draw_kinds(rng, stock, len(squares) - 2, wanted[0])
        tiles = deal_tiles(rng, squares, ends, kinds)
        keep_corridors_free(tiles)
        tiles = improve(rng, tiles, wanted[1], wanted[2])
        if passes(Board(tiles, 0), stock):
            return tiles
    raise ValueError(f"no board of {size} tiles could be made")


def keep_corridors_free(tiles: list[i64]) -> None:
    """What cannot be walked round becomes a free cell, where there is one to trade with."""
    board = Board(tiles, 0)
    narrow = corridors(board)
    for square in narrow:
        if tiles[square] != FREE:
            for other in board.laid:
                if tiles[other] == FREE and other not in narrow:
                    swap(tiles, square, other)
                    break


def swap(tiles: list[i64], one: Square, other: Square) -> None:
    tiles[one], tiles[other] = tiles[other], tiles[one]


def improve(rng: Rng, tiles: list[i64], least: i64, most: i64) -> list[i64]:
    """Trade tiles until the easiest way crosses as many obstacles as wanted, or tries run out."""
    narrow = corridors(Board(tiles, 0))
    miss = misses(Board(tiles, 0), least, most)
    for _ in range(TRIES):
        if miss == 0:
            break
        board = Board(tiles, 0)
        one = pick(rng, candidates(board, least, most))
        other = pick(rng, partners(board, one))
        if one == OFF or other == OFF or one in narrow or other in narrow:
            continue
        swap(tiles, one, other)
        now = misses(Board(tiles, 0), least, most)
        if now <= miss:
            miss = now
        else:
            swap(tiles, one, other)
    return tiles


def pick(rng: Rng, squares: list[i64]) -> Square:
    return squares[rng.below(len(squares))] if squares else OFF


def misses(board: Board, least: i64, most: i64) -> i64:
    """How far a board is from what is wanted."""
    route = cheapest(board, basic_only=True)
    if route is None:
        return BLOCKED
    count: i64 = len(crossed(board, route))
    off = least - count if count < least else count - most if count > most else 0
    return off * 4 + len(touching_bonus(board))


def candidates(board: Board, least: i64, most: i64) -> list[i64]:
    """Tiles that had better be others."""
    route = cheapest(board, basic_only=True)
    if route is None:
        return [square for square in board.laid if board.tiles[square] > LAKE]
    inner = route.squares[1:-1]
    hard = crossed(board, route)
    if len(hard) < least:
        return [square for square in inner if square not in hard]
    return hard if len(hard) > most else touching_bonus(board)


def partners(board: Board, one: Square) -> list[i64]:
    """What to trade a tile for: an obstacle of the easy kinds for any other tile, and back."""
    if one == OFF:
        return []
    if board.tiles[one] == FREE:
        return [square for square in board.laid if is_basic(board.tiles[square])]
    return [square for square in board.laid if board.tiles[square] == FREE]


def touching_bonus(board: Board) -> list[i64]:
    """Bonus cells that lie side by side: good boards spread them out."""
    found: list[i64] = []
    for square in board.laid:
        if is_bonus(board.tiles[square]):
            for way in range(4):
                other = BESIDE[square * 8 + way]
                if other != OFF and is_bonus(board.tiles[other]):
                    found.append(square)
    return found


def draw_kinds(rng: Rng, stock: list[i64], count: i64, share: i64) -> list[i64]:
    """So many tiles out of the boxes, with about that share of obstacles where there is a choice.

    A seventh are bonus cells, as in the box. What the wished kinds lack comes from the others.
    """
    piles: list[list[i64]] = [[], [], []]  # free, bonus, obstacles
    for tile in range(FREE, TILES):
        pile = 0 if tile == FREE else 1 if tile <= BANK else 2
        for _ in range(stock[tile]):
            piles[pile].append(tile)
    for pile in range(3):
        rng.shuffle(piles[pile])
    wished: list[i64] = [0, count // 7, count * share // 100]
    wished[0] = count - wished[1] - wished[2]
    kinds: list[i64] = []
    for pile in range(3):
        for _ in range(min(wished[pile], len(piles[pile]))):
            kinds.append(piles[pile].pop())
    rest = [*piles[0], *piles[2], *piles[1]] if share < 40 else [*piles[2], *piles[0], *piles[1]]
    return kinds + rest[: count - len(kinds)]


def deal_tiles(rng: Rng, squares: list[i64], ends: list[i64], kinds: list[i64]) -> list[i64]:
    """START and FINISH in their places, all other tiles at random."""
    tiles: list[i64] = [NO_TILE] * SQUARES
    dealt = kinds[:]
    rng.shuffle(dealt)
    for square in squares:
        if square == ends[0]:
            tiles[square] = START
        elif square == ends[1]:
            tiles[square] = FINISH
        else:
            tiles[square] = dealt.pop()
    return tiles
