"""A table: a game going on, who sits where, and the round in which everyone asked answers.

All who are asked at the same time answer to the same position: the answers are collected
unseen and then let in one by one, in an order that chance decides. An answer whose question
has changed meanwhile does not count, and that seat is asked again.
"""

from __future__ import annotations

from typing import NamedTuple

from scurry.bots.bot import Bot
from scurry.bots.chair import Chair
from scurry.bots.levels import seat_bot
from scurry.kernel.door import Refused, admit
from scurry.kernel.game import Game
from scurry.kernel.options import Value
from scurry.kernel.replay import Scribe
from scurry.kernel.state import State
from scurry.terminal.chance import Chance
from scurry.terminal.seating import HUMAN, Sitters, notes
from scurry.terminal.story import Story


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
        self.made = 0  # choices until now
        self.late: set[int] = set()  # seats whose last answer came too late

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
                self.late.add(seat)
            else:
                self.made += 1
