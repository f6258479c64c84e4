"""Party items on the board: hook and line, fork, grape. MT-P MM-85 … MM-92 MM-138 MM-139"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.deeds import Plain
from scurry.games.mouse_tales.draught import NOT_HOARDED
from scurry.games.mouse_tales.effects import NOBODY_ELSE, PickCell, PickMouse
from scurry.games.mouse_tales.infos import CARD_ARGS, CELL_ARGS, FIRST_PARTY
from scurry.games.mouse_tales.moving import FULL, enter
from scurry.games.mouse_tales.nouns import At
from scurry.games.mouse_tales.stash import shuffle_in
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.turn import Turn, no_action, spend_action
from scurry.games.mouse_tales.volley import Volley, mice_there, minions_there
from scurry.games.mouse_tales.words import (
    FORK,
    GRAPE,
    HOOK,
    IN_HOARD,
    MICE,
    NONE,
    NOWHERE,
    ON_BOARD,
    Cell,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import knock_down, knock_down_mouse
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice

NO_HOOK_END: Final = Refusal("MM-85", "why-no-hook-end")
FORK_IN_WATER: Final = Refusal("MT-P3", "why-fork-in-water")
NO_BAIT_CELL: Final = Refusal("MM-89", "why-no-bait-cell")
NOT_AT_HOOK: Final = Refusal("MT-P2", "why-not-at-hook")
NOT_ON_FORK: Final = Refusal("MT-P3", "why-not-on-fork")
NOT_SEEN_THERE: Final = Refusal("MT-P3", "why-flyer-sees-not")
NO_LANDING: Final = Refusal("MM-88", "why-no-landing")
NO_MINIONS: Final = Refusal("MT-P4", "why-no-minions")
WHOLE: Final = 0


def in_hoard(tale: Tale, which: i64) -> bool:
    return tale.where[FIRST_PARTY + which] == IN_HOARD


# Laying them: at any moment of the turn, in water, stunned, webbed or lying. MM-139


def hook_ends(tale: Tale, cell: Cell) -> i64:
    """Where the other end may be; never both in water. MT-P2 MM-85"""
    if tale.rules.hook_anywhere:
        return tale.ground.hook_any[cell]
    return tale.ground.hook_mask[cell]


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class LayHook(Plain):
    """One end on her cell, the other somewhere else. MT-P2"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not in_hoard(tale, HOOK):
            return NOT_HOARDED
        return None if hook_ends(tale, tale.at[turn.mouse]) else NO_HOOK_END

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.say_mouse("event-unrolls-hook", turn.mouse)
        tale.push(HookEnd(turn.mouse, hook_ends(tale, tale.at[turn.mouse])))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class HookEnd(PickCell):
    """Where the hook holds. MM-85"""

    def clone(self) -> HookEnd:
        return self

    def wrong(self) -> Refusal:
        return NO_HOOK_END

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-hook-end", ("MT-P2", "MM-85")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        here = tale.at[self.mouse]
        tale.where[FIRST_PARTY + HOOK] = ON_BOARD
        tale.hook_a = here
        tale.hook_b = cell
        args = {"cell": CELL_ARGS[here], "other": CELL_ARGS[cell]}
        tale.say_mouse("event-lays-hook", self.mouse, {**args})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class LayFork(Plain):
    """On her own land cell. MT-P3"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not in_hoard(tale, FORK):
            return NOT_HOARDED
        return FORK_IN_WATER if tale.ground.water >> tale.at[turn.mouse] & 1 else None

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.where[FIRST_PARTY + FORK] = ON_BOARD
        tale.fork = tale.at[turn.mouse]
        tale.say_mouse("event-lays-fork", turn.mouse, {"cell": CELL_ARGS[tale.fork]})


def bait_cells(tale: Tale, cell: Cell) -> i64:
    """Adjacent, without figures. MT-P4 MM-89"""
    return tale.ground.step_mask[cell] & ~tale.mice_mask() & ~tale.minions_mask()


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class LayGrape(Plain):
    """As roach bait, on an adjacent free cell. MT-P4"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not in_hoard(tale, GRAPE):
            return NOT_HOARDED
        return None if bait_cells(tale, tale.at[turn.mouse]) else NO_BAIT_CELL

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.say_mouse("event-rolls-grape", turn.mouse)
        tale.push(BaitCell(turn.mouse, bait_cells(tale, tale.at[turn.mouse])))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BaitCell(PickCell):
    """Where the grape lies. MM-89"""

    def clone(self) -> BaitCell:
        return self

    def wrong(self) -> Refusal:
        return NO_BAIT_CELL

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-bait", ("MT-P4", "MM-89")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        tale.where[FIRST_PARTY + GRAPE] = ON_BOARD
        tale.grape = cell
        tale.say_mouse("event-lays-grape", self.mouse, {"cell": CELL_ARGS[cell]})


