"""Pepper: acting first."""

from __future__ import annotations

from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    keys,
    laid,
    listen,
    phase,
    play,
    seen,
    table,
    tokens,
    told,
    why,
)

TRACK = """
    a . . . . .
    . b . . . .
    . . c . . .
    . . . d . .
    . . . . . .
    turn: bidding round 1
    row: straight diagonal step swap jump idea
    b: pepper
    d: pepper
"""
BIDS = ["0 bid straight", "1 bid straight", "2 bid swap", "3 bid straight"]


def revealed(options: str = "", facts: str = "") -> Rats:
    return play(table(f"{TRACK}{facts}    options: {options}"), *BIDS)


def order(game: Rats) -> list[int]:
    return seen(game, None).order


def test_after_the_reveal_holders_are_asked_in_turn_order() -> None:
    """RAT-T-P1 RF-11"""
    game = revealed()
    assert (phase(game), game.pending(), keys(game, 1)) == (
        "pepper",
        (1,),
        ["keep pepper", "eat pepper"],
    )
    assert laid(game) == ["straight", "straight", "swap", "straight"]
    assert game.question(1).kind == "window"
    assert why(game, 3, "eat pepper") == "RAT-T-P1 why-not-your-turn"
    assert why(game, 0, "eat pepper") == "RAT-T-P1 why-no-token"
    play(game, "1 keep pepper")
    assert game.pending() == (3,)
    play(game, "3 keep pepper")
    assert (phase(game), order(game)) == ("acting", [0, 1, 2, 3])
    assert tokens(game) == ["", "pepper", "", "pepper"]


def test_who_eats_acts_first_and_replacements_follow_the_new_order() -> None:
    """RAT-T-P1"""
    game = revealed()
    log = listen(game)
    play(game, "1 keep pepper", "3 eat pepper", "1 keep pepper")
    assert order(game) == [3, 0, 1, 2]
    assert laid(game) == ["diagonal", "step", "swap", "straight"]
    assert tokens(game) == ["", "pepper", "", ""]
    assert told(log, 0)[0] == "event-eats-pepper seat=#3"
    assert game.pending() == (3,)


def test_the_later_one_eats_the_earlier_it_acts() -> None:
    """RAT-T-P2"""
    game = play(revealed(), "1 eat pepper", "3 eat pepper")
    assert order(game) == [3, 1, 0, 2]
    assert laid(game)[3] == "straight"
    assert laid(game)[1] == "diagonal"


def test_each_time_one_eats_the_others_are_asked_anew() -> None:
    """RF-11: who declined may eat now"""
    game = play(revealed(), "1 keep pepper", "3 eat pepper")
    assert game.pending() == (1,)
    play(game, "1 eat pepper")
    assert order(game) == [1, 3, 0, 2]


def test_a_new_poll_goes_in_the_new_order() -> None:
    """RF-11"""
    game = revealed(facts="    a: pepper\n    c: pepper\n")
    play(game, "0 keep pepper", "1 keep pepper", "2 eat pepper")
    asked = []
    while phase(game) == "pepper":
        (seat,) = game.pending()
        asked.append(seat)
        play(game, f"{seat} keep pepper")
    assert asked == [0, 1, 3]
    assert order(game) == [2, 0, 1, 3]


def test_by_a_house_option_the_first_to_speak_eats_first() -> None:
    """RF-11"""
    game = revealed("pepper_by_speed=on")
    assert game.pending() == (1, 3)
    before = game.question(1).serial
    play(game, "3 keep pepper")
    assert (game.pending(), game.question(1).serial) == ((1,), before)
    play(game, "1 eat pepper")
    assert game.pending() == (3,)
    assert game.question(3).serial != before
    play(game, "3 eat pepper")
    assert order(game) == [3, 1, 0, 2]
    game = play(revealed("pepper_by_speed=on"), "3 eat pepper", "1 eat pepper")
    assert order(game) == [1, 3, 0, 2]


def test_by_speed_the_round_goes_on_when_all_keep_theirs() -> None:
    """RF-11"""
    game = play(revealed("pepper_by_speed=on"), "3 keep pepper", "1 keep pepper")
    assert (phase(game), order(game)) == ("acting", [0, 1, 2, 3])


def test_pepper_lasts_one_round() -> None:
    """RF-12"""
    game = play(revealed(), "1 keep pepper", "3 eat pepper", "1 keep pepper")
    play(game, "3 pass", "1 pass", "2 pass")  # a has no way to go
    assert (game.round, order(game)) == (2, [0, 1, 2, 3])


def test_who_is_first_already_may_eat_all_the_same() -> None:
    """RF-13"""
    game = revealed(facts="    a: pepper\n    b:\n    d:\n")
    assert game.pending() == (0,)
    play(game, "0 eat pepper")
    assert (order(game), tokens(game)) == ([0, 1, 2, 3], [""] * 4)


def test_who_declined_is_asked_again_in_the_next_round() -> None:
    """RF-11"""
    game = play(revealed(), "1 keep pepper", "3 keep pepper")
    play(game, "0 pass", "1 pass", "2 pass", "3 pass")
    play(game, "0 bid jump", "1 bid step", "2 bid idea", "3 bid swap")
    assert game.pending() == (1,)


def test_without_pepper_nobody_is_asked() -> None:
    """RAT-T-P1"""
    game = revealed(facts="    b: sugar\n    d: clover\n")
    assert phase(game) == "acting"


def test_pepper_is_eaten_at_no_other_time() -> None:
    """RAT-T-P1"""
    game = table(TRACK)
    assert why(game, 1, "eat pepper") == "RAT-T-P1 why-not-now"
    play(game, *BIDS, "1 keep pepper", "3 keep pepper", "0 pass")
    assert why(game, 1, "eat pepper") == "RAT-T-P1 why-not-now"
    assert why(game, 1, "keep pepper") == "RAT-T-P1 why-not-now"


def test_a_rat_that_has_finished_is_not_asked_about_its_pepper() -> None:
    """RF-11 RF-50"""
    game = table("""
        a . . . . .
        . b . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        turn: bidding round 2 places 256
        c: off pepper
        options: places=on
    """)
    play(game, "0 bid straight", "1 bid step")
    assert phase(game) == "acting"
