"""A mouse's turn from its start to its end. MT-T MM-122"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.charmed import CharmedTurn
from scurry.games.mouse_tales.deeds import (
    ATTACK_BARE,
    ATTACK_OF,
    END_TURN,
    GOES,
    HALT,
    PLAIN_DEEDS,
    ROLL_MOVE,
    SCURRY,
    SHAKE_OFF,
    STAND,
    TEAR_WEB,
    WEAPONS,
    set_moving,
)
from scurry.games.mouse_tales.equipping import EQUIP
from scurry.games.mouse_tales.exploring import EXPLORES
from scurry.games.mouse_tales.infos import CELL_ARGS, MOUSE_ARGS
from scurry.games.mouse_tales.keepsakes import KEEPSAKES, keepsake_candidates
from scurry.games.mouse_tales.learning import LEVEL, LEVEL_UP
from scurry.games.mouse_tales.looking import LOOKING, look_candidates
from scurry.games.mouse_tales.moving import open_steps
from scurry.games.mouse_tales.nouns import NOT_NOW, copy_at
from scurry.games.mouse_tales.powers import offer
from scurry.games.mouse_tales.rescue import Rescue
from scurry.games.mouse_tales.rolling import roll_for
from scurry.games.mouse_tales.spirit import ONCE_MORE
from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.testing import TESTING, test_candidates
from scurry.games.mouse_tales.tokens import TOKENS, token_candidates
from scurry.games.mouse_tales.trading import TRADE
from scurry.games.mouse_tales.turn import BEGINS, ENDS, MENU, STARTS, Deed, Turn
from scurry.games.mouse_tales.using import USING, use_candidates
from scurry.games.mouse_tales.words import (
    CHARMED,
    INSPIRE,
    LYING,
    MICE,
    NONE,
    STUNNED,
    WEBBED,
    WORN,
    bit,
)
from scurry.games.mouse_tales.wounds import capture
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

OUT: Final = -2

DEEDS: Final[list[Choice]] = [
    *PLAIN_DEEDS, *EXPLORES, *LOOKING, *TESTING, *USING, *TOKENS, *KEEPSAKES,
    TRADE, EQUIP, LEVEL_UP, ONCE_MORE,
]  # fmt: skip


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MouseTurn(Turn):
    """What she may do is a list of deeds; each knows what forbids it."""

    def clone(self) -> MouseTurn:
        twin = MouseTurn(self.mouse)
        self.copy_to(twin)
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == BEGINS:
            self.begin(tale)
        elif self.stage == STARTS:
            self.stage = MENU
            if tale.rules.roll_to_move:
                self.motion.points = 0
            else:
                roll_for(tale, self.mouse, 1, "move")
        elif self.stage == MENU and not tale.turn_ends and tale.is_active(self.mouse):
            tale.ask_mouse(self.mouse)
        else:
            self.end(tale)

    def begin(self, tale: Tale) -> None:
        """MT-X2 MT-X3 MM-143"""
        mouse = self.mouse
        wake(tale, mouse)
        self.stage = ENDS
        if tale.abducted >> mouse & 1:
            tale.say_mouse("event-still-away", mouse)
        elif not tale.is_active(mouse):
            if tale.any_minion():
                tale.say_mouse("event-waits", mouse)
            else:
                tale.push(Rescue(mouse))
        elif tale.woes[mouse] & CHARMED:
            self.entranced = True
            tale.push(CharmedTurn(mouse))
        else:
            self.stage = STARTS
            offer(tale, INSPIRE, "ask-inspire", "MT-T3", bit(mouse))

    def told(self, tale: Tale, number: i64) -> None:
        """Inspire was used at the turn's start; later, an attack is over."""
        if self.stage == STARTS:
            tale.inspired = True

    def rolled(self, tale: Tale, dice: list[i64]) -> None:
        set_moving(tale, self, dice)

    def end(self, tale: Tale) -> None:
        """The current carries her; then the turn is over. MM-18 MM-122"""
        self.stage = ENDS
        tale.turn_mouse = NONE
        tale.turn_ends = False
        tale.pop()
        if tale.is_active(self.mouse) and not self.entranced:
            drift(tale, self.mouse)

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-turn", ("MT-T1", "MT-T2", "MT-M1")

    def args(self, tale: Tale) -> dict[str, Arg]:
        points = 0 if self.motion.done else int(self.motion.points)
        return {"mouse": MOUSE_ARGS[self.mouse], "points": points}

    def options(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        if not self.motion.done and not self.fired:
            cells = open_steps(tale, self.motion)
            if cells:
                for cell in tale.ground.nodes:
                    if cells >> cell & 1:
                        found.append(GOES[cell])
        found += [deed for deed in self.candidates(tale) if self.objection(tale, deed) is None]
        return found

    def candidates(self, tale: Tale) -> list[Choice]:
        """All but steps; what is plainly out of the question is left out."""
        found: list[Choice] = []
        woes = tale.woes[self.mouse]
        if not self.motion.done:
            if woes & LYING:
                found.append(STAND)
            found.append(HALT)
        if not self.rolled_move:
            found.append(ROLL_MOVE)
        if not self.acted:
            self.actions(tale, found)
        use_candidates(tale, self, found)
        token_candidates(tale, self, found)
        keepsake_candidates(tale, self, found)
        found += [TRADE, EQUIP]
        if tale.cheese[self.mouse] >= LEVEL:
            found.append(LEVEL_UP)
        if tale.inspired:
            found.append(ONCE_MORE)
        found.append(END_TURN)
        return found

    def actions(self, tale: Tale, found: list[Choice]) -> None:
        if self.motion.done:
            found.append(SCURRY)
        if tale.golems >> self.mouse & 1:
            found.append(ATTACK_BARE)
        else:
            for card in WEAPONS:
                if copy_at(tale, card, WORN + self.mouse) != NONE:
                    found.append(ATTACK_OF[int(card)])
        look_candidates(tale, self, found)
        woes = tale.woes[self.mouse]
        if woes & STUNNED:
            found.append(SHAKE_OFF)
        if woes & WEBBED:
            found.append(TEAR_WEB)
        if not tale.any_minion():
            found += EXPLORES
        test_candidates(tale, self, found)

    def pointed(self, tale: Tale) -> list[Choice]:
        return DEEDS

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if isinstance(choice, Deed) and self.stage == MENU:
            return choice.bars(tale, self)
        return NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Deed)
        choice.do(tale, self)

    def silence(self, tale: Tale) -> Choice | None:
        return END_TURN


def wake(tale: Tale, mouse: i64) -> None:
    """Her turn begins: what lasted until now ends. MM-68 MM-143"""
    tale.turn_mouse = mouse
    tale.ability_used = False
    tale.turn_ends = False
    tale.learned = 0
    tale.reacted &= ~bit(mouse)
    tale.guards &= ~bit(mouse)
    tale.rallies &= ~bit(mouse)
    tale.golems &= ~bit(mouse)
    for other in range(MICE):
        if tale.hidden_by[other] == mouse:
            tale.hidden_by[other] = NONE


def drift(tale: Tale, mouse: i64) -> None:
    """In a current she is carried along, off the tile into captivity. MT-M9 MM-18"""
    for _ in range(tale.place_rule().carries):
        cell = tale.at[mouse]
        if not tale.ground.water >> cell & 1:
            return
        to = tale.ground.current[cell]
        if to == OUT:
            tale.say_mouse("event-swept-away", mouse)
            capture(tale, mouse)
            return
        if to < 0 or tale.is_full(to):
            return
        tale.at[mouse] = to
        tale.say_mouse("event-drifts", mouse, {"cell": CELL_ARGS[to]})
