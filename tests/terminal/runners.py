"""Races without waiting: people and bots who think for exactly as long as they are told to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from scurry.bots.bot import Bot
from scurry.bots.chair import Chair
from scurry.games.holey_cheese.cards import NAMES
from scurry.games.holey_cheese.table import Table as Ring
from scurry.kernel.game import Game
from scurry.kernel.notebook import Wits
from scurry.kernel.options import Value
from scurry.kernel.question import RACE
from scurry.kernel.state import Choice, State
from scurry.terminal.chance import Seed
from scurry.terminal.front import Front, Leave
from scurry.terminal.host import host
from scurry.terminal.keeper import Keeper
from scurry.terminal.keys import Keys
from scurry.terminal.table import Answer, Table
from scurry.testkit.toys.race import Race as Toy

RIGHT = "right"
WRONG = "wrong"
Thought = tuple[float, str]  # how many seconds somebody thinks about a race, and what it says
Mind = Callable[[Table, int], Thought]


def key_for(state: State, said: str) -> str:
    """What is right, or wrong, in this race; else the key itself."""
    if said not in (RIGHT, WRONG):
        return said
    if isinstance(state, Toy):
        return f"answer {(state.number + (said == WRONG)) % 5}"
    ring = cast(Ring, state)
    return f"name {NAMES[(ring.ring[ring.target] + (said == WRONG)) % len(NAMES)]}"


def in_turn(*thoughts: Thought) -> Mind:
    """A thought for each question; the last one is for all that follow."""
    met: list[tuple[int, int]] = []

    def mind(table: Table, seat: int) -> Thought:
        question = seat, int(table.state.question(seat).serial)
        if question not in met:
            met.append(question)
        return thoughts[min(met.index(question), len(thoughts) - 1)]

    return mind


def each(*thoughts: Thought) -> Mind:
    """A thought for each seat."""
    return lambda table, seat: thoughts[seat]


class Runner(Bot):
    """A bot with the given thoughts, one a race; the last one is for all that follow."""

    def __init__(self, game: Game, seat: int, *thoughts: Thought) -> None:
        super().__init__(game, seat, 0, Wits(0.0, 1.0, 0.0))
        self.thoughts = list(thoughts)

    def choose(self, chair: Chair) -> Choice:
        options = chair.options()
        if chair.question().kind != RACE:
            return options[0]
        key = key_for(chair.imagine(self.rng), self.thoughts[0][1])
        return next(option for option in options if option.key == key)

    def seconds(self, chair: Chair) -> float:
        return self.thoughts.pop(0)[0] if len(self.thoughts) > 1 else self.thoughts[0][0]


class Thinker(Front):
    """People at a table. `heard` is what happened in front of them; after `races` they leave."""

    def __init__(self, mind: Mind, races: int = 10_000, deaf: bool = False) -> None:
        self.mind = mind
        self.races = races
        self.deaf = deaf  # hears nothing before a line is typed
        self.time = 100.0
        self.zero = 0.0
        self.heard: list[str] = []

    def opening(self, table: Table, path: Path) -> None:
        pass

    def now(self) -> float:
        return self.time

    def put(self, table: Table, seat: int) -> None:
        table.story.mark(seat)
        if seat in table.late:
            self.heard.append(f"{table.late.pop(seat)} {seat}")
        if seat in table.race.asked:
            self.heard.append(f"put {seat}")
            self.zero = self.time - table.race.shows(seat, table.race.now) / 1000

    def wait(self, table: Table, seat: int, until: float | None) -> Answer | None:
        if seat not in table.race.asked:
            if not self.races:
                raise Leave
            return table.answer(seat, table.options(seat)[0])
        seconds, said = self.mind(table, seat)
        due = max(self.time, self.zero + seconds)
        if until is not None and due > until and not self.deaf:
            self.time = until
            return None
        self.time = due
        self.races -= 1
        return table.answer(seat, key_for(table.state, said))

    def news(self, table: Table, seat: int) -> None:
        self.heard += [f"news {event.message}" for event in table.story.news(seat)]

    def over(self, table: Table, seat: int, serial: int) -> None:
        self.heard.append(f"over {table.late[seat]}")
        self.races -= 1

    def watch(self, table: Table) -> None:
        pass

    def ending(self, table: Table, path: Path) -> None:
        self.heard.append("end")

    def left(self, table: Table, path: Path) -> None:
        self.heard.append("left")


class Typist(Keys):
    """Lines, and the seconds after which each is there; when they are over, so is the input."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        super().__init__()
        self.time = 0.0
        self.lines = list(lines)

    def now(self) -> float:
        return self.time

    def line(self, until: float | None = None) -> str | None:
        if self.lines and (until is None or self.lines[0][0] <= until):
            at, text = self.lines.pop(0)
            self.time = max(self.time, at)
            return text
        if until is None:
            raise EOFError
        self.time = max(self.time, until)
        return None

    def discard(self) -> None:
        pass


def seat_table(
    game: Game, who: tuple[str, ...], bots: dict[int, list[Thought]], seed: int, **options: Value
) -> Table:
    """A table whose bots are such runners. (They are asked nothing before they sit down.)"""
    table = Table(game, who, Seed(seed), options)
    for seat, thoughts in bots.items():
        table.bots[seat] = Runner(game, seat, *thoughts)
    return table


def play(table: Table, front: Front, folder: Path) -> list[str]:
    """Play on; the lines of the record that the races left there."""
    host(table, front, Keeper(folder / "game"))
    rows = [entry.text() for entry in table.scribe.record.entries]
    return [row for row in rows if "@" in row or row.startswith("! timeout")]
