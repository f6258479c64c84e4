"""Give way, Traffic and Attention, and the turn that the book tells of."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import expect, keys, play, seen, table, unstopped, why


def test_give_way_makes_the_target_give_a_card_of_its_own_choice() -> None:
    """FC-K6"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: give-way
        1: stop parking parking
        2: boost
    """)
    unstopped(game, "0 give-way 1")
    expect(game, "giving: 1")
    assert game.pending() == (1,)
    assert why(game, 0, "draw") == "FC-T1 why-finish-first"
    play(game, "1 give parking")
    expect(game, "turn: 0 x1", "0: parking", "1: stop parking", "2: boost", "discard: give-way")
    assert not game.stack


def test_give_way_cannot_be_asked_of_oneself_or_of_a_driver_who_is_out() -> None:
    """FC-K6 FC-K1"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: give-way stop
        1: stop
        2: out 3
    """)
    assert why(game, 0, "give-way 0") == "FC-K6 why-yourself"
    assert why(game, 0, "give-way 2") == "FC-K1 why-target-out"
    assert why(game, 0, "give-way 1") == ""


def test_only_the_target_is_asked_what_to_give() -> None:
    """FC-K6"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: stop
        1: stop
        2: stop
        giving: 1
    """)
    assert why(game, 0, "give stop") == "FC-K6 why-not-now"
    assert why(game, 2, "give stop") == "FC-K6 why-not-now"
    assert why(game, 1, "give stop") == ""


def test_an_empty_hand_is_not_asked_to_give_way() -> None:
    """FC-21"""
    game = table("""
        turn: 0
        deck: taifun crash crash
        0: give-way
        1:
        2: stop
    """)
    assert keys(game, 0) == ["draw", "give-way 2"]
    assert why(game, 0, "give-way 1") == "FC-21 why-empty-hand"


def test_give_way_cannot_be_played_while_all_other_hands_are_empty() -> None:
    """FC-21"""
    game = table("""
        turn: 0
        deck: taifun crash crash
        0: give-way
        1:
        2:
    """)
    assert keys(game, 0) == ["draw"]


def test_by_a_house_option_an_empty_hand_may_be_asked_and_gives_nothing() -> None:
    """FC-21"""
    game = table("""
        options: empty_hand_targetable=on
        turn: 0
        deck: taifun crash
        0: give-way taifun taifun
        1:
        2: out 3
    """)
    assert keys(game, 0) == ["draw", "give-way 1"]
    assert why(game, 0, "give-way 1") == ""
    unstopped(game, "0 give-way 1")
    expect(game, "turn: 0 x1", "0: taifun taifun", "1:", "discard: give-way")
    assert not game.stack


def test_a_giver_may_give_any_card_or_let_chance_choose() -> None:
    """FC-22 FC-23"""
    game = table("""
        chance: 2
        turn: 0
        deck: taifun crash
        0: stop
        1: boost stop stop parking
        giving: 1
    """)
    assert keys(game, 1) == ["give random", "give boost", "give stop", "give parking"]
    assert why(game, 1, "give taifun") == "FC-K6 why-too-few"
    play(game, "1 give random")
    expect(game, "0: stop stop", "1: boost stop parking")


def test_a_giver_may_not_stop_any_more() -> None:
    """FC-23: the window is over"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: stop
        1: boost stop
        giving: 1
    """)
    assert why(game, 1, "stop") == "FC-53 why-nothing-to-stop"


def test_traffic_shuffles_the_deck() -> None:
    """FC-K7"""
    game = table("""
        chance: 0 1 0
        turn: 0
        deck: taifun stop kometa crash
        0: traffic
        1:
    """)
    unstopped(game, "0 traffic")
    expect(game, "turn: 0 x1", "deck: crash kometa taifun stop", "discard: traffic")


def test_attention_shows_the_top_three_cards_in_their_order() -> None:
    """FC-K8"""
    game = table("""
        turn: 0
        deck: taifun stop kometa crash crash
        0: attention
        1:
        2:
    """)
    unstopped(game, "0 attention")
    expect(
        game,
        "turn: 0 x1",
        "deck: taifun/0 stop/0 kometa/0 crash crash",
        "story: 0 peeked taifun stop kometa",
        "discard: attention",
    )
    marks = [(mark.card, mark.least, mark.greatest) for mark in seen(game, 0).marks]
    assert marks == [("taifun", 0, 0), ("stop", 1, 1), ("kometa", 2, 2)]


@pytest.mark.parametrize("deck", ["taifun crash", "crash"])
def test_attention_shows_all_cards_if_fewer_than_three_remain(deck: str) -> None:
    """FC-37"""
    game = table(f"""
        turn: 0
        deck: {deck}
        0: attention
        1:
    """)
    unstopped(game, "0 attention")
    assert [mark.card for mark in seen(game, 0).marks] == deck.split()


def test_the_books_example_turn() -> None:
    """FC-T1 FC-K3 FC-K7 FC-K8: Attention, a stopped Overtake, Traffic, then the draw"""
    game = table("""
        chance: 0 1
        turn: 0
        deck: crash taifun stop
        0: overtake traffic attention
        1: stop
    """)
    unstopped(game, "0 attention")
    assert [mark.card for mark in seen(game, 0).marks] == ["crash", "taifun", "stop"]
    play(game, "0 overtake", "1 stop", "0 pass")
    expect(game, "turn: 0 x1")
    unstopped(game, "0 traffic", "0 draw")
    expect(game, "turn: 1 x1", "0: stop", "deck: taifun crash")
