"""One connection: hello, updates, reconnects, slow lines, chat, bad frames, and the last word."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from scurry.remote import Chair, Remote, Seat
from scurry.server import wire
from scurry.server.fanout import QUEUE, Viewer
from scurry.server.problem import Problem
from tests.server.databases import fresh_database
from tests.server.hosting import Hosted, hosted
from tests.server.people import finish, some_choices, together


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("connections")
    if request.param == "sqlite":
        with hosted(folder) as running:
            yield running
        return
    postgres = request.getfixturevalue("postgres")
    with fresh_database(postgres, "connections") as url, hosted(folder, url) as running:
        yield running


def refused(code: str) -> pytest.RaisesExc[Problem]:
    return pytest.RaisesExc(Problem, check=lambda problem: problem.code == code)


async def raw(server: Hosted, table: Seat, *frames: str | bytes) -> list[dict[str, object]]:
    """Say hello for seat 0, send these frames, and collect the answers to them."""
    url = server.url.replace("http", "ws") + f"/ws/{table.id}"
    answers: list[dict[str, object]] = []
    async with connect(url, max_size=None) as socket:
        hello = {"type": "hello", "id": "hello", "seat": 0, "secret": table.secrets[0]}
        await socket.send(json.dumps(hello))
        for frame in frames:
            await socket.send(frame)
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("done", "refused"):
                answers.append(message)
                if len(answers) == len(frames) + 1:
                    break
    return answers[1:]


def test_the_first_message_must_be_hello_with_the_right_secret(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        chair = Chair(host, table.id, 1, table.secrets[0], 0)
        with refused("wrong-seat"):
            async with chair:
                pass
        with refused("wrong-seat"):
            async with Chair(host, table.id, 7, table.secrets[0], 0):
                pass
        url = server.url.replace("http", "ws") + f"/ws/{table.id}"
        async with connect(url) as socket:
            await socket.send('{"type": "say", "id": "1", "text": "hi"}')
            answer = json.loads(await socket.recv())
        assert answer["code"] == "hello-first"

    asyncio.run(story())


def test_an_unknown_table_says_so_and_hangs_up(server: Hosted) -> None:
    async def story() -> None:
        url = server.url.replace("http", "ws") + "/ws/nowhere"
        async with connect(url) as socket:
            assert json.loads(await socket.recv())["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        with refused("unknown-table"):
            await Remote(server.url).join("nowhere")
        assert await Remote(server.url).call("GET", "/healthz") == {
            "ok": True, "tables": await server.web.hall.store.count(),
        }  # fmt: skip

    asyncio.run(story())


def test_bad_frames_are_refused_one_by_one_and_the_line_survives(server: Hosted) -> None:
    async def story() -> None:
        _, table = await together(server.url, "forsage_pawns", 2)
        answers = await raw(
            server,
            table,
            "not json",
            b"\x00\xff\xfe",
            "[1, 2]",
            '{"type": "fly", "id": "a"}',
            '{"type": "submit", "id": "b"}',
            '{"type": "submit", "id": "c", "key": "draw", "serial": "one"}',
            '{"type": "submit", "id": "d", "key": "draw", "serial": 1, "seat": 1}',
            json.dumps({"type": "submit", "id": "e", "key": "x" * 9000, "serial": 1}),
            json.dumps({"type": "submit", "id": "f" * 41, "key": "x", "serial": 1}),
            '{"type": "submit", "id": "g", "key": "castle", "serial": 99999}',
            "[" * 3000,
            '{"type": "say", "id": "h", "text": ""}',
            '{"type": "hello", "id": "i"}',
            '{"type": "why", "id": "j", "key": "enter"}',
        )
        codes = [answer.get("code", answer["type"]) for answer in answers]
        assert codes[:9] == [*["malformed"] * 7, "too-large", "malformed"]
        assert codes[9] in ("stale", "not-asked")
        assert codes[10:] == ["malformed", "malformed", "greeted", "done"]
        assert [answer.get("id") for answer in answers[3:7]] == ["a", "b", "c", "d"]
        assert all(str(answer["sentence"]).endswith(".") for answer in answers[:-1])

    asyncio.run(story())


def test_a_refused_move_names_the_rule_that_forbids_it(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_cards", 2)
        asked_seats = 0
        for seat in (0, 1):
            async with host.sit(table, seat) as chair:
                update = await anext(chair.updates())
                for asked in update.asked:
                    asked_seats += 1
                    await compare_reasons(chair, asked)
        assert asked_seats

    asyncio.run(story())


async def compare_reasons(chair: Chair, asked: wire.Asked) -> None:
    """What `why` says of a choice is what a try to choose it gets."""
    reasons = (await chair.ask(wire.Why("why"))).reasons
    assert reasons is not None
    allowed = {reason.key for reason in reasons if reason.clause is None}
    assert allowed == {option.key for option in asked.options}
    forbidden = [reason for reason in reasons if reason.clause is not None]
    assert forbidden
    for number, reason in enumerate(forbidden[:5]):
        with refused("illegal") as caught:
            await chair.ask(wire.Submit(f"try {number}", reason.key, asked.serial))
        refusal = caught.value.refusal  # type: ignore[attr-defined]
        assert (refusal.clause, refusal.words.message) == (reason.clause, reason.message)
        assert reason.clause is not None
        assert reason.clause.startswith("FC-")


def test_a_reconnect_brings_what_was_missed_and_nothing_twice(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_cards", 2)
        async with host.sit(table, 0) as chair:
            first = await anext(chair.updates())
        await some_choices(host, table)
        async with host.sit(table, 0, version=first.version) as chair:
            back = await anext(chair.updates())
        assert back.version > first.version
        assert all(event.version > first.version for event in back.events)
        assert back.events
        async with host.sit(table, 0, version=back.version) as chair:
            again = await anext(chair.updates())
        assert again.events == []
        assert again.view == back.view
        async with host.sit(table, 0, version=10**6) as chair:  # a version that never was
            whole = await anext(chair.updates())
        assert whole.version == back.version

    asyncio.run(story())


def test_what_was_only_said_aloud_is_not_told_again(server: Hosted) -> None:
    """DS-33: fleeting events reach those who are there, once."""

    async def story() -> None:
        host, table = await together(server.url, "holey_cheese", 2, {"pace": "turns"})
        heard: list[wire.Happened] = []

        async def listen(chair: Chair) -> None:
            async for update in chair.updates():
                heard.extend(update.events)

        async with Remote(server.url).sit(table, None) as watching:
            listening = asyncio.ensure_future(listen(watching))
            await some_choices(host, table, choices=20)
            await asyncio.sleep(0.1)
        await listening
        assert any(event.fleeting for event in heard)
        async with Remote(server.url).sit(table, None) as chair:
            late = await anext(chair.updates())
        assert late.events
        assert not any(event.fleeting for event in late.events)

    asyncio.run(story())


def test_a_slow_viewer_loses_frames_but_not_the_table() -> None:
    viewer = Viewer(lambda: None)
    viewer.catch_up = lambda: b"the whole table"
    for number in range(QUEUE * 3):
        viewer.push(b"update %d" % number)
        if number == QUEUE // 2:
            viewer.answer(b"done")
        assert len(viewer.frames) <= QUEUE
    assert viewer.take() == [(b"done", False), (b"the whole table", True)]
    assert viewer.take() == []
    viewer.push(b"update")
    viewer.part(b"bye")
    viewer.push(b"too late")
    assert viewer.take() == [(b"update", True), (b"bye", True)]


def test_who_does_not_read_slows_nobody_and_then_sees_the_whole_table(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        url = server.url.replace("http", "ws") + f"/ws/{table.id}"
        hello = {"type": "hello", "id": "hello", "seat": 1, "secret": table.secrets[1]}
        narrow = narrow_line(server.url)
        async with connect(url, max_size=None, max_queue=1, sock=narrow) as slow:
            await slow.send(json.dumps(hello))
            await asyncio.sleep(0.1)
            (viewer,) = server.web.hall.awake[table.id].viewers
            async with host.sit(table, 0) as chair:
                number = 0
                while not viewer.behind:
                    number += 1
                    assert number < 100_000
                    server.loop.call_soon_threadsafe(server.web.hall.awake[table.id].presence)
                    if number % (QUEUE // 2) == 0:  # more at once would be dropped at once
                        await asyncio.wait_for(chair.ask(wire.Why(f"why {number}")), 5)
            assert len(viewer.frames) <= QUEUE + 1
            while viewer.behind:
                await slow.recv()
            said = {"type": "why", "id": "at last"}
            await slow.send(json.dumps(said))
            seen = 0
            while (message := json.loads(await slow.recv())).get("id") != "at last":
                seen = message.get("version", seen)
            assert seen == server.web.hall.awake[table.id].table.version

    asyncio.run(asyncio.wait_for(story(), 60))


def narrow_line(url: str) -> socket.socket:
    """Its end takes little that nobody reads; some systems would keep tens of megabytes."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
    line.connect(("127.0.0.1", int(url.rpartition(":")[2])))
    return line


