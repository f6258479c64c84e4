"""Every clause of a game's rulebook is in code, in a test, and in the rulebook of each language.

RULES.md has one table row a clause: | FC-K4 | sentence | file.py | test_name |
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from tools.check.functions import test_functions
from tools.check.games import game_folders

LANGUAGES: Final = ("uk", "ru", "en")
# FC-01, FC-K4, RAT-RT1, RAT-T-S5; not the names of standards, which look alike.
CLAUSE: Final = re.compile(
    r"(?<!\w)(?!(?:UTF|SHA|ISO|RFC|PEP|MD|CP)-)[A-Z]{2,3}-(?:[A-Z]{1,2}-)?[A-Z]{0,2}\d+[a-z]?(?!\w)"
)
ANCHOR: Final = re.compile(r"\{#([^}\s]+)\}")
CITING_FILES: Final = {".py", ".ftl", ".toml", ".svelte", ".ts"}


class Row(NamedTuple):
    clause: str
    files: list[str]
    tests: list[str]


def problems(root: Path) -> list[str]:
    found = []
    for game in game_folders(root):
        rows = _rows(game / "RULES.md")
        if rows:
            sentences = _row_problems(game, rows) + _unknown_citations(game, rows)
            sentences += _anchor_problems(game, rows)
        else:
            sentences = ["RULES.md is missing or has no table of clauses."]
        found += [f"{game.name}: {sentence}" for sentence in sentences]
    return found


def cited(text: str) -> set[str]:
    return set(CLAUSE.findall(text))


def _rows(rules: Path) -> list[Row]:
    """The table rows whose first cell is a clause; a short row gives empty lists."""
    if not rules.is_file():
        return []
    rows = []
    for line in rules.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip(" `*") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells and CLAUSE.fullmatch(cells[0]):
            files, tests = ([*cells, "", "", ""])[2:4]
            rows.append(Row(cells[0], _names(files), _names(tests)))
    return rows


def _names(cell: str) -> list[str]:
    return [name for name in re.split(r"[`,;\s]+", cell) if name]


def _row_problems(game: Path, rows: list[Row]) -> list[str]:
    counts = Counter(row.clause for row in rows)
    found = [f"{clause} has {n} rows in RULES.md." for clause, n in counts.items() if n > 1]
    tests = _own_tests(game)
    for row in rows:
        if not row.files or not row.tests:
            found.append(f"{row.clause} names no file or no test in RULES.md.")
        found += [s for name in row.files for s in _file_problems(game, row.clause, name)]
        found += [s for name in row.tests for s in _test_problems(game, tests, row.clause, name)]
    return found


def _file_problems(game: Path, clause: str, name: str) -> list[str]:
    path = game / name
    if not path.is_file():
        return [f"{clause} names {name}, which does not exist."]
    if clause not in cited(path.read_text(encoding="utf-8")):
        return [f"{clause} is not cited in {name}."]
    return []


def _own_tests(game: Path) -> dict[str, list[str]]:
    """{name: texts} of all tests in the game's tests/."""
    found: dict[str, list[str]] = {}
    for file in sorted(game.glob("tests/**/*.py")):
        for name, texts in test_functions(file).items():
            found.setdefault(name, []).extend(texts)
    return found


def _test_problems(game: Path, own: dict[str, list[str]], clause: str, name: str) -> list[str]:
    """`name` is a test in the game's tests/, or file.py::test_name relative to the game."""
    place, _, test = name.rpartition("::")
    texts = (test_functions(game / place) if place else own).get(test)
    if not texts:
        return [f"{clause} names the test {name}, which does not exist."]
    if not any(clause in cited(text) for text in texts):
        return [f"{clause} is not cited in the test {name}."]
    return []


def _unknown_citations(game: Path, rows: list[Row]) -> list[str]:
    known = {row.clause for row in rows}
    found = []
    for path in sorted(p for p in game.rglob("*") if p.suffix in CITING_FILES):
        unknown = cited(path.read_text(encoding="utf-8")) - known
        where = path.relative_to(game).as_posix()
        found += [f"{where} cites {clause}, which RULES.md lacks." for clause in sorted(unknown)]
    return found


def _anchor_problems(game: Path, rows: list[Row]) -> list[str]:
    known = {row.clause for row in rows}
    found = []
    for language in LANGUAGES:
        name = f"rulebook/{language}.md"
        if not (game / name).is_file():
            found.append(f"{name} is missing.")
            continue
        anchors = Counter(ANCHOR.findall((game / name).read_text(encoding="utf-8")))
        found += [
            f"{name} lacks the anchor of {clause}." for clause in sorted(known - set(anchors))
        ]
        found += [f"{name} has the unknown anchor {a}." for a in sorted(set(anchors) - known)]
        found += [f"{name} has the anchor {a} {n} times." for a, n in anchors.items() if n > 1]
    return found
