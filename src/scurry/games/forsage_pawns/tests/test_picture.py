"""Positions as text, both ways, and as a grid."""

from __future__ import annotations

from typing import cast

import pytest

from scurry.games.forsage_pawns import game as forsage
from scurry.games.forsage_pawns import picture
from scurry.games.forsage_pawns.state import Pawns
from scurry.kernel.dump import dump
from scurry.kernel.rng import ToldRng, seeded

HOME = "home home home home"


def step(race: Pawns) -> None:
    """Somebody does something."""
    seat = race.pending()[0]
    options = race.options(seat)
    race.apply(seat, options[race.rng.below(len(options))])


@pytest.mark.parametrize(
    "text",
    [
        f"turn: 0 die 6\npawns 0: {HOME}\npawns 1: {HOME}\n",
        "turn: 1 die 3 extra 2 tries 1 sixes 1 moved_to 7 rolls 41 first 1 serial 9 entered\n"
        "pawns 0: lane 4 lane 1 12 home\npawns 1: 5 27 27 home\n",
        "turn: 2 die 1 moved_to 0\npawns 0: 39 0 home home\n"
        "pawns 1: lane 4 lane 3 lane 2 lane 1 place 1\npawns 2: 19 10 home home\n",
    ],
)
def test_a_position_is_laid_as_it_is_shown(text: str) -> None:
    assert picture.spread(picture.lay(text)) == text


@pytest.mark.parametrize("loop", ["40", "52"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_position_of_a_race_is_laid_as_it_is_shown(seats: int, loop: str) -> None:
    race = cast(Pawns, forsage.start(seats, seats, loop=loop))
    while race.pending():
        step(race)
        text = picture.spread(race)
        again = forsage.lay(text, race.rng.clone(), loop=loop)
        assert forsage.spread(again) == text
        assert dump(again) == dump(race)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_of_a_race_is_equal_and_goes_its_own_way(seats: int) -> None:
    race = cast(Pawns, forsage.start(seats, seats))
    while race.pending():
        twin = race.clone()
        before = dump(race)
        assert dump(twin) == before
        step(twin)
        assert dump(race) == before
        step(race)
        assert dump(race) == dump(twin)


def test_a_copy_forgets_nothing() -> None:
    """FP-02 FP-04 FP-21: what is counted within a turn is copied too"""
    race = picture.lay(
        "turn: 1 die 3 extra 2 tries 1 sixes 1 moved_to 7 rolls 41 first 1 serial 9 entered\n"
        "pawns 0: lane 4 lane 1 12 home\npawns 1: 5 27 27 home place 2\n"
    )
    assert picture.spread(race.clone()) == picture.spread(race)
    assert picture.spread(race.imagine(0, seeded(1))) == picture.spread(race)


def test_nothing_but_the_dice_to_come_is_imagined() -> None:
    """FP-C1: all pawns stand in the open"""
    race = cast(Pawns, forsage.start(3, 5))
    other = ToldRng([2, 2, 2])
    twin = race.imagine(race.pending()[0], other)
    assert twin.rng is other
    twin.rng = race.rng
    assert dump(twin) == dump(race)


def test_the_track_is_drawn_as_a_grid() -> None:
    """FP-C1 FP-22: Starts of absent colours look like any other cell"""
    race = picture.lay("turn: 1 die 4\npawns 0: lane 3 12 0 home\npawns 1: 25 25 home home")
    shown = """
                . . a
                . : .
                . : .
                . a .
        . . . . . : . . . . .
        . : : : :   : : : : .
        . . . B . : . . a . .
                . : .
                . : .
                . : .
                o . .
        turn: 1 die 4
        a = 0: lane 3 12 0 home
        b = 1: 25 25 home home
    """
    lines = [line[8:] for line in shown.splitlines()[1:-1]]
    assert forsage.picture(race, 0).splitlines() == lines
    assert forsage.picture(race, None) == forsage.picture(race, 1)


def test_the_long_track_is_drawn_with_its_corners_cut() -> None:
    """FP-26"""
    race = picture.lay(f"turn: 0 die 6\npawns 0: {HOME}\npawns 1: {HOME}", loop="52")
    rows = forsage.picture(race, None).splitlines()[:15]
    assert [row[:5].strip() == "" for row in rows] == [True] * 6 + [False] * 3 + [True] * 6
    assert rows[0] == " " * 12 + ". . o"
    assert rows[5] == " " * 12 + ".   ."
    assert rows[6] == ". . . . . .       . . . . . ."
    assert rows[7] == ". : : : :           : : : : ."


def test_a_laid_position_has_dice_to_go_on_with() -> None:
    race = picture.lay(f"turn: 0 die 6\npawns 0: {HOME}\npawns 1: {HOME}")
    assert dump(race.rng) == dump(seeded(0))
