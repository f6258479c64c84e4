"""Around the game: opening, joining, leaving, kicking, hosting, bots, rematch, what if."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scurry.kernel.reading import parse
from scurry.remote import Remote, Seat, held
from scurry.server import wire
from scurry.server.hall import CODE_LENGTH, CODE_LETTERS
from scurry.server.problem import Problem
from tests.server.databases import fresh_database
from tests.server.hosting import Hosted, hosted
from tests.server.people import finish, play, some_choices, together


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("tables")
    if request.param == "sqlite":
        with hosted(folder) as running:
            yield running
        return
    postgres = request.getfixturevalue("postgres")
    with fresh_database(postgres, "tables") as url, hosted(folder, url) as running:
        yield running


@pytest.fixture(autouse=True)
def nobody_has_opened_many(server: Hosted) -> None:
    """All tests come from one address: what one opened is not held against the next."""
    server.web.purses.known.clear()


def refused(code: str) -> pytest.RaisesExc[Problem]:
    return pytest.RaisesExc(Problem, check=lambda problem: problem.code == code)


async def info(remote: Remote, table: Seat) -> wire.TableInfo:
    import msgspec

    found = await remote.call("GET", f"/api/tables/{table.id}")
    return msgspec.convert(found, wire.TableInfo)


async def do(remote: Remote, table: Seat, what: str, **body: object) -> None:
    await remote.call("POST", f"/api/tables/{table.id}/{what}", body or None)


def test_a_table_is_opened_joined_by_its_link_and_begun(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        await host.call("POST", "/api/me", {"name": "  Ada\n\tof the  rats ", "avatar": "rat"})
        table = await host.open("forsage_pawns", ["me", "open", "easy"])
        assert list(table.secrets) == [0]
        friend = Remote(server.url)
        joined = await friend.join(table.id)
        assert list(joined.secrets) == [1]
        seen = await info(friend, table)
        assert seen.seats[0].name == "Ada of the rats"
        assert [sitter.level for sitter in seen.seats] == [None, None, "easy"]
        assert seen.host == 0
        await host.begin(table)
        assert (await info(host, table)).status == "playing"

    asyncio.run(story())


def test_who_waits_for_the_beginning_is_told_of_it(server: Hosted) -> None:
    async def story() -> None:
        host, friend = Remote(server.url), Remote(server.url)
        table = await host.open("rat_de_france", ["me", "open"])
        joined = await friend.join(table.id)
        async with friend.sit(joined, 1) as chair:
            await host.begin(table)
            while True:
                frame = await asyncio.wait_for(chair.frames.get(), 10)
                if not isinstance(frame, wire.Update) or frame.table is None:
                    continue
                if frame.table.status == "playing":
                    break
            assert [event.message for event in frame.events] != []

    asyncio.run(story())


def test_public_tables_are_listed_and_private_ones_are_not(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        public = await host.open("forsage_pawns", ["me", "open"], public=True)
        private = await host.open("forsage_pawns", ["me", "open"])
        listed = {found["id"]: found for found in (await host.call("GET", "/api/tables"))["open"]}
        assert public.id in listed
        assert listed[public.id]["free"] == 1
        assert private.id not in listed
        await do(host, public, "change", public=False)
        await do(host, private, "change", public=True)
        listed = {found["id"]: found for found in (await host.call("GET", "/api/tables"))["open"]}
        assert private.id in listed
        assert public.id not in listed

    asyncio.run(story())


def test_what_cannot_be_opened_is_refused_with_a_sentence(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        with refused("unknown-game"):
            await host.open("chess", ["me", "open"])
        with refused("bad-seats"):
            await host.open("forsage_pawns", ["me"])
        with refused("bad-seat"):
            await host.open("forsage_pawns", ["me", "grandmaster"])
        with refused("bad-option"):
            await host.open("forsage_pawns", ["me", "open"], {"loop": 41})
        with refused("bad-option"):
            await host.open("holey_cheese", ["me", "easy"], {"pace": "buzz", "wait_for_all": True})
        with refused("bad-clock"):
            await host.open("forsage_pawns", ["me", "open"], clock={"kind": "hourglass"})
        with refused("malformed"):
            await host.open("forsage_pawns", ["me", "open"], colour="red")

    asyncio.run(story())


def test_a_full_or_begun_table_takes_nobody_in(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        table = await host.open("forsage_pawns", ["me", "open"])
        await Remote(server.url).join(table.id)
        with refused("full"):
            await Remote(server.url).join(table.id)
        await host.begin(table)
        with refused("begun"):
            await Remote(server.url).join(table.id)
        with refused("begun"):
            await host.begin(table)

    asyncio.run(story())


def test_a_taken_seat_stays_taken(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        table = await host.open("forsage_pawns", ["me", "open", "open"])
        with refused("taken"):
            await Remote(server.url).join(table.id, 0)
        with refused("not-full"):
            await host.begin(table)

    asyncio.run(story())


def test_only_the_host_kicks_changes_and_begins(server: Hosted) -> None:
    async def story() -> None:
        host, friend = Remote(server.url), Remote(server.url)
        table = await host.open("forsage_pawns", ["me", "open"])
        await friend.join(table.id)
        with refused("not-host"):
            await friend.begin(table)
        with refused("not-host"):
            await do(friend, table, "kick", seat=0)
        with refused("not-host"):
            await do(friend, table, "change", chat=False)
        await do(host, table, "kick", seat=1)
        assert (await info(host, table)).seats[1].name is None

    asyncio.run(story())


def test_who_was_kicked_or_has_left_has_no_seat_any_more(server: Hosted) -> None:
    """The old secret is worth nothing, and whoever sits down next gets a new one."""

    async def story() -> None:
        host, friend = Remote(server.url), Remote(server.url)
        table = await host.open("forsage_pawns", ["me", "open"])
        first = await friend.join(table.id)
        await do(friend, table, "leave", seat=1, secret=first.secrets[1])
        second = await friend.join(table.id)
        assert second.secrets[1] != first.secrets[1]
        with refused("wrong-seat"):
            await do(friend, table, "leave", seat=1, secret=first.secrets[1])
        with refused("wrong-seat"):
            async with friend.sit(first, 1):
                pass
        async with friend.sit(second, 1):
            pass

    asyncio.run(story())


def test_the_host_hands_the_table_over(server: Hosted) -> None:
    async def story() -> None:
        host, friend = Remote(server.url), Remote(server.url)
        table = await host.open("forsage_pawns", ["me", "open"])
        await friend.join(table.id)
        await do(host, table, "host", seat=1)
        assert (await info(host, table)).host == 1
        with refused("not-host"):
            await host.begin(table)
        await friend.begin(table)

    asyncio.run(story())


def test_when_the_host_leaves_somebody_else_is_the_host(server: Hosted) -> None:
    async def story() -> None:
        host, friend = Remote(server.url), Remote(server.url)
        table = await host.open("forsage_pawns", ["me", "open"])
        await friend.join(table.id)
        await do(host, table, "leave", seat=0, secret=table.secrets[0])
        seen = await info(friend, table)
        assert seen.host == 1
        assert seen.seats[0].name is None

    asyncio.run(story())


def test_spectators_see_no_hands_and_may_be_shut_out(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_cards", 3)
        async with Remote(server.url).sit(table, None) as chair:
            async for update in chair.updates():
                assert update.seat is None
                assert update.asked == []
                assert update.view["hand"] == []
                break
            with refused("watching"):
                await chair.ask(wire.Submit("x", "draw", 0))
        await do(host, table, "change", spectators=False)
        with refused("no-spectators"):
            async with Remote(server.url).sit(table, None):
                pass

    asyncio.run(story())


def test_a_seat_whose_player_is_away_is_given_to_a_bot_and_taken_back(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        async with host.sit(table, 0) as chair:
            async with host.sit(table, 1):
                with refused("not-away"):
                    await do(host, table, "bot", seat=1, level="easy")
            await asyncio.sleep(0.05)
            await do(host, table, "bot", seat=1, level="easy")
            await play(chair, 1, upto=15)
            assert (await info(host, table)).seats[1].level == "easy"
            with refused("wrong-seat"):
                await do(host, table, "back", seat=1, secret="guess")
            await do(host, table, "back", seat=1, secret=table.secrets[1])
            assert (await info(host, table)).seats[1].level is None
        await finish(host, table)
        text = await host.call("GET", f"/api/tables/{table.id}/record")
        assert "! bot 1 easy\n" in text
        assert "! human 1\n" in text

    asyncio.run(story())


def test_who_leaves_a_game_is_replaced_by_a_bot(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        await do(host, table, "leave", seat=1, secret=table.secrets[1])
        assert (await info(host, table)).seats[1].level == "easy"
        async with host.sit(table, 0) as chair:
            end = await asyncio.wait_for(play(chair, 3), 60)
        assert end.result is not None

    asyncio.run(story())


def test_a_rematch_has_the_same_people_in_the_same_seats(server: Hosted) -> None:
    async def story() -> None:
        host, friend = Remote(server.url), Remote(server.url)
        await host.call("POST", "/api/me", {"name": "Host"})
        await friend.call("POST", "/api/me", {"name": "Friend"})
        table = await host.open("toy_race", ["me", "open"])
        joined = await friend.join(table.id)
        both = Seat(table.id, {**table.secrets, **joined.secrets})
        with refused("not-over"):
            await do(host, table, "rematch")
        await host.begin(table)
        await finish(host, both)
        with refused("not-playing"):
            await do(Remote(server.url), table, "rematch")
        await do(host, table, "rematch")
        await do(friend, table, "rematch")  # both may ask; there is one rematch
        seen = await info(host, table)
        assert seen.again is not None
        with refused("wrong-seat"):
            await do(friend, table, "follow", seat=1, secret="guess")
        body = {"seat": 1, "secret": joined.secrets[1]}
        moved = await friend.call("POST", f"/api/tables/{table.id}/follow", body)
        assert moved["table"]["id"] == seen.again
        assert list(moved["secrets"]) == ["1"]
        body = {"seat": 0, "secret": table.secrets[0]}
        moved = await host.call("POST", f"/api/tables/{table.id}/follow", body)
        names = [seat["name"] for seat in moved["table"]["seats"]]
        assert names == ["Host", "Friend"]
        assert moved["table"]["before"] == table.id

    asyncio.run(story())


def test_a_rematch_is_begun_by_the_next_one(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        opened = await host.open("chess_race", ["me", "easy", "easy"], options={"first": "seat-1"})
        where = f"/api/tables/{opened.id}"
        with refused("not-over"):
            await host.call("GET", f"{where}/finish")
        await host.begin(opened)
        await finish(host, opened)
        end = await host.call("GET", f"{where}/finish")
        assert end["first_again"] == 2
        assert end["began"] <= end["ended"] <= time.time()
        assert sorted(end["result"]["places"])[0] == 1
        assert end["choices"] > 0
        again = await host.call("POST", f"{where}/rematch")
        assert again["options"]["first"] == "seat-2"

    asyncio.run(story())


def test_where_chance_begins_the_next_after_who_chose_first_begins_again(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        await finish(host, table)
        where = f"/api/tables/{table.id}"
        first = (await host.call("GET", f"{where}/replay?step=1"))["chooser"]
        assert (await host.call("GET", f"{where}/finish"))["first_again"] == 1 - first
        again = await host.call("POST", f"{where}/rematch")
        assert again["options"] == {"first": f"seat-{1 - first}"}

    asyncio.run(story())


def test_a_new_table_has_a_name_that_survives_copying(server: Hosted) -> None:
    async def story() -> None:
        host = Remote(server.url)
        name = (await host.open("toy_race", ["me", "open"])).id
        assert set(name) <= set(CODE_LETTERS), name
        assert len(name) == CODE_LENGTH

    asyncio.run(story())


def test_a_finished_game_can_be_watched_step_by_step_from_any_seat(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_cards", 3)
        where = f"/api/tables/{table.id}/replay"
        with refused("not-over"):
            await host.call("GET", where)
        with refused("not-over"):
            await host.call("GET", f"/api/tables/{table.id}/record")
        await finish(host, table)
        first = await host.call("GET", f"{where}?step=0&seat=1")
        assert first["view"]["seat"] == 1
        assert first["view"]["hand"] != []
        steps = first["steps"]
        last = await host.call("GET", f"{where}?step={steps}")
        assert last["result"]["places"]
        assert last["view"]["hand"] == []
        with refused("bad-step"):
            await host.call("GET", f"{where}?step={steps + 1}")
        with refused("bad-query"):
            await host.call("GET", f"{where}?step=first")

    asyncio.run(story())


def test_during_play_only_who_has_the_secret_of_a_seat_gets_its_log(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_cards", 2)
        await some_choices(host, table, choices=3)
        where = f"/api/tables/{table.id}/log"
        for seat in (0, 1):
            told = await host.call("POST", where, {"seat": seat, "secret": table.secrets[seat]})
            assert "event-start" in told
        with refused("wrong-seat"):
            await host.call("POST", where, {"seat": 0, "secret": table.secrets[1]})

    asyncio.run(story())


def test_a_new_table_goes_on_from_a_moment_of_a_finished_game(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        await finish(host, table)
        path = f"/api/tables/{table.id}"
        old = parse(await host.call("GET", f"{path}/record"))
        before = await host.call("GET", f"{path}/replay?step=10&seat=0")
        body = {"step": 10, "seats": ["me", "screen"]}
        opened = await host.call("POST", f"{path}/what-if", body)
        fork = held(opened)
        await host.begin(fork)
        async with host.sit(fork, 0) as chair:
            async for update in chair.updates():
                assert update.view == before["view"]
                break
        await finish(host, fork, seed=5)
        new = parse(await host.call("GET", f"/api/tables/{fork.id}/record"))
        kept = [entry.text() for entry in old.entries if not entry.note][:10]
        assert [entry.text() for entry in new.entries if not entry.note][:10] == kept
        assert new.commitment is None  # two secrets cannot be checked by one

    asyncio.run(story())


def test_tables_sleep_when_nobody_is_there_and_wake_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scurry.server.hall.SLEEP_AFTER", 0.0)

    async def story(server: Hosted) -> None:
        host, table = await together(server.url, "forsage_cards", 2)
        async with host.sit(table, 0) as chair:
            seen = await anext(chair.updates())
        hall = server.web.hall
        for _ in range(200):
            if table.id not in hall.awake:
                break
            future = asyncio.run_coroutine_threadsafe(hall.put_to_sleep(), server.loop)
            await asyncio.wrap_future(future)
            await asyncio.sleep(0.01)
        assert table.id not in hall.awake
        async with host.sit(table, 0) as chair:
            again = await anext(chair.updates())
        assert again.view == seen.view
        assert again.version == seen.version
        assert [option.key for asked in again.asked for option in asked.options] == [
            option.key for asked in seen.asked for option in asked.options
        ]

    with hosted(tmp_path) as server:
        asyncio.run(story(server))
