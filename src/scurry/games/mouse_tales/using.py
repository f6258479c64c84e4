"""Using abilities and playing cards in the own turn. MT-T3 MT-C5 MT-C10 MM-61"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.boons import (
    CheeseEffect,
    GolemEffect,
    GuardEffect,
    HideEffect,
    LevitateEffect,
    RallyEffect,
    RushEffect,
    SlipEffect,
    SnatchEffect,
    StepEffect,
    ThreadEffect,
)
from scurry.games.mouse_tales.deeds import CANNOT_USE
from scurry.games.mouse_tales.effects import Effect
from scurry.games.mouse_tales.healing import AILMENTS, AntidoteEffect, CureEffect, HealEffect
from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_ARGS,
    ABILITY_INFOS,
    CARD_ARGS,
    CARD_INFOS,
    POWER_CARDS,
)
from scurry.games.mouse_tales.knocking import KnockEffect, SnareEffect
from scurry.games.mouse_tales.nouns import FIRST_COPY, copy_at
from scurry.games.mouse_tales.ordering import BARE, MOVE, OrderEffect, StrikeEffect
from scurry.games.mouse_tales.powers import can_use, free_to_use, pay, price
from scurry.games.mouse_tales.rummaging import RUMMAGE, RummageEffect, SearchEffect
from scurry.games.mouse_tales.scrolls import (
    ENCOUNTER_DECK,
    SEARCH_DECK,
    ForeseeEffect,
    SlumberEffect,
    SwapEffect,
)
from scurry.games.mouse_tales.spells import BlastEffect, BoltEffect, BurnEffect, ChainEffect
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import GAME, Tale
from scurry.games.mouse_tales.turn import Deed, Turn, no_action, no_free, spend_action
from scurry.games.mouse_tales.words import (
    ACTION,
    AFTER_ACTION,
    ANTIDOTE,
    ATTACK,
    BLAST,
    BOLT,
    BURN,
    CARDS,
    CHAIN,
    CHEESE,
    CURE,
    DISCARDED,
    FORESEE,
    FREE,
    GOLEM,
    GUARD,
    HEAL,
    HIDE,
    IN_BAG,
    KNOCK,
    LEVITATE,
    NONE,
    ORDER,
    RALLY,
    RUSH,
    SCROLL,
    SEARCH,
    SLIP,
    SLUMBER,
    SNARE,
    SNATCH,
    STEP,
    STRIKE,
    SWAP,
    THREAD,
    TRICK,
    TRINKET,
    WORN,
    Ability,
    Card,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.words import (
    RUMMAGE as DO_RUMMAGE,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_KNOWN: Final = Refusal("MT-C10", "why-not-known")
ABILITY_USED: Final = Refusal("MT-T3", "why-ability-used")
JUST_LEARNED: Final = Refusal("MM-67", "why-just-learned")
NO_CHEESE: Final = Refusal("MT-C10", "why-no-cheese")
NOT_HELD: Final = Refusal("MM-61", "why-not-held")
NOT_WORN: Final = Refusal("MT-C8", "why-not-worn")
BRUSH_BARS: Final = Refusal("MT-C13", "why-brush")
NOT_ACTED: Final = Refusal("MT-T1", "why-not-acted")
USED_HERE: Final = Refusal("MM-61", "why-used-here")

# What each building block of a turn does.
EFFECTS: Final[dict[int, Effect]] = {
    HEAL: HealEffect(), CURE: CureEffect(), ANTIDOTE: AntidoteEffect(), GUARD: GuardEffect(),
    RALLY: RallyEffect(), KNOCK: KnockEffect(), ORDER: OrderEffect(), CHAIN: ChainEffect(),
    BLAST: BlastEffect(), BOLT: BoltEffect(), HIDE: HideEffect(), DO_RUMMAGE: RummageEffect(),
    SNARE: SnareEffect(), RUSH: RushEffect(), STRIKE: StrikeEffect(), CHEESE: CheeseEffect(),
    THREAD: ThreadEffect(), LEVITATE: LevitateEffect(), GOLEM: GolemEffect(), BURN: BurnEffect(),
    SLUMBER: SlumberEffect(), FORESEE: ForeseeEffect(), SWAP: SwapEffect(), SLIP: SlipEffect(),
    SNATCH: SnatchEffect(), SEARCH: SearchEffect(), STEP: StepEffect(),
}  # fmt: skip


def in_turn(power: Power) -> bool:
    """Used from the menu of a turn; the others have moments of their own."""
    return power.when in (ACTION, ATTACK, FREE, AFTER_ACTION)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class UseAbility(Deed):
    """One ability card in the own turn. MT-T3"""

    def __init__(self, ability: Ability) -> None:
        info = ABILITY_INFOS[ability]
        args: dict[str, Arg] = {"ability": ABILITY_ARGS[ability]}
        super().__init__(GAME, f"use {info.name}", "choice-use", args)
        self.ability: i64 = ability
        self.power = info.power
        self.effect = EFFECTS[int(info.power.do)]

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        mouse = turn.mouse
        if not tale.abilities[mouse] >> self.ability & 1:
            return NOT_KNOWN
        if not free_to_use(tale, mouse):
            return ABILITY_USED
        wrong = no_free(tale, turn) if self.power.when == FREE else no_action(tale, turn)
        if wrong is not None:
            return wrong
        if tale.cheese[mouse] < price(mouse, self.power):
            return NO_CHEESE
        if not can_use(tale, mouse, self.ability):
            return JUST_LEARNED
        return self.effect.bars(tale, turn, self.power)

    def do(self, tale: Tale, turn: Turn) -> None:
        if self.power.when != FREE:
            spend_action(tale, turn)
        pay(tale, turn.mouse, self.ability)
        self.effect.begin(tale, turn, self.power)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCard(Deed):
    """An item or scroll of the bag, a trick beside it, a trinket that is worn. MM-61"""

    def __init__(self, card: Card, power: Power) -> None:
        info = CARD_INFOS[card]
        args: dict[str, Arg] = {"card": CARD_ARGS[card]}
        super().__init__(GAME, f"play {info.name}", "choice-play", args)
        self.card: i64 = card
        self.power = power
        self.effect = EFFECTS[int(power.do)]

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        mouse = turn.mouse
        if held_copy(tale, mouse, self.card) == NONE:
            return NOT_WORN if CARD_INFOS[self.card].kind == TRINKET else NOT_HELD
        if not self.works(tale, mouse):
            return CANNOT_USE
        if CARD_INFOS[self.card].kind == SCROLL and bears_brush(tale, mouse):
            return BRUSH_BARS
        wrong = self.not_now(tale, turn)
        if wrong is not None:
            return wrong
        if self.power.once_a_side and self.used_here(tale):
            return USED_HERE
        return self.effect.bars(tale, turn, self.power)

    def works(self, tale: Tale, mouse: Mouse) -> bool:
        """MM-146; a golem's equipped cards don't."""
        if CARD_INFOS[self.card].kind == TRINKET and tale.golems >> mouse & 1:
            return False
        return tale.may_use(mouse, self.card)

    def not_now(self, tale: Tale, turn: Turn) -> Refusal | None:
        """In water no free actions, but tricks. MT-M9 MM-16"""
        when = self.power.when
        if when in (ACTION, ATTACK):
            return no_action(tale, turn)
        if when == AFTER_ACTION and not turn.acted:
            return NOT_ACTED
        return None if CARD_INFOS[self.card].kind == TRICK else no_free(tale, turn)

    def used_here(self, tale: Tale) -> bool:
        mask = tale.whistled if self.power.do == STEP else tale.once
        return bool(mask >> tale.side & 1)

    def do(self, tale: Tale, turn: Turn) -> None:
        card = held_copy(tale, turn.mouse, self.card)
        if self.power.when == ACTION or self.power.when == ATTACK:
            spend_action(tale, turn)
        if not self.power.once_a_side:
            tale.where[card] = DISCARDED
        elif self.power.do == STEP:
            tale.whistled |= bit(tale.side)
        else:
            tale.once |= bit(tale.side)
        tale.say_mouse("event-plays", turn.mouse, {"card": CARD_ARGS[card]})
        self.effect.begin(tale, turn, self.power)


def held_copy(tale: Tale, mouse: Mouse, card: Card) -> Card:
    """A copy of that card where she can play it from, or NONE."""
    place = (WORN if CARD_INFOS[card].kind == TRINKET else IN_BAG) + mouse
    return copy_at(tale, card, place)


def bears_brush(tale: Tale, mouse: Mouse) -> bool:
    """The carrier of the brush can't use scrolls. 4c.5"""
    return tale.chapter.brush_token != NONE and tale.carrier == mouse


