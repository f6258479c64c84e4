"""Games between bots: one game by its seed, or many, head to head."""

from __future__ import annotations

from typing import final

from scurry.bots.bot import Bot
from scurry.bots.levels import seat_bot
from scurry.bots.pace import Pace
from scurry.kernel.game import Game
from scurry.kernel.message import Event, Listener
from scurry.kernel.options import Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.rng import seeded
from scurry.kernel.state import State

MOST_CHOICES = 1_000_000


@final
class Ears(Listener):
    """Passes on to each bot what its seat is told, and nothing else."""

    def __init__(self) -> None:
        self.bots: list[Bot] = []

    def hear(self, event: Event) -> None:
        for bot in self.bots:
            if event.audience >> bot.seat & 1:
                bot.hear(event)


@final
class Arena:
    """One game of bots, from its start to its end. The same seed gives the same game."""

    def __init__(
        self, game: Game, levels: tuple[str, ...], seed: int, options: dict[str, Value]
    ) -> None:
        ears = Ears()
        ears.bots = [
            seat_bot(level, game, seat, seed * 1000 + seat + 1) for seat, level in enumerate(levels)
        ]
        self.state = game.start(len(levels), seeded(seed), ears, None, **options)
        self.pace = Pace(ears.bots, seeded(seed + 1))
        self.choices = 0

    def play(self) -> State:
        while self.state.pending():
            if self.choices == MOST_CHOICES:
                raise RuntimeError(f"a game did not end within {MOST_CHOICES} choices")
            self.pace.step(self.state)
            self.choices += 1
        return self.state


def play_game(game: Game, levels: list[str], seed: int, **options: Value) -> State:
    """The last position of a game of bots."""
    return Arena(game, tuple(levels), seed, options).play()


def head_to_head(
    game: Game, level: str, rival: str, games: int, seed: int, **options: Value
) -> float:
    """The share of two-player games that the first level wins (ties count half).

    Every deal is played twice, with the seats swapped, so neither side gains by its chair.
    """
    won = 0.0
    for pair in range(games // 2):
        won += value_of(play_game(game, [level, rival], seed + pair, **options), 0)
        won += value_of(play_game(game, [rival, level], seed + pair, **options), 1)
    return won / (games // 2 * 2)


def value_of(state: State, seat: int) -> float:
    outcome: Outcome | None = state.outcome()
    assert outcome is not None
    return outcome.value(seat)
