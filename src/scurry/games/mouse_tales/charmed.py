"""A mesmerised mouse's turn: run as a melee minion's, with bare values. MT-X3 MM-75 MM-137"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.hunting import nearest, open_mice, prey
from scurry.games.mouse_tales.infos import CELL_ARGS, MOUSE_ARGS
from scurry.games.mouse_tales.nouns import AT, NOT_NOW, At
from scurry.games.mouse_tales.rolling import faces
from scurry.games.mouse_tales.striking import Strike
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    CHARMED,
    LYING,
    NONE,
    PIPS,
    STUNNED,
    WEBBED,
    Cell,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

MOVES: Final = 0
WALKS: Final = 1
ATTACKS: Final = 2
ENDS: Final = 3


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CharmedTurn(Scene):
    """She ignores lines, water, traps and the current, and attacks another mouse. MM-137"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse
        self.stage: i64 = MOVES
        self.ends: list[i64] = []

    def clone(self) -> CharmedTurn:
        twin = CharmedTurn(self.mouse)
        twin.stage = self.stage
        twin.ends = self.ends[:]
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == ENDS or tale.at[self.mouse] < 0:
            tale.woes[self.mouse] &= ~CHARMED
            tale.say_mouse("event-charm-ends", self.mouse)
            tale.pop()
        elif self.stage == MOVES:
            self.roll(tale)
        elif self.stage == WALKS:
            self.walk(tale)
        else:
            self.attack(tale)

    def roll(self, tale: Tale) -> None:
        mouse = self.mouse
        here = tale.at[mouse]
        self.stage = ATTACKS
        tale.say_mouse("event-charm-acts", mouse)
        target = nearest(tale, here, open_mice(tale, mouse))
        if tale.woes[mouse] & LYING:
            tale.woes[mouse] &= ~LYING
            tale.say_mouse("event-stands", mouse)
            return
        if target == NONE or tale.woes[mouse] & WEBBED or tale.mice_at(here) > 1:
            return
        face = tale.die()
        args: dict[str, Arg] = {"dice": faces([face]), "why": "@roll-move"}
        tale.say_mouse("event-rolls", mouse, args)
        others = tale.mice_mask() & ~bit(here)
        full = tale.full_mask(False) & ~bit(here)
        self.ends = tale.ground.melee_ends(here, tale.at[target], PIPS[face], full, others)
        self.stage = WALKS

    def walk(self, tale: Tale) -> None:
        if len(self.ends) == 1 or tale.rules.table_decides:
            self.arrive(tale, self.ends[0])
        else:
            tale.ask_all()

    def arrive(self, tale: Tale, cell: Cell) -> None:
        self.stage = ATTACKS
        tale.at[self.mouse] = cell
        tale.say_mouse("event-steps", self.mouse, {"cell": CELL_ARGS[cell], "points": 0})

    def attack(self, tale: Tale) -> None:
        self.stage = ENDS
        if tale.woes[self.mouse] & STUNNED:
            return
        target = prey(tale, tale.at[self.mouse], False, self.mouse)
        if target == NONE:
            return
        strike = Strike(self.mouse, NONE, NONE, target, NONE)
        strike.charmed = True
        strike.begin(tale)

    def told(self, tale: Tale, number: i64) -> None:
        """Her attack is over."""

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-charmed-way", ("MM-75", "MM-137")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [AT[cell] for cell in self.ends]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        self.arrive(tale, choice.cell)
