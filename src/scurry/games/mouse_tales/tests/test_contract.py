"""The contract of the testkit, for every number of players, chapter and option."""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales import game
from scurry.games.mouse_tales.rules import CHAPTER_NAMES
from scurry.testkit.contract import Contract, examine
from scurry.testkit.positions import Deal


class TestMouseTales(Contract):
    game = game


@pytest.mark.parametrize("chapter", CHAPTER_NAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_contract_holds_in_every_chapter(chapter: str, seats: int) -> None:
    """MT-S1 MM-02"""
    for seed in range(2):
        assert examine(game, Deal(seats, seed, {"chapter": chapter}), looks=4) > 0
