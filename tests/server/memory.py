"""A store that forgets with the test, tables in it, and viewers that keep every frame."""

from __future__ import annotations

import asyncio

from scurry.kernel.catalogue import find
from scurry.kernel.options import Value
from scurry.server import ledger
from scurry.server.fanout import Viewer
from scurry.server.ledger import Clock
from scurry.server.live import Live
from scurry.server.store.base import Conflict, Store, Summary, Then
from scurry.server.table import Table
from scurry.server.thinking import Thinker
from tests.server.hosting import add_toys


class MemoryStore(Store):
    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.settings: dict[str, bytes] = {}

    def put(
        self,
        loop: asyncio.AbstractEventLoop,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
        then: Then,
    ) -> None:
        kept = self.entries.setdefault(table, [])
        if version != len(kept) + 1:
            then(Conflict(f"{table} is at version {len(kept)}"))
            return
        kept.append(body)
        if summary is not None:
            self.summaries[table] = summary
        then(None)

    async def load(self, table: str) -> list[bytes]:
        return [*self.entries.get(table, [])]

    async def listed(self, status: str, most: int) -> list[Summary]:
        found = [s for s in self.summaries.values() if s.status == status and s.public]
        return found[:most]

    async def count(self) -> int:
        return len(self.entries)

    async def expire(self, before: float, statuses: tuple[str, ...]) -> list[str]:
        return []

    async def setting(self, name: str, usual: bytes) -> bytes:
        return self.settings.setdefault(name, usual)

    async def own(self, table: str) -> bool:
        return True

    async def disown(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


def watcher(seat: int | None) -> Viewer:
    """Its frames stay in its queue, all of them: nobody sends here."""
    viewer = Viewer(lambda: None)
    viewer.seat = seat
    return viewer


async def table_of(game: str, seats: int, clock: Clock, **options: Value) -> Live:
    """A game that has just begun, with a person in each seat."""
    add_toys()
    found = find(game)
    live = Live(Table("table"), MemoryStore(), Thinker())
    opened = ledger.Opened(
        0.0, game, found.rules_version, options, seats, "g0", "cd" * 32, clock=clock
    )
    async with live.lock:
        await live.write(opened)
        for seat in range(seats):
            await live.write(ledger.Sat(0.0, seat, f"g{seat}", f"P{seat}", "rat", "", ""))
        await live.write(ledger.Began(0.0, [""] * seats, []))
    return live
