"""Holey Cheese as the kernel asks it: who is asked what, clone, imagine, outcome."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.holey_cheese.cards import BURROW_CARDS, CHEESE, NAMES, PAW
from scurry.games.holey_cheese.choices import (
    BEGIN,
    DECLINE,
    PASS,
    READY_WORD,
    ROLL,
    TAKE,
    TAKE_BACK,
    WORDS,
)
from scurry.games.holey_cheese.imagining import shuffle_hidden
from scurry.games.holey_cheese.offers import offers
from scurry.games.holey_cheese.rounds import WAYS
from scurry.games.holey_cheese.starting import first_far
from scurry.games.holey_cheese.table import (
    BUZZING,
    CHOOSING,
    NAMING,
    OVER,
    PLACING,
    PRIZE,
    RACING,
    READY,
    RETURNING,
    TAPPING,
    Table,
)  # fmt: skip
from scurry.kernel.message import Arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import RACE, TURN, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice

RETRY_LOCK: Final = 1000  # milliseconds until a failed tap may be mended (DS-51)
ANSWER_LOCK: Final = 2000  # and until a wrong answer may, by house option (DS-03)
# By phase: the question, its clauses, its clock.
ASKED: Final[dict[int, tuple[str, tuple[str, ...], str]]] = {
    PLACING: ("ask-begin", ("CHE-A2", "DS-42"), "choice_seconds"),
    READY: ("ask-ready", ("CHE-R1", "DS-02"), "choice_seconds"),
    RACING: ("ask-name", ("CHE-R2", "CHE-R4", "CHE-O2"), "answer_seconds"),
    BUZZING: ("ask-buzz", ("CHE-O5", "CHE-R2"), "answer_seconds"),
    NAMING: ("ask-name", ("CHE-O5", "CHE-R2", "CHE-R4"), "buzz_seconds"),
    TAPPING: ("ask-tap", ("CHE-A4", "DS-51", "DS-52"), "slap_seconds"),
    PRIZE: ("ask-prize", ("CHE-R5", "DS-23"), "choice_seconds"),
    CHOOSING: ("ask-take", ("CHE-T3", "DS-15"), "choice_seconds"),
    RETURNING: ("ask-take-back", ("DS-50", "DS-34"), "choice_seconds"),
}
SLAP_ASKED: Final = ("ask-slap", ("CHE-R5", "DS-22", "DS-27"), "slap_seconds")
BUZZ_TAP_ASKED: Final = ("ask-buzz-tap", ("CHE-O5", "CHE-A4"), "slap_seconds")


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Cheese(Table):
    """A position of Holey Cheese, 2 to 4 players."""

    def pending(self) -> tuple[i64, ...]:
        return members(self.waiting)

    def options(self, seat: Seat) -> list[Choice]:
        return offers(self, seat) if self.waiting >> seat & 1 else []

    def conceivable(self, seat: Seat) -> list[Choice]:
        return WORDS

    def question(self, seat: Seat) -> Question:
        message, clauses, clock = self.wording()
        args: dict[str, Arg] = {"round": self.round}
        if message == "ask-name" or message == "ask-buzz":
            args["direction"] = WAYS[self.direction]
            args["steps"] = self.steps
        elif self.phase == READY and self.rules.manual_roll:
            message = "ask-roll"
        if self.rules.turns:
            clock = "choice_seconds"
        serial = self.serial * 256 + self.tried(seat)
        return Question(serial, self.kind(), message, args, clauses, clock, self.lock(seat))

    def wording(self) -> tuple[str, tuple[str, ...], str]:
        if self.steps == PAW:
            if self.phase == RACING:
                return SLAP_ASKED
            if self.phase == BUZZING:
                return BUZZ_TAP_ASKED
        return ASKED[self.phase]

    def kind(self) -> str:
        """Races, but at the pace of turns, and what only one is asked after a buzz. CHE-O1"""
        if self.rules.turns:
            return TURN
        if self.phase == RACING or self.phase == BUZZING:
            return RACE
        return RACE if self.phase == TAPPING and not self.rules.buzz else TURN

    def lock(self, seat: Seat) -> i64:
        """How long a second try must wait, for the clock of the table. DS-03 DS-51

        Who has buzzed has waited before, and a cheese that is held costs no time (DS-52).
        """
        if self.kind() != RACE:
            return 0
        if self.steps == PAW:
            return RETRY_LOCK if self.locked >> seat & 1 else 0
        return ANSWER_LOCK if self.tried(seat) else 0

    def silence(self, seat: Seat) -> Choice | None:
        """DS-34"""
        if self.phase == READY:
            return ROLL if self.rules.manual_roll else READY_WORD
        if self.phase == PRIZE:
            return DECLINE
        if self.phase == CHOOSING:
            return TAKE[self.earliest(seat)]
        if self.phase == RETURNING:
            return TAKE_BACK[self.latest(seat)]
        if self.phase == PLACING:
            return BEGIN[first_far(self)]
        return PASS

    def outcome(self) -> Outcome | None:
        """Most products, then most burrow cards on the ring, then shared. CHE-T3 DS-35"""
        if self.phase != OVER:
            return None
        scores = [self.stage(seat) * 16 + self.laid_by(seat) for seat in range(self.seats)]
        places = tuple(1 + sum(1 for other in scores if other > mine) for mine in scores)
        won = any(self.stage(seat) == 3 for seat in range(self.seats))
        products = tuple(float(self.stage(seat)) for seat in range(self.seats))
        return Outcome("outcome-third" if won else "outcome-idle", places, products)

    def inventory(self) -> dict[str, int]:
        """Every card of ring and stocks, and each player's burrow cards. CHE-C1 CHE-C2 CHE-C3"""
        found: dict[str, int] = {}
        for kind in self.ring:
            found[NAMES[kind]] = found.get(NAMES[kind], 0) + 1
        for seat in range(self.seats):
            for kind in range(CHEESE + 1):
                if self.stocks[seat] >> kind & 1:
                    found[NAMES[kind]] = found.get(NAMES[kind], 0) + 1
            lying = sum(1 for place in range(len(self.ring)) if self.owner(place) == seat)
            size = self.stage(seat) + 1
            used = size * (size - 1) // 2
            later = BURROW_CARDS - used - size if size <= 3 else 0
            in_hand = size - self.laid_by(seat) if size <= 3 else 0
            found[f"burrow cards of {seat}"] = lying + in_hand + used + later
        return found

    def clone(self) -> Cheese:
        return self.copy(self.rng.clone())

    def imagine(self, seat: Seat, rng: Rng) -> Cheese:
        """What lies under burrows, and what others said in secret, is guessed. CHE-O3"""
        twin = self.copy(rng)
        shuffle_hidden(twin, seat)
        return twin

    def copy(self, rng: Rng) -> Cheese:
        twin = Cheese(self.seats, rng, None, self.rules)
        twin.serial = self.serial
        twin.ring = self.ring[:]
        twin.burrows = self.burrows[:]
        twin.lays = self.lays
        twin.mouse = self.mouse
        twin.cat = self.cat
        twin.stocks = self.stocks
        twin.laid = self.laid
        twin.phase = self.phase
        twin.round = self.round
        twin.roller = self.roller
        twin.direction = self.direction
        twin.steps = self.steps
        twin.target = self.target
        twin.fruitful = self.fruitful
        twin.idle = self.idle
        twin.waiting = self.waiting
        twin.still = self.still
        twin.tries = self.tries
        twin.said = self.said[:]
        twin.winner = self.winner
        twin.owing = self.owing
        twin.held = self.held
        twin.safe = self.safe
        twin.failed = self.failed
        twin.misses = self.misses
        twin.locked = self.locked
        twin.tapped = self.tapped
        return twin
