"""What the server wants from a store. One row an entry, append-only, durable before it returns.

A table is a stream of entries numbered 1, 2, 3 …; entry 1 opens it. What a table is, is what its
entries add up to (`ledger.py`); `Summary` is a copy of some facts so that lists need no reading.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

log = logging.getLogger("scurry.store")


class Conflict(Exception):
    """This entry is not the next of its table: somebody else has written that version, or the
    table was deleted meanwhile. It was not stored."""


class StoreFailed(Exception):
    """The entry was not stored; says why in a sentence."""


class TooNew(Exception):
    """The database was written by a newer Scurry; says so in a sentence."""


class Summary(Struct, frozen=True):
    """What a list of tables shows; stored beside the stream, replaced with any entry."""

    id: str
    game: str
    status: str  # open, playing, over, closed
    public: bool
    seats: int
    free: int  # seats that nobody holds
    touched: float  # seconds since 1970: the time of the last entry


Then = Callable[[Exception | None], None]


class Store(Protocol):
    """All methods may be called from the event loop at any time, in any number."""

    def put(
        self,
        loop: asyncio.AbstractEventLoop,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
        then: Then,
    ) -> None:
        """Store one entry, then call `then` in this loop, the running one. With None the entry
        survives a power cut; else it gets Conflict or StoreFailed, and nothing was stored.
        StoreFailed may be raised at once, too."""

    async def append(
        self, table: str, version: int, body: bytes, summary: Summary | None = None
    ) -> None:
        """The same for those who can wait."""
        await self.append_all(table, version, [body], summary)

    async def append_all(
        self, table: str, version: int, bodies: Sequence[bytes], summary: Summary | None
    ) -> None:
        """Several entries, numbered from `version` on. If one is not stored, none after it is."""
        loop = asyncio.get_running_loop()
        waiting: list[asyncio.Future[None]] = []
        for number, body in enumerate(bodies, version):
            stored: asyncio.Future[None] = loop.create_future()
            self.put(loop, table, number, body, summary, telling(stored))
            waiting.append(stored)
        for outcome in await asyncio.gather(*waiting, return_exceptions=True):
            if outcome is not None:
                raise outcome

    async def load(self, table: str) -> list[bytes]:
        """All entries in order; empty if there is no such table."""

    async def listed(self, status: str, most: int) -> list[Summary]:
        """Public tables in that status, the last touched first."""

    async def count(self) -> int:
        """How many tables there are."""

    async def expire(self, before: float, statuses: tuple[str, ...]) -> list[str]:
        """Delete tables in these statuses that were last touched before then; their ids."""

    async def setting(self, name: str, usual: bytes) -> bytes:
        """A lasting value of this installation, made as given if it is not there yet."""

    async def own(self, table: str) -> bool:
        """Take a table for this worker; False if another worker has it."""

    async def disown(self, table: str) -> None:
        """Let it go."""

    async def close(self) -> None:
        """Finish what is under way, then close."""


def tell(then: Then, error: Exception | None) -> None:
    """What one of many does with it must not harm the others."""
    try:
        then(error)
    except Exception:
        log.exception("an entry was stored, or not, and that could not be told")


def telling(waiting: asyncio.Future[None]) -> Then:
    """Tells whoever waits, if he still does."""

    def then(error: Exception | None) -> None:
        if waiting.done():
            return
        if error is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(error)

    return then
