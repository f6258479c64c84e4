"""Captures that lead to captures: a pawn sent to its Start sends back whoever stands there."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, listen, play, told, track

# Pawn by pawn: seat 3 lands on 35; from each Start the next one is pushed on.
LINKS = [
    ("35", "event-sent-to-start seat=#0 by=#3"),
    ("0", "event-sent-to-start seat=#1 by=#0"),
    ("10", "event-sent-to-start seat=#2 by=#1"),
    ("20", "event-sent-to-start seat=#3 by=#2"),
    ("30", "event-sent-home seat=#0 by=#3"),
]


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_a_chain_displaces_up_to_five_pawns(length: int) -> None:
    """FP-01 FP-24: the fourth is one of the mover's own, the fifth finds its Start filled"""
    cells = [cell for cell, _ in LINKS[:length]] + ["home"] * (5 - length)
    race = track(
        f"""
        turn: 3 die 2
        pawns 0: home home {cells[0]} {cells[4]}
        pawns 1: home home home {cells[1]}
        pawns 2: home home home {cells[2]}
        pawns 3: home home {cells[3]} 33
        """,
        6,
    )
    log = listen(race)
    play(race, "3 move 33")
    expect(
        race,
        "pawns 0: 0 home home home",
        "pawns 1: 10 home home home" if length > 1 else "pawns 1: home home home home",
        "pawns 2: 20 home home home" if length > 2 else "pawns 2: home home home home",
        "pawns 3: 35 30 home home" if length > 3 else "pawns 3: 35 home home home",
    )
    assert told(log)[1:-1] == [event for _, event in LINKS[:length]]


@pytest.mark.parametrize("mover", [0, 1, 2, 3])
def test_a_chain_is_the_same_for_every_colour(mover: int) -> None:
    """FP-01 FP-24"""
    after, across, before = [(mover + turn) % 4 for turn in (1, 2, 3)]
    start = [10 * seat for seat in range(4)]
    pawns = {
        mover: f"{start[before]} {start[mover] + 3} home home",
        after: f"{start[mover] + 5} {start[mover]} home home",
        across: f"{start[after]} home home home",
        before: f"{start[across]} home home home",
    }
    lines = "\n".join(f"pawns {seat}: {pawns[seat]}" for seat in range(4))
    race = track(f"turn: {mover} die 2\n{lines}", 6)
    play(race, f"{mover} move {start[mover] + 3}")
    expect(
        race,
        f"pawns {mover}: {start[mover] + 5} {start[mover]} home home",
        f"pawns {after}: {start[after]} home home home",
        f"pawns {across}: {start[across]} home home home",
        f"pawns {before}: {start[before]} home home home",
    )


def test_a_chain_ends_where_an_own_pawn_stands_on_its_start() -> None:
    """FP-01"""
    race = track(
        """
        turn: 3 die 2
        pawns 0: home home home 35
        pawns 1: home home 10 0
        pawns 2: home home home home
        pawns 3: home home home 33
        """,
        6,
    )
    play(race, "3 move 33")
    expect(race, "pawns 0: 0 home home home", "pawns 1: 10 home home home")


def test_by_a_house_option_there_are_no_chains() -> None:
    """FP-01"""
    race = track(
        """
        turn: 3 die 2
        pawns 0: home home home 35
        pawns 1: home home home 0
        pawns 2: home home home 10
        pawns 3: home home home 33
        """,
        6,
        captured_to="home",
    )
    play(race, "3 move 33")
    expect(
        race,
        "pawns 0: home home home home",
        "pawns 1: 0 home home home",
        "pawns 2: 10 home home home",
    )


def test_a_chain_that_comes_back_to_the_cell_just_taken_ends_at_home() -> None:
    """FP-23: seat 1 would go to its Start, where the pawn that moved stands now"""
    race = track(
        """
        turn: 3 die 4
        pawns 0: home home home 10
        pawns 1: home home home 0
        pawns 2: home home home home
        pawns 3: home home home 6
        """,
        6,
    )
    log = listen(race)
    play(race, "3 move 6")
    expect(
        race,
        "pawns 0: 0 home home home",
        "pawns 1: home home home home",
        "pawns 3: 10 home home home",
    )
    assert told(log)[1:-1] == [
        "event-sent-to-start seat=#0 by=#3",
        "event-sent-home seat=#1 by=#0",
    ]


def test_a_chain_that_comes_back_to_a_pawn_just_brought_out_ends_at_home() -> None:
    """FP-23 FP-24 FP-P6: another pawn of the mover is sent home, its Start is taken"""
    race = track(
        """
        turn: 2 die 6
        pawns 0: home home home 20
        pawns 1: home home home home
        pawns 2: home home home 0
        pawns 3: home home home home
        """,
        6,
    )
    log = listen(race)
    play(race, "2 enter")
    expect(race, "pawns 0: 0 home home home", "pawns 2: 20 home home home")
    assert told(log)[:3] == [
        "event-enters seat=#2",
        "event-sent-to-start seat=#0 by=#2",
        "event-sent-home seat=#2 by=#0",
    ]


def test_a_longer_chain_comes_back_to_the_cell_just_taken() -> None:
    """FP-23: seat 2's pawn is the third of the chain"""
    race = track(
        """
        turn: 3 die 3
        pawns 0: home home home 20
        pawns 1: home home home 0
        pawns 2: home home home 10
        pawns 3: home home home 17
        """,
        6,
    )
    play(race, "3 move 17")
    expect(
        race,
        "pawns 0: 0 home home home",
        "pawns 1: 10 home home home",
        "pawns 2: home home home home",
        "pawns 3: 20 home home home",
    )


def test_another_pawn_of_the_mover_is_displaced_like_any_other() -> None:
    """FP-24: between two players"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home home 8 20
        pawns 1: home home home 10
        """,
        5,
    )
    log = listen(race)
    play(race, "0 move 8")
    expect(race, "turn: 1 die 5", "pawns 0: 10 0 home home", "pawns 1: 20 home home home")
    assert told(log)[1:3] == [
        "event-sent-to-start seat=#1 by=#0",
        "event-sent-to-start seat=#0 by=#1",
    ]


def test_a_displaced_pawn_of_the_mover_finds_its_own_start_filled() -> None:
    """FP-24 FP-01"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home 0 8 20
        pawns 1: home home home 10
        """,
        5,
    )
    play(race, "0 move 8")
    expect(race, "pawns 0: 10 0 home home", "pawns 1: 20 home home home")


def test_on_the_long_loop_a_chain_runs_over_its_own_starts() -> None:
    """FP-01 FP-26"""
    race = track(
        """
        turn: 3 die 2
        pawns 0: home home home 44
        pawns 1: home home home 0
        pawns 2: home home home 13
        pawns 3: home home 26 42
        """,
        6,
        loop="52",
    )
    play(race, "3 move 42")
    expect(
        race,
        "pawns 0: 0 home home home",
        "pawns 1: 13 home home home",
        "pawns 2: 26 home home home",
        "pawns 3: 44 39 home home",
    )
