"""Which sources are compiled, into which libraries, and the record of what was compiled.

Each game is one library, and so are the kernel with the bots, and the server's hot path: after an
edit mypyc looks only at the library that holds the file. All binaries lie in one folder, with a
manifest; without the manifest Python never finds them (`scurry._source`).
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = Path("src")
PACKAGE: Final = SOURCES / "scurry"
FOLDER: Final = "_compiled"
MANIFEST: Final = "manifest.json"
BUILD: Final = "build"  # where mypyc puts C files, and its cache
# Of the server, what every move at a table goes through.
SERVER: Final = (
    "clocks", "fanout", "framing", "latch", "limits", "live", "race", "seated_bots", "sockets",
    "store/writing", "summing_up", "table", "talking", "updates", "websocket",
)  # fmt: skip
PATTERNS: Final = (
    "kernel/*.py", "bots/*.py", "games/*/*.py", *(f"server/{name}.py" for name in SERVER),
)  # fmt: skip
# What is left as it is: views make messages of typed structs, which mypyc would strip of their
# annotations; the rest is run once at the start, or only for files and their checks.
INTERPRETED: Final = frozenset((
    "__init__", "view", "picture",
    "catalogue", "content", "game", "inspection", "laying", "options", "positions",
    "reading", "record", "replay", "schema", "sheets", "tiletext", "travels", "vocabulary",
    "whole", "workshop",
))  # fmt: skip
BASE: Final = "kernel"  # the library that all others use
# mypyc asks for -Werror, under which a newer compiler's new warning would end the build; and its
# headers define what the libraries call of each other in every file, which -fcommon unites.
UNIX_FLAGS: Final = ("-Wno-error", "-fno-semantic-interposition", "-fvisibility=hidden", "-fcommon")
# What of gcc's -O2 the rules gain from, without what they do not gain from: half of its time.
GCC_FLAGS: Final = (
    "-O1", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining",
    "-foptimize-sibling-calls", "-fstrict-aliasing", "-fno-tree-pta",
    "-fno-tree-dominator-opts", "-fno-ipa-pure-const", "-fno-ipa-reference", "-fno-ipa-profile",
)  # fmt: skip
BINARY: Final = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
BINARY_ENDINGS: Final = ("*.so", "*.pyd")


def sources(package: Path) -> list[Path]:
    """Return every source to compile."""
    found = (path for pattern in PATTERNS for path in package.glob(pattern))
    return sorted(path for path in found if path.stem not in INTERPRETED)


def library_of(source: Path, package: Path) -> str:
    """Return the name of the library that holds a source: a game's id, `kernel` or `server`."""
    room, *rest = source.relative_to(package).parts
    return rest[0] if room == "games" else {"bots": "kernel"}.get(room, room)


def libraries(package: Path) -> dict[str, list[Path]]:
    """Return the sources of each library, by its name."""
    found: dict[str, list[Path]] = {}
    for source in sources(package):
        found.setdefault(library_of(source, package), []).append(source)
    return found


def binary(package: Path, library: str) -> Path:
    """Return where a library's binary is. `__mypyc` is what mypyc adds to its name."""
    return package / FOLDER / f"{library}__mypyc{BINARY}"


def digests(package: Path) -> dict[str, str]:
    """Return {source relative to the package: sha256 of its content} of all sources to compile."""
    return {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources(package)
    }


