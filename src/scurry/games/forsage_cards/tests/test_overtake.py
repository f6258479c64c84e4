"""Overtake and Parking: turns that are owed, and turns that end without a card."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.tests.tables import expect, listen, play, table, told, unstopped


def test_overtake_ends_the_turn_without_a_card_and_the_next_driver_takes_two() -> None:
    """FC-K4"""
    game = table("""
        turn: 0
        deck: taifun stop kometa crash crash
        0: overtake
        1:
        2:
    """)
    unstopped(game, "0 overtake")
    expect(game, "turn: 1 x2 overtaken", "0:", "deck: taifun stop kometa crash crash")
    play(game, "1 draw")
    expect(game, "turn: 1 x1 overtaken", "1: taifun")
    play(game, "1 draw")
    expect(game, "turn: 2 x1", "1: stop taifun")


@pytest.mark.parametrize(("turns", "passed_on"), [(2, 4), (1, 3), (4, 6)])
def test_an_overtaken_driver_passes_on_its_turns_and_two_more(turns: int, passed_on: int) -> None:
    """FC-K4 FC-16: the book's example, 4 from the first of two turns and 3 from the second"""
    game = table(f"""
        turn: 1 x{turns} overtaken
        deck: taifun crash crash
        0:
        1: overtake
        2:
    """)
    unstopped(game, "1 overtake")
    expect(game, f"turn: 2 x{passed_on} overtaken")


def test_the_last_turn_of_an_overtaken_driver_still_counts_as_overtaken() -> None:
    """FC-16"""
    game = table("""
        turn: 0
        deck: taifun crash crash
        0: overtake
        1: overtake
        2:
    """)
    unstopped(game, "0 overtake", "1 draw", "1 overtake")
    expect(game, "turn: 2 x3 overtaken")


@pytest.mark.parametrize("turn", ["1 x2 overtaken", "1 x1 overtaken", "1 x1"])
def test_by_a_house_option_overtake_is_always_two_turns(turn: str) -> None:
    """FC-16"""
    game = table(f"""
        options: overtake_flat=on
        turn: {turn}
        deck: taifun crash crash
        0:
        1: overtake
        2:
    """)
    unstopped(game, "1 overtake")
    expect(game, "turn: 2 x2 overtaken")


def test_between_two_drivers_the_opponent_gets_the_turns() -> None:
    """FC-20"""
    game = table("""
        turn: 1
        deck: taifun crash
        0: overtake
        1: overtake
    """)
    unstopped(game, "1 overtake")
    expect(game, "turn: 0 x2 overtaken")
    unstopped(game, "0 overtake")
    expect(game, "turn: 1 x4 overtaken")


def test_parking_ends_the_turn_without_a_card() -> None:
    """FC-K5"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: parking
        1:
    """)
    unstopped(game, "0 parking")
    expect(game, "turn: 1 x1", "deck: taifun crash", "0:", "discard: parking")


def test_parking_under_overtake_ends_one_turn_only() -> None:
    """FC-K5 FC-18: the driver stays overtaken while turns remain"""
    game = table("""
        turn: 0 x3 overtaken
        deck: taifun crash
        0: parking parking overtake
        1:
    """)
    unstopped(game, "0 parking")
    expect(game, "turn: 0 x2 overtaken", "deck: taifun crash")
    unstopped(game, "0 parking")
    expect(game, "turn: 0 x1 overtaken", "deck: taifun crash")
    unstopped(game, "0 overtake")
    expect(game, "turn: 1 x3 overtaken")


def test_once_the_owed_turns_are_over_the_next_driver_has_an_ordinary_one() -> None:
    """FC-18 FC-16"""
    game = table("""
        turn: 0 x1 overtaken
        deck: taifun crash
        0: parking
        1: overtake
    """)
    unstopped(game, "0 parking")
    expect(game, "turn: 1 x1")
    unstopped(game, "1 overtake")
    expect(game, "turn: 0 x2 overtaken")


def test_turns_owed_by_a_driver_who_crashes_vanish() -> None:
    """FC-17"""
    game = table("""
        turn: 1 x4 overtaken
        deck: crash taifun crash
        0: stop
        1: stop
        2: stop
    """)
    play(game, "1 draw")
    expect(game, "turn: 2 x1", "1: out 3")


@pytest.mark.parametrize(
    ("turn", "next_turn"),
    [
        ("1 x4 overtaken", "2 x3 overtaken"),
        ("1 x2 overtaken", "2 x1 overtaken"),
        ("1 x1 overtaken", "2 x1"),
        ("1 x1", "2 x1"),
    ],
)
def test_by_a_house_option_the_turns_of_a_crashed_driver_are_passed_on(
    turn: str, next_turn: str
) -> None:
    """FC-17"""
    game = table(f"""
        options: turns_passed_on=on
        turn: {turn}
        deck: crash taifun crash
        0: stop
        1: stop
        2: stop
    """)
    play(game, "1 draw")
    expect(game, f"turn: {next_turn}")


def test_everybody_is_told_whose_turns_are_on_and_how_many_remain() -> None:
    """FC-K4 FC-18"""
    game = table("""
        turn: 0
        deck: taifun crash
        0: overtake
        1: parking
    """)
    log = listen(game)
    unstopped(game, "0 overtake", "1 parking")
    assert told(log, 0) == [
        "event-overtake seat=#0 card=@card-overtake",
        "event-turn seat=#1 turns=2",
        "event-parking seat=#1 card=@card-parking",
        "event-turn-again seat=#1 turns=1",
    ]
