"""No ability and no search card without a test."""

from __future__ import annotations

import re
from pathlib import Path

from scurry.games.mouse_tales.infos import ABILITY_INFOS, CARD_INFOS

NAMES = re.compile(r"[a-z][a-z-]*[a-z]")


def named_in_tests() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_powers_*.py"):
        found.update(NAMES.findall(path.read_text("utf-8")))
    return found


def test_every_ability_and_every_search_card_is_used_in_a_test() -> None:
    """4b.4 4c.1: 28 and 71, copies counted"""
    assert (len(ABILITY_INFOS), len(CARD_INFOS)) == (28, 71)
    named = named_in_tests()
    assert [info.name for info in ABILITY_INFOS if info.name not in named] == []
    assert sorted({info.name for info in CARD_INFOS if info.name not in named}) == []
