"""A table: a game going on, who sits where, and the round in which everyone asked answers.

All who are asked at the same time answer to the same position: the answers are collected
unseen and then let in one by one, in an order that chance decides. An answer whose question
has changed meanwhile does not count, and that seat is asked again.

Answers to a race are let in by their time (race.py). After every choice the table lines up: bots
that are asked decide what they will say, and when.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from scurry.bots.bot import Bot
from scurry.bots.chair import Chair
from scurry.bots.levels import seat_bot
from scurry.kernel.door import Refused, admit
from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.question import RACE
from scurry.kernel.record import Entry
from scurry.kernel.replay import Scribe
from scurry.kernel.state import State
from scurry.terminal.chance import Chance
from scurry.terminal.race import Race
from scurry.terminal.seating import HUMAN, Sitters, notes
from scurry.terminal.story import Story

# What a seat is told of an answer that did not count: messages.
CHANGED: Final = "late-answer"
TOO_LATE: Final = "late-race"
TIME_UP: Final = "time-up"
LOTS: Final = 1 << 30


class Answer(NamedTuple):
    key: str
    serial: int


class Table:
    def __init__(self, game: Game, who: Sitters, chance: Chance, options: dict[str, Value]) -> None:
        self.game = game
        self.who = who
        self.chance = chance
        self.story = Story(len(who))
        self.bots: dict[int, Bot] = {
            seat: seat_bot(level, game, seat, chance.aside(f"bot {seat}").word)
            for seat, level in enumerate(who)
            if level != HUMAN
        }
        self.story.ears.bots = list(self.bots.values())
        self.scribe = Scribe(game, len(who), chance.rng(), self.story, None, **options)
        for note in notes(who):
            self.scribe.note(note)
        self.settings = game.settled(options)
        self.made = 0  # choices until now
        self.race = Race()
        self.late: dict[int, str] = {}  # by seat: why its last answer did not count
        self.line_up()

    @property
    def state(self) -> State:
        return self.scribe.state

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.who) if name == HUMAN]

    def options(self, seat: int) -> list[str]:
        return [option.key for option in self.state.options(seat)]

    def answer(self, seat: int, key: str, serial: int | None = None) -> Answer:
        """An answer that may be given now, or Refused."""
        choice = admit(self.state, seat, key, serial)
        return Answer(choice.key, int(self.state.question(seat).serial))

    def bots_answer(self, seat: int) -> Answer:
        bot = self.bots[seat]
        bot.rng = self.chance.aside(f"bot {seat} choice {self.made}")
        return self.answer(seat, bot.choose(Chair(self.state, seat)).key)

    def take(self, answers: dict[int, Answer]) -> None:
        """Let the answers of a round in."""
        seats = sorted(answers)
        self.chance.aside(f"order {self.made}").shuffle(seats)
        for seat in seats:
            try:
                self.scribe.play(seat, *answers[seat])
            except Refused:  # what was let in before has changed the question
                self.late[seat] = CHANGED
            else:
                self.moved(seat, None)

    def moved(self, seat: int, ms: int | None) -> None:
        """A choice was made, in a race after so many milliseconds."""
        self.made += 1
        if ms is not None:
            self.race.arrive(seat, ms)
        self.line_up()

    def repeat(self, entry: Entry) -> None:
        """A choice that was made before the table was left."""
        self.story.mark(entry.seat)
        self.scribe.repeat(entry)
        self.moved(entry.seat, entry.ms)

    # Races.

    def line_up(self) -> None:
        """Sort out whose answers are void, and let bots that are asked now decide."""
        questions = {int(seat): self.state.question(seat) for seat in self.state.pending()}
        racing = {seat: int(q.serial) for seat, q in questions.items() if q.kind == RACE}
        for seat in self.race.follow(racing):
            self.late[seat] = TOO_LATE
        for seat in self.race.missing():
            if seat in self.bots:
                self.bot_runs(seat)

    def bot_runs(self, seat: int) -> None:
        bot, chair = self.bots[seat], Chair(self.state, seat)
        bot.rng = self.chance.aside(f"race {self.race.run(seat)}")
        key = bot.choose(chair).key
        self.submit(seat, key, self.clocks(seat)[0] + round(bot.seconds(chair) * 1000))

    def clocks(self, seat: int) -> tuple[int, int | None]:
        """From when on an answer to a race counts, and when silence does (None: never), in ms."""
        question = self.state.question(seat)
        lock = int(question.lock)
        if not question.clock or self.state.silence(seat) is None:
            return lock, None
        return lock, lock + 1000 * int(self.settings[question.clock])

    def submit(self, seat: int, key: str, ms: int) -> None:
        """An answer to a race, and when it was given; after the time for it, it is silence."""
        lock, limit = self.clocks(seat)
        lot = self.chance.aside(f"lot {self.race.run(seat)}").below(LOTS)
        if limit is None or ms < limit:
            self.race.give(seat, key, max(ms, lock), lot)
        else:
            silence = self.state.silence(seat)
            assert silence is not None
            self.late[seat] = TIME_UP
            self.race.give(seat, silence.key, limit, lot, timeout=True)

    def let_in(self) -> None:
        """The first answer of a race."""
        due = self.race.first()
        assert due is not None
        try:
            self.answer(due.seat, due.key, due.serial)
        except Refused:
            self.late[due.seat] = TOO_LATE
            del self.race.dues[due.seat]
            self.line_up()
            return
        if due.timeout:
            self.scribe.note(f"timeout {due.seat}")
        self.scribe.play(due.seat, due.key, due.serial, due.ms)
        self.moved(due.seat, due.ms)
