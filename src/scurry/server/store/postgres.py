"""Tables in PostgreSQL, by its address. The same promises as SQLite, shared by many workers.

Three sessions with the server: one writes, with group commit (whatever waits when it is free goes
into one transaction, in one round trip); one reads; one holds the advisory locks of the tables
that this worker owns, so that a dead worker's tables are free at once.

A session that was lost is begun anew. What was being written then is written once more, each entry
alone: had the server stored it after all, its own body stands there and it counts as stored. Only
if the server cannot be reached any more may an entry that "was not stored" turn up later; the next
one of that table is then a Conflict, and the table is read again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from scurry.server import metrics
from scurry.server.store.base import Conflict, Store, StoreFailed, Summary, Then, tell
from scurry.server.store.migrations import steps

Connection = psycopg.AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")

MOST_AT_ONCE: Final = 500  # entries in one transaction
ATTEMPTS: Final = 3  # to store an entry, if the connection is lost each time
KINDS: Final = {"bytes": "BYTEA", "double": "DOUBLE PRECISION", "compact": "", "sqlite": "-- "}
MIGRATING: Final = 0x5C0221  # the lock that a worker holds while it brings the database up to date
USUAL: Final[dict[str, str | int]] = {  # a dead line is noticed; the address may say otherwise
    "application_name": "scurry",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
# Durable, whatever the server's habit is; and the server, too, notices a dead line.
SETTINGS: Final = """
SELECT set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false),
    CASE WHEN current_setting('synchronous_commit') IN ('on', 'remote_apply') THEN ''
        ELSE set_config('synchronous_commit', 'on', false) END
"""
STORE: Final = """
INSERT INTO entries (table_id, version, body)
SELECT %(table)s::text, %(version)s::integer, %(body)s::bytea
WHERE %(version)s::integer = 1 OR EXISTS (
    SELECT FROM entries WHERE table_id = %(table)s::text AND version = %(version)s::integer - 1
)
ON CONFLICT DO NOTHING RETURNING table_id
"""
STORE_WITH_SUMMARY: Final = f"""
WITH stored AS ({STORE})
INSERT INTO tables (id, game, status, public, seats, free, touched)
SELECT %(id)s::text, %(game)s::text, %(status)s::text, %(public)s::integer, %(seats)s::integer,
    %(free)s::integer, %(touched)s::double precision
FROM stored
ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status,
    public = excluded.public, seats = excluded.seats, free = excluded.free,
    touched = excluded.touched
"""
EXPIRE: Final = """
WITH gone AS (DELETE FROM tables WHERE touched < %s AND status = ANY(%s) RETURNING id),
    emptied AS (DELETE FROM entries USING gone WHERE table_id = gone.id)
SELECT id FROM gone
"""


class Session:
    """One connection: made when it is needed, and made anew when it was lost."""

    def __init__(
        self, address: str, begun: Callable[[Connection], Awaitable[None]] | None = None
    ) -> None:
        self.address = address
        self.begun = begun
        self.connection: Connection | None = None
        self.closed = False
        self.lock = asyncio.Lock()

    async def open(self) -> Connection:
        if self.closed:
            raise StoreFailed("the store is closed")
        if self.connection is None or self.connection.closed:
            try:
                self.connection = await self.begin()
            except psycopg.Error as error:
                raise StoreFailed(sentence(error)) from None
        return self.connection

    async def begin(self) -> Connection:
        connection = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
        try:
            await connection.execute(SETTINGS)
            if self.begun is not None:
                await self.begun(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Work that may be done twice: once more if the connection turns out to be lost."""
        async with self.lock:
            connection = await self.open()
            try:
                return await work(connection)
            except Exception as error:
                if not connection.closed:
                    raise StoreFailed(sentence(error)) from None
            try:
                return await work(await self.open())
            except psycopg.Error as error:
                raise StoreFailed(sentence(error)) from None

    async def close(self) -> None:
        async with self.lock:
            self.closed = True
            await self.drop()


