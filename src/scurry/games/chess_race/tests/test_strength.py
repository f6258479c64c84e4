"""The greedy bot against the random one."""

from __future__ import annotations

import pytest

from scurry.bots.arena import head_to_head, play_game
from scurry.games.chess_race import game
from scurry.games.chess_race.content import BOARD_NAMES


def test_the_greedy_bot_beats_the_random_one() -> None:
    """Over 1,000 seeded games, each deal played from both chairs."""
    assert head_to_head(game, "greedy", "random", games=1000, seed=1) >= 0.95


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_greedy_bots_get_to_finish_on_every_named_board(board: str) -> None:
    """CHS-G1 CHS-S2"""
    for seed in range(5):
        for seats in (1, 2, 4):
            outcome = play_game(game, ["greedy"] * seats, seed, board=board).outcome()
            assert outcome is not None
            assert outcome.reason not in ("outcome-standstill", "outcome-lost")


def test_levels_between_err_now_and_then() -> None:
    assert 0.5 < head_to_head(game, "greedy", "easy", games=100, seed=3) < 1.0
