"""Running it: the command line, the log, the page, limits, expiry, rules that are gone."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scurry.kernel.catalogue import find
from scurry.kernel.reading import parse
from scurry.remote import Remote
from scurry.server import ledger
from scurry.server.app import Web
from scurry.server.guests import Cookies, Guest, clean_name
from scurry.server.problem import Problem
from scurry.server.serve import DOORS, Server, open_store, qr_code, welcome
from scurry.server.site import Site
from scurry.server.store.sqlite import SqliteStore
from scurry.server.table import Table
from tests.server.databases import entries
from tests.server.hosting import hosted
from tests.server.people import finish, some_choices, together

SOURCES = Path(__file__).parents[2] / "src"
PATIENCE = 60.0


@contextmanager
def program(folder: Path, *args: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`scurry serve` as a user starts it, and the address it prints."""
    command = [sys.executable, "-m", "scurry.cli", "serve", "--data-dir", str(folder), *args]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    with open(folder / "log", "w", encoding="utf-8") as log:
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
    assert running.stdout is not None
    try:
        line = running.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"no address in {line!r}: {(folder / 'log').read_text()}"
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                asyncio.run(Remote(found[0]).call("GET", "/healthz"))
                break
            except Problem:
                time.sleep(0.05)
        yield running, found[0]
    finally:
        if running.poll() is None:
            running.send_signal(signal.SIGINT)
        running.wait(PATIENCE)
        running.stdout.close()


def free_port() -> str:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_scurry_serve_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    with program(tmp_path, "--port", port) as (running, address):
        assert address == f"http://127.0.0.1:{port}"

        async def story() -> str:
            host, table = await together(address, "forsage_pawns", 2)
            await some_choices(host, table)
            return table.id

        table_id = asyncio.run(story())
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert lines[-1]["says"] == "stopped"
    assert table_id not in (tmp_path / "log").read_text()
    with program(tmp_path, "--port", port) as (_, address):
        kept = asyncio.run(Remote(address).call("GET", f"/api/tables/{table_id}"))
        assert kept["status"] == "playing"


