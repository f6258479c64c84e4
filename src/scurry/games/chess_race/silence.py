"""What saying nothing means where there is something to choose. CR-55"""

from __future__ import annotations

from mypy_extensions import i64

from scurry.games.chess_race.answers import ROBS, To
from scurry.games.chess_race.events import victims
from scurry.games.chess_race.race import Race
from scurry.games.chess_race.trades import DISCARDS
from scurry.games.chess_race.words import HELD
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice


def nearest_finish(race: Race, options: list[Choice]) -> Choice:
    """The square nearest FINISH by king steps, then the first in reading order."""
    best: Choice = options[0]
    least: i64 = -1
    for option in options:
        if isinstance(option, To):
            steps = race.board.to_finish(option.square)
            if least < 0 or steps < least:
                best = option
                least = steps
    return best


def nearest_victim(race: Race) -> Choice:
    """The holder of cards nearest FINISH, then next in turn order."""
    mask = victims(race)
    best: i64 = -1
    least: i64 = -1
    for away in range(1, race.seats):
        seat = (race.mover + away) % race.seats
        if mask >> seat & 1:
            steps = race.board.to_finish(race.pawns[seat])
            if best < 0 or steps < least:
                best = seat
                least = steps
    return ROBS[best]


def longest_pile(race: Race, seat: Seat) -> Choice:
    """A card of the kind held most often; of several kinds the first."""
    best: i64 = 0
    for card in range(HELD):
        if race.holds(seat, card) > race.holds(seat, best):
            best = card
    return DISCARDS[best]
