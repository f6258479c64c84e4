"""The pawn race as the kernel asks it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.forsage_pawns.choices import WORDS, offers
from scurry.games.forsage_pawns.race import Race
from scurry.kernel.message import Arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice

NOBODY: Final[tuple[i64, ...]] = ()


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pawns(Race):
    """A position of the pawn race: the die has fallen, its roller is to choose."""

    def pending(self) -> tuple[i64, ...]:
        return members(1 << self.mover) if self.racing() else NOBODY

    def options(self, seat: Seat) -> list[Choice]:
        if seat != self.mover or self.racing() == 0:
            return []
        if self._offers is None:
            self._offers = offers(self, seat)
        return self._offers

    def conceivable(self, seat: Seat) -> list[Choice]:
        return WORDS

    def question(self, seat: Seat) -> Question:
        args: dict[str, Arg] = {"die": self.die}
        clauses = ("FP-P3", "FP-P5", "FP-P8") + (("FP-P4", "FP-P2") if self.die == 6 else ())
        return Question(self.serial, TURN, "ask-move", args, clauses, "turn_seconds")

    def silence(self, seat: Seat) -> Choice | None:
        """The pawn farthest along that can go. FP-29"""
        return self.options(seat)[0]

    def outcome(self) -> Outcome | None:
        if self.racing():
            return None
        places = [int(self.places >> (seat * 4) & 15) for seat in range(self.seats)]
        scores = [float(self.way(seat)) for seat in range(self.seats)]
        reason = "outcome-too-long" if self.cut_short() else "outcome-all-home"
        return Outcome(reason, tuple(places), tuple(scores))

    def cut_short(self) -> bool:
        """Whether the cap on rolls ended the race, not the players. FP-28"""
        done = sum(1 for seat in range(self.seats) if self.done(seat))
        return done < (1 if self.rules.stop_at_first else self.seats - 1)

    def clone(self) -> Pawns:
        return self.copy(self.rng.clone())

    def imagine(self, seat: Seat, rng: Rng) -> Pawns:
        """Nothing is hidden here but what the die will show."""
        return self.copy(rng)

    def copy(self, rng: Rng) -> Pawns:
        twin = Pawns(self.seats, rng, None, self.rules, self.colours)
        twin.pawns = self.pawns[:]
        twin.serial = self.serial
        twin.places = self.places
        twin.first = self.first
        twin.mover = self.mover
        twin.die = self.die
        twin.rolls = self.rolls
        twin.extra = self.extra
        twin.tries = self.tries
        twin.sixes = self.sixes
        twin.entered = self.entered
        twin.moved_to = self.moved_to
        twin._offers = self._offers
        return twin
