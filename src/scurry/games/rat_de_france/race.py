"""The race as it stands: rats, cards, tokens; and the small acts that change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.rat_de_france.rules import Rules
from scurry.games.rat_de_france.track import Track
from scurry.games.rat_de_france.words import (
    ACTION_NAMES,
    CLOVER,
    FULL_HAND,
    NO_ACTION,
    NOTHING,
    OFF,
    PEPPER,
    ROWS,
    Action,
    Cell,
    cell_name,
)  # fmt: skip
from scurry.kernel.message import Arg, Listener, seat_arg
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat
from scurry.kernel.state import State

# What is going on.
PLACING: Final = 0
DISCARDING: Final = 1
BIDDING: Final = 2
PEPPERING: Final = 3
ACTING: Final = 4
CONSOLING: Final = 5
OVER: Final = 6

MOST_ROUNDS: Final = 60  # of one race (RF-69)
RACES: Final = 3  # of a tournament (RAT-M2)
UNASKED: Final = -1
HALF: Final = 60  # cells in one word of bits
EMPTY: Final[list[i64]] = []  # stands in until a list of one's own is there; never changed


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Race(State):
    def __init__(
        self, seats: i64, rng: Rng, listener: Listener | None, rules: Rules, track: Track
    ) -> None:
        super().__init__(seats, rng, listener)
        self.rules: Rules = rules
        self.track: Track = track
        self.phase: i64 = PLACING
        self.rats: list[i64] = [OFF] * seats  # cells (RAT-C6)
        self.hands: list[i64] = [FULL_HAND] * seats  # a bit an action
        self.laid: list[i64] = [NO_ACTION] * seats  # this round's cards
        self.tokens: list[i64] = [NOTHING] * seats
        self.owed: list[i64] = [0] * seats  # start discards still to make
        self.row: list[i64] = [0, 1, 2, 3, 4, 5]  # the cyclic order of actions (RAT-C2)
        self.order: list[i64] = []  # this round's turn order, those who race
        self.at: i64 = 0  # how far the order has been gone through
        self.first: i64 = 0
        self.declined: i64 = 0  # who will not eat pepper, as things stand (RF-11)
        self.idle: i64 = 0  # whose card gives no action this round (RF-09)
        self.round: i64 = 0
        self.wind: i64 = -1
        self.winds: list[i64] = EMPTY  # the wind cards not turned yet, the next one last
        self.used: list[i64] = (
            EMPTY  # token cells that have given theirs; replaced, never changed (RF-31)
        )
        self.race: i64 = 0  # of a tournament, counted from 0
        self.places: i64 = 0  # of this race, four bits a seat
        self.cheese: list[i64] = EMPTY  # replaced, never changed
        self._asked: i64 = UNASKED  # the mask of those who must choose, once it is worked out
        self._low: i64 = 0  # cells with rats, as bits: see mark_taken
        self._high: i64 = 0
        self._plain: list[i64] | None = None  # where the acting rat gets without a token

    def fresh(self) -> None:
        """Lists of its own, as before the first race; a copy brings its own instead."""
        self.rats = [OFF] * self.seats
        self.hands = [FULL_HAND] * self.seats
        self.laid = [NO_ACTION] * self.seats
        self.tokens = [NOTHING] * self.seats
        self.owed = [0] * self.seats
        self.row = [0, 1, 2, 3, 4, 5]
        self.order = []
        self.winds = []
        self.used = []
        self.cheese = [0] * self.seats

    # Looking.

    def rat_at(self, cell: Cell) -> Seat:
        """Whose rat stands there, or -1."""
        for seat in range(self.seats):
            if self.rats[seat] == cell:
                return seat
        return -1

    def mark_taken(self) -> None:
        """Note the cells with rats as bits, for the many questions that working out a move asks."""
        self._low = 0
        self._high = 0
        for seat in range(self.seats):
            cell = self.rats[seat]
            if cell >= HALF:
                self._high |= shifted(1, cell - HALF)
            elif cell != OFF:
                self._low |= shifted(1, cell)

    def place_of(self, seat: Seat) -> i64:
        return self.places >> (seat * 4) & 15

    def racing(self) -> i64:
        """How many have not finished this race."""
        left: i64 = 0
        for seat in range(self.seats):
            if self.place_of(seat) == 0:
                left += 1
        return left

    def partners(self, one: Seat, other: Seat) -> bool:
        return self.rules.teams and self.team(one) == self.team(other)

    def team(self, seat: Seat) -> i64:
        """Seats alternate, or partners sit beside each other. RF-61"""
        return seat // 2 if self.rules.partners_beside else seat % 2

    def next_in_row(self, action: Action, steps: i64) -> Action:
        """The action so many cards further in the cyclic row. RAT-S6"""
        where: i64 = 0
        while self.row[where] != action:
            where += 1
        return self.row[(where + steps) % 6]

    def ranks(self) -> list[Seat]:
        """The racing rats, who is nearest the start first; arrows break ties. RAT-R1 RF-05 RF-50"""
        found: list[i64] = []
        for seat in range(self.seats):
            if self.place_of(seat) == 0:
                at: i64 = 0
                while at < len(found) and self.before(found[at], seat):
                    at += 1
                found.insert(at, seat)
        return found

    def before(self, one: Seat, other: Seat) -> bool:
        """Whether one acts before the other by position."""
        here, there = self.rats[one], self.rats[other]
        if here // ROWS != there // ROWS:
            return here < there
        up = self.track.arrows[here // ROWS] > 0
        return here > there if up else here < there

    # Changing.

    def take_token(self, seat: Seat, token: i64) -> None:
        """A rat carries one token: the one before goes back to the supply. RAT-X4 RAT-X5 RF-29"""
        self.tokens[seat] = token

    def lock_actions(self) -> None:
        """Equal actions: the earlier keeps, the later takes the next that is free. RAT-R4 RF-08"""
        locked: i64 = 0
        self.idle = 0
        for seat in self.order:
            action = self.laid[seat]
            if locked >> action & 1:
                action = self.replacement(seat, action, locked)
            if action == NO_ACTION:
                if not self.rules.duplicate_acts:
                    self.idle |= 1 << seat  # RF-09
            else:
                self.replace(seat, action)
                locked |= 1 << action

    def replacement(self, seat: Seat, action: Action, locked: i64) -> Action:
        for steps in range(1, 6):
            other = self.next_in_row(action, steps)
            if self.hands[seat] >> other & 1 and not locked >> other & 1:
                return other
        return NO_ACTION

    def replace(self, seat: Seat, action: Action) -> None:
        """The old card goes back to the hand, the new one is laid. RF-10"""
        old = self.laid[seat]
        if old == action:
            return
        self.hands[seat] = (self.hands[seat] | 1 << old) & ~(1 << action)
        self.laid[seat] = action
        if self.listener is not None:
            args: dict[str, Arg] = {"seat": seat_arg(seat), "card": card_arg(action)}
            self.tell("event-replaces", args)

    def return_cards(self) -> None:
        """Four cards face up and two in hand: all six are in hand again. RAT-RT1 RF-53"""
        for seat in range(self.seats):
            self.laid[seat] = NO_ACTION
            if bits(FULL_HAND & ~self.hands[seat]) >= 4:
                self.hands[seat] = FULL_HAND
                if self.listener is not None:
                    self.tell("event-refills", {"seat": seat_arg(seat)})

    def to_front(self, seat: Seat) -> None:
        """Who eats pepper acts first this round. RAT-T-P1 RAT-T-P2 RF-12"""
        self.order.remove(seat)
        self.order.insert(0, seat)

    def pepper_holder(self) -> Seat:
        """The first in the order who could still eat pepper, or -1. RF-11"""
        for seat in self.order:
            if self.tokens[seat] == PEPPER and not self.declined >> seat & 1:
                return seat
        return -1

    def blow(self, seat: Seat) -> None:
        """The wind moves the rat that has just acted. RAT-M3 RF-55 RF-56 RF-57 RF-59 RF-60"""
        if not self.rules.wind or self.rats[seat] == OFF:
            return
        here = self.rats[seat]
        there = self.track.open[here * 8 + self.wind]
        if there == OFF or self.rat_at(there) >= 0 or self.seam(here, there):
            return
        self.rats[seat] = there
        if self.listener is not None:
            args: dict[str, Arg] = {"seat": seat_arg(seat), "cell": cell_name(there)}
            self.tell("event-blown", args)

    def seam(self, here: Cell, there: Cell) -> bool:
        """By house option the wind does not blow from card to card. RF-54"""
        if not self.rules.seams_stop_wind or here // ROWS == there // ROWS:
            return False
        return self.track.seams[min(here, there) // ROWS]

    def inventory(self) -> dict[str, int]:
        """Every player has six action cards, and at most one token. RAT-C1 RAT-X5"""
        return {
            "rats": self.seats,
            "bad tokens": sum(1 for t in self.tokens if not (t == 0 or PEPPER <= t <= CLOVER)),
            "bad hands": sum(1 for hand in self.hands if hand & ~FULL_HAND),
        }


def shifted(value: i64, by: i64) -> i64:
    """Not `1 << by`: mypyc shifts a literal in 32 bits."""
    return value << by


def bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def card_arg(action: Action) -> str:
    return "@action-" + ACTION_NAMES[action]
