"""Camp: all play together, against a bag that nobody can look into, and save for the next time.

TC-1  The bag holds 8 berries and 4 thorns (6 in the wild woods), well mixed.
TC-2  In turn, gather: take one thing out of the bag, for all to see. Or stop, and go home.
TC-3  Six berries before three thorns, and all have won. If all went home, nobody has.
TC-4  Who went home without a loss saved the berries: the next game begins with them.
"""

from __future__ import annotations

import re
from typing import Final, cast

from mypy_extensions import i64

from scurry.kernel.game import BadStart, Say
from scurry.kernel.message import Listener, Refusal, seat_arg
from scurry.kernel.options import Pick
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, next_seat
from scurry.kernel.state import Choice, State
from scurry.testkit.toys.toy import Toy, Values

GAME: Final = "toy_camp"
BERRY: Final = 0
THORN: Final = 1
ENOUGH: Final = 6
TOO_MANY: Final = 3


class Act(Choice):
    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Camp, state)
        if table.outcome() is not None:
            return Refusal("TC-3", "why-over")
        return None if seat == table.mover else Refusal("TC-2", "why-not-your-turn")


class Gather(Act):
    """TC-2"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Camp, state)
        thing = table.bag.pop()
        table.found[thing] += 1
        message = "event-thorn" if thing == THORN else "event-berry"
        table.tell(message, {"seat": seat_arg(seat)}, reveals=True)
        table.end_turn()


class Stop(Act):
    """TC-2"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Camp, state)
        table.out &= ~(1 << seat)
        table.tell("event-stops", {"seat": seat_arg(seat)})
        table.end_turn()


GATHER: Final = Gather(GAME, "gather", "choice-gather", {})
STOP: Final = Stop(GAME, "stop", "choice-stop", {})
ACTS: Final[list[Choice]] = [GATHER, STOP]


class Camp(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None) -> None:
        super().__init__(seats, rng, listener)
        self.bag: list[i64] = []  # the next thing last
        self.found = [0, 0]  # berries, thorns
        self.out: i64 = (1 << seats) - 1  # those who have not gone home
        self.mover: i64 = 0

    def pending(self) -> tuple[i64, ...]:
        return (self.mover,) if self.outcome() is None else ()

    def question(self, seat: Seat) -> Question:
        return Question(self.serial, TURN, "ask-gather", {}, ("TC-2", "TC-3"))

    def options(self, seat: Seat) -> list[Choice]:
        return ACTS if seat in self.pending() else []

    def conceivable(self, seat: Seat) -> list[Choice]:
        return ACTS

    def silence(self, seat: Seat) -> Choice | None:
        return STOP  # who is away has gone home; the others go on

    def end_turn(self) -> None:
        self.serial += 1
        if self.out:
            self.mover = next_seat(self.out, self.mover, self.seats)

    def clone(self) -> Camp:
        twin = type(self)(self.seats, self.rng.clone(), None)
        twin.serial = self.serial
        twin.bag = self.bag[:]
        twin.found = self.found[:]
        twin.out = self.out
        twin.mover = self.mover
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Camp:
        """Everyone knows what is left in the bag, nobody in which order. TC-1"""
        twin = self.clone()
        twin.rng = rng
        twin.bag.sort()
        rng.shuffle(twin.bag)
        return twin

    def outcome(self) -> Outcome | None:
        """TC-3"""
        together = (0,) * self.seats
        if self.found[BERRY] >= ENOUGH:
            return Outcome("outcome-feast", (1,) * self.seats, teams=together)
        if self.found[THORN] >= TOO_MANY:
            return Outcome("outcome-thorns", (2,) * self.seats, teams=together)
        return None if self.out else Outcome("outcome-home", (2,) * self.seats, teams=together)

    def inventory(self) -> dict[str, int]:
        return {
            "berries": self.bag.count(BERRY) + self.found[BERRY],
            "thorns": self.bag.count(THORN) + self.found[THORN],
        }


class ToyCamp(Toy):
    def __init__(self) -> None:
        super().__init__(GAME, 1, 3, ACTS, (Pick("woods", ("kind", "wild"), "TC-1"),))

    def begin(
        self, seats: i64, rng: Rng, listener: Listener | None, legacy: str | None, options: Values
    ) -> State:
        """TC-1 TC-4"""
        saved = re.fullmatch("berries=([0-5])", "berries=0" if legacy is None else legacy)
        if saved is None:
            raise BadStart(f"the last camp saved berries=0 to berries=5, not {legacy!r}")
        table = Camp(seats, rng, listener)
        table.found[BERRY] = int(saved[1])
        table.bag = [BERRY] * 8 + [THORN] * (4 if options["woods"] == "kind" else 6)
        rng.shuffle(table.bag)
        return table

    def legacy(self, state: State) -> str | None:
        """TC-4"""
        outcome = state.outcome()
        if outcome is None:
            return None
        saved = cast(Camp, state).found[BERRY] if outcome.reason == "outcome-home" else 0
        return f"berries={saved}"

    def view(self, state: State, seat: Seat | None) -> object:
        table = cast(Camp, state)
        left = table.bag.count(BERRY), table.bag.count(THORN)
        return left, tuple(table.found), table.out, table.mover

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        table = cast(Camp, state)
        return (
            f"berries {table.found[BERRY]} of {ENOUGH}\nthorns {table.found[THORN]} of {TOO_MANY}"
        )


game = ToyCamp()
