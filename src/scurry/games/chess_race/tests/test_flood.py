"""Flood and Dog: everybody to the nearest Mountain, or Tree."""

from __future__ import annotations

import pytest

from scurry.games.chess_race.tests.tables import cells, keys, phase, play, seen, table, why

FLOOD = "turn: drawing\ndeck: flood king\nchance: 1\n"
DOG = "turn: drawing\ndeck: dog king\nchance: 1\n"


@pytest.mark.parametrize(("sign", "event"), [("M", FLOOD), ("T", DOG)])
def test_everybody_climbs_the_nearest_refuge_by_king_steps(sign: str, event: str) -> None:
    """CHS-E2 CHS-E3 CR-31 CR-32: the drawer and those on START too, without any item"""
    field = """
        S...bX
        .X....
        a....Z
        c: c3
    """.replace("X", sign)
    game = play(table(field + event), "0 draw")
    assert cells(game) == ["d4", "h3", "d4"]
    assert phase(game) == "drawing"
    assert seen(game, None).mover == 0


def test_gaps_are_walked_round() -> None:
    """CR-31"""
    field = """
        a_M.
        ._..
        ....
        M___
    """
    game = play(table(field + FLOOD), "0 draw")
    assert cells(game) == ["c6"]
    game = play(table(field + FLOOD + "options: straight_distance=on"), "0 draw")
    assert cells(game) == ["e3"]


def test_of_several_at_the_same_distance_the_owner_chooses() -> None:
    """CHS-E2 CR-31: all are asked at once and answer in any order"""
    field = """
        M.M
        a.b
        M.M
    """
    game = play(table(field + FLOOD), "0 draw")
    assert game.pending() == (0, 1)
    assert keys(game, 0) == ["flee c3", "flee c5"]
    assert why(game, 0, "flee e3") == "CR-31 why-not-nearest"
    serial = game.question(0).serial
    play(game, "1 flee e5")
    assert game.question(0).serial == serial
    play(game, "0 flee c3")
    assert cells(game) == ["c3", "e5"]
    assert phase(game) == "drawing"


def test_who_is_there_already_stays() -> None:
    """CR-31: distance 0"""
    game = play(table("MM.\na: c3\n" + FLOOD), "0 draw")
    assert cells(game) == ["c3"]
    assert phase(game) == "drawing"


def test_without_any_refuge_nothing_happens() -> None:
    """CR-33"""
    game = play(table("a.T\n" + FLOOD), "0 draw")
    assert cells(game) == ["c3"]
    assert phase(game) == "drawing"


def test_a_refuge_gives_no_bonus_and_costs_no_item() -> None:
    """CR-32"""
    game = play(table("aM\na: rope\n" + FLOOD), "0 draw")
    assert seen(game, 0).runners[0].hand == {"rope": 1}


def test_by_a_house_option_the_drawer_is_spared() -> None:
    """CR-32"""
    game = play(table("aMb\n" + FLOOD + "options: drawer_exempt=on"), "0 draw")
    assert cells(game) == ["c3", "d3"]
