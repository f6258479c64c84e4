"""Types of the command line that several commands share, with their completion."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scurry.bots.levels import LEVELS
from scurry.kernel.catalogue import catalogue
from scurry.terminal.seating import HUMAN
from scurry.words import LANGUAGES


def complete_game(incomplete: str) -> list[str]:
    return [name for name in catalogue() if name.startswith(incomplete)]


def complete_seats(incomplete: str) -> list[str]:
    """The next name behind the last comma."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in (HUMAN, *LEVELS) if name.startswith(last)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """NAME=VALUE, if the game is known already."""
    game = catalogue().get(str(context.params.get("game")))
    if game is None:
        return []
    values = [f"{option.name}={value}" for option in game.options for value in option.values()]
    return [value for value in values if value.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(incomplete)]


GameId = Annotated[
    str, typer.Argument(metavar="GAME", autocompletion=complete_game, help="Its id: scurry games.")
]
OneGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", autocompletion=complete_game, help="Only this one."),
]
SomeGames = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME]…", autocompletion=complete_game, help="All without it."),
]
NewRecord = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Where the record goes.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", autocompletion=complete_language, metavar="uk|ru|en",
        help="The language; without it, that of the environment, or English.",
    ),
]  # fmt: skip
Seats = Annotated[
    str | None,
    typer.Option(
        "--seats", autocompletion=complete_seats, metavar="WHO,WHO,…",
        help="Who sits where, with commas between.",
    ),
]  # fmt: skip
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", autocompletion=complete_option, metavar="NAME=VALUE",
        help="An option of the game; may be repeated.",
    ),
]  # fmt: skip
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed, the same chance.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
AsPlain = Annotated[
    bool, typer.Option("--plain", help="One fact a line: for screen readers and programs.")
]
