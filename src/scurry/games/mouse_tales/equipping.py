"""Equip: cards between bag and body, and the bag that holds three. MT-F2 MM-55 MM-60 MM-117"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_ARGS, MOUSE_INFOS
from scurry.games.mouse_tales.nouns import DONE, FIRST_COPY, KEPT, NOT_NOW, Kept, Said, copy_at
from scurry.games.mouse_tales.tale import GAME, Scene, Tale
from scurry.games.mouse_tales.turn import FREE_DONE, Deed, Turn, no_free
from scurry.games.mouse_tales.words import (
    ARMOUR,
    CARDS,
    DISCARDED,
    EVENT,
    IN_BAG,
    NONE,
    PARTY,
    PAWS,
    TRICK,
    TRINKET,
    WEAPON,
    WORN,
    Card,
    Mouse,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_HERS: Final = Refusal("MT-F2", "why-not-hers")
NOT_WORN: Final = Refusal("MT-F2", "why-not-worn")
NO_GEAR: Final = Refusal("MT-F2", "why-nothing-to-equip")
CANNOT_USE: Final = Refusal("MT-C6", "why-cannot-use")
PLACE_TAKEN: Final = Refusal("MT-F2", "why-place-taken")
NO_PAW: Final = Refusal("MM-55", "why-no-paw")
MOVED: Final = Refusal("MT-F2", "why-moved-already")
TWO_PAWS: Final = 2


def is_gear(card: Card) -> bool:
    return CARD_INFOS[card].kind in (WEAPON, ARMOUR, TRINKET)


def paws_fit(tale: Tale, mouse: Mouse, card: Card) -> bool:
    """Two paws; a tail is a third one for a knife; a shield may bar two-paw weapons. MM-55"""
    used: i64 = 0
    knives: i64 = 0
    widest: i64 = 0
    barred = False
    for other in range(CARDS):
        info = CARD_INFOS[other]
        if (tale.where[other] == WORN + mouse or other == card) and info.place == PAWS:
            if info.paws == 0:
                continue
            used += info.paws
            knives += 1 if info.knife else 0
            widest = info.paws if info.paws > widest else widest
            barred = barred or info.no_two_paw
    if barred and widest >= TWO_PAWS:
        return False
    if used <= TWO_PAWS:
        return True
    return MOUSE_INFOS[mouse].tail and knives > 0 and used == TWO_PAWS + 1


def wear_objection(tale: Tale, mouse: Mouse, card: Card) -> Refusal | None:
    """MT-F2 MM-117"""
    if not tale.may_use(mouse, card):
        return CANNOT_USE
    info = CARD_INFOS[card]
    if info.place == PAWS:
        return None if paws_fit(tale, mouse, card) else NO_PAW
    if info.kind == TRINKET and tale.rules.many_trinkets:
        return None
    for other in range(CARDS):
        if tale.where[other] == WORN + mouse and CARD_INFOS[other].place == info.place:
            return PLACE_TAKEN
    return None


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Wear(Said):
    """From the bag onto the body."""

    def __init__(self, card: Card) -> None:
        args: dict[str, Arg] = {"card": CARD_ARGS[card]}
        super().__init__(GAME, f"wear {CARD_INFOS[card].name}", "choice-wear", args)
        self.card: i64 = card


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Stow(Said):
    """From the body into the bag."""

    def __init__(self, card: Card) -> None:
        args: dict[str, Arg] = {"card": CARD_ARGS[card]}
        super().__init__(GAME, f"stow {CARD_INFOS[card].name}", "choice-stow", args)
        self.card: i64 = card


GEAR: Final[list[i64]] = [
    card for card in range(CARDS) if is_gear(card) and FIRST_COPY[card] == card
]
WEARS: Final[dict[int, Wear]] = {int(card): Wear(card) for card in GEAR}
STOWS: Final[dict[int, Stow]] = {int(card): Stow(card) for card in GEAR}


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Equipping(Scene):
    """Step by step until done; each card moves once."""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse
        self.moved: list[i64] = []
        self.begun = False

    def clone(self) -> Equipping:
        twin = Equipping(self.mouse)
        twin.moved = self.moved[:]
        twin.begun = self.begun
        return twin

    def go(self, tale: Tale) -> None:
        if not self.begun:
            self.begun = True
            tale.packing += 1
        tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-equip", ("MT-F2", "MM-55", "MM-60")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = [DONE]
        for card in self.pointed(tale):
            if card is not DONE and self.objection(tale, card) is None:
                found.append(card)
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = [DONE]
        for card in GEAR:
            if copy_at(tale, card, IN_BAG + self.mouse) != NONE:
                found.append(WEARS[int(card)])
            if copy_at(tale, card, WORN + self.mouse) != NONE:
                found.append(STOWS[int(card)])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if choice is DONE:
            return None
        if isinstance(choice, Wear):
            card = copy_at(tale, choice.card, IN_BAG + self.mouse)
            if card == NONE:
                return NOT_HERS
            return MOVED if card in self.moved else wear_objection(tale, self.mouse, card)
        if isinstance(choice, Stow):
            card = copy_at(tale, choice.card, WORN + self.mouse)
            if card == NONE:
                return NOT_WORN
            return MOVED if card in self.moved else None
        return NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Wear):
            card = copy_at(tale, choice.card, IN_BAG + self.mouse)
            tale.where[card] = WORN + self.mouse
            self.moved.append(card)
            tale.say_mouse("event-wears", self.mouse, {"card": CARD_ARGS[card]})
        elif isinstance(choice, Stow):
            card = copy_at(tale, choice.card, WORN + self.mouse)
            tale.where[card] = IN_BAG + self.mouse
            self.moved.append(card)
            tale.say_mouse("event-stows", self.mouse, {"card": CARD_ARGS[card]})
        else:
            tale.packing -= 1
            tale.pop()
            tale.say_mouse("event-equipped", self.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Equip(Deed):
    """MT-F2"""

    def __init__(self) -> None:
        super().__init__(GAME, "equip", "choice-equip", {})

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if turn.equipped:
            return FREE_DONE
        wrong = no_free(tale, turn)
        if wrong is not None:
            return wrong
        for card in GEAR:
            if copy_at(tale, card, IN_BAG + turn.mouse) != NONE:
                return None
            if copy_at(tale, card, WORN + turn.mouse) != NONE:
                return None
        return NO_GEAR

    def do(self, tale: Tale, turn: Turn) -> None:
        turn.equipped = True
        tale.say_mouse("event-equips", turn.mouse)
        tale.push(Equipping(turn.mouse))


EQUIP: Final = Equip()


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Overflow(Scene):
    """The bag holds three: what is too much is discarded at once, by choice. MT-F2 MM-60"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> Overflow:
        return self

    def go(self, tale: Tale) -> None:
        if tale.bag_size(self.mouse) <= tale.bag_limit(self.mouse):
            tale.pop()
        else:
            tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-discard", ("MT-F2", "MM-60")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        for card in range(CARDS):
            if (
                tale.where[card] == IN_BAG + self.mouse
                and CARD_INFOS[card].kind != TRICK
                and KEPT[card] not in found
            ):
                found.append(KEPT[card])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Kept)
        card = copy_at(tale, choice.card, IN_BAG + self.mouse)
        tale.where[card] = DISCARDED
        tale.say_mouse("event-discards", self.mouse, {"card": CARD_ARGS[card]})


BAGGED: Final[list[i64]] = [
    card for card in range(CARDS) if CARD_INFOS[card].kind not in (TRICK, EVENT, PARTY)
]


def overfull(tale: Tale) -> Mouse:
    """A mouse whose bag is too full, or NONE."""
    sizes: list[i64] = [0, 0, 0, 0, 0, 0]
    for card in BAGGED:
        place = tale.where[card]
        if place < WORN:
            sizes[place] += 1
    for mouse in range(len(sizes)):
        if sizes[mouse] > 3 and sizes[mouse] > tale.bag_limit(mouse):
            return mouse
    return NONE


EQUIPPING: Final[list[Choice]] = [EQUIP, *WEARS.values(), *STOWS.values()]
