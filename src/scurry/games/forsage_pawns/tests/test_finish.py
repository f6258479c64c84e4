"""The finish lane: how it is entered, and what may happen inside."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns.state import Pawns
from scurry.games.forsage_pawns.tests.tables import expect, keys, listen, play, told, track, why
from scurry.kernel.options import Value


def lane(pawns: str, die: int, *dice: int, **options: Value) -> Pawns:
    """Seat 0 with these pawns and this number; seat 1 is on its way."""
    return track(
        f"turn: 0 die {die}\npawns 0: {pawns}\npawns 1: home home home 25", *dice, **options
    )


@pytest.mark.parametrize(
    ("cell", "die", "number"),
    [
        (39, 1, 1),
        (39, 4, 4),
        (38, 2, 1),
        (38, 5, 4),
        (37, 6, 4),
        (36, 4, 1),
        (35, 6, 2),
        (34, 6, 1),
    ],
)
def test_the_exact_number_leads_onto_a_finish_cell(cell: int, die: int, number: int) -> None:
    """FP-P8 FP-13"""
    race = lane(f"home home 5 {cell}", die, 1)
    log = listen(race)
    play(race, f"0 move {cell}")
    expect(race, f"pawns 0: lane {number} 5 home home")
    assert told(log)[0] == f"event-finishes seat=#0 to={number}"


@pytest.mark.parametrize(("cell", "die"), [(39, 5), (39, 6), (38, 6)])
def test_a_number_too_big_does_not_move_a_pawn(cell: int, die: int) -> None:
    """FP-P8 FP-13"""
    race = lane(f"home home 5 {cell}", die, bounce=False)
    assert f"move {cell}" not in keys(race)
    assert why(race, f"move {cell}") == "FP-P8 why-overshoot"


@pytest.mark.parametrize(("cell", "die", "number"), [(39, 5, 3), (39, 6, 2), (38, 6, 3)])
def test_by_a_house_option_a_pawn_turns_round_at_the_end(cell: int, die: int, number: int) -> None:
    """FP-13"""
    race = lane(f"home home 5 {cell}", die, 1, bounce=True)
    play(race, f"0 move {cell}")
    expect(race, f"pawns 0: lane {number} 5 home home")


@pytest.mark.parametrize(("cell", "die"), [(39, 4), (38, 5), (37, 6)])
def test_a_pawn_that_fits_does_not_turn_round(cell: int, die: int) -> None:
    """FP-13"""
    race = play(lane(f"home home 5 {cell}", die, 1, bounce=True), f"0 move {cell}")
    expect(race, "pawns 0: lane 4 5 home home")


def test_a_pawn_in_the_lane_does_not_turn_round() -> None:
    """FP-13 FP-14"""
    race = lane("home home 5 lane 2", 3, bounce=True)
    assert keys(race) == ["move 5"]
    assert why(race, "move lane 2") == "FP-P8 why-overshoot"


@pytest.mark.parametrize(
    ("pawns", "die", "key"),
    [
        ("home 5 39 lane 2", 2, "move 39"),
        ("home 5 lane 1 lane 3", 2, "move lane 1"),
        ("home 5 35 lane 1", 5, "move 35"),
    ],
)
@pytest.mark.parametrize("stacking", [True, False])
def test_a_finish_cell_holds_one_pawn(pawns: str, die: int, key: str, stacking: bool) -> None:
    """FP-13 FP-09: also where pawns may share a cell of the loop"""
    race = lane(pawns, die, stacking=stacking)
    assert why(race, key) == "FP-13 why-lane-taken"
    assert key not in keys(race)


def test_who_turns_round_needs_a_free_cell_too() -> None:
    """FP-13"""
    race = lane("home 5 39 lane 3", 5, bounce=True)
    assert why(race, "move 39") == "FP-13 why-lane-taken"


@pytest.mark.parametrize(
    ("number", "die", "to"), [(1, 1, 2), (1, 2, 3), (1, 3, 4), (2, 1, 3), (2, 2, 4), (3, 1, 4)]
)
def test_a_pawn_moves_on_inside_its_lane(number: int, die: int, to: int) -> None:
    """FP-14"""
    race = lane(f"home home home lane {number}", die, 1)
    log = listen(race)
    play(race, f"0 move lane {number}")
    expect(race, f"pawns 0: lane {to} home home home")
    assert told(log)[0] == f"event-finishes seat=#0 to={to}"


@pytest.mark.parametrize(("number", "die"), [(1, 4), (2, 3), (3, 2), (4, 1), (4, 6)])
def test_no_pawn_leaves_its_lane_again(number: int, die: int) -> None:
    """FP-14 FP-P8"""
    assert why(lane(f"home home 5 lane {number}", die), f"move lane {number}") == (
        "FP-P8 why-overshoot"
    )


JUMPS = pytest.mark.parametrize(
    ("pawns", "die", "key"),
    [
        ("home 5 lane 1 lane 2", 2, "move lane 1"),
        ("home 5 lane 2 lane 3", 2, "move lane 2"),
        ("home 5 39 lane 1", 2, "move 39"),
        ("home 5 39 lane 3", 4, "move 39"),
    ],
)


@JUMPS
def test_own_pawns_in_the_lane_may_be_jumped(pawns: str, die: int, key: str) -> None:
    """FP-14"""
    assert why(lane(pawns, die, lane_jumping=True), key) == ""


@JUMPS
def test_by_a_house_option_they_may_not(pawns: str, die: int, key: str) -> None:
    """FP-14"""
    race = lane(pawns, die, lane_jumping=False)
    assert why(race, key) == "FP-14 why-lane-blocked"
    assert keys(race) == [option for option in keys(lane(pawns, die)) if option != key]


@pytest.mark.parametrize(
    ("pawns", "die", "key"),
    [
        ("home 5 lane 1 lane 4", 2, "move lane 1"),
        ("home 5 39 lane 3", 2, "move 39"),
        ("home 38 39 lane 3", 3, "move 38"),
        ("home 5 lane 1 lane 2", 1, "move lane 2"),
    ],
)
def test_where_nobody_stands_between_nothing_is_jumped(pawns: str, die: int, key: str) -> None:
    """FP-14: own pawns on the loop are passed as ever"""
    assert why(lane(pawns, die, lane_jumping=False), key) == ""


def test_who_turns_round_must_not_jump_either() -> None:
    """FP-13 FP-14: a five from 39 goes to the fourth finish cell and back to the third"""
    race = lane("home 5 39 lane 4", 5, bounce=True, lane_jumping=False)
    assert why(race, "move 39") == "FP-14 why-lane-blocked"
    assert why(lane("home 5 39 lane 4", 5, bounce=True), "move 39") == ""
    assert why(lane("home 5 39 home", 5, bounce=True, lane_jumping=False), "move 39") == ""


ORDERS = [
    ("home 5 39 home", 1, "move 39"),
    ("home 5 39 home", 3, "move 39"),
    ("home 5 39 lane 4", 2, "move 39"),
    ("home 5 lane 1 lane 4", 1, "move lane 1"),
    ("home 39 lane 2 lane 4", 1, "move 39"),
]


@pytest.mark.parametrize(("pawns", "die", "key"), ORDERS)
def test_any_free_finish_cell_will_do(pawns: str, die: int, key: str) -> None:
    """FP-15"""
    assert why(lane(pawns, die, deepest_first=False), key) == ""


@pytest.mark.parametrize(("pawns", "die", "key"), ORDERS)
def test_by_a_house_option_the_deepest_cell_is_taken_first(pawns: str, die: int, key: str) -> None:
    """FP-15"""
    assert why(lane(pawns, die, deepest_first=True), key) == "FP-15 why-not-deepest"


@pytest.mark.parametrize(
    ("pawns", "die", "key"),
    [
        ("home 5 39 home", 4, "move 39"),
        ("home 5 39 lane 4", 3, "move 39"),
        ("home 5 lane 1 lane 4", 2, "move lane 1"),
        ("39 lane 2 lane 3 lane 4", 1, "move 39"),
    ],
)
def test_by_that_house_option_the_deepest_free_cell_is_allowed(
    pawns: str, die: int, key: str
) -> None:
    """FP-15"""
    assert why(lane(pawns, die, deepest_first=True), key) == ""


def test_a_pawn_on_a_finish_cell_is_safe() -> None:
    """FP-P9 FP-17: a rival passes the mouth of the lane and goes on round the loop"""
    race = track(
        """
        turn: 1 die 2
        pawns 0: home home lane 1 lane 2
        pawns 1: home home home 39
        """,
        1,
    )
    play(race, "1 move 39")
    expect(race, "turn: 0 die 1", "pawns 0: lane 2 lane 1 home home", "pawns 1: 1 home home home")


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_nobody_enters_the_lane_of_another(seat: int, die: int) -> None:
    """FP-17 FP-P9"""
    pawns = dict.fromkeys(range(4), "home home home home")
    pawns[0] = "lane 1 lane 2 lane 3 home"
    pawns[seat] = "home home home 39"
    lines = "\n".join(f"pawns {other}: {pawns[other]}" for other in range(4))
    race = track(f"turn: {seat} die {die}\n{lines}", *[5] * (3 - seat), 6)
    play(race, f"{seat} move 39")
    expect(race, f"pawns {seat}: {die - 1} home home home", "pawns 0: lane 3 lane 2 lane 1 home")


def test_pawns_in_different_lanes_never_meet() -> None:
    """FP-17: both stand on the first finish cell, each on its own"""
    race = track(
        """
        turn: 0 die 1
        pawns 0: home home home 39
        pawns 1: home home home lane 1
        """,
        4, 5, 6,
    )  # fmt: skip
    play(race, "0 move 39")
    expect(race, "pawns 0: lane 1 home home home", "pawns 1: lane 1 home home home")
