"""An edited source is never hidden by an old compiled module."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build import compiler

ASK = (
    "from scurry import _source; from scurry.kernel import state;"
    "print(state.answer(), _source.compiled(), type(state.answer).__name__)"
)


def run(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "SCURRY_PURE"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=kept | {"PYTHONPATH": "src"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(compiler.why_pure() is not None, reason="no C compiler")
def test_an_edited_source_is_refused_until_it_is_compiled_again(project: Path) -> None:
    source = project / "src/scurry/kernel/state.py"
    built = run(project, "-m", "tools.build", "rules")
    assert built.returncode == 0, built.stderr
    assert run(project, "-c", ASK).stdout == "41 True builtin_function_or_method\n"
    times = source.stat()
    source.write_text(source.read_text().replace("41", "42"))
    os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))  # same size, same time

    refused = run(project, "-c", ASK)
    assert refused.stdout == ""
    assert "ImportError: scurry/kernel/state.py was changed after it was compiled" in refused.stderr
    assert run(project, "-c", ASK, SCURRY_PURE="1").stdout == "42 False function\n"
    again = run(project, "-m", "tools.build", "rules").stdout
    assert "scurry: compiled 1 of 1: kernel.state\n" in again  # and nothing else
    assert run(project, "-c", ASK).stdout == "42 True builtin_function_or_method\n"


KERNEL = """
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(serializable=True)
class Note:
    def __init__(self) -> None:
        self.number: i64 = 7
"""
TOY = """
from mypy_extensions import i64

from scurry.kernel.state import Note


def total() -> i64:
    return Note().number + 41
"""


@pytest.mark.skipif(compiler.why_pure() is not None, reason="no C compiler")
def test_an_edited_game_reads_what_the_kernel_compiled_before_holds(project: Path) -> None:
    toy = project / "src/scurry/games/toy/state.py"
    (project / "src/scurry/kernel/state.py").write_text(KERNEL)
    ask = "from scurry.games.toy.state import total; print(total())"
    for number in ("41", "1234"):
        toy.write_text(TOY.replace("41", number))
        built = run(project, "-m", "tools.build", "rules")
        assert built.returncode == 0, built.stderr
        assert run(project, "-c", ask).stdout == f"{7 + int(number)}\n"


def test_a_source_that_is_all_there_runs_as_it_is(project: Path) -> None:
    assert run(project, "-c", ASK).stdout == "41 False function\n"


def test_a_build_without_a_c_compiler_says_so_and_leaves_no_compiled_file(project: Path) -> None:
    plant_binaries(project)
    outcome = run(project, "-m", "tools.build", "rules", CC="no-such-compiler")
    assert outcome.returncode == 0, outcome.stderr
    assert "the rules stay uncompiled" in outcome.stdout
    assert "no working C compiler was found" in outcome.stdout
    assert not list((project / "src").rglob("*.so"))
    assert run(project, "-c", ASK).stdout == "41 False function\n"


def test_a_pure_wheel_packs_no_compiled_file_that_lies_about(project: Path) -> None:
    plant_binaries(project)
    command = ("setup.py", "-q", "bdist_wheel", "--dist-dir", "made")
    outcome = run(project, *command, SCURRY_PURE="1")
    assert outcome.returncode == 0, outcome.stderr
    wheel = project / "made/scurry-0.1.0-py3-none-any.whl"
    packed = run(project, "-m", "zipfile", "-l", str(wheel)).stdout
    assert "scurry/kernel/state.py" in packed
    assert ".so" not in packed
    assert "_compiled" not in packed


def plant_binaries(project: Path) -> None:
    package = project / "src/scurry"
    for folder in (package, package / "kernel", project / "src", project / "build/lib/scurry"):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "old.so").touch()
    (package / "_compiled").mkdir()
    (package / "_compiled/manifest.json").write_text("{}")
    (package / "_compiled/kernel__mypyc.so").touch()
