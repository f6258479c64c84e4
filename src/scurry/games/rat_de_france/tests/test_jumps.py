"""Jumping over rats, plain and with sugar."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import cells, keys, play, reach, table, why


def test_a_rat_jumps_over_a_neighbour_to_the_free_cell_behind() -> None:
    """RAT-A5: along a row, a column or a diagonal"""
    reach("""
        . . . . . . .     . . . x . . .
        . . . b . . .     . . . . . . .
        . . d a . . .     . x . . . . .
        . . . . c . .     . . . . . . .
        . . . . . . .     . . . . . x .
        a: laid jump
    """)


@pytest.mark.parametrize(
    ("rats", "end"), [(". a b . . . .", "C4"), (". a b c . . .", "C5"), (". a b c d . .", "C6")]
)
def test_a_rat_jumps_over_one_two_or_three_rats_in_a_row(rats: str, end: str) -> None:
    """RAT-A5"""
    game = table(f"""
        . . . . . . .
        . . . . . . .
        {rats}
        . . . . . . .
        . . . . . . .
        a: laid jump
    """)
    assert keys(game, 0) == ["pass", f"jump {end}"]
    play(game, f"0 jump {end}")
    assert cells(game)[:2] == [end, "C3"]


def test_rats_with_a_gap_between_them_are_no_row() -> None:
    """RAT-A5: one lands in the gap, or nowhere"""
    reach("""
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        . a b . c . .     . . . x . . .
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a: laid jump
    """)


@pytest.mark.parametrize(
    "rats", [". a|b . . . .", ". a b|. . . .", ". a b|c . . .", ". a b c|. . .", ". . . . b a ."]
)
def test_a_wall_anywhere_on_the_way_forbids_a_jump(rats: str) -> None:
    """RAT-A5 RAT-S4"""
    game = table(f"""
        . . . . . . .
        . . . . . . .
        {rats}
        . . . . . . .
        . . . . . . .
        a: laid jump
    """)
    assert keys(game, 0) == (["pass", "jump C4"] if rats.endswith("a .") else ["pass"])


def test_nobody_jumps_over_the_edge() -> None:
    """RF-47 RAT-A5"""
    reach("""
        c . . . .     . . . . .
        b a . . .     . . . . .
        . . d . .     . . . . .
        . . . . .     . . . x .
        . . . . .     . . . . .
        a: laid jump
    """)


def test_a_jump_passes_over_mud_and_water_and_may_land_in_them() -> None:
    """RF-22 RAT-A5"""
    reach("""
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        . W W W M . .     x . . . x . .
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a: C3 laid jump
        b: C4
        c: C2
    """)


def test_a_jump_from_water_is_a_usual_jump() -> None:
    """RAT-X3"""
    reach("""
        . . . . .     . . . . .
        . W b . .     . . . x .
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        a: B2 laid jump
    """)


def test_without_a_neighbour_there_is_nothing_to_jump_over() -> None:
    """RAT-A5 RAT-R6"""
    game = table("""
        . . . . .
        . a . b .
        . . . . .
        . . . . .
        . . . . .
        a: laid jump
    """)
    assert why(game, 0, "jump B5") == "RAT-A5 why-out-of-reach"
    assert why(game, 0, "jump B4") == "RAT-A5 why-rat"


def test_with_sugar_a_jump_lands_one_cell_further() -> None:
    """RAT-T-S4 RF-20 RF-21: no longer right behind the rat"""
    reach(
        """
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        . a b . . . .     . . . . x . .
        . . c . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a: sugar laid jump
    """,
        by="sugar",
    )


def test_with_sugar_a_jump_may_begin_one_cell_before_the_rats() -> None:
    """RAT-T-S4 RF-20: over one to three touching rats, landing right behind them"""
    reach(
        """
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a . b c . . .     . . . . x . .
        . . . . . . .     . . . . . . .
        . . d . . . .     . . . . . . .
        a: sugar laid jump
    """,
        by="sugar",
    )
    reach(
        """
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a . b . . . .     . . . x . . .
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a: sugar laid jump
    """,
        by="sugar",
    )


@pytest.mark.parametrize(
    "rats",
    [
        ". a b . c . .",  # the cell behind the empty one is taken
        ". a . b c d .",  # fine: the group of three
        ". a . b . c .",  # fine: the cell behind b is free
        ". a . b c|. .",
        ". a|. b . . .",
        ". a .|b . . .",
        ". a . b|. . .",
        ". a b|. . . .",
        ". a b .|. . .",
        ". a|b . . . .",
        ". a . . b . .",  # two empty cells before it
    ],
)
def test_with_sugar_the_line_has_one_group_of_rats_one_empty_cell_and_no_wall(rats: str) -> None:
    """RAT-T-S4 RF-20"""
    game = table(f"""
        . . . . . . .
        . . . . . . .
        {rats}
        . . . . . . .
        . . . . . . .
        a: sugar laid jump
    """)
    ends = {". a . b c d .": ["sugar jump C7"], ". a . b . c .": ["sugar jump C5"]}
    assert [key for key in keys(game, 0) if key.startswith("sugar")] == ends.get(rats, [])


def test_a_long_jump_passes_over_mud_and_water() -> None:
    """RF-22 RF-20"""
    reach(
        """
        . . . . . . .     . . . . . . .
        a M b . . . .     . . . x . . .
        . c . . . . .     . . . . . . .
        . . W . . . .     . . . . . . .
        . . . M . . .     . . . x . . .
        a: sugar laid jump
    """,
        by="sugar",
    )
