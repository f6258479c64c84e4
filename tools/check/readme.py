"""The examples of README.md run and print what it says."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from typing import Final

FENCE: Final = re.compile(r"^```.*$", re.MULTILINE)
PYTHON_BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def problems(root: Path) -> list[str]:
    readme = root / "README.md"
    if not readme.is_file():
        return ["README.md is missing."]
    text = readme.read_text(encoding="utf-8")
    if any(">>>" not in block for block in PYTHON_BLOCK.findall(text)):
        return ["README.md has a python block without >>>, which nothing runs."]
    # Without the fences, which doctest would take for output; line numbers stay.
    example = doctest.DocTestParser().get_doctest(FENCE.sub("", text), {}, "README", "README.md", 0)
    if not example.examples:
        return ["README.md has no example that runs."]
    return _run(example, (root / "src").resolve())


def _run(example: doctest.DocTest, sources: Path) -> list[str]:
    report: list[str] = []
    sys.path.insert(0, str(sources))
    try:
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append)
    finally:
        sys.path.remove(str(sources))
    return [text.strip("*\n") for text in report]
