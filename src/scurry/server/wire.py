"""Every message on the socket, both ways. Their JSON schema is published at /api/schema.json.

The client sends frames of at most 8 KB, each with an `id` of its own choosing; each gets exactly
one `done` or `refused` with that id, and a repeated id gets the same answer without being done
again. Updates come whole: view, what is asked, and the events since the viewer's version. Only the
table itself (seats, settings) is left out for who says protocol 2 and knows it already.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from scurry.kernel.message import Arg

FRAME_LIMIT: Final = 8192
PROTOCOL: Final = 2  # the newest; 1: updates always bring the table

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Language = Literal["", "uk", "ru", "en"]


# From the client.


class ToServer(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    id: Id


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message. Without a seat one watches. `version` is the last one seen, or 0.
    A screen that several people share opens one socket a seat. With a language in `picture`
    updates bring the table as a picture in plain text, too. With protocol 2 an update has no
    `table` where that is as it was in the last one."""

    protocol: int = 1
    seat: Seat | None = None
    secret: Annotated[str, Meta(max_length=64)] = ""
    version: int = 0
    picture: Language = ""


class Submit(ToServer, frozen=True, tag="submit"):
    """An answer to question `serial`. In a race `elapsed` is how many milliseconds ago, on the
    client's own clock, the question was shown."""

    key: Key
    serial: int
    elapsed: Annotated[int, Meta(ge=0, le=10**9)] | None = None


class Why(ToServer, frozen=True, tag="why"):
    """What stands in the way of a choice? Without a key: of everything one could point at."""

    key: Key | None = None


class Pong(ToServer, frozen=True, tag="pong"):
    """Answers a ping at once, with its number: so the server knows how long the line is."""

    number: int


class Say(ToServer, frozen=True, tag="say"):
    text: Text


class Propose(ToServer, frozen=True, tag="propose"):
    """undo, pause or resume: done when everybody else at the table agrees."""

    what: Annotated[str, Meta(max_length=20)]


class Agree(ToServer, frozen=True, tag="agree"):
    """Yes or no to what is proposed."""

    yes: bool


class Standing(ToServer, frozen=True, tag="standing"):
    """A standing pass: windows are answered with silence until one's next turn."""

    on: bool


class Mute(ToServer, frozen=True, tag="mute"):
    """Chat from a seat (None: from spectators) is not sent to this viewer any more, or again."""

    seat: Seat | None
    on: bool


Waiting = Submit | Say | Propose | Agree  # for what is stored first
Instant = Hello | Why | Pong | Standing | Mute
FromClient = Hello | Submit | Why | Pong | Say | Propose | Agree | Standing | Mute


# To the client.


class Said(Struct, frozen=True, gc=False):
    """Words by message id: the texts are in the game's Fluent files."""

    message: str
    args: dict[str, Arg] = {}


class Reason(Struct, frozen=True, gc=False):
    """Whether a choice could be made now. `choice` are its own words; `clause`, `message` and
    `args` say what forbids it."""

    key: str
    choice: Said
    clause: str | None  # None: nothing stands in the way
    message: str | None
    args: dict[str, Arg] = {}


class Happened(Struct, frozen=True, gc=False, omit_defaults=True):
    version: int
    message: str
    args: dict[str, Arg]
    fleeting: bool = False  # told once: no log keeps it


class Option(Struct, frozen=True, gc=False):
    key: str
    message: str
    args: dict[str, Arg]


class Asked(Struct, frozen=True, gc=False):
    """What a seat is asked. `seconds` are left on its clock; None: there is none."""

    seat: int
    serial: int
    race: bool
    window: bool
    message: str
    args: dict[str, Arg]
    clauses: tuple[str, ...]
    options: list[Option]
    seconds: float | None
    lock: int  # milliseconds until an answer counts, for who tries again after a miss


class Sitter(Struct, frozen=True, gc=False):
    """Who is in a seat: a person, a bot (`level`), or nobody."""

    name: str | None
    avatar: str | None
    level: str | None
    here: bool
    asked: bool
    bank: float | None  # seconds; None: no bank
    standing: bool


class Proposal(Struct, frozen=True, gc=False):
    what: str
    seat: int
    agreed: list[int]
    waiting: list[int]


class Result(Struct, frozen=True, gc=False):
    message: str
    places: tuple[int, ...]
    scores: tuple[float, ...] | None
    teams: tuple[int, ...] | None


class TableInfo(Struct, frozen=True, gc=False):
    id: str
    game: str
    rules: int
    options: dict[str, bool | int | str]
    status: str
    public: bool
    spectators: bool
    chat: bool
    clock: str
    commitment: str
    host: int | None  # the host's seat
    seats: list[Sitter]
    paused: bool
    proposal: Proposal | None
    again: str | None  # the rematch
    before: str | None
    readable: bool  # False: the rules of its version are gone
    lesson: str | None = None  # of which lesson this is the table


class ToClient(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Update(ToClient, frozen=True, gc=False, tag="update", omit_defaults=True):
    """Everything this viewer may know, as of `version`. `table` is None for who speaks protocol 2
    if it is as in the update before, apart from `asked` and `bank` of its seats: these follow from
    `pending` and `banks`."""

    version: int
    table: TableInfo | None
    seat: int | None
    view: Any  # of the game; None before it begins
    picture: str | None  # the same as text, for those who asked for it
    asked: list[Asked]
    events: list[Happened]
    result: Result | None
    secret: str | None  # the generator's, revealed at the end
    pending: tuple[int, ...] = ()  # the seats that are asked something
    banks: list[float | None] | None = None  # seconds by seat; None: nobody has a bank
    log_from: int | None = None  # events of this version and later were undone: forget them
    takeback: bool = False  # an undo proposed by this seat now would be granted at once


class Chat(ToClient, frozen=True, gc=False, tag="chat"):
    version: int
    seat: int | None
    name: str
    text: str
    at: float


class Ping(ToClient, frozen=True, gc=False, tag="ping"):
    number: int


class Done(ToClient, frozen=True, gc=False, tag="done"):
    """Stored for good, if there was anything to store."""

    id: str
    version: int
    reasons: list[Reason] | None = None


class Refused(ToClient, frozen=True, gc=False, tag="refused"):
    """Not done, and why: a code, a sentence in English, and, where a rule forbids it, its clause
    and the words for it."""

    id: str | None
    code: str
    sentence: str
    clause: str | None = None
    words: Said | None = None


class Bye(ToClient, frozen=True, gc=False, tag="bye"):
    """The server closes the connection: stopping (come back soon), kicked, flood, expired."""

    code: str
    sentence: str


FromServer = Update | Chat | Ping | Done | Refused | Bye

encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(FromClient)
reading: Final = msgspec.json.Decoder(FromServer)  # for clients written in Python
