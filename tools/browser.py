"""A browser for the tests: the machine's chromium, Debian's where we may install it, else
playwright's own. `python -m tools.browser` sees to it that there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def found() -> str | None:
    """Where the machine's browser is; None: playwright is to use its own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if found():
        return 0
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("scurry: installing chromium for the tests", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], env=quiet, check=False)
        install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium"]
        done = subprocess.run(install, env=quiet, stdout=subprocess.DEVNULL, check=False)
        if done.returncode == 0 and found():
            return 0
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
