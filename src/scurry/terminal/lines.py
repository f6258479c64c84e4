"""The lines of the plain table. Each begins with a word that says what it is, never another.

Fields are set apart by one space; words for people, and all that may hold spaces, stand behind
a tab or last. docs/terminal.md describes every line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scurry.kernel.message import Arg, Event, Refusal
from scurry.kernel.outcome import Outcome
from scurry.kernel.question import Question
from scurry.kernel.state import Choice
from scurry.terminal.story import Viewer
from scurry.words import Words

PROTOCOL: Final = 1
NOBODY: Final = "-"  # the spectator; also: no clause, no limit
CODES: Final = str.maketrans({sign: f"%{ord(sign):02X}" for sign in "% \t\r\n,"})


def line(head: str, said: str) -> str:
    """A line with words for people."""
    return f"{head}\t{' '.join(said.split())}"


def who(viewer: Viewer) -> str:
    return NOBODY if viewer is None else str(viewer)


def fields(args: Mapping[str, Arg]) -> str:
    """` name=value` for each argument; parts of a list have commas between them."""
    return "".join(f" {name}={value(arg)}" for name, arg in args.items())


def value(arg: Arg) -> str:
    if isinstance(arg, tuple):
        return ",".join(part.translate(CODES) for part in arg)
    return str(arg).translate(CODES)


def event(viewer: Viewer, told: Event, words: Words, word: str = "event") -> str:
    return line(f"{word} {who(viewer)} {told.message}{fields(told.args)}", words.event(told))


def picture(viewer: Viewer, drawn: str) -> list[str]:
    return [f"table {who(viewer)}\t{row}" for row in drawn.rstrip("\n").split("\n")]


def ask(seat: int, asked: Question, words: Words) -> str:
    head = f"ask {seat} {asked.serial} {asked.kind} {asked.message}{fields(asked.args)}"
    return line(head, words.question(asked))


def clock(seat: int, lock: int, limit: int | None) -> str:
    return f"clock {seat} {lock} {NOBODY if limit is None else limit}"


def option(choice: Choice, words: Words) -> str:
    return line(f"option {choice.key}", words.choice(choice))


def refused(code: str, refusal: Refusal | None, words: Words) -> str:
    if refusal is None:
        return line(f"refused {code} {NOBODY}", words.say(f"refused-{code}"))
    return line(f"refused {code} {refusal.clause}", words.say(refusal.message, refusal.args))


def why(choice: Choice, refusal: Refusal | None, words: Words) -> str:
    if refusal is None:
        return line(f"why {choice.key}\t{NOBODY}", words.choice(choice))
    return line(f"why {choice.key}\t{refusal.clause}", words.say(refusal.message, refusal.args))


def rule(clause_id: str, text: str) -> list[str]:
    """One line a paragraph."""
    return [line(f"rule {clause_id}", block) for block in text.split("\n\n")]


def result(outcome: Outcome, words: Words) -> list[str]:
    places = " ".join(str(place) for place in outcome.places)
    lines = [line(f"end {outcome.reason} {places}", words.outcome(outcome))]
    for seat, place in enumerate(outcome.places):
        said = {"seat": words.name(seat), "place": words.say("place", {"place": place})}
        lines.append(line(f"place {seat} {place}", words.say("final-place", said)))
    return lines
