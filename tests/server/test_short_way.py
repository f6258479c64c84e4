"""Moves that need not wait: without a task, yet stored before they are told, one after another."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from scurry.server import wire
from scurry.server.fanout import Viewer
from scurry.server.guests import Guest
from scurry.server.latch import Latch
from scurry.server.ledger import Clock
from scurry.server.live import Live
from scurry.server.store.base import Conflict, StoreFailed, Summary, Then, tell
from scurry.server.talking import Talk
from tests.server.memory import MemoryStore, table_of, watcher


class SlowStore(MemoryStore):
    """Stores when it is told to, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[
            tuple[asyncio.AbstractEventLoop, str, int, bytes, Summary | None, Then]
        ] = []
        self.mistaken = False

    def put(
        self,
        loop: asyncio.AbstractEventLoop,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
        then: Then,
    ) -> None:
        if self.mistaken:
            raise RuntimeError("a mistake")
        self.waiting.append((loop, table, version, body, summary, then))

    def go_on(self, error: Exception | None = None) -> None:
        loop, table, version, body, summary, then = self.waiting.pop(0)
        if error is None:
            super().put(loop, table, version, body, summary, then)
        else:
            then(error)


class Seated:
    """Both seats of a pawn race, and a store in between that takes its time."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.store = SlowStore()
        assert isinstance(live.store, MemoryStore)
        self.store.entries = live.store.entries
        live.store = self.store
        self.viewers = [watcher(seat) for seat in range(2)]
        self.talks = [Talk(live, Guest("g", "G", "rat"), viewer) for viewer in self.viewers]
        for talk, viewer in zip(self.talks, self.viewers, strict=True):
            talk.greeted = True
            viewer.version = live.table.version
            live.join(viewer)
        self.ended = 0

    def end(self) -> None:
        self.ended += 1

    def asked(self) -> int:
        return self.live.table.pending()[0]

    def frame(self, key: str = "", number: int = 1) -> bytes:
        seat = self.asked()
        state = self.live.table.state
        key = key or state.options(seat)[0].key
        serial = int(state.question(seat).serial)
        return msgspec.json.encode(wire.Submit(f"m{number}", key, serial))

    def hear(self, frame: bytes) -> bool:
        return self.talks[self.asked()].hear(frame, self.end)


async def seated() -> Seated:
    return Seated(await table_of("forsage_pawns", 2, Clock()))


def told(viewer: Viewer) -> list[str]:
    """The kinds of all frames that came, codes of refusals."""
    found = [wire.reading.decode(frame) for frame, _, _ in viewer.frames]
    return [getattr(message, "code", type(message).__name__.lower()) for message in found]


def test_a_move_is_told_when_it_is_stored_and_not_before() -> None:
    async def story() -> None:
        here = await seated()
        seat, version = here.asked(), here.live.table.version
        assert here.hear(here.frame())
        assert here.live.table.version == version
        assert [told(viewer) for viewer in here.viewers] == [[], []]
        here.store.go_on()
        assert here.live.table.version == version + 1
        assert told(here.viewers[seat]) == ["update", "done"]
        assert told(here.viewers[1 - seat]) == ["update"]
        assert here.ended == 1

    asyncio.run(story())


def test_what_is_not_stored_is_answered_without_a_task_and_what_is_has_to_wait() -> None:
    async def story() -> None:
        here = await seated()
        talk = here.talks[0]
        for message in (wire.Why("w"), wire.Standing("s", True), wire.Mute("m", None, True)):
            here.viewers[0].frames.clear()
            assert talk.hear(msgspec.json.encode(message), here.end)
            assert told(here.viewers[0])[-1] == "done"
        assert talk.hear(msgspec.json.encode(wire.Pong("p", talk.ping_number)), here.end)
        assert here.ended == 4
        for waiting in (wire.Say("s", "hello"), wire.Propose("p", "pause"), wire.Agree("a", True)):
            assert not talk.hear(msgspec.json.encode(waiting), here.end)
        assert here.ended == 4

    asyncio.run(story())


def test_before_hello_nothing_else_is_done() -> None:
    async def story() -> None:
        here = await seated()
        talk = here.talks[here.asked()]
        talk.greeted = False
        assert talk.hear(msgspec.json.encode(wire.Why("w")), here.end)
        assert told(talk.viewer) == ["hello-first"]
        assert not here.hear(here.frame())

    asyncio.run(story())


def test_while_a_move_is_being_stored_others_wait_for_their_turn() -> None:
    async def story() -> None:
        here = await seated()
        seat, first = here.asked(), here.frame()
        assert here.hear(first)
        assert not here.hear(here.frame(number=2))
        second = asyncio.ensure_future(here.talks[seat].answer(here.frame(number=2)))
        await asyncio.sleep(0)
        assert len(here.store.waiting) == 1
        here.store.go_on()
        await second
        assert told(here.viewers[seat]) == ["update", "done", "stale"]

    asyncio.run(story())


def test_a_message_that_was_answered_is_not_done_again() -> None:
    async def story() -> None:
        here = await seated()
        seat, frame = here.asked(), here.frame()
        assert here.hear(frame)
        here.store.go_on()
        version = here.live.table.version
        assert not here.talks[seat].hear(frame, here.end)
        await here.talks[seat].answer(frame)
        assert here.live.table.version == version
        assert told(here.viewers[seat]) == ["update", "done", "done"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("error", "code"), [(StoreFailed("full"), "not-stored"), (Conflict("taken"), "moved-away")]
)
def test_what_is_not_stored_has_not_happened(error: Exception, code: str) -> None:
    async def story() -> None:
        here = await seated()
        seat, version = here.asked(), here.live.table.version
        assert here.hear(here.frame())
        here.store.go_on(error)
        assert here.live.table.version == version
        assert told(here.viewers[seat]) == [code]
        assert told(here.viewers[1 - seat]) == []
        assert here.ended == 1
        assert here.live.broken == (code == "moved-away")
        assert here.live.lock.take()

    asyncio.run(story())


def test_a_refused_move_leaves_the_table_free() -> None:
    async def story() -> None:
        here = await seated()
        seat = here.asked()
        assert here.hear(here.frame("castle"))
        assert told(here.viewers[seat]) == ["unknown"]
        assert here.ended == 1
        assert here.hear(here.frame(number=2))
        here.store.go_on()
        assert told(here.viewers[seat])[1:] == ["update", "done"]

    asyncio.run(story())


def test_a_mistake_of_ours_is_answered_and_leaves_the_table_free() -> None:
    async def story() -> None:
        here = await seated()
        seat, frame = here.asked(), here.frame()
        here.store.mistaken = True
        assert here.hear(frame)
        assert told(here.viewers[seat]) == ["failure"]
        assert here.ended == 1
        here.store.mistaken = False
        assert here.hear(frame)
        here.store.go_on()
        assert told(here.viewers[seat])[1:] == ["update", "done"]

    asyncio.run(story())


def test_what_one_does_with_an_answer_does_not_harm_the_others() -> None:
    heard: list[Exception | None] = []

    def mistaken(error: Exception | None) -> None:
        raise RuntimeError("a mistake")

    error = StoreFailed("full")
    for then in (mistaken, heard.append):
        tell(then, error)
    assert heard == [error]


def test_spectators_and_strangers_do_not_go_the_short_way() -> None:
    async def story() -> None:
        here = await seated()
        talk, frame = here.talks[here.asked()], here.frame()
        talk.greeted = False
        assert not talk.hear(frame, here.end)
        talk.greeted, talk.viewer.seat = True, None
        assert not talk.hear(frame, here.end)
        assert not here.store.waiting

    asyncio.run(story())


def test_the_latch_lets_one_in_at_a_time_in_the_order_they_came() -> None:
    order: list[str] = []

    async def enter(latch: Latch, name: str) -> None:
        async with latch:
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)

    async def story() -> None:
        latch = Latch()
        assert latch.take()
        tasks = [asyncio.ensure_future(enter(latch, name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        latch.free()
        assert not latch.take()  # it is a's already
        await asyncio.wait(tasks)
        assert latch.take()

    asyncio.run(story())
    assert order == [*"aacc"]


def test_who_is_called_away_as_the_latch_opens_hands_it_on() -> None:
    async def story() -> None:
        latch = Latch()
        assert latch.take()
        first = asyncio.ensure_future(latch.__aenter__())
        second = asyncio.ensure_future(latch.__aenter__())
        await asyncio.sleep(0)
        latch.free()
        first.cancel()
        await asyncio.wait_for(second, 1)
        assert first.cancelled()
        latch.free()
        assert latch.take()

    asyncio.run(story())
