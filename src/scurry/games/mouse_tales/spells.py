"""Attacks without a weapon: mystic bolt, chain lightning, mystic blast, fire breath. 4b.4 4c.1"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.aiming import (
    NEAR_FIRST,
    NO_MINION,
    NOT_SEEN,
    lowest_bit,
    near_foes,
)
from scurry.games.mouse_tales.effects import Effect, PickCell, cells_within, is_one
from scurry.games.mouse_tales.infos import CARD_INFOS, CELL_ARGS, MOUSE_ARGS, MOUSE_INFOS
from scurry.games.mouse_tales.nouns import ALL_FOES, DONE, FOES, NOT_NOW, Foe
from scurry.games.mouse_tales.stock import Power
from scurry.games.mouse_tales.striking import Strike, in_reach, one_short
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.turn import Turn
from scurry.games.mouse_tales.volley import Volley, blast
from scurry.games.mouse_tales.words import (
    FIGURES,
    GOLEM,
    MAGIC,
    MICE,
    NONE,
    SEEN,
    Cell,
    Figure,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

NO_PREY: Final = Refusal("MT-A4", "why-no-prey")
NOT_BESIDE: Final = Refusal("MT-C10", "why-no-foe-beside")
NO_LINK: Final = Refusal("MT-C10", "why-no-link")
STRUCK: Final = Refusal("MT-C10", "why-struck-already")


def spell_dice(tale: Tale, mouse: Mouse, base: i64) -> i64:
    """No weapon and no weapon's bonus; what else helps an attack does. MM-126"""
    dice = base
    for user in range(MICE):
        if user != mouse and tale.rallies >> user & 1:
            dice += 1
    for worn in tale.worn(mouse):
        if CARD_INFOS[worn].courage > 0 and one_short(tale, mouse):
            dice += CARD_INFOS[worn].courage
    return dice if dice > 1 else 1


def battle(tale: Tale, mouse: Mouse) -> i64:
    return tale.amount(GOLEM) if tale.golems >> mouse & 1 else MOUSE_INFOS[mouse].battle


def spell_objection(tale: Tale, mouse: Mouse, figure: Figure, blind: bool) -> Refusal | None:
    """A near minion must be taken first; sight, unless the card says otherwise. MT-A4 MT-A5"""
    cell = tale.spot[figure]
    if cell < 0:
        return NO_MINION
    here = tale.at[mouse]
    if tale.ground.near_mask[here] >> cell & 1:
        return None
    if near_foes(tale, mouse) != 0:
        return NEAR_FIRST
    if not in_reach(tale, here, cell):
        return NOT_SEEN
    return None if blind or tale.ground.sees[here] >> cell & 1 else NOT_SEEN


def spell_targets(tale: Tale, mouse: Mouse, blind: bool) -> i64:
    """As a mask of figures."""
    found: i64 = 0
    for figure in range(FIGURES):
        if tale.spot[figure] >= 0 and spell_objection(tale, mouse, figure, blind) is None:
            found |= bit(figure)
    return found


def foes_of(mask: i64) -> list[Choice]:
    return [FOES[figure] for figure in range(FIGURES) if mask >> figure & 1]


