"""Idea on springs, in mud and in water."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import cells, keys, play, rat, reach, table, why


def test_from_a_spring_one_flies_one_to_three_cells_in_any_direction() -> None:
    """RAT-X1 RAT-A6 RF-44 RF-46: over rats, walls, mud and water, in one line"""
    reach("""
        . . . . . . . . .     . x . x . x . . .
        . . . . . . . . .     . . x x x . . . .
              - -
        . b . S|M c W . .     x . x . x . x . .
            -
        . . . d . . . . .     . . x . x . . . .
        . . . . . . . . .     . x . x . x . . .
        a: C4 laid idea
    """)


def test_a_flight_is_counted_in_cells_whatever_is_on_them() -> None:
    """RF-46 RF-22"""
    reach("""
        S|b|c|d|. . . .     . . . . . . . .
        -
        W . . . . . . .     x x . . . . . .
        M . . . . . . .     x . x . . . . .
        . . . . . . . .     x . . x . . . .
        . . . . . . . .     . . . . . . . .
        a: A1 laid idea
    """)


def test_one_may_fly_onto_a_finish_flag() -> None:
    """RF-45 RAT-F1"""
    game = table("""
        . . . . . .
        . . . . . .
        . . S . . .
        . . . . . .
        . . . . . .
        a: C3 laid idea
        b: A1
    """)
    play(game, "0 idea C6")
    assert rat(game, 0).place == 1


def test_a_spring_works_with_idea_only() -> None:
    """RAT-X1"""
    reach("""
        . . . . .     . x . . .
        . . . . .     . x . . .
        . S . . .     x . x x .
        . . . . .     . x . . .
        . . . . .     . x . . .
        a: C2 laid straight
    """)


def test_out_of_mud_one_gets_by_idea_to_a_free_neighbour() -> None:
    """RAT-X2 RF-39 RF-40: into water and other mud too, but not through a wall"""
    reach("""
        . . . . .     . . . . .
        W M . . .     x x x . .
        . M|b . .     x . . . .
          -
        . . . . .     x . . . .
        . . . . .     . . . . .
        a: C2 laid idea
    """)


@pytest.mark.parametrize("card", ["straight", "diagonal", "step", "swap", "jump"])
def test_in_mud_any_other_action_is_a_pass(card: str) -> None:
    """RAT-X2 RF-39"""
    game = table(f"""
        . . . . .
        . M b . .
        . . . . .
        . . . . .
        . . . . .
        a: B2 laid {card}
        b: laid idea
    """)
    assert keys(game, 0) == ["pass"]
    play(game, "0 pass")
    assert (game.round, cells(game)[0]) == (1, "B2")


@pytest.mark.parametrize("card", ["straight", "diagonal", "step", "swap", "jump"])
def test_sugar_does_not_help_out_of_mud(card: str) -> None:
    """RAT-X2 RF-39"""
    game = table(f"""
        . . . . .
        . M b . .
        . . c . .
        . . . . .
        . . . . .
        a: B2 sugar laid {card}
    """)
    assert keys(game, 0) == ["pass"]


def test_in_water_one_swims_up_to_two_cells_and_may_turn() -> None:
    """RAT-X3 RF-41: only over free water that no wall parts"""
    reach("""
        . . W . . . .     . . x . . . .
        . W . W W . .     . x . . x . .
        . . W W W . .     . . . x x . .
        . . . . W W .     . . . . x . .
        . . W . . . .     . . . . . . .
        a: C3 laid idea
        b: B4
    """)


def test_walls_and_rats_stop_a_swimmer() -> None:
    """RF-41 RAT-S4"""
    reach("""
        . . . . . . .     . . . . . . .
        . W W|W W . .     . x . x . . .
        W b W . . . .     x . x . . . .
            -
        . . W W . . .     . . . x . . .
        . . . . . . .     . . . . . . .
        a: B3 laid idea
    """)


def test_the_swim_does_not_lead_out_of_the_water() -> None:
    """RF-41"""
    game = table("""
        . . . . .
        . W . . .
        . . . W .
        . . . . .
        . . . . .
        a: B2 laid idea
    """)
    assert keys(game, 0) == ["pass"]
    assert why(game, 0, "idea B3") == "RAT-X3 why-out-of-reach"


def test_idea_on_an_ordinary_cell_without_sugar_is_a_pass() -> None:
    """RAT-A6 RAT-R6"""
    game = table("""
        . . . . .
        a b . . .
        . . . . .
        . . . . .
        . . . . .
        a: clover laid idea
        b: pepper
        row: idea swap jump straight diagonal step
    """)
    assert [key for key in keys(game, 0) if not key.startswith("clover")] == ["pass"]
    assert why(game, 0, "idea B2") == "RAT-A6 why-rat"
    assert why(game, 0, "idea C1") == "RAT-A6 why-no-idea"
    assert why(game, 0, "take") == "RAT-X4 why-no-token-cell"


@pytest.mark.parametrize("terrain", "SW")
def test_sugar_lengthens_neither_a_flight_nor_a_swim(terrain: str) -> None:
    """RF-26"""
    game = table(f"""
        . . . . . .
        {terrain} W W W . .
        . . . . . .
        . . . . . .
        . . . . . .
        a: B1 sugar laid idea
    """)
    assert not [key for key in keys(game, 0) if key.startswith("sugar")]
    assert why(game, 0, "sugar idea B3") == "RF-26 why-sugar-idea"
    assert ("idea B4" in keys(game, 0)) == (terrain == "S")
