"""Dice: a roll is told, its maker may play the trick that rolls some of them again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_ARGS, FACE_ARGS, MOUSE_ARGS
from scurry.games.mouse_tales.nouns import DONE, KEPT, NO, NOT_NOW, NTH, Nth
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    BLOCKS,
    CHEESE_FACE,
    DISCARDED,
    MELEE_HITS,
    NONE,
    RANGED_HITS,
    REROLL,
    STARS,
    Figure,
    Mouse,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice

OFFER: Final = 0
PICK: Final = 1


def faces(dice: list[i64]) -> tuple[str, ...]:
    return tuple([FACE_ARGS[face] for face in dice])


def stars(dice: list[i64]) -> i64:
    return sum(STARS[face] for face in dice)


def cheeses(dice: list[i64]) -> i64:
    found: i64 = 0
    for face in dice:
        if face == CHEESE_FACE:
            found += 1
    return found


def hits(dice: list[i64], ranged: bool) -> i64:
    """MT-A2 MT-A4"""
    if ranged:
        return sum(RANGED_HITS[face] for face in dice)
    return sum(MELEE_HITS[face] for face in dice)


def blocks(dice: list[i64]) -> i64:
    return sum(BLOCKS[face] for face in dice)


def roll_for(tale: Tale, mouse: Mouse, many: i64, why: str) -> None:
    """Roll for a mouse; the scene on top is told by `rolled` when the dice are final."""
    dice = tale.dice(many)
    if tale.listener is not None and many > 0:
        tale.say_mouse("event-rolls", mouse, {"dice": faces(dice), "why": f"@roll-{why}"})
    if many > 0 and tale.holds_trick(mouse, REROLL) != NONE:
        tale.push(Again(mouse, dice))
    else:
        tale.top().rolled(tale, dice)


def roll_minion(tale: Tale, figure: Figure, many: i64, why: str) -> list[i64]:
    """Minions' dice fall as they fall. MM-109"""
    dice = tale.dice(many)
    if tale.listener is not None and many > 0:
        args: dict[str, Arg] = {"dice": faces(dice), "why": f"@roll-{why}"}
        tale.say_figure("event-minion-rolls", figure, args)
    return dice


def roll_charmed(tale: Tale, mouse: Mouse, many: i64) -> list[i64]:
    """Under a charm no trick of hers helps. MM-137"""
    dice = tale.dice(many)
    if tale.listener is not None:
        tale.say_mouse("event-rolls", mouse, {"dice": faces(dice), "why": "@roll-attack"})
    return dice


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Again(Scene):
    """Luck of the brave: after a roll made for the holder, any of its dice once more. MM-127"""

    def __init__(self, mouse: i64, dice: list[i64]) -> None:
        self.mouse: i64 = mouse
        self.dice = dice
        self.marked: i64 = 0
        self.stage: i64 = OFFER

    def clone(self) -> Again:
        twin = Again(self.mouse, self.dice[:])
        twin.marked = self.marked
        twin.stage = self.stage
        return twin

    def go(self, tale: Tale) -> None:
        tale.ask_mouse(self.mouse)

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-reroll" if self.stage == OFFER else "ask-which-dice"), ("MM-127",)

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse], "dice": faces(self.dice)}

    def candidates(self, tale: Tale) -> list[Choice]:
        if self.stage == OFFER:
            return [NO, KEPT[tale.holds_trick(self.mouse, REROLL)]]
        found: list[Choice] = [DONE]
        for at in range(len(self.dice)):
            if not self.marked >> at & 1:
                found.append(NTH[at])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if choice is NO:
            self.finish(tale)
        elif isinstance(choice, Nth):
            self.marked |= 1 << choice.number
            tale.say_mouse("event-marks-die", self.mouse, {"number": int(choice.number + 1)})
        elif choice is DONE:
            self.roll(tale)
        else:
            card = tale.holds_trick(self.mouse, REROLL)
            tale.where[card] = DISCARDED
            tale.say_mouse("event-plays", self.mouse, {"card": CARD_ARGS[card]})
            self.stage = PICK

    def roll(self, tale: Tale) -> None:
        for at in range(len(self.dice)):
            if self.marked >> at & 1:
                self.dice[at] = tale.die()
        args: dict[str, Arg] = {"dice": faces(self.dice), "why": "@roll-again"}
        tale.say_mouse("event-rolls", self.mouse, args)
        self.marked = 0
        self.stage = OFFER
        if tale.holds_trick(self.mouse, REROLL) == NONE:
            self.finish(tale)

    def finish(self, tale: Tale) -> None:
        tale.pop()
        tale.top().rolled(tale, self.dice)
