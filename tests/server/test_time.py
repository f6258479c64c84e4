"""Clocks: none, per decision, bank; silence, standing passes, pause; and the way back by undo."""

from __future__ import annotations

import asyncio

import pytest

from scurry.kernel.options import Value
from scurry.kernel.question import RACE, TURN, WINDOW, Question
from scurry.kernel.record import Entry
from scurry.kernel.state import Choice, State
from scurry.server import ledger, wire
from scurry.server.agreeing import agree, propose
from scurry.server.clocks import bank_after, seconds_for
from scurry.server.ledger import Clock
from scurry.server.live import Live
from scurry.server.problem import Problem
from scurry.server.replays import own_log
from scurry.server.table import Table, heard
from scurry.server.thinking import Thinker
from tests.server.memory import MemoryStore, table_of, watcher

OPTIONS: dict[str, Value] = {"turn_seconds": 30, "window_seconds": 4}


def question(kind: str, clock: str) -> Question:
    return Question(1, kind, "ask", {}, (), clock)


@pytest.mark.parametrize("kind", [TURN, WINDOW, RACE])
def test_without_a_clock_nothing_is_hurried(kind: str) -> None:
    assert seconds_for(question(kind, "turn_seconds"), Clock("none"), OPTIONS, None) is None


def test_per_decision_every_question_has_the_seconds_of_its_setting() -> None:
    clock = Clock("decision")
    assert seconds_for(question(TURN, "turn_seconds"), clock, OPTIONS, None) == 30
    assert seconds_for(question(WINDOW, "window_seconds"), clock, OPTIONS, None) == 4
    assert seconds_for(question(TURN, ""), clock, OPTIONS, None) is None


def test_turns_are_paid_from_the_bank_and_windows_are_not() -> None:
    clock = Clock("bank", 600, 5)
    assert seconds_for(question(TURN, "turn_seconds"), clock, OPTIONS, 120.0) == 120
    assert seconds_for(question(WINDOW, "window_seconds"), clock, OPTIONS, 120.0) == 4


def test_an_empty_bank_leaves_the_increment_and_never_nothing() -> None:
    assert seconds_for(question(TURN, "turn_seconds"), Clock("bank", 600, 0), OPTIONS, 0.0) == 1
    clock = Clock("bank", 600, 5)
    assert seconds_for(question(TURN, "turn_seconds"), clock, OPTIONS, 0.0) == 5
    assert bank_after(3.0, 10.0, clock) == 5
    assert bank_after(100.0, 10.0, clock) == 95


async def until(live: Live, version: int) -> None:
    """The table gets there by itself."""
    for _ in range(1000):
        if live.table.version >= version:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"still at version {live.table.version}")


def lines(live: Live) -> list[str]:
    return [entry.text() for entry in live.table.record.entries]


def test_when_time_is_out_silence_is_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock("bank", 1, 0))
        (seat,) = live.table.pending()
        silence = live.table.state.silence(seat)
        assert silence is not None
        begun = live.table.version
        live.table.sitters[seat].bank = 0.02
        monkeypatch.setattr("scurry.server.clocks.LEAST", 0.02)
        live.start_clocks()
        live.wake()
        await until(live, begun + 1)
        live.stop()
        made = [line for line in lines(live) if not line.startswith(("! human", "! bot"))]
        assert made[0] == f"! timeout {seat}"
        assert made[1].startswith(f"{seat} {silence.key}")

    asyncio.run(story())


def test_who_tries_again_in_a_race_waits_for_its_lock_and_its_time_begins_anew() -> None:
    async def story() -> None:
        live = await table_of("holey_cheese", 2, Clock(), many_answers=True)
        for seat in (0, 1):
            live.join(watcher(seat))
        for seat in (0, 1):
            await live.submit(seat, "ready", int(live.table.state.question(seat).serial))
        began = live.buffer.asked[1].since
        state = live.table.state
        wrong = next(c for c in state.options(0) if c.key.startswith("name") and misses(state, c))
        await live.submit(0, wrong.key, int(state.question(0).serial), elapsed=0.2)
        again, still = live.buffer.asked[0], live.buffer.asked[1]
        assert (again.lock, still.lock) == (2.0, 0.0)
        assert again.since > still.since == began
        live.stop()

    asyncio.run(story())


