"""Hits on several at once: one roll or automatic hits, each target defends on its own. MM-128"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.defending import Defend, mouse_cheese
from scurry.games.mouse_tales.powers import by_track
from scurry.games.mouse_tales.rolling import cheeses, hits, roll_for
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import FIGURES, MICE, NONE, Cell, Mouse, bit

ROLLS: Final = 0
ROLLED: Final = 1
DEFEND: Final = 2


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Volley(Scene):
    """Mice in track order (MM-145), then minions. No window for a named target (MM-127).

    `by` is the mouse who gets the credit, or NONE.
    """

    def __init__(self, by: i64, mice: list[i64], figures: list[i64]) -> None:
        self.by: i64 = by
        self.mice = mice
        self.figures = figures
        self.hits: i64 = 0
        self.dice: i64 = 0  # more than none: hits are rolled
        self.ranged = False
        self.faces: list[i64] = []
        self.stage: i64 = DEFEND

    def clone(self) -> Volley:
        twin = Volley(self.by, self.mice[:], self.figures[:])
        twin.hits = self.hits
        twin.dice = self.dice
        twin.ranged = self.ranged
        twin.faces = self.faces
        twin.stage = self.stage
        return twin

    def begin(self, tale: Tale) -> None:
        """Push it; what it causes waits until it is over. MM-24"""
        tale.fighting += 1
        if self.dice > 0:
            self.stage = ROLLS
        tale.push(self)

    def go(self, tale: Tale) -> None:
        if self.stage == ROLLS:
            self.stage = ROLLED
            roll_for(tale, self.by, self.dice, "attack")
        elif self.stage == ROLLED:
            self.stage = DEFEND
            mouse_cheese(tale, self.by, cheeses(self.faces), False)
            self.hits = hits(self.faces, self.ranged)
            if self.hits == 0:
                self.mice = []
                self.figures = []
                tale.say_mouse("event-misses", self.by)
        elif self.mice:
            self.defend(tale, self.mice.pop(0), NONE)
        elif self.figures:
            self.defend(tale, NONE, self.figures.pop(0))
        else:
            tale.fighting -= 1
            tale.pop()

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        self.faces = dice

    def defend(self, tale: Tale, mouse: i64, figure: i64) -> None:
        by = self.by if mouse == NONE else NONE
        defend = Defend(mouse, figure, self.hits, by, NONE)
        defend.ranged = self.ranged
        tale.push(defend)


def mice_there(tale: Tale, cell: Cell) -> list[i64]:
    """The mice of a cell in track order. MM-145"""
    found: i64 = 0
    for mouse in range(MICE):
        if tale.at[mouse] == cell:
            found |= bit(mouse)
    return by_track(tale, found)


def minions_there(tale: Tale, cell: Cell) -> list[i64]:
    return [figure for figure in range(FIGURES) if tale.spot[figure] == cell]


def blast(tale: Tale, by: Mouse, cell: Cell, many: i64, spares_mice: bool) -> None:
    """Automatic hits on every figure of a cell. MM-128"""
    mice: list[i64] = [] if spares_mice else mice_there(tale, cell)
    volley = Volley(by, mice, minions_there(tale, cell))
    volley.hits = many
    volley.begin(tale)
