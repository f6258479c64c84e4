"""The texts say the same things in every language: same messages, attributes and variables."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.check.games import game_folders

LANGUAGES: Final = ("uk", "ru", "en")
Messages: TypeAlias = dict[str, set[str]]  # message, or message.attribute: the variables it uses


class _Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def problems(root: Path) -> list[str]:
    folders = [root / "src/scurry/texts", *(game / "texts" for game in game_folders(root))]
    return [
        f"{folder.relative_to(root).as_posix()}: {sentence}"
        for folder in folders
        for sentence in _folder_problems(folder)
    ]


def _folder_problems(folder: Path) -> list[str]:
    found: list[str] = []
    languages: dict[str, Messages] = {}
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        if path.is_file():
            languages[language], sentences = _read(path)
            found += sentences
        else:
            found.append(f"{path.name} is missing.")
    return found + _differences(languages)


def _read(path: Path) -> tuple[Messages, list[str]]:
    messages: Messages = {}
    found = []
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            found.append(f"{path.name}:{line} is not Fluent: {entry.annotations[0].message}.")
        elif isinstance(entry, ast.Message | ast.Term):
            for name, pattern in _patterns(entry):
                found += _pattern_problems(path.name, name, pattern, messages)
                messages[name] = _variables(pattern)
    return {name: used for name, used in messages.items() if name[0] != "-"}, found


def _patterns(entry: ast.Message | ast.Term) -> list[tuple[str, ast.Pattern]]:
    """The message and its attributes. Terms are each language's own, but may not be empty."""
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    own = [(name, entry.value)] if entry.value else []
    return own + [(f"{name}.{part.id.name}", part.value) for part in entry.attributes]


def _pattern_problems(file: str, name: str, pattern: ast.Pattern, earlier: Messages) -> list[str]:
    found = []
    if name in earlier:
        found.append(f"{file} has {name} twice.")
    if not any(_says_something(element) for element in pattern.elements):
        found.append(f"{file}: {name} is empty.")
    return found


def _says_something(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return bool(element.value.strip())
    inner = element.expression
    return not (isinstance(inner, ast.StringLiteral) and not inner.value.strip())


def _variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def _differences(languages: dict[str, Messages]) -> list[str]:
    found = []
    for name in sorted(set().union(*languages.values())):
        lacking = [language for language, messages in languages.items() if name not in messages]
        if lacking:
            found += [f"{language}.ftl lacks {name}." for language in lacking]
            continue
        used = {language: messages[name] for language, messages in languages.items()}
        if len({frozenset(variables) for variables in used.values()}) > 1:
            told = ", ".join(f"{lang} {sorted(names) or 'none'}" for lang, names in used.items())
            found.append(f"{name} uses different variables: {told}.")
    return found
