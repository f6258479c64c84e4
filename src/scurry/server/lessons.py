"""Lessons: guided first games, read from a game's `lessons/*.toml`. docs/lessons.md has the format.

A lesson is played at a table of the server: `start_lesson` opens one whose chance follows from the
lesson's seed, with all seats in the learner's hands. The client shows the steps, lets only right
choices through and gives the answers of the other seats.
"""

from __future__ import annotations

import hashlib
import logging
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from scurry.kernel.game import BadStart, Game
from scurry.kernel.options import BadOption
from scurry.server.guests import Guest
from scurry.server.hall import Hall
from scurry.server.live import Live
from scurry.server.problem import Problem
from scurry.server.seating import begin

log = logging.getLogger("scurry.lessons")

FOLDER: Final = "lessons"
POINT: Final = re.compile(r"(key|thing)=[\w@#. +-]+( \| (key|thing)=[\w@#. +-]+)*")
PLACE: Final = re.compile(r"^(.*?) - at `\$(?:\.steps\[(\d+)\])?\.?([^`]*)`$")
Text = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class BadLesson(ValueError):
    """A file that is no lesson; says which file, step and field."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of three: a sentence to read; a choice of the learner (`right`); a scripted answer of
    any seat (`seat` and `answer`)."""

    text: Text | None = None  # a message of the game's texts; an answer may go without
    point: str = ""  # at what: key=stop (a choice) or thing=deck (on the board), or several with
    # " | " between them, of which the first that is there counts; "": at nothing
    right: list[str] = []  # keys of choices; the first is what a learner is expected to choose
    wrong: dict[str, Text] = {}  # the sentence for any other choice, by the beginning of its key
    seat: int | None = None
    answer: str = ""


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=1, le=8)]
    seed: Annotated[int, Meta(ge=0)]
    minutes: Annotated[int, Meta(ge=1, le=10)]
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    learner: int = 0  # the seat of who learns
    options: dict[str, bool | int | str] = {}


class Lesson(Struct, frozen=True):
    """As the client gets it."""

    id: str
    game: str
    seats: int
    learner: int
    minutes: int
    steps: list[LessonStep]


class LessonInfo(Struct, frozen=True):
    """A line about a lesson, for the shelf."""

    id: str
    minutes: int


@cache
def lessons(game: Game) -> dict[str, LessonFile]:
    """All lessons of a game, by id, in the order of their files' names. A bad file is left out
    and told to the log: an outside game's lesson must not keep all games from being listed."""
    found = {}
    for path in sorted((game.folder / FOLDER).glob("*.toml")):
        try:
            found[path.stem] = read(path, game)
        except BadLesson as bad:
            log.error("a lesson of %s cannot be read: %s", game.id, bad)
    return found


def read(path: Path, game: Game) -> LessonFile:
    """A lesson from its file, checked as far as that can be done without playing it."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{path.name}: {error}") from None
    except msgspec.ValidationError as error:
        raise BadLesson(f"{path.name}{place(str(error))}") from None
    if not game.fewest <= found.seats <= game.most:
        raise BadLesson(f"{path.name}, seats: {game.id} is for {game.fewest} to {game.most}")
    if not 0 <= found.learner < found.seats:
        raise BadLesson(f"{path.name}, learner: there is no such seat")
    try:
        objection = game.objection(found.seats, game.settled(found.options))
    except (BadOption, BadStart) as error:
        objection = str(error)
    if objection is not None:
        raise BadLesson(f"{path.name}, options: {objection}")
    for number, step in enumerate(found.steps, 1):
        fault = fault_of(step, found.seats)
        if fault is not None:
            raise BadLesson(f"{path.name}, step {number}, {fault}")
    return found


def place(error: str) -> str:
    """Where a value does not fit, in words: the library counts steps from 0."""
    found = PLACE.match(error)
    if found is None:
        return f": {error}"
    said, step, field = found.groups()
    where = "" if step is None else f", step {int(step) + 1}"
    return f"{where}{f', {field}' if field else ''}: {said}"


def fault_of(step: LessonStep, seats: int) -> str | None:
    """The field that does not fit to the others, and why; None if all do."""
    if step.point and not POINT.fullmatch(step.point):
        return "point: write key= and a choice, or thing= and a name, such as thing=deck"
    if step.answer or step.seat is not None:
        if step.right or step.wrong:
            return "right: a step is a choice of the learner or an answer of a seat, not both"
        if step.seat is None or not 0 <= step.seat < seats:
            return "seat: there is no such seat"
        return None if step.answer else "answer: what does this seat answer?"
    if step.text is None:
        return "text: only an answer may go without a sentence"
    if step.wrong and not step.right:
        return "wrong: nothing is chosen here"
    return None


def sentence_for(step: LessonStep, key: str) -> str | None:
    """What is said to a wrong choice: the longest beginning of its key that has a sentence."""
    fitting = [
        start for start in step.wrong if start == "" or key == start or key.startswith(start + " ")
    ]
    return step.wrong[max(fitting, key=len)] if fitting else None


def secret_of(game: str, lesson: str, seed: int) -> str:
    """The generator's secret of a lesson's table: no secret, but always the same."""
    return hashlib.sha256(f"scurry lesson {game} {lesson} {seed}".encode()).hexdigest()


def find_lesson(game: Game, lesson: str) -> LessonFile:
    try:
        return lessons(game)[lesson]
    except KeyError:
        raise Problem("unknown-lesson", "There is no such lesson.", 404) from None


def told(game: Game, lesson: str) -> Lesson:
    found = find_lesson(game, lesson)
    return Lesson(lesson, game.id, found.seats, found.learner, found.minutes, found.steps)


async def start_lesson(
    hall: Hall, guest: Guest, game: Game, lesson: str, names: list[str]
) -> tuple[Live, dict[int, str]]:
    """A table for a lesson, begun; with the secrets of all its seats."""
    found = find_lesson(game, lesson)
    seats = ["me" if seat == found.learner else "screen" for seat in range(found.seats)]
    live, held = await hall.open(
        guest, game.id, found.options, seats, spectators=False, chat=False, names=names,
        lesson=(lesson, secret_of(game.id, lesson, found.seed)),
    )  # fmt: skip
    await begin(live, guest)
    return live, held
