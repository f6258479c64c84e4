"""Everything a driver can do, one class a verb. Who may do it when is said by `refusal`."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from scurry.games.forsage_cards import refusals
from scurry.games.forsage_cards.cards import (
    ATTENTION,
    BOOST,
    CRASH,
    FIRST_CAR,
    GIVE_WAY,
    KINDS,
    NAMES,
    NO_CARD,
    OVERTAKE,
    PARKING,
    STOP,
    TRAFFIC,
    Card,
    is_car,
    name_arg,
)  # fmt: skip
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
from scurry.games.forsage_cards.table import Table
from scurry.kernel.bag import bag_of, one, pick_random, size
from scurry.kernel.message import Arg, Refusal, seat_arg
from scurry.kernel.seats import EVERYONE, Seat
from scurry.kernel.state import Choice, State

GAME: Final = "forsage_cards"
MOST_SEATS: Final = 5
MOST_PLACES: Final = 42  # the deck never has more than 41 cards (two drivers, short deal)
MOST_BACKS: Final = 45  # nor a hand more than this, though nothing limits it (FC-42)


class Move(Choice):
    """A choice of this game. Every one but a pass may change what others are asked."""

    def __init__(self, key: str, message: str, args: dict[str, Arg]) -> None:
        super().__init__(GAME, key, message, args)

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.serial += 1
        self.do(table, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        table = cast(Table, state)
        return refusals.absent(table, seat) or self.forbidden(table, seat)

    def do(self, table: Table, me: Seat) -> None:
        raise NotImplementedError

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        """Why a driver who is still in the game may not do this now."""
        raise NotImplementedError


# On one's turn: draw, or play.


@final
class Draw(Move):
    """Take the top card; that ends the turn. A Crash is shown at once. FC-T2 FC-K1 FC-08 FC-40"""

    def __init__(self) -> None:
        super().__init__("draw", "choice-draw", {})

    def do(self, table: Table, me: Seat) -> None:
        card = table.draw(me)
        if card != CRASH:
            if table.listener is not None:
                table.tell("event-draws", {"seat": seat_arg(me)}, EVERYONE & ~(1 << me))
                args: dict[str, Arg] = {"seat": seat_arg(me), "card": name_arg(card)}
                table.tell("event-draws-card", args, 1 << me, reveals=True)
            table.end_turn()
            return
        if table.listener is not None:
            table.tell("event-draws-crash", {"seat": seat_arg(me)}, reveals=True)
        if table.holds(me, BOOST) == 0:
            table.crash(me)
        elif table.rules.boost_compulsory:
            use_boost(table, me)
        else:
            table.show_boost(me)
            table.ask(Saving())  # FC-03

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_on_turn(table, me)


class Play(Move):
    """Cards laid face up; they work once nobody stops them. FC-T1 FC-K3 FC-51"""

    def __init__(self, cards: list[Card], key: str, message: str, args: dict[str, Arg]) -> None:
        super().__init__(key, message, args)
        self.price: i64 = bag_of(cards)
        self.laid: bytes = bytes(cards)

    def do(self, table: Table, me: Seat) -> None:
        table.spend(me, self.price, self.laid)
        if table.listener is not None:
            table.tell(f"event-{self.message[7:]}", {"seat": seat_arg(me), **self.args})
        self.lay(table, me)

    def lay(self, table: Table, me: Seat) -> None:
        table.announce(self, NO_CARD, 0)

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        """What it does when it was not stopped."""
        raise NotImplementedError


class Single(Play):
    """One card played for what is printed on it. FC-X4"""

    def __init__(self, card: Card, key: str, message: str, args: dict[str, Arg]) -> None:
        super().__init__([card], key, message, {"card": name_arg(card), **args})
        self.card: i64 = card

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_on_turn(table, me) or refusals.too_few(table, me, self.card, 1, "FC-T1")


@final
class Overtake(Single):
    """End all your turns without drawing; the next driver takes two more. FC-K4 FC-16"""

    def __init__(self) -> None:
        super().__init__(OVERTAKE, "overtake", "choice-overtake", {})

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        owed = table.turns if table.overtaken and not table.rules.overtake_flat else 0
        table.pass_turn(owed + 2, overtaken=True)


@final
class Park(Single):
    """End one turn without drawing. FC-K5 FC-18"""

    def __init__(self) -> None:
        super().__init__(PARKING, "parking", "choice-parking", {})

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        table.end_turn()


@final
class ShuffleDeck(Single):
    """Traffic: the deck is shuffled. FC-K7"""

    def __init__(self) -> None:
        super().__init__(TRAFFIC, "traffic", "choice-traffic", {})

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        table.shuffle()
        if table.listener is not None:
            table.tell("event-shuffled", {"seat": seat_arg(me)})


@final
class LookAhead(Single):
    """Attention: see the top three cards in secret. FC-K8 FC-13"""

    def __init__(self) -> None:
        super().__init__(ATTENTION, "attention", "choice-attention", {})

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        seen = table.peek(me)
        if table.listener is not None:
            table.tell("event-peeks", {"seat": seat_arg(me)}, EVERYONE & ~(1 << me))
            cards = tuple(name_arg(card) for card in seen)
            args: dict[str, Arg] = {"seat": seat_arg(me), "cards": cards}
            table.tell("event-peeks-cards", args, 1 << me, reveals=True)


@final
class GiveWay(Single):
    """Another driver gives you a card of that driver's choice. FC-K6"""

    def __init__(self, target: Seat) -> None:
        args: dict[str, Arg] = {"to": seat_arg(target)}
        super().__init__(GIVE_WAY, f"give-way {target}", "choice-give-way", args)
        self.target: i64 = target

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        if table.hands[self.target] == 0:
            tell_nothing(table, self.target)
        else:
            table.ask(Giving(self.target))

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        allowed_empty = table.rules.empty_hand_targetable
        return super().forbidden(table, me) or refusals.target(
            table, me, self.target, allowed_empty, "FC-21"
        )


