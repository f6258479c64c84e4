"""Window: a play that others may block; all are asked alike, whatever they hold.

TW-1  Everyone is dealt three cards, unseen by others, from a deck of 13 plain cards and 7 blocks.
TW-2  In turn, draw a card, or play a plain card to score a point.
TW-3  Before it scores, everyone else passes or discards a block; one block and it scores nothing.
TW-4  At three points, or with the last card drawn, most points win; equal points share a place.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from scurry.kernel.game import Say
from scurry.kernel.message import Listener, Refusal, seat_arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, WINDOW, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Mask, Seat, members
from scurry.kernel.state import Choice, Phase, State
from scurry.testkit.toys.toy import Toy, Values, by_points

GAME: Final = "toy_window"
PLAIN: Final = 0
BLOCK: Final = 1


class Window(Phase):
    def __init__(self, asked: Mask) -> None:
        self.asked = asked  # those who have not passed yet

    def clone(self) -> Phase:
        return Window(self.asked)


class Word(Choice):
    def __init__(self, key: str, needs: int | None = None) -> None:
        super().__init__(GAME, key, f"choice-{key}", {})
        self.needs = needs  # a card, which is discarded

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Table, state)
        if seat not in table.pending() or isinstance(self, Turn) == bool(table.stack):
            return Refusal("TW-3" if table.stack else "TW-2", "why-not-now")
        lacks = self.needs is not None and self.needs not in table.hands[seat]
        return Refusal("TW-1", "why-no-such-card") if lacks else None

    def say(self, table: Table, seat: Seat) -> None:
        table.tell("event-says", {"seat": seat_arg(seat), "word": self.key})
        if self.needs is not None:
            table.hands[seat].remove(self.needs)
            table.discard.append(self.needs)


class Turn(Word):
    """Draw or play. TW-2"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        self.say(table, seat)
        if self.needs == PLAIN:
            table.stack.append(Window((1 << table.seats) - 1 & ~(1 << seat)))
            table.serial += 1
        else:
            table.hands[seat].append(table.deck.pop())
            table.tell("event-card", {"card": table.hands[seat][-1]}, 1 << seat, reveals=True)
            table.end_turn()


class Answer(Word):
    """Pass or block. TW-3"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        self.say(table, seat)
        window = cast(Window, table.stack[-1])
        window.asked &= ~(1 << seat)
        if self.needs == BLOCK or not window.asked:
            table.points[table.mover] += self.needs != BLOCK
            table.end_turn()


DRAW: Final = Turn("draw")
PASS: Final = Answer("pass")
WORDS: Final[list[Choice]] = [DRAW, Turn("play", PLAIN), PASS, Answer("block", BLOCK)]


class Table(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None) -> None:
        super().__init__(seats, rng, listener)
        self.deck: list[i64] = [PLAIN] * 13 + [BLOCK] * 7
        self.hands: list[list[i64]] = []
        self.discard: list[i64] = []
        self.points = [0] * seats
        self.mover: i64 = 0

    def pending(self) -> tuple[i64, ...]:
        if self.stack:
            return members(cast(Window, self.stack[-1]).asked)
        return (self.mover,) if self.outcome() is None else ()

    def question(self, seat: Seat) -> Question:
        kind, clause = (WINDOW, "TW-3") if self.stack else (TURN, "TW-2")
        return Question(self.serial, kind, f"ask-{kind}", {}, (clause,))

    def options(self, seat: Seat) -> list[Choice]:
        return [word for word in WORDS if word.refusal(self, seat) is None]

    def conceivable(self, seat: Seat) -> list[Choice]:
        return WORDS

    def silence(self, seat: Seat) -> Choice | None:
        return PASS if self.stack else DRAW

    def end_turn(self) -> None:
        self.stack.clear()
        self.mover = (self.mover + 1) % self.seats
        self.serial += 1

    def clone(self) -> Table:
        twin = type(self)(self.seats, self.rng.clone(), None)
        twin.serial, twin.mover, twin.points = self.serial, self.mover, self.points[:]
        twin.stack = [phase.clone() for phase in self.stack]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck, twin.discard = self.deck[:], self.discard[:]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Table:
        """All cards that this seat cannot see are mixed and dealt anew. TW-1"""
        twin = self.clone()
        twin.rng = rng
        unseen = [twin.deck, *twin.hands[:seat], *twin.hands[seat + 1 :]]
        cards = sorted(card for pile in unseen for card in pile)
        rng.shuffle(cards)
        for pile in unseen:
            pile[:] = [cards.pop() for _ in pile]
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.deck and max(self.points) < 3 else by_points(self.points)  # TW-4

    def inventory(self) -> dict[str, int]:
        cards = [card for pile in [self.deck, self.discard, *self.hands] for card in pile]
        return {"plain": cards.count(PLAIN), "block": cards.count(BLOCK)}


class ToyWindow(Toy):
    def __init__(self) -> None:
        super().__init__(GAME, 2, 4, WORDS)

    def begin(
        self, seats: i64, rng: Rng, listener: Listener | None, legacy: str | None, options: Values
    ) -> State:
        table = Table(seats, rng, listener)
        rng.shuffle(table.deck)
        table.hands = [[table.deck.pop() for _ in range(3)] for _ in range(seats)]
        return table

    def view(self, state: State, seat: Seat | None) -> object:
        table = cast(Table, state)
        mine = [] if seat is None else table.hands[seat][:]
        sizes = [len(hand) for hand in table.hands]
        return mine, sizes, table.discard[:], table.points[:], table.mover, table.pending()

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        table = cast(Table, state)
        return f"points: {table.points}\nhand: {[] if seat is None else table.hands[seat]}"


game = ToyWindow()
