"""Watching a record again, from one chair or as a spectator: never more than was told there."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from scurry.kernel.message import Event, EventLog
from scurry.kernel.outcome import Outcome
from scurry.kernel.record import Entry, Record
from scurry.kernel.replay import choices_of, game_of, repeat, replay
from scurry.kernel.state import find_choice
from scurry.terminal import lines
from scurry.terminal.story import Viewer, told
from scurry.words import Words


class Frame(NamedTuple):
    entry: Entry | None  # None: the start
    events: list[Event]
    picture: str


def frames(record: Record, viewer: Viewer) -> tuple[list[Frame], Outcome | None]:
    """The start and every choice, as the viewer was shown them."""
    game = game_of(record)
    log = EventLog()
    state = replay(record, 0, log)
    made: list[Frame] = []
    for entry in [None, *choices_of(record)]:
        if entry is not None:
            repeat(state, entry)
        heard = [event for event in log.take() if told(event, viewer)]
        made.append(Frame(entry, heard, game.picture(state, viewer)))
    return made, state.outcome()


def say_all(record: Record, viewer: Viewer, words: Words) -> None:
    """All at once, in the lines of the plain table."""
    shown, outcome = frames(record, viewer)
    for number, frame in enumerate(shown):
        if frame.entry is not None:
            own = frame.entry.seat == viewer
            print(f"step {number} {frame.entry.seat}" + (f" {frame.entry.key}" if own else ""))
        for event in frame.events:
            print(lines.event(viewer, event, words))
        for row in lines.picture(viewer, frame.picture):
            print(row)
    if outcome is not None:
        print("\n".join(lines.result(outcome, words)))
    else:
        print(lines.line("open", words.say("replay-open")))


class Player:
    """Steps through the frames, one a key press."""

    def __init__(self, record: Record, viewer: Viewer, words: Words, console: Console) -> None:
        self.record = record
        self.viewer = viewer
        self.words = words
        self.console = console
        self.frames, self.outcome = frames(record, viewer)

    def run(self) -> None:
        at = 0
        while True:
            self.show(at)
            at, leave = self.next(at)
            if leave:
                return

    def next(self, at: int) -> tuple[int, bool]:
        """Where to go from here, and whether to leave."""
        last = len(self.frames) - 1
        try:
            typed = self.console.input(Text(f"{self.words.say('replay-hint')} ", "dim")).strip()
        except (EOFError, KeyboardInterrupt):
            return at, True
        if typed in ("q", "quit", self.words.say("command-quit")):
            return at, True
        if typed == "b":
            return max(0, at - 1), False
        if typed.isdecimal():
            return min(int(typed), last), False
        return min(at + 1, last), at == last

    def show(self, at: int) -> None:
        frame = self.frames[at]
        self.console.clear()
        title = Text(self.heading(at), "bold")
        self.console.print(Panel(Text(frame.picture.rstrip("\n")), title=title, padding=(1, 2)))
        if frame.entry is not None and frame.entry.seat == self.viewer:
            choice = find_choice(self.record.game, frame.entry.key)
            said = self.words.say("replay-chosen", {"choice": self.words.choice(choice)})
            self.console.print(Text(said, "bold"))
        for event in frame.events:
            self.console.print(Text(f"  {self.words.event(event)}"))
        if at == len(self.frames) - 1:
            self.console.print(Text(f"\n{self.ending()}", "bold"))

    def heading(self, at: int) -> str:
        entry = self.frames[at].entry
        if entry is None:
            return self.words.say("replay-start")
        count = len(self.frames) - 1
        seat = self.words.name(entry.seat)
        return self.words.say("replay-step", {"number": at, "count": count, "seat": seat})

    def ending(self) -> str:
        if self.outcome is None:
            return self.words.say("replay-open")
        return self.words.outcome(self.outcome)
