"""House options about who stands where: shared cells, roadblocks, safe Starts."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.tests.tables import expect, keys, listen, play, told, track, why

SHARED = """
    turn: 0 die 3
    pawns 0: home home 5 8
    pawns 1: home home home 25
"""
PAIR = """
    turn: 0 die 3
    pawns 0: home home 1 5
    pawns 1: home home 7 7
"""
SAFE = """
    turn: 0 die 3
    pawns 0: home home home 17
    pawns 1: home home 33 20
"""


def test_by_a_house_option_own_pawns_share_a_cell() -> None:
    """FP-09"""
    assert why(track(SHARED, stacking=False), "move 5") == "FP-09 why-own-pawn"
    race = play(track(SHARED, 1, stacking=True), "0 move 5")
    expect(race, "pawns 0: 8 8 home home")


def test_pawns_that_share_a_cell_are_one_option_and_go_one_by_one() -> None:
    """FP-09 FP-07"""
    race = track(SHARED.replace("home home 5 8", "5 8 8 8"), 1, stacking=True)
    assert keys(race) == ["move 8", "move 5"]
    play(race, "0 move 8")
    expect(race, "pawns 0: 11 8 8 5")


def test_no_pawn_is_brought_out_onto_an_own_one_even_where_cells_are_shared() -> None:
    """FP-P7 FP-09 FP-12"""
    race = track(SHARED.replace("die 3", "die 6").replace("5 8", "0 8"), stacking=True)
    assert why(race, "enter") == "FP-P7 why-start-taken"


def test_all_who_share_a_cell_are_captured_together() -> None:
    """FP-09 FP-P5 FP-01: the first goes to its Start, the others find it filled"""
    race = track(
        PAIR.replace("die 3", "die 2").replace("home home 7", "home 7 7"), 1, stacking=True
    )
    log = listen(race)
    play(race, "0 move 5")
    expect(race, "pawns 0: 7 1 home home", "pawns 1: 20 home home home")
    assert told(log)[1:4] == [
        "event-sent-to-start seat=#1 by=#0",
        "event-sent-home seat=#1 by=#0",
        "event-sent-home seat=#1 by=#0",
    ]


@pytest.mark.parametrize("pairs_block", [True, False])
def test_a_pawn_sent_to_its_start_clears_a_pair_from_it(pairs_block: bool) -> None:
    """FP-09 FP-01 FP-10"""
    race = track(
        """
        turn: 0 die 2
        pawns 0: home 8 20 20
        pawns 1: home home home 10
        """,
        5,
        stacking=True,
        pairs_block=pairs_block,
    )
    play(race, "0 move 8")
    expect(race, "pawns 0: 10 0 home home", "pawns 1: 20 home home home")


@pytest.mark.parametrize(
    ("stacking", "pairs_block"), [(False, False), (True, False), (False, True)]
)
@pytest.mark.parametrize("die", [2, 3])
def test_a_pair_is_passed_and_landed_on_freely(die: int, stacking: bool, pairs_block: bool) -> None:
    """FP-10: roadblocks are an option for tables where cells are shared"""
    text = PAIR.replace("die 3", f"die {die}")
    assert why(track(text, stacking=stacking, pairs_block=pairs_block), "move 5") == ""


@pytest.mark.parametrize(
    ("die", "reason"), [(1, ""), (2, "FP-10 why-blocked"), (3, "FP-10 why-blocked")]
)
def test_by_a_house_option_a_pair_blocks_the_road(die: int, reason: str) -> None:
    """FP-10: it can be neither passed nor landed on"""
    race = track(PAIR.replace("die 3", f"die {die}"), stacking=True, pairs_block=True)
    assert why(race, "move 5") == reason
    assert why(race, "move 1") == ""


def test_a_pair_behind_is_no_roadblock() -> None:
    """FP-10"""
    race = track(PAIR.replace("7 7", "5 5"), stacking=True, pairs_block=True)
    assert why(race, "move 5") == ""


@pytest.mark.parametrize("rivals", ["home home home 7", "home home 7 8"])
def test_single_rivals_block_nobody(rivals: str) -> None:
    """FP-10"""
    text = PAIR.replace("home home 7 7", rivals)
    assert why(track(text, stacking=True, pairs_block=True), "move 5") == ""


def test_single_pawns_of_two_rivals_are_no_pair() -> None:
    """FP-10"""
    text = PAIR.replace("home home 7 7", "home home home 7") + "pawns 2: home home home 7"
    assert why(track(text, stacking=True, pairs_block=True), "move 5") == ""


def test_ones_own_pair_blocks_nobody_of_ones_own() -> None:
    """FP-10"""
    race = track(
        """
        turn: 0 die 4
        pawns 0: home 5 7 7
        pawns 1: home home home 25
        """,
        stacking=True,
        pairs_block=True,
    )
    assert why(race, "move 5") == ""


def test_a_pair_blocks_the_way_into_the_lane() -> None:
    """FP-10"""
    text = PAIR.replace("1 5", "1 37").replace("7 7", "38 38").replace("die 3", "die 4")
    assert why(track(text, stacking=True, pairs_block=True), "move 37") == "FP-10 why-blocked"
    assert why(track(text, stacking=True, pairs_block=False), "move 37") == ""
    mouth = text.replace("38 38", "39 39")
    assert why(track(mouth, stacking=True, pairs_block=True), "move 37") == "FP-10 why-blocked"
    beyond = text.replace("38 38", "0 0")
    assert why(track(beyond, stacking=True, pairs_block=True), "move 37") == ""


@pytest.mark.parametrize(("pairs_block", "reason"), [(True, "FP-10 why-blocked"), (False, "")])
def test_a_pair_on_ones_start_keeps_ones_pawns_at_home(pairs_block: bool, reason: str) -> None:
    """FP-10 FP-12"""
    text = PAIR.replace("7 7", "0 0").replace("die 3", "die 6")
    assert why(track(text, stacking=True, pairs_block=pairs_block), "enter") == reason


def test_a_pawn_on_its_own_start_may_be_captured() -> None:
    """FP-11 FP-23"""
    race = play(track(SAFE, 1, start_safe=False), "0 move 17")
    expect(race, "pawns 0: 20 home home home", "pawns 1: 33 home home home")


def test_by_a_house_option_a_pawn_is_safe_on_its_own_start() -> None:
    """FP-11"""
    race = track(SAFE.replace("home 17", "2 17"), start_safe=True)
    assert why(race, "move 17") == "FP-11 why-safe-start"
    assert keys(race) == ["move 2"]


def test_a_safe_start_may_be_passed() -> None:
    """FP-11"""
    race = play(track(SAFE.replace("die 3", "die 4"), 1, start_safe=True), "0 move 17")
    expect(race, "pawns 0: 21 home home home", "pawns 1: 33 20 home home")


def test_only_the_owner_is_safe_on_a_start() -> None:
    """FP-11: nobody else is, neither on another's nor on the mover's"""
    race = track(
        """
        turn: 0 die 3
        pawns 0: home home home 17
        pawns 1: home home home home
        pawns 2: home home home home
        pawns 3: home home home 20
        """,
        1, 1, 6,
        start_safe=True,
    )  # fmt: skip
    play(race, "0 move 17")
    expect(race, "pawns 0: 20 home home home", "pawns 3: 30 home home home")
    text = SAFE.replace("17", "home").replace("20", "0").replace("die 3", "die 6")
    race = play(track(text, 1, start_safe=True), "0 enter")
    expect(race, "pawns 0: 0 home home home", "pawns 1: 33 20 home home")


def test_an_empty_start_is_a_cell_like_any_other() -> None:
    """FP-11"""
    race = track(SAFE.replace("33 20", "33 34"), start_safe=True)
    assert why(race, "move 17") == ""
