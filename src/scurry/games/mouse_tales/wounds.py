"""Wounds and what comes of them: capture, defeat, healing, achievements. MT-X MT-A6 MT-W3"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import (
    CARD_ARGS,
    CARD_INFOS,
    CELL_ARGS,
    MINION_INFOS,
    MOUSE_ARGS,
    MOUSE_INFOS,
    SLOT_ARGS,
)
from scurry.games.mouse_tales.nouns import KEPT, NO, NOT_NOW, ON_TRACK, OnTrack
from scurry.games.mouse_tales.tale import (
    CAT_TAMER,
    ESCAPE_MASTER,
    POISON_EXPERT,
    ROACH_SLAYER,
    Scene,
    Tale,
)
from scurry.games.mouse_tales.words import (
    BRODIE,
    CARDS,
    DISCARDED,
    ENDURE,
    FIGURES,
    KIND_OF,
    LYING,
    MICE,
    NONE,
    NOWHERE,
    PAW,
    RAT_CARD,
    ROACH,
    WORN,
    Figure,
    Mouse,
    Slot,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice

ROACHES: Final = 4  # beaten in one encounter make a slayer


# Mice.


def is_down(tale: Tale, mouse: Mouse) -> bool:
    """MT-X1 MM-76"""
    return tale.wounds[mouse] + tale.poison[mouse] >= MOUSE_INFOS[mouse].health


def wound(tale: Tale, mouse: Mouse, many: i64, poisonous: bool) -> None:
    """MT-A2 MT-X3; an expert takes poison as ordinary wounds (MT-W3)."""
    if poisonous and tale.experts[POISON_EXPERT] != mouse:
        tale.poison[mouse] += many
    else:
        tale.wounds[mouse] += many
    if tale.listener is not None:
        message = "event-poisoned" if poisonous else "event-wounded"
        tale.say_mouse(message, mouse, {"count": int(many)})


def fall_if_down(tale: Tale, mouse: Mouse) -> None:
    """Captured, unless a last effort helps. MT-X1"""
    if tale.at[mouse] == NOWHERE or not is_down(tale, mouse):
        return
    if tale.holds_trick(mouse, ENDURE) != NONE:
        tale.push(LastEffort(mouse))
    else:
        capture(tale, mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class LastEffort(Scene):
    """The holder would be captured: she may keep one wound fewer than her health. MM-127"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> LastEffort:
        return self

    def go(self, tale: Tale) -> None:
        tale.ask_mouse(self.mouse)

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-endure", ("MM-127", "MT-X1")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [KEPT[tale.holds_trick(self.mouse, ENDURE)], NO]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        tale.pop()
        if choice is NO:
            capture(tale, self.mouse)
            return
        card = tale.holds_trick(self.mouse, ENDURE)
        tale.where[card] = DISCARDED
        left = MOUSE_INFOS[self.mouse].health - tale.amount(ENDURE)
        poison = tale.poison[self.mouse]
        tale.poison[self.mouse] = poison if poison < left else left
        tale.wounds[self.mouse] = left - tale.poison[self.mouse]
        tale.say_mouse("event-plays", self.mouse, {"card": CARD_ARGS[card]})


def capture(tale: Tale, mouse: Mouse) -> None:
    """MT-X1 MM-77"""
    poisoned = tale.poison[mouse] > 0
    tale.captures[mouse] += 1
    tale.say_mouse("event-captured", mouse)
    escapes = tale.experts[ESCAPE_MASTER] == mouse and tale.captures[mouse] == 3
    cell = tale.at[mouse]
    tale.at[mouse] = NOWHERE
    tale.cheese[mouse] = 0
    heal_all(tale, mouse)
    forget_effects(tale, mouse)
    if not escapes:
        drop_gear(tale, mouse)
    tale.turn_page()
    achieve_by_capture(tale, mouse, poisoned)
    if escapes:
        tale.at[mouse] = cell
        tale.escaping = mouse
    elif tale.active() == 0:
        all_captured(tale)


