"""A table as one seat imagines it: what it knows stays, the rest is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from scurry.games.forsage_cards.cards import NAMES
from scurry.games.forsage_cards.phases import Gathering
from scurry.games.forsage_cards.picture import cards
from scurry.games.forsage_cards.state import Forsage
from scurry.games.forsage_cards.table import KIND_BITS
from scurry.games.forsage_cards.tests.tables import expect, known, play, table
from scurry.kernel.bag import items
from scurry.kernel.rng import seeded

TABLE = """
        turn: 0
        deck: taifun/01 stop/01 kometa/01 pryvyd crash attention crash
        0: boost parking
        1: boost stop traffic
        2: overtake overtake give-way
        known 0: 1 boost stop
        known 1: 0 boost parking
        known all: 1 boost
        story: 0 peeked taifun stop kometa
        story: 1 peeked taifun stop kometa
"""


def guesses(game: Forsage, seat: int, times: int = 40) -> Iterator[Forsage]:
    for seed in range(times):
        yield game.imagine(seat, seeded(seed))


def lying(game: Forsage) -> list[str]:
    """The deck, top card first."""
    return [NAMES[entry & KIND_BITS] for entry in reversed(game.deck)]


def test_an_imagined_table_keeps_what_the_seat_knows() -> None:
    """FC-38 FC-52"""
    for guess in guesses(table(TABLE), 0):
        expect(guess, "turn: 0 x1", "0: boost parking", "story: 0 peeked taifun stop kometa")
        assert lying(guess)[:3] == ["taifun", "stop", "kometa"]
        assert set(items(guess.hands[1])) >= set(cards("boost stop"))
        assert [len(items(hand)) for hand in guess.hands] == [2, 3, 3]


def test_an_imagined_table_has_the_same_cards_and_its_crashes_in_the_deck() -> None:
    """FC-38 FC-S4"""
    game = table(TABLE)
    for seat in (0, 1, 2):
        for guess in guesses(game, seat):
            assert guess.inventory() == game.inventory()
            assert lying(guess).count("crash") == 2


def test_what_the_seat_does_not_know_may_be_anywhere() -> None:
    """FC-38 FC-52"""
    tables = [*guesses(table(TABLE), 0, 100)]
    free = {"pryvyd", "attention", "traffic", "overtake", "give-way"}
    assert {NAMES[card] for guess in tables for card in items(guess.hands[2])} == free
    for depth in (3, 4, 5, 6):
        assert {lying(guess)[depth] for guess in tables} == {*free, "crash"}


def test_others_in_an_imagined_table_know_what_everybody_knows() -> None:
    """FC-52"""
    guess = next(guesses(table(TABLE), 0))
    assert known(guess) == ["known 0: 1 boost stop", "known 2: 1 boost", "known all: 1 boost"]
    assert {entry >> 4 for entry in guess.deck[-3:]} == {1}
    assert not any(entry >> 4 for entry in guess.deck[:-3])


def test_likelier_decks_are_imagined_more_often() -> None:
    """FC-38: my own Crash lies third rather than second, five times in seven"""
    game = table("""
        turn: 2
        deck: taifun taifun crash crash
        0: stop
        1: boost
        2: boost
        3: stop
        saving:
        story: 0 returned 3
        story: 1 drew crash
        story: 1 returned 0
        story: 2 drew crash
    """)
    mine = Counter(
        next(depth for depth, entry in enumerate(reversed(guess.deck)) if entry >> 4)
        for guess in guesses(game, 0, 700)
    )
    assert sorted(mine) == [1, 2]
    assert 460 < mine[2] < 540


def test_an_imagined_story_has_no_secrets_of_others() -> None:
    """FC-05 FC-38"""
    game = table("""
        turn: 1
        deck: taifun/01 stop/01 kometa/01 crash
        0: boost
        1: boost
        2: out 3
        story: 0 peeked taifun stop kometa
        story: 1 returned 0
        story: 1 peeked crash taifun stop
        story: 2 drew crash
        story: 0 returned 3
        story: 1 drew something
    """)
    expect(
        next(guesses(game, 0)),
        "story: 0 peeked taifun stop kometa",
        "story: 1 returned",
        "story: 2 drew crash",
        "story: 0 returned 3",
        "story: 1 drew something",
    )


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_where_another_put_the_crash_changes_nothing_imagined(place: int) -> None:
    """FC-05 FC-38"""
    game = table("""
        turn: 1
        deck: taifun/0 stop/0 kometa/0 pryvyd
        0: boost
        1: boost
        story: 0 peeked taifun stop kometa
        placing:
    """)
    twin = game.clone()
    play(game, "1 place 0")
    play(twin, f"1 place {place}")
    for guess, other in zip(guesses(game, 0, 20), guesses(twin, 0, 20), strict=True):
        assert lying(guess) == lying(other)


def test_a_crashed_driver_imagines_without_its_memory() -> None:
    """FC-38"""
    game = table("""
        turn: 1
        deck: taifun/0 stop/0 kometa/0 crash
        0: out 3
        1: boost
        2: stop
        story: 0 peeked taifun stop kometa
    """)
    assert len({lying(guess)[0] for guess in guesses(game, 0)}) > 1
    assert next(guesses(game, 0)).story is None


def test_who_lays_five_is_imagined_with_cards_to_finish() -> None:
    """FC-X3 FC-52"""
    game = table("""
        turn: 0
        deck: taifun crash taifun
        0: boost stop overtake
        1: parking stop
        discard: parking traffic
        gathering: parking traffic
    """)
    for guess in guesses(game, 1, 200):
        while guess.stack and isinstance(guess.stack[-1], Gathering):
            assert guess.options(0)
            guess.apply(0, guess.options(0)[0])
