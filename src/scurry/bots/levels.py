"""The levels of bots: how each one thinks, and with which wits. docs/bots.md has the figures."""

from __future__ import annotations

from typing import Final, final

from scurry.bots.bot import Bot, GreedyBot, RandomBot
from scurry.kernel.game import Game
from scurry.kernel.notebook import Wits
from scurry.kernel.seats import Seat


@final
class Level:
    def __init__(self, mind: type[Bot], wits: Wits) -> None:
        self.mind = mind
        self.wits = wits


# From the weakest to the strongest.
LEVELS: Final[dict[str, Level]] = {
    "random": Level(RandomBot, Wits(half_life=0.0, slowness=2.0, slips=1.0)),
    "easy": Level(GreedyBot, Wits(half_life=4.0, slowness=1.35, slips=0.25)),
    "medium": Level(GreedyBot, Wits(half_life=9.0, slowness=1.15, slips=0.10)),
    "greedy": Level(GreedyBot, Wits(half_life=24.0, slowness=1.0, slips=0.0)),
}


class UnknownLevel(ValueError):
    """There is no bot of that name; says which there are."""


def seat_bot(level: str, game: Game, seat: Seat, seed: int) -> Bot:
    """A bot of a level for a seat."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    chosen = LEVELS[level]
    return chosen.mind(game, seat, seed, chosen.wits)
