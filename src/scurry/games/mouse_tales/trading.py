"""Trade: cards and cheese with one mouse nearby, step by step. MT-F1 MM-64"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_ARGS
from scurry.games.mouse_tales.nouns import (
    DONE,
    FIRST_COPY,
    FRIENDS,
    NOT_NOW,
    Friend,
    Said,
    Word,
    copy_at,
)
from scurry.games.mouse_tales.tale import GAME, Scene, Tale
from scurry.games.mouse_tales.turn import FREE_DONE, Deed, Turn, no_free
from scurry.games.mouse_tales.words import (
    CARDS,
    EVENT,
    IN_BAG,
    MICE,
    NONE,
    PARTY,
    WORN,
    Card,
    Mouse,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOBODY_NEAR: Final = Refusal("MT-F1", "why-nobody-near")
HAS_NOT: Final = Refusal("MT-F1", "why-has-not")
GEAR_STAYS: Final = Refusal("MM-63", "why-gear-stays")
MOVED: Final = Refusal("MM-64", "why-traded-already")
ONE_CARD: Final = Refusal("MM-64", "why-one-card")
NO_CHEESE: Final = Refusal("MT-F1", "why-no-cheese")
ONE_WAY: Final = Refusal("MM-64", "why-one-way")
NO_TOKEN: Final = Refusal("MM-130", "why-no-token")


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Give(Said):
    """A card to the other mouse."""

    def __init__(self, card: Card) -> None:
        args: dict[str, Arg] = {"card": CARD_ARGS[card]}
        super().__init__(GAME, f"give {CARD_INFOS[card].name}", "choice-give", args)
        self.card: i64 = card


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Get(Said):
    """A card from the other mouse."""

    def __init__(self, card: Card) -> None:
        args: dict[str, Arg] = {"card": CARD_ARGS[card]}
        super().__init__(GAME, f"get {CARD_INFOS[card].name}", "choice-get", args)
        self.card: i64 = card


GOODS: Final[list[i64]] = [
    card
    for card in range(CARDS)
    if CARD_INFOS[card].kind not in (EVENT, PARTY) and FIRST_COPY[card] == card
]
GIVES: Final[dict[int, Give]] = {int(card): Give(card) for card in GOODS}
GETS: Final[dict[int, Get]] = {int(card): Get(card) for card in GOODS}
GIVE_CHEESE: Final = Word("give-cheese")
GET_CHEESE: Final = Word("get-cheese")
GIVE_TOKEN: Final = Word("give-token")
GET_TOKEN: Final = Word("get-token")


def partners(tale: Tale, mouse: Mouse) -> list[i64]:
    """Active mice on the same or an adjacent cell. MT-F1"""
    near = tale.ground.near_mask[tale.at[mouse]]
    return [
        other
        for other in range(MICE)
        if other != mouse and tale.at[other] >= 0 and near >> tale.at[other] & 1
    ]


def held(tale: Tale, mouse: Mouse, card: Card) -> Card:
    """A copy in her bag, beside it or on her, or NONE."""
    copy = copy_at(tale, card, IN_BAG + mouse)
    return copy if copy != NONE else copy_at(tale, card, WORN + mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Trading(Scene):
    """Each card changes hands once, cheese goes one way; who began says when it is done."""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse
        self.other: i64 = NONE
        self.moved: list[i64] = []
        self.given: i64 = 0
        self.got: i64 = 0
        self.cheese: i64 = 0  # positive: given
        self.token = False
        self.begun = False

    def clone(self) -> Trading:
        twin = Trading(self.mouse)
        twin.other = self.other
        twin.moved = self.moved[:]
        twin.given = self.given
        twin.got = self.got
        twin.cheese = self.cheese
        twin.token = self.token
        twin.begun = self.begun
        return twin

    def go(self, tale: Tale) -> None:
        if not self.begun:
            self.begun = True
            tale.packing += 1
        tale.ask_mouse(self.mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-trade-with" if self.other == NONE else "ask-trade"), ("MT-F1", "MM-64")

    def args(self, tale: Tale) -> dict[str, Arg]:
        other = self.mouse if self.other == NONE else self.other
        return {"mouse": MOUSE_ARGS[self.mouse], "other": MOUSE_ARGS[other]}

    def candidates(self, tale: Tale) -> list[Choice]:
        if self.other == NONE:
            return [FRIENDS[other] for other in partners(tale, self.mouse)]
        return [choice for choice in self.pointed(tale) if self.objection(tale, choice) is None]

    def pointed(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        if self.other == NONE:
            found += FRIENDS
            return found
        found += [DONE, GIVE_CHEESE, GET_CHEESE, GIVE_TOKEN, GET_TOKEN]
        for card in GOODS:
            if held(tale, self.mouse, card) != NONE:
                found.append(GIVES[int(card)])
            if held(tale, self.other, card) != NONE:
                found.append(GETS[int(card)])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if self.other == NONE:
            if not isinstance(choice, Friend):
                return NOT_NOW
            return None if choice.mouse in partners(tale, self.mouse) else NOBODY_NEAR
        if choice is DONE:
            return None
        if isinstance(choice, Give):
            return self.card_objection(tale, self.mouse, choice.card, self.given)
        if isinstance(choice, Get):
            return self.card_objection(tale, self.other, choice.card, self.got)
        if choice is GIVE_TOKEN or choice is GET_TOKEN:
            holder = self.mouse if choice is GIVE_TOKEN else self.other
            return None if tale.carrier == holder and not self.token else NO_TOKEN
        return self.cheese_objection(tale, choice)

    def card_objection(self, tale: Tale, owner: Mouse, card: Card, many: i64) -> Refusal | None:
        copy = held(tale, owner, card)
        if copy == NONE:
            return HAS_NOT
        if copy in self.moved:
            return MOVED
        if tale.rules.one_card_trades and many > 0:
            return ONE_CARD
        if tale.rules.gear_stays and CARD_INFOS[copy].owner != NONE:
            return GEAR_STAYS
        return None

    def cheese_objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if choice is GIVE_CHEESE:
            if self.cheese < 0:
                return ONE_WAY
            return None if tale.cheese[self.mouse] > 0 else NO_CHEESE
        if choice is GET_CHEESE:
            if self.cheese > 0:
                return ONE_WAY
            return None if tale.cheese[self.other] > 0 else NO_CHEESE
        return NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Friend):
            self.other = choice.mouse
            args: dict[str, Arg] = {"other": MOUSE_ARGS[choice.mouse]}
            tale.say_mouse("event-trades", self.mouse, args)
        elif isinstance(choice, Give):
            self.given += 1
            self.pass_card(tale, self.mouse, self.other, choice.card)
        elif isinstance(choice, Get):
            self.got += 1
            self.pass_card(tale, self.other, self.mouse, choice.card)
        elif choice is DONE:
            tale.packing -= 1
            tale.pop()
            tale.say_mouse("event-traded", self.mouse)
        elif choice is GIVE_TOKEN or choice is GET_TOKEN:
            self.token = True
            tale.carrier = self.other if choice is GIVE_TOKEN else self.mouse
            tale.say_mouse("event-carries", tale.carrier)
        else:
            self.pass_cheese(tale, 1 if choice is GIVE_CHEESE else -1)

    def pass_card(self, tale: Tale, giver: Mouse, taker: Mouse, card: Card) -> None:
        copy = held(tale, giver, card)
        tale.where[copy] = IN_BAG + taker
        self.moved.append(copy)
        args: dict[str, Arg] = {"card": CARD_ARGS[copy], "other": MOUSE_ARGS[taker]}
        tale.say_mouse("event-gives", giver, args)

    def pass_cheese(self, tale: Tale, many: i64) -> None:
        self.cheese += many
        tale.cheese[self.mouse] -= many
        tale.cheese[self.other] += many
        giver = self.mouse if many > 0 else self.other
        taker = self.other if many > 0 else self.mouse
        tale.say_mouse("event-gives-cheese", giver, {"other": MOUSE_ARGS[taker]})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Trade(Deed):
    """MT-F1"""

    def __init__(self) -> None:
        super().__init__(GAME, "trade", "choice-trade", {})

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if turn.traded:
            return FREE_DONE
        wrong = no_free(tale, turn)
        if wrong is not None:
            return wrong
        return None if partners(tale, turn.mouse) else NOBODY_NEAR

    def do(self, tale: Tale, turn: Turn) -> None:
        turn.traded = True
        tale.push(Trading(turn.mouse))
        tale.say_mouse("event-begins-trade", turn.mouse)


TRADE: Final = Trade()
TRADING: Final[list[Choice]] = [
    TRADE, *GIVES.values(), *GETS.values(), GIVE_CHEESE, GET_CHEESE, GIVE_TOKEN, GET_TOKEN,
]  # fmt: skip
