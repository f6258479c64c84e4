"""Landing on a rival."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, keys, listen, play, told, track, why

LANDING = """
    turn: 0 die 3
    pawns 0: home home home 5
    pawns 1: home home 33 8
"""
ENTERING = """
    turn: 0 die 6
    pawns 0: home home home home
    pawns 1: home home 33 0
"""


def test_a_pawn_that_is_landed_on_goes_back_to_its_own_start() -> None:
    """FP-P5 FP-01"""
    race = track(LANDING, 1)
    log = listen(race)
    play(race, "0 move 5")
    expect(race, "turn: 1 die 1", "pawns 0: 8 home home home", "pawns 1: 33 20 home home")
    assert told(log)[:2] == [
        "event-moves seat=#0 from=5 to=8",
        "event-sent-to-start seat=#1 by=#0",
    ]


def test_by_a_house_option_it_goes_home() -> None:
    """FP-01"""
    race = track(LANDING, 1, captured_to="home")
    log = listen(race)
    play(race, "0 move 5")
    expect(race, "turn: 1 die 1", "pawns 0: 8 home home home", "pawns 1: 33 home home home")
    assert told(log)[1] == "event-sent-home seat=#1 by=#0"


def test_a_pawn_brought_out_sends_a_rival_on_its_start_back() -> None:
    """FP-P6 FP-12 FP-01"""
    race = track(ENTERING, 4)
    log = listen(race)
    play(race, "0 enter")
    expect(race, "turn: 0 die 4 extra 1", "pawns 0: 0 home home home", "pawns 1: 33 20 home home")
    assert told(log)[:2] == ["event-enters seat=#0", "event-sent-to-start seat=#1 by=#0"]


def test_by_a_house_option_a_rival_on_ones_start_goes_home_too() -> None:
    """FP-P6 FP-01"""
    race = play(track(ENTERING, 4, captured_to="home"), "0 enter")
    expect(race, "pawns 0: 0 home home home", "pawns 1: 33 home home home")


@pytest.mark.parametrize(("text", "move"), [(LANDING, "0 move 5"), (ENTERING, "0 enter")])
def test_if_an_own_pawn_stands_on_its_start_a_captured_pawn_goes_home(text: str, move: str) -> None:
    """FP-01 FP-P7"""
    race = track(text.replace("33", "20"), 1)
    log = listen(race)
    play(race, move)
    expect(race, "pawns 1: 20 home home home")
    assert told(log)[1] == "event-sent-home seat=#1 by=#0"


@pytest.mark.parametrize("captured_to", ["start", "home"])
def test_a_pawn_captured_on_its_own_start_goes_home(captured_to: str) -> None:
    """FP-23 FP-11: a Start is no safe place"""
    race = track(
        """
        turn: 0 die 3
        pawns 0: home home home 17
        pawns 1: home home 33 20
        """,
        1,
        captured_to=captured_to,
    )
    log = listen(race)
    play(race, "0 move 17")
    expect(race, "pawns 0: 20 home home home", "pawns 1: 33 home home home")
    assert told(log)[1] == "event-sent-home seat=#1 by=#0"


def test_a_captured_pawn_has_its_whole_way_before_it_again() -> None:
    """FP-P5 FP-P10"""
    race = track(
        """
        turn: 0 die 3
        pawns 0: home home home 15
        pawns 1: home home home 18
        """,
        2, 1,
    )  # fmt: skip
    play(race, "0 move 15", "1 move 20")
    expect(race, "turn: 0 die 1", "pawns 1: 22 home home home")


def test_nobody_is_captured_in_passing() -> None:
    """FP-P5 FP-10"""
    race = play(track(LANDING.replace("die 3", "die 4"), 1), "0 move 5")
    expect(race, "pawns 0: 9 home home home", "pawns 1: 8 33 home home")


CHOICE = """
    turn: 0 die 6
    pawns 0: home 3 12 25
    pawns 1: home 0 18 34
"""


def test_a_capture_may_be_left() -> None:
    """FP-08"""
    assert keys(track(CHOICE, capture_compulsory=False)) == [
        "move 25",
        "move 12",
        "move 3",
        "enter",
    ]


def test_by_a_house_option_one_of_the_captures_must_be_made() -> None:
    """FP-08: bringing a pawn out onto a rival is one"""
    race = track(CHOICE, capture_compulsory=True)
    assert keys(race) == ["move 12", "enter"]
    assert why(race, "move 3") == "FP-08 why-must-capture"
    assert why(race, "move 25") == "FP-08 why-must-capture"
    assert why(race, "move 7") == "FP-P4 why-no-pawn"


def test_without_a_capture_all_moves_are_free() -> None:
    """FP-08"""
    race = track(CHOICE.replace("die 6", "die 5"), capture_compulsory=True)
    assert keys(race) == ["move 25", "move 12", "move 3"]


@pytest.mark.parametrize("other", ["entering_compulsory", "new_pawn_first"])
def test_other_duties_make_no_capture_compulsory(other: str) -> None:
    """FP-08 FP-03 FP-04"""
    text = CHOICE.replace("die 6", "die 4").replace(" 18 ", " 16 ")
    race = track(text, **{other: True})
    assert keys(race) == ["move 25", "move 12", "move 3"]
    assert keys(track(text, capture_compulsory=True)) == ["move 12"]


def test_a_capture_that_cannot_be_made_binds_nobody() -> None:
    """FP-08: no six, no new pawn"""
    text = CHOICE.replace("die 6", "die 4").replace(" 18 ", " 19 ")
    assert keys(track(text, capture_compulsory=True)) == ["move 25", "move 12", "move 3"]


def test_a_move_into_the_lane_is_no_capture() -> None:
    """FP-08 FP-P9: a rival on a cell of the same count beyond the lane's mouth does not matter"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home home 5 38
        pawns 1: home home 0 7
        """,
        capture_compulsory=True,
    )
    assert keys(race) == ["move 5"]
    assert why(race, "move 38") == "FP-08 why-must-capture"


def test_bringing_out_comes_before_capturing() -> None:
    """FP-03 FP-08"""
    text = CHOICE.replace("home 0 18", "home 1 18")
    race = track(text, entering_compulsory=True, capture_compulsory=True)
    assert keys(race) == ["enter"]
    assert why(race, "move 12") == "FP-03 why-must-enter"


def test_the_new_pawn_comes_before_capturing() -> None:
    """FP-04 FP-08"""
    race = track(
        """
        turn: 0 die 2 entered
        pawns 0: home home 0 12
        pawns 1: home home home 14
        """,
        new_pawn_first=True,
        capture_compulsory=True,
    )
    assert keys(race) == ["move 0"]
    assert why(race, "move 12") == "FP-04 why-must-move-new"
