"""The contract at every mode and pace, for every number of players."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese import game
from scurry.testkit.contract import examine
from scurry.testkit.positions import Deal


@pytest.mark.parametrize("pace", ["race", "turns", "buzz"])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_contract_holds_at_every_mode_and_pace(seats: int, mode: str, pace: str) -> None:
    """DS-01"""
    for seed in range(4):
        assert examine(game, Deal(seats, seed, {"mode": mode, "pace": pace}), looks=6) > 0
