"""Searches that powers give: Meeps and the timely chance. 4b.4 4c.1"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.effects import Effect
from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_ARGS
from scurry.games.mouse_tales.looking import NO_PEACE, SEARCHED, friend_lost, restless
from scurry.games.mouse_tales.nouns import ALL_CARDS, KEPT, NOT_NOW, Kept, Word
from scurry.games.mouse_tales.searching import Searching, has_searched
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import CARDS, DISCARDED, EVENT, IN_BAG, NONE, PARTY, Card, Mouse
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOTHING_LEFT: Final = Refusal("MT-C10", "why-nothing-to-rummage")
NOT_DISCARDED: Final = Refusal("MT-C10", "why-not-discarded")
RUMMAGE: Final = Word("rummage")


def search_objection(tale: Tale, mouse: Mouse) -> Refusal | None:
    """One success a mouse and place, but for a friend's sake. MM-56 MM-57"""
    if restless(tale):
        return NO_PEACE
    return SEARCHED if has_searched(tale, mouse) and not friend_lost(tale) else None


def search_of(tale: Tale, mouse: Mouse, sure: bool) -> Searching:
    """An ordinary search."""
    searching = Searching(mouse, NONE)
    searching.sure = sure
    searching.freely = has_searched(tale, mouse)
    return searching


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class SearchEffect(Effect):
    """One Search without an action. 4c.1"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return search_objection(tale, turn.mouse)

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(search_of(tale, turn.mouse, False))


def is_discarded(tale: Tale, card: Card) -> bool:
    """In the discard, and a thing to be had: no event. 4b.4 Meeps"""
    kind = CARD_INFOS[card].kind
    return tale.where[card] == DISCARDED and kind != EVENT and kind != PARTY


def any_discarded(tale: Tale) -> bool:
    return any(is_discarded(tale, card) for card in range(CARDS))


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class RummageEffect(Effect):
    """A search that needs no roll, or a card of choice from the discard. 4b.4"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        if search_objection(tale, turn.mouse) is None or any_discarded(tale):
            return None
        return NOTHING_LEFT

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Rummage(turn.mouse))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rummage(Scene):
    """Which of them. 4b.4"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> Rummage:
        return self

    def go(self, tale: Tale) -> None:
        ways = self.candidates(tale)
        if len(ways) == 1:
            self.answer(tale, ways[0])
        else:
            tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-rummage", ("MT-C10", "MM-57")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        if search_objection(tale, self.mouse) is None:
            found.append(RUMMAGE)
        for card in range(CARDS):
            if is_discarded(tale, card) and KEPT[card] not in found:
                found.append(KEPT[card])
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        return [RUMMAGE, *ALL_CARDS]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if choice in self.candidates(tale):
            return None
        if choice is RUMMAGE:
            return search_objection(tale, self.mouse)
        return NOT_DISCARDED if isinstance(choice, Kept) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        tale.pop()
        if choice is RUMMAGE:
            tale.say_mouse("event-rummages", self.mouse)
            tale.push(search_of(tale, self.mouse, True))
            return
        for card in range(CARDS):
            if is_discarded(tale, card) and KEPT[card] is choice:
                self.take(tale, card)
                return

    def take(self, tale: Tale, card: Card) -> None:
        """Kept, not sold."""
        tale.where[card] = IN_BAG + self.mouse
        tale.say_mouse("event-keeps", self.mouse, {"card": CARD_ARGS[card]})
        if tale.rules.equip_at_once:
            tale.wearing = self.mouse
