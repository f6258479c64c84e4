"""A mouse's Attack: at whom, with what help, one attack after another. MT-A2 MT-A4 MM-53"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import (
    ABILITIES,
    ABILITY_INFOS,
    CARD_ARGS,
    CARD_INFOS,
    MOUSE_ARGS,
)
from scurry.games.mouse_tales.nouns import ALL_FOES, FOES, NO, NOT_NOW, SKILLS, Foe, Skill
from scurry.games.mouse_tales.powers import can_use, free_to_use, offer, pay
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.striking import Boost, Strike, in_reach, is_ranged_at
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    AGAIN,
    BOOST_MELEE,
    BOOST_RANGED,
    CAP,
    DICE,
    DOUBLE,
    FIGURES,
    NONE,
    WEAKEN,
    Figure,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NOT_NEAR: Final = Refusal("MT-A2", "why-not-near")
NEAR_FIRST: Final = Refusal("MT-A4", "why-near-first")
NOT_SEEN: Final = Refusal("MT-A5", "why-not-seen")
NO_MINION: Final = Refusal("MT-A2", "why-no-minion")
NOT_THIS: Final = Refusal("MT-A2", "why-not-this-target")

TARGET: Final = 0
BOOSTS: Final = 1
STRUCK: Final = 2
FOLLOWS: Final = 3
ALL_FIGURES: Final = 0x1FFFF


def near_foes(tale: Tale, mouse: Mouse) -> i64:
    """Minions on her cell or an adjacent one, as a mask of figures."""
    return seen_in(tale, tale.ground.near_mask[tale.at[mouse]])


def target_objection(tale: Tale, mouse: Mouse, card: i64, figure: Figure) -> Refusal | None:
    """MT-A2 MT-A4 MT-A5 MM-13 MM-53"""
    cell = tale.spot[figure]
    if cell < 0:
        return NO_MINION
    here = tale.at[mouse]
    near = bool(tale.ground.near_mask[here] >> cell & 1)
    if card == NONE or not CARD_INFOS[card].ranged:
        if near:
            return None
        if card != NONE and CARD_INFOS[card].long and tale.ground.long_mask[here] >> cell & 1:
            return None
        return NOT_NEAR
    if near:
        return None
    if near_foes(tale, mouse) != 0:
        return NEAR_FIRST
    if not tale.ground.sees[here] >> cell & 1 or not in_reach(tale, here, cell):
        return NOT_SEEN
    return None


def targets(tale: Tale, mouse: Mouse, card: i64) -> i64:
    """Whom she may attack with that weapon, as a mask of figures."""
    found = near_foes(tale, mouse)
    if card == NONE or not CARD_INFOS[card].ranged:
        far = card != NONE and CARD_INFOS[card].long
        return found | seen_in(tale, tale.ground.long_mask[tale.at[mouse]]) if far else found
    if found:
        return found
    here = tale.at[mouse]
    for figure in range(FIGURES):
        cell = tale.spot[figure]
        if cell >= 0 and tale.ground.sees[here] >> cell & 1 and in_reach(tale, here, cell):
            found |= bit(figure)
    return found


def seen_in(tale: Tale, cells: i64) -> i64:
    """The minions on these cells, as a mask of figures."""
    found: i64 = 0
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0 and cells >> tale.spot[figure] & 1:
            found |= bit(figure)
    return found


def lowest_bit(mask: i64) -> i64:
    found: i64 = 0
    while not mask >> found & 1:
        found += 1
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Aim(Scene):
    """An Attack: `weapons` has a card for each attack it consists of (NONE for bare paws)."""

    def __init__(self, mouse: i64, weapons: list[i64], allowed: i64, ordered: bool) -> None:
        self.mouse: i64 = mouse
        self.weapons = weapons
        self.allowed: i64 = allowed
        self.ordered = ordered  # no ability is used with it
        self.stage: i64 = TARGET
        self.figure: i64 = NONE
        self.boost = Boost()
        self.cell: i64 = NONE  # where the last target stood
        self.weapon: i64 = NONE  # with which the last attack was made

    def clone(self) -> Aim:
        twin = Aim(self.mouse, self.weapons[:], self.allowed, self.ordered)
        twin.stage = self.stage
        twin.figure = self.figure
        twin.boost = self.boost.clone()
        twin.cell = self.cell
        twin.weapon = self.weapon
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == TARGET:
            self.look(tale)
        elif self.stage == BOOSTS:
            if self.boosts(tale):
                tale.ask_mouse(self.mouse)
            else:
                self.strike(tale)
        else:
            self.stage = TARGET

    def look(self, tale: Tale) -> None:
        open_to = self.open_to(tale)
        if open_to == 0:
            tale.pop()
        elif open_to & (open_to - 1) == 0:
            self.figure = lowest_bit(open_to)
            self.stage = BOOSTS
        else:
            tale.ask_mouse(self.mouse)

    def open_to(self, tale: Tale) -> i64:
        if not self.weapons or tale.at[self.mouse] < 0:
            return 0
        return targets(tale, self.mouse, self.weapons[0]) & self.allowed

    def boosts(self, tale: Tale) -> list[i64]:
        """Abilities that may be declared with this attack. 4b.4"""
        found: list[i64] = []
        own = tale.turn_mouse == self.mouse and not self.ordered
        if not own or not free_to_use(tale, self.mouse) or not tale.abilities[self.mouse]:
            return found
        when = BOOST_RANGED if self.is_ranged(tale) else BOOST_MELEE
        for ability in range(ABILITIES):
            if ABILITY_INFOS[ability].power.when == when and can_use(tale, self.mouse, ability):
                found.append(ability)
        return found

    def is_ranged(self, tale: Tale) -> bool:
        card = self.weapons[0]
        return card != NONE and is_ranged_at(
            tale, self.mouse, CARD_INFOS[card], tale.spot[self.figure]
        )

    def strike(self, tale: Tale) -> None:
        strike = Strike(self.mouse, NONE, NONE, NONE, self.figure)
        strike.ranged = self.is_ranged(tale)
        self.weapon = self.weapons[0]
        self.cell = tale.spot[self.figure]
        strike.card = self.weapon
        strike.boost = self.boost
        self.boost = Boost()
        del self.weapons[0]
        self.stage = STRUCK
        strike.begin(tale)

    def told(self, tale: Tale, number: i64) -> None:
        """An attack is over (1: its target is gone), or Backslash is used."""
        if self.stage == FOLLOWS:
            self.weapons = [self.weapon]
            self.allowed = self.others_there(tale)
            self.stage = TARGET
            return
        self.stage = TARGET
        melee = self.weapon == NONE or not CARD_INFOS[self.weapon].ranged
        own = tale.turn_mouse == self.mouse and not self.ordered
        if number == 1 and melee and own and not self.weapons and self.others_there(tale):
            self.stage = FOLLOWS
            offer(tale, AGAIN, "ask-backslash", "MT-T3", bit(self.mouse))

    def others_there(self, tale: Tale) -> i64:
        """Minions of the cell where the last one stood. 4b.4 Backslash"""
        found: i64 = 0
        for figure in range(FIGURES):
            if (
                tale.spot[figure] == self.cell
                and target_objection(tale, self.mouse, self.weapon, figure) is None
            ):
                found |= bit(figure)
        return found

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        if self.stage == TARGET:
            return "ask-target", ("MT-A2", "MT-A4", "MM-53")
        return "ask-boost", ("MT-T3",)

    def args(self, tale: Tale) -> dict[str, Arg]:
        args: dict[str, Arg] = {"mouse": MOUSE_ARGS[self.mouse]}
        if self.stage == BOOSTS:
            args["target"] = tale.name_of(self.figure)
        args["card"] = CARD_ARGS[self.weapons[0]] if self.weapons[0] != NONE else "@card-golem"
        return args

    def candidates(self, tale: Tale) -> list[Choice]:
        if self.stage == TARGET:
            open_to = self.open_to(tale)
            return [FOES[figure] for figure in range(FIGURES) if open_to >> figure & 1]
        found: list[Choice] = [NO]
        found += [SKILLS[ability] for ability in self.boosts(tale)]
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_FOES if self.stage == TARGET else self.candidates(tale)

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if self.stage == TARGET and isinstance(choice, Foe):
            wrong = target_objection(tale, self.mouse, self.weapons[0], choice.figure)
            if wrong is None and not self.allowed >> choice.figure & 1:
                return NOT_THIS
            return wrong
        if self.stage == BOOSTS and choice in self.candidates(tale):
            return None
        return NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Foe):
            self.figure = choice.figure
            self.stage = BOOSTS
            tale.say_mouse("event-aims", self.mouse, {"target": tale.name_of(choice.figure)})
        elif isinstance(choice, Skill):
            pay(tale, self.mouse, choice.ability)
            self.add(ABILITY_INFOS[choice.ability].power)
            self.strike(tale)
        else:
            self.strike(tale)

    def add(self, power: Power) -> None:
        if power.do == DICE:
            self.boost.dice += power.n
        elif power.do == DOUBLE:
            self.boost.double = True
        elif power.do == WEAKEN:
            self.boost.weaker += power.n
        elif power.do == CAP:
            self.boost.cap = power.n
