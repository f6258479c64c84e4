"""The plain deeds of a turn: walk, stand up, scurry, attack, recover, end. MT-T MT-A"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.aiming import ALL_FIGURES, Aim, targets
from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_INFOS
from scurry.games.mouse_tales.moving import (
    IS_WEBBED,
    MOVE_OVER,
    Motion,
    step_objection,
    take_step,
)
from scurry.games.mouse_tales.nouns import FIRST_COPY, copy_at
from scurry.games.mouse_tales.rolling import roll_for, stars
from scurry.games.mouse_tales.tale import GAME, Scene, Tale
from scurry.games.mouse_tales.turn import ACTED, Deed, Turn, no_action, spend_action
from scurry.games.mouse_tales.words import (
    CARDS,
    CELL_NAMES,
    CELLS,
    LYING,
    NONE,
    PIPS,
    STUNNED,
    WEAPON,
    WEBBED,
    WORN,
    Card,
    Cell,
    Mouse,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_LYING: Final = Refusal("MT-X3", "why-not-lying")
MOVE_FIRST: Final = Refusal("MM-05", "why-finish-moving")
NO_WEAPON: Final = Refusal("MM-111", "why-no-weapon")
NOT_IN_PAW: Final = Refusal("MM-111", "why-not-in-paw")
CANNOT_USE: Final = Refusal("MT-C6", "why-cannot-use")
NO_TARGET: Final = Refusal("MT-A2", "why-no-target")
STEADY: Final = Refusal("MT-C6", "why-steady")
NOT_STUNNED: Final = Refusal("MT-A9", "why-not-stunned")
NOT_WEBBED: Final = Refusal("MT-A9", "why-not-webbed")
ROLLED: Final = Refusal("MM-03", "why-rolled")


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Go(Deed):
    """One step. MT-M1"""

    def __init__(self, cell: Cell) -> None:
        super().__init__(GAME, f"go {CELL_NAMES[cell]}", "choice-go", {"cell": CELL_NAMES[cell]})
        self.cell: i64 = cell

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if turn.fired:
            return STEADY
        return step_objection(tale, turn.motion, self.cell)

    def do(self, tale: Tale, turn: Turn) -> None:
        turn.moved = True
        take_step(tale, turn.motion, self.cell)


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Deed):
    """A deed without a card or a cell."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(GAME, key, message, {})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Stand(Plain):
    """Standing up costs all movement points. MT-X3 MM-73"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if not tale.woes[turn.mouse] & LYING:
            return NOT_LYING
        if tale.woes[turn.mouse] & WEBBED:
            return IS_WEBBED
        return MOVE_OVER if turn.motion.done else None

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.woes[turn.mouse] &= ~LYING
        turn.motion.done = True
        turn.motion.points = 0
        tale.say_mouse("event-stands", turn.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Halt(Plain):
    """The movement is finished, be it after no step at all. MM-05"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        return MOVE_OVER if turn.motion.done else None

    def do(self, tale: Tale, turn: Turn) -> None:
        turn.motion.done = True
        tale.say_mouse("event-halts", turn.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class RollMove(Plain):
    """By house rule the die is rolled by those who want to move. MT-M1 MM-03"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        return ROLLED if turn.rolled_move else None

    def do(self, tale: Tale, turn: Turn) -> None:
        roll_for(tale, turn.mouse, 1, "move")


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Scurry(Plain):
    """Another movement, once the first is finished. MT-A1 MM-05 MM-06"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        if tale.woes[turn.mouse] & WEBBED:
            return IS_WEBBED
        if turn.fired:
            return STEADY
        return None if turn.motion.done else MOVE_FIRST

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.say_mouse("event-scurries", turn.mouse)
        roll_for(tale, turn.mouse, 1, "move")


def set_moving(tale: Tale, turn: Turn, dice: list[i64]) -> None:
    """The die's number and the movement value are the points. MT-M1"""
    before = turn.motion
    turn.motion = Motion(turn.mouse, PIPS[dice[0]] + tale.movement(turn.mouse))
    turn.motion.climbed = before.climbed
    turn.motion.floats = before.floats
    turn.motion.slips = before.slips and not turn.rolled_move  # for one movement only
    turn.motion.thread = before.thread
    turn.rolled_move = True


def worn_copy(tale: Tale, mouse: Mouse, card: Card) -> Card:
    """A copy of that card on her, or NONE."""
    return copy_at(tale, card, WORN + mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class AttackWith(Deed):
    """Melee or ranged, by the weapon. MT-A2 MT-A4 MM-54"""

    def __init__(self, card: Card) -> None:
        args: dict[str, Arg] = {"card": CARD_ARGS[card]}
        super().__init__(GAME, f"attack {CARD_INFOS[card].name}", "choice-attack", args)
        self.card: i64 = card

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        return attack_objection(tale, turn, self.card) if wrong is None else wrong

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        card = worn_copy(tale, turn.mouse, self.card)
        weapon = CARD_INFOS[card]
        if weapon.steady:
            turn.fired = True
            turn.motion.done = True
        tale.push(Aim(turn.mouse, [card] * weapon.shots, ALL_FIGURES, False))


def attack_objection(tale: Tale, turn: Turn, card: Card) -> Refusal | None:
    """MM-111 MM-141 MM-146"""
    if tale.golems >> turn.mouse & 1:
        return NOT_IN_PAW
    copy = worn_copy(tale, turn.mouse, card)
    if copy == NONE:
        return NOT_IN_PAW
    if not tale.may_use(turn.mouse, copy):
        return CANNOT_USE
    if CARD_INFOS[copy].steady and turn.moved:
        return STEADY
    return None if targets(tale, turn.mouse, copy) else NO_TARGET


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class AttackBare(Plain):
    """A cheddar golem needs no weapon. 4c.1"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        if not tale.golems >> turn.mouse & 1:
            return NO_WEAPON
        return None if targets(tale, turn.mouse, NONE) else NO_TARGET

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.push(Aim(turn.mouse, [NONE], ALL_FIGURES, False))


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class ShakeOff(Plain):
    """Recover from a stun. MT-A9"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if turn.acted:
            return ACTED
        return None if tale.woes[turn.mouse] & STUNNED else NOT_STUNNED

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.woes[turn.mouse] &= ~STUNNED
        tale.say_mouse("event-recovers", turn.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class TearWeb(Plain):
    """Recover from a web: a die, a star. MT-A9 MM-71 MM-72"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        if turn.acted:
            return ACTED
        return None if tale.woes[turn.mouse] & WEBBED else NOT_WEBBED

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.push(Tearing(turn.mouse))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tearing(Scene):
    """MT-A9 MM-72"""

    def __init__(self, mouse: i64) -> None:
        self.mouse: i64 = mouse

    def clone(self) -> Tearing:
        return self

    def go(self, tale: Tale) -> None:
        many: i64 = 1
        if tale.rules.strong_against_webs:
            lore = tale.lore(self.mouse)
            battle = MOUSE_INFOS[self.mouse].battle
            many = lore if lore > battle else battle
        for card in tale.worn(self.mouse):
            many += CARD_INFOS[card].web_dice
        roll_for(tale, self.mouse, many, "web")

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        tale.pop()
        if stars(dice) > 0:
            tale.woes[self.mouse] &= ~WEBBED
            tale.say_mouse("event-recovers", self.mouse)
        else:
            tale.say_mouse("event-still-webbed", self.mouse)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class EndTurn(Plain):
    """Both movement and action may be declined. MT-T1"""

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        return None

    def do(self, tale: Tale, turn: Turn) -> None:
        tale.turn_ends = True
        tale.say_mouse("event-ends-turn", turn.mouse)


GOES: Final[list[Go]] = [Go(cell) for cell in range(CELLS)]
STAND: Final = Stand("stand up", "choice-stand-up")
HALT: Final = Halt("halt", "choice-halt")
ROLL_MOVE: Final = RollMove("roll", "choice-roll")
SCURRY: Final = Scurry("scurry", "choice-scurry")
ATTACK_BARE: Final = AttackBare("attack golem", "choice-attack-golem")
SHAKE_OFF: Final = ShakeOff("recover stun", "choice-recover-stun")
TEAR_WEB: Final = TearWeb("recover web", "choice-recover-web")
END_TURN: Final = EndTurn("end turn", "choice-end-turn")
WEAPONS: Final[list[i64]] = [
    card for card in range(CARDS) if CARD_INFOS[card].kind == WEAPON and FIRST_COPY[card] == card
]
ATTACKS: Final[list[AttackWith]] = [AttackWith(card) for card in WEAPONS]
ATTACK_OF: Final[dict[int, AttackWith]] = {int(attack.card): attack for attack in ATTACKS}
PLAIN_DEEDS: Final[list[Choice]] = [
    *GOES, STAND, HALT, ROLL_MOVE, SCURRY, *ATTACKS, ATTACK_BARE, SHAKE_OFF, TEAR_WEB, END_TURN,
]  # fmt: skip
