"""Run the tests that the last change can have broken, the likeliest first.

`make quick` calls this. The last change is what is not committed yet, or else the last commit. Each
changed file leads to tests by its folder (`TESTS`), and to the test file of its own name. A change
in the kernel can break anything: of the games it is tried on the toys and on the smallest ones.
What only `make test` runs is said at the end.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")
CLIENT: Final = (sys.executable, "-m", "tools.client")
# A changed file's path, and what to run for it: pytest's arguments, or `client`. `\1` is the game.
TESTS: Final = (
    (r"src/scurry/games/(\w+)/ui/", "client"),
    (r"src/scurry/games/(\w+)/(?!ui/)", r"src/scurry/games/\1"),
    (r"src/scurry/games/(\w+)/(?!ui/|tests/)", r"tests/contract/test_contract.py -k \1"),
    (r"src/scurry/games/(\w+)/(texts|rulebook|content)/", r"tests/words -k \1"),
    (r"src/scurry/kernel/", "tests/kernel tests/testkit src/scurry/games/forsage_pawns"),
    (r"src/scurry/(kernel|testkit)/", "tests/contract/test_contract.py -k toy_or_pawns"),
    (r"src/scurry/bots/", "tests/contract/test_bots.py"),
    (r"src/scurry/(lab|terminal|server|testkit)/", r"tests/\1"),
    (r"src/scurry/(cli|record)\.py", "tests/terminal"),
    (r"src/scurry/(words\.py|texts/)", "tests/words"),
    (r"src/scurry/(_source\.py)|tools/(build|check|play)|setup\.py|pyproject", "tests/build"),
    (r"README|RULES\.md", "tests/build/test_readme.py tests/build/test_clauses.py"),
    (r"client/", "client"),
    (r"tests/browser/", "tests/browser"),
)
# Long ones, which `make test` runs: whole games through a terminal, mass play, kills, fuzzing.
LEFT_OUT: Final = (
    "tests/terminal/test_leaving.py", "tests/terminal/test_playing.py",
    "tests/terminal/test_outside_bots.py", "tests/terminal/test_handing_over.py",
    "tests/server/test_fuzz.py", "tests/server/test_nothing_lost.py",
    "tests/server/test_playing.py",
    *(f"src/scurry/games/{game}/tests/test_strength.py" for game in (
        "chess_race", "forsage_cards", "forsage_pawns", "holey_cheese", "rat_de_france",
    )),
)  # fmt: skip


def changed() -> list[str]:
    """Return the changed files, relative to the project."""
    now = git("status", "--porcelain", "--untracked-files=all", "--no-renames")
    files = [line[3:] for line in now]
    return files or git("diff", "--name-only", "HEAD~1", "HEAD")


def git(*words: str) -> list[str]:
    done = subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def to_run(files: Iterable[str]) -> list[str]:
    """Return what to run for these files: each changed test first, then by the table."""
    files = list(files)
    own = [file for file in files if re.search(r"(^|/)tests/.*test_\w+\.py$", file)]
    own = [file for file in own if not file.startswith("tests/browser/")]
    named = [test for file in files for test in named_after(file)]
    table = [
        found.expand(wanted)
        for pattern, wanted in TESTS
        for file in files
        if (found := re.match(pattern, file))
    ]
    return list(dict.fromkeys([*filter(exists, [*own, *named]), *table]))


def named_after(file: str) -> list[str]:
    """Return the test files that carry a source's name: tests/server/test_race.py, say."""
    found = re.fullmatch(r"src/scurry/(\w+)/(?:\w+/)*(\w+)\.py", file)
    return [f"tests/{found[1]}/test_{found[2]}.py"] if found else []


def exists(path: str) -> bool:
    return (ROOT / path).is_file()


def commands(wanted: Sequence[str]) -> list[list[str]]:
    """Return the commands: all test paths in one run of pytest, each `-k` in a run of its own."""
    plain = [
        word for one in wanted if one != "client" and " -k " not in one for word in one.split()
    ]
    named = set(plain)
    left_out = [f"--ignore={path}" for path in LEFT_OUT if path not in named]
    made = [[*CLIENT, "test"]] if "client" in wanted else []
    if plain:
        made.append([*PYTEST, *dict.fromkeys(plain), *left_out])
    for one in wanted:
        if " -k " in one:
            where, _, names = one.partition(" -k ")
            made.append([*PYTEST, where, "-k", names.replace("_or_", " or ")])
    return made


def main() -> int:
    wanted = to_run(changed())
    if not wanted:
        print("scurry: nothing that a test looks at has changed; `make test` runs them all")
        return 0
    print("scurry: " + "; ".join(wanted), flush=True)
    for command in commands(wanted):
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code not in (0, 5):  # 5: the folder has no such test
            return code
    print("scurry: long tests are left to `make test`")
    return 0


if __name__ == "__main__":
    sys.exit(main())
