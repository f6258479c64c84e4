"""The turn: draw, move or not, and whose turn is next."""

from __future__ import annotations

from scurry.games.chess_race.tests.tables import (
    cells,
    hand,
    keys,
    listen,
    phase,
    play,
    seen,
    table,
    targets,
    told,
    why,
)

OPEN = """
    S..
    ab.
    ..Z
"""


def test_a_turn_begins_with_a_card_that_everybody_sees() -> None:
    """CHS-T1 CR-04 CR-05"""
    game = table(f"{OPEN}\n turn: drawing\n a: king\n deck: rook\n chance: 0")
    log = listen(game)
    assert keys(game, 0) == ["draw"]
    assert why(game, 0, "king c5") == "CHS-T1 why-draw-first"
    assert why(game, 1, "draw") == "CHS-T1 why-not-you"
    play(game, "0 draw")
    assert hand(game, 0) == ["king", "rook"]
    assert told(log, 1) == ["event-draws seat=#0 card=@card-rook"]
    assert why(game, 0, "draw") == "CHS-T1 why-not-now"


def test_any_card_in_hand_may_be_used_not_only_the_new_one() -> None:
    """CHS-T1"""
    game = table(f"{OPEN}\n turn: drawing\n a: king\n deck: rook\n chance: 0")
    play(game, "0 draw")
    assert {key.split()[0] for key in keys(game, 0)} == {"pass", "king", "rook"}


def test_one_movement_a_turn_then_the_next_player() -> None:
    """CHS-M7 CHS-T1 CR-03"""
    game = play(table(f"{OPEN}\n a: king*2"), "0 king d5")
    assert seen(game, None).mover == 1
    assert phase(game) == "drawing"
    assert hand(game, 0) == ["king"]


def test_moving_is_not_obligatory() -> None:
    """CHS-M7"""
    game = play(table(f"{OPEN}\n a: king"), "0 pass")
    assert cells(game) == ["c4", "d4"]
    assert hand(game, 0) == ["king"]
    assert seen(game, None).mover == 1


def test_by_a_house_option_one_moves_while_cards_last() -> None:
    """CR-03"""
    game = table(f"{OPEN}\n a: king*2\n options: unlimited_moves=on")
    play(game, "0 king d5", "0 king d4")
    assert cells(game) == ["d4", "d4"]
    assert keys(game, 0) == ["pass"]
    assert seen(play(game, "0 pass"), None).mover == 1


def test_under_unlimited_moves_a_bicycle_brings_a_card() -> None:
    """CR-03"""
    game = table("aV.\na: king\ndeck: rook\nchance: 0\noptions: unlimited_moves=on")
    play(game, "0 king d3")
    assert hand(game, 0) == ["rook"]
    assert phase(game) == "moving"


def test_after_an_event_the_turn_goes_on_with_another_draw() -> None:
    """CHS-T2 CR-25"""
    game = table("""
        S..
        ab.
        ..Z
        turn: drawing
        deck: king flood dog
        chance: 1 1 0
    """)
    play(game, "0 draw")
    assert phase(game) == "drawing"
    assert seen(game, None).mover == 0
    play(game, "0 draw", "0 draw")
    assert phase(game) == "moving"
    assert seen(game, None).discard == {"flood": 1, "dog": 1}


def test_by_a_house_option_the_fourth_event_of_a_turn_does_nothing() -> None:
    """CR-25"""
    game = table("""
        .M.
        a..
        turn: drawing
        deck: flood*4 rook
        chance: 1 1 1 1
        options: three_events=on
    """)
    for _ in range(3):
        play(game, "0 draw")
    assert cells(game) == ["d3"]
    game.pawns[0] = 42
    log = listen(game)
    play(game, "0 draw")
    assert cells(game) == ["c3"]
    assert told(log, 0)[-1] == "event-ignored seat=#0 card=@card-flood"


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """CHS-T3 CR-43"""
    game = table(f"{OPEN}\n turn: drawing\n deck:\n discard: king*2 cat\n chance: 2")
    log = listen(game)
    play(game, "0 draw")
    assert hand(game, 0) == ["cat"]
    assert seen(game, None).deck == 2
    assert told(log, 0)[0] == "event-reshuffles cards=3"


def test_without_any_card_left_one_plays_without_drawing() -> None:
    """CR-43"""
    game = play(table(f"{OPEN}\n a: king\n deck:\n discard:"), "0 pass")
    assert seen(game, None).mover == 1
    assert phase(game) == "moving"


def test_who_cannot_move_may_always_pass_and_draws_each_turn() -> None:
    """CR-47"""
    game = table("a\nturn: drawing\ndeck: king*3\nchance: 0 0 0")
    play(game, "0 draw", "0 pass", "0 draw", "0 pass", "0 draw")
    assert keys(game, 0) == ["pass"]
    assert hand(game, 0) == ["king"] * 3


def test_by_a_house_option_two_cards_are_exchanged_after_three_passes() -> None:
    """CR-47: events that come first are thrown"""
    stuck = "a\nb: c3\na: rope*2 cat\nchance: 1 0\ndeck: boat flood\noptions: exchange=on\n"
    game = table(stuck + "turn: moving passes 2")
    assert why(game, 0, "exchange cat rope") == "CR-47 why-exchange-later"
    game = table(stuck + "turn: moving passes 3")
    assert keys(game, 0) == ["pass", "exchange cat rope", "exchange rope rope"]
    play(game, "0 exchange cat rope")
    assert hand(game, 0) == ["rope", "boat"]
    assert seen(game, None).runners[0].passes == 0
    assert seen(game, None).mover == 1
    assert why(table("a\na: king*2"), 0, "exchange king king") == "CR-47 why-no-exchange"


def test_a_movement_ends_the_row_of_passes() -> None:
    """CR-47"""
    game = table("ab.\na: king\nturn: moving passes 2")
    assert seen(play(game.clone(), "0 pass"), None).runners[0].passes == 3
    assert seen(play(game, "0 king d3"), None).runners[0].passes == 0


def test_cards_are_never_thrown_at_will() -> None:
    """CR-49"""
    game = table(f"{OPEN}\n a: king")
    assert why(game, 0, "discard king") == "CR-49 why-no-discard"


def test_there_is_no_hand_limit_unless_the_host_says_so() -> None:
    """CR-44"""
    rich = f"{OPEN}\n a: king*10 pawn*2\n"
    assert phase(play(table(rich), "0 pass")) == "drawing"
    game = play(table(rich + "options: hand_limit=on"), "0 pass")
    assert keys(game, 0) == ["discard king", "discard pawn"]
    assert why(game, 0, "discard cat") == "CHS-M7 why-no-card"
    play(game, "0 discard king", "0 discard pawn")
    assert len(hand(game, 0)) == 10
    assert seen(game, None).mover == 1


def test_pawns_move_out_of_turn_by_events_only() -> None:
    """CR-48"""
    game = table(f"{OPEN}\n b: king rook")
    assert keys(game, 1) == []
    assert why(game, 1, "king e4") == "CHS-M7 why-not-you"
    assert targets(game, 0, "king") == []
