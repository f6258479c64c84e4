"""Give Order: another mouse moves or attacks at once; and the knives of a Knife Strike. 4b.4"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.aiming import ALL_FIGURES, Aim, targets
from scurry.games.mouse_tales.deeds import NO_TARGET, NO_WEAPON
from scurry.games.mouse_tales.effects import (
    NOBODY_ELSE,
    NOT_HER,
    Effect,
    is_one,
    mice_within,
)
from scurry.games.mouse_tales.infos import CARD_ARGS, CARD_INFOS, MOUSE_ARGS
from scurry.games.mouse_tales.moving import Motion, reachable, step_objection, take_step
from scurry.games.mouse_tales.nouns import (
    ALL_CELLS,
    ALL_FRIENDS,
    AT,
    DONE,
    FRIENDS,
    KEPT,
    NOT_NOW,
    At,
    Friend,
    Kept,
    Word,
)
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import (
    LYING,
    MICE,
    NONE,
    STUNNED,
    WEAPON,
    WEBBED,
    Card,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

CANNOT_OBEY: Final = Refusal("MT-C10", "why-cannot-obey")
MOVE: Final = Word("move")
BARE: Final = Word("bare")


def can_march(tale: Tale, mouse: Mouse) -> bool:
    """Not webbed; lying she can stand up; else some step must be open to her. 4b.4"""
    if tale.woes[mouse] & WEBBED:
        return False
    if tale.woes[mouse] & LYING:
        return True
    return march_cells(tale, Motion(mouse, tale.movement(mouse))) != 0


def march_cells(tale: Tale, motion: Motion) -> i64:
    open_to = reachable(tale, motion)
    found: i64 = 0
    for cell in tale.ground.nodes:
        if open_to >> cell & 1 and step_objection(tale, motion, cell) is None:
            found |= bit(cell)
    return found


def order_weapons(tale: Tale, mouse: Mouse) -> list[i64]:
    """What she could attack with now; NONE for a golem's paws. MM-141"""
    found: list[i64] = []
    if tale.woes[mouse] & STUNNED:
        return found
    if tale.golems >> mouse & 1:
        if targets(tale, mouse, NONE):
            found.append(NONE)
        return found
    for card in tale.worn(mouse):
        if CARD_INFOS[card].kind == WEAPON and targets(tale, mouse, card):
            found.append(card)
    return found


