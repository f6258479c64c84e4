"""Pairs and triples."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import (
    expect,
    keys,
    listen,
    play,
    table,
    told,
    unstopped,
    why,
)


@pytest.mark.parametrize("mode", ["full", "first-game"])
@pytest.mark.parametrize(("draw", "card"), [(0, "boost"), (1, "stop"), (2, "stop"), (3, "kometa")])
def test_a_pair_of_sports_cars_takes_a_random_card(mode: str, draw: int, card: str) -> None:
    """FC-K9 FC-25 FC-31"""
    game = table(f"""
        options: combinations={mode}
        chance: {draw}
        turn: 0
        deck: taifun crash
        0: taifun taifun
        1: boost stop stop kometa
    """)
    unstopped(game, "0 pair taifun 1")
    expect(game, "turn: 0 x1", f"0: {card}", "discard: taifun taifun")
    assert not game.stack


@pytest.mark.parametrize(
    "card", ["boost", "stop", "overtake", "parking", "give-way", "traffic", "attention", "pryvyd"]
)
def test_any_two_cards_of_one_name_take_a_random_card(card: str) -> None:
    """FC-X1 FC-X4 FC-32: what is printed on them does not count"""
    game = table(f"""
        chance: 0
        turn: 0 x2 overtaken
        deck: taifun stop crash
        0: {card} {card}
        1: kometa
    """)
    unstopped(game, f"0 pair {card} 1")
    expect(
        game,
        "turn: 0 x2 overtaken",
        "deck: taifun stop crash",
        "0: kometa",
        "1:",
        f"discard: {card} {card}",
    )
    assert not game.stack


def test_in_a_first_game_only_sports_cars_are_combined_and_only_in_pairs() -> None:
    """FC-31"""
    game = table("""
        options: combinations=first-game
        turn: 0
        deck: taifun crash
        0: boost boost boost parking stop traffic taifun taifun taifun
        1: kometa
    """)
    assert keys(game, 0) == ["draw", "parking", "traffic", "pair taifun 1"]
    for key in ("pair boost 1", "triple boost 1", "triple taifun 1", "five"):
        assert why(game, 0, key) == "FC-31 why-first-game"


def test_a_pair_cannot_rob_oneself_a_driver_who_is_out_or_an_empty_hand() -> None:
    """FC-24 FC-K9 FC-K1"""
    game = table("""
        turn: 0
        deck: taifun crash crash
        0: taifun taifun taifun
        1:
        2: out 4
        3: stop
    """)
    assert keys(game, 0) == ["draw", "pair taifun 3", "triple taifun 3"]
    for kind in ("pair", "triple"):
        assert why(game, 0, f"{kind} taifun 0") == "FC-K9 why-yourself"
        assert why(game, 0, f"{kind} taifun 1") == "FC-24 why-empty-hand"
        assert why(game, 0, f"{kind} taifun 2") == "FC-K1 why-target-out"


def test_an_empty_hand_is_never_robbed_even_where_it_may_be_asked_to_give_way() -> None:
    """FC-24 FC-21"""
    game = table("""
        options: empty_hand_targetable=on
        turn: 0
        deck: taifun crash
        0: taifun taifun taifun
        1:
    """)
    assert keys(game, 0) == ["draw"]


def test_by_a_house_option_the_thief_points_at_a_back() -> None:
    """FC-25: the hand was shuffled, so chance decides all the same"""
    game = table("""
        options: pick_a_back=on
        chance: 2
        turn: 0
        deck: taifun crash
        0: taifun taifun
        1: boost stop kometa
    """)
    unstopped(game, "0 pair taifun 1")
    expect(game, "picking: 1", "0:")
    assert game.pending() == (0,)
    assert keys(game, 0) == ["back 0", "back 1", "back 2"]
    assert why(game, 0, "back 3") == "FC-25 why-no-such-back"
    assert why(game, 1, "back 0") == "FC-25 why-not-now"
    play(game, "0 back 0")
    expect(game, "turn: 0 x1", "0: kometa", "1: boost stop")
    assert not game.stack


def test_unlike_sports_cars_are_no_pair() -> None:
    """FC-29"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: taifun kometa
        1: boost
    """)
    assert keys(game, 0) == ["draw"]
    assert why(game, 0, "pair taifun+kometa 1") == "FC-29 why-unlike-cars"


@pytest.mark.parametrize("mode", ["full", "first-game"])
def test_by_a_house_option_any_two_sports_cars_are_a_pair(mode: str) -> None:
    """FC-29"""
    game = table(f"""
        options: mixed_car_pairs=on combinations={mode}
        chance: 0
        turn: 0
        deck: taifun crash crash
        0: parking taifun kometa
        1: boost
        2:
    """)
    assert keys(game, 0) == ["draw", "parking", "pair taifun+kometa 1"]
    assert why(game, 0, "pair taifun+kometa 2") == "FC-24 why-empty-hand"
    assert why(game, 0, "pair kometa+pryvyd 1") == "FC-K9 why-too-few"
    assert why(game, 0, "pair blyskavka+kometa 1") == "FC-K9 why-too-few"
    unstopped(game, "0 pair taifun+kometa 1")
    expect(game, "0: boost parking", "1:", "discard: taifun kometa")


def test_by_a_house_option_stops_and_boosts_are_no_pairs() -> None:
    """FC-32"""
    game = table("""
        options: no_stop_boost_pairs=on
        turn: 0
        deck: taifun crash
        0: boost boost stop stop stop parking parking
        1: kometa
    """)
    assert keys(game, 0) == ["draw", "parking", "triple stop 1", "pair parking 1"]
    assert why(game, 0, "pair boost 1") == "FC-32 why-no-stop-boost"
    assert why(game, 0, "pair stop 1") == "FC-32 why-no-stop-boost"


def test_a_pair_of_boosts_can_be_stopped_and_a_pair_of_stops_stops_nothing() -> None:
    """FC-51"""
    game = table("""
        chance: 0
        turn: 0
        deck: taifun crash
        0: boost boost stop stop
        1: stop kometa
    """)
    play(game, "0 pair boost 1", "1 stop", "0 pass")
    expect(game, "turn: 0 x1", "0: stop stop", "1: kometa", "discard: boost boost stop")
    unstopped(game, "0 pair stop 1")
    expect(game, "turn: 0 x1", "0: kometa", "1:", "discard: boost boost stop stop stop")


@pytest.mark.parametrize("key", ["give-way 1", "pair taifun 1", "triple kometa 1"])
def test_nothing_comes_of_a_hand_that_was_emptied_in_the_window(key: str) -> None:
    """FC-50: its last card was a Stop that was itself stopped"""
    game = table("""
        turn: 0
        deck: pryvyd crash
        0: stop give-way taifun taifun kometa kometa kometa
        1: stop
    """)
    play(game, f"0 {key}")
    if key.startswith("triple"):
        play(game, "0 name stop")
    log = listen(game)
    play(game, "1 stop", "0 stop", "1 pass")
    expect(game, "turn: 0 x1", "1:")
    assert not game.stack
    assert told(log, 8)[2:] == [
        "event-has-none giver=#1 taker=#0 card=@card-stop"
        if key.startswith("triple")
        else "event-nothing seat=#1"
    ]


def test_everybody_is_told_which_cards_are_combined_against_whom() -> None:
    """FC-X1 FC-29"""
    game = table("""
        options: mixed_car_pairs=on
        chance: 0 0
        turn: 0
        deck: pryvyd crash
        0: taifun taifun kometa pryvyd
        1: boost stop
    """)
    log = listen(game)
    unstopped(game, "0 pair taifun 1", "0 pair kometa+pryvyd 1")
    assert told(log, 8)[::2] == [
        "event-pair seat=#0 card=@card-taifun to=#1",
        "event-mixed-pair seat=#0 card=@card-kometa to=#1 other=@card-pryvyd",
    ]
