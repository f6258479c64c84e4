"""Answers from outside: looked up among the options, refused with a reason."""

from __future__ import annotations

import pytest

from scurry.kernel.door import Refused, admit
from scurry.kernel.state import State
from scurry.testkit.toys import window


@pytest.fixture
def table() -> State:
    return window.game.start(3, 4)


def refused(table: State, seat: int, key: str, serial: int | None = None) -> str:
    with pytest.raises(Refused) as found:
        admit(table, seat, key, serial)
    return found.value.code


def test_an_option_is_let_in_by_its_key(table: State) -> None:
    assert admit(table, 0, "draw", table.question(0).serial) is table.options(0)[0]


def test_a_seat_that_is_not_asked_is_refused(table: State) -> None:
    assert refused(table, 1, "draw") == "not-asked"


def test_an_answer_to_an_older_question_is_refused(table: State) -> None:
    old = table.question(0).serial
    for _ in range(3):
        seat = table.pending()[0]
        table.apply(seat, table.options(seat)[0])
    assert refused(table, table.pending()[0], "draw", old) == "stale"


def test_a_forbidden_choice_is_refused_with_its_clause(table: State) -> None:
    with pytest.raises(Refused) as found:
        admit(table, 0, "pass")
    assert found.value.code == "illegal"
    assert found.value.refusal is not None
    assert found.value.refusal.clause == "TW-2"


@pytest.mark.parametrize("key", ["", "fly", "draw ", "DRAW", "draw\0", "d" * 10_000])
def test_an_unheard_of_key_is_unknown(table: State, key: str) -> None:
    assert refused(table, 0, key) == "unknown"
