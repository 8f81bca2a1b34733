"""Bring the catalogues in `src/baumeister/locale` up to date with the templates in the sources.

Translations are kept as long as the English text is the same; nothing is guessed, and a text that
is no longer used disappears. A second run changes nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
LOCALE = SOURCES / "baumeister" / "locale"
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

Template = str | tuple[str, str]  # a pair is singular and plural


def templates_in(source: str, name: str) -> list[Template]:
    """Every `_("…")` of a module in its order; a pair as a dictionary's value is a plural."""
    return list(_collect(ast.parse(source, name), name))


def _collect(node: ast.AST, name: str, *, is_value: bool = False) -> Iterator[Template]:
    match node:
        case ast.Tuple(elts=[one, many]) if is_value and (pair := _pair(one, many)):
            yield pair
            return
        case ast.Call(func=ast.Name(id="_"), args=[ast.Constant(value=str(text))]):
            yield text
        case ast.Call(func=ast.Name(id="_"), lineno=line):
            raise SystemExit(f"{name}, line {line}: _() takes one plain text.")
    for child in ast.iter_child_nodes(node):
        yield from _collect(child, name, is_value=isinstance(node, ast.Dict))


def _pair(one: ast.expr, many: ast.expr) -> tuple[str, str] | None:
    """Singular and plural; other pairs are words for two things, and have no number in them."""
    match one, many:
        case (
            ast.Call(func=ast.Name(id="_"), args=[ast.Constant(value=str(singular))]),
            ast.Call(func=ast.Name(id="_"), args=[ast.Constant(value=str(plural))]),
        ) if "{n}" in plural:
            return singular, plural
    return None


def templates() -> dict[Template, list[str]]:
    """Every template with the files it stands in, in a fixed order."""
    found: dict[Template, list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for template in templates_in(path.read_text("utf-8"), name):
            places = found.setdefault(template, [])
            if name not in places:
                places.append(name)
    return found


def updated(text: bytes, code: str) -> bytes:
    """The catalogue with exactly the templates of the sources."""
    old = _read(text, code)
    new = Catalog(locale=code, charset="utf-8")
    for template, places in templates().items():
        # Without numbers of lines, which would change the catalogue with every edit.
        message = new.add(template, locations=[(place, 0) for place in places])
        before = old.get(template)
        if before is not None and before.id == message.id:
            message.string = before.string
    body = BytesIO()
    write_po(body, new, width=WIDTH, omit_header=True, include_lineno=False)
    header = HEADER.format(code=code, plural_forms=new.plural_forms)
    return header.encode() + body.getvalue().strip() + b"\n"


def missing(text: bytes, code: str) -> list[str]:
    """The English of everything that has no translation yet."""
    return [str(message.id) for message in _read(text, code) if not is_translated(message)]


def is_translated(message: Message) -> bool:
    strings = [message.string] if isinstance(message.string, str) else message.string or [""]
    return all(strings)


def _read(text: bytes, code: str) -> Catalog:
    return read_po(BytesIO(text), locale=code, charset="utf-8", ignore_obsolete=True)


def main() -> None:
    for path in sorted(LOCALE.glob("*.po")):
        text = updated(path.read_bytes(), path.stem)
        path.write_bytes(text)
        left = missing(text, path.stem)
        print(f"{path.relative_to(ROOT)}: {len(left)} to translate")
        for template in left:
            print(f"  {template}")


if __name__ == "__main__":
    main()
