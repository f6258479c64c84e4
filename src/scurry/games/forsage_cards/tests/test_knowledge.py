"""What each seat knows of the other hands, and what it no longer knows."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import expect, known, play, seen, table, unstopped


def given(hand: str, card: str, *known_lines: str) -> list[str]:
    """What is known after seat 1 has given that card of its hand to seat 0."""
    lines = "\n".join(known_lines)
    game = table(f"""
        turn: 0
        deck: taifun crash crash
        0:
        1: {hand}
        2:
        {lines}
        giving: 1
    """)
    return known(play(game, f"1 give {card}"))


def test_a_giver_knows_what_the_taker_got_and_others_do_not() -> None:
    """FC-52"""
    assert given("stop boost", "stop") == ["known 1: 0 stop"]


def test_a_taker_who_knew_of_the_card_knows_that_it_has_gone() -> None:
    """FC-52"""
    lines = given("stop stop boost", "stop", "known 0: 1 stop stop boost")
    assert lines == ["known 0: 1 boost stop", "known 1: 0 stop"]


@pytest.mark.parametrize("who", ["2", "all"])
def test_a_third_party_knows_less_after_an_unseen_card_has_moved(who: str) -> None:
    """FC-52: of every kind it knew of, one may be the card that moved"""
    lines = given("boost stop stop parking", "parking", f"known {who}: 1 boost stop stop")
    assert lines == ["known 1: 0 parking", f"known {who}: 1 stop"]


@pytest.mark.parametrize("who", ["2", "all"])
def test_a_third_party_who_knew_a_hand_of_one_kind_knows_what_moved(who: str) -> None:
    """FC-52"""
    lines = given("stop stop", "stop", f"known {who}: 1 stop stop")
    assert lines == ["known 1: 0 stop", f"known {who}: 0 stop", f"known {who}: 1 stop"]


@pytest.mark.parametrize("hand", ["stop stop boost", "stop stop stop"])
def test_a_third_party_who_knew_a_part_of_one_kind_cannot_tell_what_moved(hand: str) -> None:
    """FC-52"""
    lines = given(hand, "stop", "known 2: 1 stop stop")
    assert lines == ["known 1: 0 stop", "known 2: 1 stop"]


def test_a_third_party_who_knew_a_mixed_hand_cannot_tell_what_moved() -> None:
    """FC-52"""
    assert given("boost stop", "stop", "known 2: 1 boost stop") == ["known 1: 0 stop"]


def test_a_stolen_card_is_known_to_who_lost_it() -> None:
    """FC-52"""
    game = table("""
        chance: 1
        turn: 0
        deck: taifun crash crash
        0: kometa kometa
        1: boost parking
        2:
    """)
    unstopped(game, "0 pair kometa 1")
    assert known(game) == ["known 1: 0 parking"]


def test_everybody_knows_who_has_a_card_that_was_named_and_given() -> None:
    """FC-52"""
    game = table("""
        turn: 0
        deck: taifun crash crash
        0: kometa kometa kometa
        1: boost boost
        2:
        known 2: 1 boost boost
        known all: 1 boost
    """)
    unstopped(game, "0 triple kometa 1", "0 name boost")
    assert known(game) == [
        "known 1: 0 boost",
        "known 2: 0 boost",
        "known 2: 1 boost",
        "known all: 0 boost",
    ]


def test_everybody_knows_who_has_a_card_that_was_taken_from_the_discard() -> None:
    """FC-52"""
    game = table("""
        turn: 0
        deck: taifun crash
        0:
        1:
        discard: boost
        rummaging:
    """)
    play(game, "0 take boost")
    assert known(game) == ["known 1: 0 boost", "known all: 0 boost"]


def test_a_card_that_was_seen_in_the_deck_is_known_in_the_hand_that_drew_it() -> None:
    """FC-52 FC-38"""
    game = table("""
        turn: 0
        deck: taifun/012 crash
        0:
        1:
        2:
        3:
    """)
    play(game, "0 draw")
    assert known(game) == ["known 1: 0 taifun", "known 2: 0 taifun"]


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    """FC-54 FC-52"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: parking parking attention boost
        1:
        known 1: 0 boost parking
        known all: 0 parking
    """)
    unstopped(game, "0 attention")
    expect(game, "known 1: 0 boost parking", "known all: 0 parking")
    unstopped(game, "0 parking")
    assert known(game) == ["known 1: 0 boost"]


def test_a_known_pair_that_is_played_is_known_no_more() -> None:
    """FC-54 FC-52"""
    game = table("""
        chance: 0
        turn: 0
        deck: taifun crash
        0: parking parking parking
        1: boost
        known 1: 0 parking parking parking
        known all: 0 parking
    """)
    unstopped(game, "0 pair parking 1")
    expect(game, "known 1: 0 boost parking")
    assert known(game) == ["known 1: 0 boost parking"]


def test_who_may_use_a_boost_is_known_to_have_one() -> None:
    """FC-K1 FC-52"""
    game = table("""
        turn: 0
        deck: crash taifun crash
        0: boost stop
        1:
        2:
        known 2: 0 boost stop
    """)
    play(game, "0 draw")
    assert known(game) == ["known 1: 0 boost", "known 2: 0 boost stop", "known all: 0 boost"]
    play(game, "0 boost")
    assert known(game) == ["known 2: 0 stop"]


def test_a_crashed_driver_neither_knows_nor_is_known() -> None:
    """FC-K1 FC-52"""
    game = table("""
        turn: 0
        deck: crash taifun/01 crash
        0: stop
        1: parking
        2: parking
        known 0: 1 parking
        known 1: 0 stop
        known 1: 2 parking
        known all: 0 stop
    """)
    play(game, "0 draw", "1 draw")
    assert known(game) == ["known 1: 2 parking"]


def test_a_seat_sees_the_cards_it_knows_of_and_counts_the_others() -> None:
    """FC-52"""
    game = table("""
        turn: 0
        deck: crash
        0: stop boost taifun
        1: parking
        known 1: 0 stop taifun
        known all: 0 stop
    """)
    assert [(hand.cards, hand.known) for hand in seen(game, 1).hands] == [
        (3, ["stop", "taifun"]),
        (1, []),
    ]
    assert [(hand.cards, hand.known) for hand in seen(game, None).hands] == [(3, ["stop"]), (1, [])]
    assert seen(game, 1).hand == ["parking"]
    assert seen(game, None).hand == []
