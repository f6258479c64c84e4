"""Step, plain and with sugar."""

from __future__ import annotations

from scurry.games.rat_de_france.tests.tables import keys, play, reach, table, tokens, why


def test_a_step_goes_one_cell_in_any_of_eight_directions() -> None:
    """RAT-A3"""
    reach("""
        . . . . .     . . . . .
        . . . . .     x x x . .
        . a . . .     x . x . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_a_step_goes_neither_onto_a_rat_nor_through_a_wall_nor_off_the_track() -> None:
    """RAT-A3 RAT-S4 RF-47"""
    reach("""
        . a b . .     x . . . .
          -
        . c . . .     x . x . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        a: laid step
    """)


def test_a_step_from_water_is_a_usual_step() -> None:
    """RAT-X3"""
    reach("""
        . . . . .     . . . . .
        . W . . .     x x x . .
        . W . . .     x . x . .
        . . . . .     x x x . .
        . . . . .     . . . . .
        a: C2 laid step
    """)


def test_with_sugar_a_step_goes_up_to_two_cells_each_in_its_own_direction() -> None:
    """RAT-T-S2 RF-17 RF-71: round a wall too, but never back to where it began"""
    reach(
        """
        . . . . . . .     . x x x x x .
        . . . . . . .     . x x x x x .
        . . b a|. . .     . x . . x x .
        . . . . . . .     . x x x x x .
        . . . . . . .     . x x x x x .
        a: sugar laid step
    """,
        by="sugar",
    )


def test_a_step_with_sugar_ends_in_mud_in_water_and_on_a_finish_flag() -> None:
    """RF-17 RF-37 RF-42 RF-48"""
    reach(
        """
        M b W . . .     x . x . . .
        c a|d . . .     . . . . . .
        W M W . . .     x x x . . .
        . . . . . .     . . . . . .
        . . . . . .     . . . . . .
        a: sugar laid step
    """,
        by="sugar",
    )


def test_by_a_house_option_a_step_with_sugar_keeps_to_one_line() -> None:
    """RF-17"""
    reach(
        """
        . . . . . . . . .     . . . . . . . . .
        . . . . . . . . .     . . x . x . x . .
        . . . . . . . . .     . . . x x x . . .
        . . . M a . . . .     . . . x . x x . .
        . . . . . . . . .     . . . x x x . . .
        a: sugar laid step
        options: sugar_step_in_line=on
    """,
        by="sugar",
    )


def test_a_short_step_may_be_made_with_sugar_and_spends_it() -> None:
    """RF-71 RF-16"""
    game = table("""
        . . . . .
        . . . . .
        . a . . .
        . . . . .
        . . . . .
        a: sugar laid step
    """)
    assert {"step C3", "sugar step C3"} <= {*keys(game, 0)}
    twin = game.clone()
    twin.apply(0, next(o for o in game.options(0) if o.key == "step C3"))
    game.apply(0, next(o for o in game.options(0) if o.key == "sugar step C3"))
    assert (tokens(twin)[0], tokens(game)[0]) == ("sugar", "")


def test_a_move_that_ends_where_it_began_is_no_move() -> None:
    """RF-71"""
    game = table("""
        . . . . .
        . . . . .
        . a . . .
        . . . . .
        . . . . .
        a: sugar laid step
    """)
    assert why(game, 0, "step C2") == "RF-71 why-same-cell"
    assert why(game, 0, "sugar step C2") == "RF-71 why-same-cell"


def test_a_cell_that_another_rat_has_just_left_is_free() -> None:
    """RAT-A3 RAT-R6"""
    game = table("""
        . . . . .
        a b . . .
        . . . . .
        . . . . .
        . . . . .
        a: laid straight
        b: laid step
    """)
    assert why(game, 0, "straight B2") == "RAT-A1 why-rat"
    play(game, "0 straight D1")
    assert why(game, 1, "step B1") == ""
