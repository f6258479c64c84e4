"""What the guard says about compiled rules that do not fit their sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scurry import _source
from tools.build import rules


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Two sources, compiled (the binaries are empty: the guard only looks at their names)."""
    package = tmp_path / "scurry"
    for name in ("kernel/state", "games/toy/board"):
        source = package / f"{name}.py"
        source.parent.mkdir(parents=True)
        source.write_text(f"# {name}\n")
    rules.begin(package)
    for library in rules.libraries(package):
        rules.binary(package, library).touch()
    rules.record(package, rules.digests(package))
    return package


def test_each_module_is_found_in_its_library(package: Path) -> None:
    assert _source.usable_modules(str(package)) == {
        "scurry.games.toy.board": "toy",
        "scurry.kernel.state": "kernel",
    }


def test_an_edited_source_is_named(package: Path) -> None:
    (package / "games/toy/board.py").write_text("# another\n")
    refused(package, r"scurry/games/toy/board\.py was changed .* `make compiled` .* SCURRY_PURE=1")


def test_a_deleted_source_is_named(package: Path) -> None:
    (package / "kernel/state.py").unlink()
    refused(package, r"scurry/kernel/state\.py was changed")


def test_a_missing_library_is_named(package: Path) -> None:
    rules.binary(package, "toy").unlink()
    refused(package, r"the compiled library of scurry/games/toy/board\.py is missing")


@pytest.mark.parametrize("content", ["", "{", "[]", '{"suffix": ".so"}', '{"modules": 7}'])
def test_libraries_without_a_whole_manifest_are_not_used(package: Path, content: str) -> None:
    (package / rules.FOLDER / rules.MANIFEST).write_text(content)
    assert _source.usable_modules(str(package)) == {}


def test_while_the_rules_are_compiled_the_sources_run(package: Path) -> None:
    rules.begin(package)
    assert _source.usable_modules(str(package)) == {}


def test_libraries_of_another_python_do_not_count(package: Path) -> None:
    path = package / rules.FOLDER / rules.MANIFEST
    manifest = json.loads(path.read_text())
    path.write_text(json.dumps({**manifest, "suffix": ".cpython-300-other.so"}))
    (package / "kernel/state.py").write_text("# another\n")
    assert _source.usable_modules(str(package)) == {}


def refused(package: Path, sentence: str) -> None:
    with pytest.raises(ImportError, match=sentence):
        _source.usable_modules(str(package))
