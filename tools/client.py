"""The web client's own checks and tests, with the node that pip brings.

python -m tools.client check        types, lint, form
python -m tools.client test         vitest
python -m tools.client form         puts everything into form
python -m tools.client fonts        cuts the fonts, after a change of client/src/style/fonts.css
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools import node

ROOT: Final = node.CLIENT.parent
CODE: Final = (
    "client/src/**/*.{ts,svelte}",
    "client/tests/**/*.ts",
    "client/*.{ts,js}",
    "src/scurry/games/*/ui/**/*.{ts,svelte}",
)
FORMED: Final = (*CODE, "client/**/*.{css,json,html}", "!src/scurry/games/*/ui/view.ts")
PRETTIER: Final = (
    "prettier/bin/prettier.cjs", "--config", "client/prettier.config.js",
    "--ignore-path", "client/.prettierignore", "--no-error-on-unmatched-pattern",
    "--log-level", "warn",
)  # fmt: skip
ESLINT: Final = (
    "eslint/bin/eslint.js", "--config", "client/eslint.config.js",
    "--no-error-on-unmatched-pattern", "--max-warnings", "0",
)  # fmt: skip
STEPS: Final[dict[str, list[tuple[Path, tuple[str, ...]]]]] = {
    "check": [
        (node.CLIENT, ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")),
        (ROOT, (*ESLINT, *CODE)),
        (ROOT, (*PRETTIER, "--check", *FORMED)),
    ],
    "test": [(node.CLIENT, ("vitest/vitest.mjs", "run"))],
    "form": [(ROOT, (*PRETTIER, "--write", *FORMED))],
    "fonts": [(node.CLIENT, ("../fonts.js",))],
}


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0] not in STEPS:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        node.install(everything=True)
        for folder, command in STEPS[words[0]]:
            node.run(*command, folder=folder)
    except node.NodeFailed as failed:
        print(f"scurry: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
