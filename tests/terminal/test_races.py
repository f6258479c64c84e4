"""Races run on the clock: the earliest answer is let in first, whoever gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from scurry.games.holey_cheese import game as cheese
from scurry.kernel.catalogue import FOUND, catalogue
from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.question import RACE, TURN, Question
from scurry.kernel.record import load
from scurry.kernel.replay import verify
from scurry.kernel.state import Choice
from scurry.terminal.front import Leave
from scurry.terminal.host import host
from scurry.terminal.keeper import Keeper
from scurry.terminal.race import Race
from scurry.terminal.resume import opened, reopened
from scurry.terminal.table import Answer, Table
from scurry.testkit.toys import race
from tests.terminal.runners import (
    RIGHT,
    WRONG,
    Mind,
    Thinker,
    Thought,
    each,
    in_turn,
    play,
    seat_table,
)

TOY = race.game
DUEL = ("human", "random")  # who sits there; the tests put bots of their own on the chairs
PAIR = ("human", "human")


@pytest.fixture(autouse=True)
def toys_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in [*catalogue().values(), TOY]:
        monkeypatch.setitem(FOUND, game.id, game)


# The buffer.


def test_the_earliest_answer_is_the_first() -> None:
    buffer = Race()
    buffer.follow({0: 7, 1: 7, 2: 7})
    for seat, ms in ((0, 900), (1, 300), (2, 600)):
        buffer.give(seat, "x", ms, lot=0)
    order = []
    while due := buffer.first():
        order.append((due.seat, due.at))
        buffer.arrive(due.seat, due.ms)
    assert order == [(1, 300), (2, 600), (0, 900)]
    assert buffer.now == 900


def test_a_lot_decides_between_answers_at_the_same_time() -> None:
    buffer = Race()
    buffer.follow({0: 7, 1: 7})
    buffer.give(0, "x", 300, lot=9)
    buffer.give(1, "x", 300, lot=4)
    first = buffer.first()
    assert first is not None
    assert first.seat == 1


def test_an_answer_is_void_when_its_question_has_changed() -> None:
    buffer = Race()
    buffer.follow({0: 7, 1: 7, 2: 7})
    for seat in range(3):
        buffer.give(seat, "x", 100, lot=seat)
    assert buffer.follow({0: 7, 1: 8}) == [1, 2]
    assert list(buffer.dues) == [0]
    assert buffer.missing() == [1]


def test_a_clock_starts_when_its_question_is_put() -> None:
    buffer = Race()
    buffer.follow({0: 7, 1: 7})
    buffer.arrive(1, 400)
    buffer.follow({0: 7, 1: 8})
    assert buffer.shows(0, buffer.now) == 400
    assert buffer.shows(1, buffer.now) == 0
    buffer.arrive(0, 600)
    buffer.follow({0: 7, 1: 8})  # the very same once more
    assert buffer.shows(0, buffer.now) == 0


# One person and bots.


def test_a_faster_bot_ends_the_race_while_the_person_is_silent(tmp_path: Path) -> None:
    front = Thinker(in_turn((9, RIGHT)))
    table = seat_table(TOY, DUEL, {1: [(2.0, RIGHT)]}, 1)
    rows = play(table, front, tmp_path)
    assert [row.split("@")[1] for row in rows] == ["2000"] * 3
    assert {row[0] for row in rows} == {"1"}
    assert front.heard.count("over late-race") == 3
    assert front.time == 100 + 3 * 2  # nobody waited longer than for the bot


def test_a_faster_person_wins(tmp_path: Path) -> None:
    front = Thinker(in_turn((1.25, RIGHT)))
    table = seat_table(TOY, DUEL, {1: [(2.0, RIGHT)]}, 1)
    rows = play(table, front, tmp_path)
    assert [(row[0], row.split("@")[1]) for row in rows] == [("0", "1250")] * 3
    assert not any(heard.startswith("over") for heard in front.heard)
    assert table.state.outcome().places == (1, 2)  # type: ignore[union-attr]


def test_what_a_bot_says_meanwhile_is_news_and_the_clock_runs_on(tmp_path: Path) -> None:
    front = Thinker(in_turn((5, RIGHT)))
    table = seat_table(TOY, DUEL, {1: [(2.0, WRONG)]}, 1)
    rows = play(table, front, tmp_path)
    assert [(row[0], row.split("@")[1]) for row in rows] == [("1", "2000"), ("0", "5000")] * 3
    assert front.heard[:2] == ["put 0", "news event-wrong"]  # and the question is put only once
    assert front.heard.count("put 0") == 3
    assert front.time == 100 + 3 * 5


def test_what_is_news_is_saved_before_it_is_shown(tmp_path: Path) -> None:
    saved: list[bool] = []

    class Careful(Thinker):
        def put(self, table: Table, seat: int) -> None:
            super().put(table, seat)
            written = (tmp_path / "game").read_text()
            saved.append(written == table.scribe.record.text())

        def news(self, table: Table, seat: int) -> None:
            saved.append((tmp_path / "game").read_text().endswith("@2000\n"))

    table = seat_table(TOY, DUEL, {1: [(2.0, WRONG)]}, 1)
    play(table, Careful(in_turn((5, RIGHT))), tmp_path)
    assert saved == [True] * 9


def test_nobody_waits_for_bots_once_the_person_has_had_its_say(tmp_path: Path) -> None:
    front = Thinker(in_turn((1, WRONG)))
    table = seat_table(TOY, DUEL, {1: [(500.0, RIGHT)]}, 1)
    rows = play(table, front, tmp_path)
    assert rows[1].endswith("@500000")
    assert front.time == 100 + 3 * 1


def test_an_answer_that_comes_too_late_is_void_and_the_person_is_told(tmp_path: Path) -> None:
    """Where the input cannot be watched, the person types first, and times are sorted then."""
    front = Thinker(in_turn((9, RIGHT)), deaf=True)
    table = seat_table(TOY, DUEL, {1: [(2.0, RIGHT)]}, 1)
    rows = play(table, front, tmp_path)
    assert {row[0] for row in rows} == {"1"}
    assert front.heard[:2] == ["put 0", "late-race 0"]
    assert table.late == {0: "late-race"}  # of the last race, for the end


# Clocks.


def holey(bots: dict[int, list[Thought]], seed: int, **options: str | int | bool) -> Table:
    who = ("human", *["random"] * len(bots))
    return seat_table(cheese, who, bots, seed, **options)


def test_when_the_time_is_up_silence_is_applied_with_a_note(tmp_path: Path) -> None:
    for deaf in (False, True):
        front = Thinker(in_turn((60, RIGHT)), races=1, deaf=deaf)
        table = holey({1: [(2.0, WRONG)]}, 5, answer_seconds=3)
        rows = play(table, front, tmp_path)
        assert rows[1:] == ["! timeout 0", "0 pass @3000"]
        assert ("over time-up" in front.heard) != deaf
        assert "time-up 0" in front.heard
        verify(load(tmp_path / "game"))


def test_a_bots_time_ends_too(tmp_path: Path) -> None:
    front = Thinker(in_turn((1, WRONG)), races=1)
    table = holey({1: [(20.0, RIGHT)]}, 5, answer_seconds=4)
    assert play(table, front, tmp_path)[1:] == ["! timeout 1", "1 pass @4000"]


@pytest.mark.parametrize(("bot", "winner"), [(2.9, "1"), (3.1, "0")])
def test_a_second_answer_counts_no_earlier_than_its_lock_allows(
    bot: float, winner: str, tmp_path: Path
) -> None:
    """The person errs after 1 s and knows better at once; the lock is 2 s, so it is 3 s then."""
    front = Thinker(in_turn((1.0, WRONG), (0.5, RIGHT)), races=2)
    table = holey({1: [(bot, RIGHT)]}, 5, many_answers=True)
    rows = play(table, front, tmp_path)
    assert rows[0].endswith("@1000")
    assert rows[1][0] == winner
    assert rows[1].endswith("@2000" if winner == "0" else "@2900")
    assert len(rows) == 2


def test_the_time_for_a_second_answer_begins_with_the_end_of_the_lock(tmp_path: Path) -> None:
    for seconds, said in ((4.9, "name"), (5.0, "pass")):
        front = Thinker(in_turn((1.0, WRONG), (seconds, RIGHT)), races=2)
        table = holey({1: [(2.0, "pass")]}, 5, many_answers=True, answer_seconds=3)
        assert play(table, front, tmp_path)[-1].startswith(f"0 {said}")


def test_a_bot_waits_for_its_lock_before_it_thinks_again(tmp_path: Path) -> None:
    front = Thinker(in_turn((14.0, RIGHT)), races=1)
    table = holey({1: [(1.0, WRONG), (0.5, RIGHT)]}, 5, many_answers=True)
    rows = play(table, front, tmp_path)
    assert [row.split("@")[1] for row in rows] == ["1000", "2500"]
    assert front.time == 103.5


# Several people at one screen.


def test_people_at_one_screen_are_sorted_by_their_own_time(tmp_path: Path) -> None:
    """Who is shown the question later is not later by that."""
    front = Thinker(each((3.0, RIGHT), (1.0, RIGHT)), races=2)
    table = seat_table(TOY, PAIR, {}, 1)
    rows = play(table, front, tmp_path)
    assert [(row[0], row.split("@")[1]) for row in rows] == [("1", "1000")]
    assert front.heard[:3] == ["put 0", "put 1", "late-race 0"]


def test_bots_are_sorted_in_between_people(tmp_path: Path) -> None:
    front = Thinker(each((3.0, WRONG), (1.0, WRONG)), races=2)
    table = seat_table(TOY, (*PAIR, "random"), {2: [(2.0, WRONG)]}, 1)
    rows = play(table, front, tmp_path)
    assert [row[0] for row in rows] == ["1", "2", "0"]
    assert "news event-wrong" not in front.heard  # all were shown the same position


def test_who_may_try_again_is_asked_before_a_later_answer_is_let_in(tmp_path: Path) -> None:
    front = Thinker(in_turn((1.0, WRONG), (9.0, RIGHT), (2.5, RIGHT)), races=3)
    table = seat_table(cheese, PAIR, {}, 5, many_answers=True)
    rows = play(table, front, tmp_path)
    assert [row.split("@")[1] for row in rows] == ["1000", "2500"]
    assert {row[0] for row in rows} == {"0"}
    assert front.heard == ["put 0", "put 1", "put 0", "left"]
    assert table.late == {1: "late-race"}


def test_the_time_of_one_of_several_people_ends_too(tmp_path: Path) -> None:
    front = Thinker(each((60.0, RIGHT), (1.0, WRONG)), races=2)
    table = seat_table(cheese, PAIR, {}, 5, answer_seconds=7)
    rows = play(table, front, tmp_path)
    assert rows[1:] == ["! timeout 0", "0 pass @7000"]
    assert front.heard[:3] == ["put 0", "over time-up", "put 1"]


# Races among other questions.


def test_who_is_asked_no_race_is_asked_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = race.Race.question

    def mixed(state: race.Race, seat: int) -> Question:
        question = asked(state, seat)
        if seat == 0 and question.kind == RACE:
            return Question(question.serial, TURN, question.message, question.args, ())
        return question

    monkeypatch.setattr(race.Race, "question", mixed)
    front = Thinker(each((3.0, RIGHT)))
    table = seat_table(TOY, DUEL, {1: [(2.0, RIGHT)]}, 1)
    host(table, front, Keeper(tmp_path / "game"))
    rows = [entry.text() for entry in table.scribe.record.entries if entry.key.startswith("answer")]
    assert [row for row in rows if row.startswith("0")] == ["0 answer 0"] * (len(rows) // 2)
    assert all(row.endswith("@2000") for row in rows if row.startswith("1"))


def test_an_answer_that_is_no_option_any_more_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the question is the same by its serial."""
    options = race.Race.options

    def fewer(state: race.Race, seat: int) -> list[Choice]:
        left = options(state, seat)
        return left[-1:] if len(state.pending()) == 1 and state.number else left

    monkeypatch.setattr(race.Race, "options", fewer)
    said = [WRONG, "pass"]
    front = Thinker(lambda table, seat: (1.0, "pass") if seat else (3.0, said[0]), races=3)
    table = seat_table(TOY, PAIR, {}, 1)
    put = front.put

    def told(table: Table, seat: int) -> None:
        if seat in table.late:
            said[0] = said[1]
        put(table, seat)

    monkeypatch.setattr(front, "put", told)
    rows = play(table, front, tmp_path)
    assert [row[:6] for row in rows] == ["1 pass", "0 pass"]
    assert front.heard[:4] == ["put 0", "put 1", "late-race 0", "put 0"]


