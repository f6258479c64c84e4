"""The end of a chapter in a campaign: what each mouse keeps and learns. MT-W2 MM-104 MM-155"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_ARGS
from scurry.games.mouse_tales.learning import Learn, learnable
from scurry.games.mouse_tales.nouns import DONE, FIRST_COPY, KEPT, NOT_NOW, Kept
from scurry.games.mouse_tales.tale import WON, Scene, Tale
from scurry.games.mouse_tales.words import CARDS, IN_BAG, MICE, NONE, TRICK, WORN, Mouse
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

MANY: Final = 3


def belongings(tale: Tale, mouse: Mouse) -> list[i64]:
    """What she has besides her own starting gear, the first copy of each."""
    found: list[i64] = []
    for card in range(CARDS):
        if (
            tale.where[card] in (IN_BAG + mouse, WORN + mouse)
            and tale.kept_by[card] == NONE
            and CARD_INFOS[card].owner != mouse
        ):
            found.append(card)
    return found


def shares(tale: Tale) -> i64:
    """How many cards each keeps. MM-104 MM-155"""
    if tale.rules.keep_three:
        return MANY
    return tale.chapter.keeps if tale.over == WON else 1


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Closing(Scene):
    """Mouse by mouse."""

    def __init__(self) -> None:
        self.mouse: i64 = 0
        self.kept: i64 = 0
        self.taught: i64 = 0

    def clone(self) -> Closing:
        twin = Closing()
        twin.mouse = self.mouse
        twin.kept = self.kept
        twin.taught = self.taught
        return twin

    def go(self, tale: Tale) -> None:
        while self.mouse < MICE:
            if tale.party >> self.mouse & 1 and self.choices(tale):
                tale.ask_mouse(self.mouse)
                return
            self.mouse += 1
            self.kept = 0
        if not self.teach(tale):
            tale.pop()

    def teach(self, tale: Tale) -> bool:
        """One more ability each if nobody was captured. 4c.5"""
        if tale.over != WON or not tale.chapter.free_ability or sum(n for n in tale.captures) > 0:
            return False
        while self.taught < MICE:
            mouse = self.taught
            self.taught += 1
            if tale.party >> mouse & 1 and learnable(tale, mouse):
                tale.push(Learn(mouse, 0))
                return True
        return False

    def choices(self, tale: Tale) -> list[i64]:
        cards = belongings(tale, self.mouse)
        if self.kept < shares(tale):
            return cards
        if tale.rules.keep_tricks:
            return [card for card in cards if CARD_INFOS[card].kind == TRICK]
        return []

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-keep-card", ("MT-W2", "MM-104", "MM-155")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = [DONE]
        for card in self.choices(tale):
            if KEPT[card] not in found:
                found.append(KEPT[card])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if not isinstance(choice, Kept):
            tale.say_mouse("event-keeps-no-more", self.mouse)
            self.mouse += 1
            self.kept = 0
            return
        for card in self.choices(tale):
            if FIRST_COPY[card] == choice.card:
                tale.kept_by[card] = self.mouse
                self.kept += 1
                tale.say_mouse("event-keeps-card", self.mouse, {"card": CARD_ARGS[card]})
                return
