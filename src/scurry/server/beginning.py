"""The first position of a table: a new game, or a moment of an older one with fresh chance."""

from __future__ import annotations

from scurry.kernel.door import admit
from scurry.kernel.game import Game
from scurry.kernel.message import EventLog
from scurry.kernel.reading import parse_choice
from scurry.kernel.record import Record
from scurry.kernel.replay import Scribe
from scurry.kernel.rng import KeyedRng, NotedRng, ToldRng, commitment
from scurry.kernel.state import State
from scurry.server.ledger import Began, Opened


def first_position(
    game: Game, opened: Opened, nonces: list[str], log: EventLog
) -> tuple[State, Record]:
    rng = KeyedRng(bytes.fromhex(opened.secret), tuple(nonces))
    if opened.forked is None:
        scribe = Scribe(game, opened.seats, rng, log, opened.legacy, **opened.options)
        scribe.state.listener = None
        return scribe.state, scribe.record
    return moment(game, opened, rng, log)


def moment(game: Game, opened: Opened, rng: KeyedRng, log: EventLog) -> tuple[State, Record]:
    """What was played before is told again with its draws; its record has no commitment, since
    nobody can check the draws of two tables by one secret."""
    told = Scribe(
        game, opened.seats, ToldRng([*opened.opening]), log, opened.legacy, **opened.options
    )
    state = told.state
    state.listener = log
    for text in opened.lines:
        line = parse_choice(text)
        state.rng = ToldRng([*line.draws])
        state.apply(line.seat, admit(state, line.seat, line.key))
        told.record.entries.append(line)
    state.listener = None
    state.rng = NotedRng(rng)
    return state, told.record


def bare_record(opened: Opened, began: Began) -> Record:
    """The beginning of a record without playing: for games whose rules are gone."""
    record = Record(opened.game, opened.rules, opened.seats)
    record.options = dict(opened.options)
    record.legacy = opened.legacy
    if opened.forked is None:
        record.commitment = commitment(bytes.fromhex(opened.secret))
        record.nonces = dict(enumerate(began.nonces))
    record.opening = [*began.draws]
    record.entries = [parse_choice(text) for text in opened.lines]
    return record
