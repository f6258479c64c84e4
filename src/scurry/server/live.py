"""A table that is awake: answers come in, are stored, and only then told. Clocks and bots too.

The order is always the same: check, try out on a copy, store durably, make it the table, tell.
If storing fails, nothing happened, and whoever asked is told so.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.kernel.door import Refused, admit
from scurry.kernel.message import Event
from scurry.kernel.question import RACE, TURN, WINDOW
from scurry.kernel.record import Entry as Line
from scurry.kernel.state import State
from scurry.server import clocks, ledger, metrics, wire
from scurry.server.fanout import Viewer
from scurry.server.latch import Latch
from scurry.server.ledger import BANK, NONE, Moved
from scurry.server.problem import Problem
from scurry.server.race import LONGEST_LINE, Answer, Buffer
from scurry.server.seated_bots import Asked, Plan, SeatedBots
from scurry.server.store.base import Conflict, Store, StoreFailed, Summary
from scurry.server.summing_up import summary_after
from scurry.server.table import OVER, PLAYING, Table
from scurry.server.thinking import Thinker
from scurry.server.updates import Frame, complete, update

log = logging.getLogger("scurry.table")

BOT_SECONDS: Final = 0.8  # a bot that would answer at once waits so long, like a person
TOUCH_AGAIN: Final = 300.0  # seconds until the summary of a table is written anew
Tell = Callable[[int, Problem | None], None]


@final
@mypyc_attr(acyclic=True)
class Move:
    """A choice that was tried out and may be stored."""

    def __init__(
        self,
        entry: Moved,
        line: Line,
        after: State,
        events: list[Event],
        ends: bool,
        touches: bool,
    ) -> None:
        self.entry = entry
        self.line = line
        self.after = after
        self.events = events
        self.ends = ends  # the game
        self.touches = touches  # the summary is written anew with it


class Storing:
    """A move on its way into the store, and who is told how it went: a version, or a problem."""

    def __init__(self, live: Live, move: Move, tell: Tell) -> None:
        self.live = live
        self.move = move
        self.tell = tell

    def stored(self, error: Exception | None) -> None:
        """In a moment of the loop's that belongs to others, too: nothing may be raised."""
        version, problem = 0, None
        try:
            if error is None:
                version = self.live.settle(self.move)
            else:
                problem = self.live.not_stored(error)
        except Exception:
            log.exception("a stored move failed")
            problem = Problem("failure", "Something went wrong here; try again.", 500)
        finally:
            self.live.lock.free()
        self.tell(version, problem)