@pytest.mark.parametrize("answers", [True, False], ids=["answers", "is silent"])
def test_the_protocol_pings_only_who_does_not_answer_our_pings(
    server: Hosted, answers: bool
) -> None:
    async def story() -> None:
        _, table = await together(server.url, "forsage_pawns", 2)
        assert bool(await pings_of_the_protocol(server, table, answers)) is not answers

    asyncio.run(asyncio.wait_for(story(), 30))


async def pings_of_the_protocol(server: Hosted, table: Seat, answers: bool) -> int:
    """How many come until the third of ours."""
    line = ClientProtocol(parse_uri(server.url.replace("http", "ws") + f"/ws/{table.id}"))
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    line.send_request(line.connect())
    ours = theirs = 0
    while ours < 3:
        for data in line.data_to_send():
            writer.write(data)
        line.receive_data(await reader.read(65536))
        for event in line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.PING:
                theirs += 1
            elif not isinstance(event, Frame):
                hello = {"type": "hello", "id": "hello", "seat": 0, "secret": table.secrets[0]}
                line.send_text(json.dumps(hello).encode())
            elif (message := json.loads(bytes(event.data)))["type"] == "ping":
                ours += 1
                pong = {"type": "pong", "id": f"p{ours}", "number": message["number"]}
                if answers:
                    line.send_text(json.dumps(pong).encode())
    writer.close()
    return theirs


