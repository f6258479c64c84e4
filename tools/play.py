"""Start the server: on the compiled rules if they fit the sources, on the sources if not."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.build import rules


def main(words: list[str]) -> int:
    env = dict(os.environ)
    if not rules.up_to_date(rules.ROOT / rules.PACKAGE):
        env["SCURRY_PURE"] = "1"  # an edited rule shall run, not be refused
    command = [sys.executable, "-m", "scurry.cli", "serve", *words]
    if os.name == "posix":
        os.execve(sys.executable, command, env)
    return subprocess.run(command, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
