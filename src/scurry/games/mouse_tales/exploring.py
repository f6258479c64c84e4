"""Explore: through an exit or by a flip cell, all mice together. MT-A10 MT-A11 MT-E1"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.encountering import draw_encounter
from scurry.games.mouse_tales.infos import (
    CARD_ARGS,
    CELL_ARGS,
    ENCOUNTER_INFOS,
    FIRST_PARTY,
    MOUSE_INFOS,
)
from scurry.games.mouse_tales.nouns import AT, NOT_NOW, At
from scurry.games.mouse_tales.placing import NO_BAND, Placement
from scurry.games.mouse_tales.stash import shuffle_in
from scurry.games.mouse_tales.surveying import ground
from scurry.games.mouse_tales.tale import CROWD, GAME, Scene, Tale
from scurry.games.mouse_tales.turn import Deed, Turn, no_action, spend_action
from scurry.games.mouse_tales.words import (
    FORK,
    GRAPE,
    HOOK,
    IN_HOARD,
    MICE,
    NO_EXIT,
    NONE,
    NOWHERE,
    SCAMP,
    TINKERER,
    WAY_NAMES,
    WAY_X,
    WAY_Y,
    WEBBED,
    Cell,
    Mouse,
    bit,
)
from scurry.kernel.message import Refusal
from scurry.kernel.state import Choice

FOES_HERE: Final = Refusal("MT-A10", "why-foes-here")
WEBBED_STAYS: Final = Refusal("MM-35", "why-webbed-stays")
NOT_AT_EXIT: Final = Refusal("MT-A10", "why-not-at-exit")
NO_WAY_ON: Final = Refusal("MM-38", "why-no-way-on")
LOCKED: Final = Refusal("MT-C13", "why-locked")
NOT_ON_FLIP: Final = Refusal("MT-A10", "why-not-on-flip")
NEEDS_HOOK: Final = Refusal("MT-A11", "why-needs-hook")
NEEDS_PAWS: Final = Refusal("MT-A11", "why-needs-paws")
NEEDS_FLAG: Final = Refusal("MT-C13", "why-needs-flag")
FLIP: Final = 4

ARRIVES: Final = 0
LOOKS: Final = 1
COMES: Final = 2
ENDS: Final = 3


def neighbour(tale: Tale, way: i64) -> i64:
    """The place next to the party's, or NONE."""
    places = tale.chapter.places
    x = places[tale.place][0] + WAY_X[way]
    y = places[tale.place][1] + WAY_Y[way]
    for at in range(len(places)):
        if places[at][0] == x and places[at][1] == y:
            return at
    return NONE


def face_through(tale: Tale, place: i64, way: i64) -> i64:
    """The face of the neighbour that continues the exit's colour, or NONE. MM-119"""
    colour = tale.ground.exits[way]
    facing = (way + 2) % 4
    up = tale.ups[place]
    if ground(up, tale.rules.laws).exits[facing] == colour:
        return up
    if ground(up ^ 1, tale.rules.laws).exits[facing] == colour:
        return up ^ 1
    return NONE


def exit_objection(tale: Tale, mouse: Mouse, way: i64) -> Refusal | None:
    """MT-A10 MM-38 MM-119"""
    if tale.ground.exits[way] == NO_EXIT or tale.at[mouse] not in tale.ground.exit_nodes[way]:
        return NOT_AT_EXIT
    place = neighbour(tale, way)
    if place == NONE:
        return NO_WAY_ON
    side = face_through(tale, place, way)
    if side == NONE:
        return NO_WAY_ON
    return LOCKED if tale.chapter.rules[side].locked else None


def flip_objection(tale: Tale, mouse: Mouse) -> Refusal | None:
    """MT-A10 MT-A11 MM-87"""
    cell = tale.at[mouse]
    if cell != tale.ground.flip:
        return NOT_ON_FLIP
    rule = tale.place_rule()
    if rule.flip_hook and not hook_at_hand(tale, cell):
        return NEEDS_HOOK
    if rule.flip_paws and not MOUSE_INFOS[mouse].classes & (TINKERER | SCAMP):
        return NEEDS_PAWS
    if rule.flip_needs != NONE and not tale.flags >> rule.flip_needs & 1:
        return NEEDS_FLAG
    return LOCKED if tale.chapter.rules[tale.side ^ 1].locked else None


