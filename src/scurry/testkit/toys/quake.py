"""Quake: a board that changes under the players' feet; one alone may play it too.

TQ-1  All pawns start on cell 1 of a row of eight. In turn, walk, jump or quake; cell 8 is home.
TQ-2  Walk: go to the next cell ahead that is still there. Pawns may share a cell.
TQ-3  Jump: go two places ahead; the cell there must exist.
TQ-4  Quake, twice a game: a cell breaks away. It must be empty, and neither the first nor home.
TQ-5  Places are in the order of coming home. It ends when only one of several is still out, or
      after 60 choices (or fewer, as agreed): then the rest follow by how far they came, with
      ties. Alone, not to be home in time is a loss.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from scurry.kernel.game import Say
from scurry.kernel.message import Listener, Refusal, seat_arg
from scurry.kernel.options import Number
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State
from scurry.testkit.toys.toy import Toy, Values

GAME: Final = "toy_quake"
HOME: Final = 8


class Walk(Choice):
    """TQ-2"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Quake, state)
        table.go(seat, min(cell for cell in table.cells if cell > table.pawns[seat]))

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return cast(Quake, state).not_asked(seat)


class Jump(Choice):
    """TQ-3"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Quake, state)
        table.go(seat, table.pawns[seat] + 2)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Quake, state)
        there = table.pawns[seat] + 2 in table.cells
        return table.not_asked(seat) or (None if there else Refusal("TQ-3", "why-no-landing"))


class Break(Choice):
    """TQ-4"""

    def __init__(self, cell: int) -> None:
        super().__init__(GAME, f"quake {cell}", "choice-quake", {"cell": cell})
        self.cell = cell

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Quake, state)
        table.cells.remove(self.cell)
        table.quakes[seat] -= 1
        table.tell("event-quake", {"seat": seat_arg(seat), "cell": self.cell})
        table.end_turn()

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Quake, state)
        free = self.cell in table.cells and self.cell not in (1, HOME, *table.pawns)
        able = free and table.quakes[seat]
        return table.not_asked(seat) or (None if able else Refusal("TQ-4", "why-no-quake"))


WALK: Final = Walk(GAME, "walk", "choice-walk", {})
JUMP: Final = Jump(GAME, "jump", "choice-jump", {})
MOVES: Final[list[Choice]] = [WALK, JUMP, *(Break(cell) for cell in range(1, HOME + 1))]


class Quake(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None, left: int) -> None:
        super().__init__(seats, rng, listener)
        self.left = left  # choices until time is up
        self.cells = list(range(1, HOME + 1))
        self.pawns = [1] * seats
        self.quakes = [2] * seats
        self.home: list[i64] = []  # seats, in the order of coming home
        self.mover: i64 = 0

    def pending(self) -> tuple[i64, ...]:
        on = self.left > 0 and len(self.home) < max(self.seats - 1, 1)
        return (self.mover,) if on else ()

    def not_asked(self, seat: Seat) -> Refusal | None:
        return None if seat in self.pending() else Refusal("TQ-1", "why-not-asked")

    def question(self, seat: Seat) -> Question:
        return Question(self.serial, TURN, "ask-move", {"left": self.left}, ("TQ-1",))

    def options(self, seat: Seat) -> list[Choice]:
        return [move for move in MOVES if move.refusal(self, seat) is None]

    def conceivable(self, seat: Seat) -> list[Choice]:
        return MOVES

    def silence(self, seat: Seat) -> Choice | None:
        return None  # no hurry: the table waits

    def go(self, seat: Seat, cell: int) -> None:
        self.pawns[seat] = cell
        if cell == HOME:
            self.home.append(seat)
        self.tell("event-goes", {"seat": seat_arg(seat), "cell": cell})
        self.end_turn()

    def end_turn(self) -> None:
        self.left -= 1
        self.serial += 1
        clockwise = [*range(self.mover + 1, self.seats), *range(self.mover + 1)]
        self.mover = next((seat for seat in clockwise if seat not in self.home), 0)

    def clone(self) -> Quake:
        return self.imagine(0, self.rng.clone())

    def imagine(self, seat: Seat, rng: Rng) -> Quake:
        """Nothing is hidden."""
        twin = type(self)(self.seats, rng, None, self.left)
        twin.serial, twin.mover = self.serial, self.mover
        twin.cells, twin.pawns = self.cells[:], self.pawns[:]
        twin.quakes, twin.home = self.quakes[:], self.home[:]
        return twin

    def outcome(self) -> Outcome | None:
        """TQ-5"""
        if self.pending():
            return None
        if self.seats == 1:
            return Outcome("outcome-alone", (1 if self.home else 2,))
        came = self.pawns[:]
        for rank, seat in enumerate(self.home):
            came[seat] = HOME + self.seats - rank
        places = tuple(1 + sum(other > mine for other in came) for mine in came)
        return Outcome("outcome-places", places)

    def inventory(self) -> dict[str, int]:
        return {"cells more than quakes": len(self.cells) - sum(self.quakes)}


class ToyQuake(Toy):
    def __init__(self) -> None:
        super().__init__(GAME, 1, 4, MOVES, (Number("choices", 60, 4, 60, "TQ-5"),))

    def begin(
        self, seats: i64, rng: Rng, listener: Listener | None, legacy: str | None, options: Values
    ) -> State:
        return Quake(seats, rng, listener, int(options["choices"]))

    def view(self, state: State, seat: Seat | None) -> object:
        table = cast(Quake, state)
        board = tuple(table.cells), tuple(table.pawns), tuple(table.quakes), tuple(table.home)
        return *board, table.mover, table.left

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        table = cast(Quake, state)
        row = "".join("_" if cell in table.cells else " " for cell in range(1, HOME + 1))
        return "\n".join([*(f"{seat:>{cell}}" for seat, cell in enumerate(table.pawns)), row])


game = ToyQuake()