@final
class Pair(Play):
    """Two cards of one name: take a random card of another driver. FC-K9 FC-X1

    Two unlike sports cars pair only by a house option. FC-29
    """

    def __init__(self, card: Card, other: Card, target: Seat) -> None:
        args: dict[str, Arg] = {"card": name_arg(card), "to": seat_arg(target)}
        if card == other:
            super().__init__([card, card], f"pair {NAMES[card]} {target}", "choice-pair", args)
        else:
            args["other"] = name_arg(other)
            key = f"pair {NAMES[card]}+{NAMES[other]} {target}"
            super().__init__([card, other], key, "choice-mixed-pair", args)
        self.card: i64 = card
        self.other: i64 = other
        self.target: i64 = target

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        if table.hands[self.target] == 0:
            tell_nothing(table, self.target)  # FC-50
        elif table.rules.pick_a_back:
            table.ask(Picking(self.target))
        else:
            steal(table, self.target, me)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        clause = "FC-K9" if is_car(self.card) else "FC-X1"
        return (
            refusals.not_on_turn(table, me)
            or refusals.no_pair(table, self.card, self.other)
            or refusals.too_few(table, me, self.card, 2 if self.card == self.other else 1, clause)
            or refusals.too_few(table, me, self.other, 1, clause)
            or refusals.target(table, me, self.target, False, "FC-24")
        )


