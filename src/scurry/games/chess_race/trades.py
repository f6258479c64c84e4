"""Cards that go out of a hand otherwise than by a movement; both by house option. CR-44 CR-47"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from scurry.games.chess_race import refusals
from scurry.games.chess_race.choices import GAME
from scurry.games.chess_race.race import DISCARDING, HAND_LIMIT, Race
from scurry.games.chess_race.turns import end_turn, next_turn
from scurry.games.chess_race.words import CARD_ARGS, CARD_NAMES, HELD, NO_CARD, Card
from scurry.kernel.message import Arg, Refusal
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Choice):
    """By house option a hand has ten cards at the end of a turn. CR-44 CR-49"""

    def __init__(self, card: Card) -> None:
        name = f"discard {CARD_NAMES[card]}"
        super().__init__(GAME, name, "choice-discard", {"card": CARD_ARGS[card]})
        self.card: i64 = card

    def apply(self, state: State, seat: Seat) -> None:
        race = cast(Race, state)
        race.spend(seat, self.card)
        race.tell_card("event-discards", seat, self.card)
        if race.hand_size(seat) > HAND_LIMIT:
            race.ask_mover(DISCARDING)
        else:
            next_turn(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.discard(cast(Race, state), seat, self.card)


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Choice):
    """By house option, after three passes in a row: two cards for one. CR-47"""

    def __init__(self, one: Card, other: Card) -> None:
        args: dict[str, Arg] = {"one": CARD_ARGS[one], "other": CARD_ARGS[other]}
        name = f"exchange {CARD_NAMES[one]} {CARD_NAMES[other]}"
        super().__init__(GAME, name, "choice-exchange", args)
        self.one: i64 = one
        self.other: i64 = other

    def apply(self, state: State, seat: Seat) -> None:
        """The new card is a piece or an item: events that come first are thrown."""
        race = cast(Race, state)
        for card in [self.one, self.other]:
            race.spend(seat, card)
            race.tell_card("event-discards", seat, card)
        race.clear_passes(seat)
        card = race.take_card()
        while card >= HELD:
            race.throw(card)
            race.tell_card("event-throws", seat, card)
            card = race.take_card()
        if card != NO_CARD:
            race.give(seat, card)
            race.tell_card("event-exchanges", seat, card)
        end_turn(race)

    def refusal(self, state: State, seat: Seat) -> Refusal | None:
        return refusals.exchange(cast(Race, state), seat, self.one, self.other)


DISCARDS: Final[list[Choice]] = [Discard(card) for card in range(HELD)]
EXCHANGES: Final[list[Choice]] = [
    Exchange(one, other) for one in range(HELD) for other in range(one, HELD)
]
