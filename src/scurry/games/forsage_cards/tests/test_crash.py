"""Crash and Boost: going out, coming back, and where the Crash goes."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import (
    expect,
    keys,
    listen,
    play,
    seen,
    table,
    told,
    why,
)

DRAWN = """
        turn: 0 x2 overtaken
        deck: taifun stop crash
        0: boost boost parking
        1: overtake
        2: stop
        saving:
"""
PLACING = DRAWN.replace("saving", "placing")


def test_a_driver_without_a_boost_is_out_at_once() -> None:
    """FC-K1 FC-36"""
    game = table("""
        turn: 0
        deck: crash taifun crash
        0: stop parking
        1: boost
        2: boost
        discard: kometa
    """)
    play(game, "0 draw")
    expect(
        game,
        "turn: 1 x1",
        "deck: taifun crash",
        "0: out 3",
        "discard: kometa stop parking crash",
        "removed:",
    )
    assert seen(game, 1).hands[0].cards == 0
    assert why(game, 0, "draw") == "FC-K1 why-out"


def test_a_drawn_crash_is_shown_at_once() -> None:
    """FC-K1"""
    game = table("""
        turn: 0
        deck: crash taifun crash
        0: boost
        1: boost
        2: boost
    """)
    log = listen(game)
    play(game, "0 draw")
    for seat in (0, 1, 2, 8):
        assert told(log, seat) == ["event-draws-crash seat=#0"]
    expect(game, "saving:", "0: boost", "deck: taifun crash")


def test_all_that_a_crashed_driver_held_is_shown_to_everybody() -> None:
    """FC-36 FC-55"""
    game = table("""
        turn: 0
        deck: crash taifun crash
        0: stop parking parking
        1: boost
        2: boost
    """)
    log = listen(game)
    play(game, "0 draw")
    cards = "('@card-crash', '@card-stop', '@card-parking', '@card-parking')"
    assert told(log, 2)[1] == f"event-out seat=#0 cards={cards} place=3"


def test_by_a_house_option_the_hand_of_a_crashed_driver_leaves_the_game() -> None:
    """FC-36"""
    game = table("""
        options: hand_removed=on
        turn: 0
        deck: crash taifun crash
        0: stop parking
        1: boost
        2: boost
        discard: kometa
        removed: crash crash
    """)
    play(game, "0 draw")
    expect(game, "discard: kometa", "removed: crash crash crash stop parking", "0: out 3")


def test_the_boost_is_discarded_and_the_crash_goes_back_into_the_deck() -> None:
    """FC-K2 FC-01"""
    game = table(DRAWN)
    play(game, "0 boost")
    expect(game, "placing:", "0: boost parking", "discard: boost")
    play(game, "0 place 1")
    expect(game, "deck: taifun crash stop crash", "0: boost parking", "discard: boost")
    assert not game.stack


def test_a_boost_need_not_be_used() -> None:
    """FC-03 FC-K1"""
    game = table(DRAWN)
    assert keys(game, 0) == ["boost", "crash"]
    play(game, "0 crash")
    expect(game, "turn: 1 x1", "0: out 3", "discard: boost boost parking crash")
    assert not game.stack


def test_by_a_house_option_a_boost_must_be_used() -> None:
    """FC-03"""
    game = table("""
        options: boost_compulsory=on
        turn: 0
        deck: crash taifun
        0: boost boost
        1: stop
    """)
    play(game, "0 draw")
    expect(game, "placing:", "0: boost", "discard: boost")


@pytest.mark.parametrize(
    ("place", "deck"),
    [
        (0, "crash taifun stop crash"),
        (1, "taifun crash stop crash"),
        (2, "taifun stop crash crash"),
        (3, "taifun stop crash crash"),
    ],
)
def test_the_crash_goes_under_as_many_cards_as_one_likes(place: int, deck: str) -> None:
    """FC-04 FC-K2: the other cards keep their order"""
    game = table(PLACING)
    assert keys(game, 0) == ["place random", "place 0", "place 1", "place 2", "place 3"]
    assert why(game, 0, f"place {place}") == ""
    assert why(game, 0, "place 4") == "FC-04 why-too-deep"
    play(game, f"0 place {place}")
    expect(game, f"deck: {deck}", f"story: 0 returned {place}")


@pytest.mark.parametrize("place", [0, 1, 3])
def test_chance_may_choose_the_place_of_the_crash(place: int) -> None:
    """FC-04"""
    game = table(f"chance: {place}\n{PLACING}")
    play(game, "0 place random")
    expect(game, f"story: 0 returned {place}")


def test_only_who_returns_the_crash_is_told_where_it_lies() -> None:
    """FC-05"""
    game = table(PLACING)
    log = listen(game)
    play(game, "0 place 1")
    turn = "event-turn-again seat=#0 turns=1"
    assert told(log, 0) == ["event-returned-at seat=#0 place=1", turn]
    for seat in (1, 2, 8):
        assert told(log, seat) == ["event-returned seat=#0", turn]
    assert [(mark.card, mark.least) for mark in seen(game, 0).marks] == [("crash", 1)]
    assert seen(game, 1).marks == []
    assert seen(game, None).marks == []


def test_a_boost_ends_one_of_the_owed_turns() -> None:
    """FC-06"""
    game = table(PLACING)
    play(game, "0 place 3")
    expect(game, "turn: 0 x1 overtaken")


def test_by_a_house_option_a_boost_ends_all_owed_turns() -> None:
    """FC-06"""
    game = table(f"options: boost_ends_all=on\n{PLACING}")
    play(game, "0 place 3")
    expect(game, "turn: 1 x1")


def test_after_a_boost_the_turn_is_over() -> None:
    """FC-K2"""
    game = table(PLACING.replace("0 x2 overtaken", "0 x1"))
    play(game, "0 place 3")
    expect(game, "turn: 1 x1")


def test_a_boost_needs_a_crash() -> None:
    """FC-07"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: boost boost
        1: boost
    """)
    assert keys(game, 0) == ["draw", "pair boost 1"]
    assert why(game, 0, "boost") == "FC-07 why-no-crash"
    assert why(game, 0, "crash") == "FC-K1 why-no-crash"
    assert why(game, 0, "place 0") == "FC-K2 why-not-now"


def test_nobody_else_is_asked_about_a_drawn_crash() -> None:
    """FC-K1 FC-K2"""
    game = table(DRAWN.replace("2: stop", "2: stop boost"))
    assert game.pending() == (0,)
    assert why(game, 2, "boost") == "FC-07 why-no-crash"
    play(game, "0 boost")
    assert game.pending() == (0,)
    assert why(game, 2, "place 0") == "FC-K2 why-not-now"


@pytest.mark.parametrize("position", [DRAWN, PLACING])
def test_no_other_card_saves_from_a_drawn_crash(position: str) -> None:
    """FC-40"""
    game = table(position)
    assert why(game, 0, "parking") == "FC-40 why-crash-first"
    assert why(game, 0, "overtake") == "FC-40 why-crash-first"
    assert why(game, 1, "overtake") == "FC-41 why-not-your-turn"


def test_places_are_in_reverse_order_of_leaving() -> None:
    """FC-55 FC-T5"""
    game = table("""
        turn: 2
        deck: crash crash crash
        0:
        1:
        2:
        3:
    """)
    play(game, "2 draw")
    assert seen(game, None).hands[2].place == 4
    play(game, "3 draw")
    log = listen(game)
    play(game, "0 draw")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 4, 3)
    assert told(log, 8)[-1] == "event-wins seat=#1"
