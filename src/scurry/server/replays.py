"""Records and replays: a finished game is open to all, step by step, from any seat."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from scurry.kernel.door import admit
from scurry.kernel.message import EventLog
from scurry.kernel.replay import begin, choices_of, repeat
from scurry.kernel.rng import Rng, ToldRng
from scurry.kernel.state import State
from scurry.server import wire
from scurry.server.problem import Problem
from scurry.server.table import OVER, Table, heard
from scurry.server.updates import words


class Step(Struct, frozen=True):
    """The table after `step` choices, as a seat (or a spectator) saw it."""

    step: int
    steps: int  # choices in the whole game
    chooser: int | None  # who made the last choice
    key: str | None
    view: Any
    picture: str | None  # if a language was named
    events: list[wire.Happened]  # of the last choice
    result: wire.Result | None
    secret: str
    commitment: str


def finished(table: Table) -> None:
    if table.status != OVER:
        raise Problem("not-over", "The game is not over: its record is secret until then.", 403)
    if not table.readable:
        raise Problem("old-rules", "This game was played under rules that are gone here.", 410)


def record_text(table: Table) -> str:
    if table.old_record is not None and table.status == OVER:
        return table.old_record.text()
    finished(table)
    return table.record.text()


def own_log(table: Table, seat: int) -> str:
    """During play: what this seat has been told, and no more."""
    lines = [f"{version}\t{event}" for version, event in table.events_since(0, seat)]
    return "\n".join(lines) + "\n"


def check_seat(table: Table, viewer: int | None) -> None:
    if viewer is not None and not 0 <= viewer < table.opened.seats:
        raise Problem("bad-seat", "There is no such seat.", 422)


def step_of(table: Table, step: int, viewer: int | None, language: str = "") -> Step:
    finished(table)
    assert table.game is not None
    record = table.record
    made = choices_of(record)
    if not 0 <= step <= len(made):
        raise Problem("bad-step", f"The game has {len(made)} choices.", 422)
    check_seat(table, viewer)
    log = EventLog()
    state = begin(record, ToldRng([*record.opening]), log)
    for line in made[:step]:
        log.take()
        repeat(state, line)
    events = [
        wire.Happened(step, event.message, event.args)
        for event in log.events
        if heard(event, viewer)
    ]
    picture = None
    if language:
        picture = table.game.picture(state, viewer, words(language, table.game).say)
    last = made[step - 1] if step else None
    return Step(
        step=step,
        steps=len(made),
        chooser=None if last is None else last.seat,
        key=None if last is None else last.key,
        view=table.game.view(state, viewer),
        picture=picture,
        events=events,
        result=result_of(state),
        secret=table.opened.secret,
        commitment=table.commitment,
    )


def result_of(state: State) -> wire.Result | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return wire.Result(outcome.reason, outcome.places, outcome.scores, outcome.teams)


class Draw(Struct, frozen=True):
    """One draw of chance: `value` of the numbers from 0 up to, not including, `below`."""

    below: int
    value: int


class Chapter(Struct, frozen=True):
    """One choice and what came of it. `standing`: how good each seat's position is then, as a bot
    who sees everything would judge it, from 0 (lost) to 1000 (won)."""

    chooser: int | None
    key: str | None
    events: list[wire.Happened]
    draws: list[Draw]
    standing: list[int]


class Story(Struct, frozen=True):
    """A finished game from beginning to end; the first chapter is the setup. With the draws, their
    ranges and the nonces anybody can compute the game's chance again from its secret."""

    chapters: list[Chapter]
    nonces: list[str]
    secret: str
    commitment: str
    forked: bool  # its beginning is that of another game
    result: wire.Result | None


class MeasuredRng(Rng):
    """Falls as told, and notes between what limits."""

    def __init__(self, told: list[int]) -> None:
        self.told = ToldRng(told)
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        value = int(self.told.below(n))
        self.draws.append(Draw(int(n), value))
        return value


def story_of(table: Table, viewer: int | None) -> Story:
    finished(table)
    check_seat(table, viewer)
    game, record = table.game, table.record
    assert game is not None
    log = EventLog()
    chance = MeasuredRng([*record.opening])
    state = begin(record, chance, log)

    def chapter(number: int, chooser: int | None, key: str | None) -> Chapter:
        events = [
            wire.Happened(number, event.message, event.args)
            for event in log.take()
            if heard(event, viewer)
        ]
        standing = [round(1000 * game.guide.score(state, seat)) for seat in range(record.seats)]
        return Chapter(chooser, key, events, chance.draws, standing)

    chapters = [chapter(0, None, None)]
    for number, entry in enumerate(choices_of(record), 1):
        chance = MeasuredRng([*entry.draws])
        state.rng = chance
        state.apply(entry.seat, admit(state, entry.seat, entry.key))
        chapters.append(chapter(number, entry.seat, entry.key))
    return Story(
        chapters=chapters,
        nonces=[record.nonces.get(seat, "") for seat in range(record.seats)],
        secret=table.opened.secret,
        commitment=table.commitment,
        forked=table.opened.forked is not None,
        result=result_of(state),
    )
