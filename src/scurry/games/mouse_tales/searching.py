"""Search: the roll, the card found, what becomes of it. MT-A8 MM-57 MM-58 MM-59 MM-129"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.happenings import happen
from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_INFOS,
    CARD_ARGS,
    CARD_INFOS,
    MOUSE_ARGS,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.nouns import (
    FIRST_COPY,
    KEEP,
    KEPT,
    NO,
    NOT_NOW,
    SELL,
    SKILLS,
    Kept,
    Skill,
)
from scurry.games.mouse_tales.powers import can_use, free_to_use, offer, pay
from scurry.games.mouse_tales.rolling import roll_for, stars
from scurry.games.mouse_tales.stash import draw_card, shuffle_in, take_named
from scurry.games.mouse_tales.stock import SearchRule
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    BOOST_SEARCH,
    CARDS,
    DISCARDED,
    EVENT,
    FIND,
    IN_BAG,
    IN_BOX,
    IN_DECK,
    IN_HOARD,
    NONE,
    PARTY,
    Card,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

BOOSTED: Final = 0
ROLLS: Final = 1
FOUND: Final = 2
DRAWS: Final = 3
PICKS: Final = 4
KEEPS: Final = 5
NAMED: Final = 6
ENDS: Final = 7


def free_copy(tale: Tale, card: Card) -> Card:
    """A copy in deck, discard or box that nobody keeps for later, or NONE. MM-106 MM-129"""
    for copy in range(CARDS):
        if (
            FIRST_COPY[copy] == FIRST_COPY[card]
            and IN_DECK <= tale.where[copy] <= IN_BOX
            and tale.kept_by[copy] == NONE
        ):
            return copy
    return NONE


def is_taken(tale: Tale, rule: SearchRule) -> bool:
    """Every card it names is in play already. MM-129"""
    if not rule.cards:
        return False
    return all(free_copy(tale, card) == NONE for card in rule.cards)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Searching(Scene):
    """`special` is the number of a chapter's special search, or NONE for an ordinary one."""

    def __init__(self, mouse: i64, special: i64) -> None:
        self.mouse: i64 = mouse
        self.special: i64 = special
        self.sure = False  # no roll is needed
        self.freely = False  # the "already searched" limit does not bind: nothing is found
        self.stage: i64 = BOOSTED
        self.dice: i64 = 1
        self.drawn: list[i64] = []

    def clone(self) -> Searching:
        twin = Searching(self.mouse, self.special)
        twin.sure = self.sure
        twin.freely = self.freely
        twin.stage = self.stage
        twin.dice = self.dice
        twin.drawn = self.drawn[:]
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == BOOSTED:
            if not self.sure and self.boosts(tale):
                tale.ask_mouse(self.mouse)
            else:
                self.stage = ROLLS
        elif self.stage == ROLLS:
            self.roll(tale)
        elif self.stage == FOUND:
            self.succeed(tale)
        elif self.stage == DRAWS:
            self.draw(tale)
        elif self.stage == ENDS:
            tale.pop()
        else:
            self.settle(tale)

    # The roll.

    def boosts(self, tale: Tale) -> list[i64]:
        found: list[i64] = []
        if tale.turn_mouse != self.mouse or not free_to_use(tale, self.mouse):
            return found
        for ability in range(ABILITIES):
            power = ABILITY_INFOS[ability].power
            if power.when == BOOST_SEARCH and can_use(tale, self.mouse, ability):
                found.append(ability)
        return found

    def roll(self, tale: Tale) -> None:
        if self.sure:
            self.stage = FOUND
            return
        many = self.dice
        for card in tale.worn(self.mouse):
            many += CARD_INFOS[card].search_dice
        roll_for(tale, self.mouse, many, "search")

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        if stars(dice) > 0:
            self.stage = FOUND
        else:
            self.stage = ENDS
            tale.say_mouse("event-finds-nothing", self.mouse)

    # Success.

    def succeed(self, tale: Tale) -> None:
        """A star. It may bring back a mouse that was carried off; else something is found."""
        if tale.abducted and not tale.any_minion():
            self.stage = ENDS
            tale.returning = tale.abducted
            tale.abducted = 0
            tale.say_mouse("event-finds-friend", self.mouse)
            return
        if self.freely:
            self.stage = ENDS
            tale.say_mouse("event-finds-nothing", self.mouse)
            return
        tale.searched[self.mouse] |= bit(search_place(tale))
        for card in tale.worn(self.mouse):
            if CARD_INFOS[card].search_cheese > 0:
                tale.gain(self.mouse, CARD_INFOS[card].search_cheese)
        if self.special != NONE:
            self.take_special(tale)
            return
        self.draw_more(tale, 2 if MOUSE_INFOS[self.mouse].searches_twice else 1)
        self.stage = DRAWS
        if self.drawn:
            offer(tale, FIND, "ask-find", "MM-127", bit(self.mouse))

    def draw_more(self, tale: Tale, many: i64) -> None:
        """MM-113; what was seen cannot be taken back (MM-115)."""
        for _ in range(many):
            card = draw_card(tale)
            if card != NONE:
                self.drawn.append(card)
                args: dict[str, Arg] = {"mouse": MOUSE_ARGS[self.mouse], "card": CARD_ARGS[card]}
                tale.tell("event-draws", args, reveals=True)

    def told(self, tale: Tale, number: i64) -> None:
        """Find: two more. 4b.4"""
        self.draw_more(tale, tale.amount(FIND))

    def draw(self, tale: Tale) -> None:
        if not self.drawn:
            self.stage = ENDS
            tale.gain(self.mouse, 1)
        elif len(self.drawn) > 1:
            self.stage = PICKS
        else:
            self.resolve(tale)

    def settle(self, tale: Tale) -> None:
        """Something is to be decided."""
        tale.ask_mouse(self.mouse)

    def resolve(self, tale: Tale) -> None:
        """The one card that counts. MT-A8 MM-58"""
        card = self.drawn[0]
        kind = CARD_INFOS[card].kind
        if kind == EVENT:
            self.stage = ENDS
            tale.where[card] = DISCARDED
            happen(tale, self.mouse, card)
        elif kind == PARTY:
            self.stage = ENDS
            tale.where[card] = IN_HOARD
            tale.say_mouse("event-hoards", self.mouse, {"card": CARD_ARGS[card]})
        else:
            self.stage = KEEPS

    def put_aside(self, tale: Tale, chosen: Card) -> None:
        """Cards not chosen are discarded, party items shuffled back. MM-142"""
        for card in self.drawn:
            if card != chosen:
                if CARD_INFOS[card].kind == PARTY:
                    shuffle_in(tale, card)
                else:
                    tale.where[card] = DISCARDED
        self.drawn = [chosen]

    # Special searches. MM-129

    def rule(self, tale: Tale) -> SearchRule:
        return tale.chapter.searches[self.special]

    def take_special(self, tale: Tale) -> None:
        rule = self.rule(tale)
        tale.found |= bit(self.special)
        if len(rule.cards) > 1:
            self.stage = NAMED
            return
        self.stage = ENDS
        if rule.cards:
            self.take(tale, rule.cards[0])
        if rule.token != NONE:
            tale.tokens |= bit(rule.token)
            if rule.carried:
                tale.carrier = self.mouse
            name = f"@token-{tale.chapter.tokens[rule.token]}"
            tale.say_mouse("event-finds-token", self.mouse, {"token": name})
        if rule.wins != NONE:
            tale.flags |= bit(rule.wins)
            tale.say_mouse("event-finds-goal", self.mouse)

    def take(self, tale: Tale, named: Card) -> None:
        """From deck, discard or box; the deck is shuffled."""
        card = free_copy(tale, named)
        take_named(tale, card)
        party = CARD_INFOS[card].kind == PARTY
        tale.where[card] = IN_HOARD if party else IN_BAG + self.mouse
        message = "event-hoards" if party else "event-keeps"
        tale.say_mouse(message, self.mouse, {"card": CARD_ARGS[card]})

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        if self.stage == BOOSTED:
            return "ask-boost-search", ("MT-T3", "MT-A8")
        if self.stage == PICKS:
            return "ask-which-card", ("MM-142",)
        if self.stage == NAMED:
            return "ask-which-find", ("MM-129",)
        return "ask-keep", ("MT-A8", "MM-58")

    def args(self, tale: Tale) -> dict[str, Arg]:
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[self.mouse]}
        if self.stage == KEEPS:
            args["card"] = CARD_ARGS[self.drawn[0]]
        return args

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        if self.stage == BOOSTED:
            found.append(NO)
            found += [SKILLS[ability] for ability in self.boosts(tale)]
        elif self.stage == KEEPS:
            found += [KEEP, SELL]
        else:
            cards = self.drawn if self.stage == PICKS else self.rule(tale).cards
            for card in cards:
                if KEPT[card] not in found and (
                    self.stage == PICKS or free_copy(tale, card) != NONE
                ):
                    found.append(KEPT[card])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Skill):
            pay(tale, self.mouse, choice.ability)
            self.dice = ABILITY_INFOS[choice.ability].power.n
            self.stage = ROLLS
        elif choice is NO:
            self.stage = ROLLS
            tale.say_mouse("event-declines", self.mouse)
        elif isinstance(choice, Kept):
            self.picked(tale, choice.card)
        else:
            self.keep_or_sell(tale, choice is KEEP)

    def picked(self, tale: Tale, card: Card) -> None:
        if self.stage == NAMED:
            self.stage = ENDS
            self.take(tale, card)
            return
        for drawn in self.drawn:
            if KEPT[drawn] is KEPT[card]:
                self.put_aside(tale, drawn)
                tale.say_mouse("event-picks", self.mouse, {"card": CARD_ARGS[drawn]})
                self.resolve(tale)
                return

    def keep_or_sell(self, tale: Tale, keep: bool) -> None:
        card = self.drawn[0]
        self.stage = ENDS
        if keep:
            tale.where[card] = IN_BAG + self.mouse
            tale.say_mouse("event-keeps", self.mouse, {"card": CARD_ARGS[card]})
            if tale.rules.equip_at_once:
                tale.wearing = self.mouse
        else:
            tale.where[card] = DISCARDED
            tale.say_mouse("event-sells", self.mouse, {"card": CARD_ARGS[card]})
            tale.gain(self.mouse, 1)


def search_place(tale: Tale) -> i64:
    """Each face is a place of its own, unless the house says otherwise. MM-36"""
    return tale.side & ~1 if tale.rules.tiles_not_sides else tale.side


def has_searched(tale: Tale, mouse: Mouse) -> bool:
    return bool(tale.searched[mouse] >> search_place(tale) & 1)
