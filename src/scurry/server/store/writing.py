"""What the writer of the SQLite file does: entries and other work, in one transaction.

Entries are stored by one statement, which needs no other to be a transaction: with every statement
the two threads hand the interpreter over and back, and the loop does not hurry to give it away.
If one of them cannot be stored, nothing of it was, and each gets a savepoint of its own, so that it
does not harm the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import cache
from typing import Final

from scurry.server.store.base import Conflict, StoreFailed, Summary, Then, tell

SIZES: Final = (0, 1, 4, 16, 64, 160, 500)  # of statements, in rows
MOST_AT_ONCE: Final = SIZES[-1]  # entries in one transaction
Row = tuple[object, ...]  # of journal; and, if the entry brings a summary, of tables

NO_ENTRY: Final = (None, 0, b"")
NO_SUMMARY: Final = ("", "", "", 0, 0, 0, 0.0)
# What is put into `coming` goes into two tables at once.
COMING: Final = """
    CREATE TEMP VIEW coming AS SELECT journal.*, tables.* FROM journal, tables;
    CREATE TEMP TRIGGER came INSTEAD OF INSERT ON coming BEGIN
        INSERT INTO journal VALUES (NEW.table_id, NEW.version, NEW.body);
        REPLACE INTO tables SELECT NEW.id, NEW.game, NEW.status, NEW.public, NEW.seats, NEW.free,
            NEW.touched WHERE NEW.id IS NOT NULL;
    END;
"""


@cache
def storing(plain: int, summed_up: int) -> str:
    """Stores up to so many entries without a summary and so many with one; or none of them."""
    rows = ", ".join(["(?, ?, ?)"] * plain)
    if not summed_up:
        return f"INSERT INTO journal SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"
    parts = []
    if plain:
        parts.append(f"SELECT *, {', '.join(['NULL'] * len(NO_SUMMARY))} FROM (VALUES {rows})")
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * summed_up)
    parts.append(f"SELECT * FROM (VALUES {rows})")
    chosen = (f"{part} WHERE column1 IS NOT NULL" for part in parts)
    return f"INSERT INTO coming {' UNION ALL '.join(chosen)}"


class Job:
    """Something the writer shall do, and who is told then, in which loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop, then: Then) -> None:
        self.loop = loop
        self.then = then
        self.error: Exception | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        raise NotImplementedError

    def run(self, connection: sqlite3.Connection) -> None:
        """Alone: what it does is done, or nothing of it."""
        connection.execute("SAVEPOINT job")
        try:
            self.do(connection)
        except Exception as error:
            if not connection.in_transaction:  # SQLite itself has given up all of it
                raise
            connection.execute("ROLLBACK TO job")
            self.error = StoreFailed(str(error))
        connection.execute("RELEASE job")


class Entry(Job):
    """An entry to be stored."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        then: Then,
        table: str,
        version: int,
        body: bytes,
        summary: Summary | None,
    ) -> None:
        super().__init__(loop, then)
        self.table = table
        self.version = version
        self.row: Row = table, version, body
        if summary is not None:
            self.row += (
                summary.id, summary.game, summary.status, int(summary.public),
                summary.seats, summary.free, summary.touched,
            )  # fmt: skip

    def do(self, connection: sqlite3.Connection) -> None:
        store(connection, [self])

    def conflict(self) -> Conflict:
        return Conflict(f"version {self.version} is not the next of {self.table}")


class Work(Job):
    """Anything else."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        then: Then,
        work: Callable[[sqlite3.Connection], object],
    ) -> None:
        super().__init__(loop, then)
        self.work = work
        self.result: object = None

    def do(self, connection: sqlite3.Connection) -> None:
        self.result = self.work(connection)


def by_loop(jobs: list[Job]) -> dict[asyncio.AbstractEventLoop, list[Job]]:
    found: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        found.setdefault(job.loop, []).append(job)
    return found


def tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        tell(job.then, job.error)


def run(connection: sqlite3.Connection, entries: list[Entry], others: list[Job]) -> None:
    """All of them, in one transaction."""
    if not others and stored(connection, entries):
        return
    connection.execute("BEGIN IMMEDIATE")
    if not (others and stored(connection, entries)):
        store_each(connection, entries)
    for job in others:
        job.run(connection)
    connection.execute("COMMIT")


def stored(connection: sqlite3.Connection, entries: list[Entry]) -> bool:
    """All these entries; or False, and none."""
    if not entries:
        return True
    inside = connection.in_transaction
    try:
        store(connection, entries)
    except Exception:
        if inside and not connection.in_transaction:  # SQLite itself has given up all of it
            raise
        return False
    return True


def store_each(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    """One after another; after one that cannot be stored none of its table is the next."""
    missing: set[str] = set()
    for entry in entries:
        if entry.table in missing:
            entry.error = entry.conflict()
            continue
        entry.run(connection)
        if entry.error is not None:
            missing.add(entry.table)


def store(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    """Few sizes of statement serve any number of entries: SQLite need not read them again."""
    plain: list[object] = []
    summed_up: list[object] = []
    for entry in entries:
        (plain if len(entry.row) == len(NO_ENTRY) else summed_up).extend(entry.row)
    sizes = fill_up(plain, NO_ENTRY), fill_up(summed_up, NO_ENTRY + NO_SUMMARY)
    connection.execute(storing(*sizes), plain + summed_up)


def fill_up(values: list[object], nothing: Row) -> int:
    """With rows that the statement leaves out; returns how many rows there are then."""
    rows = len(values) // len(nothing)
    size = next(size for size in SIZES if size >= rows)
    values += nothing * (size - rows)
    return size
