"""Hits are known: somebody defends, and bears what is not blocked. MT-A2 MM-127"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_INFOS, MINION_INFOS, MOUSE_INFOS, POWERS
from scurry.games.mouse_tales.nouns import NO, NOT_NOW, YES
from scurry.games.mouse_tales.powers import offer
from scurry.games.mouse_tales.rolling import blocks, cheeses, roll_for, roll_minion
from scurry.games.mouse_tales.stock import BRUSH, MinionInfo
from scurry.games.mouse_tales.tale import CAT_TAMER, CHEESE_EXPERT, ROACH_SLAYER, Scene, Tale
from scurry.games.mouse_tales.words import (
    BRACE,
    BRODIE,
    CHARMED,
    GOLEM,
    GUARD,
    MICE,
    NONE,
    SHIELD_STAR,
    STUNNED,
    WEBBED,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import (
    achieve,
    fall_if_down,
    hurt_minion,
    may_achieve,
    wound,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice

BEGINS: Final = 0
EASED: Final = 1
ROLLS: Final = 2
BEARS: Final = 3
ENDS: Final = 4
EXPERT_CHEESE: Final = 3


def note_cheese(tale: Tale, many: i64) -> None:
    """Enough cheese in one attack or defence wakes the sleeping cat. 4c.5"""
    chapter = tale.chapter
    if (
        chapter.sleeper != NONE
        and tale.side == chapter.sleeper_side
        and not tale.cat_came
        and many >= chapter.sleeper_cheese
    ):
        tale.cat_came = True
        tale.cat_wakes = True


def mouse_cheese(tale: Tale, mouse: Mouse, many: i64, defending: bool) -> None:
    """MT-A3 MT-W3 MM-102"""
    note_cheese(tale, many)
    if many == 0:
        return
    if defending and tale.experts[CHEESE_EXPERT] == mouse:
        for other in range(MICE):
            if tale.is_active(other):
                tale.gain(other, 1)
    if many >= EXPERT_CHEESE and may_achieve(tale, CHEESE_EXPERT):
        achieve(tale, CHEESE_EXPERT, mouse)
    tale.gain(mouse, many)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Defend(Scene):
    """One figure defends against hits of a mouse (`by`), of minions' card (`slot`), or of neither.

    `weaker` dice fewer and at most `cap` are rolled, `pierced` blocks do not count.
    """

    def __init__(self, mouse: i64, figure: i64, hits: i64, by: i64, slot: i64) -> None:
        self.mouse: i64 = mouse  # who defends: a mouse …
        self.figure: i64 = figure  # … or a minion
        self.hits: i64 = hits
        self.by: i64 = by
        self.slot: i64 = slot
        self.ranged = False
        self.weaker: i64 = 0
        self.cap: i64 = 99
        self.pierced: i64 = 0
        self.takes_cheese = False  # the attacker gets the defender's cheese
        self.stage: i64 = BEGINS
        self.extra: i64 = 0
        self.dice: list[i64] = []

    def clone(self) -> Defend:
        twin = Defend(self.mouse, self.figure, self.hits, self.by, self.slot)
        twin.ranged = self.ranged
        twin.weaker = self.weaker
        twin.cap = self.cap
        twin.pierced = self.pierced
        twin.takes_cheese = self.takes_cheese
        twin.stage = self.stage
        twin.extra = self.extra
        twin.dice = self.dice
        return twin

    def go(self, tale: Tale) -> None:
        gone = tale.at[self.mouse] < 0 if self.mouse != NONE else tale.spot[self.figure] < 0
        if gone or self.stage == ENDS:
            tale.pop()
        elif self.mouse != NONE:
            self.mouse_defends(tale)
        else:
            self.minion_defends(tale)

    # Mice.

    def mouse_defends(self, tale: Tale) -> None:
        mouse = self.mouse
        if self.stage == BEGINS:
            self.stage = EASED
            if not self.constricted():
                offer(tale, BRACE, "ask-brace", "MM-127", bit(mouse))
        elif self.stage == EASED:
            self.stage = ROLLS
            roll_for(tale, mouse, self.mouse_dice(tale), "defence")
        elif self.stage == ROLLS:
            self.stage = BEARS
            mouse_cheese(tale, mouse, cheeses(self.dice), True)
            self.bear(tale, self.hits - blocks(self.dice))
        else:
            self.stage = ENDS
            fall_if_down(tale, mouse)

    def constricted(self) -> bool:
        """Against him mice roll no defence. 4b.2"""
        return self.slot != NONE and MINION_INFOS[self.slot].constricts

    def mouse_dice(self, tale: Tale) -> i64:
        """MM-126"""
        if self.constricted():
            return 0
        mouse = self.mouse
        dice = MOUSE_INFOS[mouse].defence
        if tale.golems >> mouse & 1:
            golem = POWERS[GOLEM]
            dice = dice if golem is None else golem.defence
        for card in tale.worn(mouse):
            dice += CARD_INFOS[card].defence
            if self.ranged:
                dice += CARD_INFOS[card].defence_ranged
        for user in range(MICE):
            if tale.guards >> user & 1:
                dice += tale.amount(GUARD)
        return dice + self.extra

    def told(self, tale: Tale, number: i64) -> None:
        """Resolve. 4b.4"""
        self.extra = tale.amount(BRACE)

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        self.dice = dice

    def bear(self, tale: Tale, wounds: i64) -> None:
        """What is not blocked. MT-A2 MM-23"""
        if wounds <= 0:
            tale.say_mouse("event-unhurt", self.mouse)
            return
        info = MINION_INFOS[self.slot] if self.slot != NONE else None
        if info is not None and info.steals:
            wounds = self.stolen(tale, wounds)
        if wounds > 0:
            wound(tale, self.mouse, wounds, info is not None and info.poisons)
            if info is not None:
                self.afflict(tale, info)

    def stolen(self, tale: Tale, wounds: i64) -> i64:
        """A roach takes cheese instead of wounds; says how many wounds are left.

        MT-E5 MM-82 MM-134
        """
        cheese = tale.cheese[self.mouse]
        if tale.rules.steal_all_or_nothing and cheese < wounds:
            return wounds
        taken = wounds if wounds < cheese else cheese
        if taken > 0:
            tale.cheese[self.mouse] -= taken
            tale.say_mouse("event-robbed", self.mouse, {"count": int(taken)})
            if tale.greedy and not self.tamed(tale):
                tale.feed_wheel(taken)
        return wounds - taken

    def tamed(self, tale: Tale) -> bool:
        """On the slayer's tile roaches are not greedy. MT-W3"""
        slayer = tale.experts[ROACH_SLAYER]
        return slayer != NONE and tale.is_active(slayer)

    def afflict(self, tale: Tale, info: MinionInfo) -> None:
        """4b.2 MM-71"""
        woe: i64 = 0
        if info.stuns:
            woe = STUNNED
            tale.say_mouse("event-stunned", self.mouse)
        if info.webs:
            woe = WEBBED
            tale.say_mouse("event-webbed", self.mouse)
        if info.charms:
            woe = CHARMED
            tale.say_mouse("event-charmed", self.mouse)
        tale.woes[self.mouse] |= woe

    # Minions.

    def minion_defends(self, tale: Tale) -> None:
        if self.stage == BEGINS:
            self.stage = EASED
            if (
                tale.rules.story
                and not tale.eased
                and self.by != NONE
                and self.minion_dice(tale) > 0
            ):
                tale.ask_mouse(self.by)
        elif self.stage == EASED:
            self.stage = ROLLS
            self.dice = roll_minion(tale, self.figure, self.minion_dice(tale), "defence")
        elif self.stage == ROLLS:
            self.stage = BEARS
            self.minion_cheese(tale)
        else:
            self.stage = ENDS
            wounds = self.hits - self.minion_blocks(tale)
            if wounds <= 0:
                tale.say_figure("event-minion-unhurt", self.figure)
            hurt_minion(tale, self.figure, wounds, self.by)

    def kind(self) -> str:
        return WINDOW

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-ease", ("MT-W1",)

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"figure": tale.name_of(self.figure)}

    def candidates(self, tale: Tale) -> list[Choice]:
        return [YES, NO]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice is YES or choice is NO else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        """The story preset: once a round one defender rolls a die fewer. 4c.6"""
        if choice is YES:
            tale.eased = True
            self.weaker += 1
            tale.say_figure("event-eased", self.figure)
        else:
            tale.say_mouse("event-declines", self.by)

    def minion_dice(self, tale: Tale) -> i64:
        """MM-126"""
        info = tale.info_of(self.figure)
        dice = info.defence
        chapter = tale.chapter
        if info.kind == chapter.brush_weakens and tale.achievements & BRUSH:
            dice = chapter.brush_defence
        if info.large and self.by != NONE and tale.experts[CAT_TAMER] == self.by:
            dice -= 1
        dice -= self.weaker
        if dice > self.cap:
            dice = self.cap
        return dice if dice > 0 else 0

    def minion_cheese(self, tale: Tale) -> None:
        """MT-A3; the cat's does nothing (MT-N7)."""
        many = cheeses(self.dice)
        note_cheese(tale, many)
        if many == 0 or tale.kind[self.figure] == BRODIE:
            return
        if self.takes_cheese and self.by != NONE:
            tale.gain(self.by, many)
        else:
            tale.feed_wheel(many)

    def minion_blocks(self, tale: Tale) -> i64:
        found = blocks(self.dice)
        if tale.info_of(self.figure).carapace:
            for face in self.dice:
                if face == SHIELD_STAR:
                    found += 1
        found -= self.pierced
        return found if found > 0 else 0
