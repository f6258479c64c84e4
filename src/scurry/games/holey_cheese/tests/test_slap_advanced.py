"""The paw of the advanced game: tap a cheese, and there is one fewer than players."""

from __future__ import annotations

import pytest

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

# Cheeses on 1, 3 and, under a burrow of seat 3, on 5.
FOUR = """
    turn: phase tapping dice clockwise paw
    ring: cheese(m) apple/0.1 cheese corn/1.2 cheese/3.3 fish/0.4 egg(c) grapes
    stock 0: tomato carrot
    stock 1: banana
    stock 3: avocado
    options: mode=advanced
"""
AFTER = "ring: cheese(m) apple/0.1 cheese corn/1.2 cheese/3.3 fish/0.4 egg grapes"
TAPS = [f"tap {place}" for place in range(1, 9)]


def test_a_paw_asks_everybody_to_tap_a_cheese() -> None:
    """CHE-A4 DS-57"""
    game = table(FOUR.replace("phase tapping dice clockwise paw", "") + "\nrolls: paw")
    log = listen(game)
    together(game, "ready")
    assert (phase(game), message(game), asked(game)) == ("tapping", "ask-tap", [0, 1, 2, 3])
    assert told(log)[-1] == "event-paw round=1 seat=#0"
    assert seen(game).mouse == 0


def test_any_card_can_be_tapped_covered_or_not() -> None:
    """DS-51: which are cheese is for the player to know"""
    game = table(FOUR)
    assert [keys(game, seat) for seat in range(4)] == [[*TAPS, "pass"]] * 4


def test_there_is_nothing_to_slap_in_the_centre() -> None:
    """CHE-A4 DS-40"""
    assert why(table(FOUR), 0, "slap") == "CHE-A4 why-tap-cheese"
    assert why(table(FOUR), 0, "name cheese") == "DS-26 why-paw-no-name"


def test_when_every_cheese_is_held_who_has_none_takes_a_card_back() -> None:
    """CHE-A4 DS-50"""
    game = table(FOUR)
    log = listen(game)
    play(game, "3 tap 1", "1 tap 3")
    assert asked(game) == [0, 2]
    assert seen(game).safe == [1, 3]
    play(game, "2 tap 5")
    assert told(log) == [
        "event-tap-holds seat=#3 place=1",
        "event-tap-holds seat=#1 place=3",
        "event-tap-holds seat=#2 place=5",
        "event-left-without seat=#0",
    ]
    assert (message(game), asked(game)) == ("ask-take-back", [0])
    assert keys(game, 0) == ["take back 2", "take back 6"]
    assert seen(game).safe == []


@pytest.mark.parametrize(
    ("place", "product", "ring"),
    [
        (2, "apple", "cheese(mc) apple cheese corn/1.2 cheese/3.3 fish/0.4 egg grapes"),
        (6, "fish", "cheese(mc) apple/0.1 cheese corn/1.2 cheese/3.3 fish egg grapes"),
    ],
)
def test_which_card_is_the_losers_choice_and_its_product_comes_to_light(
    place: int, product: str, ring: str
) -> None:
    """CHE-A4 DS-50"""
    game = play(table(FOUR), "3 tap 1", "1 tap 3", "2 tap 5")
    assert why(game, 0, "take back 4") == "DS-50 why-not-your-burrow"
    assert why(game, 1, "take back 4") == "DS-50 why-not-you"
    log = listen(game)
    play(game, f"0 take back {place}")
    shows(game, f"ring: {ring}")
    assert told(log) == [
        f"event-takes-back seat=#0 place={place}",
        f"event-uncovered place={place} product=@product-{product}",
        "event-cat place=1",
    ]
    assert (player(game, 0).laid, player(game, 0).in_hand) == (1, 2)
    assert (phase(game), seen(game).idle) == ("ready", 1)


def test_who_has_no_card_on_the_ring_loses_none() -> None:
    """CHE-A4 DS-50"""
    game = play(table(FOUR), "3 tap 1", "1 tap 3", "0 tap 5")
    shows(game, AFTER.replace("cheese(m)", "cheese(mc)"))
    assert phase(game) == "ready"


def test_nobody_lays_a_card_and_the_mouse_stays() -> None:
    """DS-50 DS-57 CHE-A4"""
    game = play(table(FOUR), "3 tap 1", "1 tap 3", "0 tap 5")
    assert (seen(game).mouse, seen(game).idle) == (0, 1)
    assert [player(game, seat).laid for seat in range(4)] == [2, 1, 0, 1]


def test_when_time_is_out_all_without_a_cheese_take_one_back() -> None:
    """DS-50 DS-34"""
    game = play(table(FOUR), "3 tap 1", "0 pass", "1 pass", "2 pass")
    assert asked(game) == [0, 1]
    play(game, "1 take back 4")
    assert (asked(game), seen(game).still) == ([0], [0])
    play(game, "0 take back 2")
    shows(game, "ring: cheese(mc) apple cheese corn cheese/3.3 fish/0.4 egg grapes")


def test_between_two_there_is_one_cheese_and_one_is_left_without() -> None:
    """CHE-A4 CHE-A1 DS-50"""
    game = table("""
        turn: phase tapping dice clockwise paw
        ring: cheese(m) apple/0.1 bread(c) corn/1.2
        stock 0: tomato
        stock 1: banana
        options: mode=advanced
    """)
    play(game, "1 tap 1")
    assert (asked(game), keys(game, 0)) == ([0], ["take back 2"])


