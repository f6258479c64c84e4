"""Single steps outside the own movement: Dodge, Collin's example, the whistle. 4b.3 4b.4"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CELL_ARGS, MOUSE_ARGS
from scurry.games.mouse_tales.moving import enter, may_leave
from scurry.games.mouse_tales.nouns import ALL_CELLS, AT, FRIENDS, NO, NOT_NOW, At, Friend
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import LYING, MICE, NONE, WEBBED, Cell, Mouse, bit
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice

NO_SIDESTEP: Final = Refusal("MM-127", "why-no-sidestep")


def side_cells(tale: Tale, mouse: Mouse) -> i64:
    """Adjacent, not full, without a minion; no red line, not up a yellow one. 4b.4 Dodge"""
    here = tale.at[mouse]
    open_cells = tale.ground.step_mask[here] & ~tale.ground.climb[here]
    return open_cells & ~tale.minions_mask() & ~tale.full_mask(False)


def can_dodge(tale: Tale, mouse: Mouse) -> bool:
    return not tale.woes[mouse] & (WEBBED | LYING) and side_cells(tale, mouse) != 0


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Sidestep(Scene):
    """Where she dodges to. 4b.4"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> Sidestep:
        return self

    def go(self, tale: Tale) -> None:
        tale.ask_mouse(self.mouse)

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-sidestep", ("MM-127", "MT-M6")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        cells = side_cells(tale, self.mouse)
        return [AT[cell] for cell in tale.ground.nodes if cells >> cell & 1]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_CELLS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return NOT_NOW
        return None if side_cells(tale, self.mouse) >> choice.cell & 1 else NO_SIDESTEP

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        tale.pop()
        tale.say_mouse("event-dodges", self.mouse, {"cell": CELL_ARGS[choice.cell]})
        enter(tale, self.mouse, choice.cell, False)


def spur_cells(tale: Tale, mouse: Mouse) -> i64:
    """One step free of cost; no yellow line upward, not into water. 4b.3"""
    if tale.woes[mouse] & (WEBBED | LYING) or not may_leave(tale, mouse):
        return 0
    here = tale.at[mouse]
    open_cells = tale.ground.step_mask[here] & ~tale.ground.climb[here] & ~tale.ground.water
    if tale.ground.water >> here & 1:
        return 0
    return open_cells & ~tale.full_mask(False)


def spur_mice(tale: Tale, by: Mouse, near_only: bool) -> i64:
    """Whom an example or a whistle could move."""
    near = tale.ground.near_mask[tale.at[by]]
    found: i64 = 0
    for mouse in range(MICE):
        if (
            mouse != by
            and tale.at[mouse] >= 0
            and spur_cells(tale, mouse) != 0
            and (not near_only or near >> tale.at[mouse] & 1)
        ):
            found |= bit(mouse)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Spur(Scene):
    """Another mouse may take one step at once: whom, then where to. 4b.3"""

    def __init__(self, by: i64, near_only: bool) -> None:
        self.by: i64 = by
        self.near_only = near_only
        self.mouse: i64 = NONE

    def clone(self) -> Spur:
        twin = Spur(self.by, self.near_only)
        twin.mouse = self.mouse
        return twin

    def go(self, tale: Tale) -> None:
        if tale.at[self.by] < 0 or spur_mice(tale, self.by, self.near_only) == 0:
            tale.pop()
        else:
            tale.ask_mouse(self.by if self.mouse == NONE else self.mouse)

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-spur" if self.mouse == NONE else "ask-spur-where"), ("MT-C2", "MT-M8")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.by if self.mouse == NONE else self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = [NO]
        if self.mouse == NONE:
            mice = spur_mice(tale, self.by, self.near_only)
            found += [FRIENDS[mouse] for mouse in range(MICE) if mice >> mouse & 1]
        else:
            cells = spur_cells(tale, self.mouse)
            found += [AT[cell] for cell in tale.ground.nodes if cells >> cell & 1]
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Friend):
            self.mouse = choice.mouse
            tale.say_mouse("event-spurred", choice.mouse)
            return
        tale.pop()
        if isinstance(choice, At):
            self.step(tale, choice.cell)
        else:
            tale.say_mouse("event-declines", self.by)

    def step(self, tale: Tale, cell: Cell) -> None:
        tale.say_mouse("event-steps", self.mouse, {"cell": CELL_ARGS[cell], "points": 0})
        enter(tale, self.mouse, cell, False)
