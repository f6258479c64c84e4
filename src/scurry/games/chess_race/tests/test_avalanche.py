"""Avalanche and Storm: a step back."""

from __future__ import annotations

import pytest

from scurry.games.chess_race.tests.tables import cells, keys, phase, play, seen, table, why

AVALANCHE = "turn: drawing\ndeck: avalanche king\nchance: 1\n"
STORM = "turn: drawing\ndeck: storm king\nchance: 1\n"


@pytest.mark.parametrize(("sign", "event"), [("M", AVALANCHE), ("L", STORM)])
def test_who_is_there_makes_one_king_step_toward_start(sign: str, event: str) -> None:
    """CHS-E4 CHS-E5 CR-34"""
    game = play(table(f"S.B{sign}b\na: f3\n" + event), "0 draw")
    assert cells(game) == ["e3", "g3"]
    assert phase(game) == "drawing"


def test_the_cell_may_be_of_any_kind_and_gives_nothing() -> None:
    """CHS-E4 CR-34: a Bank brings no card, a Dragon wants no Pipe, START may be entered"""
    for sign, cell in [("B", "d3"), ("D", "d3"), ("A", "d3")]:
        game = play(table(f"S{sign}M\na: e3\n" + AVALANCHE), "0 draw")
        assert cells(game) == [cell]
        assert seen(game, 0).runners[0].hand == {}
    assert cells(play(table("SM\na: d3\n" + AVALANCHE), "0 draw")) == ["c3"]


def test_of_several_ways_back_the_owner_chooses() -> None:
    """CR-34"""
    game = play(table("S..\n..M\n...\na: e4\n" + AVALANCHE), "0 draw")
    assert keys(game, 0) == ["retreat d3", "retreat d4"]
    assert why(game, 0, "retreat e3") == "CR-34 why-not-backward"
    assert cells(play(game, "0 retreat d3")) == ["d3"]


def test_from_one_mountain_onto_another_is_one_step_only() -> None:
    """CR-35"""
    game = play(table("SMM\na: e3\n" + AVALANCHE), "0 draw")
    assert cells(game) == ["d3"]
    assert phase(game) == "drawing"


def test_nobody_is_pushed_onto_finish() -> None:
    """CHS-M4 CR-34: only a piece enters it"""
    game = play(table("S..\nMZ.\n..L\na: e5\n" + STORM), "0 draw")
    assert keys(game, 0) == [] or "retreat d4" not in keys(game, 0)
    assert cells(play(table("SZL\na: e3\n" + STORM), "0 draw")) == ["e3"]


def test_those_elsewhere_are_not_touched() -> None:
    """CHS-E4 CHS-E5 CR-48"""
    game = play(table("SaM\nb: e3\n" + STORM), "0 draw")
    assert cells(game) == ["d3", "e3"]
