"""The pawn just brought out: who uses the roll that follows."""

from __future__ import annotations

from scurry.games.forsage_pawns.tests.tables import expect, keys, play, track, why

SIX = """
    turn: 0 die 6
    pawns 0: home home 5 12
    pawns 1: home home home 30
"""
NEW = """
    turn: 0 die 3 extra 1 entered
    pawns 0: home 0 5 12
    pawns 1: home home home 30
"""


def test_after_a_pawn_is_brought_out_any_pawn_may_use_the_extra_roll() -> None:
    """FP-04"""
    race = play(track(SIX, 2, new_pawn_first=False), "0 enter")
    expect(race, "turn: 0 die 2 extra 1 entered")
    assert keys(race) == ["move 12", "move 5", "move 0"]


def test_by_a_house_option_the_extra_roll_is_for_the_new_pawn() -> None:
    """FP-04"""
    race = play(track(SIX, 2, 1, new_pawn_first=True), "0 enter")
    assert keys(race) == ["move 0"]
    assert why(race, "move 5") == "FP-04 why-must-move-new"
    play(race, "0 move 0")
    expect(race, "turn: 1 die 1", "pawns 0: 12 5 2 home")


def test_if_the_new_pawn_cannot_go_another_may() -> None:
    """FP-04 FP-09"""
    race = track(NEW.replace("die 3", "die 5"), new_pawn_first=True)
    assert keys(race) == ["move 12", "move 5"]
    assert why(race, "move 0") == "FP-09 why-own-pawn"


def test_a_pawn_is_new_for_one_roll_only() -> None:
    """FP-04"""
    race = track(NEW.replace("die 3", "die 6"), 2, new_pawn_first=True)
    play(race, "0 move 0")
    assert keys(race) == ["move 12", "move 6", "move 5"]
    race = track(NEW.replace(" entered", ""), new_pawn_first=True)
    assert keys(race) == ["move 12", "move 5", "move 0"]


def test_who_passes_gives_up_the_right_of_the_new_pawn() -> None:
    """FP-07 FP-04"""
    race = track(NEW.replace("die 3", "die 6"), 2, may_pass=True, new_pawn_first=True)
    assert keys(race) == ["move 0", "pass"]
    play(race, "0 pass")
    assert keys(race) == ["move 12", "move 5", "move 0", "pass"]


def test_a_roll_that_nobody_can_use_was_the_new_pawns_chance() -> None:
    """FP-04 FP-10: a roadblock stops the six, and the next roll is for any pawn"""
    race = track(
        """
        turn: 0 die 6
        pawns 0: home lane 4 38 home
        pawns 1: home home 3 3
        """,
        6, 1,
        new_pawn_first=True,
        stacking=True,
        pairs_block=True,
    )  # fmt: skip
    play(race, "0 enter")
    expect(race, "turn: 0 die 1 extra 2", "pawns 0: lane 4 38 0 home")
    assert keys(race) == ["move 38", "move 0"]


def test_a_pawn_brought_out_by_another_binds_nobody() -> None:
    """FP-04: the fourth roll of a turn may bring one out too"""
    race = track(
        """
        turn: 0 die 6 extra 3
        pawns 0: home home home home
        pawns 1: home home 20 25
        """,
        2,
        new_pawn_first=True,
    )
    play(race, "0 enter")
    expect(race, "turn: 1 die 2")
    assert keys(race) == ["move 25", "move 20"]
