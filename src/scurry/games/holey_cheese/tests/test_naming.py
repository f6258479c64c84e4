"""A number: everybody names the card where the mouse will stop, and the first right one wins."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese.cards import NAMES
from scurry.games.holey_cheese.tests.tables import (
    asked,
    keys,
    listen,
    message,
    phase,
    play,
    player,
    seen,
    shows,
    table,
    together,
    told,
    why,
)

# Everybody has a product, so that what is laid stays: it takes two cards to take the next.
THREE = """
    turn: dice clockwise 3
    ring: cheese(m) apple bread corn egg fish
    stock 0: tomato
    stock 1: banana
    stock 2: carrot
"""
LAID = """
    turn: dice clockwise 3
    ring: cheese(m) apple/0.1 bread/1.2 corn egg fish
    stock 0: tomato
    stock 1: banana
    stock 2: carrot
"""


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_right_answer_covers_the_card_and_the_mouse_goes_there(seat: int) -> None:
    """CHE-R2 CHE-R3 DS-30"""
    game = table(THREE)
    log = listen(game)
    play(game, f"{seat} name corn")
    shows(game, f"ring: cheese apple bread corn/{seat}.1(m) egg fish")
    assert told(log) == [
        f"event-answered seat=#{seat}",
        f"event-says-right seat=#{seat} product=@product-corn",
        f"event-right seat=#{seat}",
        "event-mouse place=4",
        f"event-lays seat=#{seat} place=4",
    ]
    assert (player(game, seat).laid, player(game, seat).in_hand) == (1, 1)
    assert [player(game, other).laid for other in range(3) if other != seat] == [0, 0]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "corn"])
def test_any_other_name_is_wrong(name: str) -> None:
    """CHE-R2 DS-29: also that of a product in somebody's stock, or of none on the ring"""
    game = table(THREE)
    play(game, f"0 name {name}")
    shows(game, "ring: cheese(m) apple bread corn egg fish")
    assert (phase(game), asked(game)) == ("racing", [1, 2])


def test_everybody_may_name_anything_whatever_lies_in_ring_and_stocks() -> None:
    """DS-29 CHE-R2"""
    pad = [*(f"name {name}" for name in NAMES), "slap", "pass"]
    for text in (THREE, LAID):
        game = table(text)
        assert [keys(game, seat) for seat in range(3)] == [pad] * 3


def test_who_is_wrong_is_out_and_the_others_go_on() -> None:
    """CHE-O2 DS-03 DS-04 CHE-R2: without a further penalty"""
    game = table(LAID)
    log = listen(game)
    play(game, "0 name egg")
    assert told(log) == ["event-missed seat=#0"]
    assert asked(game) == [1, 2]
    assert why(game, 0, "name corn") == "CHE-O2 why-answered"
    play(game, "2 name corn")
    shows(game, "ring: cheese apple/0.1 bread/1.2 corn/2.3(m) egg fish")
    assert phase(game) == "ready"


def test_an_answer_cannot_be_changed() -> None:
    """DS-03 CHE-O2"""
    game = table(f"{THREE}\noptions: wait_for_all=on")
    play(game, "0 name egg")
    assert why(game, 0, "name corn") == "CHE-O2 why-answered"
    play(game, "1 pass", "2 pass")
    shows(game, "ring: cheese apple bread corn(m) egg fish")


def test_a_new_round_is_a_new_chance() -> None:
    """CHE-O2"""
    game = table(f"{THREE}\nrolls: clockwise 2")
    play(game, "0 name egg", "1 name egg", "2 name egg")
    together(game, "ready")
    play(game, "0 name fish")
    shows(game, "ring: cheese apple bread corn egg fish/0.1(m)")


def test_the_first_right_answer_ends_the_race() -> None:
    """DS-05: answers come in the order of O1, so nobody can have been earlier"""
    game = table(THREE)
    play(game, "1 name corn")
    assert phase(game) == "ready"
    assert why(game, 0, "name corn") == "CHE-R1 why-before-roll"


def test_by_a_house_option_the_check_waits_for_all() -> None:
    """DS-05: and the winner is the same"""
    game = table(f"{THREE}\noptions: wait_for_all=on")
    log = listen(game)
    play(game, "1 name corn", "2 name egg")
    assert told(log) == ["event-answered seat=#1", "event-answered seat=#2"]
    assert asked(game) == [0]
    play(game, "0 name corn")
    shows(game, "ring: cheese apple bread corn/1.1(m) egg fish")
    assert told(log)[3:7] == [
        "event-says-right seat=#1 product=@product-corn",
        "event-says-wrong seat=#2 product=@product-egg",
        "event-says-right seat=#0 product=@product-corn",
        "event-right seat=#1",
    ]


