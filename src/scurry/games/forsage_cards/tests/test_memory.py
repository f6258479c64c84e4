"""What a seat keeps knowing of the deck."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.memory import remember
from scurry.games.forsage_cards.tests.decks import alike, marks, worlds
from scurry.games.forsage_cards.tests.tables import expect, play, seen, table, unstopped

PEEKED = """
        turn: 0
        deck: taifun/0 stop/0 kometa/0 crash pryvyd crash
        0: stop
        1: boost
        2: stop
        story: 0 peeked taifun stop kometa
"""


def test_peeked_cards_stay_known_and_draws_shift_them() -> None:
    """FC-38"""
    game = table(PEEKED)
    assert marks(game, 0) == "taifun@0 stop@1 kometa@2"
    play(game, "0 draw", "1 draw")
    assert marks(game, 0) == "kometa@0"
    play(game, "2 draw")
    assert marks(game, 0) == ""
    assert remember(game.story, 0) is None


def test_nobody_else_knows_what_was_peeked() -> None:
    """FC-38"""
    game = table(PEEKED)
    assert (marks(game, 1), marks(game, 2)) == ("", "")
    assert seen(game, None).marks == []


def test_a_crash_put_back_is_known_and_shifts_what_lies_below_it() -> None:
    """FC-38"""
    game = table(PEEKED.replace("story", "placing:\nstory"))
    twin = game.clone()
    play(game, "0 place 1")
    assert marks(game, 0) == "taifun@0 crash@1 stop@2 kometa@3"
    play(twin, "0 place 5")
    assert marks(twin, 0) == "taifun@0 stop@1 kometa@2 crash@5"


def test_a_shuffle_clears_what_was_known() -> None:
    """FC-38 FC-K7"""
    game = table("chance: 5 4 3 2 1\n" + PEEKED.replace("0: stop", "0: traffic"))
    unstopped(game, "0 traffic")
    assert marks(game, 0) == ""
    expect(game, "deck: taifun stop kometa crash pryvyd crash")
    assert game.story is None
    play(game, "0 draw")
    assert not any(game.known)


@pytest.mark.parametrize("place", range(7))
def test_a_crash_put_back_by_another_makes_it_here_or_one_deeper(place: int) -> None:
    """FC-38: wherever it really lies"""
    game = table(PEEKED.replace("turn: 0", "turn: 1").replace("story", "placing:\nstory"))
    play(game, f"1 place {place}")
    assert marks(game, 0) == "taifun@0-1 stop@1-2 kometa@2-3"
    places = ["Rabc???", "aRbc???", "abRc???", "abcR???", "abc?R??", "abc??R?", "abc???R"]
    assert worlds(game, 0) == alike(*places)
    assert marks(game, 1) == f"crash@{place}"


def test_by_a_house_option_no_marks_are_shown() -> None:
    """FC-38"""
    game = table(f"options: marks_shown=off\n{PEEKED}")
    assert seen(game, 0).marks == []
    assert remember(game.story, 0) is not None


def test_a_crashed_driver_is_shown_no_marks() -> None:
    """FC-38"""
    game = table(PEEKED.replace("0: stop", "0: out 4"))
    assert seen(game, 0).marks == []


def test_nothing_is_remembered_of_a_deck_that_nobody_has_seen() -> None:
    """FC-38"""
    game = table("""
        turn: 0
        deck: taifun crash
        0:
        1:
    """)
    play(game, "0 draw")
    assert game.story is None
