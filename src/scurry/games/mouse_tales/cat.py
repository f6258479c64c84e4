"""The cat: pounces on the fullest cell, or prowls from mouse to mouse. MT-N7 MM-97 … MM-100"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.defending import Defend, note_cheese
from scurry.games.mouse_tales.hunting import nearest
from scurry.games.mouse_tales.infos import CELL_ARGS, MINION_INFOS, MOUSE_ARGS, SLOT_ARGS
from scurry.games.mouse_tales.nouns import AT, NOT_NOW, At
from scurry.games.mouse_tales.rolling import cheeses, hits, roll_minion
from scurry.games.mouse_tales.snaring import snap
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    MICE,
    NONE,
    PAW,
    PIPS,
    POUNCE,
    RAT_CARD,
    Cell,
    bit,
)
from scurry.games.mouse_tales.wounds import remove
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice

BEGINS: Final = 0
PROWLS: Final = 1
SWIPES: Final = 2
HITS: Final = 3
ENDS: Final = 4
PROWL_DICE: Final = 2


def figures_in(tale: Tale, cell: Cell) -> i64:
    """Mice and minions in a cell, the cat itself not. MM-97"""
    found = tale.mice_at(cell)
    for figure in range(PAW):
        if tale.spot[figure] == cell:
            found += 1
    return found


def pounce_cell(tale: Tale) -> Cell:
    """The cell with the most figures; its own if that is among them. MT-N7 MM-99"""
    here = tale.spot[PAW]
    best = here
    most = figures_in(tale, here)
    if tale.rules.cat_leaps_by_track and most > 0:
        most -= 1
    top: i64 = 999
    for cell in tale.ground.nodes:
        many = figures_in(tale, cell)
        if many == 0 or many < most:
            continue
        rank = cell_rank(tale, cell)
        stays = best == here and many == most and not tale.rules.cat_leaps_by_track
        if many > most or (many == most and rank < top and not stays):
            best = cell
            most = many
            top = rank
    return best


def cell_rank(tale: Tale, cell: Cell) -> i64:
    """The place of the highest card on the track that has a figure there."""
    for at in range(len(tale.track)):
        slot = tale.track[at]
        if slot < MICE:
            if tale.at[slot] == cell:
                return at
        elif any_of_card(tale, slot, cell):
            return at
    return 99


def any_of_card(tale: Tale, slot: i64, cell: Cell) -> bool:
    kind = MINION_INFOS[slot].kind
    return any(tale.spot[figure] == cell and tale.kind[figure] == kind for figure in range(PAW))


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CatTurn(Scene):
    """One of the cat's two cards acts. MT-N7"""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot
        self.stage: i64 = BEGINS
        self.points: i64 = 0
        self.target: i64 = NONE
        self.reached: i64 = 0  # mice it has come to in this prowl
        self.crossed: i64 = 0  # cells
        self.hits: i64 = 0
        self.queue: list[i64] = []  # figures that defend; mice as -1, -2, …
        self.fighting = False

    def clone(self) -> CatTurn:
        twin = CatTurn(self.slot)
        twin.stage = self.stage
        twin.points = self.points
        twin.target = self.target
        twin.reached = self.reached
        twin.crossed = self.crossed
        twin.hits = self.hits
        twin.queue = self.queue[:]
        twin.fighting = self.fighting
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == ENDS or tale.spot[PAW] < 0:
            self.leave(tale)
        elif self.stage == BEGINS:
            self.begin(tale)
        elif self.stage == PROWLS:
            self.prowl(tale)
        elif self.stage == SWIPES:
            self.swipe(tale)
        else:
            self.hit(tale)

    def begin(self, tale: Tale) -> None:
        if tale.cat_lulled > 0:
            tale.cat_lulled -= 1
            tale.tell("event-cat-lulled", {"left": int(tale.cat_lulled)})
            self.stage = ENDS
            return
        if MINION_INFOS[self.slot].pounces:
            self.pounce(tale)
        else:
            self.set_out(tale)

    def pounce(self, tale: Tale) -> None:
        cell = pounce_cell(tale)
        tale.tell("event-cat-pounces", {"cell": CELL_ARGS[cell], "clause": "MT-N7"})
        tale.spot[PAW] = cell
        self.crossed = bit(cell)
        self.stage = SWIPES
        self.snare(tale)

    def snare(self, tale: Tale) -> None:
        if tale.snares >> tale.spot[PAW] & 1:
            snap(tale, PAW)

    # Prowl.

    def set_out(self, tale: Tale) -> None:
        self.crossed = bit(tale.spot[PAW])
        for mouse in range(MICE):
            if tale.at[mouse] == tale.spot[PAW]:
                self.reached |= bit(mouse)
        dice = roll_minion(tale, PAW, PROWL_DICE, "move")
        self.points = PIPS[dice[0]] + PIPS[dice[1]]
        self.stage = PROWLS

    def prowl(self, tale: Tale) -> None:
        """Step by step towards the nearest mouse not reached yet, then on to the next. MM-133"""
        here = tale.spot[PAW]
        if self.target == NONE:
            self.target = nearest(tale, here, self.unreached(tale))
            if self.target != NONE:
                tale.tell("event-cat-prowls", {"mouse": MOUSE_ARGS[self.target]})
        if self.target == NONE or self.points == 0:
            self.stage = SWIPES
            return
        ways = tale.ground.nearer(here, tale.at[self.target])
        if not ways:
            self.stage = SWIPES
        elif len(ways) == 1 or tale.rules.table_decides:
            self.step(tale, ways[0])
        else:
            tale.ask_all()

    def unreached(self, tale: Tale) -> i64:
        found: i64 = 0
        for mouse in range(MICE):
            if (
                tale.at[mouse] >= 0
                and tale.at[mouse] != tale.spot[PAW]
                and (tale.rules.cat_may_return or not self.reached >> mouse & 1)
            ):
                found |= bit(mouse)
        return found

    def step(self, tale: Tale, cell: Cell) -> None:
        self.points -= 1
        tale.spot[PAW] = cell
        self.crossed |= bit(cell)
        tale.tell("event-cat-steps", {"cell": CELL_ARGS[cell]})
        for mouse in range(MICE):
            if tale.at[mouse] == cell:
                self.reached |= bit(mouse)
                if mouse == self.target:
                    self.target = NONE
        self.snare(tale)

    # The attack: one roll, everybody on the cells defends. MM-98 MM-100 MM-145

    def swipe(self, tale: Tale) -> None:
        self.stage = HITS
        info = MINION_INFOS[self.slot]
        tale.fighting += 1
        self.fighting = True
        dice = roll_minion(tale, PAW, info.battle, "attack")
        note_cheese(tale, cheeses(dice))
        self.hits = hits(dice, False)
        if self.hits > 0:
            self.queue = self.victims(tale)

    def victims(self, tale: Tale) -> list[i64]:
        """In track order."""
        found: list[i64] = []
        for slot in tale.track:
            if slot < MICE:
                if tale.at[slot] >= 0 and self.crossed >> tale.at[slot] & 1:
                    found.append(-1 - slot)
                continue
            for figure in range(PAW):
                cell = tale.spot[figure]
                if (
                    cell >= 0
                    and tale.kind[figure] == MINION_INFOS[slot].kind
                    and self.crossed >> cell & 1
                    and figure not in found
                ):
                    found.append(figure)
        return found

    def hit(self, tale: Tale) -> None:
        if not self.queue:
            self.stage = ENDS
            return
        next_one = self.queue[0]
        del self.queue[0]
        if next_one < 0:
            tale.push(Defend(-1 - next_one, NONE, self.hits, NONE, self.slot))
        else:
            tale.push(Defend(NONE, next_one, self.hits, NONE, self.slot))

    def leave(self, tale: Tale) -> None:
        """Passing through it leaves when both cards have acted, not beaten. 4c.5"""
        if self.fighting:
            tale.fighting -= 1
        tale.pop()
        if tale.spot[PAW] < 0 or not tale.cat_passing:
            return
        tale.cat_left |= bit(self.slot)
        for slot in tale.track:
            if (
                slot >= RAT_CARD
                and MINION_INFOS[slot].kind == MINION_INFOS[POUNCE].kind
                and not tale.cat_left >> slot & 1
            ):
                return
        tale.cat_passing = False
        tale.tell("event-cat-leaves", {"slot": SLOT_ARGS[self.slot]})
        remove(tale, PAW)

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-cat-way", ("MT-N7", "MM-154")

    def candidates(self, tale: Tale) -> list[Choice]:
        return [AT[cell] for cell in tale.ground.nearer(tale.spot[PAW], tale.at[self.target])]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        self.step(tale, choice.cell)
