"""Positions as text, both ways."""

from __future__ import annotations

from typing import cast

import pytest

from scurry.games.forsage_cards import game as forsage
from scurry.games.forsage_cards import picture
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.tests.tables import table
from scurry.kernel.dump import dump

BASE = """\
turn: 1 x2 overtaken
deck: stop taifun/02 crash crash
0: boost stop
1: kometa kometa
2: parking
3: out 4
discard: crash boost overtake parking
removed: crash boost
known 0: 1 kometa
known 2: 0 boost stop
known all: 1 kometa
story: 0 peeked stop taifun crash
story: 2 returned 3
story: 1 returned
story: 3 drew crash
story: 0 drew something
"""


def step(game: Forsage) -> None:
    """Somebody does something."""
    seat = game.pending()[-1]
    options = game.options(seat)
    game.apply(seat, options[game.rng.below(len(options))])


@pytest.mark.parametrize(
    "phase",
    [
        "",
        "window: pair taifun 1 by 0 stops 1 passed 2 3 name boost five",
        "window: five by 1 stops 0 passed five boost stop taifun\n",
        "naming: triple taifun 1",
        "naming: triple taifun 1 after",
        "gathering: boost stop",
        "rummaging: boost",
        "rummaging:",
        "giving: 2",
        "picking: 2",
        "saving:",
        "placing:",
    ],
)
def test_a_position_is_laid_as_it_is_shown(phase: str) -> None:
    text = BASE + (phase.strip() + "\n" if phase else "") + "serial: 7\n"
    assert picture.spread(picture.lay(text)) == text


def test_a_finished_game_is_laid_with_its_winner() -> None:
    game = table("""
        turn: 1 x0
        deck: stop
        0: boost
        1: out 2
    """)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)


@pytest.mark.parametrize("seed", range(4))
def test_any_position_of_a_game_is_laid_as_it_is_shown(seed: int) -> None:
    game = cast(Forsage, forsage.start(2 + seed, seed))
    while game.pending():
        step(game)
        text = picture.spread(game)
        again = picture.lay(text)
        assert picture.spread(again) == text
        assert dump(again.story) == dump(game.story)


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_of_a_table_is_equal_and_goes_its_own_way(seed: int) -> None:
    game = cast(Forsage, forsage.start(2 + seed, seed))
    while game.pending():
        twin = game.clone()
        before = dump(game)
        assert dump(twin) == before
        step(twin)
        assert dump(game) == before
        step(game)
        assert dump(game) == dump(twin)
