"""Words for what the kernel says: messages, options and clauses in the player's language.

The words are in Fluent files: the frame's in `texts/`, a game's in its own `texts/`. Nothing is
ever shown without words: what a language lacks is a KeyError that names it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from scurry.kernel.game import Game
from scurry.kernel.message import Arg, Event, Refusal, seat_arg
from scurry.kernel.options import Flag, Option, Pick, Value
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import Question
from scurry.kernel.state import Choice

LANGUAGES: Final = ("uk", "ru", "en")
FRAME: Final = Path(__file__).parent

SEAT: Final = re.compile(r"#(\d+)")
ANCHOR: Final = re.compile(r"\s*\{#[^}]*\}")
BLOCK_END: Final = re.compile(r"\n\s*\n|\n(?=(?:[-*]|\d+\.) )")  # a list item is a block too
BLOCK_MARK: Final = re.compile(r"^(?:#+|[-*]|\d+\.) +")


class Words:
    """One language, for one game and the people who play it."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise KeyError(f"there are no words in {lang!r}, only in {', '.join(LANGUAGES)}")
        self.lang = lang
        self.names = tuple(names)
        self._bundle = _bundle(lang, None if game is None else game.folder)

    def say(self, message: str, args: Mapping[str, Arg] | None = None) -> str:
        """The text of a message, or of its attribute (`option-deal.help`)."""
        given = {name: self._word(value) for name, value in (args or {}).items()}
        said, errors = self._bundle.format_pattern(self._pattern(message), given)
        if errors:
            raise ValueError(f"{self.lang}: {message} cannot be said: {errors[0]}")
        return str(said)

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", {"number": seat + 1})

    def choice(self, choice: Choice) -> str:
        return self.say(choice.message, choice.args)

    def event(self, event: Event) -> str:
        return self.say(event.message, event.args)

    def question(self, question: Question) -> str:
        return self.say(question.message, question.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and the clause to look up."""
        return f"{self.say(refusal.message, refusal.args)} ({refusal.clause})"

    def outcome(self, outcome: Outcome) -> str:
        """How it ended; `$winners` are the names of all who share the first place."""
        winners = tuple(seat_arg(seat) for seat in outcome.winners())
        return self.say(outcome.reason, {"winners": winners})

    def option(self, option: Option) -> tuple[str, str]:
        """The label of an option, and what it means."""
        message = f"option-{option.name}"
        return self.say(message), self.say(f"{message}.help")

    def option_value(self, option: Option, value: Value) -> str:
        if isinstance(option, Flag):
            return self.say("value-on" if value else "value-off")
        if isinstance(option, Pick):
            return self.say(f"option-{option.name}-{value}")
        return str(value)

    def _pattern(self, message: str) -> Pattern:
        name, _, attribute = message.partition(".")
        if self._bundle.has_message(name):
            found = self._bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                return pattern
        raise KeyError(f"{self.lang}: there is no message {message}")

    def _word(self, value: Arg) -> int | str:
        """An argument as `kernel.message` describes it: #seat, @message, a list, or itself."""
        if isinstance(value, tuple):
            return ", ".join(str(self._word(part)) for part in value)
        if isinstance(value, int):
            return value
        if seat := SEAT.fullmatch(value):
            return self.name(int(seat[1]))
        return self.say(value[1:]) if value.startswith("@") else value


@cache
def _bundle(lang: str, game: Path | None) -> FluentBundle:
    """The frame's texts, and a game's with them."""
    bundle = FluentBundle([lang], use_isolating=False)
    for home in (FRAME,) if game is None else (FRAME, game):
        text = (home / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def rulebook(game: Game, lang: str) -> str:
    """The whole rulebook, in Markdown."""
    return _book(game.folder / "rulebook" / f"{lang}.md")


def clause(game: Game, lang: str, clause_id: str) -> str:
    """What the rulebook says where that clause is anchored; a heading brings its paragraphs."""
    found: list[str] = []
    under_heading = False
    for block in BLOCK_END.split(rulebook(game, lang)):
        if f"{{#{clause_id}}}" in block:
            under_heading = block.startswith("#")
        elif not under_heading or block.startswith(("#", ">")) or ANCHOR.search(block):
            under_heading = False
            continue
        found.append(BLOCK_MARK.sub("", ANCHOR.sub("", block.strip())))
    if not found:
        raise KeyError(f"{lang}: the rulebook of {game.id} has no clause {clause_id}")
    return "\n\n".join(found)


@cache
def _book(path: Path) -> str:
    return path.read_text(encoding="utf-8")
