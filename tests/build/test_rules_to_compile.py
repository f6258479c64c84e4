"""Which sources are compiled, into which library, and when they count as compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build import rules


@pytest.fixture
def package(project: Path) -> Path:
    package = project / "src/scurry"
    (package / "games/toy/tests").mkdir()
    (package / "games/toy/tests/test_toy.py").touch()
    rules.begin(package)
    for library in rules.libraries(package):
        rules.binary(package, library).touch()
    rules.record(package, rules.digests(package))
    return package


def test_views_and_tests_and_packages_stay_interpreted(package: Path) -> None:
    names = [path.relative_to(package).as_posix() for path in rules.sources(package)]
    assert names == ["games/toy/state.py", "kernel/state.py"]


def test_every_source_left_out_by_name_is_there() -> None:
    stems = {path.stem for path in (rules.ROOT / rules.PACKAGE).rglob("*.py")}
    assert stems >= rules.INTERPRETED


def test_a_game_is_a_library_and_bots_go_with_the_kernel(package: Path) -> None:
    names = ("games/toy/state.py", "bots/bot.py", "kernel/state.py", "server/store/writing.py")
    found = [rules.library_of(package / name, package) for name in names]
    assert found == ["toy", "kernel", "kernel", "server"]


def test_nothing_is_compiled_twice(package: Path) -> None:
    assert rules.up_to_date(package)


def test_an_edited_source_is_compiled_again(package: Path) -> None:
    (package / "kernel/state.py").write_text("# another\n")
    assert not rules.up_to_date(package)


def test_an_added_source_is_compiled(package: Path) -> None:
    (package / "kernel/added.py").touch()
    assert not rules.up_to_date(package)


def test_after_a_source_is_removed_the_rest_is_compiled_again(package: Path) -> None:
    (package / "games/toy/state.py").unlink()
    assert not rules.up_to_date(package)


def test_a_lost_library_is_compiled_again(package: Path) -> None:
    rules.binary(package, "toy").unlink()
    assert not rules.up_to_date(package)


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"modules": {"a.py": 1}, "suffix": ""}'])
def test_a_broken_manifest_means_compiling_again(package: Path, content: str) -> None:
    (package / rules.FOLDER / rules.MANIFEST).write_text(content)
    assert not rules.up_to_date(package)
