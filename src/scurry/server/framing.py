"""Websocket frames as far as they come with every move: where one ends, and messages in one piece.

Messages may be packed (permessage-deflate), each by itself: what was sent before does not count.
All else about the protocol is left to the library `websockets`: see `websocket.py`.
"""

from __future__ import annotations

import zlib
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
PACKED: Final = 0x40  # in the first byte: deflated
WORTH_PACKING: Final = 1300  # bytes; what is smaller goes in one packet of the network anyway
WINDOW: Final = 13  # bits: 8 KB, more than an update has
MEMORY: Final = 6  # of zlib's levels: 32 KB, for as long as a message is packed
FASTEST: Final = 1
TAIL: Final = b"\x00\x00\xff\xff"  # ends what is packed, and is not sent


def text(message: bytes) -> bytes:
    """The server's frame that holds this message."""
    return frame(TEXT, message)


def packed(message: bytes) -> bytes:
    """The same, packed if that pays. Only for clients who agreed to it."""
    if len(message) < WORTH_PACKING:
        return frame(TEXT, message)
    packing = zlib.compressobj(FASTEST, zlib.DEFLATED, -WINDOW, MEMORY)
    body = packing.compress(message) + packing.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT | PACKED, body[: -len(TAIL)])


def frame(first: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return b"%c%c%b" % (first, size, body)
    if size < 65536:
        return b"%c\x7e%b%b" % (first, size.to_bytes(2, "big"), body)
    return b"%c\x7f%b%b" % (first, size.to_bytes(8, "big"), body)


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


def message(data: bytes, start: int, end: int, packs: bool = False) -> bytes | None:
    """What a client says with this one frame; None if there is more to it than that. `packs`: it
    may be packed."""
    size = data[start + 1] & 127
    kind = data[start] & ~PACKED if packs else data[start]
    if kind not in (TEXT, DATA) or not data[start + 1] & MASKED or size == HUGE:
        return None
    begin = start + (4 if size == LARGE else 2) + MASK
    body = apply_mask(data[begin:end], data[begin - MASK : begin])
    return unpacked(body) if data[start] & PACKED else body


def unpacked(body: bytes) -> bytes | None:
    """None if it is too large, or nothing that was packed: the library shall see it and refuse."""
    unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        found = unpacking.decompress(body + TAIL, LARGEST)
    except zlib.error:
        return None
    return None if unpacking.unconsumed_tail or len(found) == LARGEST else found