# Taking them back: an action.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class TakeHook(Plain):
    """At either end. MT-P2 MM-70"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        cell = tale.at[turn.mouse]
        if tale.hook_a == NOWHERE or (cell != tale.hook_a and cell != tale.hook_b):
            return NOT_AT_HOOK
        return no_action(tale, turn)

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.where[FIRST_PARTY + HOOK] = IN_HOARD
        tale.hook_a = NOWHERE
        tale.hook_b = NOWHERE
        tale.say_mouse("event-takes-back", turn.mouse, {"card": CARD_ARGS[FIRST_PARTY + HOOK]})


def not_on_fork(tale: Tale, turn: Turn) -> Refusal | None:
    if tale.fork == NOWHERE or tale.at[turn.mouse] != tale.fork:
        return NOT_ON_FORK
    return no_action(tale, turn)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class TakeFork(Plain):
    """On its cell. MT-P3 MM-70"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        return not_on_fork(tale, turn)

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.where[FIRST_PARTY + FORK] = IN_HOARD
        tale.fork = NOWHERE
        tale.say_mouse("event-takes-back", turn.mouse, {"card": CARD_ARGS[FIRST_PARTY + FORK]})


# The catapult. MT-P3 MM-88


def flyers(tale: Tale, mouse: Mouse) -> i64:
    """Other mice on her cell, be they lying, stunned or webbed."""
    found: i64 = 0
    for other in range(MICE):
        if other != mouse and tale.at[other] == tale.at[mouse]:
            found |= bit(other)
    return found


def landings(tale: Tale) -> i64:
    """Any other cell that is seen from the fork and not full."""
    return tale.ground.sees[tale.fork] & ~bit(tale.fork) & ~tale.full_mask(False)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Catapult(Plain):
    """Another mouse flies from the fork. MT-P3"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = not_on_fork(tale, turn)
        if wrong is not None:
            return wrong
        if flyers(tale, turn.mouse) == 0:
            return NOBODY_ELSE
        return None if landings(tale) else NO_LANDING

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.say_mouse("event-bends-fork", turn.mouse)
        tale.push(Flyer(turn.mouse, flyers(tale, turn.mouse)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Flyer(PickMouse):
    """Who flies. MM-88"""

    def clone(self) -> Flyer:
        return self

    def wrong(self) -> Refusal:
        return NOT_ON_FORK

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-flyer", ("MT-P3", "MM-88")

    def chosen(self, tale: Tale, mouse: Mouse) -> None:
        tale.say_mouse("event-gets-on-fork", mouse)
        tale.push(Landing(self.mouse, landings(tale), mouse))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Landing(PickCell):
    """Where she lands; traps and water count. MM-88 MM-19"""

    def __init__(self, mouse: i64, cells: i64, flyer: i64) -> None:
        super().__init__(mouse, cells)
        self.flyer: i64 = flyer

    def clone(self) -> Landing:
        return self

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if isinstance(choice, At) and choice.cell != tale.fork and tale.is_full(choice.cell):
            return FULL
        return super().objection(tale, choice)

    def wrong(self) -> Refusal:
        return NOT_SEEN_THERE

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-landing", ("MT-P3", "MM-88")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        tale.say_mouse("event-flies", self.flyer, {"cell": CELL_ARGS[cell]})
        enter(tale, self.flyer, cell, False)


# The grape as a shot. MT-P4 MM-90


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class ShootGrape(Plain):
    """An Attack from the fork's cell with the grape of the hoard. MT-P4"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = not_on_fork(tale, turn)
        if wrong is not None:
            return wrong
        if not in_hoard(tale, GRAPE):
            return NOT_HOARDED
        return None if tale.any_minion() else NO_MINIONS

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.hidden_by[turn.mouse] = NONE
        tale.say_mouse("event-loads-grape", turn.mouse)
        tale.push(GrapeShot(turn.mouse, tale.minions_mask()))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GrapeShot(PickCell):
    """A minion's cell, seen or not. MT-P4"""

    def clone(self) -> GrapeShot:
        return self

    def wrong(self) -> Refusal:
        return NO_MINIONS

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-grape", ("MT-P4", "MM-90")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        tale.say_mouse("event-shoots-grape", self.mouse, {"cell": CELL_ARGS[cell]})
        grape_lands(tale, cell, self.mouse)


