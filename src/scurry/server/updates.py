"""Updates: what a viewer may know of a table, whole, from the view and the events it was told."""

from __future__ import annotations

from functools import cache
from typing import cast

from msgspec import Raw

from scurry.kernel.game import Game
from scurry.kernel.message import KEPT, Event
from scurry.kernel.question import RACE, WINDOW
from scurry.kernel.state import Choice
from scurry.server import wire
from scurry.server.ledger import BANK
from scurry.server.table import OPEN, OVER, Table, heard
from scurry.words import Words


@cache
def words(language: str, game: Game) -> Words:
    return Words(language, game)


class Frame:
    """What surrounds the game in an update, besides the table: clocks, presence, proposals. Made
    anew for each change; what is the same for all viewers is put together once."""

    def __init__(self) -> None:
        self.here: set[int] = set()
        self.seconds: dict[int, float | None] = {}
        self.proposal: wire.Proposal | None = None
        self.info: wire.TableInfo | None = None  # encoded already
        self.lasting = b""  # the same without what changes with every answer
        self.result: wire.Result | None = None
        self.banks: list[float | None] | None = None


def complete(table: Table, frame: Frame) -> None:
    """Put together what is the same for all viewers. Call once before `update`."""
    frame.lasting = wire.encoder.encode(info(table, frame, lasting=True))
    frame.result = result(table)
    if table.opened.clock.kind == BANK:
        frame.banks = [sat.bank for sat in table.sitters]


def whole_table(table: Table, frame: Frame) -> wire.TableInfo:
    if frame.info is None:
        encoded = Raw(wire.encoder.encode(info(table, frame)))
        frame.info = cast(wire.TableInfo, encoded)
    return frame.info


def update(
    table: Table,
    frame: Frame,
    viewer: int | None,
    since: int,
    news: list[Event] | None = None,
    language: str = "",
    brief: bool = False,
) -> bytes:
    """The update of one viewer, who has seen version `since`. `news` are the events of the last
    move, for viewers who have seen all before it. `brief`: it knows `frame.lasting` already."""
    view, picture = None, None
    if table.begun is not None and table.game is not None:
        view = table.game.view(table.state, viewer)
        if language:
            picture = table.game.picture(table.state, viewer, words(language, table.game).say)
    return wire.encoder.encode(
        wire.Update(
            version=table.version,
            table=None if brief else whole_table(table, frame),
            seat=viewer,
            view=view,
            picture=picture,
            asked=asked(table, frame, viewer),
            events=happened(table, viewer, since, news),
            result=frame.result,
            secret=table.opened.secret if table.status == OVER else None,
            pending=table.pending(),
            banks=frame.banks,
            log_from=table.log_from(since),
            takeback=viewer is not None and table.granted_at_once(viewer),
        )
    )


def info(table: Table, frame: Frame, lasting: bool = False) -> wire.TableInfo:
    """`lasting`: without what changes with every answer, that is who is asked and the banks."""
    opened = table.opened
    pending = () if lasting else table.pending()
    return wire.TableInfo(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        status=table.status,
        public=table.public,
        spectators=table.spectators,
        chat=table.chat_on,
        clock=opened.clock.kind,
        commitment=table.commitment,
        host=host_seat(table),
        seats=[
            sitter(table, frame, seat, seat in pending, lasting) for seat in range(opened.seats)
        ],
        paused=table.paused,
        proposal=frame.proposal,
        again=table.again,
        before=opened.before,
        readable=table.readable,
        lesson=opened.lesson,
    )


def host_seat(table: Table) -> int | None:
    for seat, sat in enumerate(table.sitters):
        if sat.guest == table.host:
            return seat
    return None


def sitter(table: Table, frame: Frame, seat: int, is_asked: bool, lasting: bool) -> wire.Sitter:
    sat = table.sitters[seat]
    return wire.Sitter(
        name=sat.name,
        avatar=sat.avatar,
        level=sat.level,
        here=seat in frame.here or sat.level is not None,
        asked=is_asked,
        bank=None if lasting else sat.bank,
        standing=sat.standing,
    )


def asked(table: Table, frame: Frame, viewer: int | None) -> list[wire.Asked]:
    if viewer is None or viewer not in table.pending():
        return []
    question = table.state.question(viewer)
    return [
        wire.Asked(
            seat=viewer,
            serial=int(question.serial),
            race=question.kind == RACE,
            window=question.kind == WINDOW,
            message=question.message,
            args=question.args,
            clauses=question.clauses,
            options=[option(choice) for choice in table.state.options(viewer)],
            seconds=frame.seconds.get(viewer),
            lock=int(question.lock),
        )
    ]


def option(choice: Choice) -> wire.Option:
    return wire.Option(choice.key, choice.message, choice.args)


def happened(
    table: Table, viewer: int | None, since: int, news: list[Event] | None
) -> list[wire.Happened]:
    if news is not None and since == table.version - 1:
        return [
            wire.Happened(table.version, event.message, event.args, event.kept != KEPT)
            for event in news
            if heard(event, viewer)
        ]
    return [
        wire.Happened(version, event.message, event.args, event.kept != KEPT)
        for version, event in table.events_since(since, viewer)
    ]


def result(table: Table) -> wire.Result | None:
    outcome = table.outcome()
    if outcome is None or table.status == OPEN:
        return None
    return wire.Result(outcome.reason, outcome.places, outcome.scores, outcome.teams)