@final
class Triple(Play):
    """Three cards of one name: name a card, the target gives it if it can. FC-X2"""

    def __init__(self, card: Card, target: Seat) -> None:
        args: dict[str, Arg] = {"card": name_arg(card), "to": seat_arg(target)}
        super().__init__([card] * 3, f"triple {NAMES[card]} {target}", "choice-triple", args)
        self.card: i64 = card
        self.target: i64 = target

    def lay(self, table: Table, me: Seat) -> None:
        if table.rules.named_after:
            table.announce(self, NO_CARD, 0)
        else:
            table.ask(Naming(self, stoppable=True))  # FC-12

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        if window.name == NO_CARD:
            table.ask(Naming(self, stoppable=False))
        else:
            self.demand(table, me, window.name)

    def demand(self, table: Table, me: Seat, card: Card) -> None:
        """The name and whether it was given are public; one copy is enough. FC-26 FC-27 FC-52"""
        given = table.holds(self.target, card) > 0
        if given:
            table.hands[self.target] -= one(card)
            table.hands[me] += one(card)
            table.forget_spent(self.target, one(card))
            table.show_card(me, card)
        if table.listener is not None:
            message = "event-hands-over" if given else "event-has-none"
            args: dict[str, Arg] = {"giver": seat_arg(self.target), "taker": seat_arg(me)}
            table.tell(message, {**args, "card": name_arg(card)}, reveals=True)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return (
            refusals.not_on_turn(table, me)
            or refusals.first_game(table)
            or refusals.too_few(table, me, self.card, 3, "FC-X2")
            or refusals.target(table, me, self.target, False, "FC-24")
        )


@final
class Name(Move):
    """Say which card a triple asks for; a Crash is never in a hand. FC-28"""

    def __init__(self, card: Card) -> None:
        super().__init__(f"name {NAMES[card]}", "choice-name", {"card": name_arg(card)})
        self.card: i64 = card

    def do(self, table: Table, me: Seat) -> None:
        naming = cast(Naming, table.stack.pop())
        if table.listener is not None:
            table.tell_seat("event-name", me, self.card)
        if naming.stoppable:
            table.announce(naming.play, self.card, 0)
        else:
            cast(Triple, naming.play).demand(table, me, self.card)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_naming(table, me) or refusals.nameless(self.card)


@final
class Five(Play):
    """Five cards of different names: take any card from the discard. FC-X3"""

    def __init__(self) -> None:
        super().__init__([], "five", "choice-five", {})  # laid one by one: see LayDown

    def do(self, table: Table, me: Seat) -> None:
        if table.listener is not None:
            table.tell("event-five", {"seat": seat_arg(me)})
        table.ask(Gathering(0))

    def resolve(self, table: Table, me: Seat, window: Window) -> None:
        table.ask(Rummaging(window.five if table.rules.five_not_eligible else 0))

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_on_turn(table, me) or refusals.no_five(table, me)


@final
class LayDown(Move):
    """One of the five different cards; the fifth completes the combination. FC-X3 FC-30"""

    def __init__(self, card: Card) -> None:
        super().__init__(f"lay {NAMES[card]}", "choice-lay", {"card": name_arg(card)})
        self.card: i64 = card

    def do(self, table: Table, me: Seat) -> None:
        gathering = cast(Gathering, table.stack[-1])
        gathering.laid += one(self.card)
        table.spend(me, one(self.card), bytes([self.card]))
        if table.listener is not None:
            table.tell_seat("event-lay", me, self.card)
        if size(gathering.laid) < 5:
            return
        table.stack.pop()
        window = Window(FIVE, me, NO_CARD, gathering.laid)
        if table.rules.five_unstoppable:
            FIVE.resolve(table, me, window)  # FC-35
        else:
            table.ask(window)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return (
            refusals.not_gathering(table, me)
            or refusals.too_few(table, me, self.card, 1, "FC-X3")
            or refusals.laid_already(table, self.card)
        )


# In a Stop window.


@final
class PlayStop(Move):
    """Cancel the newest card; that opens a new window. FC-K3 FC-09 FC-10"""

    def __init__(self) -> None:
        super().__init__("stop", "choice-stop", {"card": name_arg(STOP)})

    def do(self, table: Table, me: Seat) -> None:
        window = cast(Window, table.stack[-1])
        table.spend(me, one(STOP), bytes([STOP]))
        if table.listener is not None:
            args: dict[str, Arg] = {"seat": seat_arg(me), "author": seat_arg(window.newest)}
            table.tell(stop_message(window, me), args)
        window.stops += 1
        window.newest = me
        window.passed = 0  # earlier passes lapse (FC-49)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        nothing = refusals.not_listening(table, me, "FC-53")
        return nothing or refusals.too_few(table, me, STOP, 1, "FC-K3")


