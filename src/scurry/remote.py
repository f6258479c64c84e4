"""A small client for a Scurry server, for programs in Python.

    me = Remote("http://127.0.0.1:8140")
    table = await me.open("forsage_pawns", ["me", "greedy"])
    await me.begin(table)
    async with me.sit(table, 0) as chair:
        async for update in chair.updates():
            for asked in update.asked:
                await chair.submit(asked, asked.options[0].key)

Everything it says and hears is described by /api/openapi.json and /api/schema.json.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from scurry.kernel.options import Value
from scurry.server import wire
from scurry.server.problem import Problem

TIMEOUT: Final = 30.0


class Seat(msgspec.Struct):
    """A table as this client knows it: its id, and the secrets of the seats that are ours."""

    id: str
    secrets: dict[int, str]


class Remote:
    """One guest. Its cookie is kept here."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.cookie = ""

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """One REST call; a Problem if the server says no."""
        return await asyncio.to_thread(self.request, method, path, body)

    def request(self, method: str, path: str, body: object) -> Any:
        parts = urlsplit(self.url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=TIMEOUT)
        headers = {"cookie": self.cookie} if self.cookie else {}
        data = None if body is None else msgspec.json.encode(body)
        try:
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            content = response.read()
        except (OSError, HTTPException) as error:
            raise Problem("unreachable", f"{self.url} does not answer: {error}.", 503) from None
        finally:
            connection.close()
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        if response.headers.get_content_type() == "text/plain" and response.status == 200:
            return content.decode()
        found = msgspec.json.decode(content)
        if response.status != 200:
            raise Problem(found["code"], found["sentence"], response.status)
        return found

    async def open(
        self,
        game: str,
        seats: list[str],
        options: dict[str, Value] | None = None,
        **more: object,
    ) -> Seat:
        body = {"game": game, "seats": seats, "options": options or {}, **more}
        return held(await self.call("POST", "/api/tables", body))

    async def join(self, table_id: str, seat: int | None = None) -> Seat:
        body = {"seat": seat, "nonce": secrets.token_hex(8)}
        return held(await self.call("POST", f"/api/tables/{table_id}/join", body))

    async def begin(self, table: Seat) -> None:
        await self.call("POST", f"/api/tables/{table.id}/begin")

    def sit(
        self, table: Seat, seat: int | None, version: int = 0, picture: wire.Language = ""
    ) -> Chair:
        """A connection to a seat that is ours; None: to watch."""
        secret = "" if seat is None else table.secrets[seat]
        return Chair(self, table.id, seat, secret, version, picture)


def held(opened: Any) -> Seat:
    secrets_by_seat = {int(seat): secret for seat, secret in opened["secrets"].items()}
    return Seat(opened["table"]["id"], secrets_by_seat)


class Chair:
    """One connection to one table. Answers the server's pings by itself."""

    def __init__(
        self,
        remote: Remote,
        table: str,
        seat: int | None,
        secret: str,
        version: int,
        picture: wire.Language = "",
    ) -> None:
        self.picture: wire.Language = picture
        self.remote = remote
        self.table = table
        self.seat = seat
        self.secret = secret
        self.version = version
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.frames: asyncio.Queue[wire.FromServer | None] = asyncio.Queue()
        self.answers: dict[str, asyncio.Future[wire.Done]] = {}
        self.shown: dict[int, float] = {}  # by serial: when the question came
        self.number = 0
        self.known: wire.TableInfo | None = None  # the table itself, as of the last whole update

    async def __aenter__(self) -> Self:
        url = self.remote.url.replace("http", "ws", 1) + f"/ws/{self.table}"
        headers = {"cookie": self.remote.cookie} if self.remote.cookie else {}
        self.socket = await connect(url, additional_headers=headers, max_size=None)
        self.reader = asyncio.ensure_future(self.read())
        try:
            known = self.seat, self.secret, self.version, self.picture
            await self.ask(wire.Hello(self.next_id(), wire.PROTOCOL, *known))
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    def next_id(self) -> str:
        self.number += 1
        return f"{self.number}-{secrets.token_hex(4)}"

    async def read(self) -> None:
        assert self.socket is not None
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                await self.hear(wire.reading.decode(frame))
        for future in self.answers.values():
            if not future.done():
                future.set_exception(Problem("gone", "The connection is lost.", 503))
        await self.frames.put(None)

    async def hear(self, message: wire.FromServer) -> None:
        assert self.socket is not None
        match message:
            case wire.Ping():
                await self.send(wire.Pong("pong", message.number))
            case wire.Done():
                self.settle(message.id, message)
            case wire.Refused():
                problem = Problem(message.code, message.sentence)
                problem.refusal = message  # type: ignore[attr-defined]
                self.settle(message.id, problem)
            case wire.Update():
                message = self.completed(message)
                self.version = message.version
                for asked in message.asked:
                    self.shown.setdefault(asked.serial, time.monotonic())
                await self.frames.put(message)
            case _:
                await self.frames.put(message)

    def completed(self, update: wire.Update) -> wire.Update:
        """The same with its table, if it came without since that is as it was before."""
        if update.table is not None:
            self.known = update.table
            return update
        assert self.known is not None
        seats = [
            msgspec.structs.replace(
                sitter,
                asked=seat in update.pending,
                bank=None if update.banks is None else update.banks[seat],
            )
            for seat, sitter in enumerate(self.known.seats)
        ]
        table = msgspec.structs.replace(self.known, seats=seats)
        return msgspec.structs.replace(update, table=table)

    def settle(self, message: str | None, result: wire.Done | Problem) -> None:
        future = self.answers.pop(message or "", None)
        if future is None or future.done():
            return
        if isinstance(result, Problem):
            future.set_exception(result)
        else:
            future.set_result(result)

    async def send(self, message: wire.FromClient) -> None:
        assert self.socket is not None
        await self.socket.send(wire.encoder.encode(message).decode())

    async def ask(self, message: wire.FromClient) -> wire.Done:
        """Send a message and wait for its answer; a Problem if it is refused."""
        future: asyncio.Future[wire.Done] = asyncio.get_running_loop().create_future()
        self.answers[message.id] = future
        try:
            await self.send(message)
            return await future
        except ConnectionClosed:
            raise Problem("gone", "The connection is lost.", 503) from None
        finally:
            self.answers.pop(message.id, None)

    async def submit(self, asked: wire.Asked, key: str, message_id: str = "") -> wire.Done:
        """Answer a question. In a race the time since it was shown goes with the answer."""
        elapsed = None
        if asked.race:
            elapsed = round((time.monotonic() - self.shown[asked.serial]) * 1000)
        return await self.ask(wire.Submit(message_id or self.next_id(), key, asked.serial, elapsed))

    async def updates(self) -> AsyncIterator[wire.Update]:
        """Updates as they come, each with its table, until the connection ends."""
        while True:
            message = await self.frames.get()
            if message is None:
                return
            if isinstance(message, wire.Update):
                yield message
