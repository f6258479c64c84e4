"""What a six gives besides its six steps: further rolls, and by house option a penalty."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, listen, play, told, track

RUNNER = """
    turn: 0 die 6 sixes 1
    pawns 0: home 12 9 1
    pawns 1: home home home 35
"""
STUCK = """
    turn: 1 die 1
    pawns 0: lane 1 lane 2 lane 3 38
    pawns 1: home home home 25
"""


def test_a_six_gives_another_roll() -> None:
    """FP-P2 FP-05"""
    race = play(track(RUNNER, 4), "0 move 1")
    expect(race, "turn: 0 die 4 extra 1", "pawns 0: 12 9 7 home")


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_no_other_number_gives_another_roll(die: int) -> None:
    """FP-P2"""
    race = play(track(RUNNER.replace("die 6", f"die {die}"), 4), "0 move 12")
    expect(race, "turn: 1 die 4")


def test_there_are_at_most_three_extra_rolls_in_a_row() -> None:
    """FP-P2 FP-05: the fourth roll never gives another"""
    race = track(RUNNER, 6, 6, 6, 2)
    play(race, "0 move 12", "0 move 18", "0 move 24")
    expect(race, "turn: 0 die 6 extra 3", left=1)
    play(race, "0 move 30")
    expect(race, "turn: 1 die 2", "pawns 0: 36 9 1 home")


def test_extra_rolls_are_counted_turn_by_turn() -> None:
    """FP-P2 FP-05"""
    race = track(RUNNER.replace("die 6", "die 6 extra 3"), 6, 3)
    play(race, "0 move 1", "1 move 35")
    expect(race, "turn: 1 die 3 extra 1")


def test_by_a_house_option_extra_rolls_have_no_limit() -> None:
    """FP-05"""
    race = track(RUNNER, 6, 6, 6, 6, 2, unlimited_sixes=True)
    play(race, "0 move 12", "0 move 18", "0 move 24", "0 move 9", "0 move 15")
    expect(race, "turn: 0 die 2 extra 5", "pawns 0: 30 21 1 home")


def test_a_six_that_cannot_be_used_gives_another_roll() -> None:
    """FP-06"""
    race = play(track(STUCK, 6, 2, idle_six_rolls_on=True), "1 move 25")
    expect(race, "turn: 0 die 2 extra 1", "pawns 0: lane 3 lane 2 lane 1 38")


def test_sixes_that_cannot_be_used_give_three_extra_rolls_too() -> None:
    """FP-06 FP-05"""
    race = track(STUCK, 6, 6, 6, 6, 2)
    log = listen(race)
    play(race, "1 move 25")
    expect(race, "turn: 1 die 2")
    assert told(log)[1:] == [
        *["event-roll seat=#0 die=6", "event-stuck seat=#0 die=6"] * 4,
        "event-roll seat=#1 die=2",
    ]


def test_by_a_house_option_a_six_that_cannot_be_used_gives_nothing() -> None:
    """FP-06"""
    race = play(track(STUCK, 6, 2, idle_six_rolls_on=False), "1 move 25")
    expect(race, "turn: 1 die 2")


def test_by_that_house_option_a_six_that_is_used_gives_another_roll_still() -> None:
    """FP-06 FP-P2"""
    race = play(track(RUNNER, 4, idle_six_rolls_on=False), "0 move 1")
    expect(race, "turn: 0 die 4 extra 1")


@pytest.mark.parametrize("rolls_on", [True, False])
def test_a_six_that_a_player_passes_gives_another_roll(rolls_on: bool) -> None:
    """FP-06 FP-07: it could have been used"""
    race = track(RUNNER, 2, may_pass=True, idle_six_rolls_on=rolls_on)
    expect(play(race, "0 pass"), "turn: 0 die 2 extra 1", "pawns 0: 12 9 1 home")


def test_three_sixes_are_no_harm() -> None:
    """FP-21"""
    race = track(RUNNER, 6, 6, 2, three_sixes_penalty=False)
    play(race, "0 move 1", "0 move 7", "0 move 13")
    expect(race, "turn: 0 die 2 extra 3", "pawns 0: 19 12 9 home")


def test_by_a_house_option_the_third_six_sends_the_pawn_moved_last_home() -> None:
    """FP-21: whichever pawn that was, and the turn is over"""
    race = track(RUNNER, 6, 6, 2, three_sixes_penalty=True)
    log = listen(race)
    play(race, "0 move 1", "0 move 12")
    expect(race, "turn: 1 die 2", "pawns 0: 9 7 home home")
    assert told(log)[-3:] == [
        "event-roll seat=#0 die=6",
        "event-three-sixes seat=#0",
        "event-roll seat=#1 die=2",
    ]


def test_the_pawn_moved_last_may_be_one_just_brought_out() -> None:
    """FP-21"""
    race = track(RUNNER, 6, 6, 2, three_sixes_penalty=True)
    play(race, "0 move 1", "0 enter")
    expect(race, "turn: 1 die 2", "pawns 0: 12 9 7 home")


def test_two_sixes_are_not_punished() -> None:
    """FP-21"""
    race = play(track(RUNNER, 6, 2, three_sixes_penalty=True), "0 move 1", "0 move 12")
    expect(race, "turn: 0 die 2 extra 2", "pawns 0: 18 9 7 home")


def test_a_pawn_on_a_finish_cell_is_not_sent_back_by_three_sixes() -> None:
    """FP-21 FP-P9"""
    text = RUNNER.replace("sixes 1", "sixes 2").replace("12", "34")
    race = track(text, 6, 2, three_sixes_penalty=True)
    log = listen(race)
    play(race, "0 move 34")
    expect(race, "turn: 1 die 2", "pawns 0: lane 1 9 1 home")
    assert told(log)[-2] == "event-three-sixes-safe seat=#0"


def test_three_sixes_without_a_move_send_nobody_home() -> None:
    """FP-21 FP-06: the turn is over all the same"""
    race = track(STUCK, 6, 6, 6, 2, three_sixes_penalty=True)
    log = listen(race)
    play(race, "1 move 25")
    expect(race, "turn: 1 die 2", "pawns 0: lane 3 lane 2 lane 1 38")
    assert told(log)[-2] == "event-three-sixes-safe seat=#0"


def test_sixes_are_counted_turn_by_turn() -> None:
    """FP-21: a turn may end on a six, and the next player's are counted anew"""
    race = track(STUCK, 6, 6, 6, 4, three_sixes_penalty=True, idle_six_rolls_on=False)
    play(race, "1 move 25", "1 move 26", "1 move 32")
    expect(race, "turn: 1 die 4 extra 2", "pawns 1: 38 home home home")


def test_a_pawn_moved_in_an_earlier_turn_is_not_the_one_moved_last() -> None:
    """FP-21"""
    race = track(
        """
        turn: 0 die 1
        pawns 0: 15 lane 2 lane 3 lane 4
        pawns 1: 19 lane 2 lane 3 lane 4
        """,
        6, 6, 6, 2,
        three_sixes_penalty=True,
    )  # fmt: skip
    play(race, "0 move 15")
    expect(
        race,
        "turn: 0 die 2",
        "pawns 0: lane 4 lane 3 lane 2 16",
        "pawns 1: lane 4 lane 3 lane 2 19",
    )
