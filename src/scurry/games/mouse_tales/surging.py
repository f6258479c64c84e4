"""A surge: time passes, minions come, the wheel is emptied. MT-E7"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import ENCOUNTER_INFOS, SLOT_ARGS
from scurry.games.mouse_tales.nouns import NOT_NOW, ON_TRACK, OnTrack
from scurry.games.mouse_tales.placing import Placement, cat_comes
from scurry.games.mouse_tales.rolling import roll_for, stars
from scurry.games.mouse_tales.stock import Band
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    CALL,
    CAT_PASSES,
    CHARM,
    CROW,
    KIND_OF,
    MICE,
    NO_SURGE,
    NONE,
    ONLY_TIME,
    PAW,
    PLACES,
    SWAPS,
    VANESTRA,
    Mouse,
    Slot,
    bit,
)
from scurry.games.mouse_tales.wounds import fall_if_down, wound
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice

BEGINS: Final = 0
COMES: Final = 1
MORE: Final = 2
EMPTIES: Final = 3
CROW_DICE: Final = 2


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Surge(Scene):
    """MT-E7 MM-24 MM-25 MM-26 MM-27"""

    def __init__(self) -> None:
        self.stage: i64 = BEGINS

    def clone(self) -> Surge:
        twin = Surge()
        twin.stage = self.stage
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == BEGINS:
            tale.tell("event-surge", {})
            self.stage = COMES
            tale.turn_page()
        elif self.stage == COMES:
            self.stage = MORE
            self.come(tale)
        elif self.stage == MORE:
            self.stage = EMPTIES
            self.brush(tale)
        else:
            self.empty(tale)

    def come(self, tale: Tale) -> None:
        """The place's special surge if there is one, else the card's. MM-39"""
        rule = tale.place_rule()
        kind = rule.surge
        if kind == CAT_PASSES and (tale.cat_came or tale.spot[PAW] >= 0):
            kind = NO_SURGE
        if kind == NO_SURGE:
            self.by_card(tale)
        elif kind == PLACES:
            self.bring(tale, rule.surge_band)
        elif kind == CROW:
            tale.push(Crow(crows_prey(tale)))
        elif kind == CAT_PASSES:
            tale.cat_came = True
            cat_comes(tale, rule.surge_cell)
        elif kind == SWAPS:
            tale.push(CardSwap())
        else:
            assert kind == ONLY_TIME

    def by_card(self, tale: Tale) -> None:
        if tale.face_up == NONE:
            return
        band = ENCOUNTER_INFOS[tale.face_up].surge
        tale.enc_discard.append(tale.face_up)
        tale.face_up = NONE
        self.bring(tale, band)

    def bring(self, tale: Tale, band: Band) -> None:
        Placement(band).begin(tale)

    def brush(self, tale: Tale) -> None:
        """While the brush is carried every surge brings one more. 4c.5"""
        token = tale.chapter.brush_token
        if token != NONE and tale.tokens >> token & 1:
            self.bring(tale, tale.chapter.brush_band)

    def empty(self, tale: Tale) -> None:
        """MM-25"""
        limit = tale.surge_limit()
        if tale.rules.wheel_carries_over:
            tale.wheel -= limit if limit < tale.wheel else tale.wheel
            tale.surge_due = tale.wheel >= limit
        else:
            tale.wheel = 0
        tale.tell("event-wheel-emptied", {"wheel": int(tale.wheel)})
        tale.unsettled -= 1
        tale.pop()


def crows_prey(tale: Tale) -> Mouse:
    """Who is alone on her cell; several or none: the highest on the track. 4c.5"""
    lonely: i64 = NONE
    highest: i64 = NONE
    for slot in tale.track:
        if slot >= MICE or tale.at[slot] < 0:
            continue
        if highest == NONE:
            highest = slot
        cell = tale.at[slot]
        if lonely == NONE and tale.mice_at(cell) == 1 and tale.minions_at(cell) == 0:
            lonely = slot
    return highest if lonely == NONE else lonely


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Crow(Scene):
    """The Old Crow swoops: two dice, without a star a wound. 4c.5"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse
        self.swooped = False

    def clone(self) -> Crow:
        twin = Crow(self.mouse)
        twin.swooped = self.swooped
        return twin

    def go(self, tale: Tale) -> None:
        if self.mouse == NONE:
            tale.pop()
        elif self.swooped:
            tale.pop()
            fall_if_down(tale, self.mouse)
        else:
            tale.say_mouse("event-crow", self.mouse)
            roll_for(tale, self.mouse, CROW_DICE, "crow")

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        self.swooped = True
        if stars(dice) == 0:
            wound(tale, self.mouse, 1, False)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CardSwap(Scene):
    """One of her cards, by choice, is swapped for a random unused one; wounds stay. 4c.5"""

    def clone(self) -> CardSwap:
        return self

    def go(self, tale: Tale) -> None:
        slots = self.hers(tale)
        if not slots:
            tale.pop()
        elif len(slots) == 1 or tale.rules.table_decides:
            self.swap(tale, slots[0])
        else:
            tale.ask_all()

    def hers(self, tale: Tale) -> list[i64]:
        return [slot for slot in tale.track if slot >= MICE and KIND_OF[slot] == VANESTRA]

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-swap", ("MT-E7", "MM-95")

    def candidates(self, tale: Tale) -> list[Choice]:
        return [ON_TRACK[slot] for slot in self.hers(tale)]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, OnTrack)
        self.swap(tale, choice.slot)

    def swap(self, tale: Tale, slot: Slot) -> None:
        tale.pop()
        unused = [other for other in range(CHARM, CALL + 1) if other not in tale.track]
        other = unused[tale.rng.below(len(unused))]
        at = tale.rank(slot)
        tale.track[at] = other
        tale.card_hurt[other] = tale.card_hurt[slot]
        tale.card_hurt[slot] = 0
        if tale.acted >> slot & 1:
            tale.acted |= bit(other)
        tale.tell("event-swaps", {"slot": SLOT_ARGS[slot], "other": SLOT_ARGS[other]})
