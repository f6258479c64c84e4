"""Bots: random and greedy. A bot hears what its seat is told and answers from its chair."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.bots.chair import Chair
from scurry.kernel.game import Game
from scurry.kernel.guide import Guide
from scurry.kernel.message import Event
from scurry.kernel.rng import Rng, seeded
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

WORLDS: Final = 12  # how many tables a greedy bot imagines for one decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player of one game. Its memory is its own; all its chance comes from its seed."""

    def __init__(self, game: Game, seat: Seat, seed: int) -> None:
        self.guide: Guide = game.guide
        self.seat: int = seat
        self.rng: Rng = seeded(seed)

    def hear(self, event: Event) -> None:
        """Something this seat was told."""

    def choose(self, chair: Chair) -> Choice:
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any option, all alike."""

    def choose(self, chair: Chair) -> Choice:
        options = chair.options()
        return options[self.rng.below(len(options))]


@final
class GreedyBot(Bot):
    """The option after which the game's guide likes the position best, over imagined tables."""

    def choose(self, chair: Chair) -> Choice:
        worlds = [chair.imagine(self.rng) for _ in range(WORLDS)]
        options = self.guide.order(worlds[0], self.seat)
        if len(options) == 1:
            return options[0]
        best = options[0]
        best_score = -1.0
        for option in options:
            score = 0.0
            for world in worlds:
                score += self.prospect(world, option)
            if score > best_score:
                best_score = score
                best = option
        return best

    def prospect(self, world: State, option: Choice) -> float:
        """The guide's score after the option, once it has settled what follows."""
        after = world.clone()
        after.apply(self.seat, option)
        self.guide.settle(after, self.seat)
        return self.guide.score(after, self.seat)


LEVELS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownLevel(ValueError):
    """There is no bot of that name; says which there are."""


def seat_bot(level: str, game: Game, seat: Seat, seed: int) -> Bot:
    """A bot of a level for a seat."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](game, seat, seed)
