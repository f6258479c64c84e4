"""Tables in one SQLite file: WAL, synchronous=FULL, one writer thread with group commit.

Whatever waits when the writer is free is written in one transaction, with one fsync for all.
Entries are stored by one statement, which needs no other to be a transaction: with every statement
the two threads hand the interpreter over and back, and the loop does not hurry to give it away.
If one of them does not fit, nothing of it was stored, and each gets a savepoint of its own, so that
it does not harm the others. If a whole transaction fails, none of it was stored, and the file is
opened anew for the next.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar, cast

from scurry.server import metrics
from scurry.server.store.base import Conflict, Store, StoreFailed, Summary, Then, telling
from scurry.server.store.migrations import steps

SIZES: Final = (0, 1, 4, 16, 64, 160, 500)  # of statements, in rows
MOST_AT_ONCE: Final = SIZES[-1]  # entries in one transaction
PATIENCE: Final = 5.0  # seconds to wait for another process that has the file
KINDS: Final = {"bytes": "BLOB", "double": "REAL", "compact": " WITHOUT ROWID"}
T = TypeVar("T")
Row = tuple[object, ...]  # of entries; and, if the entry brings a summary, of tables

NO_ENTRY: Final = (None, 0, "")
NO_SUMMARY: Final = ("", "", "", 0, 0, 0, 0.0)
# What is put into `coming` goes into two tables at once. An entry that is not the next of its table
# has nothing for a body, and that is not allowed.
COMING: Final = """
    CREATE TEMP VIEW coming AS SELECT entries.*, tables.* FROM entries, tables;
    CREATE TEMP TRIGGER came INSTEAD OF INSERT ON coming BEGIN
        INSERT INTO entries SELECT NEW.table_id, NEW.version, CASE WHEN NEW.version = 1 OR EXISTS (
            SELECT 1 FROM entries WHERE table_id = NEW.table_id AND version = NEW.version - 1
        ) THEN NEW.body END;
        REPLACE INTO tables SELECT NEW.id, NEW.game, NEW.status, NEW.public, NEW.seats, NEW.free,
            NEW.touched WHERE NEW.id IS NOT NULL;
    END;
"""


@cache
def storing(plain: int, summed_up: int) -> str:
    """Stores up to so many entries without a summary and so many with one; or none of them."""
    parts = []
    if plain:
        rows = ", ".join(["(?, ?, ?)"] * plain)
        parts.append(f"SELECT *, {', '.join(['NULL'] * len(NO_SUMMARY))} FROM (VALUES {rows})")
    if summed_up:
        rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * summed_up)
        parts.append(f"SELECT * FROM (VALUES {rows})")
    chosen = (f"{part} WHERE column1 IS NOT NULL" for part in parts)
    return f"INSERT INTO coming {' UNION ALL '.join(chosen)}"


class Job:
    """Something the writer shall do, and who is told then: store an entry, or other work."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        then: Then,
        row: Row = (),
        work: Callable[[sqlite3.Connection], object] | None = None,
    ) -> None:
        self.loop = loop
        self.then = then
        self.row = row
        self.work = work
        self.result: object = None
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        connection.execute("SAVEPOINT job")
        try:
            if self.work is None:
                store(connection, [self])
            else:
                self.result = self.work(connection)
        except Exception as error:
            if not connection.in_transaction:  # SQLite itself has given up all of it
                raise
            connection.execute("ROLLBACK TO job")
            self.error = StoreFailed(str(error))
            if self.work is None and isinstance(error, sqlite3.IntegrityError):
                self.error = Conflict(f"version {self.row[1]} is not the next of {self.row[0]}")
        connection.execute("RELEASE job")


def run(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """All of them, in one transaction."""
    entries = [job for job in jobs if job.work is None]
    others = [job for job in jobs if job.work is not None]
    if not others and stored(connection, entries):
        return
    connection.execute("BEGIN IMMEDIATE")
    if others and entries and stored(connection, entries):
        jobs = others
    for job in jobs:
        job.run(connection)
    connection.execute("COMMIT")


def stored(connection: sqlite3.Connection, jobs: list[Job]) -> bool:
    """All these entries; or False, and none."""
    inside = connection.in_transaction
    try:
        store(connection, jobs)
    except Exception:
        if inside and not connection.in_transaction:  # SQLite itself has given up all of it
            raise
        return False
    return True


def store(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """Few sizes of statement serve any number of entries: SQLite need not read them again."""
    plain: list[object] = []
    summed_up: list[object] = []
    for job in jobs:
        (plain if len(job.row) == len(NO_ENTRY) else summed_up).extend(job.row)
    sizes = fill_up(plain, NO_ENTRY), fill_up(summed_up, NO_ENTRY + NO_SUMMARY)
    connection.execute(storing(*sizes), plain + summed_up)


def fill_up(values: list[object], nothing: Row) -> int:
    """With rows that the statement leaves out; returns how many rows there are then."""
    rows = len(values) // len(nothing)
    size = next(size for size in SIZES if size >= rows)
    values += nothing * (size - rows)
    return size


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        """Brings the database up to date at once; StoreFailed if it cannot be used."""
        self.path = path
        self.waiting: list[Job] = []  # for the writer to be free
        self.writing = False
        self.groups: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.lock = hold(path)
        try:
            self.connection: sqlite3.Connection | None = connect(path)
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
        try:
            if self.connection is None:
                self.connection = connect(self.path)
            run(self.connection, jobs)
        except Exception as error:  # nothing of this was stored
            for job in jobs:
                job.error = StoreFailed(str(error))
            if self.connection is not None:
                self.connection.close()
                self.connection = None

    def tell(self, jobs: list[Job]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, done in by_loop.items():
            try:
                loop.call_soon_threadsafe(self.settle, done)
            except RuntimeError:  # the loop is closed: nobody waits any more
                self.settle([])

    # The loop's thread.

    def settle(self, jobs: list[Job]) -> None:
        """The writer is free: it gets what came meanwhile, then all who wait are told."""
        self.writing = False
        self.hand_over()
        for job in jobs:
            job.then(job.error)

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

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        job = Job(loop, telling(done), work=work)
        self.queue(job)
        await done
        return cast(T, job.result)

    # What a store can do.

    def put(
        self, table: str, version: int, body: bytes, summary: Summary | None, then: Then
    ) -> None:
        row: Row = table, version, body
        if summary is not None:
            row += (
                summary.id, summary.game, summary.status, int(summary.public),
                summary.seats, summary.free, summary.touched,
            )  # fmt: skip
        self.queue(Job(asyncio.get_running_loop(), then, row))

    async def load(self, table: str) -> list[bytes]:
        def work(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT body FROM entries WHERE table_id = ? ORDER BY version", (table,)
            )
            return [bytes(row[0]) for row in rows]

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
                connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM tables WHERE id = ?", (table,))
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
