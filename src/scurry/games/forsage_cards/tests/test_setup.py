"""What lies on the table before the first turn."""

from __future__ import annotations

from typing import cast

import pytest

from scurry.games.forsage_cards import game as forsage
from scurry.games.forsage_cards.cards import COPIES, NAMES
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.tests.tables import expect, play, seen, table, told_rng
from scurry.kernel.game import BadStart
from scurry.kernel.message import EventLog
from scurry.kernel.options import Value

BOX = {
    "crash": 4, "boost": 6, "stop": 5, "overtake": 4, "parking": 4, "give-way": 4, "traffic": 4,
    "attention": 5, "blyskavka": 4, "taifun": 4, "yaguaryk": 4, "kometa": 4, "pryvyd": 4,
}  # fmt: skip
DECKS = {2: 35, 3: 29, 4: 23, 5: 16}


def unmoved(seats: int) -> tuple[list[int], list[int]]:
    """What the two shuffles must draw to leave every card where it is."""
    return list(range(45, 0, -1)), list(range(DECKS[seats] - 1, 0, -1))


def start(seats: int, *draws: int, legacy: str | None = None, **options: Value) -> Forsage:
    """A game whose shuffles move nothing; then chance falls as told, and all of it is used."""
    pack, deck = unmoved(seats)
    rng = told_rng([*pack, *deck, *draws])
    game = cast(Forsage, forsage.start(seats, rng, None, legacy, **options))
    assert rng.left() == 0
    return game


def test_the_box_holds_56_cards_of_13_names() -> None:
    """FC-C1"""
    assert dict(zip(NAMES, COPIES, strict=True)) == BOX
    assert sum(BOX.values()) == 56


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_card_of_the_box_is_always_somewhere(seats: int) -> None:
    """FC-C1"""
    game = forsage.start(seats, seats)
    assert game.inventory() == BOX
    while game.pending():
        seat = game.pending()[0]
        options = game.options(seat)
        game.apply(seat, options[game.rng.below(len(options))])
        assert game.inventory() == BOX


def test_seven_cards_and_a_boost_are_dealt_and_crashes_go_only_into_the_deck() -> None:
    """FC-S1 FC-S2 FC-S3 FC-S4"""
    expect(
        start(5, first="seat-0"),
        "turn: 0 x1",
        f"deck: {4 * 'crash '}boost parking parking {4 * 'overtake '}{4 * 'stop '}stop",
        "0: boost kometa kometa kometa pryvyd pryvyd pryvyd pryvyd",
        "1: boost taifun taifun yaguaryk yaguaryk yaguaryk yaguaryk kometa",
        "2: boost attention blyskavka blyskavka blyskavka blyskavka taifun taifun",
        "3: boost traffic traffic traffic attention attention attention attention",
        "4: boost parking parking give-way give-way give-way give-way traffic",
        "discard:",
        "removed:",
    )


def test_the_pack_is_shuffled_before_the_deal() -> None:
    """FC-S1"""
    pack, deck = unmoved(2)
    swapped = told_rng([0, *pack[1:], *deck])  # the last card of the pack for the first, a Stop
    game = cast(Forsage, forsage.start(2, swapped, first="seat-0"))
    expect(game, "0: boost stop kometa kometa kometa pryvyd pryvyd pryvyd")


def test_the_deck_is_shuffled_with_the_crashes_in_it() -> None:
    """FC-S5"""
    pack, deck = unmoved(5)
    swapped = told_rng([*pack, 0, *deck[1:]])  # the top card, a Crash, for the bottom one
    game = cast(Forsage, forsage.start(5, swapped, first="seat-0"))
    expect(
        game,
        f"deck: stop {3 * 'crash '}boost parking parking {4 * 'overtake '}{4 * 'stop '}crash",
    )


@pytest.mark.parametrize(
    ("seats", "deck", "boosts", "crashes", "removed"),
    [
        (2, 35, 2, 1, "crash crash crash boost boost"),
        (3, 29, 2, 2, "crash crash boost"),
        (4, 23, 2, 3, "crash"),
        (5, 16, 1, 4, ""),
    ],
)
def test_the_deck_gets_spare_boosts_and_a_crash_fewer_than_drivers(
    seats: int, deck: int, boosts: int, crashes: int, removed: str
) -> None:
    """FC-S3 FC-S4 FC-02"""
    game = cast(Forsage, forsage.start(seats, 7))
    lying = [NAMES[entry] for entry in game.deck]
    assert (len(lying), lying.count("boost"), lying.count("crash")) == (deck, boosts, crashes)
    expect(game, f"removed: {removed}".strip())


@pytest.mark.parametrize(("seats", "deck"), [(2, 41), (3, 38), (4, 35), (5, 31)])
def test_a_short_deal_is_four_cards_and_a_boost(seats: int, deck: int) -> None:
    """FC-47"""
    game = cast(Forsage, forsage.start(seats, 7, deal="4"))
    assert len(game.deck) == deck
    assert [hand.cards for hand in seen(game, None).hands] == [5] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_long_deal_is_seven_cards_and_a_boost(seats: int) -> None:
    """FC-47 FC-S2"""
    game = cast(Forsage, forsage.start(seats, 7, deal="7"))
    assert [hand.cards for hand in seen(game, None).hands] == [8] * seats


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_drivers_can_play(seats: int) -> None:
    """FC-48"""
    with pytest.raises(BadStart, match="for 2 to 5 players"):
        forsage.start(seats, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chance_says_who_begins(seat: int) -> None:
    """FC-S6 FC-43"""
    expect(start(3, seat), f"turn: {seat} x1")


def test_the_host_may_say_who_begins() -> None:
    """FC-S6 FC-43"""
    expect(start(3, first="seat-2"), "turn: 2 x1")


def test_a_host_cannot_let_an_empty_chair_begin() -> None:
    """FC-43: chance decides instead"""
    expect(start(3, 1, first="seat-3"), "turn: 1 x1")


@pytest.mark.parametrize(("loser", "winner"), [(1, 0), (0, 1)])
def test_the_winner_of_the_game_before_may_begin(loser: int, winner: int) -> None:
    """FC-43"""
    last = table(f"""
        turn: {loser}
        deck: crash
        0: stop
        1: stop
        2: out 3
    """)
    assert forsage.legacy(last) is None
    play(last, f"{loser} draw")
    assert forsage.legacy(last) == str(winner)
    expect(start(3, legacy=forsage.legacy(last), first="winner"), f"turn: {winner} x1")


@pytest.mark.parametrize("legacy", [None, "3"])
def test_without_a_winner_at_the_table_chance_says_who_begins(legacy: str | None) -> None:
    """FC-43"""
    expect(start(3, 1, legacy=legacy, first="winner"), "turn: 1 x1")


def test_a_winner_of_before_has_no_right_to_begin_by_default() -> None:
    """FC-43"""
    expect(start(3, 1, legacy="2"), "turn: 1 x1")


def test_everybody_is_told_who_begins_and_how_big_the_deck_is() -> None:
    """FC-S6 FC-T4"""
    log = EventLog()
    forsage.start(4, 1, log, first="seat-3")
    assert [repr(event) for event in log.events] == ["event-start seat=#3 cards=23"]