def test_a_lock_is_no_part_of_the_time_for_an_answer() -> None:
    async def story() -> None:
        live = await table_of("holey_cheese", 2, Clock("decision"), many_answers=True)
        for seat in (0, 1):
            await live.submit(seat, "ready", int(live.table.state.question(seat).serial))
        state = live.table.state
        whole = seconds_for(state.question(0), Clock("decision"), live.table.settled, None)
        assert whole is not None
        wrong = next(c for c in state.options(0) if c.key.startswith("name") and misses(state, c))
        async with live.lock:
            await live.play(0, wrong.key, None)
        live.stop()
        assert live.deadline(0) == live.asked[0][1] + whole + 2.0
        assert live.deadline(1) == live.asked[1][1] + whole

    asyncio.run(story())


def misses(state: State, choice: Choice) -> bool:
    """The race goes on after that answer."""
    after = state.clone()
    after.apply(0, choice)
    return after.question(1).kind == RACE


def test_a_window_has_the_same_seconds_for_everybody_who_is_asked() -> None:
    async def story() -> None:
        live = await table_of("toy_window", 3, Clock("decision"))
        seen = {}
        for _ in range(50):
            pending = live.table.pending()
            kinds = {live.table.state.question(seat).kind for seat in pending}
            if kinds == {WINDOW} and len(pending) > 1:
                seen = {seat: live.deadline(seat) for seat in pending}
                break
            async with live.lock:
                seat = pending[0]
                await live.play(seat, live.table.state.options(seat)[-1].key, None)
        live.stop()
        assert len(seen) > 1
        assert len(set(seen.values())) == 1

    asyncio.run(story())


def test_a_standing_pass_answers_windows_and_ends_with_ones_own_word() -> None:
    async def story() -> None:
        live = await table_of("forsage_cards", 3, Clock())
        live.table.sitters[1].standing = live.table.sitters[2].standing = True
        for _ in range(60):
            state = live.table.state
            asked = [seat for seat in live.table.pending() if seat == 0]
            if not asked or live.table.status != "playing":
                break
            before = live.table.version
            async with live.lock:
                await live.play(0, state.options(0)[0].key, None)
            windows = [
                seat for seat in live.table.pending()
                if live.table.state.question(seat).kind == WINDOW
            ]  # fmt: skip
            if windows:
                await until(live, before + 2)
                passed = [line for line in lines(live) if line.startswith("! timeout")]
                assert passed
                live.stop()
                return
        live.stop()

    asyncio.run(story())


def test_a_pause_stops_clocks_and_answers_until_all_agree_to_go_on() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock("decision"))
        await propose(live, 0, "pause")
        assert not live.table.paused
        with pytest.raises(Problem, match="agree"):
            await agree(live, 0, True)
        await agree(live, 1, True)
        assert live.table.paused
        (seat,) = live.table.pending()
        assert live.deadline(seat) is None
        with pytest.raises(Problem, match="paused"):
            await live.submit(seat, "x", 0)
        await propose(live, 1, "resume")
        await agree(live, 0, False)
        assert live.table.paused
        await propose(live, 1, "resume")
        await agree(live, 0, True)
        assert not live.table.paused
        assert live.deadline(seat) is not None
        live.stop()

    asyncio.run(story())


def test_an_undo_needs_everybody_and_never_goes_past_a_draw_or_a_reveal() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock())
        (seat,) = live.table.pending()
        with pytest.raises(Problem, match="nothing you could take back"):
            await propose(live, seat, "undo")
        async with live.lock:  # a move, and the next die falls: no way back
            await live.play(seat, live.table.state.options(seat)[0].key, None)
        with pytest.raises(Problem, match="nothing you could take back"):
            await propose(live, seat, "undo")
        live.stop()

    asyncio.run(story())


def test_an_undo_goes_back_to_ones_last_choice_under_a_new_serial() -> None:
    """Past what others have answered since."""

    async def story() -> None:
        live = await table_of("rat_de_france", 2, Clock())
        before = None
        for _ in range(30):
            seat = live.table.pending()[0]
            state = live.table.state
            serial = int(state.question(seat).serial)
            picture = live.table.game.spread(state) if live.table.game else ""
            told = [event for _, event in live.table.events_since(0, seat)]
            async with live.lock:
                await live.play(seat, state.options(seat)[0].key, serial)
                other = live.table.pending()[0]
                if live.table.steps_back(seat) == 1 and other != seat:
                    await live.play(other, live.table.state.options(other)[0].key, None)
            if live.table.steps_back(seat) == 2:
                before = picture
                break
        assert before is not None
        watching = watcher(seat)
        live.join(watching)
        await propose(live, seat, "undo")
        await agree(live, 1 - seat, True)
        assert live.table.game is not None
        now = live.table.game.spread(live.table.state)
        assert without_serial(now) == without_serial(before)
        with pytest.raises(Exception, match="stale"):
            await live.submit(seat, live.table.state.options(seat)[0].key, serial)
        assert lines(live)[-1] == "! undo 2"
        assert told == [event for _, event in live.table.events_since(0, seat)], "logs keep it"
        live.stop()

    asyncio.run(story())


