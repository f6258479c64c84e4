"""A carried token whose carrier is gone passes to another mouse. MM-130"""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from scurry.games.mouse_tales.nouns import FRIENDS, NOT_NOW, Friend
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import MICE, Mouse
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Handover(Scene):
    """At once, to an active mouse of choice."""

    def clone(self) -> Handover:
        return self

    def go(self, tale: Tale) -> None:
        mice = [mouse for mouse in range(MICE) if tale.is_active(mouse)]
        if len(mice) == 1 or tale.rules.table_decides:
            self.give(tale, mice[0])
        else:
            tale.ask_all()

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-handover", ("MM-130",)

    def candidates(self, tale: Tale) -> list[Choice]:
        return [FRIENDS[mouse] for mouse in range(MICE) if tale.is_active(mouse)]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Friend)
        self.give(tale, choice.mouse)

    def give(self, tale: Tale, mouse: Mouse) -> None:
        tale.pop()
        tale.carrier = mouse
        tale.say_mouse("event-carries", mouse)
