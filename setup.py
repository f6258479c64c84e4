"""The part of the build that pyproject.toml cannot say: compile the rules, if that is possible."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.build.commands import CompileRules, CopySources, ScurryDistribution

setup(
    distclass=ScurryDistribution,
    cmdclass={"build_py": CopySources, "build_ext": CompileRules},
)
