"""Diagonal ways past the ends and corners of walls."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import keys, reach, table, why


def test_a_wall_that_ends_at_a_corner_does_not_stop_a_diagonal_step() -> None:
    """RF-23 RAT-S4"""
    reach("""
        . . . . .     . . . . .
        . . . . .     x x x . .
        . a|. . .     x . . . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_a_straight_wall_through_a_corner_stops_a_diagonal_step() -> None:
    """RF-23 RAT-S4"""
    reach("""
        . . . . .     . . . . .
        . .|. . .     x x . . .
        . a|. . .     x . . . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)
    reach("""
        . . . . .     . . . . .
        . . . . .     x . . . .
          - -
        . a . . .     x . x . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_an_angle_round_the_rat_or_round_the_target_stops_a_diagonal_step() -> None:
    """RF-23"""
    reach("""
        . . . . .     . . . . .
        . . . . .     x . . . .
          -
        . a|. . .     x . . . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)
    reach("""
        . . . . .     . . . . .
        . .|. . .     x x . . .
            -
        . a . . .     x . x . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_an_angle_round_a_side_cell_leaves_the_other_way_open() -> None:
    """RF-23"""
    reach("""
        . . . . .     . . . . .
        . . . . .     x x x . .
            -
        . a|. . .     x . . . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_a_diagonal_step_between_two_rats_is_free() -> None:
    """RF-24 RF-23: nor do mud and water beside the way matter"""
    reach("""
        . . . . .     . . . . .
        . c M . .     x . x . .
        . a b . .     x . . . .
        . d W . .     x . x . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_by_a_house_option_any_wall_at_the_corner_stops_a_diagonal_step() -> None:
    """RF-23"""
    reach("""
        . . . . .     . . . . .
        . . . . .     x x . . .
        . a|. . .     x . . . .
        . . . . .     x x . . .
        . . . . .     . . . . .
        a: laid step
        options: strict_corners=on
    """)
    reach("""
        . . . . .     . . . . .
        .|. . . .     . x x . .
        . a . . .     x . x . .
        . . . . .     x x x . .
            -
        . . . . .     . . . . .
        a: laid step
        options: strict_corners=on
    """)


def test_walls_of_neighbouring_cards_that_make_one_line_are_one_wall() -> None:
    """RAT-S4 RF-23: on section 20 the wall runs to the seam, on section 18 it goes on"""
    game = table("""
        track: I 20 18 II'
        a: C8 laid step
        b: E1
    """)
    assert why(game, 0, "step D9") == "RF-23 why-wall"
    assert why(game, 0, "step D8") == "RAT-S4 why-wall"
    assert {"step C9", "step B9", "step D7"} & {*keys(game, 0)} == {"step C9", "step B9"}


def test_where_the_next_card_has_no_wall_a_rat_goes_round_the_end() -> None:
    """RAT-S4 RF-23"""
    game = table("""
        track: I 20 3 II'
        a: C8 laid step
        b: E1
    """)
    assert why(game, 0, "step D9") == ""
    assert why(game, 0, "step D8") == "RAT-S4 why-wall"


@pytest.mark.parametrize(
    ("card", "key"), [("swap", "swap 1"), ("jump", "jump D4"), ("idea", "idea C3")]
)
def test_the_same_corner_decides_swaps_jumps_and_ways_out_of_mud(card: str, key: str) -> None:
    """RF-23 RAT-A4 RAT-A5 RAT-X2"""
    rat = "M" if card == "idea" else "."
    other = "." if card == "idea" else "b"
    for wall, free in ((" ", True), ("|", False)):
        game = table(f"""
            . . . . .
            . {rat}|. . .
            . .{wall}{other} . .
            . . . . .
            . . . . .
            a: B2 laid {card}
        """)
        assert (key in keys(game, 0)) == free


@pytest.mark.parametrize(("wall", "free"), [(" ", True), ("|", False)])
def test_the_same_corner_decides_how_one_swims(wall: str, free: bool) -> None:
    """RF-23 RF-41"""
    game = table(f"""
        . . . . .
        . W|. . .
        . .{wall}W . .
        . . . . .
        . . . . .
        a: B2 laid idea
    """)
    assert (game.pending() == (0,) and "idea C3" in keys(game, 0)) == free
