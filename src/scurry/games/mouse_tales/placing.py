"""Minions come: where they are placed, and their initiative. MT-E2 … MT-E6"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.aiming import Aim, targets
from scurry.games.mouse_tales.infos import (
    CARD_ARGS,
    CARD_INFOS,
    CELL_ARGS,
    FIRST_PARTY,
    LARGE_KIND,
    MINION_ARGS,
    MOUSE_ARGS,
)
from scurry.games.mouse_tales.initiative import ambush, lay_track, set_place
from scurry.games.mouse_tales.nouns import AT, FRIENDS, NO, NOT_NOW, YES, At, Friend
from scurry.games.mouse_tales.powers import offer
from scurry.games.mouse_tales.stash import shuffle_in
from scurry.games.mouse_tales.stock import Band
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import (
    BRODIE,
    CELLS,
    CENTIPEDE,
    DISCARDED,
    DISGUISE,
    ELITE,
    ELITE_TOKENS,
    FIRST_OF,
    IN_HOARD,
    LAST_OF,
    MICE,
    NONE,
    RAT,
    ROACH,
    SKITTER,
    SNAP_SHOT,
    SPIDER,
    TOP,
    VANESTRA,
    VURST,
    Cell,
    Figure,
    Mouse,
    bit,
)
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.question import WINDOW
from scurry.kernel.state import Choice

# In this order they are placed: ranged small ones, large ones, melee small ones. MT-E2
ORDER: Final[list[i64]] = [VURST, ELITE, SPIDER, CENTIPEDE, SKITTER, VANESTRA, RAT, ROACH]
RANGED: Final[list[i64]] = [0, 1, 0, 0, 0, 1, 0, 0, 0]

HIDES: Final = 0
FIXED: Final = 1
PLACES: Final = 2
TRACK: Final = 3
SHOOTS: Final = 4
TOPS: Final = 5
PICKS: Final = 6
ENDS: Final = 7


def figure_for(tale: Tale, kind: i64) -> Figure:
    """A figure of the box that is free, or NONE. MM-41 MM-132"""
    if kind == ELITE:
        out = sum(1 for each in tale.kind if each == ELITE)
        if out >= ELITE_TOKENS:
            return NONE
    for figure in range(FIRST_OF[kind], LAST_OF[kind] + 1):
        if tale.kind[figure] == NONE:
            return figure
    return NONE


def stand(tale: Tale, kind: i64, cell: Cell) -> Figure:
    """Put a minion down; NONE if there is no figure left."""
    figure = figure_for(tale, kind)
    if figure != NONE:
        tale.kind[figure] = kind
        tale.spot[figure] = cell
        tale.hurt[figure] = 0
        tale.plight[figure] = 0
        tale.say_figure("event-placed", figure, {"cell": CELL_ARGS[cell]})
    return figure


def distance(tale: Tale, cell: Cell) -> i64:
    """From the nearest mouse. MM-43"""
    least: i64 = 99
    for mouse in range(MICE):
        if tale.at[mouse] >= 0:
            away = tale.ground.away[cell * CELLS + tale.at[mouse]]
            if away < least:
                least = away
    return least


def spots(tale: Tale, kind: i64) -> list[i64]:
    """Where a minion of that kind may be placed; several: the players choose. MT-E2"""
    full = tale.full_mask(LARGE_KIND[kind] == 1)
    spawns = [cell for cell in tale.ground.spawns if not full >> cell & 1]
    if not spawns:
        return overflow(tale, full)
    if RANGED[kind]:
        if tale.ground.spawn_in_area and tale.ground.area in spawns:
            return [tale.ground.area]
        return best(tale, spawns, -1)
    if LARGE_KIND[kind]:
        return best(tale, spawns, 1)
    return emptiest(tale, spawns)


def best(tale: Tale, cells: list[i64], sign: i64) -> list[i64]:
    """The nearest to the mice, or with -1 the furthest."""
    least: i64 = 999
    found: list[i64] = []
    for cell in cells:
        value = distance(tale, cell) * sign
        if value < least:
            least = value
            found = []
        if value == least:
            found.append(cell)
    return found


def emptiest(tale: Tale, cells: list[i64]) -> list[i64]:
    """Spread as widely as possible: where the fewest minions are. MT-E2"""
    least: i64 = 99
    found: list[i64] = []
    for cell in cells:
        value = tale.minions_at(cell)
        if value < least:
            least = value
            found = []
        if value == least:
            found.append(cell)
    return found


def overflow(tale: Tale, full: i64) -> list[i64]:
    """No spawn cell is left: the nearest land from one. MM-112"""
    least: i64 = 99
    found: list[i64] = []
    for cell in tale.ground.nodes:
        if full >> cell & 1 or tale.ground.water >> cell & 1:
            continue
        value: i64 = 99
        for spawn in tale.ground.spawns:
            away = tale.ground.away[spawn * CELLS + cell]
            if away < value:
                value = away
        if value < least:
            least = value
            found = []
        if value == least and value < 99:
            found.append(cell)
    return found


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Placement(Scene):
    """Minions are placed one by one, then the track is laid. MT-E2"""

    def __init__(self, band: Band) -> None:
        self.counts: list[i64] = band.counts[:]
        self.greedy = band.greedy
        self.fixed: list[tuple[i64, i64, i64]] = []
        self.by_card = False  # an encounter card's own minions: a disguise helps
        self.ambush = False
        self.arrival = False  # the first visit of a side: all initiative is drawn
        self.stage: i64 = HIDES
        self.came: i64 = 0  # figures placed
        self.mouse: i64 = NONE  # who plays the trick that changes the track
        self.before: list[i64] = []

    def clone(self) -> Placement:
        twin = Placement(NO_BAND)
        twin.counts = self.counts[:]
        twin.greedy = self.greedy
        twin.fixed = self.fixed[:]
        twin.by_card = self.by_card
        twin.ambush = self.ambush
        twin.arrival = self.arrival
        twin.stage = self.stage
        twin.came = self.came
        twin.mouse = self.mouse
        twin.before = self.before
        return twin

    def begin(self, tale: Tale) -> None:
        """Push it; till they have come nobody has won. MM-144"""
        tale.unsettled += 1
        tale.push(self)

    def go(self, tale: Tale) -> None:
        if self.stage == HIDES:
            self.hide(tale)
        elif self.stage == FIXED:
            self.put_fixed(tale)
        elif self.stage == PLACES:
            self.place_next(tale)
        elif self.stage == TRACK:
            self.lay(tale)
        elif self.stage == SHOOTS:
            self.stage = TOPS
            offer(tale, SNAP_SHOT, "ask-snap-shot", "MM-127", self.shooters(tale))
        elif self.stage == TOPS:
            self.offer_top(tale)
        elif self.stage == ENDS:
            tale.unsettled -= 1
            tale.pop()
        else:
            tale.ask_mouse(self.mouse)

    # Disguise. MT-P1 MM-83 MM-84

    def hide(self, tale: Tale) -> None:
        self.stage = FIXED
        rats = self.counts[RAT] + (0 if tale.rules.disguise_plain_rats else self.counts[ELITE])
        if self.by_card and rats > 0 and tale.where[FIRST_PARTY + DISGUISE] == IN_HOARD:
            self.stage = HIDES
            tale.ask_all()

    def put_on(self, tale: Tale) -> None:
        tale.tell("event-disguise", {"card": CARD_ARGS[FIRST_PARTY + DISGUISE]})
        shuffle_in(tale, FIRST_PARTY + DISGUISE)
        self.counts[RAT] = 0
        if not tale.rules.disguise_plain_rats:
            self.counts[ELITE] = 0

    # Placing.

    def put_fixed(self, tale: Tale) -> None:
        """Minions that a chapter puts on cells of its own."""
        for kind, cell, many in self.fixed:
            for _ in range(many):
                self.note(stand(tale, kind, cell))
        self.stage = PLACES
        if self.greedy and self.counts[ROACH] > 0:
            tale.greedy = True

    def note(self, figure: Figure) -> None:
        if figure != NONE:
            self.came |= bit(figure)

    def next_kind(self) -> i64:
        for kind in ORDER:
            if self.counts[kind] > 0:
                return kind
        return NONE

    def place_next(self, tale: Tale) -> None:
        kind = self.next_kind()
        if kind == NONE:
            self.stage = TRACK
            return
        cells = spots(tale, kind)
        if not cells or figure_for(tale, kind) == NONE:
            tale.tell("event-none-left", {"minion": MINION_ARGS[kind]})
            self.counts[kind] = 0
        elif len(cells) == 1 or tale.rules.table_decides:
            self.place(tale, kind, cells[0])
        else:
            tale.ask_all()

    def place(self, tale: Tale, kind: i64, cell: Cell) -> None:
        self.counts[kind] -= 1
        self.note(stand(tale, kind, cell))

    # Initiative.

    def lay(self, tale: Tale) -> None:
        self.stage = SHOOTS
        tale.slain = [0] * MICE if self.arrival else tale.slain
        if self.came == 0 and not self.arrival:
            self.stage = ENDS
            return
        self.before = [slot for slot in tale.track if slot >= MICE]
        anew = self.arrival or (not self.before and not tale.rules.always_append)
        if anew:
            self.before = []
        lay_track(tale, anew)
        if self.ambush:
            ambush(tale, self.before)
        if self.came == 0:
            self.stage = ENDS

    # After it: Preemptive Shot, and the ambush turned round.

    def shooters(self, tale: Tale) -> i64:
        found: i64 = 0
        for mouse in range(MICE):
            if tale.is_active(mouse) and self.shot(tale, mouse) != NONE:
                found |= bit(mouse)
        return found

    def shot(self, tale: Tale, mouse: Mouse) -> i64:
        """A ranged weapon in paw with one of those just placed in its sight. 4b.4"""
        for card in tale.worn(mouse):
            if CARD_INFOS[card].ranged and targets(tale, mouse, card) & self.came:
                return card
        return NONE

    def told(self, tale: Tale, number: i64) -> None:
        tale.push(Aim(number, [self.shot(tale, number)], self.came, True))

    def offer_top(self, tale: Tale) -> None:
        self.stage = ENDS
        for slot in tale.track:
            if slot < MICE and tale.is_active(slot) and tale.holds_trick(slot, TOP) != NONE:
                self.mouse = slot
                self.stage = PICKS
                return

    # Asking.

    def kind(self) -> str:
        return WINDOW if self.stage == PICKS else "turn"

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        if self.stage == HIDES:
            return "ask-disguise", ("MT-P1", "MM-83")
        if self.stage == PICKS:
            return "ask-top", ("MM-127", "MT-I4")
        return "ask-place", ("MT-E2", "MM-42", "MM-112")

    def args(self, tale: Tale) -> dict[str, Arg]:
        if self.stage == PICKS:
            return {"mouse": MOUSE_ARGS[self.mouse]}
        if self.stage == PLACES:
            return {"minion": MINION_ARGS[self.next_kind()]}
        return {}

    def candidates(self, tale: Tale) -> list[Choice]:
        found: list[Choice] = []
        if self.stage == HIDES:
            found += [NO, YES]
        elif self.stage == PLACES:
            found += [AT[cell] for cell in spots(tale, self.next_kind())]
        else:
            found.append(NO)
            found += [FRIENDS[slot] for slot in tale.track if slot < MICE]
        return found

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        if isinstance(choice, At):
            self.place(tale, self.next_kind(), choice.cell)
        elif isinstance(choice, Friend):
            self.to_top(tale, choice.mouse)
        elif self.stage == PICKS:
            self.stage = ENDS
            tale.say_mouse("event-declines", self.mouse)
        else:
            self.stage = FIXED
            if choice is YES:
                self.put_on(tale)
            else:
                tale.tell("event-no-disguise", {})

    def to_top(self, tale: Tale, mouse: Mouse) -> None:
        card = tale.holds_trick(self.mouse, TOP)
        tale.where[card] = DISCARDED
        tale.say_mouse("event-plays", self.mouse, {"card": CARD_ARGS[card]})
        tale.say_mouse("event-to-top", mouse)
        set_place(tale, mouse, 0)
        self.stage = ENDS


NO_BAND: Final = Band()


def band_of(kind: i64, many: i64) -> Band:
    band = Band()
    band.counts[kind] = many
    return band


def cat_comes(tale: Tale, cell: Cell) -> None:
    """The cat passes through: both its cards act once, then it leaves. 4c.5 MT-I5"""
    tale.cat_passing = True
    tale.cat_left = 0
    placement = Placement(NO_BAND)
    placement.fixed = [(BRODIE, cell, 1)]
    tale.tell("event-cat-comes", {"cell": CELL_ARGS[cell]})
    placement.begin(tale)
