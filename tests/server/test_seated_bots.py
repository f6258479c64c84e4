"""Bots at a live table: what they plan is theirs only as long as the seat is."""

from __future__ import annotations

import asyncio
import gc
import weakref

from scurry.kernel.notebook import Notebook
from scurry.kernel.rng import Rng
from scurry.kernel.state import State
from scurry.server import ledger
from scurry.server.ledger import Clock
from scurry.server.live import Live
from scurry.server.thinking import Thinker
from tests.server.memory import table_of


class Quick(Thinker):
    """Takes the first option, and in a race ten seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = 0

    async def decide(
        self, game: str, level: str, seat: int, notebook: Notebook, table: State, chance: Rng
    ) -> tuple[str, float]:
        self.thoughts += 1
        return table.options(seat)[0].key, 10.0


async def write(live: Live, entry: ledger.BotSat | ledger.Back) -> None:
    async with live.lock:
        await live.write(entry)
    for _ in range(10):
        await asyncio.sleep(0)  # what it set going goes on


def playing(live: Live) -> Quick:
    live.bots.thinker = thinker = Quick()
    live.bots.seconds = 30.0
    return thinker


def test_a_bot_that_is_sent_away_does_not_answer_any_more() -> None:
    async def story() -> None:
        live = await table_of("toy_window", 3, Clock())
        thinker = playing(live)
        seat = next(s for s in live.table.pending() if len(live.table.state.options(s)) > 1)
        await write(live, ledger.BotSat(0.0, seat, "easy"))
        assert [*live.bots.plans] == [seat]
        await write(live, ledger.Back(0.0, seat))
        assert not live.bots.plans
        assert live.alarm is None
        await write(live, ledger.BotSat(0.0, seat, "easy"))
        assert [*live.bots.plans] == [seat]
        assert thinker.thoughts == 2
        live.stop()

    asyncio.run(story())


def test_a_bot_that_is_sent_away_leaves_no_answer_in_a_race() -> None:
    async def story() -> None:
        live = await table_of("toy_race", 2, Clock())
        playing(live)
        for seat in (0, 1):
            await live.submit(seat, "ready", int(live.table.state.question(seat).serial))
        await write(live, ledger.BotSat(0.0, 1, "easy"))
        assert [*live.buffer.answers] == [1]
        await write(live, ledger.Back(0.0, 1))
        assert not live.buffer.answers
        live.stop()

    asyncio.run(story())


def test_a_bot_thinks_once_about_a_question() -> None:
    async def story() -> None:
        live = await table_of("toy_window", 3, Clock())
        thinker = playing(live)
        seat = next(s for s in live.table.pending() if len(live.table.state.options(s)) > 1)
        await write(live, ledger.BotSat(0.0, seat, "easy"))
        live.changed(None)
        await asyncio.sleep(0)
        assert thinker.thoughts == 1
        assert live.alarm is not None
        live.stop()

    asyncio.run(story())


def test_what_a_bot_has_not_begun_to_think_about_is_forgotten_with_its_seat() -> None:
    async def story() -> None:
        live = await table_of("toy_window", 3, Clock())
        thinker = playing(live)
        seat = next(s for s in live.table.pending() if len(live.table.state.options(s)) > 1)
        async with live.lock:
            await live.write(ledger.BotSat(0.0, seat, "easy"), ledger.Back(0.0, seat))
        assert not await live.bots.think(seat, live.asked[seat][0])
        assert thinker.thoughts == 0
        live.stop()

    asyncio.run(story())


def test_a_table_that_sleeps_leaves_the_memory_at_once() -> None:
    """Without waiting for Python to look for circles, which it seldom does."""

    async def story() -> None:
        live = await table_of("toy_window", 3, Clock())
        watched = weakref.ref(live.store)  # which nobody else has
        live.stop()
        del live
        assert watched() is None

    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
