"""Which tiles hold a board together by their edges. CHS-E1 CR-27"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from scurry.games.chess_race.words import BESIDE, NO_TILE, OFF, SQUARES, Square


def loose_tiles(tiles: list[i64], laid: list[i64]) -> list[i64]:
    """None of a board that is in pieces already."""
    seams = Seams(tiles)
    if len(laid) < 2 or seams.search(laid[0], OFF, 0) < len(laid):
        return []
    return [square for square in laid if not seams.cut[square]]


@final
class Seams:
    """Finds the tiles that hold a board together: one walk over it, after Tarjan."""

    def __init__(self, tiles: list[i64]) -> None:
        self.tiles = tiles
        self.number: list[i64] = [0] * SQUARES  # in the order of the walk; 0: not yet
        self.low: list[i64] = [0] * SQUARES  # the least number that can be reached from behind it
        self.cut: list[bool] = [False] * SQUARES

    def search(self, square: Square, before: Square, walked: i64) -> i64:
        """Walk on from a square; returns how many tiles are walked then."""
        mine = walked + 1
        walked = mine
        low = mine
        ways: i64 = 0
        self.number[square] = mine
        for way in range(0, 8, 2):
            other = BESIDE[square * 8 + way]
            if other == OFF:
                continue
            if other == before or self.tiles[other] == NO_TILE:
                continue
            seen = self.number[other]
            if seen == 0:
                ways += 1
                walked = self.search(other, square, walked)
                seen = self.low[other]
                if before != OFF and seen >= mine:
                    self.cut[square] = True
            if seen < low:
                low = seen
        self.low[square] = low
        if before == OFF and ways > 1:
            self.cut[square] = True
        return walked
