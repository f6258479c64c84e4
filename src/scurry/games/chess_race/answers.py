"""What a player answers to an event: where to, from whom, or a policy against it. CHS-E9"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race import refusals
from scurry.games.chess_race.choices import GAME, Word
from scurry.games.chess_race.events import answered, lose_king, miss_turn, rob, shake, swept
from scurry.games.chess_race.race import PUTTING, Race
from scurry.games.chess_race.turns import resume
from scurry.games.chess_race.words import (
    CARD_ARGS,
    EARTHQUAKE,
    INSURANCE,
    MATE,
    NAMES,
    OFF,
    SQUARES,
    Square,
)
from scurry.kernel.message import Refusal, seat_arg
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

MOST_SEATS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class To(Choice):
    """A choice of a square."""

    def __init__(self, verb: str, square: Square) -> None:
        key = f"{verb} {NAMES[square]}"
        super().__init__(GAME, key, f"choice-{verb}", {"cell": NAMES[square]})
        self.square: i64 = square


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Flee(To):
    """Climb the nearest Mountain or Tree; of several the one that suits. CHS-E2 CHS-E3 CR-31"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        swept(race, seat, self.square)
        answered(race, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.flee(cast(Race, state), seat, self.square)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Retreat(To):
    """One king step towards START. CHS-E4 CHS-E5 CR-34"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        swept(race, seat, self.square)
        answered(race, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.retreat(cast(Race, state), seat, self.square)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Accept(Word):
    """Let it happen; said by those who hold no Insurance, too. CHS-E6 CHS-E7 CR-37"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        if race.event == EARTHQUAKE:
            race.waiting &= ~(1 << seat)
            if race.waiting == 0:
                shake(race)
        elif race.event == MATE:
            lose_king(race, seat)
            answered(race, seat)
        else:
            miss_turn(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.accept(cast(Race, state), seat)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Insure(Word):
    """The event does not touch its holder; the card is thrown. CHS-E9 CR-37 CR-38"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.spend(seat, INSURANCE)
        if race.listener is not None:
            event = CARD_ARGS[race.event]
            race.tell("event-insures", {"seat": seat_arg(seat), "card": event}, reveals=True)
        if race.event == EARTHQUAKE:
            resume(race)
        else:
            answered(race, seat)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.insure(cast(Race, state), seat)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Rob(Choice):
    """The Pig takes a random card of a player of one's choice. CHS-E8 CR-30"""

    def __init__(self, victim: Seat) -> None:
        super().__init__(GAME, f"pig {victim}", "choice-rob", {"from": seat_arg(victim)})
        self.victim: i64 = victim

    def apply(self, state: State, seat: Seat) -> None:
        rob(cast(Race, state), self.victim)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.rob(cast(Race, state), seat, self.victim)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Lift(To):
    """The tile that an Earthquake moves. CHS-E1 CR-27"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.lifted = self.square
        race.tell_square("event-lifts", seat, self.square)
        race.ask_mover(PUTTING)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.lift(cast(Race, state), seat, self.square)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Put(To):
    """Where the lifted tile goes; who stands on it goes with it. CHS-E1 CR-27"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        source = race.lifted
        race.board = race.board.moved(source, self.square)
        race.lifted = OFF
        for other in range(race.seats):
            if race.pawns[other] == source:
                race.pawns[other] = self.square
        race.used = relaid(race.used, source, self.square)
        race.dug = relaid(race.dug, source, self.square)
        race.tell_square("event-puts", seat, self.square)
        resume(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.put(cast(Race, state), seat, self.square)


def relaid(squares: list[i64], source: Square, target: Square) -> list[i64]:
    """Notes about a tile go where the tile goes."""
    if source not in squares:
        return squares
    return [target if square == source else square for square in squares]


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(Word):
    """By house option the Earthquake need not move anything. CR-28"""

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.tell_of("event-leaves", seat)
        resume(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.leave(cast(Race, state), seat)


ACCEPT: Final = Accept("accept")
INSURE: Final = Insure("insure")
LEAVE: Final = Leave("leave")
ROBS: Final[list[Choice]] = [Rob(seat) for seat in range(MOST_SEATS)]
FLEES: Final[list[Choice]] = [Flee("flee", square) for square in range(SQUARES)]
RETREATS: Final[list[Choice]] = [Retreat("retreat", square) for square in range(SQUARES)]
LIFTS: Final[list[Choice]] = [Lift("lift", square) for square in range(SQUARES)]
PUTS: Final[list[Choice]] = [Put("put", square) for square in range(SQUARES)]
