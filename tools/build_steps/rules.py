"""Which sources are compiled, how, and the record of what was compiled."""

from __future__ import annotations

import hashlib
import json
import os
import sysconfig
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = Path("src")
PACKAGE: Final = SOURCES / "scurry"
MANIFEST: Final = "_compiled.json"
# Of the server, what every move at a table goes through.
SERVER: Final = (
    "clocks", "fanout", "framing", "latch", "limits", "live", "race", "seated_bots", "sockets",
    "store/writing", "summing_up", "table", "talking", "updates", "websocket",
)  # fmt: skip
PATTERNS: Final = (
    "kernel/*.py", "bots/*.py", "games/*/*.py", *(f"server/{name}.py" for name in SERVER),
)  # fmt: skip
INTERPRETED: Final = {"__init__.py", "view.py", "picture.py"}
# mypyc asks for -Werror, under which a newer compiler's new warning would end the build.
UNIX_FLAGS: Final = ("-Wno-error", "-fno-semantic-interposition", "-fvisibility=hidden")
HEADERS: Final = os.path.join("build", "scurry")  # where mypyc puts them, by the group's name
BINARY: Final = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
BINARY_ENDINGS: Final = ("*.so", "*.pyd")


def sources(package: Path) -> list[Path]:
    """Every source to compile: they form one group, so that calls between them are direct."""
    found = (path for pattern in PATTERNS for path in package.glob(pattern))
    return sorted(path for path in found if path.name not in INTERPRETED)


def digests(package: Path) -> dict[str, str]:
    """{source relative to the package: sha256 of its content} of all sources to compile."""
    return {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources(package)
    }


def extensions(package: Path) -> list[Any]:
    """The C extensions made of the sources. A type error ends the build: it is our mistake."""
    from mypyc.build import mypycify

    # Silent, since an isolated build lacks what only the interpreted modules import.
    arguments = ["--follow-imports=silent", *map(str, sources(package))]
    # A dotted group name puts the shared library into the package, not beside it. A file a module
    # can be compiled on all cores at once; in one file it takes gigabytes and twice the time.
    made = mypycify(
        arguments, opt_level="3", debug_level="0", group_name="scurry.rules", multi_file=True
    )
    for extension in made:
        extension.include_dirs = [*extension.include_dirs, HEADERS]
    if os.name == "posix":
        for extension in made:  # a new list each: mypyc gives all of them the same one
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    return made


def record(package: Path, compiled: dict[str, str]) -> None:
    """Write down what was compiled, for `scurry._source.guard`."""
    lines = json.dumps(compiled, indent=0, sort_keys=True)
    (package / MANIFEST).write_text(lines + "\n", encoding="utf-8")


def up_to_date(package: Path) -> bool:
    """Whether exactly the present sources are compiled, for this Python."""
    try:
        recorded = json.loads((package / MANIFEST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return False
    binaries = (path.with_suffix(BINARY) for path in sources(package))
    return bool(recorded == digests(package)) and all(binary.exists() for binary in binaries)


def forget(folder: Path) -> None:
    """Remove every compiled file under a folder, and the record of them."""
    for ending in BINARY_ENDINGS:
        for path in folder.rglob(ending):
            path.unlink()
    (folder / "scurry" / MANIFEST).unlink(missing_ok=True)
