"""The two dashes, and what ends them early."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import reach, table, why


def test_a_straight_dash_goes_one_or_two_cells_along_a_row_or_a_column() -> None:
    """RAT-A1 RAT-A7"""
    reach("""
        . . . . . . .     . . . x . . .
        . . . . . . .     . . . x . . .
        . . . a . . .     . x x . x x .
        . . . . . . .     . . . x . . .
        . . . . . . .     . . . x . . .
        a: laid straight
    """)


def test_a_diagonal_dash_goes_one_or_two_cells_along_a_diagonal() -> None:
    """RAT-A2 RAT-A7"""
    reach("""
        . . . . . . .     . x . . . x .
        . . . . . . .     . . x . x . .
        . . . a . . .     . . . . . . .
        . . . . . . .     . . x . x . .
        . . . . . . .     . x . . . x .
        a: laid diagonal
    """)


def test_no_dash_leads_off_the_track() -> None:
    """RF-47"""
    reach("""
        a . . . .     . x x . .
        . . . . .     x . . . .
        . . . . .     x . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        a: laid straight
    """)
    reach("""
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . x .
        . . . . .     x . x . .
        . a . . .     . . . . .
        a: laid diagonal
    """)


def test_rats_and_walls_stop_a_straight_dash() -> None:
    """RAT-A1 RAT-S4: neither through nor onto a rat, nor through a wall"""
    reach("""
        . . . . . . .     . . . . . . .
              -
        . . . . . . .     . . . x . . .
        . b . a|. . .     . . x . . . .
        . . . c . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a: laid straight
    """)


@pytest.mark.parametrize("column", range(1, 15))
def test_a_rat_is_in_the_way_wherever_it_stands_on_a_long_track(column: int) -> None:
    """RAT-A1 RAT-S2"""
    game = table(f"""
        track: I 1 2 II'
        a: A{column} laid straight
        b: A{column + 1}
    """)
    assert why(game, 0, f"straight A{column + 1}") == "RAT-A1 why-rat"
    assert why(game, 0, f"straight A{column + 2}") == "RAT-A1 why-out-of-reach"
    assert why(game, 0, f"straight B{column}") == ""


def test_rats_and_walls_stop_a_diagonal_dash() -> None:
    """RAT-A2 RF-23"""
    reach("""
        . b . . . . .     . . . . . . .
        . . . . . . .     . . x . . . .
              - -
        . . . a . . .     . . . . . . .
        . . . . c . .     . . x . . . .
        . . .|. . . .     . x . . . . .
        a: laid diagonal
    """)


def test_a_dash_ends_in_mud_in_water_and_on_a_finish_flag() -> None:
    """RF-37 RF-42 RF-48 RAT-X2 RAT-X3"""
    reach("""
        . . . . . . .     . . . . . . .
        . . . W . . .     . . . x . . .
        . . M a . . .     . . x . x x .
        . . . P . . .     . . . x . . .
        . . . . . . .     . . . x . . .
        a: laid straight
    """)
    reach("""
        . . . . . .     . . . . . .
        . . . W . .     . . . x . x
        . . . . a .     . . . . . .
        . . . M . .     . . . x . x
        . . . . . .     . . . . . .
        a: laid diagonal
    """)


def test_springs_and_token_cells_do_not_stop_a_dash() -> None:
    """RAT-X1 RAT-X4: for other actions than Idea they are ordinary cells"""
    reach("""
        . . . . . . .     . . . x . . .
        . . . C . . .     . . . x . . .
        . . S a U . .     . x x . x x .
        . . . P . . .     . . . x . . .
        . . . . . . .     . . . x . . .
        a: laid straight
    """)


@pytest.mark.parametrize("terrain", "SPUC")
def test_a_dash_from_a_spring_or_a_token_cell_is_an_ordinary_one(terrain: str) -> None:
    """RAT-X1 RAT-X4"""
    reach(f"""
        . . . . . . .     . . . x . . .
        . . . . . . .     . . . x . . .
        . . . {terrain} . . .     . x x . x x .
        . . . . . . .     . . . x . . .
        . . . . . . .     . . . x . . .
        a: C4 laid straight
    """)


def test_a_dash_from_water_goes_one_cell() -> None:
    """RAT-X3 RF-43"""
    reach("""
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . x . . .
        . . W W . . .     . . x . x . .
        . . . . . . .     . . . x . . .
        . . . . . . .     . . . . . . .
        a: C4 laid straight
    """)
    reach("""
        . . . . . . .     . . . . . . .
        . . . . . . .     . . x . x . .
        . . W W . . .     . . . . . . .
        . . . . . . .     . . x . x . .
        . . . . . . .     . . . . . . .
        a: C4 laid diagonal
    """)


def test_a_straight_dash_does_not_turn_unless_the_host_says_so() -> None:
    """RAT-A7 RF-14"""
    reach("""
        . . . . . . .     . . . x . . .
        . . . . . . .     . . x x x . .
        . . M a|. . .     . . x . . . .
        . . . . . . .     . . x x x . .
        . . . . . . .     . . . x . . .
        a: laid straight
        options: straight_bends=on
    """)
    assert why(table(SQUARE + "a: laid straight"), 0, "straight B4") == "RAT-A1 why-out-of-reach"


def test_a_diagonal_dash_does_not_bend_unless_the_host_says_so() -> None:
    """RAT-A7 RF-15"""
    reach("""
        . . . . . . .     . x . x . x .
        . . . . . . .     . . x . x . .
        . . . a . . .     . x . . . x .
        . . . . . . .     . . x . x . .
        . . . . . . .     . x . x . x .
        a: laid diagonal
        options: diagonal_bends=on
    """)
    assert why(table(SQUARE + "a: laid diagonal"), 0, "diagonal C5") == "RAT-A2 why-out-of-reach"


def test_a_bent_dash_stops_where_a_straight_one_does() -> None:
    """RF-14 RF-37"""
    reach("""
        a M . . .     . x . . .
        b . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        a: laid straight
        options: straight_bends=on
    """)


SQUARE = """
. . . . . . .
. . . . . . .
. . a . . . .
. . . . . . .
. . . . . . .
"""
