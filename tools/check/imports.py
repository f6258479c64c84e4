"""What a Python file imports, as full dotted names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def imported(path: Path, module: str) -> Iterator[tuple[int, str]]:
    """(line, name) of each import anywhere in the file; `from a import b` gives `a.b`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, module, is_package=path.name == "__init__.py")
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def _base(node: ast.ImportFrom, module: str, *, is_package: bool) -> str:
    """The absolute name that a (maybe relative) `from` starts at."""
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    parts = parts[: len(parts) - node.level + is_package]
    return ".".join([*parts, node.module] if node.module else parts)
