"""Everything a player can do, one class a verb."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from scurry.games.rat_de_france import refusals
from scurry.games.rat_de_france.acts import may_take
from scurry.games.rat_de_france.race import CONSOLING, DISCARDING, PLACING, UNASKED, Race, card_arg
from scurry.games.rat_de_france.rounds import (
    after_act,
    after_bid,
    after_pepper,
    after_placing,
    next_race,
    skip_discarded,
    tell_moved,
)  # fmt: skip
from scurry.games.rat_de_france.words import (
    ACTION_NAMES,
    ACTIONS,
    CLOVER,
    DIAGONAL,
    IDEA,
    JUMP,
    NOTHING,
    PEPPER,
    ROWS,
    STEP,
    STRAIGHT,
    SUGAR,
    SWAP,
    TOKEN_NAMES,
    Action,
    Cell,
    cell_name,
)  # fmt: skip
from scurry.kernel.message import Arg, Refusal, seat_arg
from scurry.kernel.seats import EVERYONE, Seat
from scurry.kernel.state import Choice, State

GAME: Final = "rat_de_france"
MOST_CELLS: Final = 16 * ROWS  # of the long track
MOST_SEATS: Final = 4
MOVING: Final = (STRAIGHT, DIAGONAL, STEP, JUMP, IDEA)  # actions that end on a cell


class Move(Choice):
    def __init__(self, key: str, message: str, args: dict[str, Arg]) -> None:
        super().__init__(GAME, key, message, args)

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race._asked = UNASKED
        race._plain = None
        self.do(race, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        race = cast(Race, state)
        return refusals.over(race) or self.forbidden(race, seat)

    def do(self, race: Race, me: Seat) -> None:
        raise NotImplementedError

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        raise NotImplementedError


# Before the first round.


@final
class PlaceRat(Move):
    """Put the rat on a free start flag. RAT-S8 RF-02"""

    def __init__(self, row: i64) -> None:
        super().__init__(f"place {cell_name(row)}", "choice-place", {"cell": cell_name(row)})
        self.cell: i64 = row

    def do(self, race: Race, me: Seat) -> None:
        race.serial += 1
        race.rats[me] = self.cell
        if race.listener is not None:
            race.tell("event-places", {"seat": seat_arg(me), "cell": cell_name(self.cell)})
        after_placing(race)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_in(race, me, PLACING, "RAT-S8") or refusals.taken(race, self.cell)


@final
class Discard(Move):
    """Lay a card aside before the first round. RAT-S9 RF-03 RF-04"""

    def __init__(self, action: Action) -> None:
        name = ACTION_NAMES[action]
        super().__init__(f"discard {name}", "choice-discard", {"card": card_arg(action)})
        self.action: i64 = action

    def do(self, race: Race, me: Seat) -> None:
        race.hands[me] &= ~(1 << self.action)
        race.owed = race.owed[:]
        race.owed[me] -= 1
        if race.listener is not None:
            args: dict[str, Arg] = {"seat": seat_arg(me), "card": card_arg(self.action)}
            race.tell("event-discards", args, 1 << me if race.rules.discards_secret else EVERYONE)
        if not race.rules.discards_secret:
            race.serial += 1
        skip_discarded(race)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_in(race, me, DISCARDING, "RAT-S9") or refusals.no_card(
            race, me, self.action
        )


# The round.


@final
class Bid(Move):
    """Lay an action card face down. RAT-R2"""

    def __init__(self, action: Action) -> None:
        super().__init__(f"bid {ACTION_NAMES[action]}", "choice-bid", {"card": card_arg(action)})
        self.action: i64 = action

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        waiting = race._asked
        race._asked = UNASKED
        self.lay(race, seat, waiting)

    def lay(self, race: Race, me: Seat, waiting: i64) -> None:
        """`waiting`: who has not bid yet, if that is known."""
        race.hands[me] &= ~(1 << self.action)
        race.laid[me] = self.action
        if race.listener is not None:
            race.tell("event-bids", {"seat": seat_arg(me)}, EVERYONE & ~(1 << me))
            args: dict[str, Arg] = {"seat": seat_arg(me), "card": card_arg(self.action)}
            race.tell("event-bids-card", args, 1 << me)
        if race.rules.bids_in_turn:
            race.at += 1
            race.serial += 1
        elif waiting != UNASKED and waiting != 1 << me:
            race._asked = waiting & ~(1 << me)  # the others go on thinking
            return
        after_bid(race)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_bidding(race, me) or refusals.no_card(race, me, self.action)


@final
class EatPepper(Move):
    """Act first this round. RAT-T-P1 RF-13"""

    def __init__(self) -> None:
        super().__init__("eat pepper", "choice-eat-pepper", {})

    def do(self, race: Race, me: Seat) -> None:
        race.serial += 1
        race.tokens[me] = NOTHING
        race.declined = 0
        race.to_front(me)
        if race.listener is not None:
            race.tell("event-eats-pepper", {"seat": seat_arg(me)})
        after_pepper(race)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_peppering(race, me)


@final
class KeepPepper(Move):
    """Not now. RF-11"""

    def __init__(self) -> None:
        super().__init__("keep pepper", "choice-keep-pepper", {})

    def do(self, race: Race, me: Seat) -> None:
        if not race.rules.pepper_by_speed:
            race.serial += 1
        race.declined |= 1 << me
        after_pepper(race)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_peppering(race, me)


class Act(Move):
    """An action, with the token eaten for it: sugar with the card laid, clover for another."""

    def __init__(
        self, token: i64, action: Action, verb: str, key: str, args: dict[str, Arg]
    ) -> None:
        if token == SUGAR:
            super().__init__(f"sugar {key}", f"choice-{verb}-sugar", args)
        elif token == CLOVER:
            super().__init__(f"clover {key}", f"choice-{verb}-clover", args)
        else:
            super().__init__(key, f"choice-{verb}", args)
        self.token: i64 = token
        self.action: i64 = action

    def do(self, race: Race, me: Seat) -> None:
        race.serial += 1
        if self.token != NOTHING:
            race.tokens[me] = NOTHING
            if race.listener is not None:
                args: dict[str, Arg] = {"seat": seat_arg(me)}
                race.tell("event-eats", {**args, "token": f"@token-{TOKEN_NAMES[self.token]}"})
        self.perform(race, me)
        after_act(race, me)

    def perform(self, race: Race, me: Seat) -> None:
        raise NotImplementedError

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_acting(race, me, self.action, self.token) or self.barred(race, me)

    def barred(self, race: Race, me: Seat) -> Refusal | None:
        """What on the track forbids it."""
        raise NotImplementedError


@final
class Go(Act):
    """Move one's own rat: a dash, a step, a jump, or an idea. RAT-A1 RAT-A6"""

    def __init__(self, token: i64, action: Action, end: Cell) -> None:
        name = ACTION_NAMES[action]
        key = f"{name} {cell_name(end)}"
        super().__init__(token, action, name, key, {"cell": cell_name(end)})
        self.end: i64 = end

    def perform(self, race: Race, me: Seat) -> None:
        race.rats[me] = self.end
        tell_moved(race, me)

    def barred(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.no_way(race, me, self.action, self.token == SUGAR, self.end)


@final
class Swap(Act):
    """Change places with another rat; nobody asks it. RAT-A4 RF-74 RAT-X6"""

    def __init__(self, token: i64, other: Seat) -> None:
        super().__init__(token, SWAP, "swap", f"swap {other}", {"to": seat_arg(other)})
        self.other: i64 = other

    def perform(self, race: Race, me: Seat) -> None:
        here, there = race.rats[me], race.rats[self.other]
        race.rats[me] = there
        race.rats[self.other] = here
        if race.listener is not None:
            race.tell("event-swaps", {"seat": seat_arg(me), "to": seat_arg(self.other)})

    def barred(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.no_swap(race, me, self.other, self.token == SUGAR)


@final
class TakeToken(Act):
    """Idea on a token cell. RAT-X4 RAT-C7"""

    def __init__(self, token: i64) -> None:
        super().__init__(token, IDEA, "take", "take", {})

    def perform(self, race: Race, me: Seat) -> None:
        cell = race.rats[me]
        race.take_token(me, race.track.terrain[cell])
        if race.rules.one_token_a_cell:
            race.used = [*race.used, cell]
        if race.listener is not None:
            token = f"@token-{TOKEN_NAMES[race.tokens[me]]}"
            race.tell("event-takes", {"seat": seat_arg(me), "token": token})

    def barred(self, race: Race, me: Seat) -> Refusal | None:
        return None if may_take(race, me) else refusals.nothing_to_take(race, me)


@final
class Steal(Act):
    """Sugar with Idea: a neighbour's token. RAT-T-S5 RF-28"""

    def __init__(self, other: Seat) -> None:
        super().__init__(SUGAR, IDEA, "steal", f"steal {other}", {"to": seat_arg(other)})
        self.other: i64 = other

    def perform(self, race: Race, me: Seat) -> None:
        race.tokens[me] = race.tokens[self.other]
        race.tokens[self.other] = NOTHING
        if race.listener is not None:
            token = f"@token-{TOKEN_NAMES[race.tokens[me]]}"
            args: dict[str, Arg] = {"seat": seat_arg(me), "to": seat_arg(self.other)}
            race.tell("event-steals", {**args, "token": token})

    def barred(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.no_theft(race, me, self.other)


@final
class Pass(Move):
    """Do nothing; the card is spent all the same. RAT-R6 RF-52"""

    def __init__(self) -> None:
        super().__init__("pass", "choice-pass", {})

    def do(self, race: Race, me: Seat) -> None:
        race.serial += 1
        if race.listener is not None:
            race.tell("event-passes", {"seat": seat_arg(me)})
        after_act(race, me)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        return refusals.not_your_action(race, me)


# Between the races of a tournament.


@final
class ChooseToken(Move):
    """The last of a race takes a token into the next. RAT-M2 RF-67"""

    def __init__(self, token: i64) -> None:
        if token == NOTHING:
            super().__init__("token keep", "choice-token-keep", {})
        else:
            name = TOKEN_NAMES[token]
            super().__init__(f"token {name}", "choice-token", {"token": f"@token-{name}"})
        self.token: i64 = token

    def do(self, race: Race, me: Seat) -> None:
        if self.token != NOTHING:
            race.take_token(me, self.token)
        if race.listener is not None and self.token != NOTHING:
            args: dict[str, Arg] = {"seat": seat_arg(me), **self.args}
            race.tell("event-consoled", args)
        next_race(race)

    def forbidden(self, race: Race, me: Seat) -> Refusal | None:
        wrong = refusals.not_in(race, me, CONSOLING, "RAT-M2")
        if wrong is None and self.token == NOTHING and race.tokens[me] == NOTHING:
            return Refusal("RF-67", "why-nothing-to-keep")
        return wrong


PLACES: Final = [PlaceRat(row) for row in range(ROWS)]
DISCARD: Final = [Discard(action) for action in range(ACTIONS)]
BID: Final = [Bid(action) for action in range(ACTIONS)]
EAT: Final = EatPepper()
KEEP: Final = KeepPepper()
TOKENS: Final = (NOTHING, SUGAR, CLOVER)
# By token: 0 none, 1 sugar, 2 clover; then by action; then by cell.
GO: Final = [
    [
        [Go(token, action, end) for end in range(MOST_CELLS)] if action in MOVING else []
        for action in range(ACTIONS)
    ]
    for token in TOKENS
]
SWAPS: Final = [[Swap(token, other) for other in range(MOST_SEATS)] for token in TOKENS]
TAKE: Final = [TakeToken(NOTHING), TakeToken(CLOVER)]
STEALS: Final = [Steal(other) for other in range(MOST_SEATS)]
PASS: Final = Pass()
CONSOLATION: Final = [ChooseToken(token) for token in (NOTHING, PEPPER, SUGAR, CLOVER)]
