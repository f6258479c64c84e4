"""Games between bots: one game by its seed, or many, head to head."""

from __future__ import annotations

from typing import final

from scurry.bots.bot import Bot, seat_bot
from scurry.bots.chair import Chair
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


def play_game(game: Game, levels: list[str], seed: int, **options: Value) -> State:
    """One game of bots to its end. The same seed gives the same game."""
    ears = Ears()
    ears.bots = [
        seat_bot(level, game, seat, seed * 1000 + seat + 1) for seat, level in enumerate(levels)
    ]
    state = game.start(len(levels), seeded(seed), ears, None, **options)
    turn = seeded(seed + 1)
    for _ in range(MOST_CHOICES):
        asked = state.pending()
        if not asked:
            return state
        seat = asked[turn.below(len(asked))]
        state.apply(seat, ears.bots[seat].choose(Chair(state, seat)))
    raise RuntimeError(f"a game of {game.id} did not end within {MOST_CHOICES} choices")


def head_to_head(game: Game, level: str, rival: str, games: int, seed: int) -> float:
    """The share of two-player games that the first level wins (ties count half).

    Every deal is played twice, with the seats swapped, so neither side gains by its chair.
    """
    won = 0.0
    for pair in range(games // 2):
        won += value_of(play_game(game, [level, rival], seed + pair), 0)
        won += value_of(play_game(game, [rival, level], seed + pair), 1)
    return won / (games // 2 * 2)


def value_of(state: State, seat: int) -> float:
    outcome: Outcome | None = state.outcome()
    assert outcome is not None
    return outcome.value(seat)
