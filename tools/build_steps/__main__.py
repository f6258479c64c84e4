"""Compile the rules where they are, if anything changed. `make` calls this every time."""

from __future__ import annotations

import os
import subprocess
import sys

from tools.build_steps import rules


def main() -> int:
    if os.environ.get("SCURRY_PURE") == "1":
        print("scurry: the rules stay uncompiled: SCURRY_PURE=1 is set", flush=True)
        return 0  # compiled files of another time may stay: they are not looked at
    if rules.up_to_date(rules.ROOT / rules.PACKAGE):
        return 0
    print("scurry: compiling the rules", flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=rules.ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
