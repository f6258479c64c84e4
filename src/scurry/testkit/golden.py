"""Golden games: a record, and what each seat saw of it, as text that people can read.

`python -m scurry.testkit.golden GAME` prints them anew beside the records, for review.
"""

from __future__ import annotations

import sys
from pathlib import Path

from scurry.kernel.catalogue import find
from scurry.kernel.game import Game
from scurry.kernel.message import Event, EventLog
from scurry.kernel.record import Record, load
from scurry.kernel.replay import begin, choices_of, repeat
from scurry.kernel.rng import ToldRng
from scurry.kernel.state import State
from scurry.testkit.checks import is_told


def folder(game: Game) -> Path:
    return game.folder / "tests" / "golden"


def records(game: Game) -> list[Path]:
    return sorted(folder(game).glob("*.record"))


def viewers(record: Record) -> list[int | None]:
    return [*range(record.seats), None]


def seen_file(path: Path, viewer: int | None) -> Path:
    who = "spectator" if viewer is None else f"seat{viewer}"
    return path.with_name(f"{path.stem}.{who}.txt")


def seen(game: Game, record: Record, viewer: int | None) -> str:
    """The game from one chair: the table at first, what was told, the table at last."""
    log = EventLog()
    state = begin(record, ToldRng([*record.opening]), log)
    lines: list[str | None] = [game.picture(state, viewer), *told(log.take(), viewer)]
    for entry in choices_of(record):
        lines.append(asked(state, viewer))
        repeat(state, entry)
        if entry.seat == viewer:
            lines.append(f"{viewer} > {entry.key}")
        lines += told(log.take(), viewer)
    lines += ["", game.picture(state, viewer).rstrip("\n"), str(state.outcome())]
    return "\n".join(line for line in lines if line is not None) + "\n"


def asked(state: State, viewer: int | None) -> str | None:
    """Who is asked; for the viewer itself also what, and its options."""
    if viewer is None or viewer not in state.pending():
        return None
    options = " | ".join(choice.key for choice in state.options(viewer))
    return f"{viewer} ? {options}"


def told(events: list[Event], viewer: int | None) -> list[str]:
    return [f"  {event}" for event in events if is_told(event, viewer)]


def rewrite(game: Game) -> None:
    for path in records(game):
        record = load(path)
        for viewer in viewers(record):
            seen_file(path, viewer).write_text(seen(game, record, viewer), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        rewrite(find(name))
