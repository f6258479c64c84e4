"""What is shown of the table: piles, counts, and what is going on inside the turn."""

from __future__ import annotations

import pytest

from scurry.games.forsage_cards import game as forsage
from scurry.games.forsage_cards.tests.tables import seen, table
from scurry.games.forsage_cards.view import Air

TABLE = """
        turn: 0 x2 overtaken
        deck: taifun/0 stop/0 crash/0 pryvyd crash
        0: boost
        1: stop parking
        2: out 3
        3: kometa
        discard: parking attention stop
        removed: crash boost
        known 0: 1 stop
        story: 0 peeked taifun stop crash
"""


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_discard_lies_open(seat: int | None) -> None:
    """FC-45"""
    shown = seen(table(TABLE), seat)
    assert shown.discard == ["parking", "attention", "stop"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_by_a_house_option_only_the_top_of_the_discard_is_shown(seat: int | None) -> None:
    """FC-45"""
    shown = seen(table(f"options: discard_shown=top\n{TABLE}"), seat)
    assert shown.discard == ["stop"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_deck_is_counted_unless_the_host_hides_it(seat: int | None) -> None:
    """FC-46 FC-T4"""
    assert seen(table(TABLE), seat).deck == 5
    assert seen(table(f"options: deck_counted=off\n{TABLE}"), seat).deck is None


def test_a_seat_sees_its_own_hand_only() -> None:
    """FC-52"""
    game = table(TABLE)
    assert [seen(game, seat).hand for seat in range(4)] == [
        ["boost"],
        ["stop", "parking"],
        [],
        ["kometa"],
    ]
    assert seen(game, None).hand == []


def test_everybody_sees_whose_turn_it_is_who_is_out_and_what_left_the_game() -> None:
    """FC-K4 FC-55 FC-S4"""
    for seat in (0, 1, 2, 3, None):
        shown = seen(table(TABLE), seat)
        assert (shown.seat, shown.mover, shown.turns, shown.overtaken) == (seat, 0, 2, True)
        assert [hand.place for hand in shown.hands] == [0, 0, 3, 0]
        assert [hand.cards for hand in shown.hands] == [1, 2, 0, 1]
        assert shown.removed == ["crash", "boost"]
        assert shown.air is None


@pytest.mark.parametrize(
    ("phase", "air"),
    [
        (
            "window: triple taifun 1 by 3 stops 1 passed 0 1 name boost",
            Air("window", ["taifun"] * 3, 1, newest=3, stops=1, passed=[0, 1], name="boost"),
        ),
        (
            "window: five by 0 five boost stop",
            Air("window", ["boost", "stop"], newest=0),
        ),
        ("gathering: taifun stop", Air("gathering", ["stop", "taifun"])),
        ("naming: triple taifun 1", Air("naming", ["taifun"] * 3, 1)),
        ("giving: 3", Air("giving", target=3)),
        ("picking: 1", Air("picking", target=1)),
        ("rummaging:", Air("rummaging")),
        ("saving:", Air("saving")),
        ("placing:", Air("placing")),
    ],
)
def test_everybody_sees_what_is_going_on_inside_the_turn(phase: str, air: Air) -> None:
    """FC-K3 FC-X2 FC-X3 FC-K6 FC-25 FC-K1 FC-K2"""
    for seat in (0, 1, 3, None):
        assert seen(table(TABLE + phase), seat).air == air


def test_the_picture_of_a_seat_shows_no_more_than_its_view() -> None:
    """FC-52 FC-38"""
    game = table(TABLE)
    assert forsage.picture(game, 0).splitlines() == [
        "turn: 0 x2 overtaken",
        "deck: 5 taifun@1 stop@2 crash@3",
        "0*: boost",
        "1: stop ?",
        "2: out 3",
        "3: ?",
        "discard: parking attention stop",
    ]
    assert forsage.picture(game, None).splitlines()[1:6] == [
        "deck: 5",
        "0: ?",
        "1: ? ?",
        "2: out 3",
        "3: ?",
    ]


def test_the_picture_says_between_which_places_a_card_lies() -> None:
    """FC-38"""
    game = table(TABLE + "story: 1 returned 4")
    assert forsage.picture(game, 0).splitlines()[1] == "deck: 5 taifun@1-2 stop@2-3 crash@3-4"
