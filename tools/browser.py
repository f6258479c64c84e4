"""A browser for the tests: the machine's chromium, Debian's where we may install it, else
playwright's own. `python -m tools.browser` sees to it that there is one.

Best is chromium without a window of its own: a page opens in a third of the time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

SHELL: Final = "chromium-headless-shell"
NAMES: Final = (
    SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome",
)  # fmt: skip


def found() -> str | None:
    """Where the machine's browser is; None: playwright is to use its own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if shutil.which(SHELL):
        return 0
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("scurry: installing chromium for the tests", flush=True)
        apt("update")
        for package in (SHELL, "chromium"):
            if apt("install", "-y", "--no-install-recommends", package) and found():
                return 0
    if found():
        return 0
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(command, check=False).returncode


def apt(*words: str) -> bool:
    """Run Debian's installer; return whether it did what it was asked for."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", "-qq", *words], env=quiet, stdout=subprocess.DEVNULL, check=False
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
