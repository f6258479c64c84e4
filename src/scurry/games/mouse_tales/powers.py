"""Who may use an ability now, what it costs, and the windows that ask for one. MT-T3 MM-68"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_ARGS,
    ABILITY_INFOS,
    MOUSE_ARGS,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.nouns import NO, NOT_NOW, SKILLS
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import HEALER, MICE, NONE, Ability, Mouse, bit
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice


def price(mouse: Mouse, power: Power) -> i64:
    """4b.4: cheese, for a healer sometimes less."""
    if power.healer_cheese != NONE and MOUSE_INFOS[mouse].classes & HEALER:
        return power.healer_cheese
    return power.cheese


def free_to_use(tale: Tale, mouse: Mouse) -> bool:
    """One ability in the own turn; outside it one between two own turns. MT-T3 MM-68"""
    if tale.turn_mouse == mouse:
        return not tale.ability_used
    return tale.rules.reactions_unlimited or not tale.reacted >> mouse & 1


def knows(tale: Tale, mouse: Mouse, do: i64) -> Ability:
    """An ability of hers with that effect which she can pay for and use now, or NONE."""
    known = tale.abilities[mouse]
    if known == 0 or not free_to_use(tale, mouse):
        return NONE
    for ability in range(ABILITIES):
        if (
            known >> ability & 1
            and ABILITY_INFOS[ability].power.do == do
            and can_use(tale, mouse, ability)
        ):
            return ability
    return NONE


def can_use(tale: Tale, mouse: Mouse, ability: Ability) -> bool:
    """Has it, learned in time, and the cheese for it. MM-67"""
    if not tale.abilities[mouse] >> ability & 1:
        return False
    if tale.rules.learn_for_next_turn and tale.learned >> ability & 1:
        return False
    return tale.cheese[mouse] >= price(mouse, ABILITY_INFOS[ability].power)


def pay(tale: Tale, mouse: Mouse, ability: Ability) -> None:
    """Cheese is paid on declaring and never returned. 4b.4"""
    tale.cheese[mouse] -= price(mouse, ABILITY_INFOS[ability].power)
    if tale.turn_mouse == mouse:
        tale.ability_used = True
    else:
        tale.reacted |= bit(mouse)
    if tale.listener is not None:
        tale.say_mouse("event-uses", mouse, {"ability": ABILITY_ARGS[ability]})


def by_track(tale: Tale, mask: i64) -> list[i64]:
    """These mice in track order. MM-127"""
    found: list[i64] = []
    for slot in tale.track:
        if slot < MICE and mask >> slot & 1:
            found.append(slot)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Window(Scene):
    """A moment at which mice may react, one after another in track order. MM-127

    The scene below is told who did.
    """

    def __init__(self, do: i64, question: str, clause: str, queue: list[i64]) -> None:
        self.do: i64 = do
        self.text = question
        self.clause = clause
        self.queue = queue

    def clone(self) -> Window:
        return Window(self.do, self.text, self.clause, self.queue[:])

    def go(self, tale: Tale) -> None:
        while self.queue:
            mouse = self.queue[0]
            if tale.is_active(mouse) and knows(tale, mouse, self.do) != NONE:
                tale.ask_mouse(mouse)
                return
            del self.queue[0]
        tale.pop()

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return self.text, (self.clause, "MM-68", "MM-127")

    def args(self, tale: Tale) -> dict[str, Arg]:
        about = tale.below().about(tale)
        return {"mouse": MOUSE_ARGS[self.queue[0]], **about}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [NO, SKILLS[knows(tale, self.queue[0], self.do)]]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        mouse = self.queue[0]
        if choice is NO:
            tale.say_mouse("event-declines", mouse)
            del self.queue[0]
            return
        pay(tale, mouse, knows(tale, mouse, self.do))
        tale.pop()
        tale.top().told(tale, mouse)


def offer(tale: Tale, do: i64, question: str, clause: str, mask: i64) -> None:
    """Open a window if anybody could answer it: all is open here but the decks. MM-110"""
    queue: list[i64] = []
    for mouse in by_track(tale, mask):
        if knows(tale, mouse, do) != NONE:
            queue.append(mouse)
    if queue:
        tale.push(Window(do, question, clause, queue))
