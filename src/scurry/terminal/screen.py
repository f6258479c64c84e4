"""The table for people, on a screen that is drawn anew for each question."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from scurry.kernel.door import Refused
from scurry.terminal import drawing
from scurry.terminal.front import Front, Leave
from scurry.terminal.keys import Keys
from scurry.terminal.results import bound, finished
from scurry.terminal.table import Answer, Table
from scurry.terminal.typed import CHOOSE, HELP, begun, understand
from scurry.terminal.voice import Voice
from scurry.words import Words

FORGET_SCROLLED: Final = "\x1b[3J"  # what was scrolled away, too
# A row above the one that is being typed in: make room, insert it, and go back.
ABOVE: Final = "\x1bD\x1b[A\x1b7\r\x1b[L"
BACK: Final = "\x1b8\x1b[B"


class Screen(Voice, Front):
    def __init__(self, words: Words, console: Console, keys: Keys | None = None) -> None:
        super().__init__(words, console)
        self.keys = Keys() if keys is None else keys
        self.holder: int | None = None  # whose seat the screen shows
        self.waiting = False  # behind a prompt, for a line

    def read(self, prompt: str, until: float | None = None) -> str | None:
        if not self.waiting:
            self.console.print(Text(f"{prompt} ", "bold"), end="")
        self.waiting = True
        try:
            line = self.keys.line(until)
        except EOFError:
            raise Leave from None
        self.waiting = line is None
        return line

    def opening(self, table: Table, path: Path) -> None:
        self.out(*(Text(line, "dim") for line in bound(table, path, self.words)))
        if len(table.humans) == 1:
            self.holder = table.humans[0]
        else:
            self.out("")

    def put(self, table: Table, seat: int) -> None:
        self.hand_over(table, seat)
        if table.made:
            self.console.clear()
        self.show(table, seat)

    def wait(self, table: Table, seat: int, until: float | None) -> Answer | None:
        options = table.options(seat)
        prompt = "choose-quickly" if seat in table.race.asked else "choose-number"
        while True:
            line = self.read(self.words.say(prompt, {"most": len(options)}), until)
            if line is None:
                return None
            answer = self.obey(table, seat, *understand(line, options, self.words))
            if answer is not None:
                return answer

    def now(self) -> float:
        return self.keys.now()

    def news(self, table: Table, seat: int) -> None:
        """Above the prompt, where what is half typed can stay; else it can wait."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            for event in table.story.news(seat):
                row = Text(f"  {self.words.event(event)}")
                row.truncate(self.console.width, overflow="ellipsis")
                self.console.file.write(f"{ABOVE}{row.plain}{BACK}")
            self.console.file.flush()

    def over(self, table: Table, seat: int, serial: int) -> None:
        self.keys.discard()
        self.waiting = False
        self.out("")

    def hand_over(self, table: Table, seat: int) -> None:
        """Nobody sees another's hand: the screen is empty while it changes hands."""
        if self.holder == seat:
            return
        if self.holder is not None:
            self.wipe()
        self.holder = seat
        self.say("pass-screen", seat=self.words.name(seat))
        self.read(self.words.say("press-enter"))
        self.wipe()

    def wipe(self) -> None:
        self.console.clear()
        if self.console.is_dumb_terminal or not self.console.is_terminal:
            self.out("\n" * 2 * self.console.height)  # cannot be cleared, so it is pushed away
        else:
            self.console.file.write(FORGET_SCROLLED)

    def show(self, table: Table, seat: int) -> None:
        """The table, what happened since, the question, the options."""
        self.out(drawing.picture(table, seat, self.words))
        news = table.story.news(seat)
        if news:
            self.out(drawing.story(news, self.words), "")
        self.say_late(table, seat)
        limit = table.clocks(seat)[1] if seat in table.race.asked else None
        self.out(drawing.question(table.state.question(seat), limit, self.words))
        self.list(table, seat)
        self.out(Text(self.words.say("commands"), "dim"))

    def list(self, table: Table, seat: int) -> None:
        draw = drawing.pad if seat in table.race.asked else drawing.options
        self.out(draw(table.state.options(seat), self.words))

    def say_late(self, table: Table, seat: int) -> None:
        if seat in table.late:
            self.out(Text(self.words.say(table.late.pop(seat)), "yellow"))

    def obey(self, table: Table, seat: int, verb: str, rest: str) -> Answer | None:
        """The answer, if it is one; everything else is done here."""
        if verb == CHOOSE:
            return self.choose(table, seat, rest)
        if verb == "why":
            self.why(table, seat, rest)
        elif verb == "rules":
            self.rules(table, seat, rest)
        elif verb == "log":
            log = table.story.log(seat)
            self.out(drawing.story(log, self.words) if log else self.words.say("log-empty"))
        elif verb == "help":
            for message in (*HELP, "help-letters"):
                self.say(message)
        else:
            raise Leave
        return None

    def choose(self, table: Table, seat: int, key: str) -> Answer | None:
        if not key:
            self.list(table, seat)
            return None
        if key.isdecimal():
            self.out(Text(self.words.say("not-a-number", {"most": len(table.options(seat))})))
            return None
        try:
            return table.answer(seat, key)
        except Refused as refused:
            if refused.refusal is not None:
                self.refuse(table, refused.refusal)
                return None
            return self.guess(table, seat, key)

    def guess(self, table: Table, seat: int, typed: str) -> Answer | None:
        """Nothing is called like that; maybe it is the beginning of something."""
        said = {choice.key: self.words.choice(choice) for choice in table.state.options(seat)}
        meant = begun(typed, said)
        if len(meant) == 1:
            return table.answer(seat, meant[0])
        if meant:
            self.say("typed-several", options=", ".join(said[key] for key in meant))
        else:
            self.say("refused-unknown")
        return None

    def watch(self, table: Table) -> None:
        for event in table.story.news(None):
            self.out(Text(self.words.event(event)))

    def ending(self, table: Table, path: Path) -> None:
        viewer = table.humans[0] if len(table.humans) == 1 else None
        news = table.story.for_all() if viewer is None else table.story.news(viewer)
        if len(table.humans) > 1:
            self.wipe()
        self.out(drawing.picture(table, viewer, self.words), drawing.story(news, self.words))
        if viewer is not None:
            self.say_late(table, viewer)
        whole = table.story.whole(viewer)
        if whole is not None:
            self.out("", self.words.say("whole-story"), drawing.story(whole, self.words))
        self.out("", *(Text(line) for line in finished(table, path, self.words)))
        self.say("thanks")

    def left(self, table: Table, path: Path) -> None:
        if len(table.humans) > 1:
            self.wipe()
        self.out("")
        self.say("record-left", file=str(path))
