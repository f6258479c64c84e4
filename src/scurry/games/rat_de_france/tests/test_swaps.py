"""Changing places, plain and with sugar."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import (
    cells,
    keys,
    laid,
    play,
    reach,
    shows,
    table,
    tokens,
    why,
)


def test_a_rat_changes_places_with_any_neighbour() -> None:
    """RAT-A4"""
    reach("""
        . b . . .     . x . . .
        c a . . .     x . . . .
        . . d . .     . . x . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        a: laid swap
    """)


def test_two_rats_change_places() -> None:
    """RAT-A4"""
    game = table("""
        . . . . .
        . a . . .
        . . b . .
        . . . . .
        . . . . .
        a: laid swap
    """)
    play(game, "0 swap 1")
    shows(
        game,
        """
        . . . . .
        . b . . .
        . . a . .
        . . . . .
        . . . . .
        """,
    )


def test_no_swap_through_a_wall_nor_with_a_rat_further_away() -> None:
    """RAT-A4 RAT-S4 RF-23"""
    reach("""
        . . . . . .     . . . . . .
        . . .|c . .     . . . . . .
        . b|a|. d .     . . . . . .
        . . . . . .     . . . . . .
        . . . . . .     . . . . . .
        a: laid swap
    """)


def test_a_swap_from_water_is_a_usual_swap() -> None:
    """RAT-X3"""
    reach("""
        . . . . .     . . . . .
        . W b . .     . . x . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        . . . . .     . . . . .
        a: B2 laid swap
    """)


def test_the_other_rat_is_not_asked_and_keeps_its_token_and_its_card() -> None:
    """RF-74: it acts from its new cell"""
    game = table("""
        . . . . .
        a b . . .
        . . . . .
        . . . . .
        . . . . .
        a: laid swap
        b: sugar laid step
    """)
    play(game, "0 swap 1")
    assert (game.pending(), tokens(game), laid(game)) == ((1,), ["", "sugar"], ["swap", "step"])
    assert [key for key in keys(game, 1) if key.startswith("step")] == [
        "step A1", "step A2", "step C2", "step C1",
    ]  # fmt: skip


def test_a_rat_that_is_swapped_into_water_dashes_as_from_water() -> None:
    """RAT-X6 RAT-X3: nothing else happens to it"""
    game = table("""
        . . . . . .
        . . W . . .
        . . b . . .
        . . . . . .
        . . . . . .
        a: B3 laid swap
        b: sugar laid straight
    """)
    play(game, "0 swap 1")
    assert (cells(game), tokens(game)) == (["C3", "B3"], ["", "sugar"])
    assert why(game, 1, "straight B4") == ""
    assert why(game, 1, "straight B5") == "RAT-X3 why-in-water"


def test_a_rat_in_mud_may_be_swapped_out_of_it() -> None:
    """RF-38: the other one sits in the mud then"""
    game = table("""
        . . . . .
        . M . . .
        a . . . .
        . . . . .
        . . . . .
        a: laid swap
        b: B2
    """)
    play(game, "0 swap 1", "0 bid step", "1 bid diagonal")
    assert cells(game) == ["B2", "C1"]
    assert game.pending() == (1,)  # a, who would act after b, cannot
    play(game, "1 pass")
    assert game.round == 2


def test_by_a_house_option_mud_holds_a_rat_against_swaps() -> None:
    """RF-38"""
    game = table("""
        . . . . .
        . M . . .
        a c . . .
        . . . . .
        . . . . .
        a: laid swap
        b: B2
        options: mud_holds_swaps=on
    """)
    assert why(game, 0, "swap 1") == "RF-38 why-other-in-mud"
    assert why(game, 0, "swap 2") == ""


def test_a_rat_in_mud_cannot_change_places() -> None:
    """RF-39 RAT-X2"""
    game = table("""
        . . . . .
        . M . . .
        b . . . .
        . . . . .
        . . . . .
        a: B2 laid swap
    """)
    assert keys(game, 0) == ["pass"]
    assert why(game, 0, "swap 1") == "RAT-X2 why-in-mud"


def test_with_sugar_one_changes_places_with_a_rat_exactly_one_cell_further() -> None:
    """RAT-T-S3 RF-19: in any of the eight lines, whatever lies between but a rat"""
    reach(
        """
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        . b c a M d .     . . . . . x .
        . . . . . . .     . . . . . . .
        . . . . . . .     . . . . . . .
        a: sugar laid swap
    """,
        by="sugar",
    )
    reach(
        """
        . b . . . . .     . x . . . . .
        . . . . . . .     . . . . . . .
        . . . a . . .     . . . . . . .
        . . . . W . .     . . . . . . .
        . . . c . d .     . . . x . x .
        a: sugar laid swap
    """,
        by="sugar",
    )


@pytest.mark.parametrize(
    ("rats", "clause"),
    [
        (". a . b . . .", ""),
        (". a|. b . . .", "RF-19 why-not-beside"),
        (". a .|b . . .", "RF-19 why-not-beside"),
        (". a b . . . .", "RF-19 why-not-beside"),
        (". a c b . . .", "RF-19 why-not-beside"),
        (". a . . b . .", "RF-19 why-not-beside"),
    ],
)
def test_no_wall_and_no_rat_may_be_between(rats: str, clause: str) -> None:
    """RAT-T-S3 RF-19"""
    game = table(f"""
        . . . . . . .
        . . . . . . .
        {rats}
        . . . . . . .
        . . . . . . .
        a: sugar laid swap
    """)
    assert why(game, 0, "sugar swap 1") == clause
    if not clause:
        play(game, "0 sugar swap 1")
        assert (cells(game), tokens(game)) == (["C4", "C2"], ["", ""])
