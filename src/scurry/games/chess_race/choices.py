"""What a player does in a turn: draw, move, fly, pass. What stands in the way is in refusals.py."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race import refusals
from scurry.games.chess_race.events import happen
from scurry.games.chess_race.race import MOVING, Race
from scurry.games.chess_race.turns import (
    BY_FLIGHT,
    BY_ITEM,
    BY_OFFROAD,
    BY_PIECE,
    after_movement,
    arrive,
    end_turn,
)
from scurry.games.chess_race.words import (
    ALL_MEANS,
    CARD_ARGS,
    CARD_NAMES,
    HELD,
    MEANS_ARGS,
    MEANS_CARD,
    MEANS_COUNT,
    MEANS_NAMES,
    NAMES,
    NO_MEANS,
    OFFROAD,
    PIECES,
    SHOVEL,
    SQUARES,
    TILE_ARGS,
    Card,
    Means,
    Square,
)
from scurry.kernel.message import Arg, Refusal, seat_arg
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

GAME: Final = "chess_race"


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Choice):
    """A choice without a card or a cell."""

    def __init__(self, key: str) -> None:
        super().__init__(GAME, key, f"choice-{key}", {})


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Word):
    """Draw and show a card. A piece or an item is kept, an event happens. CHS-T1 CHS-T2 CR-04"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        card = race.take_card()
        if race.listener is not None:
            race.tell_card("event-draws", seat, card)
        if card < HELD:
            race.give(seat, card)
            race.drawn = card
            race.ask_mover(MOVING)
        else:
            race.throw(card)
            happen(race, card)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.draw(cast(Race, state), seat)


def pay(race: Race, seat: Seat, means: Means) -> None:
    """CHS-M7 CR-24 CR-50"""
    for _ in range(MEANS_COUNT[means]):
        race.spend(seat, MEANS_CARD[means])


def tell_movement(race: Race, seat: Seat, message: str, cards: str, end: Square) -> None:
    if race.listener is not None:
        tile = TILE_ARGS[race.board.tiles[end]]
        args: dict[str, Arg] = {"seat": seat_arg(seat), "cell": NAMES[end], "tile": tile}
        if cards:
            args["card"] = cards
        race.tell(message, args)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Choice):
    """One move of a chess piece, with an item onto an obstacle. CHS-M1 CHS-M6 CR-15 CR-50"""

    def __init__(self, piece: Card, means: Means, end: Square) -> None:
        args: dict[str, Arg] = {"card": CARD_ARGS[piece], "cell": NAMES[end]}
        name = f"{CARD_NAMES[piece]} {NAMES[end]}"
        message = "choice-move"
        if means != NO_MEANS:
            name = f"{CARD_NAMES[piece]} {MEANS_NAMES[means]} {NAMES[end]}"
            message = "choice-move-onto"
            args["item"] = MEANS_ARGS[means]
        super().__init__(GAME, name, message, args)
        self.piece: i64 = piece
        self.means: i64 = means
        self.end: i64 = end

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.spend(seat, self.piece)
        pay(race, seat, self.means)
        if race.listener is not None:
            self.say(race, seat)
        arrive(race, seat, self.end, BY_PIECE, MEANS_CARD[self.means] == SHOVEL)

    def say(self, race: Race, seat: Seat) -> None:
        args: dict[str, Arg] = {"seat": seat_arg(seat), **self.args}
        args["tile"] = TILE_ARGS[race.board.tiles[self.end]]
        race.tell("event-moves" if self.means == NO_MEANS else "event-moves-onto", args)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.move(cast(Race, state), seat, self.piece, self.means, self.end)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class StepOnto(Choice):
    """With an item alone onto an obstacle next to the pawn. CHS-M5"""

    def __init__(self, means: Means, end: Square) -> None:
        args: dict[str, Arg] = {"item": MEANS_ARGS[means], "cell": NAMES[end]}
        super().__init__(GAME, f"{MEANS_NAMES[means]} {NAMES[end]}", "choice-step-onto", args)
        self.means: i64 = means
        self.end: i64 = end

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        pay(race, seat, self.means)
        tell_movement(race, seat, "event-steps-onto", MEANS_ARGS[self.means], self.end)
        arrive(race, seat, self.end, BY_ITEM, MEANS_CARD[self.means] == SHOVEL)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.step_onto(cast(Race, state), seat, self.means, self.end)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Drive(Choice):
    """Two cells in a line with the All-terrain, whatever they are. CHS-X6 CR-39 CR-40"""

    def __init__(self, end: Square) -> None:
        super().__init__(GAME, f"offroad {NAMES[end]}", "choice-drive", {"cell": NAMES[end]})
        self.end: i64 = end

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.spend(seat, OFFROAD)
        tell_movement(race, seat, "event-drives", "", self.end)
        arrive(race, seat, self.end, BY_OFFROAD, False)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.drive(cast(Race, state), seat, self.end)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Fly(Choice):
    """From a Plane or Balloon, maybe with an item onto an obstacle. CHS-X1 CHS-X2 CR-17 CR-18"""

    def __init__(self, means: Means, end: Square) -> None:
        args: dict[str, Arg] = {"cell": NAMES[end]}
        name = f"fly {NAMES[end]}"
        message = "choice-fly"
        if means != NO_MEANS:
            name = f"fly {MEANS_NAMES[means]} {NAMES[end]}"
            message = "choice-fly-onto"
            args["item"] = MEANS_ARGS[means]
        super().__init__(GAME, name, message, args)
        self.means: i64 = means
        self.end: i64 = end

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        pay(race, seat, self.means)
        message = "event-flies" if self.means == NO_MEANS else "event-flies-onto"
        cards = "" if self.means == NO_MEANS else MEANS_ARGS[self.means]
        tell_movement(race, seat, message, cards, self.end)
        arrive(race, seat, self.end, BY_FLIGHT, MEANS_CARD[self.means] == SHOVEL)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.fly(cast(Race, state), seat, self.means, self.end)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Word):
    """No movement, or no more: moving is never a duty. CHS-M7 CR-47"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        if race.spent == 0:
            race.count_pass(seat)
        race.tell_of("event-passes", seat)
        end_turn(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.movement(cast(Race, state), seat)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Stay(Word):
    """The flight is not taken; it does not come back. CR-17 CR-19"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.tell_of("event-stays", seat)
        after_movement(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.flight(cast(Race, state), seat)


DRAW: Final = Draw("draw")
PASS: Final = Pass("pass")
STAY: Final = Stay("stay")
# By piece, means and end; by means and end; by end.
MOVES: Final[list[Choice]] = [
    Move(piece, means, end)
    for piece in range(PIECES)
    for means in range(ALL_MEANS)
    for end in range(SQUARES)
]
STEPS: Final[list[Choice]] = [
    StepOnto(means, end) for means in range(1, ALL_MEANS) for end in range(SQUARES)
]
FLIGHTS: Final[list[Choice]] = [
    Fly(means, end) for means in range(ALL_MEANS) for end in range(SQUARES)
]
DRIVES: Final[list[Choice]] = [Drive(end) for end in range(SQUARES)]


def move_of(piece: Card, means: Means, end: Square) -> Choice:
    return MOVES[(piece * ALL_MEANS + means) * SQUARES + end]


def step_of(means: Means, end: Square) -> Choice:
    return STEPS[(means - 1) * SQUARES + end]


def flight_of(means: Means, end: Square) -> Choice:
    return FLIGHTS[means * SQUARES + end]
