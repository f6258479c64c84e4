"""Powers that help mice who are hurt: heal, cure, antidote, and Tilda's caring paws. 4b.3 4b.4"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.effects import (
    NOT_HER,
    Effect,
    PickMouse,
    is_one,
    mice_within,
)
from scurry.games.mouse_tales.infos import MOUSE_ARGS, MOUSE_INFOS
from scurry.games.mouse_tales.nouns import ALL_FRIENDS, DONE, FRIENDS, NOT_NOW, Friend, Word
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.words import (
    CHARMED,
    HERE,
    MICE,
    NONE,
    STUNNED,
    WEBBED,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import heal
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_WOUNDED: Final = Refusal("MM-76", "why-not-wounded")
NOT_POISONED: Final = Refusal("MT-X3", "why-not-poisoned")
NOT_AILING: Final = Refusal("MT-X3", "why-not-ailing")

# What Cure takes away, one thing for each cheese.
POISON: Final = Word("poison")
STUN: Final = Word("stun")
WEB: Final = Word("web")
CHARM: Final = Word("charm")
AILMENTS: Final[list[Choice]] = [POISON, STUN, WEB, CHARM]
AILMENT_ARGS: Final[list[str]] = ["@ail-poison", "@ail-stun", "@ail-web", "@ail-charm"]
AILMENT_BITS: Final[list[i64]] = [0, STUNNED, WEBBED, CHARMED]
POISONED: Final = 0


def wounded_of(tale: Tale, mice: i64) -> i64:
    """Those of these mice with an ordinary wound. MM-76"""
    found: i64 = 0
    for mouse in range(MICE):
        if mice >> mouse & 1 and tale.wounds[mouse] > 0:
            found |= bit(mouse)
    return found


def poisoned_of(tale: Tale, mice: i64) -> i64:
    found: i64 = 0
    for mouse in range(MICE):
        if mice >> mouse & 1 and tale.poison[mouse] > 0:
            found |= bit(mouse)
    return found


def care(tale: Tale, mouse: Mouse, healed: i64) -> None:
    """Whenever something she used heals, one more ordinary wound on her cell is healed. 4b.3"""
    if healed > 0 and MOUSE_INFOS[mouse].cares and tale.at[mouse] >= 0:
        mice = wounded_of(tale, mice_within(tale, mouse, HERE, False))
        if mice:
            tale.push(Caring(mouse, mice))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Caring(PickMouse):
    """Caring paws: whose wound. 4b.3"""

    def clone(self) -> Caring:
        return self

    def wrong(self) -> Refusal:
        return NOT_WOUNDED

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-care", ("MT-C2", "MM-76")

    def chosen(self, tale: Tale, mouse: Mouse) -> None:
        heal(tale, mouse, 1)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class HealEffect(Effect):
    """Up to n ordinary wounds, of one mouse or split among those in reach."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        return None if wounded_of(tale, mice) else NOT_WOUNDED

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        tale.push(Healing(turn.mouse, mice, power.n, power.split))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Healing(Scene):
    """Wound by wound: whose, or enough. Ordinary wounds only. MM-76"""

    def __init__(self, mouse: i64, mice: i64, left: i64, split: bool) -> None:
        self.mouse: i64 = mouse
        self.mice: i64 = mice
        self.left: i64 = left
        self.split = split
        self.healed: i64 = 0

    def clone(self) -> Healing:
        twin = Healing(self.mouse, self.mice, self.left, self.split)
        twin.healed = self.healed
        return twin

    def go(self, tale: Tale) -> None:
        open_to = wounded_of(tale, self.mice)
        if self.left == 0 or open_to == 0:
            self.end(tale)
        elif self.healed == 0 and is_one(open_to):
            for mouse in range(MICE):
                if open_to >> mouse & 1:
                    self.treat(tale, mouse)
        else:
            tale.ask_mouse(self.mouse)

    def treat(self, tale: Tale, mouse: Mouse) -> None:
        self.left -= 1
        self.healed += heal(tale, mouse, 1)
        if not self.split:
            self.mice = bit(mouse)

    def end(self, tale: Tale) -> None:
        tale.pop()
        care(tale, self.mouse, self.healed)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-heal", ("MT-X3", "MM-76")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse], "left": int(self.left)}

    def candidates(self, tale: Tale) -> list[Choice]:
        open_to = wounded_of(tale, self.mice)
        found: list[Choice] = [FRIENDS[mouse] for mouse in range(MICE) if open_to >> mouse & 1]
        if self.healed > 0:
            found.append(DONE)
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        return [*ALL_FRIENDS, DONE]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if isinstance(choice, Friend):
            if not self.mice >> choice.mouse & 1:
                return NOT_HER
            return None if tale.wounds[choice.mouse] > 0 else NOT_WOUNDED
        return None if choice is DONE and self.healed > 0 else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Friend):
            self.treat(tale, choice.mouse)
        else:
            tale.say_mouse("event-enough", self.mouse)
            self.end(tale)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class AntidoteEffect(Effect):
    """All poison wounds of one mouse in reach."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        return None if poisoned_of(tale, mice) else NOT_POISONED

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        tale.push(Antidote(turn.mouse, poisoned_of(tale, mice)))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Antidote(PickMouse):
    """Who drinks it. MT-X3"""

    def clone(self) -> Antidote:
        return self

    def wrong(self) -> Refusal:
        return NOT_POISONED

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-antidote", ("MT-X3", "MM-76")

    def chosen(self, tale: Tale, mouse: Mouse) -> None:
        care(tale, self.mouse, purge(tale, mouse, tale.poison[mouse]))


def purge(tale: Tale, mouse: Mouse, many: i64) -> i64:
    """Poison wounds go; says how many."""
    healed = many if many < tale.poison[mouse] else tale.poison[mouse]
    if healed > 0:
        tale.poison[mouse] -= healed
        tale.say_mouse("event-purged", mouse, {"count": int(healed)})
    return healed


def ails(tale: Tale, mouse: Mouse, which: i64) -> bool:
    if which == POISONED:
        return tale.poison[mouse] > 0
    return tale.woes[mouse] & AILMENT_BITS[which] != 0


def ailing_of(tale: Tale, mice: i64) -> i64:
    """Those of these mice with something that Cure takes away. 4b.4"""
    found: i64 = 0
    for mouse in range(MICE):
        ailing = tale.poison[mouse] > 0 or tale.woes[mouse] & (STUNNED | WEBBED | CHARMED) != 0
        if mice >> mouse & 1 and ailing:
            found |= bit(mouse)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class CureEffect(Effect):
    """For each cheese paid one poison wound, or a stun, web or charm token, of mice in reach."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        return None if ailing_of(tale, mice) else NOT_AILING

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        mice = mice_within(tale, turn.mouse, power.reach, power.others)
        left = power.most_cheese - power.cheese
        tale.push(Curing(turn.mouse, mice, power.cheese, left if left > 0 else 0))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Curing(Scene):
    """Who, and of what; then another cheese for another thing, or enough. 4b.4"""

    def __init__(self, mouse: i64, mice: i64, paid: i64, left: i64) -> None:
        self.mouse: i64 = mouse
        self.mice: i64 = mice
        self.paid: i64 = paid  # things that are paid for
        self.left: i64 = left  # cheese that may still be paid
        self.patient: i64 = NONE
        self.healed: i64 = 0  # wounds

    def clone(self) -> Curing:
        twin = Curing(self.mouse, self.mice, self.paid, self.left)
        twin.patient = self.patient
        twin.healed = self.healed
        return twin

    def go(self, tale: Tale) -> None:
        open_to = ailing_of(tale, self.mice)
        if open_to == 0 or not self.may_go_on(tale):
            tale.pop()
            care(tale, self.mouse, self.healed)
        elif self.patient != NONE:
            self.look_at(tale)
        elif self.paid > 0 and is_one(open_to):
            for mouse in range(MICE):
                if open_to >> mouse & 1:
                    self.patient = mouse
        else:
            tale.ask_mouse(self.mouse)

    def may_go_on(self, tale: Tale) -> bool:
        return self.paid > 0 or (self.left > 0 and tale.cheese[self.mouse] > 0)

    def look_at(self, tale: Tale) -> None:
        """One ailment only: nobody is asked which."""
        only: i64 = NONE
        for which in range(len(AILMENTS)):
            if ails(tale, self.patient, which):
                if only != NONE:
                    tale.ask_mouse(self.mouse)
                    return
                only = which
        self.take_away(tale, only)

    def take_away(self, tale: Tale, which: i64) -> None:
        mouse = self.patient
        self.patient = NONE
        self.paid -= 1
        if which == POISONED:
            self.healed += purge(tale, mouse, 1)
        else:
            tale.woes[mouse] &= ~AILMENT_BITS[which]
            tale.say_mouse("event-cured", mouse, {"ailment": AILMENT_ARGS[which]})

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        if self.patient != NONE:
            return "ask-cure-what", ("MT-X3", "MM-71")
        return "ask-cure", ("MT-X3", "MT-C10")

    def args(self, tale: Tale) -> dict[str, Arg]:
        if self.patient != NONE:
            return {"mouse": MOUSE_ARGS[self.patient]}
        return {"mouse": MOUSE_ARGS[self.mouse], "left": int(self.paid + self.left)}

    def candidates(self, tale: Tale) -> list[Choice]:
        if self.patient != NONE:
            return [AILMENTS[at] for at in range(len(AILMENTS)) if ails(tale, self.patient, at)]
        open_to = ailing_of(tale, self.mice)
        found: list[Choice] = [FRIENDS[mouse] for mouse in range(MICE) if open_to >> mouse & 1]
        if self.paid == 0:
            found.append(DONE)
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        return AILMENTS if self.patient != NONE else [*ALL_FRIENDS, DONE]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if choice in self.candidates(tale):
            return None
        if self.patient != NONE:
            return NOT_AILING if choice in AILMENTS else NOT_NOW
        if isinstance(choice, Friend):
            return NOT_AILING if self.mice >> choice.mouse & 1 else NOT_HER
        return NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Friend):
            self.patient = choice.mouse
            if self.paid == 0:
                self.paid = 1
                self.left -= 1
                tale.cheese[self.mouse] -= 1
            args: dict[str, Arg] = {"patient": MOUSE_ARGS[choice.mouse]}
            tale.say_mouse("event-treats", self.mouse, args)
        elif choice is DONE:
            tale.say_mouse("event-enough", self.mouse)
            tale.pop()
            care(tale, self.mouse, self.healed)
        else:
            self.take_away(tale, AILMENTS.index(choice))
