"""How chess pieces and flights go over a board. CHS-M1 CHS-M2 CHS-M3 CHS-X1

What a move starts from makes no difference: an obstacle is left like a free cell. CR-12 CR-14
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race.words import (
    BESIDE,
    BISHOP,
    FINISH,
    FRAME,
    FREE,
    KING,
    KNIGHT,
    LEAPS_FROM,
    NO_TILE,
    OFF,
    PAWN,
    ROOK,
    SQUARES,
    START,
    Card,
    Square,
    is_bonus,
    is_obstacle,
)

# House options that change lines and flights, as bits.
CROSS_BONUS: Final = 1  # CR-06
SHORT_SLIDES: Final = 2  # CR-07
PAWN_TAKES_FINISH: Final = 4  # CR-09
START_ALLOWED: Final = 8  # CR-11
FLIGHT_UP_TO: Final = 16  # CR-17
FLIGHT_OVER_HOLES: Final = 32  # CR-17
FLIGHT_TO_FINISH: Final = 64  # CR-18
STRAIGHT_DISTANCE: Final = 128  # CR-31

SHORT: Final = 4  # squares of a slide under SHORT_SLIDES


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """Where one piece gets from one square: `plain` ends need nothing else, `hard` ones an item."""

    def __init__(self) -> None:
        self.plain: list[i64] = []
        self.hard: list[i64] = []


def draw_line(tiles: list[i64], laws: i64, piece: Card, square: Square) -> Line:
    line = Line()
    if piece == KNIGHT:
        for end in LEAPS_FROM[square]:  # over anything (CHS-M2 CR-08 CR-51)
            may_end(tiles, laws, line, end)
        return line
    if piece == KING:
        for way in range(8):
            step(tiles, laws, line, BESIDE[square * 8 + way])
    elif piece == PAWN:
        for way in range(0, 8, 2):
            step(tiles, laws, line, BESIDE[square * 8 + way])
        if laws & PAWN_TAKES_FINISH:
            take_finish(tiles, line, square)
    else:
        if piece != BISHOP:
            for way in range(0, 8, 2):
                slide(tiles, laws, line, square, way)
        if piece != ROOK:
            for way in range(1, 8, 2):
                slide(tiles, laws, line, square, way)
    return line


def step(tiles: list[i64], laws: i64, line: Line, end: Square) -> None:
    """The Pawn goes straight, the King any way. CHS-M3"""
    if end != OFF:
        may_end(tiles, laws, line, end)


def take_finish(tiles: list[i64], line: Line, square: Square) -> None:
    """By house option a Pawn enters FINISH diagonally. CR-09"""
    for way in range(1, 8, 2):
        end = BESIDE[square * 8 + way]
        if end != OFF and tiles[end] == FINISH:
            line.plain.append(end)


def slide(tiles: list[i64], laws: i64, line: Line, square: Square, way: i64) -> None:
    """Over free cells; anything else ends the line, at its sides is nothing. CR-06 CR-42 CR-53"""
    at = square
    for _ in range(SHORT if laws & SHORT_SLIDES else FRAME):
        at = BESIDE[at * 8 + way]
        if at == OFF or not may_end(tiles, laws, line, at):
            return
        crossable = laws & CROSS_BONUS != 0 and is_bonus(tiles[at])
        if tiles[at] != FREE and not crossable:
            return


def may_end(tiles: list[i64], laws: i64, line: Line, end: Square) -> bool:
    """Note the square as an end if it can be one. No tile is none, and START is none. CHS-M8"""
    tile = tiles[end]
    if tile == NO_TILE or (tile == START and not laws & START_ALLOWED):
        return False
    if is_obstacle(tile):
        line.hard.append(end)
    else:
        line.plain.append(end)
    return True


def fly_from(tiles: list[i64], laws: i64, length: i64, square: Square) -> list[i64]:
    """The ends of all flights of that many steps, none over a square twice. CR-17 CR-18 CR-20"""
    marks: list[bool] = [False] * SQUARES
    ends: list[i64] = []
    fly_on(tiles, laws, length, square, square, OFF, marks, ends)
    ends.sort()
    return ends


def fly_on(
    tiles: list[i64],
    laws: i64,
    left: i64,
    square: Square,
    origin: Square,
    before: Square,
    marks: list[bool],
    ends: list[i64],
) -> None:
    """So many more steps; with three in all, the origin and the last square are all to avoid."""
    for way in range(8):
        other = BESIDE[square * 8 + way]
        if other == OFF:
            continue
        if other == origin:
            continue
        if other == before:
            continue
        if tiles[other] == NO_TILE and not laws & FLIGHT_OVER_HOLES:
            continue
        if (left == 1 or laws & FLIGHT_UP_TO) and not marks[other]:
            marks[other] = True
            if may_land(tiles, laws, other):
                ends.append(other)
        if left > 1:
            fly_on(tiles, laws, left - 1, other, origin, square, marks, ends)


def may_land(tiles: list[i64], laws: i64, end: Square) -> bool:
    """Neither on START nor on FINISH, which wants a piece. CHS-M4 CR-18"""
    tile = tiles[end]
    if tile == FINISH:
        return laws & FLIGHT_TO_FINISH != 0
    return tile != NO_TILE and tile != START
