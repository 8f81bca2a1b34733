"""The build: rules and search are compiled by mypyc, as one group, where that is possible.

`BAUMEISTER_PURE=1` asks for a build without binaries. Where there is no C compiler, or anything
else goes wrong on the way, the build says so and goes on without binaries by itself: the wheel is
then a pure one, for every Python and system. mypyc leaves docstrings out; they are put back, so
that `help` says the same in both builds.

An editable installation is always pure here: binaries beside the sources would shadow every later
edit. `scripts/compile.py` puts them where they cannot.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import which
from sysconfig import get_config_var, get_path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src", "baumeister")
COMPILED = (
    "core/*.py",
    "encoding/*.py",
    "games/*/rules/*.py",
    "games/*/judgement/*.py",
    "games/*/encoding.py",
    "bots/*.py",
)
INTERPRETED = ("__init__.py", "texts.py")  # packages are found by their sources; texts only lie
GROUP = "baumeister"
C_FILES = Path("build")
DOCUMENTED = C_FILES / "documented"  # C files with the docstrings of their modules
# Where mypyc writes a signature, or nothing, in place of the docstring of a function or a class.
OF_FUNCTION = r"CPyPy_(\w+),\s[\w\s|]+, "
OF_CLASS = r'\.tp_name = "(\w+)",[^{}]*?\.tp_doc = '
SIGNATURE = re.compile(rf'(?:{OF_FUNCTION}|{OF_CLASS})PyDoc_STR\((NULL|".*?\\n")\)')
UNFINISHED = "unfinished-"  # begins the name of a folder that is of no use to anybody else
PURE = "BAUMEISTER_PURE"

Compile = Callable[..., list[str]]


def compiled_sources() -> list[str]:
    """The modules of the group; a new one is in it by its name."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path.as_posix() for path in found if not path.name.endswith(INTERPRETED))


def is_pure() -> bool:
    return os.environ.get(PURE, "0") not in ("", "0")


class BinaryDistribution(Distribution):
    """Has binaries unless told otherwise; which ones is found out when they are built."""

    has_failed = False

    def has_ext_modules(self) -> bool:
        return not is_pure() and not self.has_failed


class CompileGroup(build_ext):
    """All binaries or none."""

    command_name = "build_ext"  # so that its options are found again
    distribution: BinaryDistribution

    def run(self) -> None:
        if self.editable_mode or is_pure():
            return
        self._remove_binaries()  # those of an earlier build would shadow what has changed since
        try:
            self._compile_group()
        except (Exception, SystemExit) as error:  # whatever it was: the pure build is left
            self._remove_binaries()
            self.distribution.has_failed = True
            print(f"The rules could not be compiled: {error}", file=sys.stderr)
            print("The build goes on without; they will be interpreted.", file=sys.stderr)

    def _compile_group(self) -> None:
        look_for_compiler()
        from mypyc.build import mypycify

        group: Any = mypycify(
            ["--config-file=pyproject.toml", *compiled_sources()],
            opt_level="2",
            debug_level="0",
            multi_file=True,  # one file would need three times as long
            group_name=GROUP,
            target_dir=str(C_FILES),
        )
        for extension in group:
            extension.sources = [documented(Path(source)) for source in extension.sources]
        self.distribution.ext_modules = group
        self.distribution.reinitialize_command(self).ensure_finalized()
        super().run()

    def build_extensions(self) -> None:
        """The C files of the group side by side, and those that did not change not at all."""
        self.parallel = os.cpu_count() or 1
        compiler: Any = self.compiler
        headers = [*C_FILES.glob("**/*.h"), Path(__file__)]  # before folders come and go
        newest = max(path.stat().st_mtime for path in headers)
        compiler.compile = partial(_compile_each, compiler.compile, newest)
        super().build_extensions()

    def _remove_binaries(self) -> None:
        """All there are, since what failed may not have come to naming its own."""
        built = Path(self.build_lib)
        for path in [*built.glob(f"{GROUP}__mypyc*"), *built.glob(f"{GROUP}/**/*")]:
            if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                path.unlink()


class Wheel(bdist_wheel):
    """Named after what it turned out to contain."""

    command_name = "bdist_wheel"

    def run_command(self, command: str) -> None:
        super().run_command(command)
        if command == "build":
            self.root_is_pure = not self.distribution.has_ext_modules()


def look_for_compiler() -> None:
    """It is better to know now than after mypyc has worked for a while."""
    words = (os.environ.get("CC") or get_config_var("CC") or "").split()
    if words and which(words[0]) is None:
        raise FileNotFoundError(f"there is no C compiler (“{words[0]}”).")
    if not Path(get_path("include"), "Python.h").exists():
        raise FileNotFoundError("the header files of Python are missing.")


def documented(source: Path) -> str:
    """The C file of a module with docstrings in it; one that has none is left as it is."""
    module = Path("src", *source.stem.removeprefix("__native_").split("___")).with_suffix(".py")
    if not source.name.startswith("__native_") or not module.exists():
        return str(source)
    texts = docstrings(module)
    code = source.read_text("utf-8")

    def explained(found: re.Match[str]) -> str:
        function, kind, signature = found.groups()
        ours = [name for name in texts if f"___{function}".endswith(f"___{name}")]
        text = texts.get(kind, "") if kind else texts[ours[0]] if ours else ""
        if not text:
            return found[0]
        told = "" if signature == "NULL" else signature.strip('"')
        return found[0].removesuffix(f"{signature})") + f'"{told}{in_c(text)}")'

    target = DOCUMENTED / source.name
    target.parent.mkdir(parents=True, exist_ok=True)
    code = SIGNATURE.sub(explained, code)
    if not target.exists() or target.read_text("utf-8") != code:
        target.write_text(code, "utf-8")
    return str(target)


def docstrings(module: Path) -> dict[str, str]:
    """By the names that mypyc makes of them, those of methods first: `State___apply`, `State`."""
    found: dict[str, str] = {}
    body = ast.parse(module.read_text("utf-8")).body
    for node in body:
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    found[f"{node.name}___{member.name}"] = ast.get_docstring(member) or ""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
    return found


def in_c(text: str) -> str:
    """As it stands in a string of C."""
    plain = {"\n": r"\n", '"': r"\"", "\\": r"\\", "?": r"\?"}
    octal = {chr(n): f"\\{n:03o}" for n in range(256) if not 32 <= n < 127}
    return "".join(
        plain.get(byte) or octal.get(byte, byte) for byte in text.encode().decode("latin")
    )


def _compile_each(
    compile: Compile, newest: float, sources: list[str], **options: object
) -> list[str]:
    """Objects that are newer than their source and the newest header are left as they are."""
    folder = Path(str(options["output_dir"]))
    folder.mkdir(parents=True, exist_ok=True)

    def compiled(source: str, unfinished: str) -> str:
        result = folder / Path(source).with_suffix(".o")
        if result.exists() and result.stat().st_mtime > max(newest, os.stat(source).st_mtime):
            return str(result)
        (made,) = compile([source], **{**options, "output_dir": unfinished})
        result.parent.mkdir(parents=True, exist_ok=True)
        os.replace(made, result)  # what lies there is whole, whenever this was interrupted
        return str(result)

    with (
        TemporaryDirectory(dir=folder, prefix=UNFINISHED) as unfinished,
        ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        return list(pool.map(partial(compiled, unfinished=unfinished), sources))


if __name__ == "__main__":
    setup(
        distclass=BinaryDistribution,
        cmdclass={"build_ext": CompileGroup, "bdist_wheel": Wheel},
    )
