"""Items, alone and with a piece."""

from __future__ import annotations

import pytest

from scurry.games.chess_race.tests.tables import cells, hand, keys, play, reach, table, targets, why


@pytest.mark.parametrize(
    ("item", "sign"),
    [
        ("cat", "T"), ("rope", "M"), ("boat", "L"), ("shovel", "K"), ("pipe", "D"),
        ("extinguisher", "F"), ("torch", "N"), ("honey", "W"),
    ],
)  # fmt: skip
def test_each_item_steps_onto_its_own_obstacle_and_no_other(item: str, sign: str) -> None:
    """CHS-M5 CR-13: straight or diagonally, and the card is thrown"""
    others = "TMLKFNW".replace(sign, "")
    game = table(f"""
        {others[0]}{sign}{others[1]}
        {sign}a{others[2]}
        {others[3]}{others[4]}{sign}
        a: {item} pawn
        deck: pawn*9
        chance: 0 0 0
    """)
    assert targets(game, 0, item) == ["d3", "c4", "e5"]
    play(game, f"0 {item} e5")
    assert cells(game) == ["e5"]
    assert item not in hand(game, 0)


def test_an_item_does_not_reach_farther_than_the_next_cell() -> None:
    """CHS-M5 CR-13"""
    game = table("""
        a.M
        a: rope
    """)
    assert why(game, 0, "rope e3") == "CHS-M5 why-not-beside"


def test_the_dragon_wants_the_pipe_or_two_extinguishers() -> None:
    """CHS-M5 CR-24"""
    game = table("""
        aD
        a: pipe extinguisher*3
    """)
    assert keys(game, 0) == ["pass", "pipe d3", "extinguishers d3"]
    assert hand(play(game, "0 extinguishers d3"), 0) == ["pipe", "extinguisher"]
    game = table("aD\na: extinguisher")
    assert why(game, 0, "extinguishers d3") == "CR-24 why-one-extinguisher"
    assert why(game, 0, "pipe d3") == "CHS-M7 why-no-card"


def test_a_piece_lands_on_an_obstacle_with_its_item_and_both_are_thrown() -> None:
    """CHS-M6 CHS-M7"""
    game = table("""
        a...M
        a: rook rope cat
    """)
    play(game, "0 rook rope g3")
    assert cells(game) == ["g3"]
    assert hand(game, 0) == ["cat"]


def test_with_the_item_a_piece_may_also_stop_earlier() -> None:
    """CR-15"""
    game = table("a..M\na: rook rope")
    assert keys(game, 0) == ["pass", "rook d3", "rook e3", "rook rope f3"]


def test_a_piece_and_two_extinguishers_go_onto_the_dragon() -> None:
    """CR-50: three cards"""
    game = table("a.D\na: queen extinguisher*2")
    assert hand(play(game, "0 queen extinguishers e3"), 0) == []


def test_a_knight_lands_on_an_obstacle_beyond_a_hole() -> None:
    """CR-51"""
    reach(
        """
        a__   ...
        __T   ..x
        .._   ...
        a: knight cat
        """,
        by="knight cat",
    )


def test_an_obstacle_is_left_like_any_other_cell_at_no_cost() -> None:
    """CR-12 CR-14"""
    game = table("""
        .M.
        ...
        a: d3 pawn
        turn: drawing
        deck: rook
        chance: 0
    """)
    play(game, "0 draw")
    assert hand(game, 0) == ["rook", "pawn"]
    assert targets(game, 0, "rook") == ["c3", "e3", "d4"]


def test_an_item_for_another_obstacle_is_refused_by_name() -> None:
    """CHS-M5"""
    game = table("aM\na: cat king")
    assert keys(game, 0) == ["pass"]
    assert why(game, 0, "king d3") == "CHS-M2 why-needs-item"
    assert why(game, 0, "rope d3") == "CHS-M7 why-no-card"


def test_an_item_alone_never_enters_finish() -> None:
    """CHS-M4"""
    assert keys(table("aZ\na: rope cat offroad"), 0) == ["pass"]
