"""The die: one roll a turn, three tries by house option, whose turn comes next."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import (
    expect,
    keys,
    listen,
    play,
    told,
    track,
    why,
)


def test_on_a_six_a_pawn_leaves_home_for_its_start() -> None:
    """FP-P1"""
    race = track(
        """
        turn: 1 die 6
        pawns 0: home home home home
        pawns 1: home home home home
        """,
        3,
    )
    log = listen(race)
    play(race, "1 enter")
    expect(race, "turn: 1 die 3 extra 1 entered", "pawns 1: 20 home home home")
    assert told(log) == ["event-enters seat=#1", "event-roll seat=#1 die=3"]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_without_a_six_no_pawn_leaves_home(die: int) -> None:
    """FP-P1"""
    race = track(f"""
        turn: 0 die {die}
        pawns 0: home home home 20
        pawns 1: home home home home
    """)
    assert keys(race) == ["move 20"]
    assert why(race, "enter") == "FP-P1 why-not-a-six"


def test_a_roll_that_moves_nothing_passes_the_turn_and_changes_nothing_else() -> None:
    """FP-P1 FP-27"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home home home 5
        pawns 1: home home home home
        pawns 2: lane 4 lane 3 lane 2 home
        """,
        4, 5, 1,
    )  # fmt: skip
    log = listen(race)
    play(race, "0 move 5")
    expect(
        race,
        "turn: 0 die 1 rolls 3",
        "pawns 0: 7 home home home",
        "pawns 1: home home home home",
        "pawns 2: lane 4 lane 3 lane 2 home",
    )
    assert told(log)[1:] == [
        "event-roll seat=#1 die=4",
        "event-stuck seat=#1 die=4",
        "event-roll seat=#2 die=5",
        "event-stuck seat=#2 die=5",
        "event-roll seat=#0 die=1",
    ]


def test_a_turn_has_one_roll() -> None:
    """FP-P1 FP-02"""
    race = track(
        """
        turn: 0 die 5
        pawns 0: home home home 5
        pawns 1: home home home 25
        """,
        2,
    )
    play(race, "0 move 5")
    expect(race, "turn: 1 die 2")


def test_nobody_can_decline_a_roll() -> None:
    """FP-27: the die has fallen already when a player is asked"""
    race = track(
        """
        turn: 0 die 6
        pawns 0: home home home 5
        pawns 1: home home home 25
        """,
        4,
    )
    log = listen(race)
    play(race, "0 move 5")
    expect(race, "turn: 0 die 4 extra 1")
    assert [event.message for event in log.events if event.reveals] == ["event-roll"]
    assert keys(race) == ["move 11"]


def test_turns_go_clockwise() -> None:
    """FP-25"""
    race = track(
        """
        turn: 0 die 1
        pawns 0: home home home 1
        pawns 1: home home home 11
        pawns 2: home home home 21
        pawns 3: home home home 31
        """,
        1, 2, 3, 4,
    )  # fmt: skip
    play(race, "0 move 1", "1 move 11", "2 move 21", "3 move 31")
    expect(race, "turn: 0 die 4", "pawns 0: 2 home home home", "pawns 3: 34 home home home")


def test_players_who_are_done_are_skipped() -> None:
    """FP-25"""
    race = track(
        """
        turn: 0 die 1
        pawns 0: home home home 1
        pawns 1: lane 1 lane 2 lane 3 lane 4 place 1
        pawns 2: home home home 21
        pawns 3: lane 1 lane 2 lane 3 lane 4 place 2
        """,
        2, 3,
    )  # fmt: skip
    play(race, "0 move 1")
    expect(race, "turn: 2 die 2", left=1)
    play(race, "2 move 21")
    expect(race, "turn: 0 die 3")