# Mystic Bolt.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class BoltEffect(Effect):
    """Lore dice at one minion; a reach of the tile needs no sight."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if spell_targets(tale, turn.mouse, power.reach != SEEN) else NO_PREY

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Bolt(turn.mouse, power.reach != SEEN))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bolt(Scene):
    """At whom. 4b.4"""

    def __init__(self, mouse: i64, blind: bool) -> None:
        self.mouse: i64 = mouse
        self.blind = blind
        self.cast = False

    def clone(self) -> Bolt:
        twin = Bolt(self.mouse, self.blind)
        twin.cast = self.cast
        return twin

    def go(self, tale: Tale) -> None:
        if self.cast:
            tale.pop()
            return
        open_to = spell_targets(tale, self.mouse, self.blind)
        if is_one(open_to):
            self.strike(tale, lowest_bit(open_to))
        else:
            tale.ask_mouse(self.mouse)

    def strike(self, tale: Tale, figure: Figure) -> None:
        self.cast = True
        strike = Strike(self.mouse, NONE, NONE, NONE, figure)
        strike.ranged = True
        strike.spell_dice = spell_dice(tale, self.mouse, tale.lore(self.mouse))
        if tale.info_of(figure).resists == MAGIC and not tale.rules.no_resistance:
            strike.spell_dice -= 1 if strike.spell_dice > 1 else 0
        strike.begin(tale)

    def told(self, tale: Tale, number: i64) -> None:
        """The attack is over."""

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-bolt", ("MT-A4", "MM-53")

    def args(self, tale: Tale) -> dict[str, Arg]:
        return {"mouse": MOUSE_ARGS[self.mouse]}

    def candidates(self, tale: Tale) -> list[Choice]:
        return foes_of(spell_targets(tale, self.mouse, self.blind))

    def pointed(self, tale: Tale) -> list[Choice]:
        return ALL_FOES

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Foe):
            return NOT_NOW
        return spell_objection(tale, self.mouse, choice.figure, self.blind)

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, Foe)
        self.strike(tale, choice.figure)


# Chain Lightning.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class ChainEffect(Effect):
    """One roll of battle value + n at up to lore minions, each next to the one before."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if spell_targets(tale, turn.mouse, power.reach != SEEN) else NO_PREY

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.push(Chain(turn.mouse, power.n, power.reach != SEEN))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Chain(Scene):
    """Link by link. 4b.4"""

    def __init__(self, mouse: i64, more: i64, blind: bool) -> None:
        self.mouse: i64 = mouse
        self.more: i64 = more
        self.blind = blind
        self.links: list[i64] = []

    def clone(self) -> Chain:
        twin = Chain(self.mouse, self.more, self.blind)
        twin.links = self.links[:]
        return twin

    def go(self, tale: Tale) -> None:
        if len(self.links) >= tale.lore(self.mouse) or self.next_links(tale) == 0:
            self.cast(tale)
        elif not self.links and is_one(self.next_links(tale)):
            self.link(tale, lowest_bit(self.next_links(tale)))
        else:
            tale.ask_mouse(self.mouse)

    def next_links(self, tale: Tale) -> i64:
        found: i64 = 0
        for figure in range(FIGURES):
            if tale.spot[figure] >= 0 and self.link_objection(tale, figure) is None:
                found |= bit(figure)
        return found

    def link_objection(self, tale: Tale, figure: Figure) -> Refusal | None:
        if not self.links:
            return spell_objection(tale, self.mouse, figure, self.blind)
        if tale.spot[figure] < 0:
            return NO_MINION
        if figure in self.links:
            return STRUCK
        near = tale.ground.near_mask[tale.spot[self.links[-1]]]
        return None if near >> tale.spot[figure] & 1 else NO_LINK

    def link(self, tale: Tale, figure: Figure) -> None:
        self.links.append(figure)
        tale.say_mouse("event-aims", self.mouse, {"target": tale.name_of(figure)})

    def cast(self, tale: Tale) -> None:
        tale.pop()
        tale.hidden_by[self.mouse] = NONE
        volley = Volley(self.mouse, [], self.links)
        volley.ranged = True
        volley.dice = spell_dice(tale, self.mouse, battle(tale, self.mouse) + self.more)
        volley.begin(tale)

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return ("ask-chain-on" if self.links else "ask-chain"), ("MT-A4", "MM-53")

    def args(self, tale: Tale) -> dict[str, Arg]:
        left = tale.lore(self.mouse) - len(self.links)
        return {"mouse": MOUSE_ARGS[self.mouse], "left": int(left)}

    def candidates(self, tale: Tale) -> list[Choice]:
        found = foes_of(self.next_links(tale))
        if self.links:
            found.append(DONE)
        return found

    def pointed(self, tale: Tale) -> list[Choice]:
        return [*ALL_FOES, DONE]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        if isinstance(choice, Foe):
            return self.link_objection(tale, choice.figure)
        return None if choice is DONE and self.links else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Foe):
            self.link(tale, choice.figure)
        else:
            tale.say_mouse("event-enough", self.mouse)
            self.cast(tale)


# Mystic Blast.


def blast_cells(tale: Tale, mouse: Mouse, reach: i64) -> i64:
    """Visible cells of minions, near ones if there are any. MT-A4"""
    here = tale.at[mouse]
    foes = tale.minions_mask()
    near = tale.ground.near_mask[here] & foes
    if near:
        return near
    found: i64 = 0
    for cell in tale.ground.nodes:
        if cells_within(tale, mouse, reach) & foes & bit(cell) and in_reach(tale, here, cell):
            found |= bit(cell)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class BlastEffect(Effect):
    """n automatic hits on every figure of a visible cell, mice too."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        return None if blast_cells(tale, turn.mouse, power.reach) else NO_PREY

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        tale.hidden_by[turn.mouse] = NONE
        cells = blast_cells(tale, turn.mouse, power.reach)
        tale.push(Blast(turn.mouse, cells, power.n, power.spares_mice))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Blast(PickCell):
    """Which cell. 4b.4 4c.1"""

    def __init__(self, mouse: i64, cells: i64, hits: i64, spares_mice: bool) -> None:
        super().__init__(mouse, cells)
        self.hits: i64 = hits
        self.spares_mice = spares_mice

    def clone(self) -> Blast:
        return self

    def wrong(self) -> Refusal:
        return NOT_BESIDE if self.spares_mice else NO_PREY

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-blast", ("MT-A4", "MM-128")

    def chosen(self, tale: Tale, cell: Cell) -> None:
        tale.say_mouse("event-blasts", self.mouse, {"cell": CELL_ARGS[cell]})
        blast(tale, self.mouse, cell, self.hits, self.spares_mice)


# Fire Breath.


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class BurnEffect(Effect):
    """n automatic hits on every minion of a cell in reach; no Attack, so A4 does not bind."""

    def bars(self, tale: Tale, turn: Turn, power: Power) -> Refusal | None:
        cells = cells_within(tale, turn.mouse, power.reach) & tale.minions_mask()
        return None if cells else NOT_BESIDE

    def begin(self, tale: Tale, turn: Turn, power: Power) -> None:
        cells = cells_within(tale, turn.mouse, power.reach) & tale.minions_mask()
        tale.push(Blast(turn.mouse, cells, power.n, power.spares_mice))
