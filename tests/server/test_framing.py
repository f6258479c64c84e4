"""The short way of frames gives what the library gives, however the bytes come in."""

from __future__ import annotations

import asyncio
import socket
import zlib
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.uri import parse_uri

from scurry.server import framing
from scurry.server.websocket import WebSocket, send_at_once

SIZES = st.sampled_from([0, 1, 125, 126, 127, 300, 65535, 65536])
PIECES = st.lists(st.integers(1, 400), min_size=1, max_size=30)


class Far(asyncio.Transport):
    """The other end of a line, with a client of the library's at it."""

    def __init__(self, packs: bool = False) -> None:
        super().__init__()
        extensions = [ClientPerMessageDeflateFactory()] if packs else None
        self.client = ClientProtocol(parse_uri("ws://here/"), extensions=extensions, max_size=None)
        self.closed = False
        self.got = 0  # bytes

    def write(self, data: Any) -> None:
        self.got += len(data)
        self.client.receive_data(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Near(WebSocket):
    def __init__(self, far: Far) -> None:
        state = SimpleNamespace(connections=set())
        super().__init__(cast(Any, None), cast(Any, state), {})
        self.messages: list[bytes] = []
        self.connection_made(far)
        far.client.send_request(far.client.connect())
        self.data_received(b"".join(far.client.data_to_send()))
        assert far.client.events_received()
        assert self.is_open

    def knocked(self, request: Request, response: Response) -> None:
        self.let_in(response)

    def heard(self, message: bytes) -> None:
        self.messages.append(message)

    def lost(self) -> None:
        pass


def met(packs: bool = False) -> tuple[Near, Far]:
    far = Far(packs)
    return Near(far), far


@given(st.lists(st.tuples(SIZES, st.integers(0, 5)), max_size=6), PIECES, st.booleans())
@settings(max_examples=150, deadline=None)
def test_messages_come_whole_however_they_are_cut(
    wanted: list[tuple[int, int]], pieces: list[int], packs: bool
) -> None:
    async def story() -> None:
        near, far = met(packs)
        said: list[bytes] = []
        for number, (size, kind) in enumerate(wanted):
            message = bytes([number + 65]) * size
            said.append(message)
            if kind < 2:
                (far.client.send_text if kind else far.client.send_binary)(message)
            elif kind == 2:  # in three frames, with a ping between them
                far.client.send_text(message[: size // 3], fin=False)
                far.client.send_ping(b"there?")
                far.client.send_continuation(message[size // 3 : size // 2], fin=False)
                far.client.send_continuation(message[size // 2 :], fin=True)
            else:
                far.client.send_pong(b"yes")
                far.client.send_text(message)
        data = b"".join(far.client.data_to_send())
        while data:
            for piece in pieces:
                near.data_received(data[:piece])
                data = data[piece:]
        assert near.messages == said
        assert near.is_open

    asyncio.run(story())


@given(st.lists(st.tuples(SIZES, st.booleans()), min_size=1, max_size=5), st.booleans())
@settings(max_examples=50, deadline=None)
def test_what_is_sent_is_what_the_client_reads(wanted: list[tuple[int, bool]], packs: bool) -> None:
    async def story() -> None:
        near, far = met(packs)
        sent = [(b"x" * size, worded) for size, worded in [*wanted, (70_000, False)]]
        near.send(sent)
        frames = far.client.events_received()
        assert [cast(Frame, frame).data for frame in frames] == [message for message, _ in sent]
        assert all(cast(Frame, frame).opcode is Opcode.TEXT for frame in frames)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("packs", "message", "worded", "smaller"),
    [
        (True, b"x" * framing.WORTH_PACKING, False, True),
        (True, b"x" * (framing.WORTH_PACKING - 1), False, False),
        (True, b"x" * 60_000, True, False),  # what people wrote is never packed
        (False, b"x" * 60_000, False, False),
    ],
)
def test_only_large_messages_without_words_of_people_are_packed(
    packs: bool, message: bytes, worded: bool, smaller: bool
) -> None:
    async def story() -> None:
        near, far = met(packs)
        before = far.got
        near.send([(message, worded)])
        assert (far.got - before < len(message)) is smaller

    asyncio.run(story())


def test_each_message_is_packed_by_itself() -> None:
    """What was sent before must not show in the size of what comes after."""

    async def story() -> None:
        near, far = met(packs=True)
        sizes = []
        for message in (b"a secret " * 300, b"a secret " * 300):
            before = far.got
            near.send([(message, False)])
            sizes.append(far.got - before)
        assert sizes[0] == sizes[1]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"\xff" * 50, 1002), (zlib.compress(b"x" * (framing.LARGEST + 1), wbits=-15), 1009)],
    ids=["nothing packed", "too large when unpacked"],
)
def test_what_cannot_be_unpacked_closes_the_line(data: bytes, code: int) -> None:
    async def story() -> None:
        near, _ = met(packs=True)
        size = b"\xfe" + len(data).to_bytes(2, "big")
        near.data_received(b"\xc1" + size + b"\0\0\0\0" + data)
        assert near.messages == []
        assert near.conn.close_sent is not None
        assert near.conn.close_sent.code == code

    asyncio.run(story())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02hi", 1002),  # not masked
        (b"\xc1\x80\0\0\0\0", 1002),  # a bit that means nothing here
        (b"\x83\x80\0\0\0\0", 1002),  # no such kind of frame
        (b"\x80\x80\0\0\0\0", 1002),  # goes on with nothing
        (b"\x81\xff\0\0\0\0\0\x01\0\x01\0\0\0\0", 1009),  # one byte too many
        (b"\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),
        (b"\x88\x82\0\0\0\0\x03\xe8", 1000),  # goodbye
    ],
)
def test_what_breaks_the_protocol_closes_the_line(data: bytes, code: int) -> None:
    async def story() -> None:
        near, _ = met()
        before, after = (
            Frame(Opcode.TEXT, said).serialize(mask=True) for said in (b"before", b"after")
        )
        near.data_received(before + data + after)
        near.data_received(after)
        assert near.messages == [b"before"]
        assert near.conn.state is not State.OPEN
        assert near.conn.close_sent is not None
        assert near.conn.close_sent.code == code

    asyncio.run(story())


def test_too_little_of_a_frame_is_no_frame() -> None:
    whole = Frame(Opcode.TEXT, b"a" * 300).serialize(mask=True)
    assert [framing.end(whole[:length], 0) for length in range(len(whole))] == [0] * len(whole)
    assert framing.end(whole, 0) == len(whole)
    assert framing.message(whole, 0, len(whole)) == b"a" * 300


@pytest.mark.skipif(not hasattr(socket, "TCP_CONGESTION"), reason="only Linux lets one choose")
def test_messages_do_not_wait_for_a_pace() -> None:
    with socket.socket() as line:
        far = Far()
        far.get_extra_info = lambda name, default=None: line  # type: ignore[method-assign]
        send_at_once(far)
        chosen = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_CONGESTION, 16)
    assert chosen.rstrip(b"\0") == b"reno"
