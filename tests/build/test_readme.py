"""The check of README.md finds examples that do not run as shown."""

from __future__ import annotations

from pathlib import Path

from tools.check import readme


def problems(root: Path, text: str) -> list[str]:
    (root / "README.md").write_text(text)
    return readme.problems(root)


def test_an_example_that_prints_what_it_says_is_fine(tmp_path: Path) -> None:
    assert problems(tmp_path, "Look:\n```python\n>>> 1 + 1\n2\n```\nNice.\n") == []


def test_an_example_that_prints_something_else_is_found(tmp_path: Path) -> None:
    (sentence,) = problems(tmp_path, "```python\n>>> 1 + 1\n3\n```\n")
    assert "README.md" in sentence
    assert "Got:\n    2" in sentence


def test_an_example_can_import_from_src(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/only_in_this_readme.py").write_text("answer = 42\n")
    text = "```python\n>>> import only_in_this_readme\n>>> only_in_this_readme.answer\n42\n```\n"
    assert problems(tmp_path, text) == []


def test_a_python_block_that_nothing_runs_is_found(tmp_path: Path) -> None:
    text = "```python\nprint(1)\n```\n```python\n>>> 1\n1\n```\n"
    assert problems(tmp_path, text) == [
        "README.md has a python block without >>>, which nothing runs."
    ]


def test_a_readme_without_examples_is_found(tmp_path: Path) -> None:
    assert problems(tmp_path, "Words.\n") == ["README.md has no example that runs."]


def test_a_missing_readme_is_found(tmp_path: Path) -> None:
    assert readme.problems(tmp_path) == ["README.md is missing."]
