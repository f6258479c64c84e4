"""A board as it lies, with what can be worked out of it once: lines, flights, distances.

One tile is one cell. CR-01

A board never changes; an earthquake makes a new one. So all clones of a race share it, and what
was worked out for one of them serves the others. Everything is worked out when first asked for.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race.lines import STRAIGHT_DISTANCE, Line, draw_line, fly_from
from scurry.games.chess_race.plans import code_of
from scurry.games.chess_race.seams import Seams, loose_tiles
from scurry.games.chess_race.sight import Near, in_sight
from scurry.games.chess_race.words import (
    BESIDE,
    FINISH,
    MOUNTAIN,
    NO_TILE,
    OFF,
    SQUARES,
    START,
    TREE,
    Card,
    Square,
    Tile,
    gap,
    is_obstacle,
)

NOT_YET: Final[list[Near | None]] = []
FAR: Final = 1000  # farther than any board is long


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
        self.trees: list[i64] = []
        self.mountains: list[i64] = []
        for square in range(SQUARES):
            if tiles[square] != NO_TILE:
                self.laid.append(square)
                if tiles[square] == START:
                    self.start = square
                elif tiles[square] == FINISH:
                    self.finish = square
                elif tiles[square] == TREE:
                    self.trees.append(square)
                elif tiles[square] == MOUNTAIN:
                    self.mountains.append(square)
        self._near: list[Near | None] = NOT_YET
        self._nearest: dict[int, list[i64]] = {}
        self._from_start: list[i64] = []
        self._to_finish: list[i64] = []
        self._loose: list[i64] | None = None
        self._way: list[float] = []

    def __reduce__(self) -> tuple[object, ...]:
        return board_from, ([*self.tiles], self.laws)

    def code(self) -> str:
        return code_of(self.tiles)

    def near(self, square: Square) -> Near:
        if not self._near:
            self._near = [None] * SQUARES
        found = self._near[square]
        if found is None:
            found = Near()
            self._near[square] = found
        return found

    def line(self, piece: Card, square: Square) -> Line:
        """Where a piece gets from here in one move."""
        lines = self.near(square).lines
        found = lines[piece]
        if found is None:
            found = draw_line(self.tiles, self.laws, piece, square)
            lines[piece] = found
        return found

    def flights(self, length: i64, square: Square) -> list[i64]:
        """Where a flight of that length may come down. CHS-X1 CHS-X2"""
        flights = self.near(square).flights
        found = flights[length]
        if found is None:
            found = fly_from(self.tiles, self.laws, length, square)
            flights[length] = found
        return found

    def rough(self, square: Square) -> list[i64]:
        """The obstacles on the eight squares around. CHS-M5 CR-13"""
        near = self.near(square)
        found = near.rough
        if found is None:
            found = []
            for way in range(8):
                other = BESIDE[square * 8 + way]
                if other != OFF and is_obstacle(self.tiles[other]):
                    found.append(other)
            near.rough = found
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

    def nearest(self, kind: Tile, square: Square) -> list[i64]:
        """The nearest tiles of a kind, in reading order; the square itself if it is one. CR-31"""
        key = square * 2 + (1 if kind == TREE else 0)
        found = self._nearest.get(key)
        if found is None:
            found = self.find_nearest(kind, square)
            self._nearest[key] = found
        return found

    def find_nearest(self, kind: Tile, square: Square) -> list[i64]:
        if self.laws & STRAIGHT_DISTANCE:
            return self.in_a_line(kind, square)
        return self.close_by(kind, square) or self.on_foot(kind, square)

    def close_by(self, kind: Tile, square: Square) -> list[i64]:
        """Those at most two steps away, which need no search."""
        found: list[i64] = []
        least: i64 = 3
        for other in self.trees if kind == TREE else self.mountains:
            steps = gap(square, other)
            if steps > least or steps > 2 or (steps == 2 and not self.joined(square, other)):
                continue
            if steps < least:
                least = steps
                found = []
            found.append(other)
        return found

    def joined(self, one: Square, other: Square) -> bool:
        """Whether some tile lies next to both."""
        for way in range(8):
            between = BESIDE[one * 8 + way]
            if between != OFF and self.tiles[between] != NO_TILE and gap(between, other) == 1:
                return True
        return False

    def on_foot(self, kind: Tile, square: Square) -> list[i64]:
        """Ring by ring over tiles, until some ring has one."""
        seen: list[bool] = [False] * SQUARES
        seen[square] = True
        edge: list[i64] = [square]
        found: list[i64] = []
        while edge and not found:
            further: list[i64] = []
            for at in edge:
                for way in range(8):
                    other = BESIDE[at * 8 + way]
                    if other != OFF and not seen[other] and self.tiles[other] != NO_TILE:
                        seen[other] = True
                        further.append(other)
                        if self.tiles[other] == kind:
                            found.append(other)
            edge = further
        found.sort()
        return found

    def in_a_line(self, kind: Tile, square: Square) -> list[i64]:
        """Across gaps, by house option."""
        found: list[i64] = []
        least: i64 = FAR
        for other in self.trees if kind == TREE else self.mountains:
            steps = gap(square, other)
            if steps < least:
                least = steps
                found = []
            if steps == least:
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
        return not self.laid or Seams(self.tiles).search(self.laid[0], OFF, 0) == len(self.laid)

    def moved(self, source: Square, target: Square) -> Board:
        """The board after an earthquake. CHS-E1"""
        tiles = self.tiles[:]
        tiles[target] = tiles[source]
        tiles[source] = NO_TILE
        board = Board(tiles, self.laws)
        if self._near:
            board._near = [None] * SQUARES
            for square in board.laid:
                if not in_sight(square, source) and not in_sight(square, target):
                    board._near[square] = self._near[square]
        return board


def board_from(tiles: list[i64], laws: i64) -> Board:
    return Board(tiles, laws)
