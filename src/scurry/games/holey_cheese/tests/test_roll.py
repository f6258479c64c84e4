"""The dice: who rolls, when, and what they say."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    asked,
    begin,
    draws,
    keys,
    listen,
    message,
    phase,
    play,
    seen,
    shows,
    table,
    together,
    told,
    why,
)
from scurry.kernel.rng import OutOfDraws, ToldRng

RING = "ring: apple bread cheese(m) carrot corn egg fish grapes"


@pytest.mark.parametrize(
    ("roll", "ring"),
    [
        ("clockwise 2", "ring: apple bread cheese carrot corn(m) egg fish grapes"),
        ("clockwise 3", "ring: apple bread cheese carrot corn egg(m) fish grapes"),
        ("clockwise 4", "ring: apple bread cheese carrot corn egg fish(m) grapes"),
        ("clockwise 5", "ring: apple bread cheese carrot corn egg fish grapes(m)"),
        ("clockwise 6", "ring: apple(m) bread cheese carrot corn egg fish grapes"),
        ("counter 2", "ring: apple(m) bread cheese carrot corn egg fish grapes"),
        ("counter 3", "ring: apple bread cheese carrot corn egg fish grapes(m)"),
        ("counter 6", "ring: apple bread cheese carrot corn(m) egg fish grapes"),
    ],
)
def test_one_die_says_which_way_and_the_other_how_far(roll: str, ring: str) -> None:
    """CHE-R1 CHE-C4 CHE-C5 CHE-R6 DS-08: the card where the mouse stands is not counted"""
    game = table(f"{RING}\nrolls: {roll}")
    together(game, "ready")
    shows(game, RING)  # it walks at the check
    together(game, "pass")
    shows(game, ring)


@pytest.mark.parametrize(("face", "wanted"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 0)])
def test_the_movement_die_has_two_to_six_and_a_paw(face: int, wanted: int) -> None:
    """CHE-C5"""
    game = table(RING)
    game.rng = ToldRng([0, face])
    together(game, "ready")
    assert seen(game).steps == wanted


@pytest.mark.parametrize("fallen", [[2, 0], [0, 6]])
def test_no_die_has_more_faces(fallen: list[int]) -> None:
    """CHE-C4 CHE-C5: two ways, equally often, and six faces"""
    game = table(RING)
    game.rng = ToldRng([*fallen])
    play(game, "0 ready")
    with pytest.raises(OutOfDraws):
        play(game, "1 ready")


@pytest.mark.parametrize(
    ("roll", "ring"),
    [
        ("clockwise 3", "ring: cheese apple/0.1 bread/1.2 corn(m) egg fish"),
        ("counter 6", "ring: cheese(m) apple/0.1 bread/1.2 corn egg fish"),
        ("counter 4", "ring: cheese apple/0.1 bread/1.2(m) corn egg fish"),
    ],
)
def test_steps_count_covered_cards_too(roll: str, ring: str) -> None:
    """DS-08"""
    game = table(f"""
        turn: dice {roll}
        ring: cheese(m) apple/0.1 bread/1.2 corn egg fish
        stock 0: tomato
        stock 1: banana
    """)
    shows(together(game, "pass"), ring)


def test_everybody_hears_the_dice() -> None:
    """CHE-R1"""
    game = table(f"turn: roller 1\n{RING}\nrolls: counter 4")
    log = listen(game)
    together(game, "ready")
    assert told(log)[-1] == "event-roll round=1 seat=#1 steps=4 direction=@direction-counter"
    question = game.question(0)
    wanted = {"round": 1, "direction": "@direction-counter", "steps": 4}
    assert (question.message, question.args) == ("ask-name", wanted)
    assert (seen(game).clockwise, seen(game).steps) == (False, 4)


def test_everybody_hears_of_a_paw() -> None:
    """CHE-R5 CHE-C5"""
    game = table(f"turn: roller 1 round 7\n{RING}\nrolls: paw")
    log = listen(game)
    together(game, "ready")
    assert told(log)[-1] == "event-paw round=7 seat=#1"
    assert message(game) == "ask-slap"


@pytest.mark.parametrize("way", [0, 1])
def test_with_a_paw_the_direction_die_says_nothing(way: int) -> None:
    """DS-24"""
    game = table(RING)
    game.rng = ToldRng([way, 5])
    together(game, "ready")
    assert (seen(game).clockwise, seen(game).steps) == (True, 0)
    play(game, "0 slap", "0 decline")
    shows(game, RING)


def test_the_dice_fall_when_everybody_is_ready() -> None:
    """DS-02"""
    game = table(f"seats: 3\n{RING}\nrolls: clockwise 2")
    assert (message(game), asked(game)) == ("ask-ready", [0, 1, 2])
    log = listen(game)
    play(game, "2 ready", "0 ready")
    assert told(log) == ["event-ready seat=#2", "event-ready seat=#0"]
    assert (phase(game), asked(game)) == ("ready", [1])
    assert why(game, 0, "ready") == "DS-02 why-ready-already"
    play(game, "1 ready")
    assert (phase(game), asked(game)) == ("racing", [0, 1, 2])


def test_without_a_race_they_fall_by_themselves() -> None:
    """DS-02"""
    game = table(f"turn: dice clockwise 3\n{RING}\noptions: pace=turns\nrolls: counter 2")
    together(game, "pass")
    assert (phase(game), seen(game).round, seen(game).steps) == ("racing", 2, 2)


def test_of_themselves_is_the_rule_and_by_hand_a_house_option() -> None:
    """DS-02"""
    game = table(RING)
    assert keys(game, 0) == ["ready"]
    assert why(game, 0, "roll") == "DS-02 why-auto-roll"


@pytest.mark.parametrize("pace", ["race", "turns", "buzz"])
def test_by_a_house_option_the_roller_rolls(pace: str) -> None:
    """DS-02 CHE-S5"""
    game = begin(3, 4, manual_roll=True, pace=pace, first="seat-1")
    assert (message(game), asked(game), keys(game, 1)) == ("ask-roll", [1], ["roll"])
    assert why(game, 0, "roll") == "DS-02 why-not-roller"
    assert why(game, 1, "ready") == "DS-02 why-roll-by-hand"
    game.rng = ToldRng([*draws("clockwise 5")])
    play(game, "1 roll")
    assert (seen(game).steps, asked(game)) == (5, [0, 1, 2])
    assert why(game, 1, "roll") == "DS-02 why-not-now"
    together(game, "pass")
    assert asked(game) == [2]


@pytest.mark.parametrize(("roller", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_dice_are_passed_on_clockwise(roller: int, following: int) -> None:
    """CHE-S5 CHE-R1"""
    game = table(f"seats: 3\nturn: roller {roller} round 4 dice clockwise 2\n{RING}")
    together(game, "pass")
    assert (seen(game).roller, seen(game).round, phase(game)) == (following, 5, "ready")


def test_nothing_is_answered_before_the_dice_fall() -> None:
    """CHE-R1"""
    game = table(RING)
    assert why(game, 0, "name corn") == "CHE-R1 why-before-roll"
    assert why(game, 0, "slap") == "CHE-R1 why-before-roll"
    assert why(game, 0, "pass") == "DS-34 why-nothing-to-pass"
