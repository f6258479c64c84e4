"""Which pawn goes, how far, and what a player has to do with its roll."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, keys, listen, play, told, track, why
from scurry.kernel.door import refusal_of

SIX = """
    turn: 0 die 6
    pawns 0: home home 5 12
    pawns 1: home home home 30
"""


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_pawn_moves_clockwise_by_the_number_rolled(die: int) -> None:
    """FP-P3"""
    race = track(SIX.replace("die 6", f"die {die}"), 1)
    log = listen(race)
    play(race, "0 move 12")
    expect(race, f"pawns 0: {12 + die} 5 home home")
    assert told(log)[0] == f"event-moves seat=#0 from=12 to={12 + die}"


def test_every_cell_counts_taken_or_not() -> None:
    """FP-P3 FP-10: own pawns and rivals are passed alike, and stay where they are"""
    race = track(
        """
        turn: 0 die 4
        pawns 0: home home 5 7
        pawns 1: home 6 8 10
        """,
        1,
    )
    play(race, "0 move 5")
    expect(race, "turn: 1 die 1", "pawns 0: 9 7 home home", "pawns 1: 10 8 6 home")


def test_cells_are_counted_on_past_the_last_one() -> None:
    """FP-P3"""
    race = track(
        """
        turn: 1 die 5
        pawns 0: home home home 20
        pawns 1: home home home 38
        """,
        1,
    )
    log = listen(race)
    play(race, "1 move 38")
    expect(race, "turn: 0 die 1", "pawns 1: 3 home home home")
    assert told(log)[0] == "event-moves seat=#1 from=38 to=3"


def test_on_a_six_one_may_bring_out_the_next_pawn_or_move_any_on_the_track() -> None:
    """FP-P4 FP-03 FP-07"""
    assert keys(track(SIX)) == ["move 12", "move 5", "enter"]
    expect(play(track(SIX, 1), "0 enter"), "pawns 0: 12 5 0 home")
    expect(play(track(SIX, 1), "0 move 5"), "pawns 0: 12 11 home home")
    expect(play(track(SIX, 1), "0 move 12"), "pawns 0: 18 5 home home")


def test_by_a_house_option_a_six_must_bring_a_pawn_out() -> None:
    """FP-03"""
    race = track(SIX, entering_compulsory=True)
    assert keys(race) == ["enter"]
    assert why(race, "move 5") == "FP-03 why-must-enter"
    assert why(race, "move 7") == "FP-P4 why-no-pawn"


@pytest.mark.parametrize(
    "text",
    [
        SIX.replace("die 6", "die 5"),
        SIX.replace("home home 5", "home 0 5"),
        SIX.replace("home home 5", "lane 4 lane 3 5"),
    ],
)
def test_where_no_pawn_can_be_brought_out_others_move(text: str) -> None:
    """FP-03 FP-P1 FP-P7"""
    assert {"move 5", "move 12"} <= {*keys(track(text, entering_compulsory=True))}


def test_one_cannot_bring_a_pawn_out_onto_an_own_pawn() -> None:
    """FP-P7 FP-12"""
    race = track(SIX.replace("home home 5", "home 0 5"))
    assert keys(race) == ["move 12", "move 5", "move 0"]
    assert why(race, "enter") == "FP-P7 why-start-taken"


def test_a_player_who_can_move_must() -> None:
    """FP-07"""
    race = track(SIX, may_pass=False)
    assert "pass" not in keys(race)
    assert why(race, "pass") == "FP-07 why-no-pass"


def test_by_a_house_option_a_player_may_pass() -> None:
    """FP-07"""
    race = track(SIX.replace("die 6", "die 2"), 1, may_pass=True)
    assert keys(race) == ["move 12", "move 5", "pass"]
    log = listen(race)
    play(race, "0 pass")
    expect(race, "turn: 1 die 1 serial 1", "pawns 0: 12 5 home home")
    assert told(log)[0] == "event-passes seat=#0"


def test_with_nothing_to_move_there_is_nothing_to_pass() -> None:
    """FP-07 FP-27: the die rolls on by itself"""
    race = track(
        """
        turn: 0 die 1
        pawns 0: home home home 5
        pawns 1: home home home home
        """,
        4, 2,
        may_pass=True,
    )  # fmt: skip
    expect(play(race, "0 move 5"), "turn: 0 die 2")


def test_landing_on_an_own_pawn_is_illegal() -> None:
    """FP-09"""
    race = track(SIX.replace("12", "11"), stacking=False)
    assert keys(race) == ["move 11", "enter"]
    assert why(race, "move 5") == "FP-09 why-own-pawn"


@pytest.mark.parametrize(("seat", "mouth"), [(0, 39), (1, 9), (2, 19), (3, 29)])
def test_after_one_lap_a_pawn_turns_into_its_lane(seat: int, mouth: int) -> None:
    """FP-P10 FP-16"""
    pawns = "\n".join(f"pawns {other}: {mouth} home home home" for other in range(4))
    race = track(f"turn: {seat} die 1\n{pawns}", 1)
    log = listen(race)
    play(race, f"{seat} move {mouth}")
    expect(race, f"pawns {seat}: lane 1 home home home")
    assert told(log)[0] == f"event-finishes seat=#{seat} to=1"


@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_no_pawn_goes_round_a_second_time(die: int) -> None:
    """FP-P10 FP-16: nor does it touch who stands on the cells beyond"""
    race = track(
        f"""
        turn: 0 die {die}
        pawns 0: home home home 38
        pawns 1: 0 1 2 3
        """,
        5,
    )
    play(race, "0 move 38")
    expect(race, "turn: 1 die 5", f"pawns 0: lane {die - 1} home home home", "pawns 1: 3 2 1 0")


@pytest.mark.parametrize("key", ["move 7", "move 41", "move lane 1", "move 30"])
def test_a_pawn_that_is_not_there_cannot_go(key: str) -> None:
    """FP-P4: rivals' pawns are not one's own, and the short loop has no cell 41"""
    race = track(SIX.replace("home home 5", "home lane 2 5"))
    assert why(race, key) == "FP-P4 why-no-pawn"
    refusal = refusal_of(race, 0, key)
    assert refusal is not None
    assert refusal.args == {"die": 6}


def test_with_no_pawn_at_home_none_can_be_brought_out() -> None:
    """FP-P4"""
    race = track(SIX.replace("home home 5", "1 lane 2 5"))
    assert why(race, "enter") == "FP-P4 why-no-pawn"


@pytest.mark.parametrize("key", ["enter", "move 30", "move lane 1", "pass"])
def test_nobody_moves_out_of_turn(key: str) -> None:
    """FP-25"""
    race = track(SIX, may_pass=True)
    assert why(race, key, seat=1) == "FP-25 why-not-your-turn"
    refusal = refusal_of(race, 1, key)
    assert refusal is not None
    assert refusal.args == {"seat": "#0"}
    assert race.pending() == (0,)
