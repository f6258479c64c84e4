"""What the screen says besides the table: words, reasons, rules. All text is literal."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from scurry.kernel.message import Refusal
from scurry.terminal import drawing
from scurry.terminal.table import Table
from scurry.terminal.typed import literal, quoted
from scurry.terminal.whynot import Reason, reasons
from scurry.words import Words

MOST_NAMED: Final = 12  # choices with the same reason that are listed one by one


class Voice:
    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def say(self, message: str, **args: str) -> None:
        given = {name: literal(value) for name, value in args.items()}
        self.out(Text(self.words.say(message, given)))

    def out(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False, markup=False)

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
