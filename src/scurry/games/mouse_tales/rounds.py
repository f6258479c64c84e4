"""Rounds: whose card is next, and what happens between turns. MT-I1 MM-122 MM-124"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.mouse_tales.infos import SLOT_ARGS
from scurry.games.mouse_tales.menu import MouseTurn
from scurry.games.mouse_tales.minions import MinionTurn
from scurry.games.mouse_tales.placing import Placement
from scurry.games.mouse_tales.stock import CATNIP
from scurry.games.mouse_tales.tale import Scene, Tale
from scurry.games.mouse_tales.words import FIGURES, MICE, NONE, PAW, bit
from scurry.games.mouse_tales.wounds import remove

NEXT: Final = 0
AFTER: Final = 1
ROUND_ENDS: Final = 2


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rounds(Scene):
    """The lowest scene of a chapter."""

    def __init__(self) -> None:
        self.stage: i64 = NEXT
        self.slot: i64 = NONE

    def clone(self) -> Rounds:
        twin = Rounds()
        twin.stage = self.stage
        twin.slot = self.slot
        return twin

    def go(self, tale: Tale) -> None:
        if self.stage == AFTER:
            self.after(tale)
        elif self.stage == ROUND_ENDS:
            self.end_round(tale)
        else:
            self.next(tale)

    def next(self, tale: Tale) -> None:
        """The first card below that has not acted. MM-124"""
        if tale.new_round:
            begin_round(tale)
        for at in range(tale.turn_at + 1, len(tale.track)):
            slot = tale.track[at]
            if not tale.acted >> slot & 1:
                self.begin_turn(tale, at, slot)
                return
        self.stage = ROUND_ENDS

    def begin_turn(self, tale: Tale, at: i64, slot: i64) -> None:
        tale.turn_at = at
        tale.acted |= bit(slot)
        self.slot = slot
        self.stage = AFTER
        if not tale.rules.attacked_all_round:
            tale.attacked = 0
        if tale.listener is not None:
            tale.tell("event-turn", {"slot": SLOT_ARGS[slot]})
        if slot < MICE:
            tale.push(MouseTurn(slot))
        else:
            tale.push(MinionTurn(slot))

    def after(self, tale: Tale) -> None:
        """Time's pressure, when the lowest mouse's turn ends with no minion about. MT-I7 MM-31"""
        self.stage = NEXT
        slot = self.slot
        self.slot = NONE
        if 0 <= slot < MICE and slot == tale.lowest() and not tale.any_minion():
            tale.tell("event-time", {})
            tale.feed_wheel(1)

    def end_round(self, tale: Tale) -> None:
        self.stage = NEXT
        self.cat_carries(tale)
        if tale.page >= tale.end:
            tale.lose("outcome-time")  # a last stand is over (MM-29)
        if wave_open(tale) and tale.rounds_here >= tale.place_rule().wave_round:
            send_wave(tale)
        if not tale.new_round:
            begin_round(tale)

    def cat_carries(self, tale: Tale) -> None:
        """With catnip the cat helps from some round on. 4c.5"""
        first = tale.place_rule().cat_helps
        if first == 0 or tale.rounds_here < first or not tale.achievements & CATNIP:
            return
        prey = [
            figure
            for figure in range(FIGURES)
            if tale.spot[figure] >= 0 and figure != PAW and not tale.info_of(figure).leader
        ]
        if prey:
            figure = prey[tale.rng.below(len(prey))]
            tale.say_figure("event-cat-carries", figure)
            remove(tale, figure)


# The second wave of a place. 4c.5


def wave_open(tale: Tale) -> bool:
    """The first has been placed, the second not yet."""
    if tale.place_rule().wave is None or tale.waves >> tale.side & 1:
        return False
    return bool(tale.placed >> tale.side & 1)


def wave_due(tale: Tale) -> bool:
    """As soon as the first one is gone."""
    return wave_open(tale) and not tale.any_minion()


def send_wave(tale: Tale) -> None:
    band = tale.place_rule().wave
    assert band is not None
    tale.waves |= bit(tale.side)
    tale.tell("event-wave", {})
    Placement(band).begin(tale)


def begin_round(tale: Tale) -> None:
    """MT-I1 MM-143 MM-152"""
    tale.new_round = False
    tale.acted = 0
    tale.turn_at = -1
    tale.attacked = 0
    tale.rounds_here += 1
    tale.inspired = False
    tale.inspired_used = 0
    tale.eased = False
    tale.horn_used = False
    tale.tell("event-round", {})
