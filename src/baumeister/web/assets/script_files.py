"""The modules of `static/`, written more briefly, each as a function that returns what it exports.

Modules stay separate files: TypeScript and Node read them as they are. A browser that had to load
thirty of them, one finding the next, would wait for each; so it gets one script, with a map by
which its tools show the modules again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

IMPORT: Final = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./(\w+)\.js";$', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
OTHER: Final = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
COMMENT: Final = re.compile(r"^[ \t]*(?://[^\n]*|/\*.*?\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
# A type within a line, and a remark behind a line in which nothing could be taken for one.
TYPE: Final = re.compile(r"/\*\* @type [^*\n]*\*/ ?")
REMARK: Final = re.compile(r"""^([^"'`/\n]*[;,{]) // [^\n]*$""", re.MULTILINE)


class Unreadable(Exception):
    """A module is written in a way that cannot be joined with others."""


@dataclass(frozen=True)
class ScriptLine:
    text: str
    module: str
    number: int  # in its file, from 0


def joined(entries: list[str], read: Callable[[str], str]) -> list[ScriptLine]:
    """The entries, and whatever they import, as the lines of one script."""
    done: dict[str, list[ScriptLine]] = {}
    for entry in entries:
        _add(entry, read, done, ())
    return [line for lines in done.values() for line in lines]


def _add(
    name: str,
    read: Callable[[str], str],
    done: dict[str, list[ScriptLine]],
    around: tuple[str, ...],
) -> None:
    """A module comes after those that it imports."""
    if name in around:
        raise Unreadable(f"{name}.js imports itself, by way of {', '.join(around)}")
    if name in done:
        return
    source = read(name)
    for found in IMPORT.finditer(source):
        _add(found[2], read, done, (*around, name))
    done[name] = _as_function(name, source)


def _as_function(name: str, source: str) -> list[ScriptLine]:
    """Every line of the original that says something, at the same place in the order."""
    exported = [found[1] for found in EXPORT.finditer(source)]
    told = REMARK.sub(r"\1", TYPE.sub("", COMMENT.sub(_blank, source)))
    body = EXPORT.sub("", IMPORT.sub(_unpacked, told))
    odd = OTHER.search(body)
    if odd:
        raise Unreadable(f"{name}.js: {odd[0]}")
    lines = body.split("\n")
    lines[0] = f"const ${name}=(()=>{{{lines[0]}"
    lines[-1] += f"return{{{','.join(exported)}}}}})();"
    texts = [line.strip() for line in lines]
    return [ScriptLine(text, name, number) for number, text in enumerate(texts) if text]


def _unpacked(found: re.Match[str]) -> str:
    """An import, in as many lines as before."""
    if not found[1]:
        return _blank(found)
    names = re.sub(r"\s+", " ", found[1]).replace(" as ", ": ")
    return f"const {names} = ${found[2]};" + _blank(found)


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")
