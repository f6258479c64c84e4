"""The REST interface: what can be called, with which body, and what comes back.

`CALLS` is the one list; routes and the OpenAPI document are made from it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from scurry.bots.levels import LEVELS
from scurry.kernel.catalogue import catalogue
from scurry.kernel.game import Game
from scurry.kernel.options import Flag, Number, Option, Pick, Text, Value
from scurry.kernel.replay import choices_of
from scurry.server import lessons, reading, replays, seating, wire
from scurry.server.guests import AVATARS, Guest, clean_name
from scurry.server.hall import Hall
from scurry.server.ledger import BANK, DECISION, NONE, Clock
from scurry.server.lessons import Lesson, LessonInfo
from scurry.server.live import Live
from scurry.server.problem import Problem
from scurry.server.store.base import Summary
from scurry.server.table import OPEN, OVER, PLAYING
from scurry.server.updates import info

Secret = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Wish = Annotated[str, Meta(max_length=20)]
OptionValue = (
    bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=4000)]
)
LISTED: Final = 100


# Bodies.


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewTable(Body, frozen=True):
    """Each seat is `open`, `me`, `screen` (somebody on my screen) or the level of a bot. `names`
    are for people on my screen, by seat; `nonce` is mixed into the table's chance for my seats."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=8)]
    names: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []
    nonce: Nonce = ""
    options: Annotated[dict[str, OptionValue], Meta(max_length=100)] = {}
    public: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Clock = Clock()


