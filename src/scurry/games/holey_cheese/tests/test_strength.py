"""Every level beats the one below, and no chair is better than another."""

from __future__ import annotations

import math

import pytest

from scurry.bots.arena import Arena, head_to_head
from scurry.games.holey_cheese import game
from scurry.kernel.options import Value

LEVELS = ["random", "easy", "medium", "greedy"]
Z99 = 2.5758293035489


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("pace", ["race", "turns"])
@pytest.mark.parametrize("below", [0, 1, 2])
def test_each_level_beats_the_one_below(below: int, pace: str, mode: str) -> None:
    """Over 1,000 seeded games, each deal played from both chairs. CHE-O4"""
    better, worse = LEVELS[below + 1], LEVELS[below]
    share = head_to_head(game, better, worse, games=1000, seed=1, pace=pace, mode=mode)
    assert share >= 0.60


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("pace", ["race", "turns"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_bots_win_equally_often_from_every_chair(seats: int, pace: str, mode: str) -> None:
    """Over 10,000 games, within the 99 % interval for every seat. CHE-O1"""
    games = 10_000
    wins = [0.0] * seats
    options: dict[str, Value] = {"mode": mode, "pace": pace}
    for seed in range(games):
        outcome = Arena(game, ("medium",) * seats, seed, options).play().outcome()
        assert outcome is not None
        winners = outcome.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
    fair = 1 / seats
    margin = Z99 * math.sqrt(fair * (1 - fair) / games)
    for won in wins:
        assert abs(won / games - fair) < margin
