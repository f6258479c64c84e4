"""Websocket frames as far as they come with every move: where one ends, and messages in one piece.

All else about the protocol is left to the library `websockets`: see `websocket.py`.
"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

LARGEST: Final = 64 * 1024  # bytes of a message; more close the line
TEXT: Final = 0x81  # the first byte of a message in one frame
DATA: Final = 0x82
MASKED: Final = 0x80  # in the second byte: from a client
MASK: Final = 4  # bytes
LARGE: Final = 126  # the size is in two more bytes
HUGE: Final = 127  # in eight


def text(message: bytes) -> bytes:
    """The server's frame that holds this message."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


def end(data: bytes, start: int) -> int:
    """Where the client's frame that starts there ends; 0 if not all of it is there. A frame that is
    too large ends with the data: the library shall see it and refuse."""
    if len(data) < start + 2:
        return 0
    begin, size = start + 2, data[start + 1] & 127
    if size >= LARGE:
        begin += 2 if size == LARGE else 8
        if len(data) < begin:
            return 0
        size = int.from_bytes(data[start + 2 : begin], "big")
        if size > LARGEST:
            return len(data)
    if data[start + 1] & MASKED:
        begin += MASK
    return begin + size if begin + size <= len(data) else 0


def message(data: bytes, start: int, end: int) -> bytes | None:
    """What a client says with this one frame; None if there is more to it than that."""
    size = data[start + 1] & 127
    if data[start] not in (TEXT, DATA) or not data[start + 1] & MASKED or size == HUGE:
        return None
    begin = start + (4 if size == LARGE else 2) + MASK
    return apply_mask(data[begin:end], data[begin - MASK : begin])
