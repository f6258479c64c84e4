"""What saying nothing means."""

from __future__ import annotations

import pytest

from scurry.games.chess_race.tests.tables import begin, play, table
from scurry.kernel.rng import ToldRng


@pytest.mark.parametrize(
    ("text", "seat", "key"),
    [
        ("ab\nturn: drawing", 0, "draw"),
        ("ab.\na: king", 0, "pass"),
        ("aV.\na: d3 king\nturn: cycling", 0, "pass"),
        ("A...\na: c3\nturn: flying flight 3", 0, "stay"),
        ("ab\na: king insurance\nturn: insuring\nevent: mate", 0, "accept"),
        ("M.M.Z\n_a_..\nturn: fleeing\nevent: flood", 0, "flee e3"),
        ("M.M\n_a_\n_._\n_Z_\nturn: fleeing\nevent: flood", 0, "flee c3"),
        ("S..\n..M\n..Z\na: e4\nturn: retreating\nevent: avalanche", 0, "retreat d4"),
        ("a...\nb..Z\n.c..\nb: cat\nc: cat\nturn: stealing\nevent: pig", 0, "pig 2"),
        ("Za.\nb.c\nb: cat\nc: cat\nturn: stealing mover 0\nevent: pig", 0, "pig 1"),
        ("S.a\n..Z\nturn: lifting\nevent: earthquake", 0, "lift d3"),
        ("S.a\n..Z\nturn: putting\nlifted: d4\nevent: earthquake", 0, "put c2"),
        ("a\na: king*2 pawn*9\nturn: discarding\noptions: hand_limit=on", 0, "discard pawn"),
    ],
)
def test_silence_has_a_meaning_at_every_question(text: str, seat: int, key: str) -> None:
    """CR-55"""
    game = table(text)
    silence = game.silence(seat)
    assert silence is not None
    assert silence.key == key
    assert silence in game.options(seat)


def test_asking_what_silence_means_draws_nothing() -> None:
    """CR-55"""
    game = table("ab\nturn: drawing\nchance:")
    assert isinstance(game.rng, ToldRng)
    game.silence(0)
    assert game.rng.at == 0


def test_every_question_has_a_clock() -> None:
    """CR-55"""
    game = begin(2)
    assert game.question(game.pending()[0]).clock == "turn_seconds"
    game = table("ab\na: king insurance\nturn: insuring\nevent: mate")
    assert game.question(0).clock == "window_seconds"
    assert play(game, "0 accept").question(0).clock == "turn_seconds"
