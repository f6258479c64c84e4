"""A player's memory of the ring: what lies where, and for how long it will be known.

While a card lies open it is known. When a burrow covers it, the notebook draws how many rounds
the note will last: after k rounds it is there with probability 2^(-k / half-life). Hearing the
product named again makes a fresh note. What is forgotten is guessed among the products that are
not accounted for. CHE-O4
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.holey_cheese.cards import CHEESE, PAW, PRODUCT_ARGS, Kind, Place
from scurry.games.holey_cheese.choices import BUZZ, NAME, PASS, SLAP, TAP
from scurry.games.holey_cheese.table import (
    BUZZING,
    FREE,
    NAMING,
    RACING,
    TAPPING,
    Table,
)
from scurry.kernel.message import Event
from scurry.kernel.notebook import Notebook, Wits, happens, log_normal, rounds_kept
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

UNKNOWN: Final = -1
ALWAYS: Final = 1e9  # a card that lies open
KIND_OF: Final[dict[str, int]] = {arg: kind for kind, arg in enumerate(PRODUCT_ARGS)}
# Seconds of a practised player (medians).
TO_ANSWER: Final = 2.6
A_STEP: Final = 0.25
TO_REMEMBER: Final = 0.8  # on top, for a covered card
TO_SLAP: Final = 0.55
TO_TAP: Final = 0.9


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Memory(Notebook):
    def __init__(self, seat: Seat, wits: Wits, rng: Rng) -> None:
        super().__init__(seat, wits, rng)
        self.kinds: list[i64] = []  # by place; UNKNOWN
        self.until: list[float] = []  # by place: the round after which it is forgotten
        self.round: i64 = 0
        self.mouse: i64 = 0
        self.named: i64 = UNKNOWN  # the right answer just said aloud

    # Hearing.

    def hear(self, event: Event) -> None:
        message = event.message
        args = event.args
        if message == "event-roll" or message == "event-paw":
            self.round = cast(int, args["round"])
            self.named = UNKNOWN
        elif message == "event-mouse":
            self.mouse = cast(int, args["place"]) - 1
        elif message == "event-says-right":
            self.named = KIND_OF[cast(str, args["product"])]
        elif message == "event-tap-holds":
            self.note_cheese(cast(int, args["place"]) - 1)
        elif message == "event-lays":
            self.cover(cast(int, args["place"]) - 1)
        elif message == "event-uncovered":
            place = cast(int, args["place"]) - 1
            self.see(place, KIND_OF[cast(str, args["product"])])
        elif message == "event-takes":
            self.forget_place(cast(int, args["place"]) - 1)
        elif message == "event-ring":
            self.see_ring(cast(tuple[str, ...], args["cards"]))

    def note_cheese(self, place: Place) -> None:
        """A tap tells that a covered card is cheese. DS-33"""
        if place < len(self.kinds) and self.until[place] != ALWAYS:
            self.note(place, CHEESE)

    def see_ring(self, cards: tuple[str, ...]) -> None:
        self.kinds = [KIND_OF[card] for card in cards]
        self.until = [ALWAYS] * len(self.kinds)

    def see(self, place: Place, kind: Kind) -> None:
        if place < len(self.kinds):
            self.kinds[place] = kind
            self.until[place] = ALWAYS

    def cover(self, place: Place) -> None:
        """A burrow is laid. What was just named lies where the mouse stands."""
        if place >= len(self.kinds):
            return
        if self.named != UNKNOWN and self.mouse < len(self.kinds):
            self.note(self.mouse, self.named)
            self.named = UNKNOWN
        if self.kinds[place] != UNKNOWN and self.until[place] == ALWAYS:
            self.note(place, self.kinds[place])

    def note(self, place: Place, kind: Kind) -> None:
        """A fresh note, which will fade."""
        self.kinds[place] = kind
        self.until[place] = float(self.round) + rounds_kept(self.rng, self.wits.half_life)

    def forget_place(self, place: Place) -> None:
        """The ring closes up."""
        if place < len(self.kinds):
            del self.kinds[place]
            del self.until[place]

    def known(self, place: Place) -> Kind:
        """What this player thinks of when it thinks of a place, or UNKNOWN."""
        if place >= len(self.kinds) or self.until[place] < float(self.round):
            return UNKNOWN
        return self.kinds[place]

    # Looking and recalling.

    def look(self, table: State) -> None:
        """Whoever comes late to a table sees what lies open."""
        ring = cast(Table, table)
        if len(self.kinds) != len(ring.ring):
            self.kinds = [UNKNOWN] * len(ring.ring)
            self.until = [ALWAYS] * len(ring.ring)
        self.round = ring.round
        self.mouse = ring.mouse
        for place in range(len(ring.ring)):
            if ring.burrows[place] == FREE:
                self.see(place, ring.ring[place])
            elif self.until[place] == ALWAYS:
                self.kinds[place] = UNKNOWN  # it was covered before this player came

    def recall(self, table: State) -> None:
        """Covered cards that are remembered are put where they are; the rest stays a guess."""
        ring = cast(Table, table)
        for place in range(len(ring.ring)):
            if ring.burrows[place] != FREE and not ring.held >> place & 1:
                kind = self.known(place)
                if kind != UNKNOWN and ring.ring[place] != kind:
                    self.swap_in(ring, place, kind)

    def swap_in(self, ring: Table, place: Place, kind: Kind) -> None:
        for other in range(len(ring.ring)):
            there = ring.burrows[other] != FREE and ring.ring[other] == kind
            if there and other != place and self.known(other) != kind:
                ring.ring[other] = ring.ring[place]
                ring.ring[place] = kind
                return

    # Answering.

    def reply(self, table: State, rng: Rng) -> Choice | None:
        ring = cast(Table, table)
        if ring.phase == TAPPING:
            return self.tap(ring, rng)
        if ring.steps == PAW and ring.phase == RACING:
            return SLAP
        if ring.phase == BUZZING:
            return PASS if self.would_pay(ring) else BUZZ
        if ring.phase == RACING or ring.phase == NAMING:
            return self.name(ring, rng)
        return None

    def name(self, ring: Table, rng: Rng) -> Choice:
        """The card it counts to, as it thinks it is. A slip counts one card too few or too many."""
        place = ring.target
        if ring.phase == RACING and self.would_pay(ring):
            return PASS
        if happens(rng, self.wits.slips):
            place = ring.along(place, 1 if rng.below(2) == 0 else -1)
        choice = NAME[ring.ring[place]]
        if choice.refusal(ring, self.seat) is None:
            return choice
        return PASS

    def would_pay(self, ring: Table) -> bool:
        """A guess may cost a burrow card by house option, and so may silence after a buzz. DS-04"""
        if not ring.rules.wrong_costs or ring.steps == PAW or ring.laid_by(self.seat) == 0:
            return False
        return ring.burrows[ring.target] != FREE and self.known(ring.target) == UNKNOWN

    def tap(self, ring: Table, rng: Rng) -> Choice:
        """A cheese that nobody holds, an open one first; a slip taps any card."""
        if happens(rng, self.wits.slips):
            return self.or_pass(ring, rng.below(len(ring.ring)))
        found: i64 = UNKNOWN
        for shift in range(len(ring.ring)):
            place = ring.along(ring.mouse, shift)
            if ring.ring[place] == CHEESE and not ring.held >> place & 1:
                if ring.burrows[place] == FREE:
                    return self.or_pass(ring, place)
                if found == UNKNOWN:
                    found = place
        return PASS if found == UNKNOWN else self.or_pass(ring, found)

    def or_pass(self, ring: Table, place: Place) -> Choice:
        return PASS if TAP[place].refusal(ring, self.seat) is not None else TAP[place]

    def seconds(self, table: State, rng: Rng) -> float:
        """Counting takes time by the step, remembering takes more. CHE-O4"""
        ring = cast(Table, table)
        if ring.steps == PAW:
            median = TO_TAP if ring.rules.advanced else TO_SLAP
        else:
            median = TO_ANSWER + A_STEP * float(ring.steps)
            if ring.burrows[ring.target] != FREE:
                median += TO_REMEMBER
        return log_normal(rng, median * self.wits.slowness)
