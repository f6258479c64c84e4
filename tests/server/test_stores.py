"""What is stored stays stored, in order and once; the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import psycopg
import pytest

from scurry.server.serve import open_store
from scurry.server.store import migrations, postgres, sqlite, writing
from scurry.server.store.base import Conflict, Store, StoreFailed, Summary, TooNew
from scurry.server.store.postgres import PostgresStore
from scurry.server.store.sqlite import SqliteStore
from tests.server.databases import do, entries, how_many, is_sqlite, proxied, sqlite_file

EXTRA = [["ALTER TABLE settings ADD COLUMN extra INTEGER"]]
LONG_AGO = 1_000_000.0


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await asyncio.to_thread(open_store, url, Path("/nowhere"))
    try:
        yield store
    finally:
        await store.close()


def on(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store, then close it."""

    async def main() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(asyncio.wait_for(main(), 120))


def body(table: str, version: int) -> bytes:
    return f"{table} {version} €\0".encode()


async def write(store: Store, table: str, first: int, last: int) -> None:
    for version in range(first, last + 1):
        await store.append(table, version, body(table, version))


def whole(table: str, last: int) -> list[tuple[int, bytes]]:
    return [(version, body(table, version)) for version in range(1, last + 1)]


def summary(table: str, touched: float, status: str = "open", public: bool = True) -> Summary:
    return Summary(table, "forsage_pawns", status, public, 4, 2, touched)


async def tried(work: Awaitable[None]) -> type[Exception] | None:
    """The kind of its failure; None if it was done."""
    try:
        await work
    except (Conflict, StoreFailed) as failed:
        return type(failed)
    return None


# Entries.


def test_entries_come_back_in_order(store_url: str) -> None:
    async def work(store: Store) -> None:
        await write(store, "a", 1, 12)
        await write(store, "b", 1, 3)
        assert await store.load("a") == [body("a", version) for version in range(1, 13)]
        assert await store.load("b") == [body("b", version) for version in range(1, 4)]
        assert await store.load("c") == []

    on(store_url, work)
    assert entries(store_url, "a") == whole("a", 12)


def test_a_version_is_stored_once(store_url: str) -> None:
    async def work(store: Store) -> None:
        await write(store, "a", 1, 2)
        for version in (1, 2):
            with pytest.raises(Conflict):
                await store.append("a", version, b"other")
        await write(store, "a", 3, 3)

    on(store_url, work)
    assert entries(store_url, "a") == whole("a", 3)


def test_no_version_is_left_out(store_url: str) -> None:
    """Nothing is added to a table that was deleted meanwhile, either."""

    async def work(store: Store) -> None:
        await write(store, "a", 1, 2)
        for table, version in (("a", 4), ("b", 2), ("a", 0)):
            with pytest.raises(Conflict):
                await store.append(table, version, b"other")

    on(store_url, work)
    assert entries(store_url, "a") == whole("a", 2)
    assert entries(store_url, "b") == []


def test_of_many_who_write_the_same_version_one_wins(store_url: str) -> None:
    async def work(store: Store) -> None:
        for version in range(1, 11):
            bodies = [f"{version} by {writer}".encode() for writer in range(10)]
            done = await asyncio.gather(
                *(tried(store.append("a", version, text)) for text in bodies)
            )
            assert sorted(done, key=str) == [Conflict] * 9 + [None]
            assert (await store.load("a"))[-1] == bodies[done.index(None)]

    on(store_url, work)


def test_two_thousand_entries_of_fifty_tables_are_all_there_once(store_url: str) -> None:
    async def work(store: Store) -> None:
        tables = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(write(store, table, 1, 40) for table in tables))

    on(store_url, work)
    assert how_many(store_url) == 2000
    for number in range(50):
        assert entries(store_url, f"t{number}") == whole(f"t{number}", 40)


def test_more_may_wait_than_fit_into_one_transaction(store_url: str) -> None:
    assert writing.MOST_AT_ONCE == postgres.MOST_AT_ONCE == 500

    async def work(store: Store) -> None:
        wanted = [store.append("a", version, body("a", version)) for version in range(1, 2001)]
        await asyncio.gather(*wanted)

    on(store_url, work)
    assert entries(store_url, "a") == whole("a", 2000)


