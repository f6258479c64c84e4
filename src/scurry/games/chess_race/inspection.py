"""The check of a board: what forbids racing on it, what to be warned of, what it is like. CHS-B2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.routes import (
    Route,
    cheapest,
    corridors,
    crossed,
    king_distance,
    par_of,
)
from scurry.games.chess_race.words import (
    FINISH,
    MEANS_ARGS,
    MEANS_ONTO,
    NAMES,
    START,
    TILE_ARGS,
    TILES,
    is_bonus,
    is_obstacle,
)
from scurry.kernel.message import Arg
from scurry.kernel.workshop import Finding

FEWEST_TILES: Final = 12
LEAST_DISTANCE: Final = 4
# Before a game starts, what is wrong with its options is said in English, as by every game.
FAULTS: Final[dict[str, str]] = {
    "check-few": "a board has at least {fewest} tiles, not {tiles}",
    "check-stock": "there are {laid} tiles of the kind {kind}, but only {stock} in the boxes",
    "check-starts": "a board has exactly one START, not {count}",
    "check-finishes": "a board has exactly one FINISH, not {count}",
    "check-broken": "the tiles do not all hang together by their edges",
    "check-near": "FINISH is {distance} king steps from START, but {least} is the least",
}


def fault(message: str, args: dict[str, Arg]) -> Finding:
    return Finding("CHS-B2", message, args, True)


def faults_of(board: Board, stock: list[i64]) -> list[Finding]:
    """What forbids racing: stock, START and FINISH, one piece, some distance. CHS-B2 CHS-S1"""
    found: list[Finding] = []
    counts = tile_counts(board)
    tiles = len(board.laid)
    if tiles < FEWEST_TILES:
        found.append(fault("check-few", {"tiles": tiles, "fewest": FEWEST_TILES}))
    if counts[START] != 1:
        found.append(fault("check-starts", {"count": counts[START]}))
    if counts[FINISH] != 1:
        found.append(fault("check-finishes", {"count": counts[FINISH]}))
    for tile in range(FINISH + 1, TILES):
        if counts[tile] > stock[tile]:
            found.append(
                fault(
                    "check-stock",
                    {"tile": TILE_ARGS[tile], "laid": counts[tile], "stock": stock[tile]},
                )
            )
    if not board.is_whole():
        found.append(fault("check-broken", {}))
    elif counts[START] == 1 and counts[FINISH] == 1:
        distance = king_distance(board)
        if distance < LEAST_DISTANCE:
            found.append(fault("check-near", {"distance": distance, "least": LEAST_DISTANCE}))
    return found


def faults(board: Board, stock: list[i64]) -> list[str]:
    """The same as sentences in English."""
    said: list[str] = []
    for found in faults_of(board, stock):
        args = {name: str(value) for name, value in found.args.items()}
        args["kind"] = args.get("tile", "").removeprefix("@tile-")
        said.append(FAULTS[found.message].format(**args))
    return said


def tile_counts(board: Board) -> list[i64]:
    counts: list[i64] = [0] * TILES
    for square in board.laid:
        counts[board.tiles[square]] += 1
    return counts


def inspect(board: Board, stock: list[i64]) -> list[Finding]:
    """Faults; or, where there are none, warnings and what the board is like. CHS-B2"""
    found = faults_of(board, stock)
    if found:
        return found
    found.append(measures(board))
    found.append(distance_of(board))
    for square in corridors(board):
        tile = board.tiles[square]
        if is_obstacle(tile):
            args: dict[str, Arg] = {"cell": NAMES[square], "tile": TILE_ARGS[tile]}
            found.append(Finding("CHS-S1", "check-corridor", args))
    basic = cheapest(board, basic_only=True)
    route = cheapest(board, basic_only=False) if basic is None else basic
    assert route is not None, "a board in one piece has a way"
    found.append(needs(board, route, basic is not None))
    cells = tuple(NAMES[square] for square in route.squares)
    found.append(Finding("CHS-B2", "check-route", {"cells": cells}))
    return found


def measures(board: Board) -> Finding:
    bonus: i64 = 0
    obstacles: i64 = 0
    for square in board.laid:
        if is_bonus(board.tiles[square]):
            bonus += 1
        elif is_obstacle(board.tiles[square]):
            obstacles += 1
    args: dict[str, Arg] = {"tiles": len(board.laid), "bonus": bonus, "obstacles": obstacles}
    return Finding("CHS-C1", "check-measures", args)


def distance_of(board: Board) -> Finding:
    args: dict[str, Arg] = {"distance": king_distance(board), "par": par_of(board)}
    return Finding("CHS-B4", "check-distance", args)


def needs(board: Board, route: Route, basic: bool) -> Finding:
    """With which items FINISH can be reached on the easiest way. CHS-B2"""
    items: list[str] = []
    for square in crossed(board, route):
        items.append(MEANS_ARGS[MEANS_ONTO[board.tiles[square]][0]])
    if not items:
        return Finding("CHS-B2", "check-free-way", {})
    message = "check-basic-way" if basic else "check-hard-way"
    return Finding("CHS-B2", message, {"count": len(items), "items": tuple(items)})


def passes(board: Board, stock: list[i64]) -> bool:
    """Playable, without obstacles in one-cell corridors, and open to the items of the start."""
    if faults_of(board, stock) or cheapest(board, basic_only=True) is None:
        return False
    return not any(is_obstacle(board.tiles[square]) for square in corridors(board))
