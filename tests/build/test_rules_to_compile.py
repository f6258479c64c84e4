"""Which sources are compiled, and when they count as compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build_steps import rules


@pytest.fixture
def package(project: Path) -> Path:
    package = project / "src/scurry"
    (package / "games/toy/tests").mkdir()
    (package / "games/toy/tests/test_toy.py").touch()
    for source in rules.sources(package):
        source.with_suffix(rules.BINARY).touch()
    rules.record(package, rules.digests(package))
    return package


def test_views_and_tests_and_packages_stay_interpreted(package: Path) -> None:
    names = [path.relative_to(package).as_posix() for path in rules.sources(package)]
    assert names == ["games/toy/state.py", "kernel/state.py"]


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


def test_a_lost_binary_is_compiled_again(package: Path) -> None:
    (package / "kernel/state").with_suffix(rules.BINARY).unlink()
    assert not rules.up_to_date(package)