def hook_at_hand(tale: Tale, cell: Cell) -> bool:
    """In the hoard, or lying with an end on that cell. MM-87"""
    if tale.where[FIRST_PARTY + HOOK] == IN_HOARD:
        return True
    return cell in (tale.hook_a, tale.hook_b)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Explore(Deed):
    """Only with no minion on the tile; no roll. MT-A10"""

    def __init__(self, way: i64) -> None:
        name = "flip" if way == FLIP else WAY_NAMES[way]
        super().__init__(GAME, f"explore {name}", f"choice-explore-{name}", {})
        self.way: i64 = way

    def bars(self, tale: Tale, turn: Turn) -> Refusal | None:
        wrong = no_action(tale, turn)
        if wrong is not None:
            return wrong
        if tale.any_minion():
            return FOES_HERE
        if tale.woes[turn.mouse] & WEBBED and not tale.rules.webbed_explore:
            return WEBBED_STAYS
        if self.way == FLIP:
            return flip_objection(tale, turn.mouse)
        return exit_objection(tale, turn.mouse, self.way)

    def do(self, tale: Tale, turn: Turn) -> None:
        spend_action(tale, turn)
        tale.push(Journey(turn.mouse, self.way))


EXPLORES: Final[list[Explore]] = [Explore(way) for way in range(5)]


def leave_tile(tale: Tale) -> None:
    """Party tokens left behind are lost, snares removed. MT-P2 MM-92"""
    for which, cell in ((HOOK, tale.hook_a), (FORK, tale.fork), (GRAPE, tale.grape)):
        if cell != NOWHERE:
            tale.tell("event-left-behind", {"card": CARD_ARGS[FIRST_PARTY + which]})
            shuffle_in(tale, FIRST_PARTY + which)
    tale.hook_a = NOWHERE
    tale.hook_b = NOWHERE
    tale.fork = NOWHERE
    tale.grape = NOWHERE
    tale.snares = 0
    tale.snare_by = 0
    tale.greedy = False


