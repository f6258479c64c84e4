"""The build as setuptools commands: build the web client, copy the sources, compile the rules."""

from __future__ import annotations

import os
import shutil
from functools import cache
from pathlib import Path
from typing import Any

from setuptools import Distribution
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError

from tools.build import client, compiler, rules
from tools.build.objects import Objects


class ScurryDistribution(Distribution):
    """Compiled if a C compiler works; which extensions there are is found out when building."""

    pure_because: str | None = None

    def has_ext_modules(self) -> bool:
        self.pure_because = self.pure_because or _why_pure()
        return self.pure_because is None

    def become_pure(self, reason: str) -> None:
        self.pure_because, self.ext_modules = reason, []
        announce(reason)
        wheel = self.command_obj.get("bdist_wheel")
        if isinstance(wheel, bdist_wheel):
            wheel.root_is_pure = True  # so that its name says that it fits every machine


class CopySources(build_py):
    """Copies into an empty folder, so that nothing of an earlier build gets into a wheel. The web
    client is built before, so that it is copied, too; an editable install leaves it to make."""

    distribution: ScurryDistribution

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
            build_client()
        if not self.distribution.has_ext_modules():
            announce(self.distribution.pure_because or "")
        super().run()


def build_client() -> None:
    reason = client.why_not()
    if reason is not None:
        print(f"scurry: there will be no web client: {reason}", flush=True)
    elif not client.up_to_date():
        client.build()


class CompileRules(build_ext):
    """Compiles the rules; where the C compiler fails, leaves them as they are."""

    distribution: ScurryDistribution
    swig_opts: Any  # None, text or list, in the course of a build
    compiler: Any  # a name, then setuptools' object

    def run(self) -> None:
        package = rules.PACKAGE if self.inplace else Path(self.build_lib) / rules.PACKAGE.name
        if not self.distribution.has_ext_modules():
            rules.forget(package)
            announce(self.distribution.pure_because or "")
            return
        rules.begin(package)
        digests = rules.digests(rules.PACKAGE)  # before: an edit during the build must show
        self.distribution.ext_modules = rules.extensions(rules.PACKAGE)
        self.swig_opts = None  # as it was before it was finalized
        self.finalize_options()  # again, now that there is something to compile
        try:
            super().run()
        except (CCompilerError, ExecError):
            rules.forget(package)
            self.distribution.become_pure("the C compiler failed, as it says above")
        else:
            rules.record(package, digests)

    def build_extensions(self) -> None:
        """Compile the files of all libraries side by side, then let setuptools link them so."""
        objects = Objects(self.compiler, Path(rules.BUILD))
        self.compiler.compile = objects.compile
        first = self.extensions[0]  # all have the same settings
        settings = {
            "output_dir": self.build_temp,
            "macros": first.define_macros,
            "include_dirs": first.include_dirs,
            "debug": self.debug,
            "extra_postargs": first.extra_compile_args,
        }
        if rules.uses_gcc():
            objects.precompile([rules.headers(each.name) for each in self.extensions], **settings)
        files = (file for each in self.extensions for file in sorted(each.sources))
        objects.compile(list(dict.fromkeys(files)), **settings)
        self.parallel = os.cpu_count() or 1
        super().build_extensions()


_why_pure = cache(compiler.why_pure)


@cache
def announce(reason: str) -> None:
    print(f"scurry: the rules stay uncompiled (slower, otherwise the same): {reason}", flush=True)
