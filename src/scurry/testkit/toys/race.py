"""Race: who answers first. The order of answers is the order in which they are applied.

TR-1  Before each round everyone says "ready".
TR-2  Then a number is drawn and shown. The right answer is its remainder when divided by 5.
TR-3  The first right answer scores a point and ends the round.
TR-4  Everyone has one answer a round; who is wrong, or passes, waits until the round is over.
TR-5  Three points, or most points after seven rounds, win; equal points share a place.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from scurry.kernel.game import Say
from scurry.kernel.message import Arg, Listener, Refusal, seat_arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import RACE, TURN, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice, State
from scurry.testkit.toys.toy import Toy, Values, by_points

GAME: Final = "toy_race"
ENOUGH: Final = 3
ROUNDS: Final = 7


class Word(Choice):
    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Race, state)
        if table.outcome() is not None:
            return Refusal("TR-5", "why-over")
        if isinstance(self, Ready) == bool(table.number):
            return Refusal("TR-1", "why-not-now")
        return None if table.waiting >> seat & 1 else Refusal("TR-4", "why-once")


class Ready(Word):
    """When the last one is ready, the number is shown. TR-1 TR-2"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Race, state)
        table.tell("event-ready", {"seat": seat_arg(seat)})
        table.waiting &= ~(1 << seat)
        if not table.waiting:
            table.ask_all(10 + table.rng.below(90))
            table.tell("event-number", {"number": table.number}, reveals=True)


class Answer(Word):
    """The first right one takes the point; a pass never is right. TR-3 TR-4"""

    def __init__(self, key: str, remainder: int) -> None:
        super().__init__(GAME, key, "choice-answer", {"answer": key})
        self.remainder = remainder

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Race, state)
        right = table.number % 5 == self.remainder
        table.tell("event-right" if right else "event-wrong", {"seat": seat_arg(seat), **self.args})
        table.waiting &= ~(1 << seat)
        table.points[seat] += right
        if right or not table.waiting:
            table.rounds += 1
            table.ask_all(0)


READY: Final = Ready(GAME, "ready", "choice-ready", {})
PASS: Final = Answer("pass", -1)
ANSWERS: Final[list[Choice]] = [*(Answer(f"answer {n}", n) for n in range(5)), PASS]
WORDS: Final[list[Choice]] = [READY, *ANSWERS]


class Race(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None) -> None:
        super().__init__(seats, rng, listener)
        self.number: i64 = 0  # 0: none is shown
        self.waiting: i64 = (1 << seats) - 1  # those who have not spoken yet
        self.rounds = 0  # played
        self.points = [0] * seats

    def pending(self) -> tuple[i64, ...]:
        return members(self.waiting)

    def question(self, seat: Seat) -> Question:
        if self.number:
            args: dict[str, Arg] = {"number": self.number}
            return Question(self.serial, RACE, "ask-answer", args, ("TR-2", "TR-3", "TR-4"))
        return Question(self.serial, TURN, "ask-ready", {"round": self.rounds + 1}, ("TR-1",))

    def options(self, seat: Seat) -> list[Choice]:
        if not self.waiting >> seat & 1:
            return []
        return ANSWERS if self.number else [READY]

    def conceivable(self, seat: Seat) -> list[Choice]:
        return WORDS

    def silence(self, seat: Seat) -> Choice | None:
        return PASS if self.number else READY

    def ask_all(self, number: i64) -> None:
        self.number = number
        self.waiting = 0 if self.outcome() else (1 << self.seats) - 1
        self.serial += 1

    def clone(self) -> Race:
        return self.imagine(0, self.rng.clone())

    def imagine(self, seat: Seat, rng: Rng) -> Race:
        """Nothing is hidden but what will be drawn."""
        twin = type(self)(self.seats, rng, None)
        twin.serial = self.serial
        twin.number = self.number
        twin.waiting = self.waiting
        twin.rounds = self.rounds
        twin.points = self.points[:]
        return twin

    def outcome(self) -> Outcome | None:
        """TR-5"""
        over = max(self.points) == ENOUGH or self.rounds == ROUNDS
        return by_points(self.points) if over else None

    def inventory(self) -> dict[str, int]:
        return {}  # there are no pieces


class ToyRace(Toy):
    def __init__(self) -> None:
        super().__init__(GAME, 2, 4, WORDS)

    def begin(
        self, seats: i64, rng: Rng, listener: Listener | None, legacy: str | None, options: Values
    ) -> State:
        return Race(seats, rng, listener)

    def view(self, state: State, seat: Seat | None) -> object:
        table = cast(Race, state)
        return {
            "round": table.rounds,
            "number": table.number,
            "points": table.points[:],
            "waiting": table.pending(),
        }

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        table = cast(Race, state)
        shown = f"{table.number} % 5 = ?" if table.number else "ready?"
        return f"round {table.rounds + 1}: {shown}\npoints: {table.points}"


game = ToyRace()
