"""A mouse's steps: what they cost, what forbids them, what a cell does to her. MT-M"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import CARD_INFOS, CELL_ARGS, MOUSE_INFOS
from scurry.games.mouse_tales.rolling import roll_for, stars
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    CELLS,
    LYING,
    NONE,
    PAW,
    TINKERER,
    WEBBED,
    Cell,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import fall_if_down, knock_down_mouse, wound
from scurry.kernel.message import Refusal

NO_CELL: Final = Refusal("MT-M5", "why-no-cell")
SAME_CELL: Final = Refusal("MT-M2", "why-same-cell")
NOT_ADJACENT: Final = Refusal("MT-M2", "why-not-adjacent")
RED_LINE: Final = Refusal("MT-M4", "why-red-line")
FULL: Final = Refusal("MT-M6", "why-full")
HELD: Final = Refusal("MT-M8", "why-held")
NO_POINTS: Final = Refusal("MT-M1", "why-no-points")
YELLOW_LINE: Final = Refusal("MT-M3", "why-yellow-line")
CURRENT: Final = Refusal("MM-121", "why-current")
IS_WEBBED: Final = Refusal("MT-X3", "why-webbed")
IS_LYING: Final = Refusal("MT-X3", "why-lying")
MOVE_OVER: Final = Refusal("MT-T1", "why-move-over")
CLIMB: Final = 3

FREE_STEP: Final = 0
BY_HOOK: Final = 1
BY_THREAD: Final = 2
FLOATING: Final = 3
CLIMBING: Final = 4


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Motion:
    """One movement of a mouse: points left, and what helps her in it. MT-M1"""

    def __init__(self, mouse: i64, points: i64) -> None:
        self.mouse: i64 = mouse
        self.points: i64 = points
        self.begun = False
        self.done = False
        self.climbed = False  # the boots' one climb a turn is used
        self.floats = False
        self.slips = False  # M8 does not bind
        self.thread = False

    def clone(self) -> Motion:
        twin = Motion(self.mouse, self.points)
        twin.begun = self.begun
        twin.done = self.done
        twin.climbed = self.climbed
        twin.floats = self.floats
        twin.slips = self.slips
        twin.thread = self.thread
        return twin


def may_leave(tale: Tale, mouse: Mouse) -> bool:
    """As many mice as minions on her cell, counted before she moves. MT-M8 MM-08"""
    cell = tale.at[mouse]
    foes = tale.minions_at(cell)
    if foes > 0 and tale.rules.cat_holds_nobody and tale.spot[PAW] == cell:
        foes -= 1
    return foes == 0 or tale.mice_at(cell) >= foes


def boots(tale: Tale, mouse: Mouse) -> bool:
    return any(CARD_INFOS[card].climbs for card in tale.worn(mouse))


def manner(tale: Tale, motion: Motion, cell: Cell) -> i64:
    """How she would get from her cell to that one, or NONE; the line is for mice only. MM-86"""
    here = tale.at[motion.mouse]
    if (here == tale.hook_a and cell == tale.hook_b) or (
        here == tale.hook_b and cell == tale.hook_a
    ):
        return BY_HOOK
    if motion.floats and tale.ground.glide[here * CELLS + cell] <= CELLS:
        return FLOATING
    if tale.ground.step_mask[here] >> cell & 1:
        return CLIMBING if tale.ground.climb[here] >> cell & 1 else FREE_STEP
    if motion.thread and (tale.ground.red_over[here] | tale.ground.gap_over[here]) >> cell & 1:
        return BY_THREAD
    return NONE


def cost(tale: Tale, motion: Motion, cell: Cell, how: i64) -> i64:
    """MT-M1 MT-M3"""
    here = tale.at[motion.mouse]
    if how == CLIMBING:
        return 1 if not motion.climbed and boots(tale, motion.mouse) else CLIMB
    if how == FLOATING:
        return tale.ground.glide[here * CELLS + cell]
    if how == BY_THREAD and not tale.ground.red_over[here] >> cell & 1:
        return 2
    return 1


def reachable(tale: Tale, motion: Motion) -> i64:
    """A mask with every cell that one step could lead to."""
    here = tale.at[motion.mouse]
    found = tale.ground.step_mask[here]
    if here == tale.hook_a:
        found |= bit(tale.hook_b)
    elif here == tale.hook_b:
        found |= bit(tale.hook_a)
    if motion.thread:
        found |= tale.ground.red_over[here] | tale.ground.gap_over[here]
    if motion.floats:
        found = tale.ground.all_nodes
    return found


def step_objection(tale: Tale, motion: Motion, cell: Cell) -> Refusal | None:
    """MT-M1 … MT-M9 MM-09 MM-12"""
    mouse = motion.mouse
    here = tale.at[mouse]
    if motion.done:
        return MOVE_OVER
    if tale.woes[mouse] & WEBBED:
        return IS_WEBBED
    if tale.woes[mouse] & LYING:
        return IS_LYING
    if tale.ground.node[cell] != cell:
        return NO_CELL
    if cell == here:
        return SAME_CELL
    how = manner(tale, motion, cell)
    if how == NONE:
        return RED_LINE if tale.ground.red_over[here] >> cell & 1 else NOT_ADJACENT
    if how in (FREE_STEP, CLIMBING) and tale.ground.against[here] >> cell & 1:
        return CURRENT
    if motion.points < 1:
        return NO_POINTS
    if motion.points < cost(tale, motion, cell, how):
        return YELLOW_LINE if how == CLIMBING else NO_POINTS
    if tale.is_full(cell):
        return FULL
    if not motion.slips and not may_leave(tale, mouse):
        return HELD
    return None


def open_steps(tale: Tale, motion: Motion) -> i64:
    """The cells to which no step has an objection; what is alike for all is asked once."""
    mouse = motion.mouse
    if motion.done or motion.points < 1 or tale.woes[mouse] & (WEBBED | LYING):
        return 0
    if not motion.slips and not may_leave(tale, mouse):
        return 0
    here = tale.at[mouse]
    near = reachable(tale, motion) & ~tale.full_mask(False) & ~bit(here)
    found: i64 = 0
    for cell in tale.ground.nodes:
        if near >> cell & 1:
            how = manner(tale, motion, cell)
            against = how in (FREE_STEP, CLIMBING) and tale.ground.against[here] >> cell & 1
            if how != NONE and not against and cost(tale, motion, cell, how) <= motion.points:
                found |= bit(cell)
    return found


def take_step(tale: Tale, motion: Motion, cell: Cell) -> None:
    """MT-M1 … MT-M10"""
    mouse = motion.mouse
    how = manner(tale, motion, cell)
    water = tale.ground.water
    motion.begun = True
    if water >> tale.at[mouse] & 1 and not water >> cell & 1 and how in (FREE_STEP, CLIMBING):
        motion.done = True
        tale.push(OutOfWater(mouse, cell))
        return
    motion.points -= cost(tale, motion, cell, how)
    if how == CLIMBING and not motion.climbed and boots(tale, mouse):
        motion.climbed = True
    if how == BY_THREAD:
        motion.thread = False
    tale.say_mouse("event-steps", mouse, {"cell": CELL_ARGS[cell], "points": int(motion.points)})
    stopped = enter(tale, mouse, cell, motion.floats)
    if stopped or motion.points == 0:
        motion.done = True


def enter(tale: Tale, mouse: Mouse, cell: Cell, floats: bool) -> bool:
    """She comes onto a cell by any means; says whether that ends a movement.

    MT-M7 MT-M9 MT-M10 MM-07
    """
    tale.at[mouse] = cell
    stopped = tale.minions_at(cell) > 0
    if stopped and tale.rules.minion_ends_turn and tale.turn_mouse == mouse:
        tale.turn_ends = True
    if floats:
        return stopped
    if tale.traps[tale.side] >> cell & 1 and not MOUSE_INFOS[mouse].trap_proof:
        tale.push(TrapTest(mouse, cell))
    return stopped or bool(tale.ground.water >> cell & 1)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OutOfWater(Scene):
    """A die, and one more for each mouse that lends a paw; a star and she is out. MT-M9 MM-15"""

    def __init__(self, mouse: i64, cell: i64) -> None:
        self.mouse: i64 = mouse
        self.cell: i64 = cell

    def clone(self) -> OutOfWater:
        return self

    def go(self, tale: Tale) -> None:
        roll_for(tale, self.mouse, 1 + tale.mice_at(self.cell), "water")

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        tale.pop()
        if stars(dice) > 0:
            cell = CELL_ARGS[self.cell]
            tale.say_mouse("event-steps", self.mouse, {"cell": cell, "points": 0})
            enter(tale, self.mouse, self.cell, False)
        else:
            tale.say_mouse("event-stays-in-water", self.mouse)


def test_dice(tale: Tale, mouse: Mouse) -> i64:
    """Movement; a tinkerer may use lore, and so may golden paws. MM-21"""
    dice = tale.movement(mouse)
    who = MOUSE_INFOS[mouse]
    if who.lore_in_tests or who.classes & TINKERER:
        lore = tale.lore(mouse)
        return lore if lore > dice else dice
    return dice


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TrapTest(Scene):
    """A star: she goes on. None: a wound, a cheese, knocked down, the turn ends. MT-M10 MM-19"""

    def __init__(self, mouse: i64, cell: i64) -> None:
        self.mouse: i64 = mouse
        self.cell: i64 = cell  # NONE: a trap without a token
        self.snapped = False

    def clone(self) -> TrapTest:
        twin = TrapTest(self.mouse, self.cell)
        twin.snapped = self.snapped
        return twin

    def go(self, tale: Tale) -> None:
        if self.snapped:
            tale.pop()
            fall_if_down(tale, self.mouse)
        else:
            roll_for(tale, self.mouse, test_dice(tale, self.mouse), "trap")

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        mouse = self.mouse
        if stars(dice) > 0:
            tale.say_mouse("event-trap-passed", mouse)
            tale.pop()
            if tale.rules.traps_snap_once:
                self.take_away(tale)
            return
        self.snapped = True
        self.take_away(tale)
        tale.say_mouse("event-trap-snaps", mouse)
        wound(tale, mouse, 1, False)
        tale.gain(mouse, 1)
        knock_down_mouse(tale, mouse)
        if tale.turn_mouse == mouse:
            tale.turn_ends = True

    def take_away(self, tale: Tale) -> None:
        if self.cell != NONE:
            tale.traps[tale.side] &= ~bit(self.cell)
