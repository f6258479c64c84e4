"""Who is told what: an event has an audience, and a secret a small one."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import (
    SPECTATOR,
    listen,
    play,
    table,
    told,
    unstopped,
)

TABLE = """
        turn: 0
        deck: taifun stop kometa crash crash
        0: give-way attention pryvyd pryvyd traffic
        1: boost
        2: stop
"""


def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    """FC-52"""
    game = table(TABLE)
    log = listen(game)
    play(game, "0 draw")
    turn = "event-turn seat=#1 turns=1"
    assert told(log, 0) == ["event-draws-card seat=#0 card=@card-taifun", turn]
    for seat in (1, 2, SPECTATOR):
        assert told(log, seat) == ["event-draws seat=#0", turn]


@pytest.mark.parametrize("hand", ["stop", "boost stop"])
def test_a_drawn_crash_is_told_to_everyone(hand: str) -> None:
    """FC-52 FC-K1"""
    game = table(f"""
        turn: 1
        deck: crash crash
        0:
        1: {hand}
        2:
    """)
    log = listen(game)
    play(game, "1 draw")
    for seat in (0, 1, 2, SPECTATOR):
        assert told(log, seat)[0] == "event-draws-crash seat=#1"


def test_peeked_cards_are_told_to_who_peeks_only() -> None:
    """FC-K8 FC-52"""
    game = table(TABLE)
    log = listen(game)
    unstopped(game, "0 attention")
    cards = "('@card-taifun', '@card-stop', '@card-kometa')"
    assert told(log, 0)[1:] == [f"event-peeks-cards seat=#0 cards={cards}"]
    for seat in (1, 2, SPECTATOR):
        assert told(log, seat)[1:] == ["event-peeks seat=#0"]


@pytest.mark.parametrize("moves", [["0 give-way 1", "1 give boost"], ["0 pair pryvyd 1"]])
def test_a_card_that_is_given_or_stolen_is_told_to_giver_and_taker_only(moves: list[str]) -> None:
    """FC-52"""
    game = table(f"chance: 0\n{TABLE}")
    log = listen(game)
    unstopped(game, *moves)
    for seat in (0, 1):
        assert told(log, seat)[1:] == ["event-passed-card giver=#1 taker=#0 card=@card-boost"]
    for seat in (2, SPECTATOR):
        assert told(log, seat)[1:] == ["event-passed giver=#1 taker=#0"]


def test_a_back_that_was_picked_is_told_like_any_stolen_card() -> None:
    """FC-52 FC-25"""
    game = table(f"options: pick_a_back=on\nchance: 0\n{TABLE}")
    log = listen(game)
    unstopped(game, "0 pair pryvyd 1", "0 back 0")
    assert told(log, 1)[1:] == ["event-passed-card giver=#1 taker=#0 card=@card-boost"]
    assert told(log, 2)[1:] == ["event-passed giver=#1 taker=#0"]


def test_everyone_is_told_of_a_shuffle() -> None:
    """FC-K7"""
    game = table(f"chance: 0 0 0 0\n{TABLE}")
    log = listen(game)
    unstopped(game, "0 traffic")
    for seat in (0, 1, 2, SPECTATOR):
        assert told(log, seat) == [
            "event-traffic seat=#0 card=@card-traffic",
            "event-shuffled seat=#0",
        ]


def test_what_shows_a_hidden_card_cannot_be_taken_back() -> None:
    """FC-52 FC-05: these events reveal something; what was public anyway does not"""
    game = table("""
        chance: 0 0 0
        turn: 0
        deck: crash taifun stop crash
        0: boost give-way attention pryvyd pryvyd kometa kometa kometa
        1: boost stop
        2:
    """)
    log = listen(game)
    unstopped(
        game,
        *["0 attention", "0 give-way 1", "1 give boost", "0 pair pryvyd 1"],
        *["0 draw", "0 boost", "0 place 0", "1 draw"],
    )
    assert {event.message for event in log.events if event.reveals} == {
        "event-draws-crash",
        "event-out",
        "event-passed-card",
        "event-peeks-cards",
        "event-returned-at",
    }
    play(game, "2 draw")
    assert log.events[-2].message == "event-draws-card"
    assert log.events[-2].reveals


@pytest.mark.parametrize("name", ["boost", "taifun"])
def test_whether_a_named_card_was_there_cannot_be_taken_back(name: str) -> None:
    """FC-52"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: kometa kometa kometa
        1: boost
    """)
    log = listen(game)
    unstopped(game, "0 triple kometa 1", f"0 name {name}")
    assert [event.reveals for event in log.events] == [False, False, True]