def without_serial(text: str) -> str:
    words = text.split()
    return " ".join(
        word for at, word in enumerate(words) if "serial" not in words[max(0, at - 1) : at + 1]
    )


def test_a_table_read_again_from_its_entries_is_the_same() -> None:
    """Also after an undo, a pause and a timeout."""

    async def story() -> None:
        live = await table_of("rat_de_france", 3, Clock("bank", 300, 2))
        for step in range(40):
            if not live.table.pending():
                break
            seat = live.table.pending()[0]
            async with live.lock:
                options = live.table.state.options(seat)
                await live.play(seat, options[step % len(options)].key, None)
            if step == 20 and live.table.steps_back(seat):
                await propose(live, seat, "undo")
                for other in range(3):
                    if live.proposal is not None and other != seat:
                        await agree(live, other, True)
        again = Table("table")
        for body in await live.store.load("table"):
            again.fold(ledger.decode(body))
        live.stop()
        from scurry.kernel.dump import difference, dump

        assert difference(dump(live.table.state), dump(again.state)) is None
        assert again.version == live.table.version
        assert again.record.text() == live.table.record.text()
        assert [s.bank for s in again.sitters] == [s.bank for s in live.table.sitters]

    asyncio.run(story())


def test_a_move_that_cannot_be_stored_has_not_happened() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock())
        store = live.store
        assert isinstance(store, MemoryStore)
        watching = watcher(0)
        live.join(watching)
        (seat,) = live.table.pending()
        version = live.table.version
        key = live.table.state.options(seat)[0].key
        serial = int(live.table.state.question(seat).serial)

        def full(*args: object) -> None:
            from scurry.server.store.base import StoreFailed

            raise StoreFailed("the disk is full")

        usual = store.put
        store.put = full  # type: ignore[method-assign, assignment]
        with pytest.raises(Problem, match="could not be written"):
            await live.submit(seat, key, serial, "m1")
        assert live.table.version == version
        assert not watching.frames
        store.put = usual  # type: ignore[method-assign]
        assert await live.submit(seat, key, serial, "m1") == version + 1
        assert await live.submit(seat, key, serial, "m1") == version + 1  # the same message again
        assert live.table.version == version + 1
        live.stop()

    asyncio.run(story())


def test_a_message_that_comes_twice_is_applied_once_even_after_a_restart() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock())
        (seat,) = live.table.pending()
        key = live.table.state.options(seat)[0].key
        serial = int(live.table.state.question(seat).serial)
        version = await live.submit(seat, key, serial, "m1")
        again = Table("table")
        for body in await live.store.load("table"):
            again.fold(ledger.decode(body))
        other = Live(again, live.store, Thinker())
        assert await other.submit(seat, key, serial, "m1") == version
        assert again.version == version
        live.stop()
        other.stop()

    asyncio.run(story())


def test_a_proposal_is_shown_to_everybody() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock())
        watching = watcher(1)
        live.join(watching)
        await propose(live, 0, "pause")
        update = wire.reading.decode(watching.frames[-1][0])
        assert isinstance(update, wire.Update)
        assert update.table is not None
        assert update.table.proposal == wire.Proposal("pause", 0, [0], [1])
        live.stop()

    asyncio.run(story())


def test_the_record_of_a_table_is_made_of_lines_that_read_back() -> None:
    from scurry.kernel.reading import parse_choice

    for text in ("0 pair taifun 2 [3 1]", "3 slap @1250", "1 name cheese @950 [0 5]"):
        entry: Entry = parse_choice(text)
        assert entry.text() == text


def test_the_log_of_a_seat_has_what_that_seat_was_told_and_no_more() -> None:
    async def story() -> None:
        live = await table_of("forsage_cards", 3, Clock())
        for _ in range(12):
            seat = live.table.pending()[0]
            async with live.lock:
                await live.play(seat, live.table.state.options(seat)[0].key, None)
        logs = [own_log(live.table, seat).splitlines() for seat in range(3)]
        live.stop()
        told = live.table.told
        for seat in range(3):
            heard_by = [event for _, events in told for event in events if heard(event, seat)]
            assert len(logs[seat]) == len(heard_by)
        assert logs[0] != logs[1]

    asyncio.run(story())