def test_what_waits_is_written_together(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One fsync for many: 300 entries that wait at once take a few transactions, not 300."""
    groups: list[int] = []

    def counted(store: SqliteStore, jobs: list[writing.Job]) -> None:
        groups.append(len(jobs))
        commit(store, jobs)

    async def counted_too(
        store: PostgresStore, jobs: list[postgres.Job], again: bool = False
    ) -> None:
        groups.append(len(jobs))
        await store_all(store, jobs, again)

    commit, store_all = SqliteStore.commit, PostgresStore.store
    monkeypatch.setattr(SqliteStore, "commit", counted)
    monkeypatch.setattr(PostgresStore, "store", counted_too)

    async def work(store: Store) -> None:
        await asyncio.gather(*(write(store, f"t{number}", 1, 1) for number in range(300)))
        assert sum(groups) == 300
        assert len(groups) < 100

    on(store_url, work)


def test_entries_that_belong_together_are_stored_in_order_up_to_the_first_that_does_not_fit(
    store_url: str,
) -> None:
    bodies = [body("a", version) for version in range(1, 6)]

    async def work(store: Store) -> None:
        await store.append_all("a", 1, bodies[:3], summary("a", 1.0))
        await store.append("b", 1, b"first")
        with pytest.raises(Conflict):
            await store.append_all("b", 3, bodies[2:], summary("b", 1.0))
        await store.append_all("a", 4, bodies[3:], None)

    on(store_url, work)
    assert entries(store_url, "a") == whole("a", 5)
    assert entries(store_url, "b") == [(1, b"first")]


def test_a_bad_entry_does_not_harm_those_it_is_stored_with(store_url: str) -> None:
    far = Summary("far", "forsage_pawns", "open", True, 2**70, 2, 1.0)

    async def work(store: Store) -> None:
        await write(store, "taken", 1, 1)
        good = [write(store, f"t{number}", 1, 1) for number in range(20)]
        bad = [
            store.append("taken", 1, b"other", summary("taken", 1.0)),
            store.append("far", 1, b"no such number", far),
            store.append("\ud800", 1, b"no such letter"),
        ]
        done = await asyncio.gather(*map(tried, good[:10] + bad + good[10:]))
        assert done == [None] * 10 + [Conflict, StoreFailed, StoreFailed] + [None] * 10
        assert await store.count() == 0
        await write(store, "after", 1, 1)

    on(store_url, work)
    for number in range(20):
        assert entries(store_url, f"t{number}") == whole(f"t{number}", 1)
    assert entries(store_url, "taken") == whole("taken", 1)
    assert how_many(store_url) == 22


def test_nobody_waits_for_a_reader_that_asks_for_nonsense(store_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreFailed):
            await store.load("\ud800")
        await write(store, "a", 1, 1)
        assert await store.load("a") == [body("a", 1)]

    on(store_url, work)


def test_an_entry_is_stored_although_nobody_waits_for_it_any_more(store_url: str) -> None:
    async def work(store: Store) -> None:
        impatient = asyncio.ensure_future(write(store, "a", 1, 1))
        await asyncio.sleep(0)
        impatient.cancel()
        await write(store, "b", 1, 1)
        assert await store.load("a") == [body("a", 1)]

    on(store_url, work)


# Summaries, lists, settings.


def test_lists_show_public_tables_in_a_status_with_the_last_touched_first(store_url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            await store.append(f"t{number}", 1, b"", summary(f"t{number}", LONG_AGO + number))
        await store.append("hidden", 1, b"", summary("hidden", LONG_AGO, public=False))
        await store.append("t3", 2, b"", summary("t3", LONG_AGO + 30.5))
        await store.append("t2", 2, b"", summary("t2", LONG_AGO + 40.25, "playing"))
        await store.append("t1", 2, b"")
        assert [found.id for found in await store.listed("open", 100)] == ["t3", "t4", "t1", "t0"]
        assert [found.id for found in await store.listed("open", 2)] == ["t3", "t4"]
        assert await store.listed("playing", 9) == [summary("t2", LONG_AGO + 40.25, "playing")]
        assert await store.listed("over", 9) == []
        assert await store.count() == 6

    on(store_url, work)


def test_a_summary_comes_with_its_entry_or_not_at_all(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.append("a", 1, b"", summary("a", 5.0))
        with pytest.raises(Conflict):
            await store.append("a", 1, b"", summary("a", 9.0, "playing"))
        assert await store.listed("open", 9) == [summary("a", 5.0)]
        assert await store.listed("playing", 9) == []

    on(store_url, work)


def test_many_entries_with_and_without_summaries_are_stored_together(store_url: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(write(store, f"t{number}", 1, 1) for number in range(400)))
        await asyncio.gather(
            *(write(store, f"t{number}", 2, 2) for number in range(0, 400, 2)),
            *(
                store.append(f"t{number}", 2, body(f"t{number}", 2), summary(f"t{number}", number))
                for number in range(1, 400, 2)
            ),
        )
        listed = await store.listed("open", 1000)
        assert listed == [summary(f"t{number}", number) for number in range(399, 0, -2)]

    on(store_url, work)
    for number in range(400):
        assert entries(store_url, f"t{number}") == whole(f"t{number}", 2)


def test_tables_that_nobody_touched_for_long_expire(store_url: str) -> None:
    async def work(store: Store) -> None:
        for status in ("open", "playing", "over"):
            for touched in (10.0, 20.0):
                name = f"{status}{touched:.0f}"
                await store.append(name, 1, b"", summary(name, touched, status))
        assert sorted(await store.expire(15.0, ("open", "over"))) == ["open10", "over10"]
        assert await store.expire(15.0, ("open", "over")) == []
        assert await store.expire(15.0, ()) == []
        assert await store.count() == 4
        assert await store.load("open10") == []
        assert await store.load("open20") == [b""]
        assert await store.load("playing10") == [b""]
        with pytest.raises(Conflict):
            await store.append("open10", 2, b"")

    on(store_url, work)


def test_a_setting_is_made_once_and_lasts(store_url: str) -> None:
    async def first(store: Store) -> None:
        made = await asyncio.gather(*(store.setting("key", bytes([n])) for n in range(9)))
        assert made == [made[0]] * 9
        made_first.append(made[0])

    async def later(store: Store) -> None:
        assert await store.setting("key", b"other") == made_first[0]
        assert await store.setting("other", b"\0\xff") == b"\0\xff"

    made_first: list[bytes] = []
    on(store_url, first)
    on(store_url, later)


# Opening and closing.


def test_a_store_goes_on_where_it_was_closed(store_url: str) -> None:
    async def first(store: Store) -> None:
        await store.append("a", 1, body("a", 1), summary("a", 1.0))
        await write(store, "a", 2, 5)

    async def later(store: Store) -> None:
        assert await store.load("a") == [body("a", version) for version in range(1, 6)]
        assert await store.listed("open", 9) == [summary("a", 1.0)]
        await write(store, "a", 6, 7)

    on(store_url, first)
    on(store_url, later)
    assert entries(store_url, "a") == whole("a", 7)


def test_closing_finishes_what_is_under_way(store_url: str) -> None:
    async def work(store: Store) -> None:
        under_way = [
            asyncio.ensure_future(store.append("a", version, body("a", version)))
            for version in range(1, 1201)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert [await tried(task) for task in under_way] == [None] * 1200

    on(store_url, work)
    assert entries(store_url, "a") == whole("a", 1200)


def test_a_closed_store_says_so(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.close()
        await store.close()
        with pytest.raises(StoreFailed, match="closed"):
            await store.append("a", 1, b"")
        with pytest.raises(StoreFailed, match="closed"):
            await store.count()

    on(store_url, work)


def test_an_empty_database_is_made_ready(store_url: str) -> None:
    if is_sqlite(store_url):
        sqlite_file(store_url).touch()
        assert do(store_url, "PRAGMA user_version") == [(0,)]
    on(store_url, lambda store: write(store, "a", 1, 1))
    assert stored_version(store_url) == len(migrations.MIGRATIONS)


def stored_version(url: str) -> int:
    query = "PRAGMA user_version" if is_sqlite(url) else "SELECT version FROM meta"
    [(version,)] = do(url, query)
    assert isinstance(version, int)
    return version


def known(monkeypatch: pytest.MonkeyPatch, extra: list[list[str]]) -> int:
    """From now on Scurry knows these migrations more; the version that makes."""
    more = [*migrations.MIGRATIONS, *extra]
    monkeypatch.setattr(migrations, "MIGRATIONS", more)
    return len(more)


def test_an_older_database_is_brought_up_to_date(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on(store_url, lambda store: write(store, "a", 1, 3))
    newest = known(monkeypatch, EXTRA)
    on(store_url, lambda store: write(store, "a", 4, 5))
    assert stored_version(store_url) == newest
    assert do(store_url, "SELECT extra FROM settings") == []
    assert entries(store_url, "a") == whole("a", 5)


def test_a_migration_that_fails_changes_nothing(store_url: str) -> None:
    on(store_url, lambda store: write(store, "a", 1, 3))
    with pytest.MonkeyPatch.context() as patch:
        newest = known(patch, [[*EXTRA[0], "SELECT FROM nowhere WHERE nothing"]])
        with pytest.raises(StoreFailed):
            open_store(store_url, Path("/nowhere"))
    assert stored_version(store_url) == newest - 1
    on(store_url, lambda store: write(store, "a", 4, 4))
    with pytest.raises((sqlite3.Error, psycopg.Error)):
        do(store_url, "SELECT extra FROM settings")


def test_a_newer_database_is_refused_with_a_sentence_and_left_alone(store_url: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        newer = known(patch, EXTRA)
        on(store_url, lambda store: write(store, "a", 1, 3))
    for _ in range(2):
        with pytest.raises(TooNew, match=rf"newer Scurry \(version {newer}; .* Update Scurry"):
            open_store(store_url, Path("/nowhere"))
    assert stored_version(store_url) == newer
    with pytest.MonkeyPatch.context() as patch:
        known(patch, EXTRA)
        on(store_url, lambda store: write(store, "a", 4, 4))
    assert entries(store_url, "a") == whole("a", 4)


# SQLite alone.


def file_of(store: Store) -> sqlite3.Connection:
    assert isinstance(store, SqliteStore)
    assert store.connection is not None
    return store.connection


def test_sqlite_syncs_every_commit(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        assert file_of(store).execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert file_of(store).execute("PRAGMA synchronous").fetchone() == (2,)

    on(sqlite_url, work)


def test_a_backup_of_a_running_store_is_whole(sqlite_url: str, tmp_path: Path) -> None:
    copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await asyncio.gather(*(write(store, f"t{number}", 1, 20) for number in range(10)))
        more = [asyncio.ensure_future(write(store, f"t{number}", 21, 120)) for number in range(10)]
        await asyncio.sleep(0.01)
        await store.backup(sqlite_file(copy))
        await asyncio.gather(*more)
        with pytest.raises(StoreFailed, match="could not be written"):
            await store.backup(sqlite_file(copy))

    on(sqlite_url, work)
    assert do(copy, "PRAGMA integrity_check") == [("ok",)]
    for number in range(10):
        found = entries(copy, f"t{number}")
        assert len(found) >= 20
        assert found == whole(f"t{number}", len(found))
    on(copy, lambda store: write(store, "new", 1, 1))


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await write(store, "a", 1, 3)
        file = file_of(store)
        [pages] = file.execute("PRAGMA page_count").fetchone()
        file.execute(f"PRAGMA max_page_count = {pages + 3}")
        sizes = [100, 200_000, 100, 300, 100_000, 100]
        wanted = [store.append(f"t{n}", 1, bytes(size)) for n, size in enumerate(sizes)]
        done = await asyncio.gather(*map(tried, wanted))
        assert done == [None, StoreFailed, None, None, StoreFailed, None]
        for number, (size, failed) in enumerate(zip(sizes, done, strict=True)):
            assert await store.load(f"t{number}") == ([bytes(size)] if failed is None else [])
        file.execute("PRAGMA max_page_count = 1000000")
        await store.append("t1", 1, bytes(200_000))
        await write(store, "a", 4, 4)

    on(sqlite_url, work)
    assert entries(sqlite_url, "a") == whole("a", 4)


def test_a_transaction_that_fails_stores_nothing_and_the_next_works(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await write(store, "a", 1, 3)
        file_of(store).execute("PRAGMA query_only = ON")
        wanted = [store.append("a", 4, b""), store.append("b", 1, b"")]
        assert await asyncio.gather(*map(tried, wanted)) == [StoreFailed] * 2
        assert await store.load("b") == []
        await write(store, "a", 4, 4)

    on(sqlite_url, work)
    assert entries(sqlite_url, "a") == whole("a", 4)


def test_a_file_lost_to_the_writer_is_opened_again(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await write(store, "a", 1, 3)
        file_of(store).close()
        with pytest.raises(StoreFailed):
            await write(store, "a", 4, 4)
        await write(store, "a", 4, 4)

    on(sqlite_url, work)
    assert entries(sqlite_url, "a") == whole("a", 4)


def test_a_file_that_another_program_writes_to_is_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)

    async def work(store: Store) -> None:
        await write(store, "a", 1, 3)
        with closing(sqlite3.connect(sqlite_file(sqlite_url), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="locked"):
                await write(store, "a", 4, 4)
        await write(store, "a", 4, 4)

    on(sqlite_url, work)
    assert entries(sqlite_url, "a") == whole("a", 4)


def test_a_file_belongs_to_one_server_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)

    async def work(store: Store) -> None:
        assert await store.own("a")
        with pytest.raises(StoreFailed, match="another Scurry"):
            open_store(sqlite_url, Path("/nowhere"))
        await write(store, "a", 1, 1)
        await store.disown("a")

    on(sqlite_url, work)
    on(sqlite_url, lambda store: write(store, "a", 2, 2))


def test_a_file_that_is_no_database_is_refused_with_a_sentence(sqlite_url: str) -> None:
    sqlite_file(sqlite_url).write_text("Dear diary, this is not a database. " * 100)
    for _ in range(2):
        with pytest.raises(StoreFailed, match=r"scurry\.sqlite cannot be used: .*not a database"):
            open_store(sqlite_url, Path("/nowhere"))


def test_a_folder_that_cannot_be_made_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed, match="cannot be used"):
        open_store(None, tmp_path / "file" / "folder")


# PostgreSQL alone.


def kill(url: str, *sessions: postgres.Session) -> None:
    """End sessions of a store from outside, as a restart of the database would."""
    for session in sessions:
        assert session.connection is not None
        number = session.connection.info.backend_pid
        assert do(url, f"SELECT pg_terminate_backend({number}, 10000)") == [(True,)]


def test_a_table_has_one_owner_at_a_time(postgres_url: str) -> None:
    async def work(one: Store) -> None:
        async with opened(postgres_url) as other:
            assert await one.own("a")
            assert await one.own("a")
            assert not await other.own("a")
            assert await other.own("b")
            await other.disown("a")
            assert not await other.own("a")
            await one.disown("a")
            assert await other.own("a")
            assert not await one.own("a")
        assert await one.own("a")
        assert await one.own("b")

    on(postgres_url, work)


def test_who_loses_the_connection_loses_only_what_others_took(postgres_url: str) -> None:
    async def work(one: Store) -> None:
        async with opened(postgres_url) as other:
            assert isinstance(one, PostgresStore)
            for table in ("a", "b", "c"):
                assert await one.own(table)
            kill(postgres_url, one.keeper)
            assert await other.own("a")
            assert await one.own("b")
            assert not await one.own("a")
            assert not await other.own("b")
            assert not await other.own("c")
            kill(postgres_url, one.keeper)
            await one.disown("b")
            assert await other.own("b")
            assert not await other.own("c")

    on(postgres_url, work)


def test_a_lost_session_is_begun_anew(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await write(store, "a", 1, 3)
        assert await store.count() == 0
        kill(postgres_url, store.writer, store.reader)
        await write(store, "a", 4, 4)
        assert await store.load("a") == [body("a", version) for version in range(1, 5)]
        with pytest.raises(Conflict):
            await store.append("a", 4, b"other")

    on(postgres_url, work)
    assert entries(postgres_url, "a") == whole("a", 4)


def test_nothing_is_lost_or_doubled_when_sessions_are_killed_under_load(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        last: dict[str, int] = {}

        async def play(table: str) -> None:
            for version in range(1, 61):
                failed = await tried(store.append(table, version, body(table, version)))
                if failed is not None:
                    assert failed is StoreFailed
                    await store.append(table, version, body(table, version))
                last[table] = version

        players = [asyncio.ensure_future(play(f"t{number}")) for number in range(20)]
        for _ in range(10):
            await asyncio.sleep(0.02)
            for session in (store.writer, store.reader):
                if session.connection is not None and not session.connection.closed:
                    number = session.connection.info.backend_pid
                    await asyncio.to_thread(
                        do, postgres_url, f"SELECT pg_terminate_backend({number})"
                    )
        await asyncio.gather(*players)
        assert last == {f"t{number}": 60 for number in range(20)}

    on(postgres_url, work)
    for number in range(20):
        assert entries(postgres_url, f"t{number}") == whole(f"t{number}", 60)


def test_an_entry_whose_answer_was_lost_is_stored_once_and_counts(postgres_url: str) -> None:
    """Over TCP, and the line is cut after the server has committed, before it can say so."""

    async def work() -> None:
        async with proxied(postgres_url) as proxy, opened(proxy.address) as store:
            await write(store, "a", 1, 3)
            proxy.cut_at = b"COMMIT\0"
            done = await asyncio.gather(
                tried(store.append("a", 4, body("a", 4))),
                tried(store.append("a", 4, b"other")),
                tried(store.append("b", 1, body("b", 1), summary("b", 1.0))),
            )
            assert proxy.cut_at == b""
            assert [*done] == [None, Conflict, None]
            await write(store, "a", 5, 5)
            assert await store.count() == 1

    asyncio.run(asyncio.wait_for(work(), 120))
    assert entries(postgres_url, "a") == whole("a", 5)
    assert entries(postgres_url, "b") == whole("b", 1)


def test_a_server_out_of_reach_fails_what_is_asked_until_it_is_back(postgres_url: str) -> None:
    async def work() -> None:
        async with proxied(postgres_url) as proxy, opened(proxy.address) as store:
            await write(store, "a", 1, 3)
            assert await store.own("a")
            await proxy.close()
            wanted = [store.append("a", version, body("a", version)) for version in (4, 5, 6)]
            assert await asyncio.gather(*map(tried, wanted)) == [StoreFailed] * 3
            for ask in (store.load("a"), store.count(), store.own("b")):
                with pytest.raises(StoreFailed, match="connection"):
                    await ask
            await store.disown("a")
            await proxy.open()
            await write(store, "a", 4, 6)
            assert await store.own("a")
            assert await store.load("a") == [body("a", version) for version in range(1, 7)]

    asyncio.run(asyncio.wait_for(work(), 120))
    assert entries(postgres_url, "a") == whole("a", 6)


def test_workers_that_write_the_same_tables_take_turns(postgres_url: str) -> None:
    """Each version of each table is won by one of three workers; nobody hangs."""

    async def work(one: Store) -> None:
        async with opened(postgres_url) as two, opened(postgres_url) as three:
            for version in range(1, 9):
                names = [f"t{number}" for number in range(30)]
                workers = [
                    (one, names, b"one"),
                    (two, names[::-1], b"two"),
                    (three, names[10:] + names[:10], b"three"),
                ]
                done = await asyncio.gather(
                    *(
                        tried(store.append(name, version, text, summary(name, 1.0)))
                        for store, order, text in workers
                        for name in order
                    )
                )
                assert done.count(None) == 30
                assert done.count(Conflict) == 60

    on(postgres_url, work)
    assert how_many(postgres_url) == 240


def test_workers_that_start_at_once_do_not_collide(postgres_url: str) -> None:
    failures: list[BaseException] = []

    def start() -> None:
        try:
            on(postgres_url, lambda store: write(store, threading.current_thread().name, 1, 1))
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=start, name=f"worker{number}") for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failures == []
    assert stored_version(postgres_url) == len(migrations.MIGRATIONS)
    assert how_many(postgres_url) == 6


def test_a_commit_waits_for_the_disk_whatever_the_servers_habit(postgres_url: str) -> None:
    name = postgres_url.partition("?")[0].rpartition("/")[2]
    do(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def work(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        for _ in range(2):
            connection = await store.writer.open()
            assert await postgres.value(connection, "SHOW synchronous_commit") == "on"
            await store.writer.drop()

    on(postgres_url, work)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:pass0rd@127.0.0.1:1/scurry",
        "postgresql://me:pass0rd@/scurry?host=/nowhere",
        "postgres://me:pass0rd@127.0.0.1:nonsense/scurry",
    ],
)
def test_a_server_that_is_not_there_is_named_in_a_sentence_without_the_password(url: str) -> None:
    with pytest.raises(StoreFailed, match="PostgreSQL cannot be used: ") as refused:
        open_store(url, Path("/nowhere"))
    assert "pass0rd" not in str(refused.value)
    assert "\n" not in str(refused.value)