def extensions(package: Path) -> list[Any]:
    """Write the C files and return the libraries to make of them. Requires the project's folder as
    the current one. A type error ends the build: it is our mistake."""
    from mypyc.build import mypycify

    show_edits(package)
    # What mypyc remembers of a library's classes lacks which of their fields may be unset, and it
    # breaks off where another library reads such a field: the library that all others use is
    # always looked at afresh. Without one of its C files nothing of it is remembered.
    Path(BUILD, package.name, FOLDER, f"__native_{BASE}.c").unlink(missing_ok=True)
    groups: list[tuple[list[str], str | None]] = [
        (list(map(str, found)), f"{package.name}.{FOLDER}.{name}")
        for name, found in libraries(package).items()
    ]
    # Silent, since an isolated build lacks what only the interpreted modules import. A cache of its
    # own: that of `mypy --strict` is written with other settings, and each would undo the other.
    arguments = ["--follow-imports=silent", f"--cache-dir={BUILD}/mypy"]
    arguments += [path for found, _ in groups for path in found]
    gc.disable()  # nothing of what mypyc makes is thrown away before the end: a fifth of its time
    made = mypycify(
        arguments,
        opt_level="2",
        debug_level="0",
        separate=groups,
        multi_file=True,
        target_dir=BUILD,
    )
    gc.freeze()  # nor does looking through it ever pay
    gc.enable()
    # mypyc also gives a tiny extension for each module, which `scurry._source` does without.
    made = [extension for extension in made if extension.name.endswith("__mypyc")]
    # What mypyc adds for some operations is left out where nothing that uses it was compiled anew.
    runtime = [str(path) for path in sorted(Path(BUILD).glob("[!_]*.c"))]
    for extension in made:
        extension.sources = list(dict.fromkeys([*extension.sources, *runtime]))
        extension.include_dirs = [
            *extension.include_dirs,
            os.path.join(BUILD, package.name, FOLDER),
        ]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags()]
    return made


def show_edits(package: Path) -> None:
    """Touch the sources that have changed since the C files were written: mypyc takes a file of the
    same size and time for the same file."""
    cache, written = Path(BUILD, "mypy"), Path(BUILD, "written.json")
    now = digests(package)
    try:
        before = json.loads(written.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        before = {}
        shutil.rmtree(cache, ignore_errors=True)
    for source, digest in now.items():
        if source in before and before[source] != digest:
            (package / source).touch()
    written.parent.mkdir(exist_ok=True)
    written.write_text(json.dumps(now), encoding="utf-8")


def flags() -> tuple[str, ...]:
    """Return what the C compiler is told beside what mypyc tells it."""
    if os.name != "posix":
        return ()
    return UNIX_FLAGS + (GCC_FLAGS if uses_gcc() else ())


def uses_gcc() -> bool:
    """Return True where the C compiler is gcc, or understands what gcc is told."""
    return os.name == "posix" and sys.platform != "darwin"


def headers(extension: str) -> list[Path]:
    """Return the headers that each C file of a library includes first."""
    name = extension.rpartition(".")[2].removesuffix("__mypyc")
    folder = Path(BUILD, PACKAGE.name, FOLDER)
    return [folder / f"__native_{name}.h", folder / f"__native_internal_{name}.h"]


def begin(package: Path) -> None:
    """Make room for binaries. From now until `record` the sources run."""
    (package / FOLDER).mkdir(parents=True, exist_ok=True)
    (package / FOLDER / MANIFEST).unlink(missing_ok=True)


def record(package: Path, compiled: dict[str, str]) -> None:
    """Write the manifest, for `scurry._source`: which library a module is in, what it was made of.

    `compiled` is what `digests` gave before the build."""
    modules = {
        source: {"library": library_of(package / source, package), "sha256": digest}
        for source, digest in compiled.items()
    }
    manifest = {"suffix": BINARY, "modules": modules}
    lines = json.dumps(manifest, indent=0, sort_keys=True)
    (package / FOLDER / MANIFEST).write_text(lines + "\n", encoding="utf-8")


def up_to_date(package: Path) -> bool:
    """Return True if exactly the present sources are compiled, for this Python."""
    try:
        manifest = json.loads((package / FOLDER / MANIFEST).read_text(encoding="utf-8"))
        recorded = {source: module["sha256"] for source, module in manifest["modules"].items()}
        suffix = manifest["suffix"]
    except (FileNotFoundError, ValueError, KeyError, TypeError, AttributeError):
        return False
    whole = all(binary(package, name).exists() for name in libraries(package))
    return whole and bool(suffix == BINARY and recorded == digests(package))


def forget(package: Path) -> None:
    """Remove the compiled libraries and their manifest."""
    shutil.rmtree(package / FOLDER, ignore_errors=True)


def remove_strays(folder: Path) -> None:
    """Remove binaries beside the sources, as versions up to 0.1.0 made them: Python would prefer
    them to the sources."""
    for ending in BINARY_ENDINGS:
        for path in folder.rglob(ending):
            if path.parent.name != FOLDER:
                path.unlink()
