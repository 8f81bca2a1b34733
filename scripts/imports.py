"""Which modules of ours import which others, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "baumeister"


def modules() -> dict[str, str]:
    """Every module by its full name, with its source."""
    return {module_name(path): path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST) -> Iterator[str]:
    """The full names of everything imported, wherever in a module that is done."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def imported_at_load(tree: ast.Module) -> Iterator[str]:
    """The same without what only a type checker reads, or a function imports once it is called."""
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from imports(node)


def known_among(names: Iterable[str], known: Collection[str]) -> set[str]:
    """The modules that imported names lie in, or are."""
    found = (name if name in known else name.rpartition(".")[0] for name in names)
    return {name for name in found if name in known}
