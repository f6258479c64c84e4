"""By house option: three tries for a six while nothing is on the track."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, play, track

TRIES = """
    turn: 1 die 1
    pawns 0: home home home home
    pawns 1: home home home 25
"""


def test_the_first_turns_have_one_try() -> None:
    """FP-02"""
    race = play(track(TRIES, 3, 2, three_tries=False), "1 move 25")
    expect(race, "turn: 1 die 2")


def test_by_a_house_option_there_are_three_tries_with_nothing_on_the_track() -> None:
    """FP-02"""
    race = play(track(TRIES, 3, 4, 5, 2, three_tries=True), "1 move 25")
    expect(race, "turn: 1 die 2 rolls 4")


@pytest.mark.parametrize("tries", [0, 1, 2])
def test_the_first_six_of_the_tries_is_used(tries: int) -> None:
    """FP-02"""
    race = play(track(TRIES, *[3] * tries, 6, three_tries=True), "1 move 25")
    expect(race, f"turn: 0 die 6 tries {tries}".replace(" tries 0", ""))


def test_the_tries_are_counted_turn_by_turn() -> None:
    """FP-02"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: home home home home
        pawns 1: home home home 25
        pawns 2: home home home home
        """,
        1, 2, 3, 4, 5, 1, 5,
        three_tries=True,
    )  # fmt: skip
    play(race, "1 move 25")
    expect(race, "turn: 1 die 5 rolls 7")


def test_with_a_pawn_on_the_track_there_are_no_further_tries() -> None:
    """FP-02: also if it cannot go"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: home lane 3 lane 2 39
        pawns 1: home home home 25
        """,
        5, 2,
        three_tries=True,
    )  # fmt: skip
    play(race, "1 move 25")
    expect(race, "turn: 1 die 2")


def test_pawns_on_finish_cells_are_not_on_the_track() -> None:
    """FP-02"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: home home lane 4 lane 1
        pawns 1: home home home 25
        """,
        5, 3, 4, 2,
        three_tries=True,
    )  # fmt: skip
    play(race, "1 move 25")
    expect(race, "turn: 1 die 2")


def test_a_try_that_moves_a_pawn_is_the_last() -> None:
    """FP-02"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: home home lane 4 lane 1
        pawns 1: home home home 25
        """,
        5, 2, 3,
        three_tries=True,
    )  # fmt: skip
    play(race, "1 move 25", "0 move lane 1")
    expect(race, "turn: 1 die 3", "pawns 0: lane 4 lane 3 home home")


def test_an_extra_roll_is_not_the_first_of_three_tries() -> None:
    """FP-02 FP-05: the six has brought the last pawn from the track to its finish cell"""
    race = track(
        """
        turn: 0 die 6
        pawns 0: home home home 37
        pawns 1: home home home 25
        """,
        3, 2,
        three_tries=True,
    )  # fmt: skip
    play(race, "0 move 37")
    expect(race, "turn: 1 die 2", "pawns 0: lane 4 home home home")


def test_a_pawn_on_its_start_is_on_the_track() -> None:
    """FP-02 FP-10: a roadblock keeps it there"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: home home home 0
        pawns 1: home 2 2 25
        """,
        3, 2,
        three_tries=True,
        stacking=True,
        pairs_block=True,
    )  # fmt: skip
    play(race, "1 move 25")
    expect(race, "turn: 1 die 2")


def test_the_tries_are_for_a_six_and_end_with_one_that_is_of_no_use() -> None:
    """FP-02 FP-06 FP-10: a roadblock on the Start, and unused sixes give no further roll"""
    race = track(
        """
        turn: 1 die 1
        pawns 0: home home home home
        pawns 1: home 0 0 25
        """,
        3, 6, 2,
        three_tries=True,
        idle_six_rolls_on=False,
        stacking=True,
        pairs_block=True,
    )  # fmt: skip
    play(race, "1 move 25")
    expect(race, "turn: 1 die 2")


def test_who_passes_has_no_further_try() -> None:
    """FP-02 FP-07"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home home lane 4 lane 1
        pawns 1: home home home 25
        """,
        3,
        three_tries=True,
        may_pass=True,
    )
    play(race, "0 pass")
    expect(race, "turn: 1 die 3")
