"""The Pig."""

from __future__ import annotations

from scurry.games.chess_race.tests.tables import (
    SPECTATOR,
    hand,
    keys,
    listen,
    phase,
    play,
    seen,
    table,
    told,
    why,
)

PIG = "turn: drawing\ndeck: pig rook\n"


def test_the_drawer_chooses_whom_to_rob_and_the_card_is_random() -> None:
    """CHS-E8 CR-30: then the turn goes on without another draw (CHS-T2)"""
    game = table("abc\nb: king cat\nc: boat\n" + PIG + "chance: 1 1")
    play(game, "0 draw")
    assert keys(game, 0) == ["pig 1", "pig 2"]
    play(game, "0 pig 1")
    assert hand(game, 0) == ["cat"]
    assert hand(game, 1) == ["king"]
    assert phase(game) == "moving"


def test_only_the_two_of_them_learn_which_card_it_was() -> None:
    """CR-30"""
    game = table("abc\nb: king\n" + PIG + "chance: 1 0")
    log = listen(game)
    play(game, "0 draw")
    secret = "event-robs-card seat=#0 from=#1 card=@card-king"
    assert secret in told(log, 0)
    assert secret in told(log, 1)
    assert secret not in told(log, 2)
    assert secret not in told(log, SPECTATOR)
    assert "event-robs seat=#0 from=#1" in told(log, 2)


def test_with_one_possible_victim_nobody_is_asked() -> None:
    """CR-29 CR-30"""
    game = play(table("abc\nb: king\n" + PIG + "chance: 1 0"), "0 draw")
    assert hand(game, 0) == ["king"]
    assert phase(game) == "moving"


def test_when_nobody_else_has_cards_the_drawer_draws_again() -> None:
    """CR-29: so it is in a solo game"""
    game = play(table("ab\na: king\n" + PIG + "chance: 1"), "0 draw")
    assert phase(game) == "drawing"
    game = play(table("a\na: king\n" + PIG + "chance: 1"), "0 draw")
    assert phase(game) == "drawing"
    assert seen(game, None).discard == {"pig": 1}


def test_who_has_no_cards_cannot_be_robbed() -> None:
    """CR-29"""
    game = play(table("abcd\nb: king\nd: cat\n" + PIG + "chance: 1"), "0 draw")
    assert why(game, 0, "pig 2") == "CR-29 why-nothing-to-rob"
    assert why(game, 0, "pig 0") == "CR-29 why-nothing-to-rob"
