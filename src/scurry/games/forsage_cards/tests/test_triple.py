"""Three cards of one name: a card is named, and handed over if it is there."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards.cards import NAMES
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

LAID = """
        turn: 0
        deck: pryvyd crash crash
        0: kometa kometa kometa parking
        1: boost boost stop
        2: boost
"""


def test_the_named_card_is_handed_over() -> None:
    """FC-X2 FC-27: one copy only"""
    game = table(LAID)
    unstopped(game, "0 triple kometa 1", "0 name boost")
    expect(
        game,
        "turn: 0 x1",
        "0: boost parking",
        "1: boost stop",
        "2: boost",
        "discard: kometa kometa kometa",
    )
    assert not game.stack


def test_if_the_named_card_is_not_there_nothing_is_given() -> None:
    """FC-X2 FC-26"""
    game = table(LAID)
    unstopped(game, "0 triple kometa 1", "0 name taifun")
    expect(
        game,
        "turn: 0 x1",
        "0: parking",
        "1: boost boost stop",
        "discard: kometa kometa kometa",
    )
    assert not game.stack


@pytest.mark.parametrize("card", ["overtake", "traffic", "stop", "boost"])
def test_a_triple_ignores_what_is_printed_on_its_cards(card: str) -> None:
    """FC-X4"""
    game = table(f"""
        turn: 0 x2 overtaken
        deck: pryvyd stop crash
        0: {card} {card} {card}
        1: kometa
    """)
    unstopped(game, f"0 triple {card} 1", "0 name kometa")
    expect(game, "turn: 0 x2 overtaken", "deck: pryvyd stop crash", "0: kometa", "1:")


def test_every_card_but_a_crash_may_be_named() -> None:
    """FC-28"""
    game = play(table(LAID), "0 triple kometa 1")
    assert keys(game, 0) == [f"name {name}" for name in NAMES if name != "crash"]
    assert why(game, 0, "name crash") == "FC-28 why-name-crash"
    assert why(game, 1, "name boost") == "FC-X2 why-not-now"


def test_two_cards_are_no_triple() -> None:
    """FC-X2"""
    game = table(LAID.replace("kometa kometa kometa", "kometa kometa"))
    assert why(game, 0, "triple kometa 1") == "FC-X2 why-too-few"
    assert why(game, 0, "pair kometa 1") == ""


def test_a_card_is_named_before_the_others_may_stop_the_triple() -> None:
    """FC-12"""
    game = table(LAID)
    play(game, "0 triple kometa 1")
    expect(game, "naming: triple kometa 1", "discard: kometa kometa kometa")
    assert game.pending() == (0,)
    assert why(game, 1, "stop") == "FC-53 why-nothing-to-stop"
    play(game, "0 name boost")
    expect(game, "window: triple kometa 1 by 0 stops 0 passed name boost five")
    play(game, "1 stop", "0 pass", "2 pass")
    expect(game, "turn: 0 x1", "0: parking", "1: boost boost", "discard: kometa kometa kometa stop")


def test_by_a_house_option_a_card_is_named_after_the_window() -> None:
    """FC-12"""
    game = table(f"options: triple_named=after\n{LAID}")
    play(game, "0 triple kometa 1")
    expect(game, "window: triple kometa 1 by 0 stops 0 passed five")
    play(game, "1 pass", "2 pass")
    expect(game, "naming: triple kometa 1 after")
    assert game.pending() == (0,)
    play(game, "0 name boost")
    expect(game, "turn: 0 x1", "0: boost parking", "1: boost stop")
    assert not game.stack


@pytest.mark.parametrize("key", ["give-way 1", "pair taifun 1"])
def test_targets_are_declared_before_the_window(key: str) -> None:
    """FC-12"""
    game = table("""
        turn: 0
        deck: pryvyd crash crash
        0: give-way taifun taifun
        1: boost
        2: boost
    """)
    play(game, f"0 {key}")
    expect(game, f"window: {key} by 0 stops 0 passed five")


def test_everybody_is_told_what_is_named_and_whether_it_is_given() -> None:
    """FC-X2 FC-52"""
    game = table(LAID.replace("0: ", "0: taifun taifun taifun "))
    log = listen(game)
    unstopped(game, "0 triple kometa 1", "0 name boost", "0 triple taifun 2", "0 name stop")
    for seat in (0, 1, 2, 8):
        assert told(log, seat) == [
            "event-triple seat=#0 card=@card-kometa to=#1",
            "event-name seat=#0 card=@card-boost",
            "event-hands-over giver=#1 taker=#0 card=@card-boost",
            "event-triple seat=#0 card=@card-taifun to=#2",
            "event-name seat=#0 card=@card-stop",
            "event-has-none giver=#2 taker=#0 card=@card-stop",
        ]