def stop_message(window: Window, me: Seat) -> str:
    """By a house option one may stop one's own newest card. FC-49"""
    if window.newest == me:
        return "event-stop-own" if window.stops == 0 else "event-stop-stop-own"
    return "event-stop" if window.stops == 0 else "event-stop-stop"


@final
class Pass(Move):
    """Let the newest card stand. FC-K3"""

    def __init__(self) -> None:
        super().__init__("pass", "choice-pass", {})

    def apply(self, state: State, seat: Seat) -> None:
        """A pass alone changes nothing for the others: their questions keep their serial. FC-11"""
        table = cast(Table, state)
        window = cast(Window, table.stack[-1])
        window.passed |= 1 << seat
        if table.listening(window) == 0:
            table.serial += 1
            table.stack.pop()
            close(table, window)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_listening(table, me, "FC-K3")


def close(table: Table, window: Window) -> None:
    """All have passed: an odd number of Stops cancels the play. FC-10 FC-14 FC-15"""
    play = cast(Play, window.play)
    if window.stops & 1:
        if table.listener is not None:
            table.tell("event-cancelled", {"seat": seat_arg(table.mover)})
    else:
        play.resolve(table, table.mover, window)


# After a Crash was drawn.


@final
class UseBoost(Move):
    """Discard a Boost and live; the Crash goes back into the deck. FC-K2 FC-01"""

    def __init__(self) -> None:
        super().__init__("boost", "choice-boost", {"card": name_arg(BOOST)})

    def do(self, table: Table, me: Seat) -> None:
        table.stack.pop()
        use_boost(table, me)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_saving(table, me, "FC-07")


def use_boost(table: Table, me: Seat) -> None:
    table.spend(me, one(BOOST), bytes([BOOST]))
    if table.listener is not None:
        table.tell("event-boost", {"seat": seat_arg(me)})
    table.ask(Placing())


@final
class GiveUp(Move):
    """Keep the Boost and crash: nobody is forced to use it. FC-03 FC-K1"""

    def __init__(self) -> None:
        super().__init__("crash", "choice-crash", {})

    def do(self, table: Table, me: Seat) -> None:
        table.stack.pop()
        table.crash(me)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_saving(table, me, "FC-K1")


@final
class Place(Move):
    """Put the Crash back under so many cards, or at a random place. FC-04 FC-05 FC-06"""

    def __init__(self, place: i64) -> None:
        if place < 0:
            super().__init__("place random", "choice-place-random", {})
        else:
            super().__init__(f"place {place}", "choice-place", {"place": place})
        self.place: i64 = place

    def do(self, table: Table, me: Seat) -> None:
        place = self.place if self.place >= 0 else table.rng.below(len(table.deck) + 1)
        table.put_crash(me, place)
        table.stack.pop()
        if table.listener is not None:
            table.tell("event-returned", {"seat": seat_arg(me)}, EVERYONE & ~(1 << me))
            args: dict[str, Arg] = {"seat": seat_arg(me), "place": place}
            table.tell("event-returned-at", args, 1 << me, reveals=True)
        if table.rules.boost_ends_all:
            table.pass_turn(1, overtaken=False)
        else:
            table.end_turn()

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_placing(table, me) or refusals.too_deep(table, self.place)


# What plays ask for.


@final
class Give(Move):
    """The target of Give way hands over a card: any card. FC-23 FC-22"""

    def __init__(self, card: Card) -> None:
        if card == NO_CARD:
            super().__init__("give random", "choice-give-random", {})
        else:
            super().__init__(f"give {NAMES[card]}", "choice-give", {"card": name_arg(card)})
        self.card: i64 = card

    def do(self, table: Table, me: Seat) -> None:
        table.stack.pop()
        card = self.card if self.card != NO_CARD else pick_random(table.hands[me], table.rng)
        table.pass_card(me, table.mover, card)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        problem = refusals.not_giving(table, me)
        if problem is None and self.card != NO_CARD:
            return refusals.too_few(table, me, self.card, 1, "FC-K6")
        return problem


