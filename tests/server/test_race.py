"""Races are fair whatever the line, and lying about one's time gains no more than the bound."""

from __future__ import annotations

import math

import pytest

from scurry.server.race import LONGEST_LINE, SOONEST, Buffer, Line
from tests.server.lines import Player, honest, play

Z99 = 2.5758293035489
ROUNDS = 20_000
LINES = (0.02, 0.08, 0.15, 0.3)


def margin(share: float) -> float:
    return Z99 * math.sqrt(share * (1 - share) / ROUNDS)


def test_equal_players_win_equally_often_behind_unequal_lines() -> None:
    """20, 80, 150 and 300 ms with jitter: everybody's share is 25 %, within the 99 % interval."""
    wins = play([Player(line, honest) for line in LINES], ROUNDS, seed=1)
    for won in wins:
        assert abs(won / ROUNDS - 0.25) < margin(0.25), wins


def test_by_arrival_alone_the_far_player_would_lose() -> None:
    """The same lines without the players' own times: the check above can fail."""
    wins = play([Player(line, lambda took: None) for line in LINES], ROUNDS, seed=1)
    assert wins[0] / ROUNDS > 0.25 + margin(0.25)
    assert wins[3] / ROUNDS < 0.25 - margin(0.25)


@pytest.mark.parametrize("line", LINES)
def test_a_liar_gains_no_more_than_its_line_varies(line: float) -> None:
    """Whoever always claims to have taken no time is cut to what its line allows."""
    buffer = Buffer()
    pings = Line()
    for length in (line * 0.9, line, line * 1.1):
        pings.note(length)
    buffer.ask(0, 1, sent=100.0, line=pings.longest)
    took = 2.0
    buffer.answer(0, "slap", 1, arrived=100.0 + took + line, claimed=0.0, tag=None)
    gained = took - buffer.answers[0].fair
    assert gained == pytest.approx(line * 0.1)


def test_a_liar_who_delays_its_pongs_gains_the_longest_line_at_most() -> None:
    buffer = Buffer()
    pings = Line()
    pings.note(5.0)
    buffer.ask(0, 1, sent=0.0, line=pings.longest)
    buffer.answer(0, "slap", 1, arrived=2.0, claimed=0.0, tag=None)
    assert 2.0 - buffer.answers[0].fair == pytest.approx(LONGEST_LINE)


def test_nobody_is_believed_to_be_faster_than_people_are() -> None:
    buffer = Buffer()
    buffer.ask(0, 1, sent=0.0, line=0.3)
    buffer.answer(0, "slap", 1, arrived=0.2, claimed=0.0, tag=None)
    assert buffer.answers[0].fair == SOONEST


def test_nobody_is_believed_to_be_slower_than_its_answer_came() -> None:
    buffer = Buffer()
    buffer.ask(0, 1, sent=0.0, line=0.1)
    buffer.answer(0, "slap", 1, arrived=1.0, claimed=50.0, tag=None)
    assert buffer.answers[0].fair == 1.0


def test_an_answer_waits_until_no_earlier_one_can_come() -> None:
    """Seat 1 is 0.3 s away: what it answered 1 s after the question may come until 1.3 s."""
    buffer = Buffer()
    buffer.ask(0, 1, sent=0.0, line=0.02)
    buffer.ask(1, 1, sent=0.0, line=0.3)
    buffer.answer(0, "slap", 1, arrived=1.01, claimed=1.0, tag=None)
    due = buffer.due((0, 1))
    assert due is not None
    assert due[0].seat == 0
    assert due[1] == pytest.approx(1.3)
    buffer.answer(1, "slap", 1, arrived=1.25, claimed=0.96, tag=None)
    due = buffer.due((0, 1))
    assert due is not None
    assert (due[0].seat, due[0].fair) == (1, 0.96)
    assert due[1] <= 1.25


