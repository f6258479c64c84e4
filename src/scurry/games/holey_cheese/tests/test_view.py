"""What is shown of the table: the open cards, burrows, stocks, and what is going on."""

from __future__ import annotations

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.games.holey_cheese.tests.tables import play, seen, table
from scurry.games.holey_cheese.view import Card, Player, View

TABLE = """
    turn: roller 2 round 9 idle 4 dice counter 5
    ring: cheese/1.4(m) apple bread/0.3 corn(c) egg/1.1 fish grapes
    stock 0: tomato
    stock 1: banana carrot
    stock 2:
    options: mode=advanced
"""


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_the_ring_but_not_under_burrows(seat: int | None) -> None:
    """CHE-O3 DS-28 DS-12 CHE-S4: whose a burrow is, and its size, is public"""
    shown = cheese.view(table(TABLE), seat)
    assert isinstance(shown, View)
    assert shown.seat == seat
    assert shown.ring == [
        Card(None, 1, 3),
        Card("apple", None, None),
        Card(None, 0, 2),
        Card("corn", None, None),
        Card(None, 1, 3),
        Card("fish", None, None),
        Card("grapes", None, None),
    ]
    assert (shown.mouse, shown.cat) == (0, 3)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_stocks_and_how_many_cards_lie_and_wait(seat: int | None) -> None:
    """CHE-T5 CHE-C1 CHE-S4"""
    assert seen(table(TABLE), seat).players == [
        Player(["tomato"], 2, 1, 1),
        Player(["carrot", "banana"], 3, 2, 1),
        Player([], 1, 0, 1),
    ]


def test_who_has_three_products_has_no_cards_left() -> None:
    """CHE-T3 CHE-C1"""
    game = table("ring: cheese(m) apple corn\nstock 0: tomato banana carrot")
    assert seen(game).players[0] == Player(["carrot", "banana", "tomato"], 3, 0, 0)


def test_everybody_sees_the_dice_and_who_is_asked() -> None:
    """CHE-R1 CHE-O2"""
    shown = seen(play(table(TABLE), "1 name egg"), 0)
    assert (shown.phase, shown.round, shown.roller, shown.idle) == ("racing", 9, 2, 4)
    assert (shown.advanced, shown.clockwise, shown.steps) == (True, False, 5)
    assert (shown.waiting, shown.still, shown.winner, shown.safe) == ([0, 2], [0, 2], None, [])


def test_by_a_house_option_the_size_of_a_laid_burrow_is_hidden() -> None:
    """DS-12"""
    for seat in (0, 1, 2, None):
        ring = seen(table(f"{TABLE}\noptions: sizes_hidden=on"), seat).ring
        assert [card for card in ring if card.product is None] == [
            Card(None, 1, None),
            Card(None, 0, None),
            Card(None, 1, None),
        ]


def test_the_basic_game_shows_no_cat() -> None:
    """CHE-C7 CHE-S2"""
    shown = seen(table("ring: cheese(m) apple corn"))
    assert (shown.advanced, shown.cat) == (False, None)
