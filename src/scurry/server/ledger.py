"""The entries of a table's stream, and what they add up to.

A table is never stored as it is, only what happened to it: opened, sat down, began, moved, undone,
said. Reading the entries again gives the same table to the last draw.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from scurry.kernel.options import Value

NONE: Final = "none"
DECISION: Final = "decision"
BANK: Final = "bank"


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """none: nobody hurries. decision: each question has its own seconds (the game's settings).
    bank: `seconds` for all one's turns and `increment` after each; windows and races as before."""

    kind: str = NONE
    seconds: int = 600
    increment: int = 5


NO_CLOCK: Final = Clock()


class Entry(Struct, frozen=True, tag_field="kind"):
    """At what time, in seconds since 1970."""

    at: float


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    host: str  # a guest
    secret: str  # the generator's, in hex: never sent before the end
    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Clock = NO_CLOCK
    first: int = 0  # how far the seats are turned against the table this is a rematch of
    before: str | None = None  # the table of which this is a rematch
    forked: str | None = None  # the table from whose moment this one goes on
    opening: list[int] = []  # the draws of its setup
    lines: list[str] = []  # and its choices up to that moment
    legacy: str | None = None
    lesson: str | None = None  # its id: the table of a lesson


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sits down. Of the seat's secret only the hash is kept."""

    seat: int
    guest: str
    name: str
    avatar: str
    hash: str
    nonce: str
    screen: bool = False  # on the screen of whoever opened the table


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot sits down, or takes over for somebody who is away and may come back."""

    seat: int
    level: str


class Back(Entry, frozen=True, tag="back"):
    """Who was away takes the seat back from the bot."""

    seat: int


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is free again: left, or kicked before the start."""

    seat: int
    kicked: bool = False


class Hosts(Entry, frozen=True, tag="hosts"):
    guest: str


class Set(Entry, frozen=True, tag="set"):
    """The host has changed the table."""

    public: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None


class Began(Entry, frozen=True, tag="began"):
    nonces: list[str]
    draws: list[int]  # of the setup: for the record, should the rules be gone one day


class Moved(Entry, frozen=True, tag="moved", omit_defaults=True):
    """A line of the record: a choice and its draws; `by` is "", clock or bot."""

    line: str
    message: str | None = None  # the id of the message that brought it: never applied twice
    by: str = ""
    bank: float | None = None  # seconds left to that seat
    places: tuple[int, ...] | None = None  # if this choice ended the game


class Undone(Entry, frozen=True, tag="undone"):
    count: int


class Paused(Entry, frozen=True, tag="paused"):
    on: bool


class Said(Entry, frozen=True, tag="said"):
    """Chat. A spectator has no seat."""

    seat: int | None
    name: str
    text: str
    message: str | None = None


class Again(Entry, frozen=True, tag="again"):
    """A rematch was opened."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    reason: str


AnyEntry = (
    Opened | Sat | BotSat | Back | Stood | Hosts | Set | Began | Moved | Undone | Paused | Said
    | Again | Closed
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
