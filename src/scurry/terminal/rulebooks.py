"""The rulebook on the screen, whole or one clause."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console

from scurry.kernel.game import Game
from scurry.terminal.trouble import Trouble, guess
from scurry.terminal.typed import quoted
from scurry.words import rulebook

ANCHOR: Final = re.compile(r"\{#([^}]*)\}")


def show(game: Game, lang: str, clause_id: str | None, console: Console) -> None:
    text = whole(game, lang) if clause_id is None else one(game, lang, clause_id)
    if console.is_terminal:
        from rich.markdown import Markdown  # costs every other command a tenth of a second

        console.print(Markdown(text))
    else:
        print(text)


def whole(game: Game, lang: str) -> str:
    """With the clauses' names where they can be read."""
    return ANCHOR.sub(r"(\1)", rulebook(game, lang))


def one(game: Game, lang: str, clause_id: str) -> str:
    wanted = clause_id.upper()
    text = quoted(game, lang, wanted)
    if text is None:
        known = ANCHOR.findall(rulebook(game, lang))
        raise Trouble(f"the rulebook of {game.id} has no clause {wanted}{guess(wanted, known)}")
    return text