def obedient(tale: Tale, mice: i64) -> i64:
    """Those of these mice who could do either."""
    found: i64 = 0
    for mouse in range(MICE):
        if mice >> mouse & 1 and (can_march(tale, mouse) or order_weapons(tale, mouse)):
            found |= bit(mouse)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class OrderEffect(Effect):
    """Another mouse in reach moves by her movement value or makes one Attack."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        if mice == 0:
            return NOBODY_ELSE
        return None if obedient(tale, mice) else CANNOT_OBEY

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Order(turn.mouse, mice_within(tale, turn.mouse, power.reach, power.others)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Order(Scene):
    """Who, and what she does: that is the leader's; where to or at whom is hers. 4b.4"""

    def __init__(self, mouse: i64, mice: i64) -> None:
        self.mouse: i64 = mouse
        self.mice: i64 = mice
        self.other: i64 = NONE

    def clone(self) -> Order:
        twin = Order(self.mouse, self.mice)
        twin.other = self.other
        return twin

    def go(self, tale: Tale) -> None:
        if self.other == NONE:
            open_to = obedient(tale, self.mice)
            if not is_one(open_to):
                tale.ask_mouse(self.mouse)
                return
            for mouse in range(MICE):
                if open_to >> mouse & 1:
                    self.other = mouse
        ways = self.ways(tale)
        if len(ways) == 1:
            self.send(tale, ways[0])
        else:
            tale.ask_mouse(self.mouse)

    def ways(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        if can_march(tale, self.other):
            found.append(MOVE)
        for card in order_weapons(tale, self.other):
            way: Choice = BARE if card == NONE else KEPT[card]
            if way not in found:
                found.append(way)
        return found

    def send(self, tale: Tale, way: Choice) -> None:
        tale.pop()
        mouse = self.other
        if way is MOVE:
            tale.say_mouse("event-ordered-move", mouse)
            tale.push(March(Motion(mouse, tale.movement(mouse))))
            return
        tale.say_mouse("event-ordered-attack", mouse)
        for card in order_weapons(tale, mouse):
            if card == NONE or KEPT[card] is way:
                shots: i64 = 1 if card == NONE else CARD_INFOS[card].shots
                tale.push(Aim(mouse, [card] * shots, ALL_FIGURES, True))
                return

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-order" if self.other == NONE else "ask-order-what"), ("MT-C10", "MM-141")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse if self.other == NONE else self.other]}

    def candidates(self, tale: Tale) -> list[Choice]:
        if self.other != NONE:
            return self.ways(tale)
        open_to = obedient(tale, self.mice)
        return [FRIENDS[mouse] for mouse in range(MICE) if open_to >> mouse & 1]

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_FRIENDS if self.other == NONE else self.ways(tale)

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if choice in self.candidates(tale):
            return None
        if self.other == NONE and isinstance(choice, Friend):
            return CANNOT_OBEY if self.mice >> choice.mouse & 1 else NOT_HER
        return NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Friend):
            self.other = choice.mouse
            tale.say_mouse("event-ordered", choice.mouse)
        else:
            self.send(tale, choice)


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class March(Scene):
    """She moves up to her movement value, no die; lying she only stands up. 4b.4"""

    def __init__(self, motion: Motion) -> None:
        self.motion = motion

    def clone(self) -> March:
        return March(self.motion.clone())

    def go(self, tale: Tale) -> None:
        mouse = self.motion.mouse
        if tale.at[mouse] < 0 or self.motion.done:
            tale.pop()
        elif tale.woes[mouse] & LYING:
            tale.pop()
            if not self.motion.begun:
                tale.woes[mouse] &= ~LYING
                tale.say_mouse("event-stands", mouse)
        elif march_cells(tale, self.motion) == 0:
            tale.pop()
        else:
            tale.ask_mouse(mouse)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-march", ("MT-M1", "MT-C10")

    def args(self, tale: Tale) -> dict[str, Arg]:
        mouse = MOUSE_ARGS[self.motion.mouse]
        return {"mouse": mouse, "points": int(self.motion.points)}

    def candidates(self, tale: Tale) -> list[Choice]:
        cells = march_cells(tale, self.motion)
        found: list[Choice] = [AT[cell] for cell in tale.ground.nodes if cells >> cell & 1]
        found.append(DONE)
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        return [*ALL_CELLS, DONE]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if isinstance(choice, At):
            return step_objection(tale, self.motion, choice.cell)
        return None if choice is DONE else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, At):
            take_step(tale, self.motion, choice.cell)
        else:
            self.motion.done = True
            tale.say_mouse("event-halts", self.motion.mouse)


# Knife Strike.


def knives_of(tale: Tale, mouse: Mouse) -> list[i64]:
    """Equipped daggers and knives that work. MM-141 MM-146"""
    return [card for card in tale.worn(mouse) if CARD_INFOS[card].knife]


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeEffect(Effect):
    """One full melee attack with each knife, one after another."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        knives = knives_of(tale, turn.mouse)
        if not knives:
            return NO_WEAPON
        return None if targets(tale, turn.mouse, knives[0]) else NO_TARGET

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Knives(turn.mouse, knives_of(tale, turn.mouse)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Knives(Scene):
    """Which knife is next, if they differ. 4b.4"""

    def __init__(self, mouse: i64, knives: list[i64]) -> None:
        self.mouse: i64 = mouse
        self.knives = knives

    def clone(self) -> Knives:
        return Knives(self.mouse, self.knives[:])

    def go(self, tale: Tale) -> None:
        ways = self.candidates(tale)
        if not ways or tale.at[self.mouse] < 0 or not targets(tale, self.mouse, self.knives[0]):
            tale.pop()
        elif len(ways) == 1:
            self.strike(tale, self.knives[0])
        else:
            tale.ask_mouse(self.mouse)

    def strike(self, tale: Tale, card: Card) -> None:
        self.knives.remove(card)
        tale.push(Aim(self.mouse, [card], ALL_FIGURES, True))

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-which-knife", ("MT-A2", "MM-141")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        for card in self.knives:
            if KEPT[card] not in found:
                found.append(KEPT[card])
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Kept)
        for card in self.knives:
            if KEPT[card] is choice:
                tale.say_mouse("event-draws-knife", self.mouse, {"card": CARD_ARGS[card]})
                self.strike(tale, card)
                return
