"""What the guard says about compiled modules that do not fit their sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from scurry import _source
from tools.build_steps import rules


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two sources, compiled (the binaries are empty: the guard only looks at their names)."""
    monkeypatch.delenv("SCURRY_PURE", raising=False)
    monkeypatch.setattr(_source, "_compiled_in_use", False)
    for name in ("kernel/state", "games/toy/board"):
        source = tmp_path / f"{name}.py"
        source.parent.mkdir(parents=True)
        source.write_text(f"# {name}\n")
        source.with_suffix(rules.BINARY).touch()
    (tmp_path / f"rules__mypyc{rules.BINARY}").touch()
    rules.record(tmp_path, rules.digests(tmp_path))
    return tmp_path


def test_unchanged_sources_are_accepted_and_the_compiled_kernel_is_in_use(package: Path) -> None:
    _source.guard(str(package))
    assert _source.compiled()


def test_an_edited_source_is_named(package: Path) -> None:
    (package / "games/toy/board.py").write_text("# another\n")
    refused(package, r"scurry/games/toy/board\.py was changed .* run `make` .* SCURRY_PURE=1")


def test_a_deleted_source_is_named(package: Path) -> None:
    (package / "kernel/state.py").unlink()
    refused(package, r"scurry/kernel/state\.py was changed")


def test_a_compiled_module_without_a_record_is_named(package: Path) -> None:
    (package / f"kernel/extra{rules.BINARY}").touch()
    refused(package, r"scurry/kernel/extra\.py has a compiled module that the last build did not")


def test_compiled_modules_without_any_record_are_refused(package: Path) -> None:
    (package / rules.MANIFEST).unlink()
    refused(package, "has a compiled module that the last build did not make")


def test_a_half_compiled_package_is_refused(package: Path) -> None:
    (package / f"kernel/state{rules.BINARY}").unlink()
    refused(package, r"the compiled module of scurry/kernel/state\.py is missing")


def test_binaries_of_another_python_do_not_count(package: Path) -> None:
    for binary in package.rglob(f"*{rules.BINARY}"):
        name = binary.name.replace(rules.BINARY, ".cpython-300-other.so")
        binary.rename(binary.with_name(name))
    (package / "kernel/state.py").write_text("# another\n")
    _source.guard(str(package))
    assert not _source.compiled()


def refused(package: Path, sentence: str) -> None:
    with pytest.raises(ImportError, match=sentence):
        _source.guard(str(package))
    assert not _source.compiled()
