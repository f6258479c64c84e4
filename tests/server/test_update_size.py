"""What a move costs on the line: at most 2 KB in the median, for every game."""

from __future__ import annotations

import asyncio
import statistics

import pytest

from bench.update_size import measured
from scurry.kernel.catalogue import own_games
from scurry.kernel.game import Game
from scurry.server import wire
from scurry.server.ledger import BANK, Clock
from scurry.server.live import Live
from tests.server.memory import table_of, watcher

MEDIAN = 2048  # bytes


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
def test_a_move_is_told_in_two_kilobytes(game: Game) -> None:
    sizes = measured(game, moves=60)
    assert len(sizes.sent) >= 30
    assert statistics.median(sizes.sent) <= MEDIAN


async def move(live: Live) -> None:
    seat = int(live.table.pending()[0])
    async with live.lock:
        await live.play(seat, live.table.state.options(seat)[0].key, None)


def last(live: Live, brief: bool) -> wire.Update:
    """What a viewer of seat 0 got last."""
    (viewer,) = [viewer for viewer in live.viewers if viewer.brief is brief]
    update = wire.reading.decode(viewer.frames[-1][0])
    assert isinstance(update, wire.Update)
    return update


def test_the_table_comes_only_when_it_has_changed() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock(BANK, 100, 0))
        for brief in (False, True):
            viewer = watcher(0)
            viewer.brief = brief
            live.join(viewer)
        live.presence()
        assert last(live, brief=True).table == last(live, brief=False).table
        for _ in range(5):
            await move(live)
            whole, brief_one = last(live, brief=False), last(live, brief=True)
            assert brief_one.table is None
            assert whole.table is not None
            asked = [seat for seat, sitter in enumerate(whole.table.seats) if sitter.asked]
            assert asked == [*brief_one.pending]
            assert [sitter.bank for sitter in whole.table.seats] == brief_one.banks
        live.table.sitters[1].standing = True
        live.presence()
        changed = last(live, brief=True).table
        assert changed is not None
        assert changed.seats[1].standing
        live.stop()

    asyncio.run(story())


def test_who_lost_frames_gets_the_table_again() -> None:
    async def story() -> None:
        live = await table_of("forsage_pawns", 2, Clock())
        viewer = watcher(0)
        viewer.brief = True
        live.join(viewer)
        live.presence()
        viewer.behind = True  # its queue was full, the table with it
        viewer.frames.clear()
        ((frame, worded),) = viewer.take()
        update = wire.reading.decode(frame)
        assert isinstance(update, wire.Update)
        assert update.table is not None
        assert worded, "it has names in it: it must not be packed"
        live.stop()

    asyncio.run(story())
