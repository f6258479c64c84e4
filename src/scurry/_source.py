"""Which code runs: the compiled rules, or their sources?

Python prefers a compiled module to the source beside it, so an old binary would hide an edited
source without a word. `guard` runs before any other module of the package is imported.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType
from typing import Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
PREFIX: Final = __name__.rpartition(".")[0] + "."
MANIFEST: Final = "_compiled.json"
SHARED_LIBRARY: Final = "__mypyc"  # mypyc's name for the code that the modules share
REMEDY: Final = "run `make` to compile again, or set SCURRY_PURE=1 to run the sources."

_compiled_in_use = False


class SourceFinder:
    """Finds the package's modules in their .py files, and never in compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PREFIX):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        other = PathFinder.find_spec(fullname, path)
        if other is not None and isinstance(other.loader, ExtensionFileLoader):
            raise ModuleNotFoundError(f"{fullname} has no source file", name=fullname)
        return other


def guard(package: str = PACKAGE) -> None:
    """Run sources only if SCURRY_PURE=1; otherwise refuse compiled modules that are out of date."""
    global _compiled_in_use
    _compiled_in_use = False
    if os.environ.get("SCURRY_PURE") == "1":
        if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
            sys.meta_path.insert(0, SourceFinder())
        return
    binaries = set(_compiled_sources(package))
    if problem := _mismatch(package, binaries):
        raise ImportError(f"{problem}: {REMEDY}")
    _compiled_in_use = any(source.startswith("kernel/") for source in binaries)


def compiled() -> bool:
    """Whether the compiled kernel is in use, as settled when the package was imported."""
    return _compiled_in_use


def _compiled_sources(package: str) -> Iterator[str]:
    """The sources, relative to the package, beside which this Python would find a binary."""
    for folder in ("", "kernel", "bots", "server", "server/store", *_game_folders(package)):
        for name in _listed(os.path.join(package, folder)):
            module = _module_of_binary(name)
            if module and not module.endswith(SHARED_LIBRARY):
                yield f"{folder}/{module}.py".lstrip("/")


def _game_folders(package: str) -> list[str]:
    return [f"games/{name}" for name in _listed(os.path.join(package, "games")) if "." not in name]


def _listed(folder: str) -> list[str]:
    try:
        return os.listdir(folder)
    except (FileNotFoundError, NotADirectoryError):
        return []


def _module_of_binary(name: str) -> str:
    """`state` for `state.cpython-….so` of this Python; empty for all other files."""
    for suffix in EXTENSION_SUFFIXES:
        module = name.removesuffix(suffix)
        if module != name and "." not in module:
            return module
    return ""


def _mismatch(package: str, binaries: set[str]) -> str | None:
    """What is wrong with the first compiled module that does not fit its source."""
    if not binaries:
        return None
    recorded = _recorded(os.path.join(package, MANIFEST))
    for source in sorted(binaries | recorded.keys()):
        if source not in recorded:
            return f"scurry/{source} has a compiled module that the last build did not make"
        if source not in binaries:
            return f"the compiled module of scurry/{source} is missing"
        # Always the content: sizes and times can stay equal, or go back, while a file changes.
        if _digest(os.path.join(package, source)) != recorded[source]:
            return f"scurry/{source} was changed after it was compiled"
    return None


def _recorded(manifest: str) -> dict[str, str]:
    try:
        with open(manifest, "rb") as file:
            record = json.load(file)
    except (FileNotFoundError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def _digest(path: str) -> str:
    """The content's sha256; empty if the file is gone."""
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except FileNotFoundError:
        return ""
