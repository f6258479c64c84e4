"""A mouse's turn: what she has done in it and what she may still do. MT-T"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.moving import Motion
from scurry.games.mouse_tales.nouns import Said
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import STUNNED
from scurry.kernel.message import Refusal

ACTED: Final = Refusal("MT-T1", "why-acted")
IS_STUNNED: Final = Refusal("MT-X3", "why-stunned")
IN_WATER: Final = Refusal("MM-16", "why-in-water")
FREE_DONE: Final = Refusal("MT-T2", "why-free-done")

BEGINS: Final = 0
STARTS: Final = 1
MENU: Final = 2
ENDS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Turn(Scene):
    """Move and one action, in either order, and each free action once. MT-T1 MT-T2"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse
        self.stage: i64 = BEGINS
        self.motion = Motion(mouse, 0)
        self.rolled_move = False
        self.acted = False
        self.traded = False
        self.equipped = False
        self.levelled = False
        self.moved = False  # any step at all
        self.entranced = False  # a charm runs it
        self.fired = False  # a weapon that wants a steady paw

    def copy_to(self, twin: Turn) -> None:
        twin.stage = self.stage
        twin.motion = self.motion.clone()
        twin.rolled_move = self.rolled_move
        twin.acted = self.acted
        twin.traded = self.traded
        twin.equipped = self.equipped
        twin.levelled = self.levelled
        twin.moved = self.moved
        twin.fired = self.fired
        twin.entranced = self.entranced


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Said):
    """Something a mouse does in her turn: the verbs of the rulebook."""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        """The clause that forbids it now."""
        raise NotImplementedError

    def do(self, tale: Tale, turn: Turn) -> None:
        raise NotImplementedError


def no_action(tale: Tale, turn: Turn) -> Refusal | None:
    """One action a turn; stunned only to recover. MT-T1 MT-X3 MM-70"""
    if turn.acted:
        return ACTED
    return IS_STUNNED if tale.woes[turn.mouse] & STUNNED else None


def spend_action(tale: Tale, turn: Turn) -> None:
    """An action ends a movement that was begun. MM-04"""
    turn.acted = True
    if turn.motion.begun and not tale.rules.split_moves:
        turn.motion.done = True


def no_free(tale: Tale, turn: Turn) -> Refusal | None:
    """In water no free actions; by house rule the stunned have none either. MT-M9 MM-70"""
    if tale.ground.water >> tale.at[turn.mouse] & 1:
        return IN_WATER
    if tale.rules.stunned_do_nothing and tale.woes[turn.mouse] & STUNNED:
        return IS_STUNNED
    return None
