"""A draught carries off a party item of the hoard. 4c.1"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_ARGS, FIRST_PARTY, MOUSE_ARGS
from scurry.games.mouse_tales.nouns import ALL_CARDS, KEPT, NOT_NOW, Kept
from scurry.games.mouse_tales.stash import shuffle_in
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import CARDS, IN_HOARD, Card
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_HOARDED: Final = Refusal("MT-P0", "why-not-hoarded")


def hoarded(tale: Tale) -> list[i64]:
    """The party items whose tokens are in the hoard; those on the board are not. MT-P0"""
    return [card for card in range(FIRST_PARTY, CARDS) if tale.where[card] == IN_HOARD]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Draught(Scene):
    """The group chooses which one; its card is shuffled back. MM-154"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse  # who drew the event

    def clone(self) -> Draught:
        return self

    def go(self, tale: Tale) -> None:
        cards = hoarded(tale)
        if not cards:
            tale.pop()
        elif len(cards) == 1 or tale.rules.table_decides:
            self.lose(tale, cards[0])
        else:
            tale.ask_all()

    def lose(self, tale: Tale, card: Card) -> None:
        tale.pop()
        tale.tell("event-draught-takes", {"card": CARD_ARGS[card]})
        shuffle_in(tale, card)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-draught", ("MT-P0", "MM-154")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [KEPT[card] for card in hoarded(tale)]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_CARDS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Kept):
            return NOT_NOW
        return None if choice.card in hoarded(tale) else NOT_HOARDED

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Kept)
        self.lose(tale, choice.card)
