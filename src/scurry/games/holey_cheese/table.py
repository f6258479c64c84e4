"""The table: the ring with its burrows, mouse and cat, what everybody has, and who is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.holey_cheese.cards import CHEESE, PAW, PRODUCT_ARGS, Place
from scurry.games.holey_cheese.rules import Rules
from scurry.kernel.bits import bit as bit
from scurry.kernel.message import AT_END, NEVER, Arg, Listener, seat_arg
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Mask, Seat
from scurry.kernel.state import State

# Phases.
PLACING: Final = 0  # where the mouse begins (DS-42)
READY: Final = 1  # before the dice are rolled
RACING: Final = 2  # a number: all name; the paw of the basic game: all slap
BUZZING: Final = 3  # pace "buzz": who is first? (CHE-O5)
NAMING: Final = 4  # who buzzed names
TAPPING: Final = 5  # the paw of the advanced game: tap a cheese (CHE-A4)
PRIZE: Final = 6  # where the winner of a slap lays a burrow card (CHE-R5)
CHOOSING: Final = 7  # which product the large burrow brings (CHE-T3)
RETURNING: Final = 8  # which burrow card is taken back (DS-50)
OVER: Final = 9

NO_CAT: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1
FREE: Final = 0  # a card without a burrow
NO_TAPS: Final[list[i64]] = [0, 0, 0, 0]

# What is said in answer to a number, beside the sixteen kinds.
SAYS_NOTHING: Final = 16
SLAPS: Final = 17
NAMES_NOTHING: Final = 18  # after a buzz: a wrong answer (CHE-O5)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None, rules: Rules) -> None:
        super().__init__(seats, rng, listener)
        self.rules: Rules = rules
        self.ring: list[i64] = []  # kinds, clockwise
        self.burrows: list[i64] = []  # on each card: FREE, or owner + 1, and above 3 bits when
        self.lays: i64 = 1  # the number of the next burrow card laid
        self.mouse: i64 = 0
        self.cat: i64 = NO_CAT  # CHE-C7
        self.stocks: list[i64] = [0] * seats  # masks of kinds; never changed, only replaced
        self.laid: i64 = 0  # cards on the ring, four bits a seat
        # The round.
        self.phase: i64 = READY
        self.round: i64 = 0
        self.roller: i64 = 0
        self.direction: i64 = 1
        self.steps: i64 = PAW
        self.target: i64 = NOWHERE  # where the mouse will stop
        self.fruitful: bool = False  # a card was laid in this round
        self.idle: i64 = 0  # rounds in a row without a card laid (DS-35)
        # Who is asked.
        self.waiting: i64 = 0  # those asked now
        self.still: i64 = 0  # those who may yet act in this round
        self.tries: i64 = 0  # answers of a seat to this question, eight bits a seat
        self.said: list[i64] = []  # in order: seat << 5 | what; forgotten after the check
        self.winner: i64 = NOBODY  # who lays, chooses or has buzzed
        self.owing: i64 = 0  # those who take a card back after the taking
        # The slap of the advanced game.
        self.held: i64 = 0  # places under a hand
        self.safe: i64 = 0  # the seats whose hands those are
        self.failed: i64 = 0  # places that were tapped and are no cheese
        self.misses: i64 = 0  # two bits a seat
        self.locked: i64 = 0  # the seats whose last tap failed
        self.tapped: list[i64] = NO_TAPS  # by seat, masks of places; never changed, only replaced

    # Looking at the ring.

    def owner(self, place: Place) -> Seat:
        """Whose burrow covers a card, or NOBODY."""
        return (self.burrows[place] & 7) - 1

    def beyond(self, place: Place) -> Place:
        """The next card clockwise."""
        return place + 1 if place + 1 < len(self.ring) else 0

    def along(self, place: Place, steps: i64) -> Place:
        """So many cards on, clockwise; a negative number goes back. DS-08"""
        cards: i64 = len(self.ring)
        return (place + steps + cards) % cards

    def free_from(self, place: Place) -> Place:
        """The nearest uncovered card clockwise from a place, or NOWHERE. DS-17"""
        at = place
        for _ in range(len(self.ring)):
            at = self.beyond(at)
            if self.burrows[at] == FREE:
                return at
        return NOWHERE

    def some_free(self) -> bool:
        return any(burrow == FREE for burrow in self.burrows)

    def cheeses(self) -> i64:
        """Those that can be tapped. DS-51"""
        found: i64 = 0
        for place in range(len(self.ring)):
            covered = self.rules.covered_cheese_out and self.burrows[place] != FREE
            if self.ring[place] == CHEESE and not covered:
                found += 1
        return found

    # Looking at a player.

    def stage(self, seat: Seat) -> i64:
        """How many products it has: with 0 the small burrow is due, with 2 the large. CHE-S4"""
        return ones(self.stocks[seat])

    def laid_by(self, seat: Seat) -> i64:
        return self.laid >> (seat * 4) & 15

    def earliest(self, seat: Seat) -> Place:
        """The place of the card that a seat laid first of those on the ring. DS-13"""
        found: i64 = NOWHERE
        for place in range(len(self.burrows)):
            sooner = found == NOWHERE or self.burrows[place] < self.burrows[found]
            if sooner and self.owner(place) == seat:
                found = place
        return found

    def latest(self, seat: Seat) -> Place:
        found: i64 = NOWHERE
        for place in range(len(self.burrows)):
            later = found == NOWHERE or self.burrows[place] > self.burrows[found]
            if later and self.owner(place) == seat:
                found = place
        return found

    # Asking.

    def ask(self, phase: i64, seats: Mask) -> None:
        """A new question to these seats."""
        self.phase = phase
        self.still = seats
        self.waiting = seats
        self.tries = 0
        self.serial += 1

    def all_seats(self) -> Mask:
        return (1 << self.seats) - 1

    def tried(self, seat: Seat) -> i64:
        return self.tries >> (seat * 8) & 255

    def count_try(self, seat: Seat) -> None:
        self.tries += bit(seat * 8)

    def missed(self, seat: Seat) -> i64:
        """Failed taps in this slap. DS-51"""
        return self.misses >> (seat * 2) & 3

    # Telling. Places are told from 1.

    def tell_of(self, message: str, seat: Seat) -> None:
        if self.listener is not None:
            self.tell(message, {"seat": seat_arg(seat)})

    def tell_place(self, message: str, seat: Seat, place: Place) -> None:
        if self.listener is not None:
            self.tell(message, {"seat": seat_arg(seat), "place": place + 1})

    def whisper(self, message: str, args: dict[str, Arg]) -> None:
        """Told once, as words at a table: what lies under burrows stays in no log. DS-28 DS-33"""
        kept = AT_END if self.rules.full_log_after else NEVER
        self.tell(message, args, reveals=True, kept=kept)

    def tell_product(self, message: str, place: Place) -> None:
        """A card comes to light and stays in the ring, where it may be covered again."""
        if self.listener is not None:
            self.whisper(message, {"place": place + 1, "product": PRODUCT_ARGS[self.ring[place]]})


def ones(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        found += 1
    return found
