"""A small copy of the project: its build, and a package with one kernel module and one game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KERNEL = "def answer() -> int:\n    return 41\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "LICENSE", "src/scurry/_source.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "README.md").write_text("A copy.\n", encoding="utf-8")
    package = tmp_path / "src/scurry"
    for folder in ("kernel", "games", "games/toy"):
        (package / folder).mkdir()
        (package / folder / "__init__.py").touch()
    (package / "__init__.py").write_text("from scurry import _source\n\n_source.guard()\n")
    (package / "kernel/state.py").write_text(KERNEL)
    (package / "games/toy/state.py").write_text("from scurry.kernel.state import answer\n")
    (package / "games/toy/view.py").write_text("import msgspec\n")
    return tmp_path