def use_deeds() -> list[UseAbility | None]:
    """By ability; None for those that have a moment of their own."""
    found: list[UseAbility | None] = []
    for ability in range(ABILITIES):
        found.append(UseAbility(ability) if in_turn(ABILITY_INFOS[ability].power) else None)
    return found


def play_deeds() -> list[PlayCard | None]:
    """By card, copies share one; None for those that are not played in a turn."""
    found: list[PlayCard | None] = [None] * CARDS
    for card in POWER_CARDS:
        power = CARD_INFOS[card].power
        if power is not None and in_turn(power):
            first = FIRST_COPY[card]
            found[card] = PlayCard(card, power) if first == card else found[first]
    return found


USE_DEEDS: Final[list[UseAbility | None]] = use_deeds()
PLAY_DEEDS: Final[list[PlayCard | None]] = play_deeds()
USING: Final[list[Choice]] = [
    *[deed for deed in USE_DEEDS if deed is not None],
    *[deed for card, deed in enumerate(PLAY_DEEDS) if deed is not None and deed.card == card],
]
# Words that only the scenes of these powers know.
USING_WORDS: Final[list[Choice]] = [*AILMENTS, MOVE, BARE, RUMMAGE, SEARCH_DECK, ENCOUNTER_DECK]


def use_candidates(tale: Tale, turn: Turn, found: list[Choice]) -> None:
    """What she knows and holds; whether it is an option, `bars` says."""
    mouse = turn.mouse
    known = tale.abilities[mouse]
    if known:
        for ability in range(ABILITIES):
            if known >> ability & 1:
                use = USE_DEEDS[ability]
                if use is not None:
                    found.append(use)
    for card in POWER_CARDS:
        place = tale.where[card]
        if place == IN_BAG + mouse or place == WORN + mouse:
            play = PLAY_DEEDS[card]
            if play is not None and play not in found:
                found.append(play)