@final
class PickBack(Move):
    """Point at one of the backs; the hand was shuffled, so chance decides. FC-25"""

    def __init__(self, back: i64) -> None:
        super().__init__(f"back {back}", "choice-back", {"back": back + 1})
        self.back: i64 = back

    def do(self, table: Table, me: Seat) -> None:
        picking = cast(Picking, table.stack.pop())
        steal(table, picking.target, me)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_picking(table, me) or refusals.no_such_back(table, self.back)


def steal(table: Table, victim: Seat, thief: Seat) -> None:
    """A random card from a shuffled, face-down hand. FC-25"""
    table.pass_card(victim, thief, pick_random(table.hands[victim], table.rng))


@final
class TakeBack(Move):
    """Take a card from the discard, but never a Crash. FC-X3 FC-33 FC-56"""

    def __init__(self, card: Card) -> None:
        if card == NO_CARD:
            super().__init__("take random", "choice-take-random", {})
        else:
            super().__init__(f"take {NAMES[card]}", "choice-take", {"card": name_arg(card)})
        self.card: i64 = card

    def do(self, table: Table, me: Seat) -> None:
        pile = refusals.takeable(table)
        table.stack.pop()
        card = self.card if self.card != NO_CARD else pick_random(pile, table.rng)
        table.discard -= one(card)
        table.hands[me] += one(card)
        table.pile = without_last(table.pile, card)
        table.show_card(me, card)
        if table.listener is not None:
            table.tell_seat("event-take", me, card)

    def forbidden(self, table: Table, me: Seat) -> Refusal | None:
        return refusals.not_rummaging(table, me) or refusals.not_takeable(table, self.card)


def without_last(pile: bytes, card: Card) -> bytes:
    """The pile without the uppermost copy of a card."""
    at = pile.rfind(card)
    return pile[:at] + pile[at + 1 :]


def tell_nothing(table: Table, target: Seat) -> None:
    """The hand was emptied in the meantime: nothing comes of it. FC-50"""
    if table.listener is not None:
        table.tell("event-nothing", {"seat": seat_arg(target)})


DRAW: Final = Draw()
OVERTAKING: Final = Overtake()
PARK: Final = Park()
SHUFFLE: Final = ShuffleDeck()
LOOK: Final = LookAhead()
GIVE_WAYS: Final = [GiveWay(seat) for seat in range(MOST_SEATS)]
PAIRS: Final = [
    [Pair(card, card, seat) for seat in range(MOST_SEATS)] for card in range(1, KINDS)
]  # by card - 1
MIXED_PAIRS: Final = [
    Pair(card, other, seat)
    for card in range(FIRST_CAR, KINDS)
    for other in range(card + 1, KINDS)
    for seat in range(MOST_SEATS)
]
TRIPLES: Final = [[Triple(card, seat) for seat in range(MOST_SEATS)] for card in range(1, KINDS)]
FIVE: Final = Five()
NAMES_OF: Final = [Name(card) for card in range(KINDS)]
LAY: Final = [LayDown(card) for card in range(KINDS)]
STOP_IT: Final = PlayStop()
PASS: Final = Pass()
BOOST_IT: Final = UseBoost()
GIVE_UP: Final = GiveUp()
PLACES: Final = [Place(place) for place in range(MOST_PLACES)]
PLACE_RANDOM: Final = Place(-1)
GIVE: Final = [Give(card) for card in range(KINDS)]
GIVE_RANDOM: Final = Give(NO_CARD)
BACKS: Final = [PickBack(back) for back in range(MOST_BACKS)]
TAKE: Final = [TakeBack(card) for card in range(KINDS)]
TAKE_RANDOM: Final = TakeBack(NO_CARD)