def test_a_round_has_one_winner() -> None:
    """DS-30"""
    game = table(f"{THREE}\noptions: wait_for_all=on")
    play(game, "2 name corn", "0 name corn", "1 name corn")
    shows(game, "ring: cheese apple bread corn/2.1(m) egg fish")
    assert [player(game, seat).laid for seat in range(3)] == [0, 0, 1]


# Nobody is right.


def test_if_nobody_is_right_the_mouse_walks_and_no_burrow_is_laid() -> None:
    """CHE-R6 DS-06"""
    game = table(LAID)
    log = listen(game)
    play(game, "0 name egg", "1 name fish", "2 pass")
    shows(game, "ring: cheese apple/0.1 bread/1.2 corn(m) egg fish")
    assert told(log)[2:] == [
        "event-passes seat=#2",
        "event-says-wrong seat=#0 product=@product-egg",
        "event-says-wrong seat=#1 product=@product-fish",
        "event-nobody-right",
        "event-mouse place=4",
    ]
    assert (phase(game), seen(game).roller) == ("ready", 1)


def test_a_burrow_where_nobody_is_right_stays() -> None:
    """DS-06"""
    game = table(LAID.replace("3", "2", 1))
    together(game, "pass")
    shows(game, "ring: cheese apple/0.1 bread/1.2(m) corn egg fish")


def test_by_a_house_option_the_mouse_then_stays() -> None:
    """DS-06"""
    game = table(f"{LAID}\noptions: mouse_waits=on")
    together(game, "pass")
    shows(game, "ring: cheese(m) apple/0.1 bread/1.2 corn egg fish")
    assert (phase(game), seen(game).roller) == ("ready", 1)


def test_by_that_house_option_it_still_walks_if_somebody_is_right() -> None:
    """DS-06"""
    game = table(f"{THREE}\noptions: mouse_waits=on")
    play(game, "0 pass", "1 name corn")
    shows(game, "ring: cheese apple bread corn/1.1(m) egg fish")


# Answering more than once.


def test_by_a_house_option_one_answers_until_one_is_right() -> None:
    """DS-03 CHE-O2"""
    game = table(f"{THREE}\noptions: many_answers=on")
    play(game, "0 name egg", "0 name fish")
    assert asked(game) == [0, 1, 2]
    play(game, "1 name egg", "0 name corn")
    shows(game, "ring: cheese apple bread corn/0.1(m) egg fish")


def test_by_that_house_option_nobody_says_the_same_twice() -> None:
    """DS-03"""
    game = table(f"{THREE}\noptions: many_answers=on")
    play(game, "0 name egg")
    assert why(game, 0, "name egg") == "DS-03 why-named"
    pad = [*(f"name {name}" for name in NAMES), "slap", "pass"]
    assert keys(game, 0) == [key for key in pad if key != "name egg"]
    assert keys(game, 1) == pad


def test_by_that_house_option_a_miss_locks_for_two_seconds() -> None:
    """DS-03"""
    game = table(f"{THREE}\noptions: many_answers=on")
    before = [game.question(seat).serial for seat in range(3)]
    assert [game.question(seat).lock for seat in range(3)] == [0, 0, 0]
    play(game, "1 name egg")
    assert [game.question(seat).lock for seat in range(3)] == [0, 2000, 0]
    after = [game.question(seat).serial for seat in range(3)]
    assert [a == b for a, b in zip(before, after, strict=True)] == [True, False, True]


def test_by_that_house_option_the_lock_ends_with_the_round() -> None:
    """DS-03"""
    game = table(f"{THREE}\noptions: many_answers=on\nrolls: clockwise 2")
    play(game, "1 name egg", "0 name corn")
    together(game, "ready")
    assert [game.question(seat).lock for seat in range(3)] == [0, 0, 0]
    assert why(game, 1, "name egg") == ""


def test_by_that_house_option_who_passes_or_slaps_is_out() -> None:
    """DS-03 DS-25 DS-34"""
    game = table(f"{THREE}\noptions: many_answers=on")
    play(game, "0 name egg", "0 pass", "1 slap")
    assert asked(game) == [2]
    assert why(game, 0, "name corn") == "CHE-O2 why-answered"
    play(game, "2 name egg", "2 pass")
    shows(game, "ring: cheese apple bread corn(m) egg fish")


