"""A table as its entries say: who sits where, and the game as far as it has gone.

Pure bookkeeping, without time, network or disk: `live.py` stores entries and then folds them in
here. Reading a stream again folds the same entries, so both ways give the same table.
"""

from __future__ import annotations

from typing import Final

from scurry.bots.bot import Bot
from scurry.bots.levels import LEVELS, seat_bot
from scurry.kernel.catalogue import UnknownGame, find
from scurry.kernel.game import Game
from scurry.kernel.message import AT_END, KEPT, Event, EventLog
from scurry.kernel.options import Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import TURN
from scurry.kernel.reading import parse_choice
from scurry.kernel.record import BadRecord, Record
from scurry.kernel.record import Entry as Line
from scurry.kernel.rng import NotedRng, Rng, commitment, seeded
from scurry.kernel.seats import EVERYONE, SPECTATORS
from scurry.kernel.state import Choice, State
from scurry.server.beginning import bare_record, first_position
from scurry.server.ledger import (
    BANK,
    Again,
    AnyEntry,
    Back,
    Began,
    BotSat,
    Closed,
    Hosts,
    Moved,
    Opened,
    Paused,
    Said,
    Sat,
    Set,
    Stood,
    Undone,
)  # fmt: skip

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
MESSAGES_KEPT: Final = 200  # answers remembered by the id of their message, a seat
CHAT_KEPT: Final = 100


class Sitter:
    """A seat: whom it belongs to, and whether a bot plays it."""

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.avatar: str | None = None
        self.hash: str | None = None
        self.nonce = ""
        self.screen = False
        self.level: str | None = None  # a bot of this level plays now
        self.bank: float | None = None
        self.standing = False

    @property
    def held(self) -> bool:
        return self.guest is not None or self.level is not None

    @property
    def person(self) -> bool:
        """A person answers here, not a bot."""
        return self.guest is not None and self.level is None


class Past:
    """What an undo goes back to: the position before an answer of this seat. `turn`: a person gave
    it in a turn, not in a window or a race. `quiet`: it told the others nothing that one of them
    must not know (see `is_quiet`)."""

    def __init__(self, state: State, seat: int, turn: bool, quiet: bool) -> None:
        self.state = state
        self.seat = seat
        self.turn = turn
        self.quiet = quiet


class Start:
    """A first position that was tried out, and what is told of it."""

    def __init__(
        self, nonces: list[str], state: State, record: Record, events: list[Event]
    ) -> None:
        self.nonces = nonces
        self.state = state
        self.record = record
        self.events = events