class Join(Body, frozen=True):
    """`nonce` is mixed into the table's chance: send something nobody can foretell."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SeatKey(Body, frozen=True):
    seat: SeatNumber
    secret: Secret


class Follow(Body, frozen=True):
    seat: SeatNumber
    secret: Secret
    nonce: Nonce = ""


class OneSeat(Body, frozen=True):
    seat: SeatNumber


class SeatABot(Body, frozen=True):
    seat: SeatNumber
    level: Wish


class Change(Body, frozen=True):
    public: bool | None = None
    spectators: bool | None = None
    chat: bool | None = None


class WhatIf(Body, frozen=True):
    step: Annotated[int, Meta(ge=0, le=10**7)]
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=8)]


class MySeat(Body, frozen=True):
    table: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber
    secret: Secret


class MySeats(Body, frozen=True):
    seats: Annotated[list[MySeat], Meta(max_length=50)]


class StartLesson(Body, frozen=True):
    """`names` are for the seats that the lesson plays, by seat."""

    names: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []


class Me(Body, frozen=True):
    name: Annotated[str, Meta(max_length=100)]
    avatar: Wish = ""


# Answers.


class Trouble(Struct, frozen=True):
    """Every answer that is not 200: a code for programs, a sentence for people."""

    code: str
    sentence: str


class OptionInfo(Struct, frozen=True):
    name: str
    kind: str  # flag, pick, number or text
    default: bool | int | str
    clause: str
    setting: bool
    values: list[str] | None  # of a pick
    low: int | None  # of a number
    high: int | None
    group: str  # under which heading it is shown; empty: none
    only: list[dict[str, list[bool | int | str]]]  # it counts if one of these conditions holds


class GameInfo(Struct, frozen=True):
    id: str
    titles: dict[str, str]
    fewest: int
    most: int
    minutes: int
    age: int
    rules: int
    about: dict[str, str]  # by language: a sentence or two
    options: list[OptionInfo]
    beginner: dict[str, bool | int | str]  # options for who plays for the first time
    lessons: list[LessonInfo]


class Games(Struct, frozen=True):
    """`share` is the address friends can reach; empty: the one this page was opened with."""

    games: list[GameInfo]
    levels: list[str]
    avatars: list[str]
    clocks: list[str]
    share: str


class Tables(Struct, frozen=True):
    open: list[Summary]
    playing: list[Summary]


class Opened(Struct, frozen=True):
    """The table, and the secrets of the seats that are mine now."""

    table: wire.TableInfo
    secrets: dict[str, str]


class GuestInfo(Struct, frozen=True):
    name: str
    avatar: str


class Turns(Struct, frozen=True):
    """Tables where one of my seats is asked something: a client may turn that into a signal."""

    asked: list[str]
    over: list[str]
    gone: list[str]


class Finish(Struct, frozen=True):
    """How a game ended, when it began and ended (seconds since 1970), and who begins a rematch."""

    result: wire.Result
    began: float
    ended: float
    choices: int
    first_again: int | None  # the seat; None: nobody in particular


class Nothing(Struct, frozen=True):
    """It is done."""

    version: int


# Calls.


class Call:
    """What a handler gets. `guest` may be replaced: then the cookie is written anew."""

    def __init__(
        self, hall: Hall, guest: Guest, path: dict[str, str], query: dict[str, str]
    ) -> None:
        self.hall = hall
        self.guest = guest
        self.path = path
        self.query = query
        self.body: object = None

    async def live(self) -> Live:
        return await self.hall.table(self.path["table"])

    def number(self, name: str) -> int | None:
        """A whole number of the query; None if it is not there."""
        text = self.query.get(name)
        if text is None or text == "":
            return None
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise Problem("bad-query", f"{name} must be a whole number.", 422)
        return int(text)


Handler = Callable[[Call], Awaitable[Struct | str]]


class Route(Struct, frozen=True):
    method: str
    path: str
    name: str
    says: str
    handler: Handler
    answer: type
    body: type | None = None
    query: tuple[str, ...] = ()  # whole numbers
    words: tuple[str, ...] = ()  # texts of the query
    opens: bool = False  # makes a table: limited
    shared: bool = False  # the same for everybody: compressed, with an ETag, without a cookie


async def games(call: Call) -> Games:
    found = [game_info(game) for game in catalogue().values()]
    return Games(found, list(LEVELS), list(AVATARS), [NONE, DECISION, BANK], call.hall.share_url)


def game_info(game: Game) -> GameInfo:
    options = []
    for option in game.options:
        kind, values, low, high = "flag", None, None, None
        if isinstance(option, Pick):
            kind, values = "pick", [*option.words]
        elif isinstance(option, Number):
            kind, low, high = "number", option.low, option.high
        elif isinstance(option, Text):
            kind, values, high = "text", [*option.examples], option.longest
        else:
            assert isinstance(option, Flag)
        options.append(
            OptionInfo(
                option.name, kind, option.default, option.clause, option.setting, values, low, high,
                option.group, conditions(option),
            )
        )  # fmt: skip
    return GameInfo(
        game.id, game.titles, game.fewest, game.most, game.minutes, game.age, game.rules_version,
        reading.about(game), options, {**game.beginner},
        [LessonInfo(name, found.minutes) for name, found in lessons.lessons(game).items()],
    )  # fmt: skip


def conditions(option: Option) -> list[dict[str, list[Value]]]:
    return [{name: [*values] for name, values in each.items()} for each in option.only]


async def me(call: Call) -> GuestInfo:
    return GuestInfo(call.guest.name, call.guest.avatar)


async def set_me(call: Call) -> GuestInfo:
    body = call.body
    assert isinstance(body, Me)
    name = clean_name(body.name)
    if not name:
        raise Problem("bad-name", "A name needs at least one visible letter.", 422)
    if body.avatar and body.avatar not in AVATARS:
        raise Problem("bad-avatar", f"There are these avatars: {', '.join(AVATARS)}.", 422)
    call.guest = Guest(call.guest.id, name, body.avatar or call.guest.avatar)
    return await me(call)


async def tables(call: Call) -> Tables:
    return Tables(
        await call.hall.store.listed(OPEN, LISTED), await call.hall.store.listed(PLAYING, LISTED)
    )


async def open_table(call: Call) -> Opened:
    body = call.body
    assert isinstance(body, NewTable)
    if body.clock.kind not in (NONE, DECISION, BANK):
        raise Problem("bad-clock", "A clock is none, decision or bank.", 422)
    if not (1 <= body.clock.seconds <= 10**7 and 0 <= body.clock.increment <= 10**5):
        raise Problem("bad-clock", "A clock of that length does not work.", 422)
    live, held = await call.hall.open(
        call.guest, body.game, body.options, [*body.seats], public=body.public,
        spectators=body.spectators, chat=body.chat, clock=body.clock, names=[*body.names],
        nonce=body.nonce,
    )  # fmt: skip
    return Opened(info(live.table, live.frame()), {str(seat): held[seat] for seat in held})


async def table(call: Call) -> wire.TableInfo:
    live = await call.live()
    return info(live.table, live.frame())


async def join(call: Call) -> Opened:
    body = call.body
    assert isinstance(body, Join)
    live = await call.live()
    seat, secret = await seating.join(live, call.guest, body.seat, body.nonce)
    return Opened(info(live.table, live.frame()), {str(seat): secret})


async def leave(call: Call) -> Nothing:
    body = call.body
    assert isinstance(body, SeatKey)
    live = await call.live()
    await seating.leave(live, body.seat, body.secret)
    return Nothing(live.table.version)


async def kick(call: Call) -> Nothing:
    body = call.body
    assert isinstance(body, OneSeat)
    live = await call.live()
    await seating.kick(live, call.guest, body.seat)
    return Nothing(live.table.version)


async def begin(call: Call) -> Nothing:
    live = await call.live()
    await seating.begin(live, call.guest)
    return Nothing(live.table.version)


async def bot(call: Call) -> Nothing:
    body = call.body
    assert isinstance(body, SeatABot)
    live = await call.live()
    await seating.seat_bot(live, call.guest, body.seat, body.level)
    return Nothing(live.table.version)


async def back(call: Call) -> Nothing:
    body = call.body
    assert isinstance(body, SeatKey)
    live = await call.live()
    await seating.take_back(live, body.seat, body.secret)
    return Nothing(live.table.version)


async def host(call: Call) -> Nothing:
    body = call.body
    assert isinstance(body, OneSeat)
    live = await call.live()
    await seating.hand_over(live, call.guest, body.seat)
    return Nothing(live.table.version)


async def change(call: Call) -> Nothing:
    body = call.body
    assert isinstance(body, Change)
    live = await call.live()
    await seating.change(live, call.guest, body.public, body.spectators, body.chat)
    return Nothing(live.table.version)


async def turns(call: Call) -> Turns:
    """For play over days: asked now and then, or when the page comes back to life."""
    body = call.body
    assert isinstance(body, MySeats)
    found = Turns([], [], [])
    for mine in body.seats:
        try:
            live = await call.hall.table(mine.table)
            seating.holder(live, mine.seat, mine.secret)
        except Problem:
            found.gone.append(mine.table)
            continue
        if mine.seat in live.table.pending():
            found.asked.append(mine.table)
        elif live.table.status == OVER:
            found.over.append(mine.table)
    return found


async def finish(call: Call) -> Finish:
    table = (await call.live()).table
    replays.finished(table)
    result = replays.result_of(table.state)
    assert result is not None
    return Finish(
        result, table.began_at, table.ended_at, len(choices_of(table.record)),
        seating.first_again(table),
    )  # fmt: skip


async def rematch(call: Call) -> wire.TableInfo:
    live = await seating.rematch(call.hall, await call.live(), call.guest)
    return info(live.table, live.frame())


async def follow(call: Call) -> Opened:
    body = call.body
    assert isinstance(body, Follow)
    fresh, seat, secret = await seating.follow(
        call.hall, await call.live(), call.guest, body.seat, body.secret, body.nonce
    )
    return Opened(info(fresh.table, fresh.frame()), {str(seat): secret})


async def what_if(call: Call) -> Opened:
    body = call.body
    assert isinstance(body, WhatIf)
    live, held = await seating.what_if(
        call.hall, await call.live(), call.guest, body.step, [*body.seats]
    )
    return Opened(info(live.table, live.frame()), {str(seat): held[seat] for seat in held})


async def record(call: Call) -> str:
    return replays.record_text((await call.live()).table)


async def own_log(call: Call) -> str:
    body = call.body
    assert isinstance(body, SeatKey)
    live = await call.live()
    seating.holder(live, body.seat, body.secret)
    live.may_play()
    return replays.own_log(live.table, body.seat)


async def replay(call: Call) -> replays.Step:
    live = await call.live()
    language = call.query.get("language", "")
    if language:
        reading.language_of(language)
    return replays.step_of(live.table, call.number("step") or 0, call.number("seat"), language)


async def story(call: Call) -> replays.Story:
    live = await call.live()
    return replays.story_of(live.table, call.number("seat"))


async def frame_texts(call: Call) -> str:
    return reading.texts(None, reading.language_of(call.path["language"]))


async def texts(call: Call) -> str:
    return reading.texts(
        reading.game_of(call.path["game"]), reading.language_of(call.path["language"])
    )


async def rulebook(call: Call) -> str:
    return reading.book(
        reading.game_of(call.path["game"]), reading.language_of(call.path["language"])
    )


async def lesson(call: Call) -> Lesson:
    return lessons.told(reading.game_of(call.path["game"]), call.path["lesson"])


async def start_lesson(call: Call) -> Opened:
    body = call.body
    assert isinstance(body, StartLesson)
    game = reading.game_of(call.path["game"])
    live, held = await lessons.start_lesson(
        call.hall, call.guest, game, call.path["lesson"], [*body.names]
    )
    return Opened(info(live.table, live.frame()), {str(seat): held[seat] for seat in held})


T: Final = "/api/tables/{table}"
L: Final = "/api/games/{game}/lessons/{lesson}"
CALLS: Final = (
    Route("GET", "/api/games", "games", "What there is to play", games, Games, shared=True),
    Route("GET", "/api/me", "me", "Who I am", me, GuestInfo),
    Route("POST", "/api/me", "setMe", "Choose a name and an avatar", set_me, GuestInfo, Me),
    Route("POST", "/api/turns", "turns", "Where am I asked?", turns, Turns, MySeats),
    Route("GET", "/api/tables", "tables", "Public tables", tables, Tables),
    Route("POST", "/api/tables", "openTable", "Open a table", open_table, Opened, NewTable,
          opens=True),
    Route("GET", T, "table", "A table, as anybody may see it", table, wire.TableInfo),
    Route("POST", T + "/join", "join", "Sit down", join, Opened, Join),
    Route("POST", T + "/leave", "leave", "Get up; a bot plays on", leave, Nothing, SeatKey),
    Route("POST", T + "/kick", "kick", "Free a seat before the start", kick, Nothing, OneSeat),
    Route("POST", T + "/begin", "begin", "Begin the game", begin, Nothing),
    Route("POST", T + "/bot", "seatBot", "Put a bot on a seat", bot, Nothing, SeatABot),
    Route("POST", T + "/back", "takeBack", "Take my seat back from a bot", back, Nothing, SeatKey),
    Route("POST", T + "/host", "handOver", "Make somebody else the host", host, Nothing, OneSeat),
    Route("POST", T + "/change", "change", "Change the table", change, Nothing, Change),
    Route("GET", T + "/finish", "finish", "How a game ended", finish, Finish),
    Route("POST", T + "/rematch", "rematch", "Play again", rematch, wire.TableInfo, opens=True),
    Route("POST", T + "/follow", "follow", "Go over to the rematch", follow, Opened, Follow),
    Route("POST", T + "/what-if", "whatIf", "Go on from a moment of a finished game", what_if,
          Opened, WhatIf, opens=True),
    Route("GET", T + "/record", "record", "The record of a finished game", record, str),
    Route("POST", T + "/log", "ownLog", "What my seat was told so far", own_log, str, SeatKey),
    Route("GET", T + "/replay", "replay", "A finished game, step by step", replay, replays.Step,
          query=("step", "seat"), words=("language",)),
    Route("GET", T + "/story", "story", "All of a finished game in events", story, replays.Story,
          query=("seat",)),
    Route("GET", "/api/texts/{language}", "frameTexts", "The frame's words (Fluent)", frame_texts,
          str, shared=True),
    Route("GET", "/api/games/{game}/texts/{language}", "texts", "A game's words (Fluent)", texts,
          str, shared=True),
    Route("GET", "/api/games/{game}/rulebook/{language}", "rulebook", "A rulebook (Markdown)",
          rulebook, str, shared=True),
    Route("GET", L, "lesson", "A lesson, step by step", lesson, Lesson, shared=True),
    Route("POST", L, "startLesson", "A table for a lesson, begun", start_lesson, Opened,
          StartLesson, opens=True),
)  # fmt: skip
