"""One websocket line: bytes in, whole messages out of them, and the way back.

uvicorn hands a connection over when it wants to become a websocket. From then on no queue and no
task lies between the line and whoever answers. The rules of the protocol are those of the library
`websockets`; only messages in one frame, which is nearly all there is, take the short way through
`framing.py`. Large messages are packed, each by itself, for clients who can unpack them; never
those with words that people chose: what is packed together with a stranger's words can be guessed
from its length (docs/decisions/0016).
"""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from scurry.server import framing

log = logging.getLogger("scurry.websocket")
log.setLevel(logging.WARNING)  # the library tells of every line that opens and closes

OPEN: Final = State.OPEN
GOODBYE: Final = 2.0  # seconds a client has to hang up after it was told to
PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=framing.WINDOW,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class WebSocket:
    """uvicorn makes it; `app_state` is what the application's lifespan yielded. It has the methods
    of an asyncio.Protocol; as a class of that kind it could not be compiled."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.connections = cast(set[object], server_state.connections)
        self.transport: asyncio.Transport
        self.conn = ServerProtocol(extensions=[PACKING], max_size=framing.LARGEST, logger=log)
        self.packs = False  # this client takes packed messages, and may send them
        self.rest = b""  # of the data: a frame that is not all there
        self.parts: list[bytes] = []  # of a message that comes in several frames
        self.full = False  # the line takes no more for now
        self.silence = 0  # pings since the last sign of life
        self.ending: asyncio.TimerHandle | None = None

    # For those who build upon it.

    def knocked(self, request: Request, response: Response) -> None:
        """Somebody wants to come in: call `let_in` with the library's response, or another."""
        raise NotImplementedError

    def heard(self, message: bytes) -> None:
        """A message, text or not."""
        raise NotImplementedError

    def ready(self) -> None:
        """The line was full and is free again."""
        raise NotImplementedError

    def lost(self) -> None:
        """The line is gone."""
        raise NotImplementedError

    # What they can do.

    @property
    def is_open(self) -> bool:
        return self.conn.state is OPEN and not self.transport.is_closing()

    def let_in(self, response: Response) -> None:
        self.conn.send_response(response)
        self.packs = any(
            isinstance(extension, PerMessageDeflate)
            and extension.local_max_window_bits >= framing.WINDOW
            for extension in self.conn.extensions
        )
        self.write()

    def send(self, messages: list[tuple[bytes, bool]]) -> None:
        """All in one piece, each with whether it may hold words that people chose. Ask `is_open`
        before."""
        frames = [
            framing.packed(message) if self.packs and not worded else framing.text(message)
            for message, worded in messages
        ]
        self.transport.write(b"".join(frames))

    def ping(self) -> None:
        """The client's end of the protocol answers by itself: a sign of life."""
        if self.is_open:
            self.conn.send_ping(b"")
            self.write()

    def hang_up(self, code: int = CloseCode.NORMAL_CLOSURE) -> None:
        if self.is_open:
            self.conn.send_close(code)
            self.write()
        elif self.conn.state is State.CONNECTING:
            self.transport.close()
        self.end_soon()

    def end_soon(self) -> None:
        """Whether the client takes part in it or not."""
        if self.ending is None:
            self.ending = self.loop.call_later(GOODBYE, self.transport.abort)

    # What happens on the line.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        send_at_once(transport)

    def data_received(self, data: bytes) -> None:
        self.silence = 0
        data = self.rest + data
        start = 0
        while self.conn.state is OPEN and (end := framing.end(data, start)):
            message = None if self.parts else framing.message(data, start, end, self.packs)
            if message is None:
                self.pass_on(data[start:end])
            else:
                self.heard(message)
            start = end
        self.rest = data[start:]
        if self.rest and self.conn.state is not OPEN:
            self.rest = b""
            self.pass_on(data[start:])

    def pass_on(self, data: bytes) -> None:
        """To the library: the handshake, whole frames, and whatever comes after a goodbye."""
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Frame):
                self.received(event)
            elif isinstance(event, Request):
                self.knocked(event, self.conn.accept(event))
        self.write()

    def received(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # the library has answered pings and goodbyes already
        self.parts.append(bytes(frame.data))
        if frame.fin:
            message = self.parts[0] if len(self.parts) == 1 else b"".join(self.parts)
            self.parts = []
            self.heard(message)

    def write(self) -> None:
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))
            if output[-1] == SEND_EOF:
                self.transport.close()

    def pause_writing(self) -> None:
        """Who does not read is not read either: its answers would pile up here."""
        self.full = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        self.full = False
        self.ready()

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        if self.ending is not None:
            self.ending.cancel()
        self.lost()

    def shutdown(self) -> None:
        """uvicorn stops."""
        self.hang_up(CloseCode.SERVICE_RESTART)


def send_at_once(transport: asyncio.BaseTransport) -> None:
    """Some systems (under BBR) send at the pace of what came before, and our messages are few and
    small: one could wait for tens of milliseconds though the line is free. Reno has no pace."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_CONGESTION"):
        with suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, b"reno")
