"""The websocket: frames in, frames out, credits, pings, and a last word when the server stops."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from scurry.server import metrics, wire
from scurry.server.fanout import Viewer
from scurry.server.guests import COOKIE, new_guest
from scurry.server.limits import DEBT, FRAMES_A_SECOND, FRAMES_AT_ONCE, Credit
from scurry.server.problem import Problem
from scurry.server.store.base import StoreFailed
from scurry.server.talking import Talk, id_of, refused

if TYPE_CHECKING:
    from scurry.server.app import Web

log = logging.getLogger("scurry.socket")

PING_EVERY: Final = 5.0
FIRST_PINGS: Final = 3  # in quick succession, so that the first race is fair too
LOOKED_INTO: Final = 32 * 1024  # larger frames are refused unread
WAITING: Final = 8  # messages of one socket that may be under way at once


class Sockets:
    def __init__(self, web: Web) -> None:
        self.web = web
        self.viewers: set[Viewer] = set()
        self.stopping = False
        self.under_way: set[asyncio.Task[None]] = set()  # messages; they outlive their sockets

    async def serve(self, websocket: WebSocket) -> None:
        try:
            self.web.same_origin(websocket)
            live = await self.web.hall.table(websocket.path_params["table"])
        except Problem as problem:
            await say_no(websocket, problem)
            return
        except StoreFailed as failed:
            log.error("the store failed: %s", failed)
            await say_no(
                websocket, Problem("store", "The tables cannot be reached; try again.", 503)
            )
            return
        await websocket.accept()
        guest = self.web.cookies.read(websocket.cookies.get(COOKIE)) or new_guest()

        async def send(frame: bytes) -> None:
            await websocket.send_text(frame.decode())

        viewer = Viewer(send)
        talk = Talk(live, guest, viewer)
        self.viewers.add(viewer)
        metrics.sockets.inc()
        writer = asyncio.ensure_future(viewer.run())
        pinger = asyncio.ensure_future(ping(talk))
        reader = asyncio.ensure_future(self.read(websocket, talk))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, pinger, reader):
                task.cancel()
            self.viewers.discard(viewer)
            metrics.sockets.dec()
            live.leave(viewer)
            if viewer.seat is not None and not self.stopping:
                live.presence()
            await hang_up(websocket)

    async def read(self, websocket: WebSocket, talk: Talk) -> None:
        """Frame after frame. What was begun is finished, even if the line breaks: a move that is
        being stored must not be left half done."""
        credit = Credit(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        debt = 0.0
        mine: set[asyncio.Task[None]] = set()
        while (frame := await receive(websocket)) is not None:
            if not credit.spend():
                debt += 1
                metrics.refusals.labels("too-fast").inc()
                if debt > DEBT:
                    bye = wire.Bye("flood", "Far too many messages; the line is cut.")
                    talk.viewer.part(wire.encoder.encode(bye))
                    await asyncio.sleep(1.0)
                    return
                talk.viewer.answer(no(frame, "too-fast", "Too many messages; slow down."))
                continue
            if len(frame) > wire.FRAME_LIMIT:
                sentence = f"A message has at most {wire.FRAME_LIMIT} bytes."
                talk.viewer.answer(no(frame, "too-large", sentence))
                continue
            if len(mine) >= WAITING:
                await asyncio.wait(mine, return_when=asyncio.FIRST_COMPLETED)
            task = asyncio.ensure_future(take(talk, frame))
            for tasks in (mine, self.under_way):
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0)  # it begins before the next frame is looked at

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


async def say_no(websocket: WebSocket, problem: Problem) -> None:
    await websocket.accept()
    bye = wire.Bye(problem.code, problem.sentence)
    await websocket.send_text(wire.encoder.encode(bye).decode())
    await websocket.close(4404 if problem.status == 404 else 4403)


async def hang_up(websocket: WebSocket) -> None:
    if websocket.application_state != WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):  # it is gone already
            await websocket.close()


async def ping(talk: Talk) -> None:
    for number in range(10**9):
        if talk.greeted:
            talk.viewer.push(talk.ping())
        await asyncio.sleep(0.2 if number < FIRST_PINGS else PING_EVERY)


def no(frame: bytes, code: str, sentence: str) -> bytes:
    """A refusal that its sender finds, if its message can be read at all."""
    return refused(id_of(frame) if len(frame) <= LOOKED_INTO else None, code, sentence)


async def take(talk: Talk, frame: bytes) -> None:
    try:
        answer = await talk.take(frame)
    except Exception:
        log.exception("a message failed")
        answer = refused(None, "failure", "Something went wrong here; try again.")
    if answer is not None:
        talk.viewer.answer(answer)


async def receive(websocket: WebSocket) -> bytes | None:
    """The next frame as bytes, text or not; None when the line is closed."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    data = message.get("bytes")
    if data is not None:
        return bytes(data)
    return str(message.get("text") or "").encode("utf-8", "surrogatepass")
