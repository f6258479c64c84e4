"""The contract of the testkit in every chapter; tests/contract has it for every option."""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales import game
from scurry.games.mouse_tales.rules import CHAPTER_NAMES
from scurry.testkit.contract import examine
from scurry.testkit.positions import Deal


@pytest.mark.parametrize("chapter", CHAPTER_NAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_contract_holds_in_every_chapter(chapter: str, seats: int) -> None:
    """MT-S1 MM-02"""
    assert examine(game, Deal(seats, seats, {"chapter": chapter}), looks=4) > 0
