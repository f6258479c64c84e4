"""Rescue: a captured or found mouse comes back beside another one. MT-X2 MM-78 MM-147"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CELL_ARGS, MOUSE_ARGS
from scurry.games.mouse_tales.nouns import ALL_CELLS, AT, NOT_NOW, At
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import MICE, NONE, NOWHERE, bit
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_BESIDE: Final = Refusal("MM-147", "why-not-beside")


def rescue_cells(tale: Tale, mouse: i64) -> list[i64]:
    """With or next to an active mouse; water only if nothing else; with nobody there, anywhere."""
    near: i64 = 0
    for other in range(MICE):
        if other != mouse and tale.at[other] >= 0:
            near |= tale.ground.near_mask[tale.at[other]]
    if near == 0:
        near = tale.ground.all_nodes
    near &= ~tale.full_mask(False)
    land = near & ~tale.ground.water
    chosen = land if land else near
    return [cell for cell in tale.ground.nodes if chosen >> cell & 1]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rescue(Scene):
    """Where she is set down."""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> Rescue:
        return self

    def go(self, tale: Tale) -> None:
        cells = rescue_cells(tale, self.mouse)
        if not cells:
            tale.pop()
        elif len(cells) == 1:
            self.set_down(tale, cells[0])
        else:
            tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-rescue", ("MT-X2", "MM-147")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [AT[cell] for cell in rescue_cells(tale, self.mouse)]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_CELLS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return NOT_NOW
        return None if choice.cell in rescue_cells(tale, self.mouse) else NOT_BESIDE

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        self.set_down(tale, choice.cell)

    def set_down(self, tale: Tale, cell: i64) -> None:
        tale.pop()
        tale.at[self.mouse] = cell
        tale.say_mouse("event-rescued", self.mouse, {"cell": CELL_ARGS[cell]})


def escape(tale: Tale) -> None:
    """A master of escapes is back at once, beside another mouse if there is one. MM-103"""
    mouse = tale.escaping
    tale.escaping = NONE
    if tale.turn_mouse == mouse:
        tale.turn_ends = True
    if tale.rules.escape_in_place or tale.active() == bit(mouse):
        tale.say_mouse("event-rescued", mouse, {"cell": CELL_ARGS[tale.at[mouse]]})
        return
    tale.at[mouse] = NOWHERE
    tale.push(Rescue(mouse))
