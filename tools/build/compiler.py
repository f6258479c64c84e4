"""Is there a C compiler that can build Python extensions?"""

from __future__ import annotations

import os
import sysconfig
import tempfile
from pathlib import Path


def why_pure() -> str | None:
    """Return why the rules cannot or shall not be compiled, None if they can."""
    if os.environ.get("SCURRY_PURE") == "1":
        return "SCURRY_PURE=1 is set"
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "this Python runs without its global lock, which the compiled rules count on"
    if trouble := _trial():
        return f"no working C compiler was found ({trouble})"
    return None


def _trial() -> str | None:
    """Compile one line that needs Python's headers; return what went wrong, or None."""
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