def test_players_talk_to_all_and_spectators_among_themselves(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        async with (
            host.sit(table, 0) as player,
            host.sit(table, 1) as other,
            Remote(server.url).sit(table, None) as watcher,
            Remote(server.url).sit(table, None) as second,
        ):
            await player.ask(wire.Say("1", " hello\n<b>all</b> "))
            await watcher.ask(wire.Say("2", "psst"))
            assert await said(other) == [(0, "hello <b>all</b>")]
            assert await said(second) == [(0, "hello <b>all</b>"), (None, "psst")]
            await other.ask(wire.Mute("3", 0, True))
            await player.ask(wire.Say("4", "still there?"))
            assert await said(other) == []
            await player.ask(wire.Say("4", "still there?"))  # the same message again
        async with host.sit(table, 1) as other:
            lines = await said(other)
        assert lines == [(0, "hello <b>all</b>"), (0, "still there?")]
        await host.call("POST", f"/api/tables/{table.id}/change", {"chat": False})
        async with host.sit(table, 0) as player:
            with refused("no-chat"):
                await player.ask(wire.Say("5", "anybody?"))

    asyncio.run(story())


async def said(chair: Chair) -> list[tuple[int | None, str]]:
    """The chat that came until now."""
    await asyncio.sleep(0.1)
    found = []
    while not chair.frames.empty():
        message = chair.frames.get_nowait()
        if isinstance(message, wire.Chat):
            found.append((message.seat, message.text))
    return found


def test_a_flood_is_slowed_and_then_cut(server: Hosted) -> None:
    async def story() -> None:
        host, table = await together(server.url, "forsage_pawns", 2)
        url = server.url.replace("http", "ws") + f"/ws/{table.id}"
        codes: list[str] = []
        async with connect(url, max_size=None, max_queue=None) as socket:

            async def read() -> None:
                async for text in socket:
                    message = json.loads(text)
                    codes.append(message.get("code", message["type"]))

            reading = asyncio.ensure_future(read())
            try:
                for _ in range(2000):
                    await socket.send("{}")
            except ConnectionClosed:
                pass
            await asyncio.wait_for(reading, 20)
        assert "too-fast" in codes
        assert codes[-1] == "flood"
        async with host.sit(table, 0) as chair:  # the table is unharmed
            first = await anext(chair.updates())
            assert first.table is not None
            assert first.table.status == "playing"

    asyncio.run(story())


def test_a_page_of_another_site_cannot_act_for_our_guests(server: Hosted) -> None:
    async def story() -> None:
        _, table = await together(server.url, "forsage_pawns", 2)
        url = server.url.replace("http", "ws") + f"/ws/{table.id}"
        async with connect(url, origin="https://evil.example") as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["code"] == "origin"
        async with connect(url, origin=server.url) as socket:  # type: ignore[arg-type]
            await socket.send('{"type": "hello", "id": "1"}')
            assert json.loads(await socket.recv())["type"] in ("update", "done")

    asyncio.run(story())


def test_a_stopping_server_says_so_and_tables_go_on_after_it_comes_back(tmp_path: Path) -> None:
    async def before(server: Hosted) -> tuple[Remote, Seat, int]:
        host, table = await together(server.url, "forsage_pawns", 2)
        async with host.sit(table, 0) as chair:
            seen = await anext(chair.updates())
            server.server.should_exit = True
            last: object = None
            while (message := await asyncio.wait_for(chair.frames.get(), 20)) is not None:
                last = message
        assert isinstance(last, wire.Bye)
        assert last.code == "stopping"
        return host, table, seen.version

    with hosted(tmp_path) as server:
        host, table, version = asyncio.run(before(server))
    with hosted(tmp_path) as server:
        host.url = server.url

        async def after() -> None:
            async with host.sit(table, 0) as chair:
                assert (await anext(chair.updates())).version == version
            ends = await finish(host, table)
            assert ends[0].result is not None

        asyncio.run(after())


def test_bots_race_against_people(server: Hosted) -> None:
    """Holey Cheese with a bot: its own time decides, and the record has everybody's."""

    async def story() -> None:
        host, table = await together(server.url, "holey_cheese", 1, {}, bots=1)
        await some_choices(host, table, choices=6)
        lines = [entry.text() for entry in server.web.hall.awake[table.id].table.record.entries]
        assert any(line.startswith(("0 name", "0 slap", "0 pass")) for line in lines)
        assert any(" @" in line for line in lines)

    asyncio.run(story())


def test_a_move_counts_even_if_its_sender_is_gone_before_it_is_stored(server: Hosted) -> None:
    """The line breaks the moment the message is out: stored or not, never half."""

    async def story() -> None:
        for _ in range(10):
            host, table = await together(server.url, "forsage_pawns", 2)
            for seat in (0, 1):
                chair = host.sit(table, seat)
                async with chair:
                    update = await anext(chair.updates())
                    for asked in update.asked:
                        key = asked.options[0].key
                        await chair.send(wire.Submit("gone", key, asked.serial))
                        assert chair.socket is not None
                        chair.socket.transport.abort()
            await some_choices(host, table, choices=3)  # the table lives

    asyncio.run(story())
