"""The journal of the SQLite file: where entries lie as they came, until there is time to sort them.

The entries of a group lie on one page of the file, whatever tables they belong to; sorted at once
they would touch a page for each table. When there is nothing else to do they are moved into
`entries`, where those of a table lie together. One process has the file, so it knows which version
is the next of every table that has entries in the journal; of others, `entries` tells.

All of this is done in the writer's thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from scurry.server.store.base import StoreFailed
from scurry.server.store.writing import Entry, Job

FOLD_AT: Final = 4096  # entries: then some are moved, when there is time
FOLD_NOW: Final = 200_000  # whether there is time or not
FOLDED_AT_ONCE: Final = 256  # a few milliseconds
KNOWN: Final = 50_000  # tables without entries in the journal whose last version is remembered

LAST: Final = "SELECT max(version) FROM entries WHERE table_id = ?"
ALL: Final = """
    SELECT body FROM (
        SELECT version, body FROM entries WHERE table_id = ?1
        UNION ALL SELECT version, body FROM journal WHERE table_id = ?1
    ) ORDER BY version
"""


class Journal:
    def __init__(self, connection: sqlite3.Connection) -> None:
        (self.rows,) = connection.execute("SELECT count(*) FROM journal").fetchone()
        self.last = last_versions(connection)
        self.most = len(self.last) + KNOWN
        self.moved = 0  # rows that leave the journal with this transaction
        self.gone: list[str] = []  # and tables

    def is_due(self, busy: bool = False) -> bool:
        """Whether some entries should be moved."""
        return bool(self.rows >= (FOLD_NOW if busy else FOLD_AT))

    def next_ones(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Entry]:
        """Entries that are the next of their tables; others are conflicts."""
        if len(self.last) > self.most:
            self.last = last_versions(connection)
            self.most = len(self.last) + KNOWN
        found: list[Entry] = []
        ahead: dict[str, int] = {}
        for entry in jobs:
            if not isinstance(entry, Entry):
                continue
            try:
                known = ahead.get(entry.table) or self.last_of(connection, entry.table)
            except UnicodeEncodeError as error:  # no such name can be stored
                entry.error = StoreFailed(str(error))
                continue
            if entry.version == known + 1:
                ahead[entry.table] = entry.version
                found.append(entry)
            else:
                entry.error = entry.conflict()
        return found

    def last_of(self, connection: sqlite3.Connection, table: str) -> int:
        known = self.last.get(table)
        if known is None:
            known = connection.execute(LAST, (table,)).fetchone()[0] or 0
        return known

    def keep(self, entries: list[Entry]) -> None:
        """The transaction is done."""
        for entry in entries:
            if entry.error is None:
                self.last[entry.table] = entry.version
                self.rows += 1
        self.rows -= self.moved
        for table in self.gone:
            self.last.pop(table, None)
        self.give_up()

    def give_up(self) -> None:
        """The transaction has failed: all is as it was before."""
        self.moved = 0
        self.gone = []

    # Work for a transaction.

    def load(self, connection: sqlite3.Connection, table: str) -> list[bytes]:
        return [bytes(row[0]) for row in connection.execute(ALL, (table,))]

    def fold(self, connection: sqlite3.Connection) -> None:
        """Moves the oldest entries to where they belong."""
        oldest = f"SELECT rowid FROM journal ORDER BY rowid LIMIT {FOLDED_AT_ONCE}"
        (last,) = connection.execute(f"SELECT max(rowid) FROM ({oldest})").fetchone()
        connection.execute(
            "INSERT INTO entries SELECT table_id, version, body FROM journal WHERE rowid <= ? "
            "ORDER BY table_id, version",
            (last,),
        )
        self.moved += connection.execute("DELETE FROM journal WHERE rowid <= ?", (last,)).rowcount

    def forget(self, connection: sqlite3.Connection, tables: Sequence[str]) -> None:
        rows = 0
        for table in tables:
            connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            if table in self.last:
                found = connection.execute("DELETE FROM journal WHERE table_id = ?", (table,))
                rows += found.rowcount
        self.moved += rows
        self.gone += tables


def last_versions(connection: sqlite3.Connection) -> dict[str, int]:
    """Of all tables with entries in the journal."""
    found = connection.execute("SELECT table_id, max(version) FROM journal GROUP BY table_id")
    return dict(found.fetchall())
