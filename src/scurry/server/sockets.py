"""Sockets at tables: who may come in, credits, answers, pings, a last word when the server stops.

How bytes become messages and back, `websocket.py` knows; what messages mean, `talking.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request, Response

from scurry.server import metrics, wire
from scurry.server.fanout import Viewer
from scurry.server.guests import COOKIE, new_guest
from scurry.server.limits import DEBT, FRAMES_A_SECOND, FRAMES_AT_ONCE, Credit
from scurry.server.live import Live
from scurry.server.problem import Problem
from scurry.server.store.base import StoreFailed
from scurry.server.talking import Talk, turned_down
from scurry.server.websocket import WebSocket

if TYPE_CHECKING:
    from scurry.server.app import Web

log = logging.getLogger("scurry.socket")

PATH: Final = "/ws/"
PING_EVERY: Final = 5.0
FIRST_PINGS: Final = 3  # in quick succession, so that the first race is fair too
DEAD: Final = 8  # pings without a sign of life: nobody is there
WAITING: Final = 8  # messages of one socket that may be under way at once


class Sockets:
    """All that are open."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.stopping = False
        self.allowed = FRAMES_A_SECOND, FRAMES_AT_ONCE  # of each
        self.under_way: set[asyncio.Task[None]] = set()  # messages; they outlive their sockets
        self.due: list[Socket] = []  # frames go out at the end of this turn of the loop

    def flush_soon(self, socket: Socket) -> None:
        """What comes in this turn of the loop goes out together."""
        if not self.due:
            socket.loop.call_soon(self.flush)
        self.due.append(socket)

    def flush(self) -> None:
        due, self.due = self.due, []
        for socket in due:
            try:
                socket.flush()
            except Exception:
                log.exception("frames were not sent")

    async def close(self) -> None:
        """Everybody is told that the server stops; they come back by themselves."""
        self.stopping = True
        bye = wire.Bye("stopping", "The server stops for a moment; come back soon.")
        frame = wire.encoder.encode(bye)
        for viewer in self.viewers:
            viewer.part(frame)
        for _ in range(50):
            if not self.viewers:
                return
            await asyncio.sleep(0.02)


class Socket(WebSocket):
    """One connection, to one table."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.web: Web = app_state["web"]
        self.viewer = Viewer(self.more)
        self.talk: Talk | None = None  # None before the table is found and after the line is lost
        self.credit = Credit(*self.web.sockets.allowed)
        self.debt = 0.0
        self.waiting: deque[bytes] = deque()  # messages that came while too many were under way
        self.under_way = 0
        self.due = False  # to be flushed
        self.pings = 0
        self.timer: asyncio.TimerHandle | None = None

    # Coming in.

    def knocked(self, request: Request, response: Response) -> None:
        path = request.path.partition("?")[0]
        if response.status_code != 101:
            self.let_in(response)
        elif not path.startswith(PATH):
            self.let_in(self.conn.reject(404, "There is nothing here.\n"))
        else:
            self.transport.pause_reading()
            self.spawn(self.open(unquote(path.removeprefix(PATH)), request, response))

    async def open(self, table: str, request: Request, response: Response) -> None:
        """Find the table, then become a websocket, even if only to say no."""
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
        ]
        asked = HTTPConnection({"type": "websocket", "headers": headers})
        try:
            self.web.same_origin(asked)
            live = await self.web.hall.table(table)
        except Problem as problem:
            self.say_no(response, problem)
        except StoreFailed as failed:
            log.error("the store failed: %s", failed)
            self.say_no(response, Problem("store", "The tables cannot be reached; try again.", 503))
        else:
            self.come_in(response, live, asked.cookies.get(COOKIE))

    def say_no(self, response: Response, problem: Problem) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.let_in(response)
            self.send([(wire.encoder.encode(wire.Bye(problem.code, problem.sentence)), True)])
            self.hang_up(4404 if problem.status == 404 else 4403)

    def come_in(self, response: Response, live: Live, cookie: str | None) -> None:
        if self.transport.is_closing():
            return
        guest = self.web.cookies.read(cookie) or new_guest()
        self.talk = Talk(live, guest, self.viewer)
        self.web.sockets.viewers.add(self.viewer)
        metrics.sockets.inc()
        self.let_in(response)
        self.keep_awake()
        self.transport.resume_reading()

    def lost(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.talk is not None:
            live, self.talk = self.talk.live, None
            self.web.sockets.viewers.discard(self.viewer)
            metrics.sockets.dec()
            live.leave(self.viewer)
            self.viewer.catch_up = None  # a closed line is a circle, found late: free the table
            if self.viewer.seat is not None and not self.web.sockets.stopping:
                live.presence()

    # Messages.

    def heard(self, message: bytes) -> None:
        if self.talk is None or self.viewer.leaving is not None:
            return
        if not self.credit.spend():
            self.too_fast(message)
        elif self.under_way < WAITING and not self.waiting:
            self.take(message)
        else:
            self.waiting.append(message)
            self.transport.pause_reading()

    def too_fast(self, message: bytes) -> None:
        self.debt += 1
        metrics.refusals.labels("too-fast").inc()
        if self.debt <= DEBT:
            self.viewer.answer(turned_down(message, "too-fast", "Too many messages; slow down."))
        else:
            bye = wire.Bye("flood", "Far too many messages; the line is cut.")
            self.viewer.part(wire.encoder.encode(bye))

    def take(self, message: bytes) -> None:
        """Answers come in the order of messages: only one that is alone takes the short way."""
        if self.talk is None:
            return
        self.under_way += 1
        if self.under_way > 1 or not self.talk.hear(message, self.ended):
            self.spawn(self.talk.answer(message)).add_done_callback(lambda task: self.ended())

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """What was begun is finished, even if the line breaks: a move that is being stored must
        not be left half done."""
        task = self.loop.create_task(work)
        self.web.sockets.under_way.add(task)
        task.add_done_callback(self.web.sockets.under_way.discard)
        return task

    def ended(self) -> None:
        """A message was answered."""
        self.under_way -= 1
        if self.waiting:
            self.loop.call_soon(self.take_next)

    def take_next(self) -> None:
        if self.waiting:
            self.take(self.waiting.popleft())
            self.listen()

    def listen(self) -> None:
        """Read on, unless too much is under way already."""
        if not self.waiting and not self.full and not self.transport.is_closing():
            self.transport.resume_reading()

    # Going out.

    def more(self) -> None:
        if not self.due:
            self.due = True
            self.web.sockets.flush_soon(self)

    def flush(self) -> None:
        self.due = False
        if self.viewer.leaving is not None:
            self.end_soon()
        if self.full or not self.is_open:
            return
        self.send(self.viewer.take())
        if self.viewer.leaving is not None:
            self.hang_up()

    def ready(self) -> None:
        self.flush()
        self.listen()

    def keep_awake(self) -> None:
        """Again and again: to know how long the line is, and whether somebody is there."""
        if self.silence >= DEAD:
            self.transport.abort()
            return
        if self.talk is not None and self.talk.greeted:
            self.viewer.push(self.talk.ping())
        if self.silence:  # for clients that do not answer ours
            self.ping()
        self.silence += 1
        self.pings += 1
        soon = 0.2 if self.pings <= FIRST_PINGS else PING_EVERY
        self.timer = self.loop.call_later(soon, self.keep_awake)
