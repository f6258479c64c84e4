"""Laying cards face down, and who may know what."""

from __future__ import annotations

from collections import Counter

import pytest

from scurry.games.rat_de_france.state import Rats
from scurry.games.rat_de_france.tests.tables import (
    SPECTATOR,
    keys,
    laid,
    listen,
    phase,
    play,
    rat,
    seen,
    table,
    told,
    why,
)
from scurry.kernel.rng import seeded

ROUND = """
    a . . . . .
    . b . . . .
    . . c . . .
    . . . . . .
    . . . . . .
    turn: bidding round 1
    b: hand step swap idea
"""


def test_everybody_bids_one_card_of_its_hand_and_in_any_order_of_time() -> None:
    """RAT-R2 RF-07"""
    game = table(ROUND)
    assert game.pending() == (0, 1, 2)
    assert keys(game, 1) == ["bid step", "bid swap", "bid idea"]
    play(game, "2 bid jump")
    assert game.pending() == (0, 1)
    assert why(game, 2, "bid step") == "RAT-R2 why-bid-already"
    assert why(game, 1, "bid jump") == "RAT-RT1 why-card-not-in-hand"
    play(game, "0 bid straight", "1 bid step")
    assert (phase(game), game.pending()) == ("acting", (0,))


def test_a_bid_of_one_changes_nothing_for_the_others() -> None:
    """RF-07: their question stays the same one"""
    game = table(ROUND)
    before = game.question(0).serial
    play(game, "2 bid jump")
    assert game.question(0).serial == before


def test_by_a_house_option_cards_are_laid_in_turn() -> None:
    """RF-07"""
    game = table(ROUND + "    options: bids_in_turn=on")
    for seat, card in ((0, "straight"), (1, "step"), (2, "jump")):
        assert game.pending() == (seat,)
        assert why(game, (seat + 1) % 3, "bid idea") in (
            "RAT-R2 why-not-your-turn",
            "RAT-R2 why-bid-already",
        )
        play(game, f"{seat} bid {card}")
    assert laid(game) == ["straight", "step", "jump"]
    assert phase(game) == "acting"


@pytest.mark.parametrize("option", ["", "bids_in_turn=on"])
def test_a_bid_is_hidden_until_all_have_bid(option: str) -> None:
    """RAT-R2 RAT-R3"""
    game = play(table(f"{ROUND}    options: {option}"), "0 bid straight")
    for viewer in (1, 2, None):
        assert seen(game, viewer).rats[0].laid == "?"
        assert "straight" in seen(game, viewer).rats[0].hand
    assert rat(game, 0).laid == "straight"
    assert "straight" not in rat(game, 0).hand
    play(game, "1 bid step", "2 bid jump")
    assert laid(game) == ["straight", "step", "jump"]


def test_a_bid_is_told_without_its_card_and_all_are_revealed_together() -> None:
    """RAT-R2 RAT-R3: in turn order, and what was revealed cannot be taken back"""
    game = table(ROUND)
    log = listen(game)
    play(game, "2 bid jump")
    for seat in (0, 1, SPECTATOR):
        assert told(log, seat) == ["event-bids seat=#2"]
    assert told(log, 2) == ["event-bids-card seat=#2 card=@action-jump"]
    play(game, "1 bid step")
    log.events.clear()
    play(game, "0 bid straight")
    for seat in (1, 2, SPECTATOR):
        assert told(log, seat) == [
            "event-bids seat=#0",
            "event-reveals seat=#0 card=@action-straight",
            "event-reveals seat=#1 card=@action-step",
            "event-reveals seat=#2 card=@action-jump",
        ]
    assert [event.reveals for event in log.events[-3:]] == [True, True, True]


def test_the_bids_of_others_are_imagined_from_their_hands() -> None:
    """RAT-R2: one's own is known"""
    game = play(table(ROUND), "0 bid straight", "1 bid step")
    found = Counter(imagined(game, 0, seed) for seed in range(90))
    assert {*found} == {"step", "swap", "idea"}
    assert min(found.values()) > 15
    for seed in range(5):
        twin = game.imagine(0, seeded(seed))
        assert rat(twin, 0).laid == "straight"
        assert rat(twin, 2).laid == ""
        assert sorted([*rat(twin, 1).hand, rat(twin, 1).laid]) == ["idea", "step", "swap"]


def imagined(game: Rats, seat: int, seed: int) -> str:
    return rat(game.imagine(seat, seeded(seed)), 1).laid


def test_nothing_that_is_hidden_changes_what_is_imagined() -> None:
    """RAT-R2"""
    one = play(table(ROUND), "1 bid step")
    other = play(table(ROUND), "1 bid idea")
    for seed in range(5):
        assert imagined(one, 0, seed) == imagined(other, 0, seed)
        assert imagined(one, 1, seed) == "step"


def test_once_revealed_all_is_known() -> None:
    """RAT-R3"""
    game = play(table(ROUND), "0 bid straight", "1 bid step", "2 bid jump")
    assert {laid_by_all(game.imagine(0, seeded(seed))) for seed in range(9)} == {
        "straight step jump"
    }


def laid_by_all(game: Rats) -> str:
    return " ".join(laid(game))


def test_secret_discards_are_imagined_from_full_hands() -> None:
    """RF-03: how many are gone is known, which ones is not"""
    drawing = """
        track: I 1 II'
        turn: discarding
        a: A1 owed 2
        b: B1 hand swap jump step straight diagonal owed 1
        options: discards_secret=on
    """
    game = table(drawing)
    hands = {tuple(rat(game.imagine(0, seeded(seed)), 1).hand) for seed in range(60)}
    assert {len(hand) for hand in hands} == {5}
    assert len(hands) == 6
    assert len(rat(game.imagine(1, seeded(1)), 1).hand) == 5
    assert "idea" not in rat(game.imagine(1, seeded(3)), 1).hand
    open_game = table(drawing.replace("=on", "=off"))
    assert "idea" not in rat(open_game.imagine(0, seeded(3)), 1).hand


def test_one_bids_only_when_bids_are_asked_for() -> None:
    """RAT-R2"""
    game = table("""
        a b . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        a: laid straight
    """)
    assert why(game, 0, "bid step") == "RAT-R2 why-not-now"
    assert why(game, 1, "bid step") == "RAT-R2 why-not-now"
