"""The table without a screen: one fact a line, for screen readers, scripts and other programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from scurry.kernel.door import Refused
from scurry.kernel.record import plain as plain_value
from scurry.terminal import lines
from scurry.terminal.front import Front, Leave
from scurry.terminal.keys import Keys
from scurry.terminal.story import Viewer
from scurry.terminal.table import Answer, Table
from scurry.terminal.typed import COMMANDS, HELP, literal, quoted
from scurry.terminal.whynot import reasons
from scurry.words import Words


def out(*rows: str) -> None:
    for row in rows:
        print(row)


class Plain(Front):
    def __init__(self, words: Words, keys: Keys | None = None) -> None:
        self.words = words
        self.keys = Keys() if keys is None else keys
        self.holder: int | None = None
        self.waiting = False  # an `answer` line stands
        self.missed: dict[tuple[int, int], str] = {}  # seat and serial: why no answer counts

    def opening(self, table: Table, path: Path) -> None:
        record = table.scribe.record
        out(f"scurry {lines.PROTOCOL}")
        out(lines.line(f"game {record.game} {record.rules}", table.game.titles[self.words.lang]))
        out(f"language {self.words.lang}")
        for seat, name in enumerate(table.who):
            out(lines.line(f"seat {seat} {name}", self.words.name(seat)))
        for option, chosen in record.options.items():
            out(f"with {option}={plain_value(chosen)}")
        bound = record.commitment
        out(f"chance {table.chance.line()}" if bound is None else f"chance commitment {bound}")
        out(f"record {path}")
        if len(table.humans) == 1:
            self.holder = table.humans[0]

    def read(self, until: float | None = None) -> str | None:
        sys.stdout.flush()
        try:
            row = self.keys.line(until)
        except EOFError:
            raise Leave from None
        return None if row is None else row.strip()

    def put(self, table: Table, seat: int) -> None:
        self.hand_over(table, seat)
        self.show(table, seat)

    def wait(self, table: Table, seat: int, until: float | None) -> Answer | None:
        serial = int(table.state.question(seat).serial)
        while True:
            if not self.waiting:
                out(f"answer {seat} {serial}")
            self.waiting = True
            typed = self.read(until)
            if typed is None:
                return None
            if self.belated(seat, typed):
                continue
            self.waiting = False
            answer = self.obey(table, seat, typed)
            if answer is not None:
                out(f"taken {seat} {answer.serial} {answer.key}")
                return answer

    def now(self) -> float:
        return self.keys.now()

    def news(self, table: Table, seat: int) -> None:
        out(*(lines.event(seat, event, self.words) for event in table.story.news(seat)))

    def over(self, table: Table, seat: int, serial: int) -> None:
        self.keys.discard()
        self.waiting = False
        self.missed[seat, serial] = table.late.pop(seat)
        out(lines.line(f"over {seat} {serial}", self.words.say(self.missed[seat, serial])))

    def belated(self, seat: int, typed: str) -> bool:
        """An answer to a race that was over: the `answer` line that stands is not meant by it."""
        serial = typed.partition(" ")[0]
        message = self.missed.pop((seat, int(serial)), None) if serial.isdecimal() else None
        if message is not None:
            out(lines.line(f"late {seat}", self.words.say(message)))
        return message is not None

    def hand_over(self, table: Table, seat: int) -> None:
        """Only people wait for each other; a program may hold several seats."""
        if self.holder != seat and sys.stdin.isatty():
            out(lines.line(f"pass {seat}", self.words.say("pass-screen", {"seat": f"#{seat}"})))
            self.read()
        self.holder = seat

    def show(self, table: Table, seat: int) -> None:
        self.told(table, seat)
        self.say_late(table, seat)
        out(lines.ask(seat, table.state.question(seat), self.words))
        out(*(lines.option(option, self.words) for option in table.state.options(seat)))
        silence = table.state.silence(seat)
        if silence is not None:
            out(f"silence {silence.key}")
        if seat in table.race.asked:
            out(lines.clock(seat, *table.clocks(seat)))

    def say_late(self, table: Table, seat: int) -> None:
        if seat in table.late:
            out(lines.line(f"late {seat}", self.words.say(table.late.pop(seat))))

    def told(self, table: Table, viewer: Viewer) -> None:
        """What happened since, and the table now."""
        out(*(lines.event(viewer, event, self.words) for event in table.story.news(viewer)))
        out(*lines.picture(viewer, table.game.picture(table.state, viewer)))

    def obey(self, table: Table, seat: int, typed: str) -> Answer | None:
        """A key, maybe behind the question's serial; or a command."""
        if typed in table.options(seat):
            return table.answer(seat, typed)
        first, _, rest = typed.partition(" ")
        if first in COMMANDS:
            self.command(table, seat, first, rest.strip())
            return None
        serial = int(first) if first.isdecimal() and rest else None
        try:
            return table.answer(seat, typed if serial is None else rest.strip(), serial)
        except Refused as refused:
            out(lines.refused(refused.code, refused.refusal, self.words))
            if refused.refusal is not None:
                self.rules(table, [refused.refusal.clause])
            return None

    def command(self, table: Table, seat: int, verb: str, rest: str) -> None:
        if verb == "quit":
            raise Leave
        if verb == "why":
            self.why(table, seat, rest)
        elif verb == "rules":
            self.rules(table, rest.upper().split() or table.state.question(seat).clauses)
        elif verb == "log":
            out(*(lines.event(seat, event, self.words) for event in table.story.log(seat)))
        else:
            out(*(lines.line("help", self.words.say(message)) for message in HELP))

    def why(self, table: Table, seat: int, typed: str) -> None:
        found = reasons(table.state, seat, typed, self.words)
        for reason in found:
            out(*(lines.why(choice, reason.refusal, self.words) for choice in reason.choices))
        refusals = [reason.refusal for reason in found if reason.refusal is not None]
        self.rules(table, dict.fromkeys(refusal.clause for refusal in refusals))
        if not found:
            said = self.words.say("explain-none", {"typed": literal(typed)})
            out(lines.line(f"refused unknown {lines.NOBODY}", said))

    def rules(self, table: Table, wanted: Iterable[str]) -> None:
        for clause_id in wanted:
            text = quoted(table.game, self.words.lang, clause_id)
            if text is None:
                said = self.words.say("clause-unknown", {"clause": literal(clause_id)})
                out(lines.line(f"refused unknown {lines.NOBODY}", said))
            else:
                out(*lines.rule(clause_id, text))

    def watch(self, table: Table) -> None:
        out(*(lines.event(None, event, self.words) for event in table.story.news(None)))

    def ending(self, table: Table, path: Path) -> None:
        viewers: list[Viewer] = [*table.humans]
        for viewer in viewers or [None]:
            self.told(table, viewer)
            if viewer is not None:
                self.say_late(table, viewer)
            for event in table.story.whole(viewer) or []:
                out(lines.event(viewer, event, self.words, "story"))
        outcome = table.state.outcome()
        assert outcome is not None
        out(*lines.result(outcome, self.words))
        if table.scribe.record.secret is not None:
            out(f"secret {table.scribe.record.secret}")
        out(f"record {path}")
        sys.stdout.flush()

    def left(self, table: Table, path: Path) -> None:
        said = self.words.say("record-left", {"file": literal(str(path))})
        out(lines.line(f"left {path}", said))
        sys.stdout.flush()