class Job:
    """An entry to be stored, and who is told then."""

    def __init__(
        self,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
        then: Then,
    ) -> None:
        self.table = table
        self.statement = STORE
        self.values: dict[str, object] = {"table": table, "version": version, "body": body}
        if summary is not None:
            self.statement = STORE_WITH_SUMMARY
            self.values |= {
                "id": summary.id,
                "game": summary.game,
                "status": summary.status,
                "public": int(summary.public),
                "seats": summary.seats,
                "free": summary.free,
                "touched": summary.touched,
            }
        self.then = then

    def settle(self, error: Exception | None = None) -> None:
        tell(self.then, error)

    def conflict(self) -> Conflict:
        return Conflict(f"version {self.values['version']} is not the next of {self.table}")


class PostgresStore(Store):
    def __init__(self, url: str) -> None:
        """Brings the database up to date at once; StoreFailed if it cannot be reached."""
        try:
            values: dict[str, Any] = {**USUAL, **conninfo_to_dict(url)}
            address = make_conninfo(**values)
            migrate(address)
        except psycopg.Error as error:
            raise StoreFailed(f"PostgreSQL cannot be used: {sentence(error)}") from None
        self.writer = Session(address)
        self.reader = Session(address)
        self.keeper = Session(address, self.take_again)
        self.owned: set[str] = set()
        self.waiting: list[Job] = []
        self.writing: asyncio.Task[None] | None = None
        self.closed = False

    # Writing.

    def put(
        self,
        loop: asyncio.AbstractEventLoop,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
        then: Then,
    ) -> None:
        if self.closed:
            raise StoreFailed("the store is closed")
        self.waiting.append(Job(table, version, body, summary, then))
        if self.writing is None or self.writing.done():
            self.writing = loop.create_task(self.write())

    async def write(self) -> None:
        """Group after group, until nothing waits."""
        while self.waiting:
            jobs = self.waiting[:MOST_AT_ONCE]
            del self.waiting[:MOST_AT_ONCE]
            jobs.sort(key=lambda job: job.table)  # workers who write the same do not block another
            try:
                with metrics.store_seconds.time():
                    await self.store(jobs)
            except StoreFailed as unreachable:
                for job in jobs:
                    job.settle(unreachable)
            except Exception:  # one of them is bad, or the connection was lost
                await self.writer.drop()
                await self.store_again(jobs)

    async def store(self, jobs: list[Job], again: bool = False) -> None:
        """All in one transaction. Settles them once it is committed. If they were sent before,
        finding them there is no conflict."""
        connection = await self.writer.open()
        async with connection.pipeline():
            await connection.execute("BEGIN")
            cursors = [await connection.execute(job.statement, job.values) for job in jobs]
            end = await connection.execute("COMMIT")
        if end.statusmessage != "COMMIT":
            raise psycopg.OperationalError(f"the server answered {end.statusmessage}")
        for job, cursor in zip(jobs, cursors, strict=True):
            stored = cursor.rowcount == 1 or (again and await is_there(connection, job))
            job.settle(None if stored else job.conflict())

    async def store_again(self, jobs: list[Job]) -> None:
        """Each alone, so that a bad one harms only itself."""
        for number, job in enumerate(jobs):
            try:
                await self.store_alone(job)
            except StoreFailed as unreachable:
                for other in jobs[number:]:
                    other.settle(unreachable)
                return

    async def store_alone(self, job: Job) -> None:
        """Settles it; but StoreFailed if the server cannot be reached."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await self.store([job], again=True)
                return
            except StoreFailed:
                raise
            except Exception as error:
                await self.writer.drop()
                if attempt == ATTEMPTS or not isinstance(error, psycopg.OperationalError):
                    job.settle(StoreFailed(sentence(error)))
                    return

    # Reading.

    async def load(self, table: str) -> list[bytes]:
        async def work(connection: Connection) -> list[bytes]:
            cursor = await connection.execute(
                "SELECT body FROM entries WHERE table_id = %s ORDER BY version",
                (table,),
                binary=True,
            )
            return [row[0] for row in await cursor.fetchall()]

        return await self.reader.run(work)

    async def listed(self, status: str, most: int) -> list[Summary]:
        async def work(connection: Connection) -> list[Summary]:
            cursor = await connection.execute(
                "SELECT id, game, status, public, seats, free, touched FROM tables "
                "WHERE status = %s AND public = 1 ORDER BY touched DESC LIMIT %s",
                (status, most),
            )
            rows = await cursor.fetchall()
            return [Summary(r[0], r[1], r[2], bool(r[3]), r[4], r[5], r[6]) for r in rows]

        return await self.reader.run(work)

    async def count(self) -> int:
        async def work(connection: Connection) -> int:
            return int(await value(connection, "SELECT count(*) FROM tables"))

        return await self.reader.run(work)

    async def expire(self, before: float, statuses: tuple[str, ...]) -> list[str]:
        async def work(connection: Connection) -> list[str]:
            cursor = await connection.execute(EXPIRE, (before, list(statuses)))
            return [row[0] for row in await cursor.fetchall()]

        return await self.reader.run(work)

    async def setting(self, name: str, usual: bytes) -> bytes:
        async def work(connection: Connection) -> bytes:
            await connection.execute(
                "INSERT INTO settings VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, usual)
            )
            found = await value(connection, "SELECT value FROM settings WHERE name = %s", name)
            return bytes(found)

        return await self.reader.run(work)

    # Owning.

    async def own(self, table: str) -> bool:
        async def work(connection: Connection) -> bool:
            if table in self.owned:  # as long as this session lives
                await value(connection, "SELECT 1")
            elif await value(connection, "SELECT pg_try_advisory_lock(%s)", key(table)):
                self.owned.add(table)
            return table in self.owned

        return await self.keeper.run(work)

    async def disown(self, table: str) -> None:
        async def work(connection: Connection) -> None:
            await value(connection, "SELECT pg_advisory_unlock(%s)", key(table))

        if table in self.owned:
            self.owned.discard(table)
            with suppress(StoreFailed):  # without a connection there is no lock either
                await self.keeper.run(work)

    async def take_again(self, connection: Connection) -> None:
        """The connection that held the locks was lost: whoever was faster has the table now."""
        tables = list(self.owned)
        cursor = await connection.execute(
            "SELECT id FROM unnest(%s::text[], %s::bigint[]) AS wanted (id, key) "
            "WHERE pg_try_advisory_lock(key)",
            (tables, [key(table) for table in tables]),
        )
        self.owned = {row[0] for row in await cursor.fetchall()}

    async def close(self) -> None:
        async def let_go(connection: Connection) -> None:
            await connection.execute("SELECT pg_advisory_unlock_all()")

        self.closed = True
        if self.writing is not None:
            await self.writing
        if self.owned:  # free as soon as this returns, not when the server notices
            self.owned.clear()
            with suppress(StoreFailed):
                await self.keeper.run(let_go)
        for session in (self.writer, self.reader, self.keeper):
            await session.close()


def migrate(address: str) -> None:
    """Make the tables, or bring them up to date; one worker at a time."""
    with psycopg.connect(address) as connection:
        connection.execute("SELECT pg_advisory_xact_lock(%s, 0)", (MIGRATING,))
        connection.execute("CREATE TABLE IF NOT EXISTS meta (version INTEGER NOT NULL)")
        row = connection.execute("SELECT version FROM meta").fetchone()
        found = 0 if row is None else int(row[0])
        to_do = steps(found)
        for step in to_do:
            for statement in step:
                connection.execute(statement.format(**KINDS).encode())
        if to_do:
            connection.execute("DELETE FROM meta")
            connection.execute("INSERT INTO meta VALUES (%s)", (found + len(to_do),))


async def value(connection: Connection, query: str, *values: object) -> Any:
    """The first value of the first row."""
    row = await (await connection.execute(query.encode(), values)).fetchone()
    assert row is not None
    return row[0]


async def is_there(connection: Connection, job: Job) -> bool:
    """This very entry is stored already: the server had got it before the connection was lost."""
    cursor = await connection.execute(
        "SELECT FROM entries WHERE table_id = %(table)s AND version = %(version)s "
        "AND body = %(body)s",
        job.values,
    )
    return cursor.rowcount == 1


def key(table: str) -> int:
    """The number of a table's lock: 64 bits of a hash."""
    digest = hashlib.sha256(table.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def sentence(error: Exception) -> str:
    return " ".join(str(error).split())
