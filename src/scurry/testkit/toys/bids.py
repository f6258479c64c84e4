"""Bids: choosing all at once, in secret.

TB-1  Everyone holds the cards 1 to 5 and bids one of them each round, all at the same time.
TB-2  Bids lie face down until all are in; then they are shown and stay on the table.
TB-3  The highest bid that nobody else made scores its number; if there is none, nobody scores.
TB-4  After five rounds, or fewer if so agreed, most points win; equal points share a place.
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
from scurry.testkit.toys.toy import Toy, Values, by_points

GAME: Final = "toy_bids"


class Bid(Choice):
    """Lay a card face down. The last one to do so turns all bids over. TB-1 TB-2"""

    def __init__(self, card: int) -> None:
        super().__init__(GAME, f"bid {card}", "choice-bid", {"card": card})
        self.card = card

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Bids, state)
        table.bids[seat] = self.card
        table.tell("event-bids", {"seat": seat_arg(seat)})
        if all(table.bids):
            table.show()

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Bids, state)
        if not table.rounds:
            return Refusal("TB-4", "why-over")
        if table.bids[seat]:
            return Refusal("TB-1", "why-bid-already")
        return None if self.card in table.hands[seat] else Refusal("TB-1", "why-not-in-hand")


BIDS: Final[list[Choice]] = [Bid(card) for card in range(1, 6)]


class Bids(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None, rounds: int) -> None:
        super().__init__(seats, rng, listener)
        self.rounds = rounds  # to be played
        self.hands = [[1, 2, 3, 4, 5] for _ in range(seats)]  # a bid stays there until shown
        self.bids = [0] * seats  # 0: not yet
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats

    def pending(self) -> tuple[i64, ...]:
        return tuple(seat for seat in range(self.seats) if self.rounds and not self.bids[seat])

    def question(self, seat: Seat) -> Question:
        return Question(self.serial, TURN, "ask-bid", {"rounds": self.rounds}, ("TB-1", "TB-2"))

    def options(self, seat: Seat) -> list[Choice]:
        return [BIDS[card - 1] for card in self.hands[seat]] if seat in self.pending() else []

    def conceivable(self, seat: Seat) -> list[Choice]:
        return BIDS

    def silence(self, seat: Seat) -> Choice | None:
        """The lowest card."""
        return next(iter(self.options(seat)), None)

    def show(self) -> None:
        """All bids are turned over, and the best is paid. TB-2 TB-3"""
        self.tell("event-shown", {"bids": tuple(str(bid) for bid in self.bids)}, reveals=True)
        best = max((bid for bid in self.bids if self.bids.count(bid) == 1), default=0)
        for seat, bid in enumerate(self.bids):
            self.hands[seat].remove(bid)
            self.shown[seat].append(bid)
            if bid == best:
                self.points[seat] += bid
        self.bids = [0] * self.seats
        self.rounds -= 1
        self.serial += 1

    def clone(self) -> Bids:
        twin = type(self)(self.seats, self.rng.clone(), None, self.rounds)
        twin.serial = self.serial
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids = self.bids[:]
        twin.shown = [shown[:] for shown in self.shown]
        twin.points = self.points[:]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Bids:
        """Any card still in hand may be the one that another player bid. TB-2"""
        twin = self.clone()
        twin.rng = rng
        for other, hand in enumerate(self.hands):
            if self.bids[other] and other != seat:
                twin.bids[other] = hand[rng.below(len(hand))]
        return twin

    def outcome(self) -> Outcome | None:
        """TB-4"""
        return None if self.rounds else by_points(self.points)

    def inventory(self) -> dict[str, int]:
        cards = [card for held in [*self.hands, *self.shown] for card in held]
        return {f"card {card}": cards.count(card) for card in range(1, 6)}


class ToyBids(Toy):
    def __init__(self) -> None:
        super().__init__(GAME, 2, 4, BIDS, (Number("rounds", 5, 1, 5, "TB-4"),))

    def begin(
        self, seats: i64, rng: Rng, listener: Listener | None, legacy: str | None, options: Values
    ) -> State:
        return Bids(seats, rng, listener, int(options["rounds"]))

    def view(self, state: State, seat: Seat | None) -> object:
        table = cast(Bids, state)
        return {
            "rounds": table.rounds,
            "points": table.points[:],
            "shown": [shown[:] for shown in table.shown],
            "waiting": table.pending(),
            "bid": 0 if seat is None else table.bids[seat],
        }

    def picture(self, state: State, seat: Seat | None, say: Say | None = None) -> str:
        table = cast(Bids, state)
        lines = [f"rounds left: {table.rounds}"]
        for other, bid in enumerate(table.bids):
            face = "" if not bid else f"[{bid}]" if other == seat else "[?]"
            lines.append(f"#{other} {table.points[other]:2} points  {table.shown[other]} {face}")
        return "\n".join(lines)


game = ToyBids()
