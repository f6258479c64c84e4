"""Forsage with cards as the kernel asks it: who is asked what, clone, imagine, outcome."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.forsage_cards.cards import CRASH, NO_CARD, name_arg
from scurry.games.forsage_cards.choices import (
    BOOST_IT,
    DRAW,
    GIVE_RANDOM,
    PASS,
    PLACE_RANDOM,
    TAKE_RANDOM,
    Triple,
)  # fmt: skip
from scurry.games.forsage_cards.memory import UNKNOWN, Memory, remember
from scurry.games.forsage_cards.offers import names_left, offers, vocabulary
from scurry.games.forsage_cards.phases import (
    Gathering,
    Giving,
    Naming,
    Picking,
    Placing,
    Rummaging,
    Saving,
    Window,
)  # fmt: skip
from scurry.games.forsage_cards.table import KIND_BITS, Table
from scurry.kernel.bag import items, one, size
from scurry.kernel.message import Arg, seat_arg
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN, WINDOW, Question
from scurry.kernel.rng import Rng
from scurry.kernel.seats import Seat, members
from scurry.kernel.state import Choice, Phase

NOBODY: Final[tuple[i64, ...]] = ()
DEALS: Final = 1000  # at most, until the mover can complete its five; nearly always one is enough


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Forsage(Table):
    """A position of the card game, 2 to 5 drivers. FC-48"""

    def pending(self) -> tuple[i64, ...]:
        if self.turns == 0:
            return NOBODY
        if self.stack:
            phase = self.stack[-1]
            if isinstance(phase, Window):
                return members(self.listening(phase))
            if isinstance(phase, Giving):
                return members(1 << phase.giver)
        return members(1 << self.mover)

    def options(self, seat: Seat) -> list[Choice]:
        return offers(self, seat) if seat in self.pending() else []

    def conceivable(self, seat: Seat) -> list[Choice]:
        return vocabulary(self.seats)

    def question(self, seat: Seat) -> Question:
        phase: Phase | None = self.stack[-1] if self.stack else None
        if isinstance(phase, Window):
            stop = ("FC-K3", "FC-49", "FC-41")
            message, args = ask_about(phase)
            return Question(self.serial, WINDOW, message, args, stop, "window_seconds")
        message, clauses, clock = ask(phase)
        args = {"turns": self.turns, "to": seat_arg(self.mover)}
        return Question(self.serial, TURN, message, args, clauses, clock)

    def silence(self, seat: Seat) -> Choice | None:
        """What time running out means. FC-03 FC-22 FC-44 FC-56"""
        phase: Phase | None = self.stack[-1] if self.stack else None
        if phase is None:
            return DRAW
        if isinstance(phase, Window):
            return PASS
        if isinstance(phase, Saving):
            return BOOST_IT
        if isinstance(phase, Placing):
            return PLACE_RANDOM
        if isinstance(phase, Giving):
            return GIVE_RANDOM
        if isinstance(phase, Rummaging):
            return TAKE_RANDOM
        return offers(self, seat)[0]  # any name, card or back is as good as another

    def outcome(self) -> Outcome | None:
        """Places in reverse order of leaving. FC-55"""
        if self.turns != 0:
            return None
        places = [int(self.places >> (seat * 4) & 15) for seat in range(self.seats)]
        return Outcome("outcome-last-driver", tuple(places))

    def clone(self) -> Forsage:
        twin = self.outline(self.rng.clone())
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.known = self.known[:]
        twin.story = self.story
        return twin

    def outline(self, rng: Rng) -> Forsage:
        """A copy of all that everybody sees."""
        twin = Forsage(self.seats, rng, None, self.rules)
        twin.serial = self.serial
        twin.discard = self.discard
        twin.pile = self.pile
        twin.removed = self.removed
        twin.alive = self.alive
        twin.places = self.places
        twin.mover = self.mover
        twin.turns = self.turns
        twin.overtaken = self.overtaken
        if self.stack:
            twin.stack = [phase.clone() for phase in self.stack]
        return twin

    def imagine(self, seat: Seat, rng: Rng) -> Forsage:
        """The cards this seat cannot place are dealt anew among where they may be. FC-38 FC-52"""
        twin = self.outline(rng)
        alive = self.alive >> seat & 1
        memory = remember(self.story, seat) if alive else None
        self.deal_unknown(twin, seat, memory)
        twin.known = self.known_to(seat)
        twin.story = None if memory is None else memory.told
        return twin

    def known_to(self, seat: Seat) -> list[i64]:
        """My own row stays; the others know what everybody knows."""
        public = self.known[self.seats * self.seats :]
        known: list[i64] = []
        for knower in range(self.seats):
            if knower == seat:
                known += self.known[seat * self.seats : (seat + 1) * self.seats]
            else:
                known += public
                known[knower * self.seats + knower] = 0
        known += public
        return known

    def deal_unknown(self, twin: Forsage, me: Seat, memory: Memory | None) -> None:
        world = bytes([UNKNOWN] * len(self.deck)) if memory is None else memory.pick(twin.rng)
        cards: list[i64] = [] if memory is None else memory.cards
        pool = self.unknown_cards(me, world, cards)
        for _ in range(DEALS):
            rest = pool[:]
            twin.rng.shuffle(rest)
            self.deal_hands(twin, me, rest)
            if twin.can_complete():
                break
        twin.deck = lay_deck(world, cards, rest, self.crashes(), me, twin.rng)

    def deal_hands(self, twin: Forsage, me: Seat, pool: list[i64]) -> None:
        twin.hands = []
        for seat in range(self.seats):
            hand = self.hands[seat]
            if seat != me:
                known = self.known[me * self.seats + seat]
                for _ in range(size(hand) - size(known)):
                    known += one(pool.pop())
                hand = known
            twin.hands.append(hand)

    def can_complete(self) -> bool:
        """Who has begun to lay five different cards is known to have them all. FC-X3"""
        phase: Phase | None = self.stack[-1] if self.stack else None
        if not isinstance(phase, Gathering):
            return True
        return names_left(self, self.hands[self.mover], phase.laid) >= 5 - size(phase.laid)

    def unknown_cards(self, me: Seat, world: bytes, cards: list[i64]) -> list[i64]:
        """All cards but Crashes that this seat cannot place, in the order of kinds."""
        pool: i64 = 0
        for entry in self.deck:
            pool += one(entry & KIND_BITS)
        for number in world:
            if number < len(cards):
                pool -= one(cards[number])
        pool &= ~KIND_BITS  # Crashes are only in the deck, and counted there
        for seat in range(self.seats):
            if seat != me:
                pool += self.hands[seat] - self.known[me * self.seats + seat]
        return items(pool)


def lay_deck(
    world: bytes, cards: list[i64], pool: list[i64], crashes: i64, me: Seat, rng: Rng
) -> list[i64]:
    """The imagined deck, top card last: known cards in their places, the others as they come."""
    unknown: i64 = 0
    hidden = crashes
    for number in world:
        if number == UNKNOWN:
            unknown += 1
        elif number >= len(cards) or cards[number] == CRASH:
            hidden -= 1
    deck: list[i64] = []
    for at in range(len(world) - 1, -1, -1):
        number = world[at]
        if number == UNKNOWN:
            crash = hidden > 0 and rng.below(unknown) < hidden
            unknown -= 1
            if crash:
                hidden -= 1
                deck.append(CRASH)
            else:
                deck.append(pool.pop())
        elif number >= len(cards):
            deck.append(CRASH)
        else:
            deck.append(cards[number] | 1 << (me + 4))
    return deck


def ask_about(window: Window) -> tuple[str, dict[str, Arg]]:
    """What lies on the table: the play with its target, or the newest Stop."""
    author: dict[str, Arg] = {"author": seat_arg(window.newest)}
    if window.stops:
        return "ask-window-stop", author
    play = window.play.message.removeprefix("choice-")
    args: dict[str, Arg] = {**author, **window.play.args}
    if not isinstance(window.play, Triple):
        return f"ask-window-{play}", args
    if window.name == NO_CARD:
        return f"ask-window-{play}-unnamed", args
    return f"ask-window-{play}", {**args, "name": name_arg(window.name)}


def ask(phase: Phase | None) -> tuple[str, tuple[str, ...], str]:
    """The message, clauses and clock of a question that is not a window."""
    if phase is None:
        return "ask-turn", ("FC-T1", "FC-T2"), "turn_seconds"
    if isinstance(phase, Saving):
        return "ask-save", ("FC-K1", "FC-03"), "boost_seconds"
    if isinstance(phase, Placing):
        return "ask-place", ("FC-K2", "FC-04", "FC-05"), "boost_seconds"
    if isinstance(phase, Giving):
        return "ask-give", ("FC-K6", "FC-22", "FC-23"), "give_seconds"
    if isinstance(phase, Naming):
        return "ask-name", ("FC-X2", "FC-12", "FC-28"), "turn_seconds"
    if isinstance(phase, Gathering):
        return "ask-lay", ("FC-X3", "FC-30"), "turn_seconds"
    if isinstance(phase, Picking):
        return "ask-back", ("FC-25",), "turn_seconds"
    return "ask-take", ("FC-X3", "FC-33"), "turn_seconds"
