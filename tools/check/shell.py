"""The web client's own texts and colours: every language says everything, nothing is said that has
no words, and the two dark themes are one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("uk", "ru", "en")
TEXTS: Final = Path("client/src/texts")
USED: Final = re.compile(r"""\bt\(\s*(['`])([^'`]+)\1""")
DARK: Final = (
    re.compile(r":root:not\(\[data-theme='light'\]\)\s*\{([^}]*)\}"),
    re.compile(r":root\[data-theme='dark'\]\s*\{([^}]*)\}"),
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def said(folder: Path) -> tuple[dict[str, set[str]], list[str]]:
    """{message or attribute: its variables} of one language, and what is wrong with the files."""
    found: dict[str, set[str]] = {}
    problems = []
    for path in sorted(folder.glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().splitlines()[0]
                problems.append(f"{path.as_posix()} cannot be read at: {line}")
            if not isinstance(entry, ast.Message):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            for name, value in parts:
                if name in found:
                    problems.append(f"{path.as_posix()}: {name} is said twice.")
                variables = Variables()
                variables.visit(value)
                found[name] = variables.names
    return found, problems


def used(root: Path) -> set[str]:
    """Messages that the client says by their full name."""
    found = set()
    for path in (root / "client/src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            for _, name in USED.findall(path.read_text(encoding="utf-8")):
                if "${" not in name:
                    found.add(name)
    return found


def text_problems(root: Path) -> list[str]:
    problems: list[str] = []
    by_language = {}
    for language in LANGUAGES:
        by_language[language], wrong = said(root / TEXTS / language)
        problems += wrong
    english = by_language["en"]
    for language, messages in by_language.items():
        for name in sorted(english.keys() - messages.keys()):
            problems.append(f"client texts, {language}: {name} is missing.")
        for name in sorted(messages.keys() - english.keys()):
            problems.append(f"client texts, {language}: {name} is not in en.")
        for name in sorted(english.keys() & messages.keys()):
            if messages[name] != english[name]:
                problems.append(f"client texts, {language}: {name} has other variables than in en.")
    for name in sorted(used(root) - english.keys()):
        problems.append(f"client texts: {name} is said, but has no words.")
    return problems


def colour_problems(root: Path) -> list[str]:
    css = (root / "client/src/style/tokens.css").read_text(encoding="utf-8")
    blocks = [pattern.search(css) for pattern in DARK]
    themes = [sorted(block[1].split()) if block else None for block in blocks]
    if None in themes or themes[0] != themes[1]:
        return ["client/src/style/tokens.css: the two dark themes differ."]
    return []


def problems(root: Path) -> list[str]:
    if not (root / TEXTS).is_dir():
        return []
    return text_problems(root) + colour_problems(root)
