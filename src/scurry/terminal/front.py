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

    def put(self, table: Table, seat: int) -> None:
        """Show a human's seat what happened and what it is asked."""
        raise NotImplementedError

    def wait(self, table: Table, seat: int, until: float | None) -> Answer | None:
        """The answer to what was put, or Leave; None if there is none until then (see `now`)."""
        raise NotImplementedError

    def ask(self, table: Table, seat: int) -> Answer:
        self.put(table, seat)
        answer = self.wait(table, seat, None)
        assert answer is not None
        return answer

    def now(self) -> float:
        """Seconds by the clock that times people in a race."""
        raise NotImplementedError

    def news(self, table: Table, seat: int) -> None:
        """Something happened, and the seat still thinks about what was put."""
        raise NotImplementedError

    def over(self, table: Table, seat: int, serial: int) -> None:
        """What was put is asked no more (`table.late` has why): what is half typed is void."""
        raise NotImplementedError

    def watch(self, table: Table) -> None:
        """Nobody is asked, only bots play: show what happened."""
        raise NotImplementedError

    def ending(self, table: Table, path: Path) -> None:
        raise NotImplementedError

    def left(self, table: Table, path: Path) -> None:
        """The table was left before its end."""
        raise NotImplementedError
