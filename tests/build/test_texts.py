"""The check of texts finds languages that say different things."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.check import texts

SAME = "draw = { $who } draws\n    .hint = Draw\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The texts of a game, beside those of the package itself."""
    general, folder = tmp_path / "src/scurry/texts", tmp_path / "src/scurry/games/toy/texts"
    for place in (general, folder):
        place.mkdir(parents=True)
        for language in texts.LANGUAGES:
            (place / f"{language}.ftl").write_text(SAME)
    (folder.parent / "state.py").touch()
    return folder


def problems(folder: Path) -> list[str]:
    prefix = "src/scurry/games/toy/texts: "
    return [sentence.removeprefix(prefix) for sentence in texts.problems(folder.parents[4])]


def test_texts_that_agree_are_fine_whatever_their_terms(folder: Path) -> None:
    (folder / "uk.ftl").write_text(f"-card = Карта\n    .case = знахідний\n{SAME}")
    assert problems(folder) == []


@pytest.mark.parametrize(
    ("english", "sentence"),
    [
        ("", "en.ftl lacks draw."),
        ("draw = { $who } draws\n", "en.ftl lacks draw.hint."),
        (SAME + "pass = Pass\n", "uk.ftl lacks pass."),
        (SAME.replace("$who", "$player"), "draw uses different variables: uk ['who'], "),
        (SAME + "junk\n", "en.ftl:3 is not Fluent: "),
        (SAME + '-card = { "" }\n', "en.ftl: -card is empty."),
        (SAME + "draw = { $who } draws again\n", "en.ftl has draw twice."),
    ],
)
def test_a_fault_in_one_language_is_found(folder: Path, english: str, sentence: str) -> None:
    (folder / "en.ftl").write_text(english)
    assert any(problem.startswith(sentence) for problem in problems(folder))


def test_a_missing_language_is_found(folder: Path) -> None:
    (folder / "ru.ftl").unlink()
    assert problems(folder) == ["ru.ftl is missing."]


def test_the_texts_of_the_package_itself_are_checked_too(folder: Path) -> None:
    (folder.parents[2] / "texts/uk.ftl").write_text("")
    assert "src/scurry/texts: uk.ftl lacks draw." in problems(folder)
