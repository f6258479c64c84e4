"""The turn of a card of minions: each figure moves, then attacks. MT-N"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.cat import CatTurn
from scurry.games.mouse_tales.hunting import (
    at_hand,
    in_sight,
    nearest,
    next_figures,
    open_mice,
    prey,
    tell_hunt,
    tell_prey,
)
from scurry.games.mouse_tales.infos import (
    CARD_ARGS,
    CELL_ARGS,
    FIRST_PARTY,
    MINION_INFOS,
    SLOT_ARGS,
)
from scurry.games.mouse_tales.initiative import set_place
from scurry.games.mouse_tales.luring import Lure, lurer
from scurry.games.mouse_tales.nouns import AT, FOES, NOT_NOW, At, Foe
from scurry.games.mouse_tales.placing import Placement, band_of
from scurry.games.mouse_tales.rolling import roll_minion
from scurry.games.mouse_tales.snaring import walk_to
from scurry.games.mouse_tales.stash import shuffle_in
from scurry.games.mouse_tales.striking import Strike
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.tokens import grape_lands
from scurry.games.mouse_tales.words import (
    FIGURES,
    GRAPE,
    HUSHED,
    LYING,
    MICE,
    NONE,
    NOWHERE,
    PIPS,
    RAT,
    ROACH,
    SKIPS,
    Cell,
    Figure,
    Mouse,
    bit,
)
from scurry.games.mouse_tales.wounds import remove
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.state import Choice

BEGINS: Final = 0
PICKS: Final = 1
MOVES: Final = 2
ROLLS: Final = 3
WALKS: Final = 4
ATTACKS: Final = 5
STRUCK: Final = 6
ENDS: Final = 7


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MinionTurn(Scene):
    """All figures of a card, from the nearest to the mice outward. MT-N1 MM-44"""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot
        self.stage: i64 = BEGINS
        self.done: i64 = 0  # figures that have acted
        self.figure: i64 = NONE
        self.points: i64 = 0  # of a die for the whole card: by house rule (MM-45)
        self.ends: list[i64] = []
        self.shots: i64 = 0
        self.last: i64 = NONE  # the mouse shot at first

    def clone(self) -> MinionTurn:
        twin = MinionTurn(self.slot)
        twin.stage = self.stage
        twin.done = self.done
        twin.figure = self.figure
        twin.points = self.points
        twin.ends = self.ends[:]
        twin.shots = self.shots
        twin.last = self.last
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == BEGINS:
            self.begin(tale)
        elif self.stage == PICKS:
            self.pick(tale)
        elif self.stage == ENDS:
            self.end(tale)
        elif tale.spot[self.figure] < 0:
            self.stage = PICKS  # it fell on the way
        elif self.stage == MOVES:
            self.offer_lure(tale)
        elif self.stage == ROLLS:
            self.roll(tale)
        elif self.stage == WALKS:
            self.walk(tale)
        elif self.stage == ATTACKS:
            self.attack(tale)
        else:
            self.stage = PICKS

    def begin(self, tale: Tale) -> None:
        info = MINION_INFOS[self.slot]
        self.stage = PICKS
        if info.pounces or info.prowls:
            self.stage = ENDS
            tale.push(CatTurn(self.slot))
        elif info.calls:
            tale.tell("event-calls", {"slot": SLOT_ARGS[self.slot]})
            Placement(band_of(RAT, 1)).begin(tale)

    # Which figure.

    def pick(self, tale: Tale) -> None:
        figures = next_figures(tale, MINION_INFOS[self.slot].kind, self.done)
        if not figures or tale.active() == 0:
            self.stage = ENDS
        elif len(figures) == 1 or tale.rules.table_decides:
            self.take(tale, figures[0])
        else:
            tale.ask_all()

    def take(self, tale: Tale, figure: Figure) -> None:
        self.figure = figure
        self.done |= bit(figure)
        self.shots = 0
        self.last = NONE
        if tale.plight[figure] & SKIPS:
            tale.plight[figure] &= ~(SKIPS | HUSHED)
            tale.say_figure("event-skips", figure)
        else:
            self.stage = MOVES

    # Moving.

    def offer_lure(self, tale: Tale) -> None:
        """A ringing pebble may lead it elsewhere. 4c.1"""
        self.stage = ROLLS
        if self.throws(tale):
            return
        if not MINION_INFOS[self.slot].leader and lurer(tale) != NONE:
            tale.push(Lure(self.figure))

    def told(self, tale: Tale, number: i64) -> None:
        """Lured: it has moved. Or an attack is over, with so many cheese."""
        if self.stage == ROLLS:
            self.stage = ATTACKS
        elif self.stage == STRUCK:
            self.shoot_again(tale, number)

    def throws(self, tale: Tale) -> bool:
        """A rat on the grape, with no mouse there, throws it. MT-P4 MM-91"""
        cell = tale.spot[self.figure]
        info = MINION_INFOS[self.slot]
        if cell != tale.grape or not info.rat or tale.mice_at(cell) > 0 or tale.active() == 0:
            return False
        if tale.plight[self.figure] & HUSHED:
            return False
        target = fullest(tale)
        tale.grape = NOWHERE
        tale.say_figure("event-throws-grape", self.figure, {"cell": CELL_ARGS[target]})
        tale.plight[self.figure] &= ~LYING
        self.stage = STRUCK
        grape_lands(tale, target, NONE)
        return True

    def roll(self, tale: Tale) -> None:
        figure = self.figure
        cell = tale.spot[figure]
        self.stage = ATTACKS
        if tale.plight[figure] & LYING:
            tale.plight[figure] &= ~LYING
            tale.say_figure("event-minion-stands", figure)
            return
        if self.stays(tale, cell):
            return
        points = self.die(tale)
        self.ends = self.possible_ends(tale, cell, points)
        self.stage = WALKS

    def stays(self, tale: Tale, cell: Cell) -> bool:
        """Already with a mouse, or a shooter that sees one. MT-N3 MT-N4"""
        if MINION_INFOS[self.slot].ranged:
            return in_sight(tale, cell, open_mice(tale, NONE)) != 0 or (
                at_hand(tale, cell, open_mice(tale, NONE)) != 0
            )
        return tale.mice_at(cell) > 0 or (self.baited(tale) and cell == tale.grape)

    def baited(self, tale: Tale) -> bool:
        return MINION_INFOS[self.slot].kind == ROACH and tale.grape != NOWHERE

    def die(self, tale: Tale) -> i64:
        """One die's number, for each figure. MM-45"""
        if tale.rules.one_die_a_card and self.points > 0:
            return self.points
        self.points = PIPS[roll_minion(tale, self.figure, 1, "move")[0]]
        return self.points

    def possible_ends(self, tale: Tale, cell: Cell, points: i64) -> list[i64]:
        """MT-N3 MT-N4 MM-47 MM-136"""
        info = MINION_INFOS[self.slot]
        full = tale.full_mask(info.large) & ~bit(cell)
        mice = tale.mice_mask()
        if self.baited(tale):
            tale.say_figure("event-smells-grape", self.figure, {"cell": CELL_ARGS[tale.grape]})
            return tale.ground.melee_ends(cell, tale.grape, points, full, mice)
        target = nearest(tale, cell, open_mice(tale, NONE))
        if target == NONE:
            return [cell]
        tell_hunt(tale, self.figure, target)
        if info.ranged:
            reach = tale.place_rule().reach
            seeing = tale.ground.watching(tale.mice_mask(), reach)
            return tale.ground.first_sight_ends(cell, tale.at[target], points, full, seeing | mice)
        return tale.ground.melee_ends(cell, tale.at[target], points, full, mice)

    def walk(self, tale: Tale) -> None:
        if len(self.ends) == 1 or tale.rules.table_decides:
            self.stage = ATTACKS
            self.arrive(tale, self.ends[0])
        else:
            tale.ask_all()

    def arrive(self, tale: Tale, cell: Cell) -> None:
        info = MINION_INFOS[self.slot]
        stops = tale.mice_mask()
        if info.ranged:
            stops |= tale.ground.watching(stops, tale.place_rule().reach)
        walk_to(tale, self.figure, cell, tale.full_mask(info.large), stops)

    # Attacking.

    def attack(self, tale: Tale) -> None:
        figure = self.figure
        cell = tale.spot[figure]
        self.stage = STRUCK
        if tale.plight[figure] & HUSHED:
            tale.plight[figure] &= ~HUSHED
            tale.say_figure("event-hushed", figure)
            return
        if self.baited(tale) and cell == tale.grape:
            return
        mouse = prey(tale, cell, MINION_INFOS[self.slot].ranged, NONE)
        if mouse == NONE:
            tale.say_figure("event-no-prey", figure)
        else:
            tell_prey(tale, figure, mouse)
            self.strike(tale, mouse)

    def strike(self, tale: Tale, mouse: Mouse) -> None:
        self.shots += 1
        self.last = mouse
        strike = Strike(NONE, self.slot, self.figure, mouse, NONE)
        strike.ranged = MINION_INFOS[self.slot].ranged
        strike.begin(tale)

    def shoot_again(self, tale: Tale, cheese: i64) -> None:
        """A pistoleer, once: on the same mouse, or another if she was captured. 4b.2"""
        if not MINION_INFOS[self.slot].pistoleer or self.shots > 1 or cheese == 0:
            return
        mouse = self.last
        if tale.at[mouse] < 0:
            mouse = prey(tale, tale.spot[self.figure], True, NONE)
        if mouse != NONE:
            self.strike(tale, mouse)

    # The end of the card's turn.

    def end(self, tale: Tale) -> None:
        tale.pop()
        if self.baited(tale):
            self.feast(tale)
        if MINION_INFOS[self.slot].aggressive:
            self.press_on(tale)

    def feast(self, tale: Tale) -> None:
        """Roaches on the grape eat it and are gone. MM-89"""
        eaten = False
        for figure in range(FIGURES):
            if tale.kind[figure] == ROACH and tale.spot[figure] == tale.grape:
                eaten = True
                tale.say_figure("event-eats", figure)
                remove(tale, figure)
        if eaten:
            tale.grape = NOWHERE
            tale.tell("event-grape-gone", {"card": CARD_ARGS[FIRST_PARTY + GRAPE]})
            shuffle_in(tale, FIRST_PARTY + GRAPE)

    def press_on(self, tale: Tale) -> None:
        """Aggressive: it changes places with the card above. MM-94 MM-124"""
        at = tale.rank(self.slot)
        if 0 < at < len(tale.track):
            tale.tell("event-presses-on", {"slot": SLOT_ARGS[self.slot]})
            set_place(tale, self.slot, at - 1)

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        if self.stage == PICKS:
            return "ask-which-minion", ("MT-N1", "MM-44")
        return "ask-minion-way", ("MT-N3", "MM-48")

    def args(self, tale: Tale) -> dict[str, Arg]:
        if self.stage == PICKS:
            return {"slot": SLOT_ARGS[self.slot]}
        return {"figure": tale.name_of(self.figure)}

    def candidates(self, tale: Tale) -> list[Choice]:
        if self.stage == PICKS:
            kind = MINION_INFOS[self.slot].kind
            return [FOES[figure] for figure in next_figures(tale, kind, self.done)]
        return [AT[cell] for cell in self.ends]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, Foe):
            tale.say_figure("event-acts-next", choice.figure)
            self.take(tale, choice.figure)
        else:
            assert isinstance(choice, At)
            self.stage = ATTACKS
            self.arrive(tale, choice.cell)


def fullest(tale: Tale) -> Cell:
    """The cell with the most mice; a tie: that of the mouse highest on the track. MT-P4"""
    best: i64 = NONE
    most: i64 = 0
    for slot in tale.track:
        if slot < MICE and tale.at[slot] >= 0:
            many = tale.mice_at(tale.at[slot])
            if many > most:
                most = many
                best = tale.at[slot]
    return best