class Live:
    def __init__(
        self, table: Table, store: Store, thinker: Thinker, bot_seconds: float = BOT_SECONDS
    ) -> None:
        self.table = table
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.lock = Latch()
        self.viewers: set[Viewer] = set()
        self.buffer = Buffer()
        self.asked: Asked = {}
        self.racing: tuple[int, ...] = ()  # those of them who are in a race
        self.bots = SeatedBots(table, self.buffer, thinker, bot_seconds)
        self.tasks: set[asyncio.Task[None]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.proposal: wire.Proposal | None = None
        self.summary_at = 0.0
        self.broken = False

    # Entries.

    async def write(self, *entries: ledger.AnyEntry) -> None:
        """Store entries that are no moves, together, then let them count. Call with the lock
        held."""
        await self.keep(entries, summary_after(self.table, entries))
        for entry in entries:
            self.table.fold(entry)
        self.changed(None)

    async def keep(self, entries: Sequence[ledger.Entry], summary: Summary | None) -> None:
        self.may_write()
        bodies = [ledger.encode(entry) for entry in entries]
        try:
            await self.store.append_all(self.table.id, self.table.version + 1, bodies, summary)
        except (Conflict, StoreFailed) as error:
            raise self.not_stored(error) from None

    def may_write(self) -> None:
        if self.broken:
            raise Problem("moved-away", "This table has moved; connect again.", 503)

    def not_stored(self, error: Exception) -> Problem:
        if isinstance(error, Conflict):
            self.broken = True
            return Problem("moved-away", "This table has moved; connect again.", 503)
        log.error("not stored: %s", error)
        return Problem("not-stored", "The table could not be written; try again.", 503)

    # Moves.

    async def submit(
        self,
        seat: int,
        key: str,
        serial: int,
        message: str | None = None,
        elapsed: float | None = None,
        viewer: Viewer | None = None,
    ) -> int:
        """The one door. Returns the version that holds the answer, once it is stored."""
        if message is not None and (seat, message) in self.table.answered:
            return self.table.answered[seat, message]
        waiting = self.race(seat, key, serial, message, elapsed)
        if waiting is not None:
            return await waiting
        async with self.lock:
            if message is not None and (seat, message) in self.table.answered:
                return self.table.answered[seat, message]
            self.may_play()
            return await self.play(seat, key, serial, message)

    def submit_at_once(self, seat: int, key: str, serial: int, message: str, tell: Tell) -> bool:
        """The same door without a queue before it. False: there is one, or this is a race; then
        nothing was done and `tell` is not called. May refuse."""
        if (seat, message) in self.table.answered or seat in self.racing:
            return False
        if not self.lock.take():
            return False
        try:
            self.may_play()
            move = self.prepare(seat, key, serial, message, "", None)
            self.put(move, Storing(self, move, tell))
        except BaseException:
            self.lock.free()
            raise
        return True

    def put(self, move: Move, storing: Storing) -> None:
        self.may_write()
        table, body, summary = self.table, ledger.encode(move.entry), self.touched_by(move)
        try:
            self.store.put(self.loop, table.id, table.version + 1, body, summary, storing.stored)
        except StoreFailed as error:
            raise self.not_stored(error) from None

    def touched_by(self, move: Move) -> Summary | None:
        return summary_after(self.table, [move.entry], move.ends) if move.touches else None

    def race(
        self, seat: int, key: str, serial: int, message: str | None, elapsed: float | None
    ) -> Awaitable[int] | None:
        """In a race: an answer that will be let in at its time; None if this is no race."""
        table = self.table
        if seat not in table.pending() or table.state.question(seat).kind != RACE or table.paused:
            return None
        admit(table.state, seat, key, serial)  # or refused at once
        future: asyncio.Future[int] = self.loop.create_future()
        tag = message, future
        if not self.buffer.answer(seat, key, serial, self.now(), elapsed, tag):
            raise Problem("answered", "Your answer is under way already.")
        self.wake()
        return future

    def may_play(self) -> None:
        if self.table.paused:
            raise Problem("paused", "The game is paused; resume it first.")
        if not self.table.readable:
            raise Problem("old-rules", "This game began under rules that are gone here.", 410)
        if self.table.begun is None:
            raise Problem("not-begun", "The game has not begun yet.")

    async def play(
        self,
        seat: int,
        key: str,
        serial: int | None,
        message: str | None = None,
        by: str = "",
        ms: int | None = None,
    ) -> int:
        """Check, try out, store, make it the table, tell. Call with the lock held."""
        move = self.prepare(seat, key, serial, message, by, ms)
        await self.keep([move.entry], self.touched_by(move))
        return self.settle(move)

    def prepare(
        self, seat: int, key: str, serial: int | None, message: str | None, by: str, ms: int | None
    ) -> Move:
        """Check and try out. Nothing has happened yet."""
        table = self.table
        choice = admit(table.state, seat, key, serial)
        kind = table.state.question(seat).kind
        after, draws, events = table.try_out(seat, choice)
        line = Line(seat, choice.key, draws, ms)
        outcome = after.outcome()
        places = None if outcome is None else outcome.places
        bank = self.bank_left(seat, kind)
        entry = Moved(time.time(), line.text(), message, by, bank, places)
        ends = outcome is not None
        touches = ends or entry.at > self.summary_at + TOUCH_AGAIN
        return Move(entry, line, after, events, ends, touches)

    def settle(self, move: Move) -> int:
        """It is stored: make it the table, tell."""
        if move.touches:
            self.summary_at = move.entry.at
        self.table.move(move.entry, move.line, move.after, move.events)
        metrics.moves.inc()
        self.changed(move.events)
        return self.table.version

    def bank_left(self, seat: int, kind: str) -> float | None:
        clock = self.table.opened.clock
        bank = self.table.sitters[seat].bank
        if clock.kind != BANK or kind != TURN or bank is None or seat not in self.asked:
            return None
        return clocks.bank_after(bank, self.now() - self.asked[seat][1], clock)

    # Telling.

    def changed(self, news: list[Event] | None) -> None:
        """Something was stored: clocks start and stop, viewers are told, bots set to work. `news`
        are the events of a move; of anything else, as of the beginning, the table knows them."""
        self.start_clocks()
        self.tell_viewers(news)
        self.show_races()
        self.start_bots()
        self.wake()

    def tell_viewers(self, news: list[Event] | None) -> None:
        """Each gets an update; those who look from one seat the same one."""
        if not self.viewers:
            return
        frames: dict[tuple[int | None, int, str, bool], bytes] = {}
        frame = self.frame()
        table = self.table
        for viewer in self.viewers:
            brief = viewer.brief and viewer.lasting == frame.lasting
            which = viewer.seat, viewer.version, viewer.picture, brief
            if which not in frames:
                frames[which] = update(table, frame, which[0], which[1], news, which[2], brief)
            viewer.version, viewer.lasting = table.version, frame.lasting
            viewer.push(frames[which], worded=not brief)

    def frame(self) -> Frame:
        frame = Frame()
        frame.here = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        frame.proposal = self.proposal
        for seat in self.asked:
            frame.seconds[seat] = self.seconds_left(seat)
        complete(self.table, frame)
        return frame

    def whole(self, viewer: Viewer) -> bytes:
        """All this viewer may know, with what it missed."""
        known, frame = viewer.version, self.frame()
        viewer.version, viewer.lasting = self.table.version, frame.lasting
        return update(self.table, frame, viewer.seat, known, None, viewer.picture)

    # Clocks.

    def now(self) -> float:
        return self.loop.time()

    def start_clocks(self) -> None:
        """A clock starts when a seat is asked something new."""
        now = self.now()
        asked: Asked = {}
        racing: list[int] = []
        for seat in self.table.pending():
            question = self.table.state.question(seat)
            serial = int(question.serial)
            known = self.asked.get(seat)
            asked[seat] = known if known is not None and known[0] == serial else (serial, now)
            if question.kind == RACE:
                racing.append(seat)
        self.asked, self.racing = asked, tuple(racing)
        for late in self.buffer.keep_only({seat: serial for seat, (serial, _) in asked.items()}):
            self.too_late(late)

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is over, by the loop's clock; None: never."""
        table = self.table
        since = self.asked[seat][1]
        if table.sitters[seat].standing and self.is_window(seat):
            return since
        if table.opened.clock.kind == NONE or table.paused or not table.sitters[seat].person:
            return None
        question = table.state.question(seat)
        bank = table.sitters[seat].bank
        whole = clocks.seconds_for(question, table.opened.clock, table.settled, bank)
        return None if whole is None else since + whole + int(question.lock) / 1000

    def seconds_left(self, seat: int) -> float | None:
        deadline = self.deadline(seat)
        return None if deadline is None else round(max(0.0, deadline - self.now()), 3)

    def last_call(self, seat: int) -> float | None:
        """When silence is taken for an answer: in a race not before an answer in time could have
        come over the longest line."""
        deadline = self.deadline(seat)
        if deadline is None or self.table.state.silence(seat) is None:
            return None
        return deadline + (LONGEST_LINE if seat in self.racing else 0.0)

    def wake(self) -> None:
        """Set the alarm for the next thing that is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        moment = self.next_moment()
        if moment is not None:
            self.alarm = self.loop.call_at(moment, self.ring)

    def next_moment(self) -> float | None:
        if self.table.paused or self.table.status != PLAYING:
            return None
        due = self.buffer.due(self.racing)
        moments = [self.last_call(seat) for seat in self.asked]
        moments += [self.bots.next_moment(), None if due is None else due[1]]
        return min([moment for moment in moments if moment is not None], default=None)

    def is_window(self, seat: int) -> bool:
        return self.table.state.question(seat).kind == WINDOW

    def ring(self) -> None:
        self.alarm = None
        self.spawn(self.do_what_is_due())

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Problem as problem:
            log.warning("put off: %s", problem.code)
            if not self.broken:
                self.loop.call_later(1.0, self.wake)

    async def do_what_is_due(self) -> None:
        """One thing; `changed` sets the alarm for the next."""
        async with self.lock:
            if self.table.paused or self.table.status != PLAYING:
                return
            now = self.now()
            due = self.buffer.due(self.racing)
            if due is not None and due[1] <= now:
                await self.let_in(due[0])
                return
            plan = self.bots.due(now)
            if plan is not None:
                await self.bot_plays(plan)
                return
            for seat in self.asked:
                call = self.last_call(seat)
                if call is not None and call <= now:
                    await self.silent(seat)
                    return
            self.wake()

    async def silent(self, seat: int) -> None:
        """Its time is over, or it has a standing pass: silence is its answer."""
        silence = self.table.state.silence(seat)
        assert silence is not None
        self.drop_answer(seat)
        await self.play(seat, silence.key, None, by="clock")

    # Races.

    def show_races(self) -> None:
        """Note when each seat was shown a race, and over what line."""
        now = self.now()
        for seat in self.racing:
            serial, since = self.asked[seat]
            lock = int(self.table.state.question(seat).lock) / 1000
            for viewer in self.viewers:
                if viewer.seat == seat:
                    self.buffer.ask(seat, serial, now, viewer.line.longest, since, lock)
            if self.table.sitters[seat].level is not None:
                self.buffer.ask(seat, serial, now, 0.0, since)

    async def let_in(self, answer: Answer) -> None:
        self.buffer.drop(answer.seat)
        message, future = answer.tag if isinstance(answer.tag, tuple) else (None, None)
        by = "bot" if future is None else ""
        ms = round(answer.fair * 1000)
        try:
            version = await self.play(answer.seat, answer.key, answer.serial, message, by, ms)
        except Refused:  # what was let in before has changed the question
            self.too_late(answer)
        except Problem as problem:
            if future is None:
                raise
            if not future.done():
                future.set_exception(problem)
        else:
            if future is not None and not future.done():
                future.set_result(version)

    def drop_answer(self, seat: int) -> None:
        late = self.buffer.answers.get(seat)
        self.buffer.drop(seat)
        if late is not None:
            self.too_late(late)

    def too_late(self, answer: Answer) -> None:
        if isinstance(answer.tag, tuple) and not answer.tag[1].done():
            answer.tag[1].set_exception(Problem("late", "Somebody was faster."))

    # Bots.

    def start_bots(self) -> None:
        for seat, serial in self.bots.look(self.asked):
            self.spawn(self.bot_thinks(seat, serial))

    async def bot_thinks(self, seat: int, serial: int) -> None:
        if await self.bots.think(seat, serial):
            self.wake()

    async def bot_plays(self, plan: Plan) -> None:
        try:
            await self.play(plan.seat, plan.key, plan.serial, by="bot")
        except Refused:  # what came before has changed the question
            self.bots.forget(plan.seat)
            self.start_bots()

    # Coming and going.

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        viewer.catch_up = lambda: self.whole(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    def presence(self) -> None:
        """Somebody came or went: everybody is told."""
        self.tell_viewers(None)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing will happen by itself."""
        return not self.viewers and not self.tasks and self.alarm is None

    @property
    def over(self) -> bool:
        return self.table.status == OVER
