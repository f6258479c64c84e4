"""Insurance: who is asked, what it saves from, and what it does not."""

from __future__ import annotations

import pytest

from scurry.games.chess_race.tests.tables import (
    cells,
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
from scurry.kernel.question import TURN, WINDOW


def drawing(event: str, extra: str = "") -> str:
    return f"turn: drawing\ndeck: {event} pawn{extra}\nchance: 1\n"


FIELD = "S.M\nabL\nc.T\n"


def test_an_insured_player_stays_where_it_is() -> None:
    """CHS-E9 CR-37: cell or policy is one answer"""
    game = play(table("S.M\na..\n" + "a: insurance king\n" + drawing("flood")), "0 draw")
    assert keys(game, 0) == ["flee e3", "insure"]
    log = listen(game)
    play(game, "0 insure")
    assert cells(game) == ["c4"]
    assert hand(game, 0) == ["king"]
    assert seen(game, None).discard == {"flood": 1, "insurance": 1}
    assert told(log, 0) == ["event-insures seat=#0 card=@card-flood"]


def test_it_need_not_be_used_and_protects_its_holder_alone() -> None:
    """CHS-E9 CR-37"""
    game = play(table("S.M\nab.\n" + "a: insurance\nb: cat\n" + drawing("flood")), "0 draw")
    play(game, "1 flee e3", "0 insure")
    assert cells(game) == ["c4", "e3"]
    game = play(table("S.M\nab.\n" + "a: insurance\nb: cat\n" + drawing("flood")), "0 draw")
    play(game, "0 flee e3", "1 flee e3")
    assert hand(game, 0) == ["insurance"]


@pytest.mark.parametrize("event", ["flood", "dog"])
def test_all_whom_the_event_could_touch_are_asked_holders_or_not(event: str) -> None:
    """CR-37: by what is public, that is by the number of their cards"""
    game = play(table(FIELD + "a: insurance\nb: cat\n" + drawing(event)), "0 draw")
    assert game.pending() == (0, 1)
    assert game.question(1).kind == WINDOW
    other = play(table(FIELD + "a: cat\nb: insurance\n" + drawing(event)), "0 draw")
    assert other.pending() == (0, 1)


def test_nobody_is_asked_when_the_card_is_known_to_be_out_of_play() -> None:
    """CR-37"""
    game = table(FIELD + "a: king\nb: cat\ndiscard: insurance\n" + drawing("flood"))
    play(game, "0 draw")
    assert phase(game) == "drawing"
    assert cells(game)[:2] == ["e3", "e3"]


def test_with_open_hands_only_holders_are_asked() -> None:
    """CR-05 CR-37"""
    game = table(FIELD + "a: insurance\nb: cat\noptions: open_hands=on\n" + drawing("flood"))
    assert play(game, "0 draw").pending() == (0,)


def test_a_question_that_a_standing_no_may_answer_is_a_window() -> None:
    """CR-37: with two refuges to choose from it is a turn"""
    game = play(table("M.M\nbaT\na: cat\nb: cat insurance\n" + drawing("flood")), "0 draw")
    assert game.question(0).kind == TURN
    assert game.question(1).kind == WINDOW


def test_against_avalanche_and_storm_it_is_asked_of_those_who_stand_there() -> None:
    """CR-37"""
    field = "S.M\n..L\na: e3 insurance\nb: e4 cat\nc: c4 cat\n"
    game = play(table(field + drawing("avalanche")), "0 draw")
    assert game.pending() == (0,)
    assert cells(play(game, "0 insure"))[0] == "e3"
    game = play(table(field + drawing("storm")), "0 draw")
    assert game.pending() == (1,)


def test_mate_asks_everybody_with_cards_enough_and_saves_the_king() -> None:
    """CHS-E6 CR-36 CR-37"""
    field = "abcd\na: king insurance\nb: king cat\nc: cat boat\nd: king\n"
    game = play(table(field + drawing("mate")), "0 draw")
    assert game.pending() == (0, 1, 2)
    assert keys(game, 0) == ["accept", "insure"]
    assert keys(game, 1) == ["accept"]
    play(game, "0 insure", "1 accept", "2 accept")
    assert [hand(game, seat) for seat in range(4)] == [["king"], ["cat"], ["cat", "boat"], []]


def test_there_is_no_use_without_harm() -> None:
    """CR-37: no King to lose, on the Mountain already"""
    game = play(table("ab\na: insurance cat\nb: cat*2\n" + drawing("mate")), "0 draw")
    assert why(game, 0, "insure") == "CR-37 why-no-harm"
    game = play(table("M.\nb: d3 cat\na: c3 insurance\n" + drawing("flood")), "0 draw")
    assert game.pending() == (1,)


def test_an_insured_drawer_steps_over_the_trap_and_draws_again() -> None:
    """CHS-E7 CHS-E9 CR-38"""
    field = "ab\na: insurance\nb: cat\n" + drawing("trap")
    game = play(table(field), "0 draw")
    assert game.pending() == (0,)
    play(game, "0 insure")
    assert seen(game, None).mover == 0
    assert phase(game) == "drawing"
    assert seen(play(play(table(field), "0 draw"), "0 accept"), None).mover == 1


def test_it_does_not_help_against_the_pig() -> None:
    """CHS-E9 CR-37"""
    game = play(table("abc\nb: insurance*2\nc: cat\n" + drawing("pig")), "0 draw")
    assert game.pending() == (0,)
    assert why(game, 0, "insure") == "CR-37 why-not-insurable"


def test_an_earthquake_strikes_the_board_and_cannot_be_insured() -> None:
    """CR-37"""
    field = "S.\nab\n.Z\na: king\nb: insurance\n" + drawing("earthquake")
    game = play(table(field), "0 draw")
    assert phase(game) == "lifting"
    assert why(game, 1, "insure") == "CR-37 why-not-insurable"


def test_by_a_house_option_a_policy_cancels_an_earthquake() -> None:
    """CR-37"""
    field = "S.\nab\n.Z\na: king\nb: insurance\noptions: quake_insured=on\n"
    game = play(table(field + drawing("earthquake")), "0 draw")
    assert game.pending() == (0, 1)
    play(game, "1 insure")
    assert phase(game) == "drawing"
    game = play(table(field + drawing("earthquake")), "0 draw", "0 accept", "1 accept")
    assert phase(game) == "lifting"
