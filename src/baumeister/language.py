"""Languages: English as it stands in the templates, every other one from its catalogue.

A catalogue is the file `locale/<code>.po`; one more file is one more language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from io import BytesIO

from baumeister.core.refusal import Refusal
from baumeister.core.text import ENGLISH, Language, Text

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class Translated(Language):
    """A language with a catalogue; what the catalogue lacks stays English."""

    def __init__(self, code: str, translations: GNUTranslations) -> None:
        self.code = code
        self._translations = translations

    def translate(self, template: str) -> str:
        # An empty message would find the catalogue's header.
        return self._translations.gettext(template) if template else template

    def plural(self, one: str, many: str, count: int) -> str:
        return self._translations.ngettext(one, many, count)


@cache
def language(code: str) -> Language:
    """The language of a code such as "de"; raises a `Refusal` that names the known ones."""
    known = languages()
    if code not in known:
        words = {"language": code, "known": ", ".join(known)}
        raise Refusal(Text("refuse.language", words=words))
    if code == ENGLISH.code:
        return ENGLISH
    return Translated(code, _translations(catalogue(code)))


def languages() -> list[str]:
    """The codes of all languages, English first."""
    names = sorted(file.name for file in files("baumeister").joinpath("locale").iterdir())
    return [ENGLISH.code, *(name.removesuffix(".po") for name in names if name.endswith(".po"))]


def preferred(environ: Mapping[str, str]) -> str:
    """The first language that the environment asks for and we have; otherwise English."""
    wishes = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    known = languages()
    for wish in wishes.split(":"):
        code = wish.partition(".")[0].partition("@")[0]
        for candidate in (code, code.partition("_")[0]):
            if candidate in known:
                return candidate
    return ENGLISH.code


def catalogue(code: str) -> bytes:
    """The text of a catalogue, as it lies in the package."""
    return files("baumeister").joinpath("locale", f"{code}.po").read_bytes()


def _translations(text: bytes) -> GNUTranslations:
    # Babel is slow to import, and English does not need it.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = BytesIO()
    write_mo(compiled, read_po(BytesIO(text), charset="utf-8"))
    compiled.seek(0)
    return GNUTranslations(compiled)
