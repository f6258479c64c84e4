"""The test functions of a file, with their text."""

from __future__ import annotations

import ast
from pathlib import Path


def test_functions(path: Path) -> dict[str, list[str]]:
    """{name: texts} of every test; a text has the decorators and the comment above them."""
    if not path.is_file():
        return {}
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(source, str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name[:5] == "test_":
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
            while first > 0 and lines[first - 1].lstrip().startswith("#"):
                first -= 1
            found.setdefault(node.name, []).append("\n".join(lines[first : node.end_lineno]))
    return found
