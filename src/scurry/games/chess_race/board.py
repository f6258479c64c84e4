"""A board as it lies, with what can be worked out of it once: lines, flights, distances.

One tile is one cell. CR-01

A board never changes; an earthquake makes a new one. So all clones of a race share it, and what
was worked out for one of them serves the others. Everything is worked out when first asked for.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race.lines import Line, draw_line, fly_from
from scurry.games.chess_race.plans import code_of
from scurry.games.chess_race.words import (
    BESIDE,
    FINISH,
    NO_TILE,
    OFF,
    PIECES,
    SQUARES,
    START,
    TILES,
    Card,
    Square,
    Tile,
    bit,
    gap,
    is_obstacle,
)

FAR: Final = 1000  # farther than any board is long
MOST_FLOWN: Final = 4  # lists of flights are kept by length, below this


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Board:
    """`laws` are the house options that change lines and flights, see lines.py."""

    def __init__(self, tiles: list[i64], laws: i64) -> None:
        self.tiles: list[i64] = tiles  # by square of the frame; never changed
        self.laws: i64 = laws
        self.start: i64 = OFF
        self.finish: i64 = OFF
        self.laid: list[i64] = []  # the squares with a tile, in reading order
        for square in range(SQUARES):
            if tiles[square] != NO_TILE:
                self.laid.append(square)
                if tiles[square] == START:
                    self.start = square
                elif tiles[square] == FINISH:
                    self.finish = square
        self._lines: list[Line | None] = [None] * (PIECES * SQUARES)
        self._flights: list[list[i64] | None] = [None] * (MOST_FLOWN * SQUARES)
        self._rough: list[list[i64] | None] = [None] * SQUARES
        self._nearest: dict[int, list[i64]] = {}
        self._from_start: list[i64] = []
        self._to_finish: list[i64] = []
        self._loose: list[i64] | None = None
        self._way: list[float] = []

    def __reduce__(self) -> tuple[object, ...]:
        return board_from, ([*self.tiles], self.laws)

    def code(self) -> str:
        return code_of(self.tiles)

    def line(self, piece: Card, square: Square) -> Line:
        """Where a piece gets from here in one move."""
        found = self._lines[piece * SQUARES + square]
        if found is None:
            found = draw_line(self.tiles, self.laws, piece, square)
            self._lines[piece * SQUARES + square] = found
        return found

    def flights(self, length: i64, square: Square) -> list[i64]:
        """Where a flight of that length may come down. CHS-X1 CHS-X2"""
        found = self._flights[length * SQUARES + square]
        if found is None:
            found = fly_from(self.tiles, self.laws, length, square)
            self._flights[length * SQUARES + square] = found
        return found

    def rough(self, square: Square) -> list[i64]:
        """The obstacles on the eight squares around. CHS-M5 CR-13"""
        found = self._rough[square]
        if found is None:
            found = []
            for way in range(8):
                other = BESIDE[square * 8 + way]
                if other != OFF and is_obstacle(self.tiles[other]):
                    found.append(other)
            self._rough[square] = found
        return found

    def spread_from(self, origin: Square) -> list[i64]:
        """King steps from a square over tiles of any kind, by square."""
        far: list[i64] = [FAR] * SQUARES
        if origin == OFF:
            return far
        far[origin] = 0
        edge: list[i64] = [origin]
        while edge:
            further: list[i64] = []
            for square in edge:
                for way in range(8):
                    other = BESIDE[square * 8 + way]
                    if other != OFF and self.tiles[other] != NO_TILE and far[other] == FAR:
                        far[other] = far[square] + 1
                        further.append(other)
            edge = further
        return far

    def from_start(self, square: Square) -> i64:
        if not self._from_start:
            self._from_start = self.spread_from(self.start)
        return self._from_start[square]

    def to_finish(self, square: Square) -> i64:
        if not self._to_finish:
            self._to_finish = self.spread_from(self.finish)
        return self._to_finish[square]

    def nearest(self, kind: Tile, square: Square, straight: bool) -> list[i64]:
        """The nearest tiles of a kind, in reading order; the square itself if it is one. CR-31"""
        key = (square * TILES + kind) * 2 + (1 if straight else 0)
        found = self._nearest.get(key)
        if found is None:
            found = self.find_nearest(kind, square, straight)
            self._nearest[key] = found
        return found

    def find_nearest(self, kind: Tile, square: Square, straight: bool) -> list[i64]:
        far = [FAR] if straight else self.spread_from(square)
        found: list[i64] = []
        least: i64 = FAR
        for other in self.laid:
            if self.tiles[other] == kind:
                steps = gap(square, other) if straight else far[other]
                if steps < least:
                    least = steps
                    found = []
                if steps == least and least < FAR:
                    found.append(other)
        return found

    def backward(self, square: Square) -> list[i64]:
        """The tiles around that are a king step nearer to START; never FINISH. CR-34 CHS-M4"""
        found: list[i64] = []
        mine = self.from_start(square)
        for way in range(8):
            other = BESIDE[square * 8 + way]
            if other == OFF or self.tiles[other] == NO_TILE or self.tiles[other] == FINISH:
                continue
            if self.from_start(other) < mine:
                found.append(other)
        found.sort()
        return found

    def loose(self) -> list[i64]:
        """The tiles that can be taken away without breaking the board in two. CHS-E1 CR-27"""
        if self._loose is None:
            self._loose = loose_tiles(self.tiles, self.laid)
        return self._loose

    def is_whole(self) -> bool:
        """Whether all tiles hang together by their edges."""
        return not self.laid or reached_by_edges(self.tiles, self.laid[0], OFF) == len(self.laid)

    def moved(self, source: Square, target: Square) -> Board:
        """The board after an earthquake. CHS-E1"""
        tiles = self.tiles[:]
        tiles[target] = tiles[source]
        tiles[source] = NO_TILE
        return Board(tiles, self.laws)


def board_from(tiles: list[i64], laws: i64) -> Board:
    return Board(tiles, laws)


def reached_by_edges(tiles: list[i64], origin: Square, without: Square) -> i64:
    """How many tiles hang together with one, if another one is taken away."""
    seen: list[bool] = [False] * SQUARES
    seen[origin] = True
    heap: list[i64] = [origin]
    found: i64 = 1
    while heap:
        square = heap.pop()
        for way in range(0, 8, 2):
            other = BESIDE[square * 8 + way]
            if other != OFF and other != without and tiles[other] != NO_TILE and not seen[other]:
                seen[other] = True
                found += 1
                heap.append(other)
    return found


def loose_tiles(tiles: list[i64], laid: list[i64]) -> list[i64]:
    found: list[i64] = []
    for square in laid:
        if is_loose(tiles, laid, square):
            found.append(square)
    return found


def is_loose(tiles: list[i64], laid: list[i64], square: Square) -> bool:
    """Whether the other tiles still hang together. Most tiles can be judged by those around."""
    if len(laid) < 2:
        return False
    if arcs(tiles, square) <= 1:
        return True
    other = laid[1] if laid[0] == square else laid[0]
    return reached_by_edges(tiles, other, square) == len(laid) - 1


def arcs(tiles: list[i64], square: Square) -> i64:
    """In how many pieces the edge neighbours fall that are joined by the ring around a tile."""
    ring: i64 = 0
    for way in range(8):
        other = BESIDE[square * 8 + way]
        if other != OFF and tiles[other] != NO_TILE:
            ring |= bit(way)
    found: i64 = 0
    for way in range(0, 8, 2):
        following = bit((way + 1) % 8) | bit((way + 2) % 8)
        if ring & bit(way) and ring & following != following:
            found += 1
    return found
