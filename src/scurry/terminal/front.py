"""What the host of a table wants from whatever shows it."""

from __future__ import annotations

from pathlib import Path

from scurry.terminal.table import Answer, Table


class Leave(Exception):
    """Somebody wants to leave the table; it can be resumed."""


class Front:
    def opening(self, table: Table, path: Path) -> None:
        """Before the first question: what is played, who sits where, how chance is bound."""
        raise NotImplementedError

    def ask(self, table: Table, seat: int) -> Answer:
        """Show a human's seat what happened and what it is asked; its answer, or Leave."""
        raise NotImplementedError

    def watch(self, table: Table) -> None:
        """Nobody is asked, only bots play: show what happened."""
        raise NotImplementedError

    def ending(self, table: Table, path: Path) -> None:
        raise NotImplementedError

    def left(self, table: Table, path: Path) -> None:
        """The table was left before its end."""
        raise NotImplementedError
