"""The race: board, pawns, hands, deck, and who is asked. Nothing here decides what is legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race.board import Board
from scurry.games.chess_race.rules import Rules
from scurry.games.chess_race.words import (
    CARD_ARGS,
    CARDS,
    FINISH,
    HELD,
    INSURANCE,
    NAMES,
    NO_CARD,
    OFF,
    START,
    TILE_ARGS,
    Card,
    Square,
)
from scurry.kernel.message import Arg, Listener, seat_arg
from scurry.kernel.rng import Rng
from scurry.kernel.seats import EVERYONE, Mask, Seat
from scurry.kernel.state import State

# Phases.
DRAWING: Final = 0  # the card of the turn (CHS-T1)
MOVING: Final = 1
CYCLING: Final = 2  # one more movement, on a Bicycle (CHS-X3)
FLYING: Final = 3  # from a Plane or a Balloon (CHS-X1 CHS-X2)
LIFTING: Final = 4  # which tile an Earthquake moves (CHS-E1)
PUTTING: Final = 5  # and where to
FLEEING: Final = 6  # onto which Mountain or Tree (CHS-E2 CHS-E3)
RETREATING: Final = 7  # where an Avalanche or a Storm pushes (CHS-E4 CHS-E5)
INSURING: Final = 8  # Mate, Trap: is it let happen? (CHS-E9)
STEALING: Final = 9  # from whom the Pig takes a card (CHS-E8)
DISCARDING: Final = 10  # down to the hand limit (CR-44)
OVER: Final = 11

NO_SEAT: Final = -1
NO_SQUARES: Final[list[i64]] = []
NOTHING: Final[list[i64]] = []  # stands in until a race is set up or copied
MOST_STILL_ROUNDS: Final = 30  # CR-57
HAND_LIMIT: Final = 10  # CR-44
PASSES_TO_EXCHANGE: Final = 3  # CR-47
MOST_EVENTS: Final = 3  # CR-25


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Race(State):
    def __init__(
        self, seats: i64, rng: Rng, listener: Listener | None, rules: Rules, board: Board
    ) -> None:
        super().__init__(seats, rng, listener)
        self.rules: Rules = rules
        self.board: Board = board
        self.plan: str = ""  # the code of the board as it was laid
        self.par: i64 = 0  # of the board as it was laid (CHS-B4)
        self.records: str = ""  # best solo results so far: CODE TURNS CODE TURNS … (CHS-B4)
        self.pawns: list[i64] = NOTHING  # one a seat (CHS-C2)
        self.hands: list[i64] = NOTHING  # by seat and card: how many
        self.deck: list[i64] = NOTHING  # by card; what is drawn is drawn at random
        self.discard: list[i64] = NOTHING
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.policies: i64 = 0  # Insurances of the game, wherever they are
        # The turn.
        self.phase: i64 = DRAWING
        self.waiting: i64 = 0  # those who are asked now
        self.mover: i64 = 0
        self.drawn: i64 = NO_CARD  # the card shown this turn, while it is surely in hand
        self.event: i64 = NO_CARD  # the event that is being played
        self.events: i64 = 0  # in this turn (CR-25)
        self.used: list[i64] = NO_SQUARES  # bonus tiles that have worked this turn (CR-16)
        self.cycled: bool = False  # a Bicycle has worked this turn (CR-21)
        self.extra: bool = False  # another turn is due (CR-21)
        self.flight: i64 = 0  # steps of the flight that is asked about
        self.lifted: i64 = OFF  # the tile an Earthquake has lifted
        self.spent: i64 = 0  # movements in this turn
        # The game.
        self.first: i64 = 0
        self.round: i64 = 1
        self.turns: i64 = 0  # begun, of all seats
        self.moved: bool = False  # by a card, in this round (CR-57)
        self.still: i64 = 0  # rounds in a row without a movement (CR-57)
        self.passes: i64 = 0  # turns in a row without a movement, four bits a seat (CR-47)
        self.missing: i64 = 0  # seats that miss their next turn (CR-26)
        self.dug: list[i64] = NO_SQUARES  # Treasures that are empty (CR-23)
        self.arrived: list[i64] = NO_SQUARES  # seats on FINISH, in order

    def fresh(self) -> None:
        """Nobody is anywhere, and no card is dealt."""
        self.pawns = [OFF] * self.seats
        self.hands = [0] * (self.seats * HELD)
        self.deck = [0] * CARDS
        self.discard = [0] * CARDS

    # Who and where.

    def running(self, seat: Seat) -> bool:
        """Whether this seat has not arrived yet. CR-52"""
        return not self.arrived or seat not in self.arrived

    def tile_under(self, seat: Seat) -> i64:
        return self.board.tiles[self.pawns[seat]]

    def pawn_on(self, square: Square) -> Seat:
        """Some pawn that stands there, or NO_SEAT."""
        for seat in range(self.seats):
            if self.pawns[seat] == square:
                return seat
        return NO_SEAT

    def taken(self, square: Square) -> bool:
        """By house option one pawn a cell, START and FINISH apart. CR-02"""
        tile = self.board.tiles[square]
        return tile != START and tile != FINISH and self.pawn_on(square) != NO_SEAT

    # Cards.

    def holds(self, seat: Seat, card: Card) -> i64:
        return self.hands[seat * HELD + card]

    def hand_size(self, seat: Seat) -> i64:
        found: i64 = 0
        for card in range(seat * HELD, seat * HELD + HELD):
            found += self.hands[card]
        return found

    def give(self, seat: Seat, card: Card) -> None:
        self.hands[seat * HELD + card] += 1

    def throw(self, card: Card) -> None:
        """Onto the discard pile."""
        self.discard[card] += 1
        self.discard_size += 1

    def spend(self, seat: Seat, card: Card) -> None:
        """From the hand onto the discard pile. CHS-M7"""
        self.hands[seat * HELD + card] -= 1
        if seat == self.mover and card == self.drawn:
            self.drawn = NO_CARD
        self.throw(card)

    def may_insure(self, seat: Seat, cards: i64) -> bool:
        """Whether by what is public this seat might hold an Insurance and so many cards. CR-37"""
        if self.rules.open_hands:
            return self.holds(seat, INSURANCE) > 0
        return self.discard[INSURANCE] < self.policies and self.hand_size(seat) >= cards

    def take_card(self) -> Card:
        """The next card of the deck; used up, it is made anew of all discards. CHS-T3 CR-43"""
        if self.deck_size == 0:
            if self.discard_size == 0:
                return NO_CARD
            self.deck, self.discard = self.discard, self.deck
            self.deck_size = self.discard_size
            self.discard_size = 0
            if self.listener is not None:
                self.tell("event-reshuffles", {"cards": self.deck_size})
        nth = self.rng.below(self.deck_size)
        self.deck_size -= 1
        for card in range(CARDS):
            nth -= self.deck[card]
            if nth < 0:
                self.deck[card] -= 1
                return card
        raise IndexError("the deck has fewer cards than it says")

    # Asking.

    def ask(self, phase: i64, seats: Mask) -> None:
        """A new question to these seats."""
        self.phase = phase
        self.waiting = seats
        self.serial += 1

    def ask_mover(self, phase: i64) -> None:
        self.ask(phase, 1 << self.mover)

    def all_running(self) -> Mask:
        mask: i64 = 0
        for seat in range(self.seats):
            if self.running(seat):
                mask |= 1 << seat
        return mask

    # Passes in a row, for the exchange. CR-47

    def passes_of(self, seat: Seat) -> i64:
        return self.passes >> (seat * 4) & 15

    def count_pass(self, seat: Seat) -> None:
        if self.passes_of(seat) < 15:
            self.passes += 1 << (seat * 4)

    def clear_passes(self, seat: Seat) -> None:
        self.passes &= ~(15 << (seat * 4))

    # Telling.

    def tell_of(self, message: str, seat: Seat) -> None:
        if self.listener is not None:
            self.tell(message, {"seat": seat_arg(seat)})

    def tell_card(self, message: str, seat: Seat, card: Card, audience: Mask = EVERYONE) -> None:
        if self.listener is not None:
            args: dict[str, Arg] = {"seat": seat_arg(seat), "card": CARD_ARGS[card]}
            self.tell(message, args, audience, reveals=True)

    def tell_square(self, message: str, seat: Seat, square: Square) -> None:
        """Where somebody gets to, and what is there."""
        if self.listener is not None:
            tile = TILE_ARGS[self.board.tiles[square]]
            args: dict[str, Arg] = {"seat": seat_arg(seat), "cell": NAMES[square], "tile": tile}
            self.tell(message, args)