def test_under_uvloop_newcomers_come_in_by_several_doors(tmp_path: Path) -> None:
    """It would let in one at a turn of the loop; with many tables turns are long."""
    uvloop = pytest.importorskip("uvloop")

    async def healthy(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        answer = await reader.read()
        writer.close()
        return answer.partition(b"\r\n")[0]

    async def story() -> None:
        port = int(free_port())
        server = Server(Web(open_store(None, tmp_path)), "127.0.0.1", port)
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        assert len(server.servers) == DOORS
        answers = await asyncio.gather(*(healthy(port) for _ in range(3 * DOORS)))
        assert set(answers) == {b"HTTP/1.1 200 OK"}
        server.should_exit = True
        await serving

    uvloop.run(asyncio.wait_for(story(), PATIENCE))


def test_a_game_is_played_from_the_terminal_at_a_server(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        command = [
            sys.executable, "-m", "scurry.cli", "play", "forsage_pawns", "--seats", "human,easy",
            "--server", server.url, "--lang", "en",
        ]  # fmt: skip
        ran = subprocess.run(
            command,
            input="nonsense\n" + "1\n" * 3000,
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert "The race is over" in ran.stdout or "wins" in ran.stdout, ran.stderr
    assert ran.returncode == 0, ran.stderr


def test_a_backup_is_whole_and_never_overwrites(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:

        async def story() -> str:
            host, table = await together(server.url, "forsage_pawns", 2)
            await some_choices(host, table)
            return table.id

        table_id = asyncio.run(story())
        target = tmp_path / "copy.sqlite"
        command = [sys.executable, "-m", "scurry.cli", "backup", str(target)]
        command += ["--data-dir", str(tmp_path)]
        environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
        for code in (0, 2):
            ran = subprocess.run(command, env=environment, capture_output=True, check=False)
            assert ran.returncode == code
        kept = entries(f"sqlite:///{target}", table_id)
        assert len(kept) == server.web.hall.awake[table_id].table.version


def test_the_qr_code_for_phones_is_square_and_holds_the_address() -> None:
    lines = welcome("127.0.0.1", 8140, True, "")
    assert re.search(r"http://[\d.]+:8140", lines[0])
    code = qr_code("http://192.168.1.20:8140")
    assert len({len(line) for line in code}) == 1
    assert len(code[0]) // 2 == len(code) - len(code[0]) % 2
    assert set("".join(code)) <= set(" ▀▄█")


def test_without_the_web_client_a_plain_page_says_what_runs(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        server.web.site = Site(tmp_path / "nothing")
        with urllib.request.urlopen(server.url) as page:
            text = page.read().decode()
            policy = page.headers["content-security-policy"]
        assert "Holey Cheese" in text
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        with urllib.request.urlopen(f"{server.url}/metrics") as page:
            assert b"scurry_moves_total" in page.read()


def test_a_cookie_that_is_not_ours_is_nobody() -> None:
    cookies = Cookies(b"key")
    guest = Guest("id", "Name", "rat")
    assert cookies.read(cookies.write(guest)) == guest
    assert cookies.read(Cookies(b"other").write(guest)) is None
    assert cookies.read("junk") is None
    assert cookies.read("x" * 5000) is None
    assert cookies.read(None) is None


@pytest.mark.parametrize(
    ("typed", "name"),
    [("  Olena ", "Olena"), ("a\u202eb\n\tc", "a b c"), ("x" * 50, "x" * 24), ("\u200b\n", "")],
)
def test_names_are_one_short_printable_line(typed: str, name: str) -> None:
    assert clean_name(typed) == name


async def open_many(host: Remote, most: int) -> None:
    for _ in range(most):
        await host.open("forsage_pawns", ["me", "open"], public=True)


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host = Remote(url)
        with pytest.raises(Problem, match="many tables") as refused:
            await open_many(host, 100)
        assert refused.value.status == 429
        listed = await host.call("GET", "/api/tables")
        assert 20 <= len(listed["open"]) < 100

    with hosted(tmp_path) as server:
        asyncio.run(story(server.url))


def test_tables_that_nobody_touched_for_long_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(url: str) -> None:
        host = Remote(url)
        table = await host.open("forsage_pawns", ["me", "open"])
        monkeypatch.setattr("scurry.server.hall.OPEN_LASTS", -1.0)
        gone = asyncio.run_coroutine_threadsafe(server.web.hall.expire(), server.loop)
        assert table.id in await asyncio.wrap_future(gone)
        with pytest.raises(Problem, match="expired"):
            await host.join(table.id)

    with hosted(tmp_path) as server:
        asyncio.run(story(server.url))


def test_a_table_whose_rules_are_gone_stays_readable_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosted(tmp_path) as server:

        async def play() -> tuple[str, str]:
            host, table = await together(server.url, "forsage_pawns", 2)
            await finish(host, table)
            return table.id, await host.call("GET", f"/api/tables/{table.id}/record")

        table_id, text = asyncio.run(play())
    monkeypatch.setattr(find("forsage_pawns"), "rules_version", 99)
    with hosted(tmp_path) as server:

        async def look() -> None:
            host = Remote(server.url)
            seen = await host.call("GET", f"/api/tables/{table_id}")
            assert seen["readable"] is False
            assert seen["status"] == "over"
            old = parse(await host.call("GET", f"/api/tables/{table_id}/record"))
            known = parse(text)
            choices = [entry.text() for entry in known.entries if not entry.note]
            assert [entry.text() for entry in old.entries if not entry.note] == choices
            assert old.places == known.places
            assert old.opening == known.opening
            with pytest.raises(Problem, match="rules that are gone"):
                await host.call("GET", f"/api/tables/{table_id}/replay")

        asyncio.run(look())


def test_play_over_days_a_client_asks_where_it_is_its_turn(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host, table = await together(url, "forsage_pawns", 2)
        seats = [
            {"table": table.id, "seat": seat, "secret": table.secrets[seat]} for seat in (0, 1)
        ]
        asked = []
        for mine in seats:
            found = await host.call("POST", "/api/turns", {"seats": [mine]})
            asked.append(found["asked"] == [table.id])
        assert sorted(asked) == [False, True]
        wrong = [{**seats[0], "secret": "guess"}, {**seats[0], "table": "nowhere"}]
        found = await host.call("POST", "/api/turns", {"seats": wrong})
        assert found == {"asked": [], "over": [], "gone": [table.id, "nowhere"]}

    with hosted(tmp_path) as server:
        asyncio.run(story(server.url))


def test_the_entries_of_a_table_hold_no_secret_of_a_seat(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:

        async def story() -> tuple[str, list[str]]:
            _, table = await together(server.url, "forsage_pawns", 2)
            return table.id, [*table.secrets.values()]

        table_id, secrets = asyncio.run(story())

    async def entries() -> list[bytes]:
        store = SqliteStore(tmp_path / "scurry.sqlite")
        try:
            return await store.load(table_id)
        finally:
            await store.close()

    bodies = asyncio.run(entries())
    table = Table(table_id)
    for body in bodies:
        table.fold(ledger.decode(body))
        assert not any(secret.encode() in body for secret in secrets)
    assert table.status == "playing"


@pytest.mark.parametrize(
    ("public_url", "secure"), [("", False), ("https://games.example.org", True)]
)
def test_cookies_are_secure_behind_https(public_url: str, secure: bool, tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        server.web.public_url = public_url
        with urllib.request.urlopen(f"{server.url}/api/me") as answer:
            cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ("; secure" in cookie) == secure


def test_the_schema_of_the_socket_names_every_message(tmp_path: Path) -> None:
    with (
        hosted(tmp_path) as server,
        urllib.request.urlopen(f"{server.url}/api/schema.json") as answer,
    ):
        schema = json.load(answer)
    for name in ("Hello", "Submit", "Why", "Pong", "Say", "Propose", "Agree", "Standing", "Mute"):
        assert name in schema["$defs"]
    for name in ("Update", "Chat", "Ping", "Done", "Refused", "Bye"):
        assert name in schema["$defs"]