def test_a_covered_cheese_counts_and_the_tap_tells_of_it() -> None:
    """DS-51 DS-33"""
    game = table(FOUR)
    log = listen(game)
    play(game, "0 tap 5")
    assert told(log) == ["event-tap-holds seat=#0 place=5"]
    assert seen(game).safe == [0]
    assert seen(game).ring[4].product is None
    assert why(game, 0, "tap 1") == "DS-51 why-holding"


@pytest.mark.parametrize("place", [2, 7])
def test_a_tap_on_anything_else_fails_and_there_is_one_more_try(place: int) -> None:
    """DS-51: after a second"""
    game = table(FOUR)
    log = listen(game)
    serials = [game.question(seat).serial for seat in range(4)]
    play(game, f"1 tap {place}")
    assert told(log) == [f"event-tap-fails seat=#1 place={place}"]
    assert asked(game) == [0, 1, 2, 3]
    assert [game.question(seat).lock for seat in range(4)] == [0, 1000, 0, 0]
    changed = [game.question(seat).serial != serials[seat] for seat in range(4)]
    assert changed == [False, True, False, False]
    assert why(game, 1, f"tap {place}") == "DS-51 why-tapped"
    assert why(game, 0, f"tap {place}") == ""
    play(game, "1 tap 3")
    assert seen(game).safe == [1]


def test_after_a_second_failed_tap_one_is_out() -> None:
    """DS-51"""
    game = play(table(FOUR), "1 tap 2", "1 tap 7")
    assert asked(game) == [0, 2, 3]
    assert why(game, 1, "tap 3") == "DS-51 why-out-of-slap"
    play(game, "0 tap 1", "2 tap 3", "3 tap 5")
    assert (message(game), asked(game)) == ("ask-take-back", [1])


def test_who_taps_a_cheese_that_is_held_is_told_and_may_tap_another() -> None:
    """DS-52: that is no failed tap, so it costs no second and no try"""
    game = play(table(FOUR), "3 tap 1")
    log = listen(game)
    play(game, "0 tap 1")
    assert told(log) == ["event-tap-late seat=#0 place=1"]
    assert asked(game) == [0, 1, 2]
    assert game.question(0).lock == 0
    assert seen(game).safe == [3]
    play(game, "0 tap 2", "0 tap 3")
    assert seen(game).safe == [0, 3]


def test_a_held_cheese_does_not_lock_again_who_had_failed_before() -> None:
    """DS-52 DS-51: only a failed tap costs a second"""
    game = play(table(FOUR), "3 tap 1", "0 tap 2")
    assert game.question(0).lock == 1000
    play(game, "0 tap 1")
    assert (asked(game), game.question(0).lock) == ([0, 1, 2], 0)
    play(game, "1 tap 1", "1 tap 2")
    assert game.question(1).lock == 1000


def test_a_slap_with_every_tap_failed_ends() -> None:
    """DS-50 DS-51"""
    game = table(FOUR)
    play(game, *(f"{seat} tap {place}" for seat in range(4) for place in (2, 7)))
    assert (message(game), asked(game)) == ("ask-take-back", [0, 1, 3])


def test_where_hands_lay_is_forgotten_after_the_slap() -> None:
    """DS-50 DS-33: the next one begins anew"""
    game = table(f"{FOUR}\nrolls: paw")
    play(game, "3 tap 1", "1 tap 2", "1 tap 7", "0 tap 1", "0 tap 3", "2 tap 5", "1 take back 4")
    together(game, "ready")
    assert (phase(game), asked(game), seen(game).safe) == ("tapping", [0, 1, 2, 3], [])
    assert [keys(game, seat) for seat in range(4)] == [[*TAPS, "pass"]] * 4
    assert [game.question(seat).lock for seat in range(4)] == [0, 0, 0, 0]


def test_who_has_paid_for_one_slap_does_not_pay_for_the_next() -> None:
    """DS-50"""
    game = table(f"{FOUR}\nrolls: paw")
    play(game, "3 tap 1", "1 tap 3", "2 tap 5", "0 take back 2")
    together(game, "ready")
    play(game, "0 tap 1", "3 tap 3", "2 tap 5")
    assert (message(game), asked(game)) == ("ask-take-back", [1])


def test_by_a_house_option_covered_cards_cannot_be_tapped() -> None:
    """DS-51"""
    game = table(f"{FOUR}\noptions: covered_cheese_out=on")
    assert keys(game, 0) == ["tap 1", "tap 3", "tap 7", "tap 8", "pass"]
    assert why(game, 0, "tap 5") == "DS-51 why-covered-out"
    assert why(game, 0, "tap 4") == "DS-51 why-covered-out"
    play(game, "1 tap 1", "2 tap 3")  # then no cheese is left to tap
    assert (message(game), asked(game)) == ("ask-take-back", [0, 3])


def test_by_that_house_option_there_may_be_no_cheese_to_tap_at_all() -> None:
    """DS-51 DS-50"""
    game = table("""
        ring: cheese/0.1(m) apple/1.2 corn fish(c)
        stock 0: tomato
        stock 1: banana
        options: mode=advanced covered_cheese_out=on
        rolls: paw
    """)
    together(game, "ready")
    assert (message(game), asked(game)) == ("ask-take-back", [0, 1])


def test_without_it_the_covered_cheese_can_be_tapped() -> None:
    """DS-51"""
    game = table("""
        ring: cheese/0.1(m) apple/1.2 corn fish(c)
        stock 0: tomato
        stock 1: banana
        options: mode=advanced
        rolls: paw
    """)
    together(game, "ready")
    play(game, "1 tap 1")
    assert (message(game), asked(game)) == ("ask-take-back", [0])
