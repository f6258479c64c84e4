"""Is there a C compiler that can build Python extensions? If so, several may run at once."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def why_pure() -> str | None:
    """Why the rules cannot or shall not be compiled; None if they can."""
    if os.environ.get("SCURRY_PURE") == "1":
        return "SCURRY_PURE=1 is set"
    if trouble := _trial():
        return f"no working C compiler was found ({trouble})"
    return None


def _trial() -> str | None:
    """Compile one line that needs Python's headers; what went wrong, or None."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as error:  # whatever a compiler's driver raises, the answer is "no"
            return str(error).splitlines()[0] if str(error) else type(error).__name__
    return None


@contextmanager
def on_all_cores() -> Iterator[None]:
    """Compile the files of an extension side by side; setuptools takes one after another."""
    from setuptools._distutils.compilers.C import unix

    Compiler: Any = unix.Compiler
    one_by_one = Compiler.compile

    def side_by_side(self: Any, sources: list[str], *args: Any, **more: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            made = pool.map(lambda source: one_by_one(self, [source], *args, **more), sources)
            return [path for paths in made for path in paths]

    Compiler.compile = side_by_side
    try:
        yield
    finally:
        Compiler.compile = one_by_one
