"""The table: who holds what, and the acts that move cards. What each act means is in choices.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from scurry.games.forsage_cards.cards import BOOST, CRASH, KINDS, NAMES, Card, name_arg
from scurry.games.forsage_cards.phases import Placing, Saving, Window
from scurry.games.forsage_cards.rules import Rules
from scurry.games.forsage_cards.story import Fact, drawn, peeked, returned
from scurry.kernel.bag import Bag, all_but_one, count, each_once, items, one, size
from scurry.kernel.message import Arg, Listener, seat_arg
from scurry.kernel.rng import Rng
from scurry.kernel.seats import EVERYONE, Mask, Seat, how_many, next_seat
from scurry.kernel.state import Choice, Phase, State

KIND_BITS: Final = 15  # a deck entry is a card's kind and, above it, the mask of who has seen it


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(State):
    def __init__(self, seats: i64, rng: Rng, listener: Listener | None, rules: Rules) -> None:
        super().__init__(seats, rng, listener)
        self.rules: Rules = rules
        self.hands: list[i64] = []
        self.deck: list[i64] = []  # the top card last
        self.discard: i64 = 0
        self.pile: bytes = b""  # the discard as it lies, the top card last
        self.removed: i64 = 0  # out of the game
        self.alive: i64 = (1 << seats) - 1
        self.places: i64 = 0  # four bits a seat, 0 while it drives
        self.mover: i64 = 0
        self.turns: i64 = 1  # the mover's turns left, this one included
        self.overtaken: bool = False  # the mover works off an Overtake (FC-16)
        self.known: list[i64] = []  # seats + 1 rows: what each seat, and everybody, knows of hands
        self.story: Fact | None = None

    # Looking at the table.

    def crashes(self) -> i64:
        """Crashes in the deck: one fewer than drivers, less the one that was just drawn. FC-S4"""
        return how_many(self.alive) - 1 - self.crash_in_hand()

    def crash_in_hand(self) -> i64:
        if self.stack:
            top = self.stack[-1]
            if isinstance(top, (Saving, Placing)):
                return 1
        return 0

    def holds(self, seat: Seat, card: Card) -> i64:
        return self.hands[seat] >> (card * 4) & 15

    def targets(self, me: Seat) -> Mask:
        """The other drivers who have a card to lose. FC-21 FC-24"""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.hands[seat] != 0 and seat != me:
                mask |= 1 << seat
        return mask

    # Moving cards.

    def spend(self, seat: Seat, cards: Bag, laid: bytes) -> None:
        """Cards from the hand to the discard, at once and face up. FC-54"""
        self.hands[seat] -= cards
        self.discard += cards
        self.pile += laid
        self.forget_spent(seat, cards)

    def forget_spent(self, seat: Seat, cards: Bag) -> None:
        """Who knew of such a card in that hand has now seen it go."""
        at = seat
        for _ in range(self.seats + 1):
            known = self.known[at]
            if known != 0:
                self.known[at] = without(known, cards)
            at += self.seats

    def pass_card(self, giver: Seat, taker: Seat, card: Card) -> None:
        """A card changes hands, seen by these two only. FC-52"""
        size_before = size(self.hands[giver])
        self.hands[giver] -= one(card)
        self.hands[taker] += one(card)
        for knower in range(self.seats + 1):
            row = knower * self.seats
            known = self.known[row + giver]
            if knower == taker:
                self.known[row + giver] = without(known, one(card))
            elif knower == giver:
                self.known[row + taker] += one(card)
            elif size_before == size(known) and each_once(known) == one(card):
                self.known[row + giver] = known - one(card)  # it can only have been this one
                self.known[row + taker] += one(card)
            elif known != 0:
                self.known[row + giver] = all_but_one(known)
        if self.listener is not None:
            self.tell_two("passed", giver, taker, card)

    def show_card(self, seat: Seat, card: Card) -> None:
        """Everybody has seen that this card is in that hand. FC-52"""
        at = seat
        for knower in range(self.seats + 1):
            if knower != seat:
                self.known[at] += one(card)
            at += self.seats

    def show_boost(self, seat: Seat) -> None:
        """Who is not out at once after drawing a Crash has a Boost: all can tell. FC-K1"""
        at = seat
        for knower in range(self.seats + 1):
            if knower != seat and count(self.known[at], BOOST) == 0:
                self.known[at] += one(BOOST)
            at += self.seats

    def draw(self, seat: Seat) -> Card:
        """The top card of the deck; who has seen it before knows where it goes. FC-T2 FC-T3"""
        crashes = self.crashes()
        entry = self.deck.pop()
        card = entry & KIND_BITS
        story = self.story
        if story is not None:
            self.story = drawn(story, seat, len(self.deck) + 1, crashes, card == CRASH)
        if card == CRASH:
            return card
        self.hands[seat] += one(card)
        seen = entry >> 4 & self.alive & ~(1 << seat)
        if seen != 0:
            for knower in range(self.seats):
                if seen >> knower & 1:
                    self.known[knower * self.seats + seat] += one(card)
        return card

    def put_crash(self, seat: Seat, place: i64) -> None:
        """A Crash goes back under that many cards; only this seat knows. FC-K2 FC-05"""
        self.story = returned(self.story, seat, len(self.deck), self.crashes(), place)
        self.deck.insert(len(self.deck) - place, CRASH)

    def peek(self, seat: Seat) -> list[Card]:
        """The top three cards, or all that remain. FC-K8 FC-37"""
        seen: list[i64] = []
        for depth in range(min(3, len(self.deck))):
            at = len(self.deck) - 1 - depth
            self.deck[at] |= 1 << (seat + 4)
            seen.append(self.deck[at] & KIND_BITS)
        self.story = peeked(self.story, seat, len(self.deck), self.crashes(), seen)
        return seen

    def shuffle(self) -> None:
        """FC-K7: what anybody knew of the deck is gone. FC-38"""
        for at in range(len(self.deck)):
            self.deck[at] &= KIND_BITS
        self.rng.shuffle(self.deck)
        self.story = None

    # Turns.

    def pass_turn(self, turns: i64, overtaken: bool) -> None:
        """The next driver clockwise is on. FC-S6 FC-19 FC-20"""
        self.mover = next_seat(self.alive, self.mover, self.seats)
        self.turns = turns
        self.overtaken = overtaken
        if self.listener is not None:
            self.tell("event-turn", {"seat": seat_arg(self.mover), "turns": turns})

    def end_turn(self) -> None:
        """One turn of the mover is over; under Overtake the next may be its own. FC-18"""
        if self.turns > 1:
            self.turns -= 1
            if self.listener is not None:
                seat = seat_arg(self.mover)
                self.tell("event-turn-again", {"seat": seat, "turns": self.turns})
        else:
            self.pass_turn(1, overtaken=False)

    def crash(self, seat: Seat) -> None:
        """Out: the whole hand and the Crash are laid aside, the next driver goes on. FC-K1 FC-36"""
        remains = self.hands[seat] + one(CRASH)
        if self.rules.hand_removed:
            self.removed += remains
        else:
            self.discard += remains
            self.pile += bytes([*items(self.hands[seat]), CRASH])
        self.hands[seat] = 0
        self.places |= how_many(self.alive) << (seat * 4)
        self.alive &= ~(1 << seat)
        self.forget_driver(seat)
        if self.listener is not None:
            self.tell_out(seat, remains)
        if how_many(self.alive) == 1:
            self.finish()
        elif self.rules.turns_passed_on and self.turns > 1:
            self.pass_turn(self.turns - 1, overtaken=True)
        else:
            self.pass_turn(1, overtaken=False)  # FC-17

    def finish(self) -> None:
        """The last driver wins. FC-T5 FC-55"""
        winner = next_seat(self.alive, 0, self.seats)
        self.places |= 1 << (winner * 4)
        self.turns = 0
        if self.listener is not None:
            self.tell("event-wins", {"seat": seat_arg(winner)})

    def forget_driver(self, seat: Seat) -> None:
        for other in range(self.seats):
            self.known[seat * self.seats + other] = 0
        for knower in range(self.seats + 1):
            self.known[knower * self.seats + seat] = 0

    # The stack.

    def ask(self, phase: Phase) -> None:
        self.stack.append(phase)

    def announce(self, play: Choice, name: Card, five: Bag) -> None:
        """The play lies on the table; everyone else may stop it. FC-K3"""
        self.stack.append(Window(play, self.mover, name, five))

    def listening(self, window: Window) -> Mask:
        """Every other driver may speak up, Stop in hand or not. FC-09 FC-49

        A pause only for those who hold one would tell the table where the Stops are.
        """
        if self.rules.author_may_stop:
            return self.alive & ~window.passed
        return self.alive & ~window.passed & ~(1 << window.newest)

    # Telling.

    def tell_seat(self, message: str, seat: Seat, card: Card) -> None:
        args: dict[str, Arg] = {"seat": seat_arg(seat), "card": name_arg(card)}
        self.tell(message, args)

    def tell_two(self, what: str, giver: Seat, taker: Seat, card: Card) -> None:
        """The two concerned are told which card, the others only that one moved. FC-52"""
        two: i64 = 1 << giver | 1 << taker
        args: dict[str, Arg] = {"giver": seat_arg(giver), "taker": seat_arg(taker)}
        self.tell(f"event-{what}", args, EVERYONE & ~two)
        self.tell(f"event-{what}-card", {**args, "card": name_arg(card)}, two, reveals=True)

    def tell_out(self, seat: Seat, remains: Bag) -> None:
        cards = tuple(name_arg(card) for card in range(KINDS) for _ in range(count(remains, card)))
        place = self.places >> (seat * 4) & 15
        args: dict[str, Arg] = {"seat": seat_arg(seat), "cards": cards, "place": place}
        self.tell("event-out", args, reveals=True)

    def inventory(self) -> dict[str, int]:
        """All 56 cards are somewhere. FC-C1"""
        everything = self.discard + self.removed + one(CRASH) * self.crash_in_hand()
        for hand in self.hands:
            everything += hand
        counts = {NAMES[card]: int(count(everything, card)) for card in range(KINDS)}
        for entry in self.deck:
            counts[NAMES[entry & KIND_BITS]] += 1
        return counts


def without(known: Bag, cards: Bag) -> Bag:
    """What is still known to be there after these cards have visibly gone."""
    if known == 0:
        return 0
    rest = known
    kind: i64 = 0
    while cards:
        gone = cards & 15
        if gone:
            have = rest >> (kind * 4) & 15
            rest -= (gone if gone < have else have) << (kind * 4)
        cards >>= 4
        kind += 1
    return rest
