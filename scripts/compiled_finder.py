"""Finds the compiled modules of a checkout, as long as they are those of its sources.

`scripts/compile.py` puts this file into the environment as `baumeister_compiled/__init__.py`, with
the binaries and a stamp beside it, and lets every Python of the environment load it. Once a
source differs from what was compiled, all modules are taken from their sources: a stale binary is
never used, and an edit takes effect at once. `BAUMEISTER_PURE=1` does the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from types import ModuleType

HERE = os.path.dirname(os.path.abspath(__file__))
STAMP = "stamp"  # the file with the digest and the folder of the package
PACKAGE = "baumeister"
GROUP = PACKAGE + "__mypyc"  # the library that the binaries of all modules share
FOLDERS = ("core", "encoding", "games", "bots")
ASIDE = ("drawing", "teaching")  # rooms of a box that no compiled module uses
BUILT_BY = (("setup.py",), ("scripts", "compiled_finder.py"))
PURE = "BAUMEISTER_PURE"


def digest(package: str) -> str:
    """Of all that binaries depend on: sources, the build, this file, and the kind of Python."""
    from hashlib import sha256

    found = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in sources(package):
        with open(path, "rb") as file:
            found.update(os.path.relpath(path, package).encode() + b"\0" + file.read() + b"\0")
    return found.hexdigest()


def sources(package: str) -> Iterator[str]:
    """All that compiled modules may use: what is not compiled can still be built into them."""
    for path in BUILT_BY:
        yield os.path.join(package, "..", "..", *path)
    for folder in FOLDERS:
        for parent, folders, names in os.walk(os.path.join(package, folder)):
            folders[:] = sorted(name for name in folders if name not in ASIDE)
            yield from (
                os.path.join(parent, name) for name in sorted(names) if name.endswith(".py")
            )


def is_pure() -> bool:
    return os.environ.get(PURE, "0") not in ("", "0")


def is_current(package: str, binaries: str = HERE) -> bool:
    """Whether the binaries in a folder were made from the sources as they are now."""
    try:
        with open(os.path.join(binaries, STAMP), encoding="utf-8") as file:
            made_from, made_for = file.read().splitlines()
        return os.path.samefile(made_for, package) and made_from == digest(package)
    except (OSError, ValueError):
        return False


class CompiledFinder:
    """Comes first where Python looks for modules; asks once whether the binaries are current."""

    def __init__(self) -> None:
        self.is_used: bool | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        if self.is_used is None and name.startswith(PACKAGE + "."):
            package = os.path.dirname(sys.modules[PACKAGE].__file__ or "")
            self.is_used = not is_pure() and is_current(package)
        file = os.path.join(HERE, *name.split(".")) + EXTENSION_SUFFIXES[0]
        if not self.is_used or not os.path.exists(file):
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, file)


def install() -> None:
    sys.meta_path.insert(0, CompiledFinder())
