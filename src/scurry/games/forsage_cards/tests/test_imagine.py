"""Imagined tables: where hidden cards may lie, every place as likely as it should be."""

from __future__ import annotations

from collections import Counter

import pytest

from scurry.games.forsage_cards import game
from scurry.games.forsage_cards.cards import CRASH
from scurry.games.forsage_cards.picture import lay
from scurry.games.forsage_cards.table import KIND_BITS
from scurry.kernel.rng import seeded
from scurry.testkit.checks import imagines_by_knowledge, looks_alike
from scurry.testkit.positions import Deal, walk

SAMPLES = 20_000

# The chi-square that one honest sample in a thousand exceeds, by degrees of freedom.
LIMIT = {3: 16.27, 5: 20.52, 6: 22.46, 7: 24.32, 9: 27.88}


def crash_depths(picture: str, seat: int) -> Counter[int]:
    """How often each depth holds a Crash at the tables that a seat imagines."""
    table = lay(picture)
    rng = seeded(1)
    depths: Counter[int] = Counter()
    for _ in range(SAMPLES):
        deck = table.imagine(seat, rng).deck
        for depth, entry in enumerate(reversed(deck)):
            if entry & KIND_BITS == CRASH:
                depths[depth] += 1
    return depths


def chi_square(seen: Counter[int], expected: dict[int, float]) -> float:
    assert set(seen) <= set(expected), f"a Crash where none can lie: {seen}"
    return sum((seen[at] - count) ** 2 / count for at, count in expected.items())


def test_a_crash_in_an_unknown_deck_may_lie_anywhere_alike() -> None:
    """FC-38: a seat that has seen nothing can rule nothing out."""
    seen = crash_depths(
        """
        turn: 0
        deck: stop boost crash taifun kometa parking
        0: boost
        1: boost stop
        """,
        seat=0,
    )
    expected = dict.fromkeys(range(6), SAMPLES / 6)
    assert chi_square(seen, expected) < LIMIT[5]


def test_a_crash_returned_by_another_may_lie_anywhere_alike() -> None:
    """FC-38: above, between and below the cards I know; the true place (4) does not matter."""
    seen = crash_depths(
        """
        turn: 0
        deck: stop/0 boost/0 taifun/0 kometa crash parking
        0: boost
        1: boost stop
        story: 0 peeked stop boost taifun
        story: 1 returned 4
        """,
        seat=0,
    )
    expected = dict.fromkeys(range(6), SAMPLES / 6)
    assert chi_square(seen, expected) < LIMIT[5]


def test_a_crash_is_not_imagined_among_cards_seen_since_it_was_returned() -> None:
    """FC-38: what I saw after the return was no Crash, so it lies below."""
    seen = crash_depths(
        """
        turn: 0
        deck: stop/0 boost/0 taifun/0 kometa crash parking overtake
        0: boost
        1: boost stop
        story: 0 peeked stop boost taifun
        story: 1 returned 4
        story: 0 peeked stop boost taifun
        """,
        seat=0,
    )
    expected = dict.fromkeys(range(3, 7), SAMPLES / 4)
    assert chi_square(seen, expected) < LIMIT[3]


def test_a_crash_i_placed_stays_where_it_is() -> None:
    """FC-38: and draws bring it nearer."""
    seen = crash_depths(
        """
        turn: 0
        deck: stop kometa crash parking overtake
        0: boost
        1: boost stop
        story: 0 returned 3
        story: 0 drew something
        """,
        seat=0,
    )
    assert seen == {2: SAMPLES}


def test_two_crashes_one_returned_one_never_seen_share_the_deck_evenly() -> None:
    """FC-38: I know the top card; of the two Crashes one was returned, one always lay below.

    The returned one lies at each of eight depths alike. The other is one of six cards below mine,
    so it is never on top, second only if the returned one lies below it, else evenly spread.
    """
    seen = crash_depths(
        """
        turn: 0
        deck: stop/0 kometa crash parking overtake taifun crash boost
        0: boost
        1: boost
        2: boost stop
        story: 0 peeked stop
        story: 1 returned 2
        """,
        seat=0,
    )
    expected = {0: SAMPLES / 8, 1: SAMPLES / 8 + SAMPLES / 6 * 6 / 8}
    for depth in range(2, 8):
        expected[depth] = SAMPLES / 8 + SAMPLES / 6 * 7 / 8
    assert chi_square(seen, expected) < LIMIT[7]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_thousand_positions_are_imagined_soundly(seats: int) -> None:
    """FC-38 FC-52: 2,500 positions for each seat count, from one chair after another."""
    looked = 0
    for seed in range(1_000):
        for state in walk(game, Deal(seats, seed, {})):
            looks_alike(game, state, looked % seats, seeded(looked))
            imagines_by_knowledge(state, looked % seats, seeded(looked))
            looked += 1
        if looked >= 2_500:
            return
    raise AssertionError("a thousand games have fewer positions than that?")
