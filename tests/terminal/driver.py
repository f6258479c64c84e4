"""The real program, driven as a person does: in a pseudo-terminal; or through pipes."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from scurry.kernel.catalogue import outside_games, own_games
from scurry.words import Words

# What the program finds: without the toys that other tests put into this process's catalogue.
FOUND: Final = {game.id: game for game in (*own_games(), *outside_games())}
CATALOGUE: Final = dict(sorted(FOUND.items()))
PATIENCE: Final = 120.0  # seconds until a silent program counts as stuck
MOST_ANSWERS: Final = 3000
MOST_INTERRUPTS: Final = 12
SOURCES: Final = Path(__file__).parents[2] / "src"
CLEARED: Final = "\f"  # stands for the sequence that clears the screen
CLEARING: Final = re.compile(r"\x1b\[2J")
CODES: Final = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[78D])|\r")
UNFINISHED: Final = re.compile(r"\x1b(\[[0-9;?]*)?$")
# Makes the pseudo-terminal the controlling one, so that Ctrl-C typed there is an interrupt.
LAUNCH: Final = (
    "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "from scurry.cli import main; main()"
)


def environment(more: Mapping[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    fixed = {"PYTHONPATH": str(SOURCES), "TERM": "xterm", "COLUMNS": "100", "LINES": "50"}
    return {**kept, "LANG": "C.UTF-8", **fixed, **more}


def run(*args: str, cwd: Path, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end through pipes."""
    return subprocess.run(
        [sys.executable, "-m", "scurry.cli", *args],
        input=typed,
        cwd=cwd,
        env=environment(env),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """The program in a pseudo-terminal; `text` is all it has shown."""

    def __init__(self, *args: str, cwd: Path, **env: str) -> None:
        self.master, slave = pty.openpty()
        self.program = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=environment(env),
            start_new_session=True,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.raw = ""
        self.text = ""
        self.unread = ""  # the first half of a sequence
        self.at = 0

    def until(self, *patterns: str) -> str:
        """What it shows up to one of the patterns, from where the last search ended."""
        wanted = "|".join(patterns)
        shown = self.shown(wanted, PATIENCE)
        if shown is None:
            raise AssertionError(f"{wanted!r} was never shown after {self.text!r}")
        return shown

    def shown(self, wanted: str, patience: float) -> str | None:
        """The same, or None if it is not shown in time."""
        deadline = time.monotonic() + patience
        while True:
            found = re.compile(wanted).search(self.text, self.at)
            if found is not None:
                shown = self.text[self.at : found.end()]
                self.at = found.end()
                return shown
            if not self.more(deadline):
                return None

    def interrupt(self, wanted: str) -> None:
        """Ctrl-C until it is answered, as a person would press it again.

        Python takes no notice of one that comes in the instant before it begins to read a line.
        """
        for _ in range(MOST_INTERRUPTS):
            self.type("\x03")
            if self.shown(wanted, PATIENCE / MOST_INTERRUPTS) is not None:
                return
        raise AssertionError(f"{wanted!r} was never shown after {self.text!r}")

    def more(self, deadline: float) -> bool:
        """Read on; False at the end, or when patience ends."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        try:
            data = os.read(self.master, 65536) if ready else b""
        except OSError:  # how Linux tells that the other end was closed
            data = b""
        self.read(self.decoder.decode(data))
        return bool(data)

    def read(self, more: str) -> None:
        self.raw += more
        self.unread += more
        half = UNFINISHED.search(self.unread)
        end = len(self.unread) if half is None else half.start()
        self.text += CODES.sub("", CLEARING.sub(CLEARED, self.unread[:end]))
        self.unread = self.unread[end:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def finish(self) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.more(deadline):
            pass
        os.close(self.master)
        return self.program.wait(PATIENCE)


def unhurried(game_id: str) -> tuple[str, ...]:
    """Options for a game without races: how long one takes is different every evening."""
    paced = any(option.name == "pace" for option in CATALOGUE[game_id].options)
    return ("--option", "pace=turns") if paced else ()


def prompt(lang: str) -> str:
    """A pattern for the question for a number, in a language."""
    said = Words(lang).say("choose-number", {"most": 2})
    return re.escape(said.partition("(")[0]) + r"\([^\n]*\): "


def play_on(terminal: Terminal, lang: str, answers: int = MOST_ANSWERS, typed: str = "1") -> bool:
    """Choose the first option again and again; whether the game came to its end."""
    over = re.escape(Words(lang).say("thanks"))
    enter = re.escape(Words(lang).say("press-enter"))
    for _ in range(answers):
        shown = terminal.until(prompt(lang), over, enter)
        if shown.endswith(Words(lang).say("thanks")):
            return True
        terminal.type("\n" if shown.endswith(Words(lang).say("press-enter")) else f"{typed}\n")
    return False
