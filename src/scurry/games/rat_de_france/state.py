"""Rat de France as the kernel asks it: who is asked what, clone, imagine, outcome."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.rat_de_france.choices import BID, CONSOLATION, DISCARD, KEEP, PASS
from scurry.games.rat_de_france.offers import offers, vocabulary
from scurry.games.rat_de_france.race import (
    ACTING,
    BIDDING,
    CONSOLING,
    DISCARDING,
    OVER,
    PEPPERING,
    PLACING,
    UNASKED,
    Race,
    bits,
    card_arg,
)  # fmt: skip
from scurry.games.rat_de_france.refusals import asked
from scurry.games.rat_de_france.words import FULL_HAND, NO_ACTION, NOTHING
from scurry.kernel.message import Arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import RACE, TURN, WINDOW, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice

NOBODY: Final[tuple[i64, ...]] = ()
WORDS: Final = vocabulary()
# By phase: the question, its clauses, its clock.
ASKED: Final[list[tuple[str, tuple[str, ...], str]]] = [
    ("ask-place", ("RAT-S8", "RF-02"), "turn_seconds"),
    ("ask-discard", ("RAT-S9", "RF-03", "RF-04"), "turn_seconds"),
    ("ask-bid", ("RAT-R2", "RAT-R4"), "bid_seconds"),
    ("ask-pepper", ("RAT-T-P1", "RAT-T-P2"), "turn_seconds"),
    ("ask-act", ("RAT-R6", "RF-71"), "turn_seconds"),
    ("ask-token", ("RAT-M2", "RF-67"), "turn_seconds"),
]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Rats(Race):
    """A position of the race, 2 to 4 rats."""

    def pending(self) -> tuple[i64, ...]:
        if self.phase == OVER:
            return NOBODY
        if self._asked == UNASKED:
            self._asked = asked(self)
        return members(self._asked)

    def options(self, seat: Seat) -> list[Choice]:
        if self.phase == OVER:
            return []
        if self._asked == UNASKED:
            self._asked = asked(self)
        return offers(self, seat) if self._asked >> seat & 1 else []

    def conceivable(self, seat: Seat) -> list[Choice]:
        return WORDS

    def question(self, seat: Seat) -> Question:
        message, clauses, clock = ASKED[self.phase]
        args: dict[str, Arg] = {"round": self.round}
        if self.phase == ACTING:
            args["card"] = card_arg(self.laid[seat])
        elif self.phase == DISCARDING:
            args["count"] = self.owed[seat]
        window = RACE if self.rules.pepper_by_speed else WINDOW
        kind = window if self.phase == PEPPERING else TURN
        serial = self.serial * 8 + (self.owed[seat] if self.phase == DISCARDING else 0)
        return Question(serial, kind, message, args, clauses, clock)

    def silence(self, seat: Seat) -> Choice | None:
        """RF-75"""
        if self.phase == PEPPERING:
            return KEEP
        if self.phase == ACTING:
            return PASS
        if self.phase == CONSOLING:
            return CONSOLATION[0] if self.tokens[seat] != NOTHING else CONSOLATION[2]
        if self.phase == PLACING:
            return offers(self, seat)[0]
        for action in self.row:
            if self.hands[seat] >> action & 1:
                return BID[action] if self.phase == BIDDING else DISCARD[action]
        return None

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        places = [int(self.place_of(seat)) for seat in range(self.seats)]
        if self.rules.tournament:
            return self.by_cheese(places)
        if not self.rules.teams:
            return Outcome("outcome-race", tuple(places))
        teams = [int(self.team(seat)) for seat in range(self.seats)]
        best = teams[places.index(1)]
        won = [1 if team == best else 2 for team in teams]
        return Outcome("outcome-teams", tuple(won), None, tuple(teams))

    def by_cheese(self, last: list[int]) -> Outcome:
        """Most cheese, ties by the last race. RAT-M2 RF-68"""
        cheese = [int(pieces) for pieces in self.cheese]
        places = []
        for seat in range(self.seats):
            ahead = 1
            for other in range(self.seats):
                tied = cheese[other] == cheese[seat]
                if cheese[other] > cheese[seat] or (tied and last[other] < last[seat]):
                    ahead += 1
            places.append(ahead)
        scores = tuple(float(pieces) for pieces in cheese)
        return Outcome("outcome-tournament", tuple(places), scores)

    def clone(self) -> Rats:
        return self.copy(self.rng.clone())

    def copy(self, rng: Rng) -> Rats:
        twin = Rats(self.seats, rng, None, self.rules, self.track)
        twin.serial = self.serial
        twin.phase = self.phase
        twin.rats = self.rats[:]
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.tokens = self.tokens[:]
        twin.owed = self.owed
        twin.row = self.row
        twin.order = self.order[:]
        twin.at = self.at
        twin.first = self.first
        twin.declined = self.declined
        twin.idle = self.idle
        twin.round = self.round
        twin.wind = self.wind
        twin.winds = self.winds[:] if self.winds else self.winds
        twin.used = self.used
        twin.race = self.race
        twin.places = self.places
        twin.cheese = self.cheese
        twin._asked = self._asked
        twin._plain = self._plain
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Rats:
        """Face-down cards and the wind to come are drawn anew; all else lies open."""
        twin = self.copy(rng)
        if self.phase == BIDDING:
            twin.guess_bids(seat)
        elif self.phase == DISCARDING and self.rules.discards_secret:
            twin.guess_discards(seat)
        if twin.winds:
            twin.winds.sort()
            rng.shuffle(twin.winds)
        return twin

    def guess_bids(self, me: Seat) -> None:
        for seat in range(self.seats):
            bid = self.laid[seat]
            if seat != me and bid != NO_ACTION:
                hand = self.hands[seat] | 1 << bid
                self.laid[seat] = nth_card(hand, self.rng.below(bits(hand)))
                self.hands[seat] = hand & ~(1 << self.laid[seat])

    def guess_discards(self, me: Seat) -> None:
        """How many cards each has laid aside is known, not which. RF-03"""
        for seat in range(self.seats):
            if seat != me:
                hand: i64 = FULL_HAND
                for _ in range(6 - bits(self.hands[seat])):
                    hand &= ~(1 << nth_card(hand, self.rng.below(bits(hand))))
                self.hands[seat] = hand


def nth_card(hand: i64, nth: i64) -> i64:
    for action in range(6):
        if hand >> action & 1:
            if nth == 0:
                return action
            nth -= 1
    raise IndexError("there are not that many cards in the hand")