def heal_all(tale: Tale, mouse: Mouse) -> None:
    tale.wounds[mouse] = 0
    tale.poison[mouse] = 0
    tale.woes[mouse] = 0


def forget_effects(tale: Tale, mouse: Mouse) -> None:
    """What a captured user began ends. MM-143"""
    tale.guards &= ~bit(mouse)
    tale.rallies &= ~bit(mouse)
    tale.golems &= ~bit(mouse)
    tale.hidden_by[mouse] = NONE
    for other in range(MICE):
        if tale.hidden_by[other] == mouse:
            tale.hidden_by[other] = NONE


def drop_gear(tale: Tale, mouse: Mouse) -> None:
    """Equipped cards but starting gear; the bag stays. MM-77"""
    for card in range(CARDS):
        if tale.where[card] == WORN + mouse and CARD_INFOS[card].owner == NONE:
            tale.where[card] = DISCARDED


def all_captured(tale: Tale) -> None:
    """Lost at once; by house rule not while the cat that did it is about to leave. MM-79"""
    if tale.rules.never_all_captured:
        others = sum(1 for figure in range(PAW) if tale.spot[figure] >= 0)
        if others == 0 and (tale.cat_passing or tale.spot[PAW] < 0):
            return
    tale.lose("outcome-captured")


def achieve_by_capture(tale: Tale, mouse: Mouse, poisoned: bool) -> None:
    """MT-W3 MM-101"""
    if tale.rules.no_personal or tale.over:
        return
    if poisoned and tale.experts[POISON_EXPERT] == NONE:
        achieve(tale, POISON_EXPERT, mouse)
    if tale.captures[mouse] == 2 and tale.experts[ESCAPE_MASTER] == NONE:
        achieve(tale, ESCAPE_MASTER, mouse)


def achieve(tale: Tale, which: i64, mouse: Mouse) -> None:
    """The first mouse only; some put the chapter's end off. MT-W3 MM-101"""
    tale.experts[which] = mouse
    tale.say_mouse("event-achieves", mouse, {"achievement": EXPERT_ARGS[which]})
    if which in (0, ROACH_SLAYER, ESCAPE_MASTER):
        tale.later_end()


EXPERT_ARGS: Final[list[str]] = [
    "@expert-cheese", "@expert-roach", "@expert-poison", "@expert-escape", "@expert-cat"
]  # fmt: skip


def heal(tale: Tale, mouse: Mouse, many: i64) -> i64:
    """Ordinary wounds only; says how many. MM-76"""
    healed = many if many < tale.wounds[mouse] else tale.wounds[mouse]
    if healed > 0:
        tale.wounds[mouse] -= healed
        tale.say_mouse("event-heals", mouse, {"count": int(healed)})
    return healed


def knock_down_mouse(tale: Tale, mouse: Mouse) -> None:
    """MT-X3; shell greaves keep her on her feet."""
    for card in tale.worn(mouse):
        if CARD_INFOS[card].stands:
            return
    tale.woes[mouse] |= LYING
    tale.say_mouse("event-falls", mouse)


# Minions.


def knock_down(tale: Tale, figure: Figure, more: i64) -> None:
    """Small ones only; `more` is what else befalls it, but no leader. MT-X3 MM-74 MM-148"""
    if not tale.is_small(figure):
        return
    tale.plight[figure] |= LYING
    if not tale.info_of(figure).leader:
        tale.plight[figure] |= more
    tale.say_figure("event-minion-falls", figure)


def hurt_minion(tale: Tale, figure: Figure, many: i64, by: Mouse) -> None:
    """MT-A6 MT-A7"""
    if many <= 0 or tale.spot[figure] < 0:
        return
    info = tale.info_of(figure)
    tale.say_figure("event-minion-wounded", figure, {"count": int(many)})
    if info.leader:
        tale.push(LeaderHurt(figure, many, by))
        return
    tale.hurt[figure] += many
    if tale.hurt[figure] >= info.health:
        defeat(tale, figure, by)


