"""What each option is worth to a companion; the highest is taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.mouse_tales.aiming import Aim, targets
from scurry.games.mouse_tales.deeds import (
    HALT,
    SCURRY,
    SHAKE_OFF,
    STAND,
    TEAR_WEB,
    AttackBare,
    AttackWith,
    Go,
    worn_copy,
)
from scurry.games.mouse_tales.equipping import EQUIP, Stow, Wear, wear_objection
from scurry.games.mouse_tales.exploring import Explore
from scurry.games.mouse_tales.infos import CARD_INFOS, MOUSE_INFOS
from scurry.games.mouse_tales.learning import LEVEL_UP
from scurry.games.mouse_tales.looking import SEARCH, Seek
from scurry.games.mouse_tales.planning import (
    SEEKS,
    TRIES,
    cells_of_way,
    next_errand,
    way_to,
)
from scurry.games.mouse_tales.striking import Boost, attack_dice, weakened
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.testing import Try
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.using import PlayCard, UseAbility
from scurry.games.mouse_tales.words import (
    ANTIDOTE,
    ARMOUR,
    BLAST,
    BOLT,
    BURN,
    CARDS,
    CELLS,
    CHAIN,
    CHEESE,
    CURE,
    FIGURES,
    GUARD,
    HEAL,
    IN_BAG,
    KNOCK,
    MICE,
    NONE,
    RALLY,
    SLUMBER,
    SNATCH,
    STRIKE,
    TRINKET,
    WEAPON,
    WORN,
    Card,
    Cell,
    Figure,
    Mouse,
    bit,
)
from scurry.kernel.state import Choice

MELEE: Final = 0.5
RANGED: Final = 0.3333
BLOCK: Final = 0.3333
FAR: Final = 99


def wounded(tale: Tale, mouse: Mouse) -> i64:
    return tale.wounds[mouse] + tale.poison[mouse]


def health_left(tale: Tale, mouse: Mouse) -> i64:
    return MOUSE_INFOS[mouse].health - wounded(tale, mouse)


# Attacks.


def expected(tale: Tale, mouse: Mouse, card: i64, figure: Figure) -> float:
    """Wounds that an attack may be expected to deal, more or less."""
    dice = float(attack_dice(tale, mouse, card, figure, Boost()))
    info = tale.info_of(figure)
    guards = float(info.defence - weakened(tale, mouse, card, figure))
    chance = RANGED if card != NONE and CARD_INFOS[card].ranged else MELEE
    left = info.health - tale.hurt[figure]
    worth = 1.0 + 0.25 * float(info.battle)
    value = dice * chance - 0.6 * BLOCK * guards + 0.3
    if info.leader:
        worth += 0.5
    elif left > 1:
        worth -= 0.1
    return value * worth


def best_hit(tale: Tale, mouse: Mouse, card: i64, allowed: i64) -> float:
    best = 0.0
    for figure in range(FIGURES):
        if allowed >> figure & 1:
            value = expected(tale, mouse, card, figure)
            if value > best:
                best = value
    return best


def best_attack(tale: Tale, mouse: Mouse) -> float:
    best = 0.0
    if tale.golems >> mouse & 1:
        return best_hit(tale, mouse, NONE, targets(tale, mouse, NONE))
    for card in tale.worn(mouse):
        if CARD_INFOS[card].kind == WEAPON:
            value = best_hit(tale, mouse, card, targets(tale, mouse, card))
            if value > best:
                best = value
    return best


# Where to go.


def goal_cells(tale: Tale, mouse: Mouse) -> i64:
    """The cells she wants to be on, as a mask; 0: she is fine where she is."""
    if tale.any_minion():
        special = test_cells(tale)
        return special if special else fighting_cells(tale, mouse)
    errand = next_errand(tale)
    if errand.sides >> tale.side & 1:
        cells = errand.cells
        if errand.kind == TRIES:
            cells |= test_cells(tale)
        return cells
    way = way_to(tale, errand.sides)
    return 0 if way == NONE else cells_of_way(tale, way)


def test_cells(tale: Tale) -> i64:
    """Where a test of this side that has minions about can be made."""
    for at in range(len(tale.chapter.tests)):
        rule = tale.chapter.tests[at]
        if rule.side != tale.side or rule.with_kind == NONE:
            continue
        if rule.needs_token != NONE and not tale.tokens >> rule.needs_token & 1:
            continue
        for figure in range(FIGURES):
            if tale.kind[figure] == rule.with_kind and tale.spot[figure] >= 0:
                return bit(tale.spot[figure])
    return 0


def shoots(tale: Tale, mouse: Mouse) -> bool:
    for card in tale.worn(mouse):
        if CARD_INFOS[card].kind == WEAPON and CARD_INFOS[card].ranged:
            return True
    return False


def fighting_cells(tale: Tale, mouse: Mouse) -> i64:
    """Cells from which she could attack: beside minions, for shooters in sight of them."""
    found: i64 = 0
    far_off = shoots(tale, mouse)
    for figure in range(FIGURES):
        cell = tale.spot[figure]
        if cell >= 0:
            found |= tale.ground.sees[cell] if far_off else tale.ground.near_mask[cell]
    return found


def distance(tale: Tale, cell: Cell, cells: i64) -> i64:
    least: i64 = FAR
    for other in tale.ground.nodes:
        if cells >> other & 1:
            away = tale.ground.mouse_away[cell * CELLS + other]
            if away < least:
                least = away
    return least


def step_worth(tale: Tale, mouse: Mouse, cell: Cell) -> float:
    """How good it is to stand there: near the goal, on land, off traps, not among foes."""
    goal = goal_cells(tale, mouse)
    value = 0.0
    if goal:
        away = distance(tale, cell, goal)
        value -= float(away if away < FAR else 30)
    if tale.ground.water >> cell & 1:
        value -= 0.6
    if tale.traps[tale.side] >> cell & 1 and not MOUSE_INFOS[mouse].trap_proof:
        value -= 2.5
    foes = tale.minions_at(cell)
    if foes > 0:
        value -= 0.4 + 0.3 * float(foes)
    if tale.any_minion():
        value += 0.05 * float(tale.mice_at(cell))
    return value


# Deeds.


def deed_worth(tale: Tale, turn: Turn, choice: Choice) -> float:
    """0 is ending the turn."""
    mouse = turn.mouse
    foes = tale.any_minion()
    if isinstance(choice, Go):
        return go_worth(tale, turn, choice.cell)
    if isinstance(choice, AttackWith):
        card = worn_copy(tale, mouse, choice.card)
        return 20.0 + best_hit(tale, mouse, card, targets(tale, mouse, card))
    if isinstance(choice, AttackBare):
        return 21.0
    if isinstance(choice, UseAbility):
        return power_worth(tale, turn, choice.power.do, choice.power.n) - 0.5
    if isinstance(choice, PlayCard):
        return power_worth(tale, turn, choice.power.do, choice.power.n)
    if isinstance(choice, Try):
        return 60.0
    if isinstance(choice, Seek):
        return seek_worth(tale, choice)
    if isinstance(choice, Explore):
        return explore_worth(tale, choice)
    return plain_worth(tale, turn, choice, foes)


def plain_worth(tale: Tale, turn: Turn, choice: Choice, foes: bool) -> float:
    mouse = turn.mouse
    if choice is STAND:
        return 30.0
    if choice is SHAKE_OFF or choice is TEAR_WEB:
        return 25.0
    if choice is LEVEL_UP:
        return 70.0
    if choice is EQUIP:
        return 65.0 if has_better(tale, mouse) else -1.0
    if choice is SEARCH:
        return 3.0 if not foes else 1.0
    if choice is SCURRY:
        return 2.0 if wants_more(tale, mouse) else -1.0
    if choice is HALT:
        return 1.5 if wants_more(tale, mouse) and not turn.acted else -1.0
    if choice.key in ("blow horn", "give catnip"):
        return 22.5 if foes else -1.0
    if choice.key == "call maggie":
        return 66.0 if wounded(tale, mouse) > 1 else -1.0
    if choice.key == "act again":
        return 22.0 if foes and best_attack(tale, mouse) > 0.5 else -1.0
    return 0.0 if choice.key == "end turn" else -1.0


def wants_more(tale: Tale, mouse: Mouse) -> bool:
    """She is not where she should be."""
    goal = goal_cells(tale, mouse)
    return goal != 0 and not goal >> tale.at[mouse] & 1


def go_worth(tale: Tale, turn: Turn, cell: Cell) -> float:
    """Only steps that bring her nearer; no step away from a fight she is in."""
    mouse = turn.mouse
    here = tale.at[mouse]
    if (
        tale.any_minion()
        and not turn.acted
        and best_attack(tale, mouse) > 0.3
        and not tale.ground.water >> here & 1
    ):
        return -1.0
    gain = step_worth(tale, mouse, cell) - step_worth(tale, mouse, here)
    return 10.0 + gain if gain > 0.3 else -1.0


def seek_worth(tale: Tale, seek: Seek) -> float:
    errand = next_errand(tale)
    if errand.kind == SEEKS and errand.number == seek.number(tale):
        return 60.0
    return 5.0


def explore_worth(tale: Tale, explore: Explore) -> float:
    """On the way, once nobody is left behind and the worst wounds are seen to."""
    errand = next_errand(tale)
    if errand.sides >> tale.side & 1:
        return -1.0
    if way_to(tale, errand.sides) != explore.way:
        return -1.0
    for mouse in range(MICE):
        if tale.party >> mouse & 1 and tale.at[mouse] < 0:
            return -0.5
    return 50.0


def power_worth(tale: Tale, turn: Turn, do: i64, n: i64) -> float:
    foes = tale.any_minion()
    if do == HEAL:
        return 24.0 if worst_wounds(tale) > 0 else -1.0
    if do in (CURE, ANTIDOTE):
        return 24.0
    if do in (BOLT, CHAIN, BLAST, STRIKE, BURN):
        return 21.5 if foes and do != BLAST else -1.0
    if do == KNOCK:
        return 19.0 if foes else -1.0
    if do in (GUARD, RALLY):
        return 23.0 if foes else -1.0
    if do in (CHEESE, SNATCH):
        return 40.0 if do == CHEESE or tale.wheel >= 2 else -1.0
    if do == SLUMBER:
        return 23.0 if foes else -1.0
    return -1.0


def worst_wounds(tale: Tale) -> i64:
    most: i64 = 0
    for mouse in range(MICE):
        if tale.at[mouse] >= 0 and tale.wounds[mouse] > most:
            most = tale.wounds[mouse]
    return most


# Gear.


def card_worth(tale: Tale, mouse: Mouse, card: Card) -> float:
    """What a card is good for in her paws."""
    info = CARD_INFOS[card]
    if not tale.may_use(mouse, card):
        return 0.4
    if info.kind == WEAPON:
        chance = RANGED if info.ranged else MELEE
        value = (float(MOUSE_INFOS[mouse].battle + info.bonus)) * chance * float(info.shots)
        return 1.0 + value + 0.3 * float(info.defence) - 0.1 * float(info.paws)
    if info.kind == ARMOUR:
        return 1.5 + float(info.defence) + 0.3 * float(info.lore_bonus)
    return 1.2 if info.kind == TRINKET else 1.4


def has_better(tale: Tale, mouse: Mouse) -> bool:
    """Something in her bag could be worn at once, or is a better weapon than she has."""
    for card in range(CARDS):
        if tale.where[card] == IN_BAG + mouse and better(tale, mouse, card):
            return True
    return False


def better(tale: Tale, mouse: Mouse, card: Card) -> bool:
    info = CARD_INFOS[card]
    if info.kind not in (WEAPON, ARMOUR, TRINKET) or not tale.may_use(mouse, card):
        return False
    if info.kind == WEAPON:
        return card_worth(tale, mouse, card) > best_weapon(tale, mouse) + 0.2 and (
            wear_objection(tale, mouse, card) is None
        )
    return wear_objection(tale, mouse, card) is None


def best_weapon(tale: Tale, mouse: Mouse) -> float:
    best = 0.0
    for card in range(CARDS):
        if tale.where[card] == WORN + mouse and CARD_INFOS[card].kind == WEAPON:
            value = card_worth(tale, mouse, card)
            if value > best:
                best = value
    return best


def gear_worth(tale: Tale, mouse: Mouse, choice: Choice) -> float:
    if isinstance(choice, Wear):
        for card in range(CARDS):
            if tale.where[card] == IN_BAG + mouse and CARD_INFOS[card].name == card_name(choice):
                return 5.0 if better(tale, mouse, card) else -1.0
        return -1.0
    return -2.0 if isinstance(choice, Stow) else 0.0


def card_name(choice: Wear) -> str:
    return CARD_INFOS[choice.card].name


def aim_worth(tale: Tale, aim: Aim, figure: Figure) -> float:
    return 1.0 + expected(tale, aim.mouse, aim.weapons[0], figure)
