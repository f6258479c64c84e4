"""The database's shape, version by version. A database is brought up to the newest one by one;
one written by a newer Scurry is left alone."""

from __future__ import annotations

from typing import Final

from scurry.server.store.base import TooNew

# One list a version; SQL that both SQLite and PostgreSQL understand, but for {bytes}, {double}
# and {compact}; lines that begin with {sqlite} are a comment to PostgreSQL.
MIGRATIONS: Final[list[list[str]]] = [
    [
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, version INTEGER NOT NULL, body {bytes} NOT NULL,
            PRIMARY KEY (table_id, version)
        ){compact}""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
            seats INTEGER NOT NULL, free INTEGER NOT NULL, touched {double} NOT NULL
        )""",
        "CREATE INDEX tables_listed ON tables (status, public, touched)",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
    ],
    [
        "{sqlite}CREATE TABLE journal "
        "(table_id TEXT NOT NULL, version INTEGER NOT NULL, body {bytes} NOT NULL)",
    ],
]


def steps(found: int) -> list[list[str]]:
    """What is to be done to a database of that version."""
    newest = len(MIGRATIONS)
    if found > newest:
        raise TooNew(
            f"This database was written by a newer Scurry (version {found}; "
            f"this one knows {newest}). Update Scurry, or use another database."
        )
    return MIGRATIONS[found:]
