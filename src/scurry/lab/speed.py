"""How fast a game's rules run here: random playouts, clones, imagined tables.

All figures are by processor time, so that other programs on the machine disturb them less.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass

from scurry._source import compiled
from scurry.kernel.game import Game
from scurry.kernel.playout import clones, playout
from scurry.kernel.rng import seeded
from scurry.kernel.state import State

ROUNDS = 5  # the best counts: the others were disturbed


@dataclass(frozen=True)
class Speed:
    seats: int
    playouts_per_s: float
    choices_per_s: float
    us_per_choice: float
    clone_us: float
    imagine_us: float
    compiled: bool

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def measure(game: Game, seconds: float = 2.0) -> Speed:
    """Figures with four seats, or as many as the game has."""
    seats = min(4, game.most)
    games, choices = max(playing(game, seats, seconds / 10) for _ in range(ROUNDS))
    return Speed(
        seats=seats,
        playouts_per_s=games,
        choices_per_s=choices,
        us_per_choice=1e6 / choices,
        clone_us=min(cloning(game, seats, seconds / 20) for _ in range(ROUNDS)),
        imagine_us=min(imagining(game, seats, seconds / 20) for _ in range(ROUNDS)),
        compiled=compiled(),
    )


def playing(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Return random games and choices a second, the deal included: there is no game without."""
    begun, games, choices = time.process_time(), 0, 0
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(20):
            choices += playout(game.start(seats, games))
            games += 1
    return games / spent, choices / spent


def midgame(game: Game, seats: int) -> list[State]:
    """Positions from the middle of random games, where there is something to know."""
    found: list[State] = []
    for seed in range(16):
        state = game.start(seats, seed)
        chance = seeded(seed)
        for _ in range(40):
            asked = state.pending()
            if not asked:
                break
            options = state.options(asked[0])
            state.apply(asked[0], options[chance.below(len(options))])
        if state.pending():
            found.append(state)
    return found


def cloning(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for one clone."""
    positions = [game.start(seats, 0), *midgame(game, seats)]
    spent, made = 0.0, 0
    while spent < seconds:
        begun = time.process_time()
        for state in positions:
            clones(state, 500)
        spent += time.process_time() - begun
        made += 500 * len(positions)
    return spent / made * 1e6


def imagining(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for one imagined table."""
    positions = [game.start(seats, 0), *midgame(game, seats)]
    rng = seeded(1)
    spent, made = 0.0, 0
    while spent < seconds:
        begun = time.process_time()
        for state in positions:
            seat = state.pending()[0]
            for _ in range(50):
                state.imagine(seat, rng)
        spent += time.process_time() - begun
        made += 50 * len(positions)
    return spent / made * 1e6
