"""What powers do: one Effect a building block, and the choices of a mouse or a cell they share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import MOUSE_ARGS
from scurry.games.mouse_tales.nouns import ALL_CELLS, ALL_FRIENDS, AT, FRIENDS, NOT_NOW, At, Friend
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import (
    BESIDE,
    FIGURES,
    HERE,
    MICE,
    NEAR,
    SEEN,
    SELF,
    Cell,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_HER: Final = Refusal("MT-C10", "why-not-her")
NOBODY_ELSE: Final = Refusal("MT-C10", "why-nobody-else")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A building block of powers; its numbers are the power's. 4b.4 4c.1"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        """Why it would do nothing now: what may begin always finds somebody to work on."""
        return None

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        """It is declared and paid for."""
        raise NotImplementedError


def cells_within(tale: Tale, mouse: Mouse, reach: i64) -> i64:
    """The cells that a reach names, as a mask. 4b.4"""
    here = tale.at[mouse]
    if reach in (SELF, HERE):
        return bit(here)
    if reach == NEAR:
        return tale.ground.near_mask[here]
    if reach == BESIDE:
        return tale.ground.near_mask[here] & ~bit(here)
    if reach == SEEN:
        return tale.ground.sees[here]
    return tale.ground.all_nodes


def mice_within(tale: Tale, mouse: Mouse, reach: i64, others: bool) -> i64:
    """The active mice that a reach names, as a mask of mice."""
    cells = cells_within(tale, mouse, reach)
    found: i64 = 0
    for each in range(MICE):
        if tale.at[each] >= 0 and cells >> tale.at[each] & 1 and not (others and each == mouse):
            found |= bit(each)
    return found


def small_cells(tale: Tale) -> i64:
    """The cells with small minions."""
    found: i64 = 0
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0 and tale.is_small(figure):
            found |= bit(tale.spot[figure])
    return found


def is_one(mask: i64) -> bool:
    """One bit and no more."""
    return mask != 0 and mask & (mask - 1) == 0


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PickCell(Scene):
    """A mouse's player chooses a cell; if there is only one, nobody is asked."""

    def __init__(self, mouse: i64, cells: i64) -> None:
        self.mouse: i64 = mouse
        self.cells: i64 = cells

    def chosen(self, tale: Tale, cell: Cell) -> None:
        """The scene has left the stack."""
        raise NotImplementedError

    def wrong(self) -> Refusal:
        """Why other cells are no options."""
        raise NotImplementedError

    def go(self, tale: Tale) -> None:
        if is_one(self.cells):
            tale.pop()
            for cell in tale.ground.nodes:
                if self.cells >> cell & 1:
                    self.chosen(tale, cell)
        else:
            tale.ask_mouse(self.mouse)

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [AT[cell] for cell in tale.ground.nodes if self.cells >> cell & 1]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_CELLS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return NOT_NOW
        return None if self.cells >> choice.cell & 1 else self.wrong()

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        tale.pop()
        self.chosen(tale, choice.cell)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PickMouse(Scene):
    """A mouse's player chooses a mouse; if there is only one, nobody is asked."""

    def __init__(self, mouse: i64, mice: i64) -> None:
        self.mouse: i64 = mouse
        self.mice: i64 = mice

    def chosen(self, tale: Tale, mouse: Mouse) -> None:
        """The scene has left the stack."""
        raise NotImplementedError

    def wrong(self) -> Refusal:
        """Why other mice are no options."""
        return NOT_HER

    def go(self, tale: Tale) -> None:
        if is_one(self.mice):
            tale.pop()
            for mouse in range(MICE):
                if self.mice >> mouse & 1:
                    self.chosen(tale, mouse)
        else:
            tale.ask_mouse(self.mouse)

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [FRIENDS[mouse] for mouse in range(MICE) if self.mice >> mouse & 1]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_FRIENDS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Friend):
            return NOT_NOW
        return None if self.mice >> choice.mouse & 1 else self.wrong()

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Friend)
        tale.pop()
        self.chosen(tale, choice.mouse)
