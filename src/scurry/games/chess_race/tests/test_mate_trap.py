"""Mate and Trap."""

from __future__ import annotations

from scurry.games.chess_race.tests.tables import hand, listen, phase, play, seen, table, told

MATE = "turn: drawing\ndeck: mate pawn\nchance: 1\n"
TRAP = "turn: drawing\ndeck: trap pawn\nchance: 1\n"


def test_everybody_discards_one_king_if_there_is_one() -> None:
    """CHS-E6 CR-36: the drawer too"""
    game = table("abc\na: king*2\nb: queen\nc: king cat\n" + MATE)
    log = listen(game)
    play(game, "0 draw")
    assert [hand(game, seat) for seat in range(3)] == [["king"], ["queen"], ["cat"]]
    assert told(log, 1)[1:] == [
        "event-loses-king seat=#0", "event-no-king seat=#1", "event-loses-king seat=#2",
    ]  # fmt: skip
    assert phase(game) == "drawing"


def test_a_trap_ends_the_turn_at_once() -> None:
    """CHS-E7 CR-26: no draw, no movement"""
    game = play(table("ab\na: king\n" + TRAP), "0 draw")
    assert seen(game, None).mover == 1
    assert hand(game, 0) == ["king"]


def test_by_a_house_option_a_trap_takes_the_next_turn() -> None:
    """CR-26"""
    game = table("ab\na: king\nturn: drawing\ndeck: trap pawn*9\nchance: 9 0 0 0\n"
                 "options: trap_next_turn=on")  # fmt: skip
    play(game, "0 draw")
    assert seen(game, None).mover == 0
    assert phase(game) == "drawing"
    play(game, "0 draw", "0 pass", "1 draw")
    log = listen(game)
    play(game, "1 pass")
    assert seen(game, None).mover == 1
    assert "event-misses seat=#0" in told(log, 0)
    assert not seen(game, None).runners[0].misses


def test_a_missed_turn_counts_as_a_turn() -> None:
    """CHS-B4 CR-26"""
    game = play(table("a\n" + TRAP), "0 draw")
    assert seen(game, 0).turns == 2
