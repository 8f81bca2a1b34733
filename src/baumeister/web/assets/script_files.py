"""The modules of `static/`, written more briefly, each as a function that returns what it exports.

Modules stay separate files: TypeScript and Node read them as they are. A browser that had to load
thirty of them, one finding the next, would wait for each; so it gets one script, with a map by
which its tools show the modules again. What a module asks for by `import("./…")` comes later, as a
script of its own that shares the modules of the first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

IMPORT: Final = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./(\w+)\.js";$', re.MULTILINE)
LATER: Final = re.compile(r'\bimport\("\./(\w+)\.js"\)')
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
OTHER: Final = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
COMMENT: Final = re.compile(r"^[ \t]*(?://[^\n]*|/\*.*?\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
# A type within a line, and a remark behind a line in which nothing could be taken for one.
TYPE: Final = re.compile(r"/\*\* @type [^*\n]*\*/ ?")
REMARK: Final = re.compile(r"""^([^"'`/\n]*[;,{]) // [^\n]*$""", re.MULTILINE)


Read = Callable[[str], str]
Later = Callable[[str, Iterable[str]], str]


class Unreadable(Exception):
    """A module is written in a way that cannot be joined with others."""


@dataclass(frozen=True)
class ScriptLine:
    text: str
    module: str
    number: int  # in its file, from 0


def joined(entries: list[str], read: Read, later: Later) -> list[ScriptLine]:
    """The entries, and whatever they import, as the lines of one script.

    `later` says how a module is loaded where others are there already.
    """
    modules = _modules(entries, read)
    return _functions(modules, lambda name: later(name, modules))


def joined_later(entry: str, there: Iterable[str], read: Read, later: Later) -> list[ScriptLine]:
    """A script that exports what makes its entry, once, from the modules that are there."""
    modules = _modules([entry], read, frozenset(there))
    lines = _functions(modules, lambda name: later(name, [*there, *modules]))
    opening = f"let made;export default({needs(entry, there, read)})=>made??=(()=>{{"
    lines[0] = replace(lines[0], text=opening + lines[0].text)
    lines[-1] = replace(lines[-1], text=f"{lines[-1].text}return ${entry}}})();")
    return lines


def needs(entry: str, there: Iterable[str], read: Read) -> str:
    """Which of the modules that are there a script that comes later uses."""
    known = frozenset(there)
    modules = _modules([entry], read, known)
    used = {found[2] for source in modules.values() for found in IMPORT.finditer(source)}
    return ",".join(f"${name}" for name in sorted(used & known))


def _modules(entries: list[str], read: Read, there: frozenset[str] = frozenset()) -> dict[str, str]:
    """The sources of all that is not there yet, each after those that it imports."""
    done: dict[str, str] = {}
    for entry in entries:
        _add(entry, read, done, there, ())
    return done


def _add(
    name: str,
    read: Read,
    done: dict[str, str],
    there: frozenset[str],
    around: tuple[str, ...],
) -> None:
    if name in around:
        raise Unreadable(f"{name}.js imports itself, by way of {', '.join(around)}")
    if name in done or name in there:
        return
    source = read(name)
    for found in IMPORT.finditer(source):
        _add(found[2], read, done, there, (*around, name))
    done[name] = source


def _functions(modules: dict[str, str], later: Callable[[str], str]) -> list[ScriptLine]:
    return [line for name, source in modules.items() for line in _as_function(name, source, later)]


def _as_function(name: str, source: str, later: Callable[[str], str]) -> list[ScriptLine]:
    """Every line of the original that says something, at the same place in the order."""
    exported = [found[1] for found in EXPORT.finditer(source)]
    told = REMARK.sub(r"\1", TYPE.sub("", COMMENT.sub(_blank, source)))
    body = EXPORT.sub("", IMPORT.sub(_unpacked, told))
    odd = OTHER.search(body)
    if odd:
        raise Unreadable(f"{name}.js: {odd[0]}")
    lines = LATER.sub(lambda found: later(found[1]), body).split("\n")
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
