"""The check of clauses finds rules that are not in code, in tests or in a rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.check import clauses

ROW = "| FC-K4 | A card is drawn. | state.py | test_a_card_is_drawn |\n"
TEST = 'def test_a_card_is_drawn() -> None:\n    """FC-K4."""\n'


@pytest.fixture
def game(tmp_path: Path) -> Path:
    game = tmp_path / "src/scurry/games/toy"
    for folder in ("tests", "rulebook", "texts"):
        (game / folder).mkdir(parents=True)
    (game / "RULES.md").write_text(f"| clause | says | file | test |\n|---|---|---|---|\n{ROW}")
    (game / "state.py").write_text('"""Draws (FC-K4), in UTF-8."""\n')
    (game / "tests/test_toy.py").write_text(TEST)
    for language in clauses.LANGUAGES:
        (game / f"rulebook/{language}.md").write_text("Draw a card. {#FC-K4}\n")
    return game


def problems(game: Path) -> list[str]:
    return clauses.problems(game.parents[3])


def append(path: Path, text: str) -> None:
    path.write_text((path.read_text() if path.exists() else "") + text)


def test_a_clause_that_is_everywhere_is_fine(game: Path) -> None:
    assert problems(game) == []


def test_a_clause_missing_in_its_file_is_found(game: Path) -> None:
    (game / "state.py").write_text('"""Draws."""\n')
    assert problems(game) == ["toy: FC-K4 is not cited in state.py."]


def test_a_row_that_names_a_missing_file_is_found(game: Path) -> None:
    (game / "state.py").unlink()
    (game / "board.py").touch()
    assert problems(game) == ["toy: FC-K4 names state.py, which does not exist."]


def test_a_row_that_names_a_missing_test_is_found(game: Path) -> None:
    (game / "tests/test_toy.py").write_text("")
    message = "toy: FC-K4 names the test test_a_card_is_drawn, which does not exist."
    assert problems(game) == [message]


def test_a_test_that_does_not_cite_its_clause_is_found(game: Path) -> None:
    (game / "tests/test_toy.py").write_text(TEST.replace("FC-K4", "FC-K"))
    assert problems(game) == ["toy: FC-K4 is not cited in the test test_a_card_is_drawn."]


def test_a_comment_above_a_test_cites_as_well(game: Path) -> None:
    (game / "tests/test_toy.py").write_text("# FC-K4\n" + TEST.replace("FC-K4", "Drawn"))
    assert problems(game) == []


def test_a_test_may_be_named_with_its_file(game: Path) -> None:
    rules = game / "RULES.md"
    rules.write_text(rules.read_text().replace("test_a_c", "tests/test_toy.py::test_a_c"))
    assert problems(game) == []
    rules.write_text(rules.read_text().replace("test_toy", "test_other"))
    assert len(problems(game)) == 1


def test_a_clause_with_two_rows_is_found(game: Path) -> None:
    append(game / "RULES.md", ROW)
    assert problems(game) == ["toy: FC-K4 has 2 rows in RULES.md."]


def test_a_game_without_its_table_of_clauses_is_found(game: Path) -> None:
    (game / "RULES.md").unlink()
    assert problems(game) == ["toy: RULES.md is missing or has no table of clauses."]


def test_a_row_without_a_test_is_found(game: Path) -> None:
    rules = game / "RULES.md"
    rules.write_text(rules.read_text().replace("test_a_card_is_drawn", ""))
    assert problems(game) == ["toy: FC-K4 names no file or no test in RULES.md."]


@pytest.mark.parametrize("file", ["state.py", "texts/en.ftl", "tests/test_toy.py"])
def test_an_unknown_clause_cited_anywhere_is_found(game: Path, file: str) -> None:
    append(game / file, "# RAT-T-S5\n")
    assert problems(game) == [f"toy: {file} cites RAT-T-S5, which RULES.md lacks."]


def test_a_rulebook_without_an_anchor_is_found(game: Path) -> None:
    (game / "rulebook/ru.md").write_text("Draw a card.\n")
    assert problems(game) == ["toy: rulebook/ru.md lacks the anchor of FC-K4."]


def test_a_rulebook_with_an_unknown_anchor_is_found(game: Path) -> None:
    append(game / "rulebook/en.md", "Discard. {#FC-K5}\n")
    assert problems(game) == ["toy: rulebook/en.md has the unknown anchor FC-K5."]


def test_a_missing_rulebook_is_found(game: Path) -> None:
    (game / "rulebook/uk.md").unlink()
    assert problems(game) == ["toy: rulebook/uk.md is missing."]


def test_all_shapes_of_clauses_are_known() -> None:
    shapes = {"FC-C1", "FC-01", "FP-P11", "RAT-RT1", "RAT-T-S5", "CHE-O4", "DS-57", "MM-12"}
    assert clauses.cited(f"({', '.join(sorted(shapes))}) clause-MT-W2.") == shapes | {"MT-W2"}
    assert clauses.cited("SHA-256 UTF-8 A-1 FC-K") == set()
