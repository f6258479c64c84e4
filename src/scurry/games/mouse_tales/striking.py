"""One attack with its dice, of a mouse or a minion, and the windows it opens. MT-A2 MT-A4 MT-N5"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.defending import Defend, mouse_cheese, note_cheese
from scurry.games.mouse_tales.dodging import Sidestep, can_dodge
from scurry.games.mouse_tales.infos import (
    CARD_ARGS,
    CARD_INFOS,
    MINION_INFOS,
    MOUSE_ARGS,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.powers import offer
from scurry.games.mouse_tales.rolling import (
    cheeses,
    hits,
    roll_charmed,
    roll_for,
    roll_minion,
    stars,
)
from scurry.games.mouse_tales.stock import CardInfo
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    BLUNT,
    BRODIE,
    COVER,
    DODGE,
    GOLEM,
    HUSHED,
    IN_BAG,
    LYING,
    MICE,
    NONE,
    RALLY,
    SKIPS,
    Cell,
    Figure,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import knock_down
from scurry.kernel.message import Arg

NAMED: Final = 0
COVERED: Final = 1
DODGED: Final = 2
ROLLED: Final = 3
HIT: Final = 4
AFTER: Final = 5


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Boost:
    """What abilities add to an attack. 4b.4"""

    def __init__(self) -> None:
        self.dice: i64 = 0
        self.double = False
        self.weaker: i64 = 0
        self.cap: i64 = 99

    def clone(self) -> Boost:
        twin = Boost()
        twin.dice = self.dice
        twin.double = self.double
        twin.weaker = self.weaker
        twin.cap = self.cap
        return twin


def in_reach(tale: Tale, one: Cell, other: Cell) -> bool:
    """In the dark ranged attacks and spells do not go far. 4c.5"""
    reach = tale.place_rule().reach
    return reach == 0 or tale.ground.king_away[one * 36 + other] <= reach


def is_ranged_at(tale: Tale, mouse: Mouse, weapon: CardInfo, cell: Cell) -> bool:
    """The staff is a melee weapon against a target on the own cell. MM-141"""
    return weapon.ranged and not (weapon.blunt_here and tale.at[mouse] == cell)


def is_wounded(tale: Tale, mouse: Mouse) -> bool:
    return tale.wounds[mouse] + tale.poison[mouse] > 0


def attack_dice(tale: Tale, mouse: Mouse, card: i64, figure: Figure, boost: Boost) -> i64:
    """MM-126: replacing, doubling, additions, subtractions; at least one die."""
    dice = MOUSE_INFOS[mouse].battle
    if tale.golems >> mouse & 1:
        dice = tale.amount(GOLEM)
    if boost.double:
        dice *= 2
    dice += boost.dice
    for user in range(MICE):
        if user != mouse and tale.rallies >> user & 1:
            dice += tale.amount(RALLY)
    for worn in tale.worn(mouse):
        if CARD_INFOS[worn].courage > 0 and one_short(tale, mouse):
            dice += CARD_INFOS[worn].courage
    kind: i64 = BLUNT
    if card != NONE:
        dice += weapon_dice(tale, mouse, CARD_INFOS[card], figure)
        weapon = CARD_INFOS[card]
        kind = weapon.type
        if weapon.blunt_here and tale.at[mouse] == tale.spot[figure]:
            kind = BLUNT
    if tale.info_of(figure).resists == kind and not tale.rules.no_resistance:
        dice -= 1
    return dice if dice > 1 else 1


def one_short(tale: Tale, mouse: Mouse) -> bool:
    return tale.wounds[mouse] + tale.poison[mouse] == MOUSE_INFOS[mouse].health - 1


def weapon_dice(tale: Tale, mouse: Mouse, weapon: CardInfo, figure: Figure) -> i64:
    dice = weapon.bonus + weapon.shot_dice
    if weapon.bonus_large > 0 and tale.is_large(figure):
        dice += weapon.bonus_large
    if weapon.per_wounded > 0:
        for other in range(MICE):
            if other != mouse and tale.at[other] == tale.at[mouse] and is_wounded(tale, other):
                dice += weapon.per_wounded
    return dice


def weakened(tale: Tale, mouse: Mouse, card: i64, figure: Figure) -> i64:
    """Dice that a weapon takes from the defence."""
    if card == NONE:
        return 0
    weapon = CARD_INFOS[card]
    fewer: i64 = 0
    if tale.is_large(figure):
        fewer += weapon.weakens_large
    if tale.rank(tale.slot_of(figure)) > tale.rank(mouse):
        fewer += weapon.weakens_lower
    if tale.plight[figure] & (LYING | HUSHED | SKIPS):
        fewer += weapon.weakens_helpless
    return fewer


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Strike(Scene):
    """A mouse (`by`) attacks a minion, or a minion or a charmed mouse attacks a mouse. MM-22"""

    def __init__(self, by: i64, slot: i64, attacker: i64, mouse: i64, figure: i64) -> None:
        self.by: i64 = by  # the mouse that attacks; NONE for minions
        self.slot: i64 = slot  # the card of minions that attacks
        self.attacker: i64 = attacker  # and its figure
        self.mouse: i64 = mouse  # the target: a mouse …
        self.figure: i64 = figure  # … or a minion
        self.card: i64 = NONE  # the weapon
        self.ranged = False
        self.boost = Boost()
        self.spell_dice: i64 = 0  # a spell's own number of dice
        self.charmed = False
        self.stage: i64 = NAMED
        self.dice: list[i64] = []
        self.cell: i64 = NONE  # where the target stood

    def clone(self) -> Strike:
        twin = Strike(self.by, self.slot, self.attacker, self.mouse, self.figure)
        twin.card = self.card
        twin.ranged = self.ranged
        twin.boost = self.boost.clone()
        twin.spell_dice = self.spell_dice
        twin.charmed = self.charmed
        twin.stage = self.stage
        twin.dice = self.dice
        twin.cell = self.cell
        return twin

    def begin(self, tale: Tale) -> None:
        """Push it."""
        tale.fighting += 1
        if self.mouse != NONE:
            tale.attacked |= bit(self.mouse)
        if self.by != NONE and not self.charmed:
            tale.hidden_by[self.by] = NONE
        self.say(tale)
        tale.push(self)

    def say(self, tale: Tale) -> None:
        if tale.listener is None:
            return
        target = MOUSE_ARGS[self.mouse] if self.mouse != NONE else tale.name_of(self.figure)
        args: dict[str, Arg] = {"target": target}
        if self.by == NONE:
            tale.say_figure("event-minion-attacks", self.attacker, args)
        elif self.card == NONE:
            tale.say_mouse("event-attacks-bare", self.by, args)
        else:
            args["card"] = CARD_ARGS[self.card]
            tale.say_mouse("event-attacks", self.by, args)

    def go(self, tale: Tale) -> None:
        if self.by != NONE and not self.charmed:
            self.mouse_attacks(tale)
        else:
            self.minion_attacks(tale)

    def about(self, tale: Tale) -> dict[str, Arg]:
        if self.mouse == NONE:
            return {}
        foe = MOUSE_ARGS[self.by] if self.by != NONE else tale.name_of(self.attacker)
        return {"foe": foe, "target": MOUSE_ARGS[self.mouse]}

    def end(self, tale: Tale) -> None:
        tale.fighting -= 1
        tale.pop()

    # A mouse attacks.

    def mouse_attacks(self, tale: Tale) -> None:
        if self.stage <= DODGED:
            self.stage = ROLLED
            self.cell = tale.spot[self.figure]
            many = self.spell_dice
            if many == 0:
                many = attack_dice(tale, self.by, self.card, self.figure, self.boost)
            roll_for(tale, self.by, many, "attack")
        elif self.stage == ROLLED:
            self.stage = HIT
            mouse_cheese(tale, self.by, cheeses(self.dice), False)
            self.hit_minion(tale)
        else:
            self.after(tale)

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        self.dice = dice

    def hit_minion(self, tale: Tale) -> None:
        many = hits(self.dice, self.ranged)
        if many == 0:
            tale.say_mouse("event-misses", self.by)
            return
        defend = Defend(NONE, self.figure, many, self.by, NONE)
        defend.ranged = self.ranged
        defend.weaker = self.boost.weaker + weakened(tale, self.by, self.card, self.figure)
        defend.cap = self.boost.cap
        if self.card != NONE:
            defend.pierced = CARD_INFOS[self.card].pierces
            defend.takes_cheese = CARD_INFOS[self.card].takes_cheese
        tale.push(defend)

    def after(self, tale: Tale) -> None:
        """What a weapon does once its attack is over. 4c.1"""
        if self.card != NONE:
            weapon = CARD_INFOS[self.card]
            if (
                weapon.fells
                and hits(self.dice, self.ranged) > 0
                and stars(self.dice) > 0
                and tale.spot[self.figure] >= 0
                and tale.kind[self.figure] != BRODIE
            ):
                knock_down(tale, self.figure, 0)
            if weapon.jams > 0 and cheeses(self.dice) >= weapon.jams:
                tale.where[self.card] = IN_BAG + self.by
                tale.say_mouse("event-jams", self.by, {"card": CARD_ARGS[self.card]})
        self.end(tale)
        tale.top().told(tale, 1 if tale.spot[self.figure] < 0 else 0)

    # A minion, or a mouse under its charm, attacks.

    def minion_attacks(self, tale: Tale) -> None:
        if self.stage == NAMED:
            self.stage = COVERED
            offer(tale, COVER, "ask-cover", "MM-127", self.protectors(tale))
        elif self.stage == COVERED:
            self.stage = DODGED
            if can_dodge(tale, self.mouse):
                offer(tale, DODGE, "ask-dodge", "MM-127", bit(self.mouse))
        elif self.stage == DODGED:
            self.stage = ROLLED
            self.roll_attack(tale)
        elif self.stage == ROLLED:
            self.stage = HIT
            if self.charmed:
                tale.feed_wheel(cheeses(self.dice))
            many = hits(self.dice, self.ranged)
            if many == 0 or tale.at[self.mouse] < 0:
                tale.say_mouse("event-missed", self.mouse)
            else:
                defend = Defend(self.mouse, NONE, many, NONE, self.slot)
                defend.ranged = self.ranged
                tale.push(defend)
        else:
            self.end(tale)
            tale.top().told(tale, cheeses(self.dice))

    def protectors(self, tale: Tale) -> i64:
        """Other mice near the target. 4b.4 Protect"""
        near = tale.ground.near_mask[tale.at[self.mouse]]
        found: i64 = 0
        for mouse in range(MICE):
            if (
                mouse != self.mouse
                and mouse != self.by
                and tale.at[mouse] >= 0
                and near >> tale.at[mouse] & 1
            ):
                found |= bit(mouse)
        return found

    def told(self, tale: Tale, number: i64) -> None:
        """Somebody protects the target, or the target dodges."""
        if self.stage == COVERED:
            self.mouse = number
            tale.attacked |= bit(number)
        elif self.stage == DODGED:
            tale.push(Sidestep(number))

    def roll_attack(self, tale: Tale) -> None:
        if tale.at[self.mouse] < 0 or not self.still_reaches(tale):
            tale.say_mouse("event-escapes", self.mouse)
            self.end(tale)
            tale.top().told(tale, 0)
            return
        if self.by != NONE:
            self.dice = roll_charmed(tale, self.by, MOUSE_INFOS[self.by].battle)
            return
        info = MINION_INFOS[self.slot]
        self.dice = roll_minion(tale, self.attacker, info.battle, "attack")
        self.wheel(tale)

    def wheel(self, tale: Tale) -> None:
        """MT-A3; a pistoleer's cheese feeds nobody. 4b.2"""
        many = cheeses(self.dice)
        note_cheese(tale, many)
        if not MINION_INFOS[self.slot].pistoleer:
            tale.feed_wheel(many)

    def still_reaches(self, tale: Tale) -> bool:
        here = tale.at[self.by] if self.by != NONE else tale.spot[self.attacker]
        if here < 0:
            return False
        cell = tale.at[self.mouse]
        if self.ranged:
            return bool(tale.ground.sees[here] >> cell & 1) and in_reach(tale, here, cell)
        return bool(tale.ground.minion_near_mask[here] >> cell & 1)
