"""Positions as text, both ways, and as a seat sees them."""

from __future__ import annotations

import pickle
from textwrap import dedent

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese import picture
from scurry.games.holey_cheese.state import Cheese
from scurry.games.holey_cheese.tests.tables import begin, table
from scurry.kernel.dump import dump
from scurry.kernel.rng import seeded

MODES = ["basic", "advanced"]
PACES = ["race", "turns", "buzz"]
STEPS = 300  # of each game that are looked at


def step(game: Cheese) -> None:
    """Somebody does something."""
    asked = game.pending()
    seat = asked[game.rng.below(len(asked))]
    options = game.options(seat)
    game.apply(seat, options[game.rng.below(len(options))])


@pytest.mark.parametrize(
    "text",
    [
        "turn: phase ready dice clockwise paw target 0 waiting 3 still 3 lays 1\n"
        "ring: cheese(m) apple corn\nstock 0:\nstock 1:\n",
        "turn: phase naming dice counter 4 target 3 roller 1 round 12 idle 7 serial 31 tries 256 "
        "owing 2 winner 0 waiting 1 still 3 lays 9 said 1=egg,1=nothing,0=slap,0=blank fruitful\n"
        "ring: cheese/0.8 apple(mc) corn/1.2 egg bread\nstock 0: carrot tomato\nstock 1: fish\n",
        "turn: phase tapping dice clockwise paw target 0 held 5 safe 3 failed 8 misses 4 locked 4 "
        "waiting 4 still 4 lays 2 tapped 1,4,8,0\n"
        "ring: cheese(m) apple/1.1 cheese egg(c)\nstock 0:\nstock 1: banana\nstock 2:\n",
    ],
)
def test_a_position_is_laid_as_it_is_shown_and_a_copy_forgets_nothing(text: str) -> None:
    game = picture.lay(text)
    assert picture.spread(game) == text
    assert picture.spread(game.clone()) == text


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_position_of_a_game_is_laid_as_it_is_shown(seats: int, mode: str, pace: str) -> None:
    """CHE-A1 CHE-O1"""
    game = begin(seats, seats, mode=mode, pace=pace)
    for _ in range(STEPS):
        if not game.pending():
            return
        step(game)
        text = cheese.spread(game)
        again = cheese.lay(text, game.rng.clone(), mode=mode, pace=pace)
        assert cheese.spread(again) == text
        assert dump(again) == dump(game)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("mode", MODES)
def test_a_copy_of_a_game_is_equal_and_goes_its_own_way(mode: str, pace: str) -> None:
    """CHE-A1 CHE-O1"""
    game = begin(3, 7, mode=mode, pace=pace)
    for _ in range(STEPS):
        if not game.pending():
            return
        twin = game.clone()
        before = dump(game)
        assert dump(twin) == before
        step(twin)
        assert dump(game) == before
        step(game)
        assert dump(game) == dump(twin)


@pytest.mark.parametrize("mode", MODES)
def test_a_position_that_was_put_away_is_shown_as_before(mode: str) -> None:
    """DS-50: nobody has tapped anything, whichever list says so"""
    game = begin(2, 1, mode=mode)
    again = pickle.loads(pickle.dumps(game.clone()))
    assert cheese.spread(again) == cheese.spread(game)


def test_a_position_is_laid_with_what_is_usual() -> None:
    """CHE-R1 CHE-A3: dice make it a race, and the mouse's target is counted"""
    game = picture.lay("turn: dice counter 2\nring: egg(m) corn fish bread\nstock 0:\nstock 1:")
    assert picture.spread(game).splitlines()[0] == (
        "turn: phase racing dice counter 2 target 3 waiting 3 still 3 lays 1"
    )
    assert dump(game.rng) == dump(seeded(0))


def test_a_word_that_is_no_card_is_told() -> None:
    with pytest.raises(AssertionError, match="'apple/x' is no card"):
        table("ring: cheese(m) apple/x")


TABLE = """
    turn: round 9 dice counter 5 safe 2
    ring: cheese/1.4(m) apple bread/0.3 corn(c) egg/1.1 fish grapes
    stock 0: tomato
    stock 1: banana carrot
"""


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_ring_is_drawn_clockwise_in_two_columns(seat: int | None) -> None:
    """CHE-O3 DS-12: burrows are shown, not what they hide"""
    shown = """
         7 grapes     1 [b ●●●] <mouse>
         6 fish       2 apple
         5 [b ●●●]    3 [a ●●]
                      4 corn <cat>
        round 9: counter 5
        a = 0: ●● 1/2 | tomato
        b = 1: ●●● 2/3 | carrot, banana (safe)
    """
    assert cheese.picture(table(TABLE), seat) == dedent(shown)[1:]


def test_by_a_house_option_sizes_are_not_drawn() -> None:
    """DS-12"""
    drawn = cheese.picture(table(f"{TABLE}\noptions: sizes_hidden=on"), 0)
    assert drawn.splitlines()[0] == " 7 grapes    1 [b] <mouse>"


def test_before_the_roll_no_dice_are_drawn_and_a_paw_is_named() -> None:
    """CHE-R1 CHE-R5"""
    lines = cheese.picture(table("ring: cheese(m) apple corn"), None).splitlines()
    assert lines[2] == "round 1"
    lines = cheese.picture(table("turn: dice clockwise paw\nring: cheese(m) apple"), 0).splitlines()
    assert lines[1] == "round 1: paw"


def test_names_are_put_into_words() -> None:
    drawn = cheese.picture(table(TABLE), 0, lambda message: f"<{message}>")
    assert " 2 <product-apple>" in drawn
    assert "<label-round> 9: <label-counter> 5" in drawn
    assert "<<label-mouse>>" in drawn
    assert "| <product-carrot>, <product-banana> (<label-safe>)" in drawn
