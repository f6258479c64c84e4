"""Ways from START to FINISH by king steps: how long, over which obstacles, through which gaps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from scurry.games.chess_race.board import FAR, Board
from scurry.games.chess_race.words import (
    BESIDE,
    DRAGON,
    LAKE,
    NO_TILE,
    OFF,
    SQUARES,
    START,
    TREE,
    Square,
    Tile,
    is_obstacle,
)

STEP: Final = 1
BASIC: Final = 100  # Tree, Mountain, Lake: everybody begins with the items for these
SPECIAL: Final = 10_000
THE_DRAGON: Final = 20_000
CLOSED: Final = 1_000_000_000


@final
class Route:
    """A cheapest way: its squares from START to FINISH."""

    def __init__(self, squares: list[i64], cost: i64) -> None:
        self.squares = squares
        self.cost: i64 = cost


def king_distance(board: Board) -> i64:
    return board.to_finish(board.start) if board.start != OFF else FAR


def par_of(board: Board) -> i64:
    """One and a half times the king distance, rounded up. CHS-B4"""
    return (king_distance(board) * 3 + 1) // 2


def is_basic(tile: Tile) -> bool:
    return TREE <= tile <= LAKE


def toll(tile: Tile) -> i64:
    """What entering a tile costs, obstacles by how hard their items are to come by."""
    if not is_obstacle(tile):
        return STEP
    if is_basic(tile):
        return STEP + BASIC
    return STEP + (THE_DRAGON if tile == DRAGON else SPECIAL)


def cheapest(board: Board, basic_only: bool) -> Route | None:
    """Few and easy obstacles first, then few steps; None if there is no way. CHS-B2"""
    costs: list[i64] = [CLOSED] * SQUARES
    before: list[i64] = [OFF] * SQUARES
    if board.start == OFF or board.finish == OFF:
        return None
    costs[board.start] = 0
    edge: list[i64] = [board.start]
    while edge:
        edge = relaxed(board, basic_only, costs, before, edge)
    if costs[board.finish] == CLOSED:
        return None
    squares: list[i64] = [board.finish]
    while squares[-1] != board.start:
        squares.append(before[squares[-1]])
    squares.reverse()
    return Route(squares, costs[board.finish])


def relaxed(
    board: Board, basic_only: bool, costs: list[i64], before: list[i64], edge: list[i64]
) -> list[i64]:
    """One round: the squares that became cheaper to reach."""
    further: list[i64] = []
    for square in edge:
        for way in range(8):
            other = BESIDE[square * 8 + way]
            if other == OFF:
                continue
            tile = board.tiles[other]
            if tile in (NO_TILE, START):
                continue
            if basic_only and is_obstacle(tile) and not is_basic(tile):
                continue
            cost = costs[square] + toll(tile)
            if cost < costs[other]:
                costs[other] = cost
                before[other] = square
                if other != board.finish:
                    further.append(other)
    return further


def crossed(board: Board, route: Route) -> list[i64]:
    """The obstacles on a way, in order."""
    return [square for square in route.squares if is_obstacle(board.tiles[square])]


def corridors(board: Board) -> list[i64]:
    """Squares that no king's way from START to FINISH can avoid. CHS-S1 CHS-B2"""
    found: list[i64] = []
    for square in board.laid:
        if square != board.start and square != board.finish and cuts_off(board, square):
            found.append(square)
    return found


def cuts_off(board: Board, without: Square) -> bool:
    seen: list[bool] = [False] * SQUARES
    seen[board.start] = True
    seen[without] = True
    heap: list[i64] = [board.start]
    while heap:
        square = heap.pop()
        for way in range(8):
            other = BESIDE[square * 8 + way]
            if other == OFF or seen[other] or board.tiles[other] == NO_TILE:
                continue
            if other == board.finish:
                return False
            seen[other] = True
            heap.append(other)
    return True