def turn_up(tale: Tale, place: i64, side: i64) -> None:
    """The face that lies up; what lay on the other one is lost. MM-37"""
    if tale.ups[place] != side:
        tale.traps[tale.ups[place]] = 0
        tale.ups[place] = side
    tale.place = place
    tale.side = side
    tale.ground = ground(side, tale.rules.laws)
    tale.rounds_here = 0


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Journey(Scene):
    """The party goes on: where it arrives, and what waits there."""

    def __init__(self, mouse: i64, way: i64) -> None:
        self.mouse: i64 = mouse
        self.way: i64 = way
        self.stage: i64 = ARRIVES
        self.turned = False
        self.seen_before = False
        self.came = False

    def clone(self) -> Journey:
        twin = Journey(self.mouse, self.way)
        twin.stage = self.stage
        twin.turned = self.turned
        twin.seen_before = self.seen_before
        twin.came = self.came
        return twin

    def go(self, tale: Tale) -> None:
        if not self.turned:
            self.turned = True
            tale.unsettled += 1
            self.set_out(tale)
        if self.stage == ARRIVES:
            cells = self.doors(tale)
            if len(cells) == 1:
                self.arrive(tale, cells[0])
            else:
                tale.ask_mouse(self.mouse)
        elif self.stage == LOOKS:
            self.look(tale)
        elif self.stage == COMES:
            self.settle(tale)
        else:
            tale.unsettled -= 1
            tale.pop()

    def set_out(self, tale: Tale) -> None:
        if self.way == FLIP:
            place, side = tale.place, tale.side ^ 1
        else:
            place = neighbour(tale, self.way)
            side = face_through(tale, place, self.way)
        leave_tile(tale)
        turn_up(tale, place, side)
        tale.say_mouse("event-explores", self.mouse, {"side": f"@side-{side + 1}"})

    def doors(self, tale: Tale) -> list[i64]:
        if self.way == FLIP:
            return [tale.ground.flip]
        return tale.ground.exit_nodes[(self.way + 2) % 4]

    def arrive(self, tale: Tale, cell: Cell) -> None:
        """All active mice on one cell, more than four beside it. MM-33 MM-34 MM-120 MM-123"""
        self.stage = LOOKS
        going = [self.mouse]
        going += [mouse for mouse in range(MICE) if tale.is_active(mouse) and mouse != self.mouse]
        for mouse in going:
            tale.at[mouse] = NOWHERE
        for mouse in going:
            tale.at[mouse] = beside(tale, cell)
        self.get_wet(tale)
        if tale.listener is not None:
            for mouse in going:
                tale.say_mouse("event-arrives", mouse, {"cell": CELL_ARGS[tale.at[mouse]]})

    def get_wet(self, tale: Tale) -> None:
        """Set into water she has entered it: no move is left. MM-123"""
        turn = tale.below()
        if isinstance(turn, Turn) and tale.ground.water >> tale.at[self.mouse] & 1:
            turn.motion.done = True

    def look(self, tale: Tale) -> None:
        """The first time something may come. MT-E1 MM-36 MM-151"""
        self.stage = COMES
        seen = bit(tale.side)
        if tale.rules.tiles_not_sides:
            seen |= bit(tale.side ^ 1)
        self.seen_before = tale.visited & seen != 0
        tale.visited |= bit(tale.side)
        if self.seen_before:
            return
        if tale.listener is not None:
            name = tale.chapter.name
            tale.tell("event-first-visit", {"side": f"@side-{tale.side + 1}", "chapter": name})
        rule = tale.place_rule()
        if rule.armed:
            lay_traps(tale)
        if rule.setup is not None or rule.fixed:
            self.set_up(tale)
        elif not rule.quiet:
            self.meet(tale)

    def set_up(self, tale: Tale) -> None:
        rule = tale.place_rule()
        placement = Placement(NO_BAND if rule.setup is None else rule.setup)
        placement.fixed = rule.fixed[:]
        placement.arrival = True
        self.came = True
        placement.begin(tale)

    def meet(self, tale: Tale) -> None:
        """An encounter card; the hourglass's page picks the row. MT-E1"""
        card = draw_encounter(tale)
        if card == NONE:
            return
        info = ENCOUNTER_INFOS[card]
        if info.traps:
            lay_traps(tale)
        row: i64 = 0 if tale.page <= 2 else 1 if tale.page <= 4 else 2
        placement = Placement(info.rows[row])
        placement.by_card = True
        placement.ambush = info.ambush
        placement.arrival = True
        self.came = True
        placement.begin(tale)

    def settle(self, tale: Tale) -> None:
        """Minions came: the explorer's turn ends. MM-32"""
        self.stage = ENDS
        if not self.came:
            return
        rule = tale.place_rule()
        if rule.setup is not None or rule.fixed:
            tale.placed |= bit(tale.side)
        if not tale.rules.explorer_finishes:
            tale.turn_ends = True

    # Asking.

    def ask(self, tale: Tale) -> tuple[str, tuple[str, ...]]:
        return "ask-arrive", ("MT-A10", "MM-33")

    def candidates(self, tale: Tale) -> list[Choice]:
        return [AT[cell] for cell in self.doors(tale)]

    def objection(self, tale: Tale, choice: Choice) -> Refusal | None:
        return None if choice in self.candidates(tale) else NOT_NOW

    def answer(self, tale: Tale, choice: Choice) -> None:
        assert isinstance(choice, At)
        self.arrive(tale, choice.cell)


def beside(tale: Tale, cell: Cell) -> Cell:
    """That cell, or if it is full the nearest one that is not, land before water. MM-33"""
    if tale.mice_at(cell) < CROWD and not tale.is_full(cell):
        return cell
    best = cell
    least: i64 = 999
    for other in tale.ground.nodes:
        if not tale.is_full(other):
            away = tale.ground.away[cell * 36 + other]
            if tale.ground.water >> other & 1:
                away += 50
            if away < least:
                least = away
                best = other
    return best


def lay_traps(tale: Tale) -> None:
    """One on each red X. MT-E4 MM-20 MM-140"""
    laid = tale.ground.traps & ~tale.place_rule().trapless
    tale.traps[tale.side] |= laid
    if laid:
        tale.tell("event-traps", {"count": bin(laid).count("1")})
