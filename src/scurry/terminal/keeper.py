"""The files of a table: its record, and beside it what its chance comes from until the end.

The side file (`RECORD.secret`, readable by its owner only) is what `scurry resume` needs and
nobody may see before the end; it goes when the game is over and the record tells the secret.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from scurry.kernel.game import Game
from scurry.kernel.record import Record, save
from scurry.terminal.trouble import Trouble

ENDING: Final = ".scurry"
SIDE: Final = ".secret"
OWNER_ONLY: Final = 0o600


def default_path(game: Game) -> Path:
    """A new name in the current directory."""
    stem = f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in range(1, 1000):
        path = Path(f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}")
        if not path.exists() and not side_file(path).exists():
            return path
    raise Trouble("there are too many records here: give a name with --record")


def side_file(path: Path) -> Path:
    return path.with_name(path.name + SIDE)


def new_path(game: Game, asked: Path | None) -> Path:
    """Where a new table's record goes; an older file is never overwritten."""
    if asked is None:
        return default_path(game)
    for path in (asked, side_file(asked)):
        if path.exists():
            hint = f"scurry resume {asked} goes on with it"
            raise Trouble(f"{path} is there already; {hint}, or give another name with --record")
    return asked


class Keeper:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.side = side_file(path)

    def begin(self, line: str) -> None:
        """Keep the chance of a new table, before anything of it is seen."""
        descriptor = os.open(self.side, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())

    def line(self) -> str | None:
        """What was kept; None if the file is gone."""
        try:
            return self.side.read_text(encoding="ascii", errors="replace")
        except FileNotFoundError:
            return None

    def save(self, record: Record) -> None:
        save(record, self.path)
        if record.places is not None:
            self.side.unlink(missing_ok=True)
