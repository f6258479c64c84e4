"""The greedy bot against the random one."""

from __future__ import annotations

from scurry.bots.arena import head_to_head
from scurry.games.forsage_pawns import game


def test_the_greedy_bot_beats_the_random_one() -> None:
    """Over 1,000 seeded games, each deal played from both chairs."""
    assert head_to_head(game, "greedy", "random", games=1000, seed=1) >= 0.70
