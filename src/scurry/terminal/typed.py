"""What a person types at a question: a number, the key of a choice, or a command."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from scurry.kernel.game import Game
from scurry.words import Words, clause

CHOOSE: Final = "choose"
COMMANDS: Final = ("why", "rules", "help", "log", "quit")
HELP: Final = ("help-choose", "help-why", "help-rules", "help-log", "help-quit")
ALIKE: Final = str.maketrans("ёЁ'ʼ", "еЕ’’")  # what people type for each other
EDGES: Final = re.compile(r"^\W+|\W+$")  # quotation marks and the like around words


class Typed(NamedTuple):
    verb: str  # choose, or a command
    rest: str  # the key of a choice, or what follows the command


def understand(line: str, options: list[str], words: Words) -> Typed:
    """Keys come first, then numbers, then commands, in English or the player's language."""
    text = " ".join(line.split())
    for key in options:
        if key.casefold() == text.casefold():
            return Typed(CHOOSE, key)
    if text.isdecimal() and 1 <= int(text) <= len(options):
        return Typed(CHOOSE, options[int(text) - 1])
    first, _, rest = text.partition(" ")
    verb = verbs(words).get(first.casefold())
    return Typed(CHOOSE, text) if verb is None else Typed(verb, rest)


def begun(text: str, options: Mapping[str, str]) -> list[str]:
    """The keys of the options whose words, or whose last word, the text is, or else begins."""
    typed = plainly(text)
    if not typed:
        return []
    ways = {key: (plainly(said), plainly(said.rpartition(" ")[2])) for key, said in options.items()}
    exact = [key for key, said in ways.items() if typed in said]
    return exact or [key for key in ways if any(way.startswith(typed) for way in ways[key])]


def plainly(text: str) -> str:
    return EDGES.sub("", " ".join(text.split())).translate(ALIKE).casefold()


def verbs(words: Words) -> dict[str, str]:
    own = {words.say(f"command-{verb}").casefold(): verb for verb in COMMANDS}
    return {**own, **{verb: verb for verb in COMMANDS}, "?": "help"}


def literal(text: str) -> str:
    """Text that is never taken for a seat or a message (see `kernel.message`)."""
    return f"\u2060{text}" if text.startswith(("#", "@")) else text


def quoted(game: Game, lang: str, clause_id: str) -> str | None:
    """What the rulebook says there; None if it has no such clause."""
    try:
        return clause(game, lang, clause_id)
    except KeyError:
        return None
