"""`scurry content`: check, draw and make boards, for games that have a workshop."""

from __future__ import annotations

import re
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.text import Text

from scurry.kernel.catalogue import catalogue
from scurry.kernel.game import Game
from scurry.kernel.workshop import BadDesign, Trial, Workshop
from scurry.lab.simulate import wilson
from scurry.terminal.trouble import Trouble, game_called
from scurry.words import Words

LARGEST_FILE = 100_000
LONGEST_NAME = 200  # of a file: what is longer can only be a code
CODE = re.compile(r"[A-Z0-9._-]+")


def workshop_of(game: Game) -> Workshop:
    workshop = game.workshop()
    if workshop is None:
        raise Trouble(f"{game.id} has no boards to make; {', '.join(makers())} has")
    return workshop


def makers() -> list[str]:
    return [name for name, game in catalogue().items() if game.workshop() is not None]


def design_of(source: str) -> str:
    """A file's content; what is no file may be a code."""
    path = Path(source)
    if CODE.fullmatch(source) and (len(source) > LONGEST_NAME or not path.exists()):
        return source
    if path.stat().st_size > LARGEST_FILE:
        raise Trouble(f"{source}: this file is far too large for a board")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{source}: this is not a text file, so it is no board") from None


@contextmanager
def told_where(source: str) -> Iterator[None]:
    """What cannot be read is said with its file."""
    try:
        yield
    except BadDesign as bad:
        name = source if len(source) <= LONGEST_NAME else f"{source[:40]}…"
        raise Trouble(f"{name}: {bad}") from None


def check(source: str, game: str | None, races: int, seats: int, words_in: str) -> bool:
    """Say what there is to say of a board; whether it can be played on."""
    found = game_called(game or makers()[0])
    words = Words(words_in, found)
    workshop = workshop_of(found)
    with told_where(source):
        design = design_of(source)
        findings = workshop.check(design)
        for finding in findings:
            print(f"{words.say(finding.message, finding.args)} ({finding.clause})")
        if any(finding.is_fault for finding in findings):
            print(words.say("content-faulty"))
            return False
        print(words.say("content-playable", {"code": workshop.code(design)}))
        if races:
            tell_trial(tried(workshop, design, seats, races), words)
    return True


def tried(workshop: Workshop, design: str, seats: int, races: int) -> Trial:
    """Quick races; on a terminal with their count, and Ctrl-C stops them."""
    stopped = False
    visible = sys.stderr.isatty()

    def progress(done: int) -> bool:
        if visible and (done % 10 == 0 or done == races):
            print(f"\r{done}/{races}", end="", file=sys.stderr, flush=True)
        return not stopped

    done = Trial(seats)
    try:
        done = workshop.trial(design, seats, races, 0, progress)
    except KeyboardInterrupt:
        stopped = True
    if visible:
        print(file=sys.stderr)
    return done


def tell_trial(trial: Trial, words: Words) -> None:
    if not trial.games:
        return
    rounds = round(statistics.median(trial.lengths))
    print(words.say("content-length", {"races": trial.games, "rounds": rounds}))
    for place, won in enumerate(trial.won, 1):
        low, high = wilson(round(won), trial.games)
        args = {"place": place, "low": round(low * 100), "high": round(high * 100)}
        print(words.say("content-wins", {**args, "share": round(won * 100 / trial.games)}))


def show(source: str, game: str | None, console: Console) -> None:
    """Draw a board, and say its code."""
    workshop = workshop_of(game_called(game or makers()[0]))
    with told_where(source):
        design = design_of(source)
        drawn = workshop.draw(design, console.is_terminal)
        if console.is_terminal:
            console.print(Text.from_ansi(drawn))
        else:
            print(drawn)
        print(workshop.code(design))


def make(game: str, seed: int, size: int, difficulty: str) -> str:
    """The content of a board's file."""
    try:
        return workshop_of(game_called(game)).make(seed, size, difficulty)
    except BadDesign as bad:
        raise Trouble(str(bad)) from None
