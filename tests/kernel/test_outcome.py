"""Outcomes: places, and what they are worth to a searching bot."""

from __future__ import annotations

import pytest

from scurry.kernel.outcome import Outcome


@pytest.mark.parametrize(
    ("places", "values"),
    [
        ((1, 2), [1.0, 0.0]),
        ((3, 1, 2, 4), [1 / 3, 1.0, 2 / 3, 0.0]),
        ((1, 1, 3), [0.75, 0.75, 0.0]),
        ((1, 1, 1), [1.0, 1.0, 1.0]),  # a common win
        ((2, 2), [0.0, 0.0]),  # a common loss
        ((1,), [1.0]),
        ((2,), [0.0]),
    ],
)
def test_a_place_is_worth_the_rivals_left_behind(
    places: tuple[int, ...], values: list[float]
) -> None:
    outcome = Outcome("over", places)
    assert [outcome.value(seat) for seat in range(len(places))] == pytest.approx(values)


def test_all_who_share_the_first_place_have_won() -> None:
    assert Outcome("over", (2, 1, 1)).winners() == (1, 2)
    assert Outcome("lost", (2, 2)).winners() == ()
