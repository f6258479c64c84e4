"""The ringing pebble: an ordinary minion goes where its holder wants. 4c.1"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_ARGS
from scurry.games.mouse_tales.nouns import AT, NO, NOT_NOW, At
from scurry.games.mouse_tales.snaring import walk_to
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import CELLS, DISCARDED, LURE, LYING, MICE, NONE, Mouse, bit
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice


def lurer(tale: Tale) -> Mouse:
    """Who holds the trick, or NONE."""
    for mouse in range(MICE):
        if tale.is_active(mouse) and tale.holds_trick(mouse, LURE) != NONE:
            return mouse
    return NONE


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Lure(Scene):
    """Up to two cells of the holder's choice instead of its own move; then it attacks as usual."""

    def __init__(self, figure: i64) -> None:
        self.figure: i64 = figure

    def clone(self) -> Lure:
        return self

    def go(self, tale: Tale) -> None:
        tale.ask_mouse(lurer(tale))

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-lure", ("MM-127", "MT-N2")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"figure": tale.name_of(self.figure), "mouse": MOUSE_ARGS[lurer(tale)]}

    def cells(self, tale: Tale) -> list[i64]:
        card = tale.holds_trick(lurer(tale), LURE)
        power = CARD_INFOS[card].power
        assert power is not None
        here = tale.spot[self.figure]
        if tale.plight[self.figure] & LYING:
            return [here]
        full = tale.full_mask(tale.is_large(self.figure)) & ~bit(here)
        far = tale.ground.spread(here, full, tale.mice_mask(), power.n)
        return [cell for cell in tale.ground.nodes if far[cell] <= power.n and far[cell] < CELLS]

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = [NO]
        found += [AT[cell] for cell in self.cells(tale)]
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        mouse = lurer(tale)
        tale.pop()
        if not isinstance(choice, At):
            tale.say_mouse("event-declines", mouse)
            return
        card = tale.holds_trick(mouse, LURE)
        tale.where[card] = DISCARDED
        tale.say_mouse("event-plays", mouse, {"card": CARD_ARGS[card]})
        tale.plight[self.figure] &= ~LYING
        tale.top().told(tale, 0)
        full = tale.full_mask(tale.is_large(self.figure))
        walk_to(tale, self.figure, choice.cell, full, tale.mice_mask())
