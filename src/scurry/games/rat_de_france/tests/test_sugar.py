"""Sugar with a dash; and what holds for sugar with every action."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import (
    keys,
    listen,
    play,
    reach,
    table,
    tokens,
    told,
    why,
)


def test_with_sugar_a_straight_dash_goes_up_to_three_cells() -> None:
    """RAT-T-S1 RF-16: in one line, and it stops where a plain one does"""
    reach(
        """
        . . . . . . . . .     . . . . x . . . .
        . . . . . . . . .     . . . . x . . . .
        . b . . a . M . .     . . x x . x x . .
        . . . . W . . . .     . . . . x . . . .
        . . . . . . . . .     . . . . . . . . .
        a: sugar laid straight
    """,
        by="sugar",
    )
    reach(
        """
        . . . . . . . . .     . . . . . . . . .
        . . . . . . . . .     . . . . . . . . .
        . . . . a . . . .     . x x x . x x x .
                -
        . . . . . . . . .     . . . . . . . . .
        . . . . . . . . .     . . . . . . . . .
        a: sugar laid straight
        b: B5
    """,
        by="sugar",
    )


def test_with_sugar_a_diagonal_dash_goes_up_to_three_cells() -> None:
    """RAT-T-S1 RF-16"""
    reach(
        """
        . . . . . . . . .     . x . . . . . . .
        . . . . . . . . .     . . x . . . . . .
        . . . . . . . . .     . . . x . x . . .
        . . . . a . . . .     . . . . . . . . .
        . . . . . . . . .     . . . x . x . . .
        a: sugar laid diagonal
        b: B7
    """,
        by="sugar",
    )


def test_a_bent_dash_is_a_cell_longer_with_sugar_too() -> None:
    """RAT-T-S1 RF-14"""
    reach(
        """
        . . . . . . .     . . x x x . .
        . . . . . . .     . x x x x x .
        . . . a . . .     x x x . x x x
        . . . . . . .     . x x x x x .
        . . . . . . .     . . x x x . .
        a: sugar laid straight
        options: straight_bends=on
    """,
        by="sugar",
    )


@pytest.mark.parametrize("card", ["straight", "diagonal"])
def test_with_sugar_a_dash_from_water_goes_two_cells(card: str) -> None:
    """RF-18: unless the host says that water holds all the same"""
    drawing = f"""
        . . . . .
        . . . . .
        W . . . .
        . . . . .
        . . . . .
        a: C1 sugar laid {card}
    """
    near, far = ("C2", "C3") if card == "straight" else ("D2", "E3")
    game = table(drawing)
    assert why(game, 0, f"sugar {card} {near}") == ""
    assert why(game, 0, f"sugar {card} {far}") == ""
    assert why(game, 0, f"sugar {card} C4") == "RAT-X3 why-in-water"
    assert why(game, 0, f"{card} {far}") == "RAT-X3 why-in-water"
    held = table(drawing + "    options: water_holds_sugar=on")
    assert why(held, 0, f"sugar {card} {near}") == ""
    assert why(held, 0, f"sugar {card} {far}") == "RAT-X3 why-in-water"


def test_sugar_is_declared_and_spent_with_the_action() -> None:
    """RF-36 RF-16"""
    game = table("""
        a . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        a: sugar laid straight
        b: C1
    """)
    log = listen(game)
    play(game, "0 sugar straight A4")
    assert told(log, 1)[:2] == [
        "event-eats seat=#0 token=@token-sugar",
        "event-moves seat=#0 cell=A4",
    ]
    assert tokens(game)[0] == ""


@pytest.mark.parametrize("card", ["straight", "diagonal", "step", "swap", "jump", "idea"])
def test_sugar_may_be_kept_whatever_the_action(card: str) -> None:
    """RF-71 RAT-R6: and it is never eaten on a pass"""
    game = table(f"""
        . . . . . .
        . a b . c .
        . . . . . .
        . . . . . .
        . . . . . .
        a: sugar laid {card}
        b: pepper
    """)
    assert keys(game, 0)[0] == "pass"
    assert "sugar pass" not in keys(game, 0)
    play(game, "0 pass")
    assert tokens(game)[0] == "sugar"


@pytest.mark.parametrize("token", ["", "pepper", "clover"])
def test_who_has_no_sugar_cannot_eat_it(token: str) -> None:
    """RAT-T-S1"""
    game = table(f"""
        a . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        a: {token} laid straight
    """)
    assert why(game, 0, "sugar straight A4") == "RAT-T-S1 why-no-token"