def test_a_bots_answer_is_not_let_in_before_its_time() -> None:
    buffer = Buffer()
    buffer.ask(0, 1, sent=10.0, line=0.0)
    buffer.plan(0, "slap", 1, 2.5, None)
    due = buffer.due((0,))
    assert due is not None
    assert due[1] == 12.5


def test_who_was_not_shown_the_question_is_not_waited_for() -> None:
    buffer = Buffer()
    buffer.ask(0, 1, sent=0.0, line=0.02)
    buffer.answer(0, "slap", 1, arrived=1.01, claimed=1.0, tag=None)
    due = buffer.due((0, 3))
    assert due is not None
    assert due[1] <= 1.01


def test_one_answer_a_question() -> None:
    buffer = Buffer()
    buffer.ask(0, 7, sent=0.0, line=0.02)
    assert not buffer.answer(0, "slap", 6, 1.0, 1.0, None)
    assert buffer.answer(0, "slap", 7, 1.0, 1.0, None)
    assert not buffer.answer(0, "pass", 7, 1.1, 0.5, None)
    assert buffer.answers[0].key == "slap"


def test_showing_the_same_question_again_does_not_restart_its_time() -> None:
    """A reconnect in the middle of a race is no second chance."""
    buffer = Buffer()
    buffer.ask(0, 7, sent=0.0, line=0.02)
    buffer.ask(0, 7, sent=5.0, line=0.02)
    buffer.answer(0, "slap", 7, arrived=6.0, claimed=1.0, tag=None)
    assert buffer.answers[0].fair == pytest.approx(5.98)


def test_who_tries_again_has_no_head_start() -> None:
    """Seat 0 has missed and is asked anew after 5 s; seat 1 has thought since the beginning."""
    buffer = Buffer()
    buffer.ask(0, 2, sent=5.0, line=0.3)
    buffer.ask(1, 1, sent=0.0, line=0.02)
    buffer.answer(1, "name egg", 1, arrived=5.5, claimed=5.5, tag=None)
    due = buffer.due((0, 1))
    assert due is not None
    assert due[1] == pytest.approx(5.8)  # what seat 0 says at 5.5 s may come until then
    buffer.answer(0, "name egg", 2, arrived=6.0, claimed=1.0, tag=None)
    due = buffer.due((0, 1))
    assert due is not None
    assert due[0].seat == 1


def test_who_is_shown_the_question_late_is_not_late_by_that() -> None:
    buffer = Buffer()
    buffer.ask(0, 1, sent=4.0, line=0.1, since=0.0)
    buffer.ask(1, 1, sent=0.0, line=0.1)
    buffer.answer(1, "slap", 1, arrived=3.0, claimed=3.0, tag=None)
    due = buffer.due((0, 1))
    assert due is not None
    assert due[1] == pytest.approx(7.1)
    buffer.answer(0, "slap", 1, arrived=6.0, claimed=2.0, tag=None)
    due = buffer.due((0, 1))
    assert due is not None
    assert due[0].seat == 0


@pytest.mark.parametrize(("arrived", "fair"), [(0.5, 2.0), (3.0, 3.0)])
def test_a_second_answer_counts_no_earlier_than_its_lock_allows(
    arrived: float, fair: float
) -> None:
    buffer = Buffer()
    buffer.ask(0, 2, sent=10.0, line=0.0, lock=2.0)
    buffer.answer(0, "name egg", 2, arrived=10.0 + arrived, claimed=arrived, tag=None)
    due = buffer.due((0,))
    assert due is not None
    assert (due[0].fair, due[1]) == (fair, 10.0 + fair)


def test_answers_of_those_who_are_not_asked_any_more_are_too_late() -> None:
    buffer = Buffer()
    for seat in (0, 1):
        buffer.ask(seat, 1, sent=0.0, line=0.0)
        buffer.answer(seat, "slap", 1, arrived=1.0 + seat, claimed=None, tag=seat)
    assert [answer.tag for answer in buffer.keep_only({0: 1})] == [1]
    assert list(buffer.answers) == [0]
    assert [answer.tag for answer in buffer.keep_only({0: 2})] == [0]
