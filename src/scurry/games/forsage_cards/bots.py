"""How a driver's position is judged: by the Crashes ahead and what is in hand against them."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from scurry.games.forsage_cards.cards import (
    ATTENTION,
    BOOST,
    CRASH,
    OVERTAKE,
    PARKING,
    STOP,
    TRAFFIC,
)  # fmt: skip
from scurry.games.forsage_cards.choices import DRAW, Draw, Pass
from scurry.games.forsage_cards.table import KIND_BITS, Table
from scurry.kernel.bag import Bag, count, size
from scurry.kernel.guide import Guide
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


@final
class Driver(Guide):
    def score(self, state: State, seat: Seat) -> float:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.value(seat)
        table = cast(Table, state)
        if not table.alive >> seat & 1:
            return 0.0
        mine = strength(table, seat)
        total = 0.0
        for other in range(table.seats):
            if table.alive >> other & 1:
                total += strength(table, other)
        return mine / total

    def rollout(self, state: State, seat: Seat, rng: Rng) -> Choice:
        """Draw half the time, else anything: games end soon and nobody is too careful."""
        options = state.options(seat)
        if options[0] is DRAW and rng.below(2) == 0:
            return DRAW
        return options[rng.below(len(options))]

    def order(self, state: State, seat: Seat) -> list[Choice]:
        """Cheap things first: what keeps the cards in hand."""
        return sorted(state.options(seat), key=lambda choice: not isinstance(choice, (Draw, Pass)))


def strength(table: Table, seat: Seat) -> float:
    """Roughly the chance to outlive the others: Boosts count most, then ways not to draw."""
    hand = table.hands[seat]
    value = 1.0 + 2.0 * float(count(hand, BOOST)) + weight(hand)
    danger = danger_ahead(table, seat)
    if danger > 0.0 and count(hand, BOOST) == 0:
        return value * (1.0 - 0.9 * danger)
    return value - danger


def weight(hand: Bag) -> float:
    """What the other cards are worth: escapes and Stops more than sports cars."""
    worth = 0.08 * float(size(hand))
    for card in (STOP, OVERTAKE, PARKING):
        worth += 0.3 * float(count(hand, card))
    return worth + 0.12 * float(count(hand, TRAFFIC) + count(hand, ATTENTION))


def danger_ahead(table: Table, seat: Seat) -> float:
    """How near the next Crash is to this driver's next draw: 1.0 is now, 0.0 is far away."""
    draws = table.turns if seat == table.mover else 1
    wait: i64 = 0
    if seat != table.mover:
        wait = table.turns + ahead(table, seat) - 1
    danger = 0.0
    for nth in range(draws):
        danger += nearness(table, wait + nth)
    return min(1.0, danger)


def ahead(table: Table, seat: Seat) -> i64:
    """How many living drivers come between the mover and this seat, itself included."""
    steps: i64 = 0
    at = table.mover
    while at != seat:
        at = (at + 1) % table.seats
        if table.alive >> at & 1:
            steps += 1
    return steps


def nearness(table: Table, depth: i64) -> float:
    at = len(table.deck) - 1 - depth
    if at < 0:
        return 0.0
    return 1.0 if table.deck[at] & KIND_BITS == CRASH else 0.0
