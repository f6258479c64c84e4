"""A C file is compiled again when it, a header of ours or the command has changed, else not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tools.build.objects import Objects, module_of


class Compiler:
    """Notes what it is asked to compile."""

    compiler_so = ("cc",)

    def __init__(self) -> None:
        self.asked: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, Path(source).stem + ".o")) for source in sources]

    def compile(self, sources: list[str], output_dir: str, **settings: Any) -> list[str]:
        self.asked += [Path(source).stem for source in sources]
        targets = self.object_filenames(sources, output_dir)
        for target in targets:
            Path(target).touch()
        return targets


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two C files; only `one` includes the header, through another."""
    (tmp_path / "scurry/_compiled").mkdir(parents=True)
    (tmp_path / "scurry/_compiled/__native_toy.h").write_text('#include "__native_deep.h"\n')
    (tmp_path / "scurry/_compiled/__native_deep.h").write_text("int x;\n")
    (tmp_path / "one.c").write_text('#include <Python.h>\n#include "__native_toy.h"\n')
    (tmp_path / "two.c").write_text("int y;\n")
    return tmp_path


def compiled(folder: Path, flag: str = "-O1") -> list[str]:
    """Which files are compiled now."""
    compiler = Compiler()
    objects = Objects(compiler, folder)
    sources = [str(folder / "one.c"), str(folder / "two.c")]
    made = objects.compile(sources, output_dir=str(folder), extra_postargs=[flag])
    assert [Path(path).name for path in made] == ["one.o", "two.o"]
    return sorted(compiler.asked)


def test_what_has_not_changed_is_not_compiled_again(folder: Path) -> None:
    assert compiled(folder) == ["one", "two"]
    assert compiled(folder) == []


def test_an_edited_file_is_compiled_again(folder: Path) -> None:
    compiled(folder)
    (folder / "two.c").write_text("int z;\n")
    assert compiled(folder) == ["two"]


def test_who_includes_an_edited_header_is_compiled_again(folder: Path) -> None:
    compiled(folder)
    (folder / "scurry/_compiled/__native_deep.h").write_text("long x;\n")
    assert compiled(folder) == ["one"]


def test_with_other_flags_all_is_compiled_again(folder: Path) -> None:
    compiled(folder)
    assert compiled(folder, "-O2") == ["one", "two"]


def test_a_lost_object_file_is_made_again(folder: Path) -> None:
    compiled(folder)
    (folder / "one.o").unlink()
    assert compiled(folder) == ["one"]


def test_a_file_that_did_not_compile_is_tried_again(folder: Path) -> None:
    class Failing(Compiler):
        def compile(self, sources: list[str], output_dir: str, **settings: Any) -> list[str]:
            super().compile(sources, output_dir, **settings)  # half an object file is left
            raise OSError("no space")

    sources = [str(folder / "one.c")]
    with pytest.raises(OSError, match="no space"):
        Objects(Failing(), folder).compile(sources, output_dir=str(folder), extra_postargs=["-O1"])
    assert compiled(folder) == ["one", "two"]


def test_progress_tells_what_was_compiled_and_how_many_of_how_many(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled(folder)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert re.fullmatch("scurry: compiled 2 of 2: (one|two)", told[-1])
    assert module_of("build/__native_scurry___kernel___state.c") == "kernel.state"
