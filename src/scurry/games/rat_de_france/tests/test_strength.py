"""The greedy bot against the random one, and against itself."""

from __future__ import annotations

import pytest

from scurry.bots.arena import head_to_head, play_game
from scurry.games.rat_de_france import game
from scurry.games.rat_de_france.race import MOST_ROUNDS
from scurry.games.rat_de_france.state import Rats


def test_the_greedy_bot_beats_the_random_one() -> None:
    """Over 1,000 seeded games, each deal played from both chairs."""
    assert head_to_head(game, "greedy", "random", games=1000, seed=1) >= 0.90


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_races_of_greedy_bots_hardly_ever_reach_the_cap(seats: int) -> None:
    """RF-69"""
    capped = 0
    for seed in range(300):
        race = play_game(game, ["greedy"] * seats, seed)
        assert isinstance(race, Rats)
        capped += race.round == MOST_ROUNDS
    assert capped < 3
