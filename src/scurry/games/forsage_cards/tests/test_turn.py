"""A turn: play as many cards as you like, then draw; clockwise, until one driver is left."""

from __future__ import annotations

from typing import cast

import pytest

from scurry.games.forsage_cards import game as forsage
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.tests.tables import (
    expect,
    keys,
    play,
    seen,
    table,
    unstopped,
    why,
)
from scurry.kernel import door
from scurry.kernel.outcome import Outcome


def test_a_driver_may_play_several_cards_one_after_another() -> None:
    """FC-T1"""
    game = table("""
        chance: 1
        turn: 0
        deck: stop crash
        0: traffic attention attention
        1: stop
    """)
    unstopped(game, "0 attention", "0 traffic", "0 attention")
    expect(game, "turn: 0 x1", "0:", "discard: attention traffic attention")
    assert keys(game, 0) == ["draw"]


def test_a_card_is_finished_before_the_next_is_played() -> None:
    """FC-T1"""
    game = table("""
        turn: 0
        deck: stop crash
        0: parking taifun taifun taifun
        1: stop
        naming: triple taifun 1
    """)
    assert why(game, 0, "parking") == "FC-T1 why-finish-first"
    assert why(game, 0, "draw") == "FC-T1 why-finish-first"


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    """FC-T1"""
    game = table("""
        turn: 0
        deck: stop crash
        0: taifun
        1: stop
    """)
    for key in ("overtake", "parking", "traffic", "attention", "give-way 1"):
        assert why(game, 0, key) == "FC-T1 why-too-few"
    assert why(game, 0, "pair taifun 1") == "FC-K9 why-too-few"
    assert why(game, 0, "pair stop 1") == "FC-X1 why-too-few"


def test_drawing_the_top_card_ends_the_turn() -> None:
    """FC-T2"""
    game = table("""
        turn: 0
        deck: taifun stop crash
        0: parking
        1: stop
    """)
    play(game, "0 draw")
    expect(game, "turn: 1 x1", "deck: stop crash", "0: parking taifun", "1: stop", "discard:")


def test_an_empty_hand_leaves_nothing_to_do_but_draw() -> None:
    """FC-T3"""
    game = table("""
        turn: 0
        deck: taifun crash
        0:
        1: stop
    """)
    assert keys(game, 0) == ["draw"]
    play(game, "0 draw")
    expect(game, "turn: 1 x1", "0: taifun")


def test_a_hand_may_grow_without_limit() -> None:
    """FC-T3 FC-42"""
    many = " ".join(4 * ["parking", "give-way", "traffic", "attention", "taifun"])
    game = table(f"""
        turn: 0
        deck: kometa crash
        0: {many}
        1: stop
    """)
    play(game, "0 draw")
    assert seen(game, 1).hands[0].cards == 21
    expect(game, "turn: 1 x1", "discard:")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_how_many_cards_the_deck_has_is_public(seat: int | None) -> None:
    """FC-T4"""
    game = table("""
        turn: 0
        deck: taifun stop crash
        0: parking
        1: stop
    """)
    assert seen(game, seat).deck == 3


def test_the_last_driver_wins() -> None:
    """FC-T5"""
    game = table("""
        turn: 1
        deck: crash stop
        0: parking
        1: stop
        2: out 3
    """)
    assert game.outcome() is None
    play(game, "1 draw")
    outcome = game.outcome()
    assert isinstance(outcome, Outcome)
    assert (outcome.reason, outcome.winners()) == ("outcome-last-driver", (0,))
    assert game.pending() == ()
    assert why(game, 0, "parking") == "FC-T5 why-over"


def test_turns_go_clockwise() -> None:
    """FC-S6"""
    game = table("""
        turn: 1
        deck: taifun taifun taifun crash crash
        0:
        1:
        2:
    """)
    movers: list[int] = []
    for _ in range(3):
        movers += game.pending()
        play(game, f"{game.pending()[0]} draw")
    assert movers == [1, 2, 0]


def test_the_next_driver_is_the_next_one_still_driving() -> None:
    """FC-19"""
    game = table("""
        turn: 3
        deck: taifun taifun crash
        0: out 5
        1: stop
        2: out 4
        3: overtake
        4: out 3
    """)
    unstopped(game, "3 overtake")
    expect(game, "turn: 1 x2 overtaken")
    play(game, "1 draw", "1 draw")
    expect(game, "turn: 3 x1")


def test_nothing_but_a_stop_is_played_out_of_turn() -> None:
    """FC-41"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: parking
        1: parking stop stop stop
    """)
    for key in ("draw", "parking", "pair stop 0", "triple stop 0", "five"):
        assert why(game, 1, key) == "FC-41 why-not-your-turn"
    play(game, "0 parking")
    assert keys(game, 1) == ["pass", "stop"]
    for key in ("draw", "parking", "pair stop 0"):
        assert why(game, 1, key) == "FC-41 why-window"


def test_a_driver_may_stop_a_stop_in_its_own_turn() -> None:
    """FC-41"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: parking stop
        1: stop
    """)
    play(game, "0 parking")
    assert why(game, 0, "attention") == "FC-41 why-window"
    play(game, "1 stop")
    assert keys(game, 0) == ["pass", "stop"]


def test_the_door_is_shut_to_those_who_are_not_asked() -> None:
    """FC-41"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: parking
        1: parking
    """)
    with pytest.raises(door.Refused) as refused:
        play(game, "1 parking")
    assert refused.value.code == "not-asked"
    assert refused.value.refusal is not None
    assert refused.value.refusal.clause == "FC-41"


def test_no_card_is_played_for_nothing() -> None:
    """FC-53"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: boost stop taifun
        1: parking
    """)
    assert keys(game, 0) == ["draw"]
    assert why(game, 0, "stop") == "FC-53 why-nothing-to-stop"
    assert why(game, 0, "pass") == "FC-K3 why-nothing-to-stop"
    assert why(game, 0, "boost") == "FC-07 why-no-crash"


def test_traffic_and_attention_can_always_be_played() -> None:
    """FC-53"""
    game = table("""
        turn: 0
        deck: crash
        0: traffic attention
        1:
    """)
    assert keys(game, 0) == ["draw", "traffic", "attention"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_never_runs_out(seats: int) -> None:
    """FC-39: while two drive there is a Crash left to draw"""
    for seed in range(8):
        game = cast(Forsage, forsage.start(seats, seed))
        while game.pending():
            asked = game.pending()
            seat = asked[game.rng.below(len(asked))]
            if "draw" in keys(game, seat):
                assert len(game.deck) >= game.crashes() >= 1
            options = game.options(seat)
            game.apply(seat, options[game.rng.below(len(options))])
        assert game.crashes() == 0
