"""Ability cards: the first one at the start, more by levelling up. MT-S3 MT-F3 MM-66"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_ARGS,
    ABILITY_INFOS,
    MOUSE_ARGS,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.nouns import ALL_SKILLS, NOT_NOW, SKILLS, Skill
from scurry.games.mouse_tales.tale import GAME, Scene, Tale
from scurry.games.mouse_tales.turn import FREE_DONE, Deed, Turn, no_free
from scurry.games.mouse_tales.words import MICE, NONE, Ability, Mouse, bit
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

TAKEN: Final = Refusal("MM-66", "why-ability-taken")
KNOWN: Final = Refusal("MM-66", "why-ability-known")
WRONG_CLASS: Final = Refusal("MT-F3", "why-ability-class")
TOO_POOR: Final = Refusal("MT-F3", "why-six-cheese")
NONE_LEFT: Final = Refusal("MM-66", "why-none-to-learn")
LEVEL: Final = 6


def learn_objection(tale: Tale, mouse: Mouse, ability: Ability) -> Refusal | None:
    """Of her class, and nobody else's. MT-F3 MM-66 MM-150"""
    info = ABILITY_INFOS[ability]
    if info.only != NONE and info.only != mouse:
        return WRONG_CLASS
    if info.only == NONE and not info.classes & MOUSE_INFOS[mouse].classes:
        return WRONG_CLASS
    if tale.abilities[mouse] >> ability & 1:
        return KNOWN
    if tale.rules.shared_abilities:
        return None
    for other in range(MICE):
        if tale.abilities[other] >> ability & 1 and (
            tale.party >> other & 1 or not tale.rules.absent_share
        ):
            return TAKEN
    return None


def learnable(tale: Tale, mouse: Mouse) -> bool:
    return any(learn_objection(tale, mouse, ability) is None for ability in range(ABILITIES))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Learn(Scene):
    """One ability card by choice. MT-S3 MT-F3"""

    def __init__(self, mouse: i64, cheese: i64) -> None:
        self.mouse: i64 = mouse
        self.cheese: i64 = cheese

    def clone(self) -> Learn:
        return self

    def go(self, tale: Tale) -> None:
        tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-learn", ("MT-S3", "MT-F3", "MM-66")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [
            SKILLS[ability]
            for ability in range(ABILITIES)
            if learn_objection(tale, self.mouse, ability) is None
        ]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_SKILLS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Skill):
            return NOT_NOW
        return learn_objection(tale, self.mouse, choice.ability)

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Skill)
        tale.pop()
        tale.cheese[self.mouse] -= self.cheese
        tale.abilities[self.mouse] |= bit(choice.ability)
        tale.learned |= bit(choice.ability)
        tale.say_mouse("event-learns", self.mouse, {"ability": ABILITY_ARGS[choice.ability]})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class LevelUp(Deed):
    """Six cheese for one ability card of the own class. MT-F3 MM-69"""

    def __init__(self) -> None:
        super().__init__(GAME, "level up", "choice-level-up", {})

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if turn.levelled:
            return FREE_DONE
        wrong = no_free(tale, turn)
        if wrong is not None:
            return wrong
        if tale.cheese[turn.mouse] < LEVEL:
            return TOO_POOR
        return None if learnable(tale, turn.mouse) else NONE_LEFT

    def do(self, tale: Tale, turn: Turn) -> None:
        turn.levelled = True
        tale.say_mouse("event-levels-up", turn.mouse)
        tale.push(Learn(turn.mouse, LEVEL))


LEVEL_UP: Final = LevelUp()