def grape_lands(tale: Tale, cell: Cell, by: Mouse) -> None:
    """A fair coin; large figures and the cat are never touched. `by` NONE: a rat threw. MM-90"""
    if tale.rng.below(2) == WHOLE:
        tale.tell("event-grape-whole", {"cell": CELL_ARGS[cell]})
        tale.where[FIRST_PARTY + GRAPE] = ON_BOARD
        tale.grape = cell
        for mouse in mice_there(tale, cell):
            knock_down_mouse(tale, mouse)
        for figure in minions_there(tale, cell):
            knock_down(tale, figure, 0)
        return
    tale.tell("event-grape-squashed", {"cell": CELL_ARGS[cell]})
    shuffle_in(tale, FIRST_PARTY + GRAPE)
    small = [figure for figure in minions_there(tale, cell) if tale.is_small(figure)]
    volley = Volley(by, mice_there(tale, cell), small)
    volley.hits = 1
    volley.begin(tale)


LAY_HOOK: Final = LayHook("lay hook", "choice-lay-hook")
LAY_FORK: Final = LayFork("lay fork", "choice-lay-fork")
LAY_GRAPE: Final = LayGrape("lay grape", "choice-lay-grape")
TAKE_HOOK: Final = TakeHook("take hook", "choice-take-hook")
TAKE_FORK: Final = TakeFork("take fork", "choice-take-fork")
CATAPULT: Final = Catapult("catapult", "choice-catapult")
SHOOT_GRAPE: Final = ShootGrape("shoot grape", "choice-shoot-grape")
TOKENS: Final[list[Choice]] = [
    LAY_HOOK, LAY_FORK, LAY_GRAPE, TAKE_HOOK, TAKE_FORK, CATAPULT, SHOOT_GRAPE,
]  # fmt: skip


def token_candidates(tale: Tale, turn: Turn, found: list[Choice]) -> None:
    """What lies in the hoard or under her paws; whether it is an option, `bars` says."""
    cell = tale.at[turn.mouse]
    if in_hoard(tale, HOOK):
        found.append(LAY_HOOK)
    elif cell == tale.hook_a or cell == tale.hook_b:
        found.append(TAKE_HOOK)
    if in_hoard(tale, FORK):
        found.append(LAY_FORK)
    elif cell == tale.fork:
        found += [TAKE_FORK, CATAPULT]
    if in_hoard(tale, GRAPE):
        found.append(LAY_GRAPE)
        if cell == tale.fork:
            found.append(SHOOT_GRAPE)
