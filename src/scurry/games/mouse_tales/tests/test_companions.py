"""A party of companions: it finds the way, and every chapter can be won. MT-W1"""

from __future__ import annotations

import pytest

from scurry.games.mouse_tales import game
from scurry.games.mouse_tales.bots import best_option
from scurry.games.mouse_tales.rules import CHAPTER_NAMES
from scurry.games.mouse_tales.state import Mice
from scurry.games.mouse_tales.tale import WON
from scurry.kernel.options import Value

MOST_GAMES = 2000
LONGEST = 5000  # choices of a game


def party_plays(seed: int, seats: int = 1, **options: Value) -> Mice:
    tale = game.start(seats, seed, None, None, **options)
    assert isinstance(tale, Mice)
    for _ in range(LONGEST):
        asked = tale.pending()
        if not asked:
            return tale
        tale.apply(asked[0], best_option(tale, asked[0]))
    raise AssertionError("the companions do not come to an end")


@pytest.mark.parametrize("chapter", CHAPTER_NAMES)
def test_companions_win_every_chapter_on_the_easiest_preset(chapter: str) -> None:
    """MT-W1 4c.6"""
    for seed in range(MOST_GAMES):
        tale = party_plays(seed, chapter=chapter, difficulty="story", advised_party=True)
        if tale.over == WON:
            return
    raise AssertionError(f"{chapter} was never won")


def test_four_companions_with_a_mouse_each_win_the_first_chapter_mostly() -> None:
    """MM-02 MT-W1"""
    won = sum(party_plays(seed, seats=4).over == WON for seed in range(40))
    assert won >= 24


def test_the_presets_are_the_harder_the_more_heroic() -> None:
    """4c.6 MT-W1: the same forty games"""
    shares = []
    for difficulty in ("story", "standard", "heroic"):
        games = [
            party_plays(seed, 1, chapter="notes", advised_party=True, difficulty=difficulty)
            for seed in range(40)
        ]
        shares.append(sum(tale.over == WON for tale in games))
    assert shares[0] > shares[2]
