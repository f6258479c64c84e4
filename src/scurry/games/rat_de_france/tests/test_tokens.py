"""Taking tokens from cells and from other rats."""

from __future__ import annotations

import pytest

from scurry.games.rat_de_france.tests.tables import (
    cells,
    keys,
    listen,
    play,
    reach,
    seen,
    table,
    tokens,
    told,
    why,
)

KINDS = [("P", "pepper"), ("U", "sugar"), ("C", "clover")]


@pytest.mark.parametrize(("sign", "token"), KINDS)
def test_idea_on_a_token_cell_takes_a_token_of_its_kind(sign: str, token: str) -> None:
    """RAT-X4 RAT-A6 RAT-C7"""
    game = table(f"""
        . . . . .
        {sign} . . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 laid idea
        b: A3
    """)
    log = listen(game)
    assert keys(game, 0) == ["pass", "take"]
    play(game, "0 take")
    assert (tokens(game), cells(game)) == ([token, ""], ["B1", "A3"])
    assert told(log, 1)[0] == f"event-takes seat=#0 token=@token-{token}"


@pytest.mark.parametrize(("sign", "token"), KINDS)
@pytest.mark.parametrize("held", ["pepper", "sugar", "clover"])
def test_a_rat_carries_one_token_and_drops_the_other(sign: str, token: str, held: str) -> None:
    """RAT-X5 RF-29 RF-30: a token of the kind it has is of no use, so that is a pass"""
    game = table(f"""
        . . . . .
        {sign} . . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 {held} laid idea
        b: A3
    """)
    if held == token:
        assert why(game, 0, "take") == "RF-30 why-held-already"
    else:
        play(game, "0 take")
        assert tokens(game) == [token, ""]


def test_a_token_is_not_eaten_on_the_turn_it_is_taken() -> None:
    """RAT-X4: taking it was the turn"""
    game = table("""
        . . . . .
        U . . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 laid idea
        b: A3 laid step
    """)
    play(game, "0 take")
    assert game.pending() == (1,)


def test_a_token_cell_is_never_used_up() -> None:
    """RF-31"""
    game = table("""
        . . . . .
        U . . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 laid idea
        b: A1 laid swap
    """)
    play(game, "0 take", "1 swap 0")
    assert seen(game, None).used == []


def test_by_a_house_option_each_cell_gives_one_token_a_race() -> None:
    """RF-31"""
    drawing = """
        . . . . .
        U U . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 laid idea
        b: B2 laid idea
        options: one_token_a_cell=on
    """
    game = table(drawing)
    twin = game.clone()
    play(game, "0 take")
    assert seen(twin, None).used == []
    assert (tokens(game), seen(game, None).used) == (["sugar", ""], ["B1"])
    game = table(drawing + "    used: B1")
    assert why(game, 0, "take") == "RF-31 why-cell-used"
    play(game, "0 pass")
    assert why(game, 1, "take") == ""


def test_four_rats_may_hold_a_token_of_the_same_kind() -> None:
    """RAT-C7 RF-30: there are four of each, so the supply never lacks one"""
    game = table("""
        . . . . .
        U . . . .
        . . . . .
        . . . . .
        . . . . .
        a: B1 laid idea
        b: A3 sugar
        c: A2 sugar
        d: C1 sugar
    """)
    play(game, "0 take")
    assert tokens(game) == ["sugar"] * 4


def test_with_sugar_idea_takes_the_token_of_any_neighbour() -> None:
    """RAT-T-S5 RF-25 RF-27: walls do not matter, but it must have one"""
    reach(
        """
        . . . . . .     . . . . . .
        . a|b . . .     . . x . . .
          -
        . c . . . .     . . . . . .
        . . . . . .     . . . . . .
        . d . . . .     . . . . . .
        a: sugar laid idea
        b: pepper
        d: clover
    """,
        by="sugar",
    )


@pytest.mark.parametrize("loot", ["pepper", "sugar", "clover"])
def test_the_sugar_is_spent_and_the_stolen_token_kept(loot: str) -> None:
    """RAT-T-S5 RF-28 RAT-X5"""
    game = table(f"""
        . . . . .
        . a . . .
        . . b . .
        . . . . .
        . . . . .
        a: sugar laid idea
        b: {loot}
    """)
    log = listen(game)
    play(game, "0 sugar steal 1")
    assert (tokens(game), cells(game)) == ([loot, ""], ["B2", "C3"])
    assert told(log, 1)[:2] == [
        "event-eats seat=#0 token=@token-sugar",
        f"event-steals seat=#0 to=#1 token=@token-{loot}",
    ]


def test_by_a_house_option_walls_stop_thieves() -> None:
    """RF-25"""
    drawing = """
        . . . . .
        . a|b . .
        . c . . .
        . . . . .
        . . . . .
        a: sugar laid idea
        b: pepper
        c: pepper
    """
    assert why(table(drawing), 0, "sugar steal 1") == ""
    strict = table(drawing + "    options: walls_stop_thieves=on")
    assert why(strict, 0, "sugar steal 1") == "RAT-T-S5 why-not-beside"
    assert why(strict, 0, "sugar steal 2") == ""


@pytest.mark.parametrize(
    ("other", "clause"),
    [(1, "RF-27 why-nothing-to-steal"), (2, "RAT-T-S5 why-not-beside"), (3, "RAT-F3 why-rat-gone")],
)
def test_nobody_can_be_robbed_of_nothing_or_from_afar(other: int, clause: str) -> None:
    """RF-27 RAT-T-S5 RAT-F3"""
    game = table("""
        . . . . .
        . a b c .
        . . . . .
        . . . . .
        . . . . .
        a: sugar laid idea
        c: pepper
    """)
    assert why(game, 0, f"sugar steal {other}") == clause
    assert why(game, 0, "sugar steal 0") == "RAT-A4 why-yourself"


def test_who_has_sugar_on_a_special_cell_uses_the_cell_or_steals() -> None:
    """RF-26: the thief stays where it is, in mud too"""
    game = table("""
        . . . . .
        . M b . .
        . . . . .
        . . . . .
        . . . . .
        a: B2 sugar laid idea
        b: pepper
    """)
    assert {"idea A1", "sugar steal 1"} <= {*keys(game, 0)}
    play(game, "0 sugar steal 1")
    assert cells(game) == ["B2", "B3"]
