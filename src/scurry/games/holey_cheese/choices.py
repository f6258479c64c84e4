"""Everything a player can choose, one class a verb. What stands in the way is in refusals.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.holey_cheese import refusals
from scurry.games.holey_cheese.answers import is_right
from scurry.games.holey_cheese.burrows import give_back, lift
from scurry.games.holey_cheese.cards import (
    CHEESE,
    KINDS,
    MOST_PLACES,
    NAMES,
    PAW,
    PRODUCT_ARGS,
    Kind,
    Place,
)
from scurry.games.holey_cheese.rounds import (
    begin_round,
    check,
    collect,
    end_round,
    go_on_slapping,
    lay_and_take,
    return_cards,
    roll,
)
from scurry.games.holey_cheese.table import (
    BUZZING,
    NAMES_NOTHING,
    NAMING,
    NOBODY,
    SAYS_NOTHING,
    SLAPS,
    TAPPING,
    Table,
    bit,
)
from scurry.games.holey_cheese.walking import walk
from scurry.kernel.message import Arg, Refusal, seat_arg
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

GAME: Final = "holey_cheese"
FAILS: Final = 2  # after so many failed taps a seat is out of the slap (DS-51)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Choice):
    """A choice without a card or place."""

    def __init__(self, key: str) -> None:
        super().__init__(GAME, key, f"choice-{key}", {})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Ready(Word):
    """When the last one is ready, the dice are rolled. DS-02"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.waiting &= ~(1 << seat)
        table.tell_of("event-ready", seat)
        if table.waiting == 0:
            roll(table)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.ready(cast(Table, state), seat, by_hand=False)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Word):
    """By house option the roller throws the dice itself. CHE-S5 DS-02"""

    def apply(self, state: State, seat: Seat) -> None:
        roll(cast(Table, state))

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.ready(cast(Table, state), seat, by_hand=True)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Choice):
    """Name the product on which the mouse will stop. CHE-R2 CHE-O2"""

    def __init__(self, kind: Kind) -> None:
        super().__init__(
            GAME, f"name {NAMES[kind]}", "choice-name", {"product": PRODUCT_ARGS[kind]}
        )
        self.kind: i64 = kind

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.said.append(seat << 5 | self.kind)
        if table.rules.turns or table.rules.wait_for_all:
            table.tell_of("event-answered", seat)
            has_spoken(table, seat)
        elif is_right(table, self.kind):
            table.tell_of("event-answered", seat)
            check(table)  # nobody can be earlier any more (DS-05)
        else:
            table.tell_of("event-missed", seat)
            miss(table, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.name(cast(Table, state), seat, self.kind)


def miss(table: Table, seat: Seat) -> None:
    """One answer a round, by house option any number. DS-03 CHE-O5"""
    if table.rules.many_answers:
        table.count_try(seat)
        if table.phase == NAMING:
            buzz_again(table, table.still)
    else:
        has_spoken(table, seat)


def has_spoken(table: Table, seat: Seat) -> None:
    """This seat says no more in this round; after the last one comes the check."""
    table.still &= ~(1 << seat)
    if table.still == 0:
        check(table)
    elif table.phase == NAMING:
        buzz_again(table, table.still)
    else:
        table.waiting = table.still


def buzz_again(table: Table, still: i64) -> None:
    """The next buzz counts. CHE-O5"""
    tries = table.tries
    table.ask(BUZZING, still)
    table.tries = tries
    table.winner = NOBODY


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Slap(Word):
    """Slap the paw: the first wins. Without a paw the answer is lost. CHE-R5 DS-22 DS-25"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.said.append(seat << 5 | SLAPS)
        if table.steps != PAW:
            table.tell_of("event-false-slap", seat)
            has_spoken(table, seat)
        else:
            table.tell_of("event-slaps", seat)
            if table.rules.turns:
                has_spoken(table, seat)
            else:
                check(table)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.slap(cast(Table, state), seat)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Word):
    """No answer, no slap, no tap: an open choice, and what silence means. DS-34"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.tell_of("event-passes", seat)
        if table.steps == PAW and table.rules.advanced:
            table.still &= ~(1 << seat)
            go_on_slapping(table)
        else:
            what = SAYS_NOTHING if table.phase != NAMING else NAMES_NOTHING
            table.said.append(seat << 5 | what)
            has_spoken(table, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.passing(cast(Table, state), seat)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Buzz(Word):
    """On one screen: first the key of one's own, then the answer. CHE-O5"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.tell_of("event-buzzes", seat)
        table.winner = seat
        table.waiting = 1 << seat
        table.phase = TAPPING if table.steps == PAW else NAMING
        table.serial += 1

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.buzz(cast(Table, state), seat)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Decline(Word):
    """The winner of a slap lays no card, and the mouse stays. DS-23"""

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.tell_of("event-declines", seat)
        return_cards(table)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.prize(cast(Table, state), seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class At(Choice):
    """A choice of a card of the ring, by its number from 1: keys never name what is hidden."""

    def __init__(self, verb: str, message: str, place: Place) -> None:
        args: dict[str, Arg] = {"place": place + 1}
        super().__init__(GAME, f"{verb} {place + 1}", message, args)
        self.place: i64 = place


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Begin(At):
    """By house option the roller chooses between cheeses equally far from the cat. DS-42"""

    def __init__(self, place: Place) -> None:
        super().__init__("begin", "choice-begin", place)

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        walk(table, self.place)
        begin_round(table)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.begin(cast(Table, state), seat, self.place)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Lay(At):
    """The prize of a slap: a burrow card on any free card, and the mouse too. CHE-R5 DS-23"""

    def __init__(self, place: Place) -> None:
        super().__init__("lay", "choice-lay", place)

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        walk(table, self.place)
        lay_and_take(table, seat, self.place)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.lay(cast(Table, state), seat, self.place)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Replace(At):
    """By house option the prize may push out a rival's burrow. DS-23"""

    def __init__(self, place: Place) -> None:
        super().__init__("replace", "choice-replace", place)

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        walk(table, self.place)
        give_back(table, self.place)
        lay_and_take(table, seat, self.place)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.replace(cast(Table, state), seat, self.place)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Take(At):
    """The large burrow brings any one of the three products under it. CHE-T3 DS-15"""

    def __init__(self, place: Place) -> None:
        super().__init__("take", "choice-take", place)

    def apply(self, state: State, seat: Seat) -> None:
        collect(cast(Table, state), seat, self.place)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.take(cast(Table, state), seat, self.place)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class TakeBack(At):
    """A burrow card of one's own comes off the ring, and its product to light. CHE-A4 DS-50"""

    def __init__(self, place: Place) -> None:
        super().__init__("take back", "choice-take-back", place)

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        table.tell_place("event-takes-back", seat, self.place)
        lift(table, self.place)
        table.tell_product("event-uncovered", self.place)
        table.waiting &= ~(1 << seat)
        table.still = table.waiting
        if table.waiting == 0:
            end_round(table)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.take_back(cast(Table, state), seat, self.place)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Tap(At):
    """Tap a cheese, covered or not. CHE-A4 DS-51 DS-52"""

    def __init__(self, place: Place) -> None:
        super().__init__("tap", "choice-tap", place)

    def apply(self, state: State, seat: Seat) -> None:
        table = cast(Table, state)
        tapped = table.tapped[:]
        tapped[seat] |= bit(self.place)
        table.tapped = tapped
        table.count_try(seat)
        table.locked &= ~(1 << seat)
        if table.held >> self.place & 1:
            self.say(table, seat, "event-tap-late")  # another may be tapped (DS-52)
        elif table.ring[self.place] == CHEESE:
            self.say(table, seat, "event-tap-holds")
            table.held |= bit(self.place)
            table.safe |= 1 << seat
            table.still &= ~(1 << seat)
        else:
            self.say(table, seat, "event-tap-fails")
            table.failed |= bit(self.place)
            table.misses += bit(seat * 2)
            table.locked |= 1 << seat
            if table.missed(seat) == FAILS:
                table.still &= ~(1 << seat)
        go_on_slapping(table)

    def say(self, table: Table, seat: Seat, message: str) -> None:
        """Told to all, kept nowhere: a tap tells what lies there. DS-33"""
        if table.listener is not None:
            table.whisper(message, {"seat": seat_arg(seat), "place": self.place + 1})

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.tap(cast(Table, state), seat, self.place)


READY_WORD: Final = Ready("ready")
ROLL: Final = Roll("roll")
SLAP: Final = Slap("slap")
PASS: Final = Pass("pass")
BUZZ: Final = Buzz("buzz")
DECLINE: Final = Decline("decline")
NAME: Final[list[Choice]] = [Name(kind) for kind in range(KINDS)]
BEGIN: Final[list[Choice]] = [Begin(place) for place in range(MOST_PLACES)]
LAY: Final[list[Choice]] = [Lay(place) for place in range(MOST_PLACES)]
REPLACE: Final[list[Choice]] = [Replace(place) for place in range(MOST_PLACES)]
TAKE: Final[list[Choice]] = [Take(place) for place in range(MOST_PLACES)]
TAKE_BACK: Final[list[Choice]] = [TakeBack(place) for place in range(MOST_PLACES)]
TAP: Final[list[Choice]] = [Tap(place) for place in range(MOST_PLACES)]
WORDS: Final[list[Choice]] = [
    READY_WORD, ROLL, *NAME, SLAP, PASS, BUZZ, DECLINE,
    *BEGIN, *LAY, *REPLACE, *TAKE, *TAKE_BACK, *TAP,
]  # fmt: skip
