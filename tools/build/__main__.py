"""Build what is missing or has changed.

python -m tools.build client        the web client
python -m tools.build rules         the compiled rules
"""

from __future__ import annotations

import os
import subprocess
import sys

from tools import node
from tools.build import client, rules


def main(words: list[str]) -> int:
    steps = {"client": build_client, "rules": compile_rules}
    if not words or set(words) - steps.keys():
        print(__doc__, file=sys.stderr)
        return 2
    rules.remove_strays(rules.ROOT / rules.SOURCES)
    return next((code for word in words if (code := steps[word]())), 0)


def compile_rules() -> int:
    if os.environ.get("SCURRY_PURE") == "1":
        print("scurry: the rules stay uncompiled: SCURRY_PURE=1 is set", flush=True)
        return 0  # compiled files of another time may stay: they are not looked at
    if rules.up_to_date(rules.ROOT / rules.PACKAGE):
        return 0
    print("scurry: compiling the rules: first from Python to C", flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=rules.ROOT, check=False).returncode


def build_client() -> int:
    reason = client.why_not()
    if reason is not None:
        print(f"scurry: there will be no web client: {reason}", flush=True)
        return 0
    if client.up_to_date():
        return 0
    print("scurry: building the web client", flush=True)
    try:
        client.build()
    except node.NodeFailed as failed:
        print(f"scurry: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
