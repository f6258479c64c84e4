"""Stop: windows, chains, and who is asked."""

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
from scurry.kernel import door
from scurry.kernel.question import TURN, WINDOW

FRESH = """
        turn: 0
        deck: taifun crash crash
        0: overtake stop stop
        1: stop stop
        2: stop
"""


def test_a_stopped_card_is_discarded_without_effect() -> None:
    """FC-K3"""
    game = table(FRESH)
    play(game, "0 overtake", "1 stop", "0 pass", "2 pass")
    expect(game, "turn: 0 x1", "0: stop stop", "1: stop", "2: stop", "discard: overtake stop")
    assert not game.stack


@pytest.mark.parametrize(
    ("moves", "turn"),
    [
        ("2 stop", "0 x1"),
        ("2 stop, 0 stop", "1 x2 overtaken"),
        ("2 stop, 0 stop, 1 stop", "0 x1"),
        ("2 stop, 0 stop, 1 stop, 0 stop", "1 x2 overtaken"),
        ("1 stop, 2 stop, 1 stop", "0 x1"),
    ],
)
def test_an_odd_number_of_stops_cancels_and_an_even_number_does_not(moves: str, turn: str) -> None:
    """FC-K3 FC-10"""
    game = table(FRESH)
    play(game, "0 overtake", *moves.split(", "))
    while game.stack:
        play(game, f"{game.pending()[0]} pass")
    expect(game, f"turn: {turn}")


def test_a_draw_a_crash_and_a_boost_cannot_be_stopped() -> None:
    """FC-08"""
    game = table("""
        turn: 0
        deck: crash taifun crash
        0: boost
        1: stop
        2: stop
    """)
    for move in ("0 draw", "0 boost", "0 place 2"):
        play(game, move)
        assert why(game, 2, "stop") == "FC-53 why-nothing-to-stop"
    play(game, "1 draw")
    expect(game, "turn: 2 x1", "1: stop taifun")


def test_everyone_but_the_author_is_asked_with_or_without_a_stop() -> None:
    """FC-09 FC-49"""
    game = table("""
        turn: 1
        deck: taifun crash crash
        0: taifun
        1: overtake stop
        2: stop
        3:
        4: out 5
    """)
    play(game, "1 overtake")
    assert game.pending() == (0, 2, 3)
    assert [keys(game, seat) for seat in range(5)] == [["pass"], [], ["pass", "stop"], ["pass"], []]
    assert why(game, 0, "stop") == "FC-K3 why-too-few"
    assert why(game, 1, "stop") == "FC-49 why-own-card"
    assert why(game, 4, "stop") == "FC-K1 why-out"


def test_the_author_of_a_stopped_card_and_the_stopper_may_stop_again() -> None:
    """FC-09"""
    game = table(FRESH)
    play(game, "0 overtake", "1 stop")
    assert game.pending() == (0, 2)
    assert keys(game, 0) == ["pass", "stop"]
    play(game, "0 stop")
    assert game.pending() == (1, 2)
    assert keys(game, 1) == ["pass", "stop"]


def test_only_the_newest_stop_can_be_answered() -> None:
    """FC-10: who laid it is not asked, whoever laid the older ones is"""
    game = table(FRESH)
    play(game, "0 overtake", "1 stop", "2 stop")
    expect(game, "window: overtake by 2 stops 2 passed five")
    assert game.pending() == (0, 1)
    assert why(game, 2, "stop") == "FC-49 why-own-card"


def test_a_card_saved_by_anothers_stop_works_for_its_own_player() -> None:
    """FC-K3 FC-10"""
    game = table(FRESH.replace("0: overtake", "0: attention"))
    play(game, "0 attention", "1 stop", "2 stop", "0 pass", "1 pass")
    expect(game, "turn: 0 x1", "story: 0 peeked taifun crash crash")


def test_earlier_passes_lapse_with_each_stop() -> None:
    """FC-49"""
    game = table(FRESH)
    play(game, "0 overtake", "2 pass")
    expect(game, "window: overtake by 0 stops 0 passed 2 five")
    assert game.pending() == (1,)
    assert why(game, 2, "stop") == "FC-K3 why-passed"
    play(game, "1 stop")
    expect(game, "window: overtake by 1 stops 1 passed five")
    assert game.pending() == (0, 2)


