"""Tables in one SQLite file: WAL, synchronous=FULL, one writer thread with group commit.

Whatever waits when the writer is free is written in one transaction (`writing.py`), with one fsync
for all. Entries go into a journal first (`journal.py`). If a whole transaction fails, none of it
was stored, and the file is opened anew for the next.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar, cast

from scurry.server import metrics
from scurry.server.store.base import Store, StoreFailed, Summary, Then, telling
from scurry.server.store.journal import Journal
from scurry.server.store.migrations import steps
from scurry.server.store.writing import (
    COMING,
    MOST_AT_ONCE,
    Entry,
    Job,
    Work,
    by_loop,
    run,
    tell_all,
)

QUIET: Final = 0.2  # seconds without entries: there is time to sort the journal
PATIENCE: Final = 5.0  # seconds to wait for another process that has the file
KINDS: Final = {"bytes": "BLOB", "double": "REAL", "compact": " WITHOUT ROWID", "sqlite": ""}
T = TypeVar("T")


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        """Brings the database up to date at once; StoreFailed if it cannot be used."""
        self.path = path
        self.waiting: list[Job] = []  # for the writer to be free
        self.writing = False
        self.queued = 0  # in all
        self.tidying = False  # soon
        self.groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.lock = hold(path)
        try:
            self.connection: sqlite3.Connection | None = connect(path)
            self.journal = Journal(self.connection)
        except sqlite3.Error as error:
            self.lock.close()
            raise StoreFailed(f"{path} cannot be used: {error}") from None
        except BaseException:
            self.lock.close()
            raise
        self.closed = False
        self.thread = threading.Thread(target=self.write, name="scurry-store", daemon=True)
        self.thread.start()

    # The writer's thread.

    def write(self) -> None:
        while (jobs := self.groups.get()) is not None:
            for first in range(0, len(jobs), MOST_AT_ONCE):
                self.commit(jobs[first : first + MOST_AT_ONCE])
            self.tell(jobs)

    @metrics.store_seconds.time()
    def commit(self, jobs: list[Job]) -> None:
        others = [job for job in jobs if not isinstance(job, Entry)]
        try:
            if self.connection is None:
                self.connection = connect(self.path)
                self.journal = Journal(self.connection)
            entries = self.journal.next_ones(self.connection, jobs)
            run(self.connection, entries, others)
        except Exception as error:  # nothing of this was stored
            self.journal.give_up()
            for job in jobs:
                job.error = StoreFailed(str(error))
            if self.connection is not None:
                self.connection.close()
                self.connection = None
        else:
            self.journal.keep(entries)

    def tell(self, jobs: list[Job]) -> None:
        for loop, done in by_loop(jobs).items():
            try:
                loop.call_soon_threadsafe(self.settle, done)
            except RuntimeError:  # the loop is closed: nobody waits any more
                self.settle([])

    # The loop's thread.

    def settle(self, jobs: list[Job]) -> None:
        """The writer is free: it gets what came meanwhile, then all who wait are told."""
        self.writing = False
        if jobs and jobs[0].error is None:
            self.tidy_up_later(jobs[0].loop)
        self.hand_over()
        tell_all(jobs)

    def tidy_up_later(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.journal.is_due() and not self.tidying:
            self.tidying = True
            loop.call_later(QUIET, self.tidy_up, loop, self.queued)

    def tidy_up(self, loop: asyncio.AbstractEventLoop, queued: int) -> None:
        """If nothing has come for a while, or the journal has become very long."""
        self.tidying = False
        if self.closed:
            return
        if self.journal.is_due(busy=queued != self.queued):
            self.queue(Work(loop, ignore, self.journal.fold))
        else:
            self.tidy_up_later(loop)

    def hand_over(self) -> None:
        """One group at a time, as large as it has become: every call wakes the other thread."""
        if self.waiting and not self.writing:
            self.writing = True
            group, self.waiting = self.waiting, []
            self.groups.put(group)

    def queue(self, job: Job) -> None:
        if self.closed:
            raise StoreFailed("the store is closed")
        if not self.writing:
            job.loop.call_soon(self.hand_over)  # with all that comes in this turn
        self.waiting.append(job)
        self.queued += 1

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        job = Work(loop, telling(done), work)
        self.queue(job)
        await done
        return cast(T, job.result)

    # What a store can do.

    def put(
        self,
        loop: asyncio.AbstractEventLoop,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
        then: Then,
    ) -> None:
        self.queue(Entry(loop, then, table, version, body, summary))

    async def load(self, table: str) -> list[bytes]:
        def work(connection: sqlite3.Connection) -> list[bytes]:
            return self.journal.load(connection, table)

        return await self.do(work)

    async def listed(self, status: str, most: int) -> list[Summary]:
        def work(connection: sqlite3.Connection) -> list[Summary]:
            rows = connection.execute(
                "SELECT * FROM tables WHERE status = ? AND public = 1 "
                "ORDER BY touched DESC LIMIT ?",
                (status, most),
            )
            return [Summary(r[0], r[1], r[2], bool(r[3]), r[4], r[5], r[6]) for r in rows]

        return await self.do(work)

    async def count(self) -> int:
        def work(connection: sqlite3.Connection) -> int:
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])

        return await self.do(work)

    async def expire(self, before: float, statuses: tuple[str, ...]) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            marks = ", ".join("?" * len(statuses))
            rows = connection.execute(
                f"SELECT id FROM tables WHERE touched < ? AND status IN ({marks})",
                (before, *statuses),
            )
            gone = [str(row[0]) for row in rows]
            for table in gone:
                connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            self.journal.forget(connection, gone)
            return gone

        return await self.do(work)

    async def setting(self, name: str, usual: bytes) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            connection.execute("INSERT OR IGNORE INTO settings VALUES (?, ?)", (name, usual))
            row = connection.execute("SELECT value FROM settings WHERE name = ?", (name,))
            return bytes(row.fetchone()[0])

        return await self.do(work)

    async def own(self, table: str) -> bool:
        return True  # one process has the whole file

    async def disown(self, table: str) -> None:
        pass

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.writing = False
            self.hand_over()
            self.groups.put(None)
            await asyncio.to_thread(self.thread.join)
            if self.connection is not None:
                self.connection.close()
            self.lock.close()

    async def backup(self, target: Path) -> None:
        """A whole, consistent copy, while the server runs."""
        try:
            await asyncio.to_thread(copy, self.path, target)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed(f"{target} could not be written: {error}") from None


def ignore(error: Exception | None) -> None:
    """Nobody waits for it; it is tried again."""


def copy(source: Path, target: Path) -> None:
    connection = sqlite3.connect(source)
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
    finally:
        connection.close()
    with target.open("rb+") as file:  # SQLite leaves this to us
        os.fsync(file.fileno())


def hold(path: Path) -> sqlite3.Connection:
    """One Scurry at a time has the file, until it ends or dies. What holds it is SQLite's own lock
    on an empty file beside it, which works on every system and leaves the file itself readable."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(
            f"{path}.lock", isolation_level=None, check_same_thread=False, timeout=PATIENCE
        )
    except (sqlite3.Error, OSError) as error:
        raise StoreFailed(f"{path} cannot be used: {error}") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        raise StoreFailed(f"{path} cannot be used: another Scurry has it ({error})") from None
    return lock


def connect(path: Path) -> sqlite3.Connection:
    """Open, or make, and bring up to date."""
    try:
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, timeout=PATIENCE
        )
    except sqlite3.Error as error:
        raise StoreFailed(f"{path} cannot be used: {error}") from None
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # of use on macOS only
        migrate(connection)
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.executescript(COMING)
    except sqlite3.Error as error:
        connection.close()
        raise StoreFailed(f"{path} cannot be used: {error}") from None
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    for number, step in enumerate(steps(found), found + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in step:
            connection.execute(statement.format(**KINDS))
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
