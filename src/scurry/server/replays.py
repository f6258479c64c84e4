"""Records and replays: a finished game is open to all, step by step, from any seat."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from scurry.kernel.message import EventLog
from scurry.kernel.replay import begin, choices_of, repeat
from scurry.kernel.rng import ToldRng
from scurry.server import wire
from scurry.server.problem import Problem
from scurry.server.table import OVER, Table, heard


class Step(Struct, frozen=True):
    """The table after `step` choices, as a seat (or a spectator) saw it."""

    step: int
    steps: int  # choices in the whole game
    chooser: int | None  # who made the last choice
    key: str | None
    view: Any
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


def step_of(table: Table, step: int, viewer: int | None) -> Step:
    finished(table)
    assert table.game is not None
    record = table.record
    made = choices_of(record)
    if not 0 <= step <= len(made):
        raise Problem("bad-step", f"The game has {len(made)} choices.", 422)
    if viewer is not None and not 0 <= viewer < record.seats:
        raise Problem("bad-seat", "There is no such seat.", 422)
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
    outcome = state.outcome()
    result = None if outcome is None else wire.Result(
        outcome.reason, outcome.places, outcome.scores, outcome.teams
    )  # fmt: skip
    last = made[step - 1] if step else None
    return Step(
        step=step,
        steps=len(made),
        chooser=None if last is None else last.seat,
        key=None if last is None else last.key,
        view=table.game.view(state, viewer),
        events=events,
        result=result,
        secret=table.opened.secret,
        commitment=table.commitment,
    )
