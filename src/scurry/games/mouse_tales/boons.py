"""Powers that work at once or for a while: on a move, the party, a mouse, the wheel. 4b.4 4c.1"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.dodging import Spur, spur_mice
from scurry.games.mouse_tales.effects import NOBODY_ELSE, Effect, PickMouse, mice_within
from scurry.games.mouse_tales.moving import MOVE_OVER
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import TILE, Mouse, bit
from scurry.kernel.message import Refusal

ROLL_FIRST: Final = Refusal("MM-03", "why-roll-first")
NO_WHEEL: Final = Refusal("MT-C11", "why-wheel-empty")
NO_STEP: Final = Refusal("MT-C8", "why-nobody-steps")


# The user's move.


def no_move(turn: Turn) -> Refusal | None:
    """A move that is over can't be helped."""
    if turn.motion.done:
        return MOVE_OVER
    return None if turn.rolled_move else ROLL_FIRST


def no_more_moves(turn: Turn) -> Refusal | None:
    """For what helps all turn: she may still scurry. MT-A1"""
    return MOVE_OVER if turn.motion.done and turn.acted else None


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class RushEffect(Effect):
    """n points more for the move or Scurry that goes on. 4b.4"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return no_move(turn)

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        turn.motion.points += power.n
        tale.say_mouse("event-rushes", turn.mouse, {"points": int(turn.motion.points)})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class SlipEffect(Effect):
    """M8 does not bind this move. 4c.1"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return no_move(turn)

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        turn.motion.slips = True


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class ThreadEffect(Effect):
    """One red line or gap may be stepped over this turn. 4c.1"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return no_more_moves(turn)

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        turn.motion.thread = True


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class LevitateEffect(Effect):
    """This turn lines, water and traps are ignored and gaps passed. 4c.1"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return no_more_moves(turn)

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        turn.motion.floats = True


# Until the user's next turn. MM-143


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class GuardEffect(Effect):
    """Every mouse on the tile defends with a die more. 4b.4 Fortify"""

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.guards |= bit(turn.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class RallyEffect(Effect):
    """Every other mouse on the tile attacks with a die more. 4b.4 Battle Leader"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if mice_within(tale, turn.mouse, TILE, True) else NOBODY_ELSE

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.rallies |= bit(turn.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class GolemEffect(Effect):
    """Another battle and defence value, no weapon, and no equipped card works. 4c.1"""

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.golems |= bit(turn.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class HideEffect(Effect):
    """Minions neither go for a mouse nor name her while another is there. 4b.4 Invisibility"""

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        tale.push(Hiding(turn.mouse, mice))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Hiding(PickMouse):
    """Who becomes invisible. 4b.4"""

    def clone(self) -> Hiding:
        return self

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-hide", ("MT-C10", "MM-143")

    def chosen(self, tale: Tale, mouse: Mouse) -> None:
        tale.hidden_by[mouse] = self.mouse
        tale.say_mouse("event-hidden", mouse)


# Cheese, and a step for another mouse.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class CheeseEffect(Effect):
    """n cheese. 4c.1"""

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.gain(turn.mouse, power.n)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class SnatchEffect(Effect):
    """Up to n cheese from the minions' wheel; a surge that was due may be off. 4c.1"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if tale.wheel > 0 else NO_WHEEL

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        taken: i64 = power.n if power.n < tale.wheel else tale.wheel
        tale.wheel -= taken
        if tale.wheel < tale.surge_limit():
            tale.surge_due = False
        tale.say_mouse("event-snatches", turn.mouse, {"count": int(taken)})
        tale.gain(turn.mouse, taken)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class StepEffect(Effect):
    """Another mouse on the tile takes one step. 4c.1 Bone whistle"""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if spur_mice(tale, turn.mouse, power.reach != TILE) else NO_STEP

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Spur(turn.mouse, power.reach != TILE))
