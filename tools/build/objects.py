"""Compile C files side by side, each only if it, a header of ours or the command has changed."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any, Final

INCLUDE: Final = re.compile(rb'#\s*include\s+["<]([^">]+)[">]')
LINES: Final = 12  # how many lines of progress where they cannot overwrite each other


class Objects:
    """Does what a setuptools compiler's `compile` does, and remembers what was compiled before.

    Beside each object file lies a note with the digest of all that it was made of."""

    def __init__(self, compiler: Any, ours: Path) -> None:
        """`ours` is the folder of generated C files: other headers are taken as they are."""
        self.compile_anew = compiler.compile
        self.compiler = compiler
        self.ours = ours
        self.seen: dict[Path, tuple[bytes, list[Path]]] = {}  # a file's digest and includes

    def compile(self, sources: Sequence[str], **settings: Any) -> list[str]:
        """Return the object files of the sources, made on all cores if they are not there yet."""
        targets = {source: self.target(source, settings) for source in sources}
        keys = {source: self.key(Path(source), settings) for source in sources}
        stale = [source for source in sources if noted(targets[source]) != keys[source]]
        stale.sort(key=os.path.getsize, reverse=True)  # so that both cores end at the same time
        told = Progress(len(stale))

        def make(source: str) -> None:
            self.compile_anew([source], **settings)
            note(targets[source]).write_text(keys[source], encoding="utf-8")
            told.done(source)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            for source in stale:
                note(targets[source]).unlink(missing_ok=True)
            list(pool.map(make, stale))  # raises what the compiler raised
        told.end()
        return list(targets.values())

    def precompile(self, libraries: Sequence[Sequence[Path]], **settings: Any) -> None:
        """Let gcc read the headers that the files of each library begin with once, not once a file.

        It takes the result, `….h.gch`, in place of the first header, and never asks whether that
        still fits: so it is made anew, or removed, whenever one of the headers has changed."""
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(lambda headers: self.precompile_one(headers, settings), libraries))

    def precompile_one(self, headers: Sequence[Path], settings: dict[str, Any]) -> None:
        first = headers[0]
        target = f"{first}.gch"
        both = first.with_name(f"first-{first.name}")
        both.write_text("".join(f'#include "{header.name}"\n' for header in headers))
        key = self.key(both, settings)
        if noted(target) == key:
            return
        Path(target).unlink(missing_ok=True)
        folders = [*settings["include_dirs"], *self.compiler.include_dirs]
        command = [*self.compiler.compiler_so, *(f"-I{folder}" for folder in folders)]
        command += [*settings["extra_postargs"], "-x", "c-header", str(both), "-o", target]
        if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0:
            note(target).write_text(key, encoding="utf-8")
        else:
            Path(target).unlink(missing_ok=True)

    def target(self, source: str, settings: dict[str, Any]) -> str:
        (target,) = self.compiler.object_filenames([source], output_dir=settings["output_dir"])
        return str(target)

    def key(self, source: Path, settings: dict[str, Any]) -> str:
        """Return a digest of what the object file is made of: command, source, headers of ours."""
        setting = sorted((name, value) for name, value in settings.items() if name != "depends")
        command = [getattr(self.compiler, "compiler_so", None), sys.version, setting]
        total = hashlib.sha256(repr(command).encode())
        for path in self.files(source):
            total.update(self.look(path)[0])
        return total.hexdigest()

    def files(self, source: Path) -> list[Path]:
        """Return the source and every header of ours that it includes, directly or not."""
        found, todo = {source}, [source]
        while todo:
            new = set(self.look(todo.pop())[1]) - found
            found |= new
            todo += new
        return sorted(found)

    def look(self, path: Path) -> tuple[bytes, list[Path]]:
        """Return a file's digest, and the headers of ours that it names."""
        if path not in self.seen:
            content = path.read_bytes()
            places = [path.parent, self.ours, *self.own_folders]
            names = [name.decode() for name in INCLUDE.findall(content)]
            found = (next(iter(existing(places, name)), None) for name in names)
            self.seen[path] = hashlib.sha256(content).digest(), [each for each in found if each]
        return self.seen[path]

    @cached_property
    def own_folders(self) -> list[Path]:
        """Return the folders of our generated headers."""
        return sorted({path.parent for path in self.ours.glob("*/*/__native*.h")})


def existing(places: Sequence[Path], name: str) -> list[Path]:
    """Return where a file of this name is, as paths without dots."""
    paths = (Path(os.path.normpath(place / name)) for place in places)
    return [path for path in paths if path.is_file()]


def note(target: str) -> Path:
    """Return where the digest of an object file is noted."""
    return Path(f"{target}.made-of")


def noted(target: str) -> str:
    """Return the noted digest of an object file; empty if one of the two is missing."""
    try:
        return note(target).read_text(encoding="utf-8") if os.path.exists(target) else ""
    except FileNotFoundError:
        return ""


class Progress:
    """Tells what was compiled, and how many of how many."""

    def __init__(self, most: int) -> None:
        self.most, self.count = most, 0
        self.on_screen = sys.stdout.isatty()
        self.lock = Lock()

    def done(self, source: str) -> None:
        """Tell of one more; where lines stay, only of every so many."""
        with self.lock:
            self.count += 1
            line = f"scurry: compiled {self.count} of {self.most}: {module_of(source)}"
            if self.on_screen:
                print(f"\r\x1b[K{line}", end="", flush=True)
            elif self.count * LINES // self.most > (self.count - 1) * LINES // self.most:
                print(line, flush=True)

    def end(self) -> None:
        if self.on_screen and self.count:
            print(flush=True)


def module_of(source: str) -> str:
    """Return `kernel.state` for `build/__native_scurry___kernel___state.c`."""
    name = Path(source).stem.removeprefix("__native_")
    return name.replace("___", ".").removeprefix("scurry.")
