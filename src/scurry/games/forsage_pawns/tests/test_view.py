"""What is shown of the track: everything, to everybody."""

from __future__ import annotations

import pytest

from scurry.games.forsage_pawns import game as forsage
from scurry.games.forsage_pawns.tests.tables import track
from scurry.games.forsage_pawns.view import Pawn, View

TRACK = """
    turn: 1 die 6 extra 2 rolls 77 serial 5
    pawns 0: home 0 12 lane 3
    pawns 1: lane 1 lane 2 lane 3 lane 4 place 1
    pawns 2: home home home 5
"""


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_the_whole_track(seat: int | None) -> None:
    """FP-C1 FP-22"""
    shown = forsage.view(track(TRACK), seat)
    assert isinstance(shown, View)
    assert (shown.seat, shown.loop, shown.width) == (seat, 40, 11)
    assert (shown.mover, shown.die, shown.extra, shown.rolls) == (1, 6, 2, 77)
    assert [team.colour for team in shown.teams] == [0, 1, 2]
    assert [team.start for team in shown.teams] == [0, 10, 20]
    assert [team.place for team in shown.teams] == [0, 1, 0]
    assert shown.teams[0].pawns == [
        Pawn(42, None, 3, 5, 3),
        Pawn(12, 12, None, 8, 6),
        Pawn(0, 0, None, 6, 0),
        Pawn(-1, None, None, None, None),
    ]
    assert shown.teams[2].pawns[0] == Pawn(25, 5, None, 7, 4)
    assert [pawn.lane for pawn in shown.teams[1].pawns] == [4, 3, 2, 1]


def test_colours_follow_the_seating() -> None:
    """FP-22 FP-26"""
    text = "turn: 0 die 1\npawns 0: home home home 0\npawns 1: home home home 30"
    shown = forsage.view(track(text, loop="52"), None)
    assert isinstance(shown, View)
    assert (shown.loop, shown.width) == (52, 15)
    assert [(team.colour, team.start) for team in shown.teams] == [(0, 0), (2, 26)]
    assert shown.teams[1].pawns[0] == Pawn(4, 30, None, 6, 10)
