"""Bring the catalogues up to date with the templates in the sources.

    python scripts/catalogue.py          the house's catalogues, and those of its boxes
    python scripts/catalogue.py PATH     those of a package that holds a box of its own

A package with a catalogue of its own is a part: the house, and each box. Its catalogues lie in its
folder `locale`, one for each language that the house has. What the house says itself is in its own
catalogue only; what two boxes say is in both.

A template is marked by `_("…")`, or by `_in("context", "…")` where other languages have other words
for the same English elsewhere. What reads the same in every language is not marked and in no
catalogue: numbers, letters, coordinates, notation, commands, and templates that only put other
texts together. Names of people are marked, since not every script writes them alike.

Translations are kept as long as the English text is the same; nothing is guessed, and a text that
is no longer used disappears. A second run changes nothing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from baumeister.core.text import CONTEXT_END, mark_in, without_context

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "baumeister"
WIDTH = 98

HEADER = """\
msgid ""
msgstr ""
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plural_forms}\\n"

"""

PLACEHOLDER = re.compile(r"\{\w*")  # without the words it may choose from
WORD = re.compile(r"[^\W\d_A-Z]|[A-Z]{3}")  # a letter that is no coordinate or abbreviation

Template = str | tuple[str, str]  # a pair is singular and plural; a context stands before its end
Templates = dict[Template, list[str]]  # with the files each stands in


@dataclass(frozen=True)
class Part:
    """A package with a catalogue of its own."""

    folder: Path

    def catalogue(self, code: str) -> Path:
        return self.folder / "locale" / f"{code}.po"

    def sources(self) -> list[Path]:
        """Its modules; what lies in a box is the box's alone."""
        others = [part.folder for part in boxes() if part != self]
        return [
            path
            for path in sorted(self.folder.rglob("*.py"))
            if not any(path.is_relative_to(folder) for folder in others)
        ]


HOUSE = Part(PACKAGE)


def boxes() -> list[Part]:
    """Our own boxes."""
    return [Part(path.parent) for path in sorted(PACKAGE.glob("games/*/__init__.py"))]


def codes() -> list[str]:
    """The languages: the house has a catalogue of each."""
    return sorted(path.stem for path in HOUSE.folder.glob("locale/*.po"))


def templates_in(source: str, name: str) -> list[Template]:
    """Every marked text of a module in its order; a pair as a dictionary's value is a plural."""
    return list(_collect(ast.parse(source, name), name))


def _collect(node: ast.AST, name: str, *, is_value: bool = False) -> Iterator[Template]:
    match node:
        case ast.Tuple(elts=[one, many]) if is_value and (pair := _pair(one, many)):
            yield pair
            return
        case ast.Call(func=ast.Name(id="_" | "_in" as mark), lineno=line):
            text = _marked(node)
            if text is None:
                raise SystemExit(f"{name}, line {line}: {mark}() takes plain text.")
            if not is_translatable(text):
                raise SystemExit(f"{name}, line {line}: there is nothing to translate in “{text}”.")
            yield text
    for child in ast.iter_child_nodes(node):
        yield from _collect(child, name, is_value=isinstance(node, ast.Dict))


def _pair(one: ast.expr, many: ast.expr) -> tuple[str, str] | None:
    """Singular and plural; other pairs are words for two things, and have no number in them."""
    singular, plural = _marked(one), _marked(many)
    if singular is None or plural is None or "{n}" not in plural:
        return None
    return singular, plural


def _marked(node: ast.AST) -> str | None:
    """The text that a call marks, with its context."""
    match node:
        case ast.Call(func=ast.Name(id="_"), args=[ast.Constant(value=str(text))]):
            return text
        case ast.Call(
            func=ast.Name(id="_in"),
            args=[ast.Constant(value=str(context)), ast.Constant(value=str(text))],
        ):
            return mark_in(context, text)
    return None


def is_translatable(template: str) -> bool:
    """Whether there are words in it that are not put in."""
    return WORD.search(PLACEHOLDER.sub("", without_context(template))) is not None


@cache
def templates(part: Part) -> Templates:
    """Every template of a part, in a fixed order; without those that the house has."""
    shared = {} if part == HOUSE else templates(HOUSE)
    found: Templates = {}
    for path in part.sources():
        name = path.relative_to(part.folder).as_posix()
        for template in templates_in(path.read_text("utf-8"), name):
            places = found.setdefault(template, [])
            if name not in places:
                places.append(name)
    _check_numbers({*shared, *found})
    return {template: places for template, places in found.items() if template not in shared}


def _check_numbers(known: set[Template]) -> None:
    """A catalogue has room for a text with a number or for one without, not for both."""
    for template in known:
        if isinstance(template, tuple) and template[0] in known:
            raise SystemExit(f"“{template[0]}” is the singular of a plural in one place only.")


def updated(part: Part, text: bytes, code: str) -> bytes:
    """The catalogue with exactly the templates of its part."""
    old = _read(text, code)
    new = Catalog(locale=code, charset="utf-8")
    for template, places in templates(part).items():
        # Without numbers of lines, which would change the catalogue with every edit.
        context, said = _parted(template)
        message = new.add(said, locations=[(place, 0) for place in places], context=context)
        before = old.get(said, context)
        if before is not None and before.id == message.id:
            message.string = before.string
    body = BytesIO()
    write_po(body, new, width=WIDTH, omit_header=True, include_lineno=False)
    header = HEADER.format(code=code, plural_forms=new.plural_forms)
    return header.encode() + body.getvalue().strip() + b"\n"


def _parted(template: Template) -> tuple[str | None, Template]:
    """The context of a template, and what is said."""
    first = template if isinstance(template, str) else template[0]
    context = first.rpartition(CONTEXT_END)[0] or None
    if isinstance(template, str):
        return context, without_context(template)
    return context, (without_context(first), without_context(template[1]))


def missing(text: bytes, code: str) -> list[str]:
    """The English of everything that has no translation yet, with its context."""
    left = [message for message in _read(text, code) if not is_translated(message)]
    return [
        f"{message.id} ({message.context})" if message.context else str(message.id)
        for message in left
    ]


def is_translated(message: Message) -> bool:
    strings = [message.string] if isinstance(message.string, str) else message.string or [""]
    return all(strings)


def _read(text: bytes, code: str) -> Catalog:
    return read_po(BytesIO(text), locale=code, charset="utf-8", ignore_obsolete=True)


def bring_up_to_date(part: Part, code: str) -> None:
    path = part.catalogue(code)
    path.parent.mkdir(exist_ok=True)
    text = updated(part, path.read_bytes() if path.exists() else b"", code)
    path.write_bytes(text)
    left = missing(text, code)
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    print(f"{shown}: {len(left)} to translate")
    for template in left:
        print(f"  {template}")


def main(arguments: list[str]) -> None:
    parts = [Part(Path(path).resolve()) for path in arguments] or [HOUSE, *boxes()]
    for part in parts:
        if not (part.folder / "__init__.py").exists():
            raise SystemExit(f"{part.folder} is not a package.")
        for code in codes():
            bring_up_to_date(part, code)


if __name__ == "__main__":
    main(sys.argv[1:])
