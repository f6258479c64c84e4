"""Bots: random and greedy. A bot hears what its seat is told and answers from its chair."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.bots.chair import Chair
from scurry.kernel.game import Game
from scurry.kernel.guide import Guide
from scurry.kernel.message import Event
from scurry.kernel.notebook import Notebook, Wits, happens
from scurry.kernel.rng import Rng, seeded
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State

WORLDS: Final = 12  # how many tables a greedy bot imagines for one decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player of one game. Its memory is its own; all its chance comes from its seed."""

    def __init__(self, game: Game, seat: Seat, seed: int, wits: Wits) -> None:
        self.guide: Guide = game.guide
        self.seat: int = seat
        self.rng: Rng = seeded(seed)
        self.wits = wits
        self.notebook: Notebook = game.guide.notebook(seat, wits, seeded(seed ^ 0x6E6F7465))

    def hear(self, event: Event) -> None:
        """Something this seat was told."""
        self.notebook.hear(event)

    def choose(self, chair: Chair) -> Choice:
        raise NotImplementedError

    def seconds(self, chair: Chair) -> float:
        """How long it takes to answer the race it is asked."""
        return self.notebook.seconds(chair.imagine(self.rng), self.rng)


@final
class RandomBot(Bot):
    """Any option, all alike."""

    def choose(self, chair: Chair) -> Choice:
        options = chair.options()
        return options[self.rng.below(len(options))]


@final
class GreedyBot(Bot):
    """The option after which the game's guide likes the position best, over imagined tables.

    What it remembers is put into every table it imagines. It errs as often as its wits slip.
    """

    def choose(self, chair: Chair) -> Choice:
        options = chair.options()
        world = chair.imagine(self.rng)
        self.notebook.look(world)
        if len(options) == 1:
            return options[0]
        self.notebook.recall(world)
        reply = self.notebook.reply(world, self.rng)
        if reply is not None:
            return reply
        if self.wits.slips > 0.0 and happens(self.rng, self.wits.slips):
            return options[self.rng.below(len(options))]
        return self.best(chair, world)

    def best(self, chair: Chair, first: State) -> Choice:
        worlds = [first]
        for _ in range(WORLDS - 1):
            world = chair.imagine(self.rng)
            self.notebook.recall(world)
            worlds.append(world)
        options = self.guide.order(first, self.seat)
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