def test_without_the_option_nothing_is_locked() -> None:
    """DS-03"""
    game = table(THREE)
    play(game, "0 name egg")
    assert [game.question(seat).lock for seat in (1, 2)] == [0, 0]


# What a wrong answer costs.


def test_by_a_house_option_a_wrong_answer_costs_a_burrow_card() -> None:
    """DS-04: after the check, and those who have none on the ring pay nothing"""
    game = table(f"{LAID}\noptions: wrong_costs=on")
    play(game, "0 name egg", "2 name egg", "1 name corn")
    # Seat 1 was right and has taken its first card's product; seat 2 has no card to take back.
    shows(
        game,
        "ring: cheese apple/0.1 corn(m) egg fish",
        "stock 1: banana bread",
    )
    assert (message(game), asked(game), keys(game, 0)) == ("ask-take-back", [0], ["take back 2"])
    log = listen(game)
    play(game, "0 take back 2")
    shows(game, "ring: cheese apple corn(m) egg fish")
    assert told(log) == [
        "event-takes-back seat=#0 place=2",
        "event-uncovered place=2 product=@product-apple",
    ]
    assert (phase(game), player(game, 0).laid) == ("ready", 0)


def test_by_that_house_option_nobody_pays_for_silence_or_being_late() -> None:
    """DS-04: a right answer that comes second is not wrong"""
    game = table(f"{LAID}\noptions: wrong_costs=on wait_for_all=on")
    play(game, "2 name corn", "0 name corn", "1 pass")
    shows(game, "ring: cheese apple/0.1 bread/1.2 corn/2.3(m) egg fish")
    assert phase(game) == "ready"


def test_by_that_house_option_several_pay_if_nobody_was_right() -> None:
    """DS-04 DS-06"""
    game = table(f"{LAID}\noptions: wrong_costs=on")
    play(game, "0 name egg", "1 name egg", "2 name egg")
    shows(game, "ring: cheese apple/0.1 bread/1.2 corn(m) egg fish")
    assert asked(game) == [0, 1]
    play(game, "1 take back 3", "0 take back 2")
    shows(game, "ring: cheese apple bread corn(m) egg fish")


def test_by_that_house_option_a_false_slap_costs_no_card() -> None:
    """DS-04 DS-25: it has an option of its own"""
    game = table(f"{LAID}\noptions: wrong_costs=on")
    play(game, "0 slap", "1 pass", "2 pass")
    assert phase(game) == "ready"


# A slap where no paw was rolled.


def test_a_false_slap_loses_the_answer_and_no_more() -> None:
    """DS-25"""
    game = table(LAID)
    log = listen(game)
    play(game, "0 slap")
    assert told(log) == ["event-false-slap seat=#0"]
    assert why(game, 0, "name corn") == "CHE-O2 why-answered"
    play(game, "1 pass", "2 pass")
    shows(game, "ring: cheese apple/0.1 bread/1.2 corn(m) egg fish")
    assert phase(game) == "ready"


def test_a_slap_after_an_answer_has_no_effect() -> None:
    """DS-25"""
    game = table(f"{LAID}\noptions: wait_for_all=on false_slap_costs=on")
    play(game, "0 name corn")
    assert why(game, 0, "slap") == "DS-25 why-slap-late"
    play(game, "1 pass", "2 pass")
    shows(game, "ring: cheese bread/1.2 corn(m) egg fish", "stock 0: apple tomato")
    assert phase(game) == "ready"


def test_by_a_house_option_a_false_slap_costs_a_burrow_card() -> None:
    """DS-25"""
    game = table(f"{LAID}\noptions: false_slap_costs=on")
    play(game, "0 slap", "1 name egg", "2 slap")
    assert (message(game), asked(game)) == ("ask-take-back", [0])
    play(game, "0 take back 2")
    shows(game, "ring: cheese apple bread/1.2 corn(m) egg fish")


# The cheese.


@pytest.mark.parametrize("ring", ["apple(m) bread corn cheese", "apple(m) cheese corn cheese"])
def test_where_the_mouse_stops_on_cheese_the_answer_is_cheese(ring: str) -> None:
    """DS-10: with several cheeses it is right for each"""
    game = table(f"turn: dice clockwise 3\nring: {ring}\nstock 0: egg")
    play(game, "0 name cheese")
    shows(game, f"ring: {ring.replace('(m)', '')}/0.1(m)")
