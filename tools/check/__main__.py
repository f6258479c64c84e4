"""Run every check on the project in the current folder: `python -m tools.check`."""

from __future__ import annotations

import sys
from pathlib import Path

from tools import typescript
from tools.check import clauses, layers, readme, shell, texts

CHECKS = {
    "layers": layers.problems,
    "clauses": clauses.problems,
    "texts": texts.problems,
    "README": readme.problems,
    "TypeScript types": typescript.problems,
    "the client's texts and colours": shell.problems,
}


def main() -> int:
    found = 0
    for name, problems in CHECKS.items():
        sentences = problems(Path())
        found += len(sentences)
        print(f"{name}: {'in order' if not sentences else f'{len(sentences)} problem(s)'}")
        for sentence in sentences:
            print(f"  {sentence}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