# Records.


@pytest.mark.parametrize(
    ("game", "options"),
    [(TOY, {}), (cheese, {"many_answers": True}), (cheese, {"mode": "advanced"})],
)
@pytest.mark.parametrize("who", [("human", "random", "easy"), ("human", "human", "greedy")])
def test_a_race_that_was_left_is_decided_alike(
    game: Game, options: dict[str, Value], who: tuple[str, ...], tmp_path: Path
) -> None:
    """Left while somebody thinks, also after others have answered."""
    mind = each((7.0, "pass"), (4.5, "pass"))
    table, keeper = opened(game, who, options, 6, tmp_path / "whole")
    host(table, Thinker(mind), keeper)
    whole = (tmp_path / "whole").read_text()
    assert "@" in whole
    for waits in range(0, 30, 3):
        path = tmp_path / str(waits)
        table, keeper = opened(game, who, options, 6, path)
        host(table, Leaving(mind, waits), keeper)
        if load(path).places is None:
            again, keeper = reopened(path, None)
            if who.count("human") == 1:  # no answer was given that was not let in
                assert vars(again.race) == vars(table.race)
            host(again, Thinker(mind), keeper)
        assert path.read_text() == whole


class Leaving(Thinker):
    """Leaves at the nth wait, wherever that is."""

    def __init__(self, mind: Mind, waits: int) -> None:
        super().__init__(mind)
        self.waits = waits

    def wait(self, table: Table, seat: int, until: float | None) -> Answer | None:
        if not self.waits:
            raise Leave
        self.waits -= 1
        return super().wait(table, seat, until)


def test_the_record_of_a_race_has_times_and_is_in_order(tmp_path: Path) -> None:
    table, keeper = opened(cheese, ("human", "greedy"), {}, None, tmp_path / "game")
    host(table, Thinker(in_turn((3.0, RIGHT))), keeper)
    record = load(tmp_path / "game")
    assert verify(record).fair
    for entry in record.entries:
        if not entry.note:
            racing = entry.key.split()[0] in ("name", "slap", "pass")
            assert (entry.ms is not None) == racing
