"""The record of a game: a text file that a person can read.

    scurry record 1
    game forsage_cards
    rules 1
    seats 3
    option deal=4
    commitment 6b86…             the hash of the secret, shown before the start
    nonce 0 51ac…                what each seat mixed in
    begin [12 3 40 …]            the draws of the setup
    2 draw [5]                   seat, choice, draws
    0 pass @1250                 in a race: milliseconds on that seat's clock
    ! timeout 1                  notes: timeout SEAT, undo N, bot SEAT LEVEL, human SEAT
    end 1 3 2                    the places
    secret 9f86…                 revealed at the end
    digest 2c26…                 SHA-256 of every line above

An unfinished game has no `end` and no lines after it. `replay.py` plays records and checks them.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final, final

from mypy_extensions import mypyc_attr

from scurry.kernel.options import Value

FIRST_LINE: Final = "scurry record 1"
NOTES: Final = {"timeout": 1, "undo": 1, "bot": 2, "human": 1}  # words after the name
LONGEST_LINE: Final = 20_000
LARGEST_FILE: Final = 50_000_000


class BadRecord(ValueError):
    """A record that cannot be used; says why in one sentence, with the line."""

    def __init__(self, line: int, trouble: str) -> None:
        super().__init__(f"line {line}: {trouble}")
        self.line = line
        self.trouble = trouble


@final
@mypyc_attr(acyclic=True)
class Entry:
    """One line after the setup: a choice, or a note (then `note` holds its words)."""

    def __init__(
        self, seat: int, key: str, draws: list[int], ms: int | None = None, note: str = ""
    ) -> None:
        self.seat = seat
        self.key = key
        self.draws = draws
        self.ms = ms
        self.note = note
        self.line = 0  # where it stands in the file it was read from

    def text(self) -> str:
        if self.note:
            return f"! {self.note}"
        ms = "" if self.ms is None else f" @{self.ms}"
        return f"{self.seat} {self.key}{ms}{bracketed(self.draws)}"


def bracketed(draws: list[int]) -> str:
    return f" [{' '.join(str(draw) for draw in draws)}]" if draws else ""


@final
class Record:
    def __init__(self, game: str, rules: int, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options: dict[str, Value] = {}  # those that were set; the others are the defaults
        self.legacy: str | None = None
        self.commitment: str | None = None
        self.nonces: dict[int, str] = {}
        self.opening: list[int] = []
        self.entries: list[Entry] = []
        self.places: tuple[int, ...] | None = None
        self.secret: str | None = None
        self.lines: dict[str, int] = {}  # where the header's and the last lines stood

    def at(self, name: str) -> int:
        """The number of the line that begins with this word, for messages."""
        return self.lines.get(name, 1)

    def text(self) -> str:
        """The file. A finished game's ends with a digest of all that stands before."""
        lines = [*self.header(), *(entry.text() for entry in self.entries)]
        if self.places is None:
            return "\n".join(lines) + "\n"
        lines.append("end " + " ".join(str(place) for place in self.places))
        if self.secret is not None:
            lines.append(f"secret {self.secret}")
        body = "\n".join(lines) + "\n"
        return f"{body}digest {digest(body)}\n"

    def header(self) -> list[str]:
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        for name, value in self.options.items():
            lines.append(f"option {name}={plain(value)}")
        if self.legacy is not None:
            lines.append(f"legacy {self.legacy}")
        if self.commitment is not None:
            lines.append(f"commitment {self.commitment}")
        for seat, nonce in sorted(self.nonces.items()):
            lines.append(f"nonce {seat} {nonce}")
        lines.append("begin" + bracketed(self.opening))
        return lines


def plain(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write the file whole or not at all."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    with open(draft, "w", encoding="utf-8", newline="\n") as file:
        file.write(record.text())
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, target)


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record; BadRecord if it is damaged, cut off, changed or something else."""
    file = Path(path)
    if file.stat().st_size > LARGEST_FILE:
        raise BadRecord(1, "this file is far too large to be a Scurry record")
    try:
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadRecord(line, "this is not a text file, so it is no Scurry record") from None
    from scurry.kernel.reading import parse

    return parse(text)
