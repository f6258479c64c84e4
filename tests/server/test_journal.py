"""The journal of the SQLite store: entries lie there until there is time to sort them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from scurry.server.store import journal, migrations, sqlite
from scurry.server.store.base import Conflict, Store
from scurry.server.store.journal import Journal
from scurry.server.store.sqlite import KINDS, SqliteStore
from tests.server.databases import do, entries, how_many, sqlite_file
from tests.server.test_stores import LONG_AGO, body, on, summary, whole, write


@pytest.fixture
def tidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """It moves entries early and few at a time."""
    monkeypatch.setattr(sqlite, "QUIET", 0.01)
    monkeypatch.setattr(journal, "FOLD_AT", 10)
    monkeypatch.setattr(journal, "FOLDED_AT_ONCE", 7)


def rows(url: str, kept: str) -> int:
    return int(str(do(url, f"SELECT count(*) FROM {kept}")[0][0]))


async def settled(store: Store) -> None:
    """Nothing is left to be done."""
    assert isinstance(store, SqliteStore)
    for _ in range(500):
        if not store.writing and not store.waiting and not store.tidying:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the writer never comes to rest")


async def both(store: Store) -> None:
    """Thirty entries each of two tables."""
    await asyncio.gather(write(store, "a", 1, 30), write(store, "b", 1, 30))
    await settled(store)


def test_few_entries_stay_in_the_journal(sqlite_url: str) -> None:
    on(sqlite_url, both)
    assert (rows(sqlite_url, "journal"), rows(sqlite_url, "entries")) == (60, 0)
    assert entries(sqlite_url, "a") == whole("a", 30)


@pytest.mark.usefixtures("tidy")
def test_when_there_is_time_entries_are_moved_and_found_again(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await both(store)
        for table in ("a", "b"):
            assert await store.load(table) == [text for _, text in whole(table, 30)]
        with pytest.raises(Conflict):
            await store.append("a", 30, b"again")
        await write(store, "a", 31, 31)

    on(sqlite_url, work)
    assert rows(sqlite_url, "journal") <= 10
    assert how_many(sqlite_url) == 61
    assert entries(sqlite_url, "a") == whole("a", 31)
    assert entries(sqlite_url, "b") == whole("b", 30)


@pytest.mark.parametrize("fold_at", [10, 1000])
def test_who_opens_the_file_again_knows_what_is_next(
    sqlite_url: str, fold_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUIET", 0.01)
    monkeypatch.setattr(journal, "FOLD_AT", fold_at)
    on(sqlite_url, both)

    async def work(store: Store) -> None:
        for version in (1, 30, 32):
            with pytest.raises(Conflict):
                await store.append("a", version, b"other")
        await write(store, "a", 31, 33)
        assert await store.load("a") == [text for _, text in whole("a", 33)]

    on(sqlite_url, work)


@pytest.mark.usefixtures("tidy")
def test_an_expired_table_is_gone_from_the_journal_too(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("old", 1, body("old", 1), summary("old", LONG_AGO))
        await write(store, "old", 2, 14)
        await write(store, "a", 1, 3)
        assert await store.expire(LONG_AGO + 1, ("open",)) == ["old"]
        assert await store.load("old") == []
        with pytest.raises(Conflict):
            await store.append("old", 15, b"too late")
        await write(store, "old", 1, 1)
        await settled(store)
        assert isinstance(store, SqliteStore)
        assert store.journal.rows == rows(sqlite_url, "journal")

    on(sqlite_url, work)
    assert how_many(sqlite_url) == 4


def test_of_many_tables_not_all_are_kept_in_mind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUIET", 0.01)
    monkeypatch.setattr(journal, "KNOWN", 3)
    monkeypatch.setattr(journal, "FOLD_AT", 1)

    async def work(store: Store) -> None:
        for number in range(20):
            await write(store, f"t{number}", 1, 2)
            await settled(store)
        assert isinstance(store, SqliteStore)
        assert len(store.journal.last) <= 5
        for number in range(20):
            with pytest.raises(Conflict):
                await store.append(f"t{number}", 2, b"again")
            await write(store, f"t{number}", 3, 3)

    on(sqlite_url, work)
    assert how_many(sqlite_url) == 60


def test_if_entries_cannot_be_moved_the_journal_grows_and_all_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    def fails(self: Journal, connection: sqlite3.Connection) -> None:
        nonlocal tried
        tried += 1
        connection.execute("INSERT INTO entries SELECT * FROM journal")
        raise sqlite3.OperationalError("no room")

    monkeypatch.setattr(sqlite, "QUIET", 0.01)
    monkeypatch.setattr(journal, "FOLD_AT", 10)
    monkeypatch.setattr(Journal, "fold", fails)
    on(sqlite_url, both)
    assert 0 < tried <= 60
    assert (rows(sqlite_url, "journal"), rows(sqlite_url, "entries")) == (60, 0)


def test_while_entries_come_none_are_moved_unless_there_are_very_many(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUIET", 1000.0)  # the test says when it is over
    monkeypatch.setattr(journal, "FOLD_AT", 10)
    monkeypatch.setattr(journal, "FOLDED_AT_ONCE", 7)

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        loop = asyncio.get_running_loop()

        async def after_a_while(queued: int) -> int:
            """How many entries the journal has; `queued` had come when the while began."""
            store.tidy_up(loop, queued)
            await store.count()  # whatever came before is done
            return int(store.journal.rows)

        await write(store, "a", 1, 30)
        assert await after_a_while(store.queued - 1) == 30
        assert await after_a_while(store.queued) == 23
        monkeypatch.setattr(journal, "FOLD_NOW", 20)
        assert await after_a_while(store.queued - 1) == 16
        assert await after_a_while(store.queued - 1) == 16

    on(sqlite_url, work)
    assert entries(sqlite_url, "a") == whole("a", 30)


def test_an_older_file_without_a_journal_goes_on(sqlite_url: str) -> None:
    with closing(sqlite3.connect(sqlite_file(sqlite_url))) as old, old:
        for statement in migrations.MIGRATIONS[0]:
            old.execute(statement.format(**KINDS))
        old.executemany("INSERT INTO entries VALUES ('a', ?, ?)", whole("a", 5))
        old.execute("PRAGMA user_version = 1")

    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("a", 5, b"again")
        await write(store, "a", 6, 7)
        assert await store.load("a") == [text for _, text in whole("a", 7)]

    on(sqlite_url, work)
