"""What there is to play: as a table for people, as JSON for programs."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from scurry.kernel.game import Game
from scurry.kernel.options import Flag, Number, Option, Pick
from scurry.kernel.options import Text as TextOption
from scurry.kernel.record import plain
from scurry.words import LANGUAGES, Words


def facts(game: Game, words: Words) -> str:
    """Players, minutes, age."""
    seats = str(game.most) if game.fewest == game.most else f"{game.fewest}–{game.most}"
    return words.say(
        "game-facts",
        {
            "seats": seats,
            "most": game.most,
            "minutes": game.minutes,
            "age": game.age,
            "rules": game.rules_version,
        },
    )


def show(game: Game, lang: str, console: Console) -> None:
    words = Words(lang, game)
    console.print(Text.assemble((game.id, "bold cyan"), f"  {game.titles[lang]}"))
    console.print(Text(facts(game, words)))
    if game.options:
        console.print(options(game, words))
        console.print(Text(words.say("default-mark"), "dim"))


def options(game: Game, words: Words) -> Grid:
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("option", "values", "clause", "meaning"):
        grid.add_column(words.say(f"column-{column}"))
    for option in game.options:
        name = f"[{option.name}]" if option.setting else option.name
        label, meaning = words.option(option)
        said = Text.assemble((label, "bold"), f": {meaning}")
        grid.add_row(Text(name), Text(values(option)), Text(option.clause), said)
    return grid


def values(option: Option) -> str:
    if isinstance(option, Number):
        return f"{option.low}…{option.high}, *{option.default}"
    if isinstance(option, TextOption):
        return f"…{option.longest}"
    marks = {option.default: "*"}
    return " ".join(f"{marks.get(value, '')}{plain(value)}" for value in option.values())


def as_dict(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "titles": game.titles,
        "seats": {"fewest": game.fewest, "most": game.most},
        "minutes": game.minutes,
        "age": game.age,
        "rules_version": game.rules_version,
        "options": [option_dict(game, option) for option in game.options],
    }


def option_dict(game: Game, option: Option) -> dict[str, object]:
    words = {lang: Words(lang, game).option(option) for lang in LANGUAGES}
    return {
        "name": option.name,
        **range_dict(option),
        "default": option.default,
        "clause": option.clause,
        "setting": option.setting,
        "label": {lang: label for lang, (label, _) in words.items()},
        "help": {lang: meaning for lang, (_, meaning) in words.items()},
    }


def range_dict(option: Option) -> dict[str, object]:
    """The type of an option, and what values it may have."""
    if isinstance(option, Number):
        return {"type": "number", "low": option.low, "high": option.high}
    if isinstance(option, TextOption):
        return {"type": "text", "longest": option.longest}
    kind = {Flag: "flag", Pick: "pick"}[type(option)]
    return {"type": kind, "values": option.values()}
