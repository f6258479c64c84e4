"""The paw of the basic game: everybody slaps, and the fastest may lay a card anywhere."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.tests.tables import (
    asked,
    keys,
    listen,
    message,
    phase,
    play,
    seen,
    shows,
    table,
    together,
    told,
    why,
)

PAW = """
    turn: dice clockwise paw
    ring: cheese apple(m) bread/1.1 corn/0.2 egg
    stock 0: tomato carrot
    stock 1: banana
    stock 2: grapes
"""


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_who_slaps_wins(seat: int) -> None:
    """CHE-R5 DS-22"""
    game = table(PAW)
    log = listen(game)
    play(game, f"{seat} slap")
    assert told(log) == [f"event-slaps seat=#{seat}", f"event-slap-won seat=#{seat}"]
    assert (message(game), asked(game)) == ("ask-prize", [seat])
    assert seen(game).winner == seat


def test_on_a_paw_there_is_nothing_but_to_slap_or_to_leave_it() -> None:
    """CHE-R5 DS-26"""
    game = table(PAW)
    assert [keys(game, seat) for seat in range(3)] == [["slap", "pass"]] * 3


def test_naming_on_a_paw_is_no_answer() -> None:
    """DS-26: it is ignored, and one may slap still"""
    game = table(PAW)
    assert why(game, 0, "name apple") == "DS-26 why-paw-no-name"
    play(game, "0 slap")
    assert why(game, 0, "name apple") == "DS-26 why-paw-no-name"


def test_the_prize_is_a_card_on_any_uncovered_card() -> None:
    """CHE-R5 DS-23: also on the cheese, and where the mouse stands"""
    game = play(table(PAW), "2 slap")
    assert keys(game, 2) == ["decline", "lay 1", "lay 2", "lay 5"]
    assert why(game, 2, "lay 3") == "DS-21 why-covered"
    assert why(game, 2, "lay 4") == "DS-21 why-covered"
    assert why(game, 2, "replace 3") == "DS-23 why-no-replacing"


@pytest.mark.parametrize(
    ("place", "ring"),
    [
        (1, "cheese/2.3(m) apple bread/1.1 corn/0.2 egg"),
        (2, "cheese apple/2.3(m) bread/1.1 corn/0.2 egg"),
        (5, "cheese apple bread/1.1 corn/0.2 egg/2.3(m)"),
    ],
)
def test_the_mouse_goes_where_the_prize_is_laid(place: int, ring: str) -> None:
    """CHE-R5 DS-23"""
    game = play(table(PAW), "2 slap")
    log = listen(game)
    play(game, f"2 lay {place}")
    shows(game, f"ring: {ring}")
    assert told(log) == [f"event-mouse place={place}", f"event-lays seat=#2 place={place}"]
    assert phase(game) == "ready"


def test_after_a_prize_one_looks_whether_one_can_take() -> None:
    """DS-23 CHE-T6 CHE-T2"""
    game = play(table(PAW), "1 slap", "1 lay 5")
    shows(game, "ring: cheese apple corn/0.2 egg(m)", "stock 1: banana bread")


def test_a_prize_may_be_declined() -> None:
    """DS-23"""
    game = play(table(PAW), "2 slap")
    log = listen(game)
    play(game, "2 decline")
    shows(game, "ring: cheese apple(m) bread/1.1 corn/0.2 egg")
    assert told(log) == ["event-declines seat=#2"]
    assert (phase(game), seen(game).idle, seen(game).winner) == ("ready", 1, None)


def test_with_nothing_uncovered_there_is_no_prize() -> None:
    """DS-23"""
    game = table("""
        turn: dice clockwise paw
        ring: apple/0.1(m) egg/0.2 bread/1.3 corn/1.4
        stock 0: tomato carrot
        stock 1: banana grapes
    """)
    play(game, "0 slap")
    shows(game, "ring: apple/0.1(m) egg/0.2 bread/1.3 corn/1.4")
    assert phase(game) == "ready"


def test_the_prize_is_the_winners_alone() -> None:
    """CHE-R5"""
    game = play(table(PAW), "2 slap")
    for key in ("lay 1", "decline"):
        assert why(game, 0, key) == "CHE-R5 why-not-you"
    assert why(game, 0, "slap") == "CHE-R5 why-not-now"
    assert why(table(PAW), 0, "lay 1") == "CHE-R5 why-not-now"


def test_by_a_house_option_the_prize_may_replace_a_rivals_burrow() -> None:
    """DS-23"""
    game = play(table(f"{PAW}\noptions: prize_replaces=on"), "2 slap")
    assert keys(game, 2) == ["decline", "lay 1", "lay 2", "replace 3", "replace 4", "lay 5"]
    assert why(game, 2, "replace 1") == "DS-23 why-nothing-to-replace"
    log = listen(game)
    play(game, "2 replace 3")
    shows(game, "ring: cheese apple bread/2.3(m) corn/0.2 egg")
    assert told(log) == [
        "event-mouse place=3",
        "event-returned seat=#1 place=3",
        "event-lays seat=#2 place=3",
    ]


def test_by_that_house_option_an_own_burrow_is_not_replaced() -> None:
    """DS-23"""
    game = play(table(f"{PAW}\noptions: prize_replaces=on"), "1 slap")
    assert keys(game, 1) == ["decline", "lay 1", "lay 2", "replace 4", "lay 5"]
    assert why(game, 1, "replace 3") == "DS-23 why-own-burrow"
    play(game, "1 replace 4")
    shows(game, "ring: cheese apple corn(m) egg", "stock 1: banana bread")


def test_by_that_house_option_there_is_a_prize_with_everything_covered() -> None:
    """DS-23"""
    game = table("""
        turn: dice clockwise paw
        ring: apple/0.1(m) egg/0.2 bread/1.3 corn/1.4
        stock 0: tomato carrot
        stock 1: banana grapes
        options: prize_replaces=on
    """)
    assert keys(play(game, "0 slap"), 0) == ["decline", "replace 3", "replace 4"]


def test_if_nobody_slaps_nothing_happens() -> None:
    """DS-27"""
    game = table(PAW)
    log = listen(game)
    play(game, "0 pass", "2 pass")
    assert asked(game) == [1]
    play(game, "1 pass")
    shows(game, "ring: cheese apple(m) bread/1.1 corn/0.2 egg")
    assert told(log)[3:] == ["event-nobody-slapped"]
    assert (phase(game), seen(game).round) == ("ready", 2)


def test_who_has_passed_does_not_slap_any_more() -> None:
    """DS-27 DS-25"""
    game = play(table(PAW), "0 pass")
    assert why(game, 0, "slap") == "DS-25 why-slap-late"
    play(game, "1 slap")
    assert asked(game) == [1]


def test_a_slap_on_a_paw_costs_nobody_a_card() -> None:
    """DS-25 DS-04: neither option is about the paw"""
    game = table(f"{PAW}\noptions: false_slap_costs=on wrong_costs=on pace=turns\nrolls: paw")
    together(game, "slap")
    play(game, "0 decline")
    assert (phase(game), message(game)) == ("racing", "ask-slap")
