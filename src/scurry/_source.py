"""Which code runs: the compiled rules, or their sources?

`make compiled` puts one library for each game, one for the kernel with the bots and one for the
server's hot path into `scurry/_compiled`, with a manifest: which module is in which library, and
the digest of the source it was made of. `guard` runs before any other module of the package is
imported. Without a manifest the sources run; with one that no longer fits the sources nothing
does, since an old binary would hide an edited rule without a word.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
NAME: Final = __name__.rpartition(".")[0]
FOLDER: Final = "_compiled"
MANIFEST: Final = "manifest.json"
REMEDY: Final = "run `make compiled` to compile again, or set SCURRY_PURE=1 to run the sources."


class CompiledFinder:
    """Finds modules in the compiled libraries. mypyc would have a small extension module for each
    of them; two hundred of those take longer to build than one game's rules."""

    def __init__(self, library_of: Mapping[str, str]) -> None:
        """`library_of` says for each module's full name in which library it is."""
        self.library_of = library_of

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return a spec for a compiled module, None for all others."""
        library = self.library_of.get(fullname)
        return None if library is None else ModuleSpec(fullname, CompiledLoader(library))


class CompiledLoader(Loader):
    """Takes a module from a library that mypyc made: the library has a capsule for each module,
    with the function that makes it."""

    def __init__(self, library: str) -> None:
        self.library = f"{NAME}.{FOLDER}.{library}__mypyc"

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return the module, with its body run; mypyc itself puts it into sys.modules before."""
        from ctypes import c_int, py_object

        library = importlib.import_module(self.library)
        if hasattr(library, "ensure_deps"):  # the libraries that this one calls
            call_capsule(library, "ensure_deps", c_int)
        made = call_capsule(library, f"init_{spec.name.replace('.', '___')}", py_object)
        assert isinstance(made, ModuleType)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: `create_module` ran it."""


def call_capsule(library: ModuleType, name: str, gives: Any) -> object:
    """Call the C function without arguments in a library's capsule; `gives` is its ctypes type."""
    from ctypes import PYFUNCTYPE, c_char_p, c_void_p, py_object, pythonapi

    pointer = PYFUNCTYPE(c_void_p, py_object, c_char_p)(("PyCapsule_GetPointer", pythonapi))
    address = pointer(getattr(library, name), f"{library.__name__}.{name}".encode())
    result: object = PYFUNCTYPE(gives)(address)()
    return result


def guard() -> None:
    """Let the compiled modules be found, if there are any and SCURRY_PURE=1 is not set."""
    if os.environ.get("SCURRY_PURE") != "1" and not compiled():
        library_of = usable_modules(PACKAGE)
        if library_of:
            sys.meta_path.insert(0, CompiledFinder(library_of))


def compiled() -> bool:
    """Return True if the compiled rules are in use, as settled when the package was imported."""
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)


def which() -> str:
    """Return in one line which rules run, and how to get the other ones."""
    if compiled():
        return "rules compiled (SCURRY_PURE=1 runs them from their sources)"
    return "rules interpreted (`make compiled` makes them ten times as fast)"


def usable_modules(package: str) -> dict[str, str]:
    """Return the library of each compiled module, by the module's full name; nothing if there is
    no manifest, or only one of another Python. Raise ImportError if it does not fit the sources."""
    manifest = _manifest(os.path.join(package, FOLDER, MANIFEST))
    if manifest.get("suffix") not in EXTENSION_SUFFIXES:
        return {}
    found = {}
    for source, module in manifest["modules"].items():
        if problem := _mismatch(package, source, module, manifest["suffix"]):
            raise ImportError(f"{problem}: {REMEDY}")
        found[f"{NAME}.{source.removesuffix('.py').replace('/', '.')}"] = module["library"]
    return found


def _mismatch(package: str, source: str, module: dict[str, str], suffix: str) -> str | None:
    """Return what is wrong with a compiled module, None if nothing is."""
    library = os.path.join(package, FOLDER, f"{module['library']}__mypyc{suffix}")
    if not os.path.exists(library):
        return f"the compiled library of scurry/{source} is missing"
    # Always the content: sizes and times can stay equal, or go back, while a file changes.
    if _digest(os.path.join(package, source)) != module["sha256"]:
        return f"scurry/{source} was changed after it was compiled"
    return None


def _manifest(path: str) -> dict[str, Any]:
    """Return the manifest; empty if there is none, or only a broken one."""
    try:
        with open(path, "rb") as file:
            manifest = json.load(file)
    except (FileNotFoundError, ValueError):
        return {}
    whole = isinstance(manifest, dict) and isinstance(manifest.get("modules"), dict)
    return manifest if whole else {}


def _digest(path: str) -> str:
    """Return the content's sha256; empty if the file is gone."""
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except FileNotFoundError:
        return ""
