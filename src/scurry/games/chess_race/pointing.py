"""What one could point at: words that are always at hand, and what the phase asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from scurry.games.chess_race.answers import (
    ACCEPT,
    FLEES,
    INSURE,
    LEAVE,
    LIFTS,
    PUTS,
    RETREATS,
    ROBS,
)
from scurry.games.chess_race.choices import DRAW, DRIVES, PASS, STAY, flight_of, move_of, step_of
from scurry.games.chess_race.quake import places
from scurry.games.chess_race.race import (
    CYCLING,
    FLEEING,
    FLYING,
    LIFTING,
    MOVING,
    PUTTING,
    RETREATING,
    Race,
)
from scurry.games.chess_race.trades import DISCARDS, EXCHANGES
from scurry.games.chess_race.words import KING, MEANS_ONTO, NO_MEANS, OFF, PIECES, TREE, Square
from scurry.kernel.state import Choice

ALWAYS: Final[list[Choice]] = [
    DRAW, PASS, STAY, ACCEPT, INSURE, LEAVE, *ROBS, *DISCARDS, EXCHANGES[0],
]  # fmt: skip


def pointed(race: Race) -> list[Choice]:
    """Words that are always at hand, and what the phase asks for on every tile of the board."""
    found: list[Choice] = [*ALWAYS]
    phase = race.phase
    if race.rules.exchange:
        found += EXCHANGES[1:]
    if phase == PUTTING:
        return [*found, *(PUTS[square] for square in [*places(race, OFF), race.lifted])]
    for square in race.board.laid:
        if phase in (MOVING, CYCLING):
            point_movements(race, square, found)
        elif phase == FLYING:
            found.append(flight_of(NO_MEANS, square))
            found += [flight_of(means, square) for means in means_for(race, square)]
        elif phase == FLEEING:
            found.append(FLEES[square])
        elif phase == RETREATING:
            found.append(RETREATS[square])
        elif phase == LIFTING:
            found.append(LIFTS[square])
        else:
            found.append(move_of(KING, NO_MEANS, square))
    return found


def means_for(race: Race, square: Square) -> list[i64]:
    """The items that fit the tile there; the Cat elsewhere, so that one may ask why not."""
    fitting = MEANS_ONTO[race.board.tiles[square]]
    return fitting if fitting else MEANS_ONTO[TREE]


def point_movements(race: Race, square: Square, found: list[Choice]) -> None:
    for piece in range(PIECES):
        found.append(move_of(piece, NO_MEANS, square))
        found += [move_of(piece, means, square) for means in means_for(race, square)]
    found += [step_of(means, square) for means in means_for(race, square)]
    found.append(DRIVES[square])