def test_by_a_house_option_authors_may_stop_their_own_cards() -> None:
    """FC-49"""
    game = table(f"options: author_may_stop=on\n{FRESH}")
    play(game, "0 overtake")
    assert game.pending() == (0, 1, 2)
    play(game, "0 stop")
    assert game.pending() == (0, 1, 2)
    play(game, "0 pass", "1 pass", "2 pass")
    expect(game, "turn: 0 x1", "discard: overtake stop")


def test_a_pass_does_not_change_what_the_others_are_asked() -> None:
    """FC-11"""
    game = table(FRESH)
    play(game, "0 overtake")
    serial = game.question(2).serial
    play(game, "1 pass")
    assert game.question(2).serial == serial
    game.apply(2, door.admit(game, 2, "pass", serial))
    assert game.serial > serial
    expect(game, "turn: 1 x2 overtaken")


def test_of_two_stops_at_once_only_the_first_is_spent() -> None:
    """FC-11: the second was meant for a question that is no longer asked"""
    game = table(FRESH)
    play(game, "0 overtake")
    serial = game.question(2).serial
    assert game.question(1).serial == serial
    game.apply(1, door.admit(game, 1, "stop", serial))
    with pytest.raises(door.Refused) as refused:
        door.admit(game, 2, "stop", serial)
    assert refused.value.code == "stale"
    expect(game, "2: stop", "window: overtake by 1 stops 1 passed five")


def test_a_stop_that_comes_too_late_is_refused_and_kept() -> None:
    """FC-11 FC-53"""
    game = table(FRESH)
    play(game, "0 overtake", "1 pass", "2 pass")
    with pytest.raises(door.Refused) as refused:
        play(game, "2 stop")
    assert refused.value.code == "not-asked"
    assert why(game, 2, "stop") == "FC-53 why-nothing-to-stop"
    expect(game, "2: stop", "turn: 1 x2 overtaken")


def test_stopped_attention_shows_nothing() -> None:
    """FC-13"""
    game = table("""
        turn: 0
        deck: taifun stop crash
        0: attention
        1: stop
    """)
    log = listen(game)
    play(game, "0 attention", "1 stop", "0 pass")
    expect(game, "turn: 0 x1", "deck: taifun stop crash", "discard: attention stop")
    assert seen(game, 0).marks == []
    assert "peeks" not in repr(log.events)


def test_stopped_traffic_leaves_the_deck_alone() -> None:
    """FC-14"""
    game = table("""
        turn: 0
        deck: taifun stop kometa crash
        0: traffic
        1: stop
    """)
    play(game, "0 traffic", "1 stop", "0 pass")
    expect(game, "turn: 0 x1", "deck: taifun stop kometa crash", "discard: traffic stop")


@pytest.mark.parametrize("card", ["overtake", "parking"])
@pytest.mark.parametrize("turn", ["0 x1", "0 x2 overtaken"])
def test_a_stopped_overtake_or_parking_leaves_the_turn_going(card: str, turn: str) -> None:
    """FC-15"""
    game = table(f"""
        turn: {turn}
        deck: taifun crash
        0: {card} traffic
        1: stop
    """)
    play(game, f"0 {card}", "1 stop", "0 pass")
    expect(game, f"turn: {turn}", "0: traffic", "1:", f"discard: {card} stop")
    assert keys(game, 0) == ["draw", "traffic"]


def test_a_played_card_lies_in_the_discard_before_anyone_is_asked() -> None:
    """FC-54"""
    game = table(FRESH)
    play(game, "0 overtake")
    expect(game, "0: stop stop", "discard: overtake", "turn: 0 x1")
    play(game, "1 stop")
    expect(game, "1: stop", "discard: overtake stop")
    assert seen(game, None).discard[-1] == "stop"


def test_a_window_asks_another_kind_of_question_than_a_turn() -> None:
    """FC-K3"""
    game = table(FRESH)
    assert game.question(0).kind == TURN
    play(game, "0 overtake", "1 stop")
    asked = game.question(2)
    assert (asked.kind, asked.message, asked.args) == (WINDOW, "ask-window-stop", {"author": "#1"})


def test_everybody_is_told_of_stops_and_of_what_came_of_them() -> None:
    """FC-K3 FC-10"""
    game = table(FRESH)
    log = listen(game)
    play(game, "0 overtake", "1 stop", "2 stop", "1 stop", "0 pass", "2 pass")
    assert told(log, 2) == [
        "event-overtake seat=#0 card=@card-overtake",
        "event-stop seat=#1 author=#0",
        "event-stop-stop seat=#2 author=#1",
        "event-stop-stop seat=#1 author=#2",
        "event-cancelled seat=#0",
    ]