def cards_of(tale: Tale, figure: Figure) -> list[i64]:
    """The initiative cards of a leader that are on the track."""
    kind = tale.kind[figure]
    return [slot for slot in tale.track if slot >= RAT_CARD and KIND_OF[slot] == kind]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class LeaderHurt(Scene):
    """Each wound goes on one of a leader's cards, by the players' choice. MT-A7 MM-95"""

    def __init__(self, figure: i64, left: i64, by: i64) -> None:
        self.figure: i64 = figure
        self.left: i64 = left
        self.by: i64 = by

    def clone(self) -> LeaderHurt:
        return LeaderHurt(self.figure, self.left, self.by)

    def go(self, tale: Tale) -> None:
        slots = [] if tale.spot[self.figure] < 0 else cards_of(tale, self.figure)
        if self.left == 0 or not slots:
            tale.pop()
        elif len(slots) == 1 or tale.rules.table_decides:
            self.put(tale, slots[0])
        else:
            tale.ask_all()

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-leader-wound", ("MT-A7", "MM-95")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"left": int(self.left)}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [ON_TRACK[slot] for slot in cards_of(tale, self.figure)]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, OnTrack)
        self.put(tale, choice.slot)

    def put(self, tale: Tale, slot: Slot) -> None:
        self.left -= 1
        tale.card_hurt[slot] += 1
        tale.tell("event-card-wounded", {"slot": SLOT_ARGS[slot]})
        if tale.card_hurt[slot] >= MINION_INFOS[slot].health:
            tale.remove_card(slot)
            tale.tell("event-card-gone", {"slot": SLOT_ARGS[slot]})
            if not cards_of(tale, self.figure):
                self.left = 0
                tale.pop()
                defeat(tale, self.figure, self.by)


def defeat(tale: Tale, figure: Figure, by: Mouse) -> None:
    """It leaves the board, its last card with it; who did it may gain by it.

    MT-A6 MT-I6 MM-96 MM-135
    """
    kind = tale.kind[figure]
    info = tale.info_of(figure)
    tale.say_figure("event-defeated", figure, {"cell": CELL_ARGS[tale.spot[figure]]})
    remove(tale, figure)
    if info.leader:
        tale.beaten |= bit(kind)
    if by == NONE or tale.at[by] == NOWHERE:
        return
    who = MOUSE_INFOS[by]
    if who.pilfers and info.rat:
        pilfer(tale, by)
    if kind == ROACH:
        tale.slain[by] += 1
        if tale.slain[by] >= ROACHES and may_achieve(tale, ROACH_SLAYER):
            achieve(tale, ROACH_SLAYER, by)
    if kind == BRODIE and may_achieve(tale, CAT_TAMER):
        achieve(tale, CAT_TAMER, by)
    if who.spurs:
        tale.spurred |= bit(by)


def may_achieve(tale: Tale, which: i64) -> bool:
    return tale.experts[which] == NONE and not tale.rules.no_personal


def pilfer(tale: Tale, mouse: Mouse) -> None:
    """From the wheel, or from the supply if it is empty. 4b.3"""
    if tale.wheel > 0:
        tale.wheel -= 1
        if tale.wheel < tale.surge_limit():
            tale.surge_due = False
        tale.tell("event-pilfers", {"mouse": MOUSE_ARGS[mouse]})
    tale.gain(mouse, 1)


def remove(tale: Tale, figure: Figure) -> None:
    """Off the board; nobody gains by it. MT-I6 MM-81"""
    kind = tale.kind[figure]
    tale.kind[figure] = NONE
    tale.spot[figure] = NOWHERE
    tale.hurt[figure] = 0
    tale.plight[figure] = 0
    for other in range(FIGURES):
        if tale.kind[other] == kind:
            return
    for slot in tale.track[:]:
        if slot >= RAT_CARD and KIND_OF[slot] == kind:
            tale.remove_card(slot)
    if kind == ROACH and not tale.rules.greedy_till_left:
        tale.greedy = False
