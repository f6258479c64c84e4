"""Playing a record again, checking it, and writing one while a game goes on."""

from __future__ import annotations

from typing import final

from scurry.kernel.catalogue import UnknownGame, find
from scurry.kernel.door import Refused, admit
from scurry.kernel.game import BadStart, Game
from scurry.kernel.message import Listener
from scurry.kernel.options import BadOption, Value
from scurry.kernel.record import BadRecord, Entry, Record
from scurry.kernel.rng import KeyedRng, NotedRng, OutOfDraws, Rng, ToldRng, commitment
from scurry.kernel.seats import Seat
from scurry.kernel.state import Choice, State


def choices_of(record: Record) -> list[Entry]:
    """The choices that count: without notes, and without what was taken back."""
    made: list[Entry] = []
    for entry in record.entries:
        if not entry.note:
            made.append(entry)
        elif entry.note.startswith("undo "):
            for _ in range(int(entry.note[5:])):
                if made[-1].draws:
                    raise BadRecord(entry.line, "a choice that drew by chance was taken back")
                made.pop()
    return made


def game_of(record: Record) -> Game:
    try:
        game = find(record.game)
    except UnknownGame as error:
        raise BadRecord(record.at("game"), str(error)) from None
    if game.rules_version != record.rules:
        here = f"here are rules {game.rules_version}"
        trouble = f"this game was played under rules {record.rules} of {record.game}; {here}"
        raise BadRecord(record.at("rules"), trouble)
    return game


def begin(record: Record, rng: Rng, listener: Listener | None = None) -> State:
    """The first position of a record."""
    game = game_of(record)
    try:
        return game.start(record.seats, rng, listener, record.legacy, **record.options)
    except BadOption as bad:
        for name in record.options:
            if name in str(bad):
                raise BadRecord(record.at(f"option {name}"), str(bad)) from None
        raise BadRecord(record.at("game"), str(bad)) from None
    except BadStart as impossible:
        raise BadRecord(record.at("seats"), str(impossible)) from None
    except OutOfDraws as short:
        raise BadRecord(record.at("begin"), f"the setup does not fit: {short}") from None


def replay(record: Record, upto: int | None = None, listener: Listener | None = None) -> State:
    """The position after `upto` choices (all if None), with chance as it fell.

    The state's generator is told the record's draws, so it can be looked at but not played on:
    give it another generator (`state.rng = …`) for that.
    """
    told = ToldRng([*record.opening])
    state = begin(record, told, listener)
    if told.left():
        raise BadRecord(record.at("begin"), "the setup has more draws than it needs")
    made = choices_of(record)
    for entry in made if upto is None else made[:upto]:
        repeat(state, entry)
    return state


def repeat(state: State, entry: Entry) -> None:
    """One recorded choice, checked like any answer from outside."""
    told = ToldRng([*entry.draws])
    state.rng = told
    choice = admitted(state, entry)
    try:
        state.apply(entry.seat, choice)
    except OutOfDraws as error:
        raise BadRecord(entry.line, f"the draws of {entry.key!r} do not fit: {error}") from None
    if told.left():
        raise BadRecord(entry.line, f"{entry.key!r} has more draws than it needs")


def admitted(state: State, entry: Entry) -> Choice:
    try:
        return admit(state, entry.seat, entry.key)
    except Refused as refused:
        why = "" if refused.refusal is None else f" ({refused.refusal.clause})"
        raise BadRecord(entry.line, f"seat {entry.seat} may not {entry.key!r} here{why}") from None


@final
class Report:
    """What a check of a record found; a fault is raised as BadRecord instead."""

    def __init__(self, choices: int, draws: int, finished: bool, fair: bool) -> None:
        self.choices = choices
        self.draws = draws
        self.finished = finished  # it was played to the end
        self.fair = fair  # every draw was computed again from the committed secret


def verify(record: Record) -> Report:
    """Play it again, compare the outcome, and compute every draw anew if the secret is known."""
    state = replay(record)
    outcome = state.outcome()
    if record.places is not None:
        if outcome is None:
            raise BadRecord(record.at("end"), "the game is not over here")
        if outcome.places != record.places:
            raise BadRecord(record.at("end"), f"the places are {outcome.places} in truth")
    elif outcome is not None:
        raise BadRecord(last_line(record), "the game is over, but the record has no end")
    made = choices_of(record)
    draws = len(record.opening) + sum(len(entry.draws) for entry in made)
    fair = record.secret is not None and record.commitment is not None
    if fair:
        check_draws(record, made)
    elif record.secret is not None:
        raise BadRecord(record.at("secret"), "a secret is revealed, but none was committed to")
    return Report(len(made), draws, record.places is not None, fair)


def last_line(record: Record) -> int:
    return record.entries[-1].line if record.entries else record.at("begin")


def check_draws(record: Record, made: list[Entry]) -> None:
    """Every draw must be what the secret and the nonces give."""
    assert record.secret is not None
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.commitment:
        raise BadRecord(record.at("secret"), "this is not the secret that was committed to")
    noted = NotedRng(KeyedRng(secret, nonces_of(record)))
    state = begin(record, noted)
    compare(noted.take(), record.opening, record.at("begin"))
    for entry in made:
        state.apply(entry.seat, admitted(state, entry))
        compare(noted.take(), entry.draws, entry.line)


def nonces_of(record: Record) -> tuple[str, ...]:
    return tuple(record.nonces.get(seat, "") for seat in range(record.seats))


def compare(given: list[int], written: list[int], line: int) -> None:
    if given != written:
        raise BadRecord(line, "the draws are not those that the secret gives")


@final
class Scribe:
    """Plays a game and writes its record."""

    def __init__(
        self,
        game: Game,
        seats: int,
        rng: Rng,
        listener: Listener | None = None,
        legacy: str | None = None,
        **options: Value,
    ) -> None:
        self.record = Record(game.id, game.rules_version, seats)
        settled = game.settled(options)
        defaults = game.settled({})
        self.record.options = {k: v for k, v in settled.items() if v != defaults[k]}
        self.record.legacy = legacy
        self.noted = NotedRng(rng)
        self.secret: bytes | None = None
        if isinstance(rng, KeyedRng):
            self.secret = rng.secret
            self.record.commitment = commitment(rng.secret)
            self.record.nonces = dict(enumerate(rng.nonces))
        self.state = game.start(seats, self.noted, listener, legacy, **options)
        self.record.opening = self.noted.take()

    def play(self, seat: Seat, key: str, serial: int | None = None, ms: int | None = None) -> None:
        """Let an answer in (or raise Refused), and write it down."""
        self.write(seat, admit(self.state, seat, key, serial), ms)

    def write(self, seat: Seat, choice: Choice, ms: int | None = None) -> None:
        """Apply an option and write it down."""
        self.state.apply(seat, choice)
        self.record.entries.append(Entry(seat, choice.key, self.noted.take(), ms))
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.places = outcome.places
            if self.secret is not None:
                self.record.secret = self.secret.hex()

    def repeat(self, entry: Entry) -> None:
        """Play a choice of an older record again; its draws must fall as they did."""
        self.write(entry.seat, admitted(self.state, entry), entry.ms)
        compare(self.record.entries[-1].draws, entry.draws, entry.line)

    def note(self, words: str) -> None:
        """Write a note: see `record.NOTES`."""
        self.record.entries.append(Entry(-1, "", [], None, words))