class Table:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.opened: Opened
        self.commitment = ""  # to the generator's secret
        self.game: Game | None = None
        self.settled: dict[str, Value] = {}  # every option with its value
        self.sitters: list[Sitter] = []
        self.host = ""
        self.public = False
        self.spectators = True
        self.chat_on = True
        self.status = OPEN
        self.paused = False
        self.again: str | None = None
        self.touched = 0.0
        self.began_at = 0.0
        self.ended_at = 0.0
        self.start: Start | None = None  # until it is stored
        self.begun: tuple[State, Record] | None = None
        self.old_record: Record | None = None  # of a game whose rules are gone
        self.told: list[tuple[int, list[Event]]] = []  # by version
        self.chat: list[tuple[int, Said]] = []
        self.past: list[Past] = []
        self.cuts: list[tuple[int, int]] = []  # version of each undo; the first one it took back
        self.bots: dict[int, Bot] = {}
        self.answered: dict[tuple[int, str], int] = {}  # seat and message id: the version it made

    # What it is.

    @property
    def state(self) -> State:
        assert self.begun is not None, "the game has not begun"
        return self.begun[0]

    @property
    def record(self) -> Record:
        assert self.begun is not None, "the game has not begun"
        return self.begun[1]

    @property
    def readable(self) -> bool:
        """The rules it began with are still here."""
        return self.game is not None

    def pending(self) -> tuple[int, ...]:
        if self.begun is None or self.status != PLAYING:
            return ()
        return self.state.pending()

    def outcome(self) -> Outcome | None:
        return None if self.begun is None else self.state.outcome()

    def free_seats(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.held]

    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person]

    def events_since(self, version: int, viewer: int | None) -> list[tuple[int, Event]]:
        """What this viewer was told after that version and logs keep. What was only said aloud
        is gone, unless the game is over and it may be told then."""
        kept = AT_END if self.status == OVER else KEPT
        found = []
        for at, events in reversed(self.told):
            if at <= version:
                break
            found.append([(at, e) for e in events if e.kept <= kept and heard(e, viewer)])
        return [pair for pairs in reversed(found) for pair in pairs]

    def log_from(self, version: int) -> int | None:
        """From which version on a viewer who has seen `version` must forget what it was told, since
        it was undone; None: it need not forget anything."""
        first = version + 1
        for undone_at, back_to in reversed(self.cuts):
            if undone_at <= version:
                break
            first = min(first, back_to)
        return first if first <= version else None

    # What happens to it.

    def fold(self, entry: AnyEntry) -> None:
        """One entry more."""
        self.version += 1
        self.touched = entry.at
        match entry:
            case Opened():
                self.open(entry)
            case Sat():
                self.sit(entry)
            case BotSat():
                self.sitters[entry.seat].level = entry.level
                self.note(f"bot {entry.seat} {entry.level}")
                self.wake_bot(entry.seat)
            case Back():
                self.sitters[entry.seat].level = None
                self.bots.pop(entry.seat, None)
                self.note(f"human {entry.seat}")
            case Stood():
                self.sitters[entry.seat] = Sitter()
                self.bots.pop(entry.seat, None)
            case Hosts():
                self.host = entry.guest
            case Set():
                self.change(entry)
            case Began():
                self.begin(entry)
            case Moved():
                self.move_again(entry)
            case Undone():
                self.go_back(entry.count)
            case Paused():
                self.paused = entry.on
            case Said():
                self.chat = [*self.chat[-CHAT_KEPT:], (self.version, entry)]
                self.remember(entry.seat, entry.message)
            case Again():
                self.again = entry.table
            case Closed():
                self.status = CLOSED

    def open(self, entry: Opened) -> None:
        self.opened = entry
        self.commitment = commitment(bytes.fromhex(entry.secret))
        self.host = entry.host
        self.public, self.spectators, self.chat_on = entry.public, entry.spectators, entry.chat
        self.sitters = [Sitter() for _ in range(entry.seats)]
        try:
            game = find(entry.game)
        except UnknownGame:
            return
        if game.rules_version == entry.rules:
            self.game = game
            self.settled = game.settled(entry.options)

    def sit(self, entry: Sat) -> None:
        sitter = self.sitters[entry.seat] = Sitter()
        sitter.guest, sitter.name, sitter.avatar = entry.guest, entry.name, entry.avatar
        sitter.hash, sitter.nonce, sitter.screen = entry.hash, entry.nonce, entry.screen

    def change(self, entry: Set) -> None:
        self.public = self.public if entry.public is None else entry.public
        self.spectators = self.spectators if entry.spectators is None else entry.spectators
        self.chat_on = self.chat_on if entry.chat is None else entry.chat

    def first_draws(self, nonces: list[str]) -> list[int]:
        """What the setup will draw."""
        self.start = self.try_start(nonces)
        return [int(draw) for draw in self.start.record.opening]

    def try_start(self, nonces: list[str]) -> Start:
        assert self.game is not None
        log = EventLog()
        state, record = first_position(self.game, self.opened, nonces, log)
        return Start(nonces, state, record, log.events)

    def begin(self, entry: Began) -> None:
        self.status = PLAYING
        self.began_at = entry.at
        if self.game is None:
            self.old_record = bare_record(self.opened, entry)
            return
        start, self.start = self.start, None
        if start is None or start.nonces != entry.nonces:
            start = self.try_start(entry.nonces)
        self.begun = start.state, start.record
        if self.opened.clock.kind == BANK:
            for sitter in self.sitters:
                sitter.bank = float(self.opened.clock.seconds)
        for seat, sitter in enumerate(self.sitters):
            words = "human" if sitter.level is None else "bot"
            self.note(f"{words} {seat}" + (f" {sitter.level}" if sitter.level else ""))
        self.tell(start.events)
        for seat, sitter in enumerate(self.sitters):
            if sitter.level is not None:
                self.wake_bot(seat)

    def try_out(self, seat: int, choice: Choice) -> tuple[State, list[int], list[Event]]:
        """The position after a choice, its draws, and what is told. Nothing changes here."""
        twin = self.state.clone()
        log = EventLog()
        twin.listener = log
        twin.apply(seat, choice)
        twin.listener = None
        assert isinstance(twin.rng, NotedRng)
        return twin, [int(draw) for draw in twin.rng.take()], log.events

    def move(self, entry: Moved, line: Line, after: State, events: list[Event]) -> None:
        """Fold in a choice that was tried out and stored."""
        self.version += 1
        self.touched = entry.at
        self.settle(entry, line, after, events)

    def move_again(self, entry: Moved) -> None:
        """A stored choice, played again. Its draws must fall as they did."""
        line = parse_choice(entry.line)
        if self.game is None:
            self.keep_line(entry, line)
            return
        for option in self.state.options(line.seat):
            if option.key == line.key:
                break
        else:
            raise BadRecord(self.version, f"seat {line.seat} may not {line.key!r} here")
        after, draws, events = self.try_out(line.seat, option)
        if draws != line.draws:
            raise BadRecord(self.version, "the draws are not those that the secret gives")
        self.settle(entry, line, after, events)

    def keep_line(self, entry: Moved, line: Line) -> None:
        """The rules are gone: what was played can still be read, though not played again."""
        assert self.old_record is not None
        self.old_record.entries.append(line)
        if entry.places is not None:
            self.status = OVER
            self.old_record.places = entry.places
            self.old_record.secret = self.opened.secret

    def settle(self, entry: Moved, line: Line, after: State, events: list[Event]) -> None:
        before, record = self.state, self.record
        if line.draws or any(event.reveals for event in events):
            self.past.clear()  # undo never goes back past a draw or a reveal
        else:
            turn = entry.by == "" and before.question(line.seat).kind == TURN
            quiet = all(is_quiet(event, line.seat) for event in events)
            self.past.append(Past(before, line.seat, turn, quiet))
        if entry.by == "clock":
            self.note(f"timeout {line.seat}")
        record.entries.append(line)
        self.begun = after, record
        if entry.bank is not None:
            self.sitters[line.seat].bank = entry.bank
        self.sitters[line.seat].standing = self.sitters[line.seat].standing and entry.by != ""
        self.remember(line.seat, entry.message)
        self.tell(events)
        outcome = after.outcome()
        if outcome is not None:
            self.status = OVER
            self.ended_at = entry.at
            record.places = outcome.places
            record.secret = None if record.commitment is None else self.opened.secret

    def go_back(self, count: int) -> None:
        """Undo: back to the position before the last `count` choices, under new serials."""
        if self.old_record is not None:
            self.old_record.entries.append(Line(-1, "", [], None, f"undo {count}"))
            return
        earlier = self.past[-count].state.clone()
        earlier.serial = self.state.serial + 1
        self.begun = earlier, self.record
        del self.past[-count:]
        self.cuts.append((self.version, self.told[-count][0]))
        del self.told[-count:]  # logs forget it, too
        self.note(f"undo {count}")

    def steps_back(self, seat: int) -> int:
        """How many choices an undo by this seat takes back; 0: there is nothing it may undo."""
        for count in range(1, len(self.past) + 1):
            if self.past[-count].seat == seat:
                return count
        return 0

    def granted_at_once(self, seat: int) -> bool:
        """Whether this seat may undo its own last answer without asking anybody: it was given in
        a turn, nothing was drawn or revealed by it, nobody has answered anything since, and it
        told the others nothing that one of them must not know. Where all others are bots, who
        agree to anything, they may have answered."""
        if self.status != PLAYING or self.paused or self.opened.lesson is not None:
            return False
        count = self.steps_back(seat)
        if not count or not self.past[-count].turn:
            return False
        return (count == 1 and self.past[-1].quiet) or self.people() == [seat]

    # Keeping.

    def note(self, words: str) -> None:
        if self.begun is not None:
            self.record.entries.append(Line(-1, "", [], None, words))

    def tell(self, events: list[Event]) -> None:
        self.told.append((self.version, events))
        for seat, bot in self.bots.items():
            for event in events:
                if heard(event, seat):
                    bot.hear(event)

    def wake_bot(self, seat: int) -> None:
        """A bot for this seat, told all that its seat was told."""
        level = self.sitters[seat].level
        if self.game is None or self.begun is None or level not in LEVELS:
            return
        seed = int.from_bytes(bytes.fromhex(self.commitment)[:6], "big") * 8 + seat
        bot = seat_bot(level, self.game, seat, seed)
        for _, events in self.told:
            for event in events:
                if heard(event, seat):
                    bot.hear(event)
        self.bots[seat] = bot

    def remember(self, seat: int | None, message: str | None) -> None:
        if message is None or seat is None:
            return
        self.answered[seat, message] = self.version
        if len(self.answered) > MESSAGES_KEPT * len(self.sitters):
            del self.answered[next(iter(self.answered))]


def heard(event: Event, viewer: int | None) -> bool:
    return bool(event.audience & (SPECTATORS if viewer is None else 1 << viewer))


def is_quiet(event: Event, chooser: int) -> bool:
    """Whether an event of a seat's answer told all others, spectators too, the same, or nothing.
    Who is told the same sees the same (decision 0003): so nobody but the chooser learned anything
    that is hidden from somebody."""
    others = EVERYONE & ~(1 << chooser)
    return event.audience & others in (0, others)


def thinking(table: Table, seat: int) -> Rng:
    """The chance of a bot's decision: the same whenever it is decided again."""
    word = int.from_bytes(bytes.fromhex(table.commitment)[6:12], "big")
    return seeded(word * 1_000_003 + table.version * 8 + seat)
