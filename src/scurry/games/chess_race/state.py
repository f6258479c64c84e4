"""New Chess Race as the kernel asks it: who is asked what, clone, imagine, outcome."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race.answers import ACCEPT
from scurry.games.chess_race.choices import DRAW, PASS, STAY
from scurry.games.chess_race.offers import offers
from scurry.games.chess_race.pointing import pointed
from scurry.games.chess_race.race import (
    CYCLING,
    DISCARDING,
    DRAWING,
    FLEEING,
    FLYING,
    INSURING,
    MOVING,
    OVER,
    RETREATING,
    STEALING,
    Race,
)
from scurry.games.chess_race.silence import longest_pile, nearest_finish, nearest_victim
from scurry.games.chess_race.words import (
    CARD_ARGS,
    CARD_NAMES,
    CARDS,
    HELD,
    NO_CARD,
    TILE_NAMES,
    TILES,
)
from scurry.kernel.message import Arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, WINDOW, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice

NOBODY: Final[tuple[i64, ...]] = ()
# By phase: the question and its clauses.
ASKED: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("ask-draw", ("CHS-T1", "CHS-T2")),
    ("ask-move", ("CHS-M1", "CHS-M5", "CHS-M7")),
    ("ask-cycle", ("CHS-X3", "CR-21")),
    ("ask-fly", ("CHS-X1", "CHS-X2", "CR-17")),
    ("ask-lift", ("CHS-E1", "CR-27")),
    ("ask-put", ("CHS-E1", "CR-27")),
    ("ask-flee", ("CHS-E2", "CHS-E3", "CR-31")),
    ("ask-retreat", ("CHS-E4", "CHS-E5", "CR-34")),
    ("ask-insure", ("CHS-E9", "CR-37")),
    ("ask-rob", ("CHS-E8", "CR-30")),
    ("ask-discard", ("CR-44",)),
]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Chess(Race):
    """A position of the race, 1 to 4 pawns."""

    def pending(self) -> tuple[i64, ...]:
        return members(self.waiting)

    def options(self, seat: Seat) -> list[Choice]:
        return offers(self, seat) if self.waiting >> seat & 1 else []

    def conceivable(self, seat: Seat) -> list[Choice]:
        return pointed(self)

    def question(self, seat: Seat) -> Question:
        message, clauses = ASKED[self.phase]
        window = self.is_window(seat)
        args: dict[str, Arg] = {}
        if self.phase == FLYING:
            args["steps"] = self.flight
        elif self.event != NO_CARD:
            args["card"] = CARD_ARGS[self.event]
        kind = WINDOW if window else TURN
        clock = "window_seconds" if window else "turn_seconds"
        return Question(self.serial, kind, message, args, clauses, clock)

    def is_window(self, seat: Seat) -> bool:
        """Only an Insurance could change what happens; so a standing "no" may answer. CR-37"""
        if self.phase == INSURING:
            return True
        if self.phase == FLEEING or self.phase == RETREATING:
            return self.ways_out(seat) == 1
        return False

    def ways_out(self, seat: Seat) -> i64:
        """How many squares an event leaves to choose from."""
        found: i64 = 0
        for choice in offers(self, seat):
            if choice.message == "choice-flee" or choice.message == "choice-retreat":
                found += 1
        return found

    def silence(self, seat: Seat) -> Choice | None:
        """CR-55"""
        phase = self.phase
        if phase == DRAWING:
            return DRAW
        if self.phase == MOVING or self.phase == CYCLING:
            return PASS
        if phase == FLYING:
            return STAY
        if phase == INSURING:
            return ACCEPT
        if self.phase == FLEEING or self.phase == RETREATING:
            return nearest_finish(self, offers(self, seat))
        if phase == STEALING:
            return nearest_victim(self)
        if phase == DISCARDING:
            return longest_pile(self, seat)
        return offers(self, seat)[0]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.seats == 1:
            return self.solo()
        ranks = [self.rank(seat) for seat in range(self.seats)]
        places = [1 + sum(1 for other in ranks if other < mine) for mine in ranks]
        return Outcome("outcome-race" if self.arrived else "outcome-standstill", tuple(places))

    def rank(self, seat: Seat) -> int:
        """By arrival, then by king steps to FINISH. CHS-G1 CR-41 CR-57"""
        if seat in self.arrived:
            return self.arrived.index(seat) - self.seats
        return self.board.to_finish(self.pawns[seat])

    def stars(self) -> i64:
        """Three up to par, two up to 1.3 times par, one beyond; none without FINISH. CHS-B4"""
        if not self.arrived:
            return 0
        if self.turns <= self.par:
            return 3
        return 2 if self.turns * 10 <= self.par * 13 else 1

    def solo(self) -> Outcome:
        reasons = ["outcome-lost", "outcome-one-star", "outcome-two-stars", "outcome-three-stars"]
        stars = self.stars()
        return Outcome(reasons[stars], (1 if stars else 2,), (float(self.turns),))

    def inventory(self) -> dict[str, int]:
        """Every card, and every tile. CHS-C1 CHS-C3"""
        found: dict[str, int] = {}
        for card in range(CARDS):
            held: i64 = self.deck[card] + self.discard[card]
            if card < HELD:
                for seat in range(self.seats):
                    held += self.holds(seat, card)
            found[CARD_NAMES[card]] = held
        for tile in range(1, TILES):
            laid = sum(1 for square in self.board.laid if self.board.tiles[square] == tile)
            found[f"tiles of {TILE_NAMES[tile]}"] = laid
        return found

    def clone(self) -> Chess:
        twin = self.outline(self.rng.clone())
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        return twin

    def outline(self, rng: Rng) -> Chess:
        """A copy of all that everybody sees."""
        twin = Chess(self.seats, rng, None, self.rules, self.board)
        twin.serial = self.serial
        twin.plan = self.plan
        twin.par = self.par
        twin.records = self.records
        twin.pawns = self.pawns[:]
        twin.discard = self.discard[:]
        twin.deck_size = self.deck_size
        twin.discard_size = self.discard_size
        twin.policies = self.policies
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.mover = self.mover
        twin.drawn = self.drawn
        twin.event = self.event
        twin.events = self.events
        twin.used = self.used
        twin.cycled = self.cycled
        twin.extra = self.extra
        twin.flight = self.flight
        twin.lifted = self.lifted
        twin.spent = self.spent
        twin.first = self.first
        twin.round = self.round
        twin.turns = self.turns
        twin.moved = self.moved
        twin.still = self.still
        twin.passes = self.passes
        twin.missing = self.missing
        twin.dug = self.dug
        twin.arrived = self.arrived
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Chess:
        """Others' hands and the deck are dealt anew from what this seat cannot see. CR-05"""
        twin = self.outline(rng)
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        if not self.rules.open_hands:
            twin.deal_anew(seat)
        return twin

    def deal_anew(self, me: Seat) -> None:
        """Only the card of this turn, which was shown, stays where it is."""
        sizes: list[i64] = [0] * self.seats
        unseen: i64 = 0  # cards of the deck that could be in a hand
        for other in range(self.seats):
            if other != me:
                sizes[other] = self.hand_size(other)
                for card in range(HELD):
                    self.deck[card] += self.holds(other, card)
                    self.hands[other * HELD + card] = 0
        for card in range(HELD):
            unseen += self.deck[card]
        if self.mover != me and self.drawn != NO_CARD:
            self.pull(self.mover, self.drawn)
            sizes[self.mover] -= 1
            unseen -= 1
        for other in range(self.seats):
            for _ in range(sizes[other]):
                nth = self.rng.below(unseen)
                unseen -= 1
                self.pull(other, self.nth_unseen(nth))

    def nth_unseen(self, nth: i64) -> i64:
        for card in range(HELD):
            nth -= self.deck[card]
            if nth < 0:
                return card
        raise IndexError("there are fewer unseen cards than hands hold")

    def pull(self, seat: Seat, card: i64) -> None:
        self.deck[card] -= 1
        self.give(seat, card)
