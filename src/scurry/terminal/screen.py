"""The table for people, on a screen that is drawn anew for each question."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from scurry.kernel.door import Refused
from scurry.kernel.message import Refusal
from scurry.terminal import drawing
from scurry.terminal.front import Front, Leave
from scurry.terminal.results import bound, finished
from scurry.terminal.table import Answer, Table
from scurry.terminal.typed import CHOOSE, HELP, literal, quoted, understand
from scurry.terminal.whynot import Reason, reasons
from scurry.words import Words

MOST_NAMED: Final = 12  # choices with the same reason that are listed one by one
FORGET_SCROLLED: Final = "\x1b[3J"  # what was scrolled away, too


class Screen(Front):
    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.holder: int | None = None  # whose seat the screen shows

    def say(self, message: str, **args: str) -> None:
        given = {name: literal(value) for name, value in args.items()}
        self.out(Text(self.words.say(message, given)))

    def out(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False, markup=False)

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} ", "bold"))
        except EOFError:
            raise Leave from None

    def opening(self, table: Table, path: Path) -> None:
        self.out(*(Text(line, "dim") for line in bound(table, path, self.words)))
        if len(table.humans) == 1:
            self.holder = table.humans[0]
        else:
            self.out("")

    def ask(self, table: Table, seat: int) -> Answer:
        self.hand_over(table, seat)
        if table.made:
            self.console.clear()
        self.show(table, seat)
        options = table.options(seat)
        while True:
            line = self.read(self.words.say("choose-number", {"most": len(options)}))
            answer = self.obey(table, seat, *understand(line, options, self.words))
            if answer is not None:
                return answer

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
        if seat in table.late:
            table.late.remove(seat)
            self.say("late-answer")
        self.out(drawing.question(table.state.question(seat), self.words))
        self.out(drawing.options(table.state.options(seat), self.words))
        self.out(Text(self.words.say("commands"), "dim"))

    def obey(self, table: Table, seat: int, verb: str, rest: str) -> Answer | None:
        """The answer, if it is one; everything else is done here."""
        if verb == CHOOSE:
            return self.choose(table, seat, rest)
        if verb == "why":
            self.why(table, seat, rest)
        elif verb == "rules":
            self.rules(table, seat, rest)
        elif verb == "log":
            log = table.story.logs[seat]
            self.out(drawing.story(log, self.words) if log else self.words.say("log-empty"))
        elif verb == "help":
            for message in HELP:
                self.say(message)
        else:
            raise Leave
        return None

    def choose(self, table: Table, seat: int, key: str) -> Answer | None:
        if not key:
            self.out(drawing.options(table.state.options(seat), self.words))
            return None
        if key.isdecimal():
            self.out(Text(self.words.say("not-a-number", {"most": len(table.options(seat))})))
            return None
        try:
            return table.answer(seat, key)
        except Refused as refused:
            if refused.refusal is None:
                self.say(f"refused-{refused.code}")
            else:
                self.refuse(table, refused.refusal)
            return None

    def refuse(self, table: Table, refusal: Refusal) -> None:
        """Why not, and what the rulebook says there."""
        self.out(Text(self.words.refusal(refusal), "yellow"))
        self.quote(table, refusal.clause)

    def why(self, table: Table, seat: int, typed: str) -> None:
        if not typed:
            self.say("explain-how", key=table.state.conceivable(seat)[0].key)
            return
        found = reasons(table.state, seat, typed, self.words)
        if not found:
            self.say("explain-none", typed=typed)
        for reason in found:
            self.reason(reason)
        forbidding = [reason.refusal.clause for reason in found if reason.refusal is not None]
        for clause_id in dict.fromkeys(forbidding):
            self.quote(table, clause_id)

    def reason(self, reason: Reason) -> None:
        if reason.refusal is None:
            self.say("explain-allowed")
        self.out(drawing.named(reason.choices[:MOST_NAMED], self.words))
        rest = len(reason.choices) - MOST_NAMED
        if rest > 0:
            self.out(Text(self.words.say("explain-more", {"count": rest})))
        if reason.refusal is not None:
            self.out(Text(self.words.refusal(reason.refusal), "yellow"), "")

    def rules(self, table: Table, seat: int, typed: str) -> None:
        for clause_id in typed.upper().split() or table.state.question(seat).clauses:
            self.quote(table, clause_id)

    def quote(self, table: Table, clause_id: str) -> None:
        """What the rulebook says there."""
        text = quoted(table.game, self.words.lang, clause_id)
        if text is None:
            self.say("clause-unknown", clause=clause_id)
        else:
            self.out(drawing.rule(clause_id, text))

    def watch(self, table: Table) -> None:
        for event in table.story.news(None):
            self.out(Text(self.words.event(event)))

    def ending(self, table: Table, path: Path) -> None:
        viewer = table.humans[0] if len(table.humans) == 1 else None
        news = table.story.for_all() if viewer is None else table.story.news(viewer)
        if len(table.humans) > 1:
            self.wipe()
        self.out(drawing.picture(table, viewer, self.words), drawing.story(news, self.words))
        self.out("", *(Text(line) for line in finished(table, path, self.words)))
        self.say("thanks")

    def left(self, table: Table, path: Path) -> None:
        if len(table.humans) > 1:
            self.wipe()
        self.out("")
        self.say("record-left", file=str(path))
