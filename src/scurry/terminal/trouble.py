"""What goes wrong because of what was typed: one sentence, never a traceback."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from scurry.bots.levels import UnknownLevel
from scurry.kernel.catalogue import UnknownGame, catalogue, find
from scurry.kernel.game import BadStart, Game
from scurry.kernel.options import BadOption
from scurry.kernel.record import BadRecord


class Trouble(Exception):
    """Something the user can put right; the text is one sentence that says how."""


EXPECTED = (Trouble, UnknownGame, UnknownLevel, BadStart, BadOption, BadRecord)


def sentence(error: BaseException) -> str | None:
    """What to tell the user; None for what is a fault of the program."""
    if isinstance(error, EXPECTED):
        return str(error)
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return reason if error.filename is None else f"{error.filename}: {reason}"
    usage = getattr(error, "format_message", None)  # what typer says of a command line
    return str(usage()) if callable(usage) else None


def game_called(name: str) -> Game:
    """The game of that id, or a sentence that guesses which one was meant."""
    try:
        return find(name)
    except UnknownGame as error:
        raise Trouble(f"{error}{guess(name, catalogue())}") from None


def guess(typed: str, known: Iterable[str]) -> str:
    """`; did you mean …?` if something known looks alike."""
    near = difflib.get_close_matches(typed, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""
