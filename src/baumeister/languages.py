"""Languages: English as it stands in the templates, every other one from its catalogue.

A catalogue is the file `locale/<code>.po` of a package: the house has one of each language, and
each box on the shelf has one of what its game says. Together they are one. Where several translate
the same text, the house's word counts, then that of the first box on the shelf; whoever needs
another word for the same English marks it in a context (`core.text.mark_in`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Final
from warnings import warn

from baumeister.core.refusal import Refusal
from baumeister.core.rooms import BrokenBox
from baumeister.core.text import ENGLISH, Language, Text, without_context
from baumeister.games import boxes

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

HOUSE: Final = "baumeister"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class Translated(Language):
    """A language with a catalogue; what the catalogue lacks stays English."""

    def __init__(self, code: str, translations: GNUTranslations) -> None:
        self.code = code
        self._translations = translations

    def translate(self, template: str) -> str:
        # An empty message would find the catalogue's header.
        return without_context(self._translations.gettext(template)) if template else template

    def plural(self, one: str, many: str, count: int) -> str:
        return without_context(self._translations.ngettext(one, many, count))


@cache
def language(code: str) -> Language:
    """The language of a code such as "de"; raises a `Refusal` that names the known ones.

    >>> sentences, state = b.game("kheops").sentences, b.game("kheops").start(seats=2)
    >>> sentences.say(state.prompt(b.CHANCE), b.language("de"))
    'Das Fundament wird gelegt.'
    """
    known = languages()
    if code not in known:
        words = {"language": code, "known": ", ".join(known)}
        raise Refusal(Text("refuse.language", words=words))
    if code == ENGLISH.code:
        return ENGLISH
    return Translated(code, _translations(catalogues(code)))


def languages() -> list[str]:
    """The codes of all languages, English first."""
    names = sorted(file.name for file in files(HOUSE).joinpath("locale").iterdir())
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


def catalogues(code: str) -> dict[str, bytes]:
    """The text of each catalogue of a language by its package: the house first, then the boxes."""
    packages = [HOUSE, *(box.package for box in boxes())]
    found = {name: files(name).joinpath("locale", f"{code}.po") for name in packages}
    return {name: file.read_bytes() for name, file in found.items() if file.is_file()}


def _translations(texts: dict[str, bytes]) -> GNUTranslations:
    # Babel is slow to import, and English does not need it.
    from babel.messages.mofile import write_mo

    merged = _read(texts.pop(HOUSE))
    for package, text in texts.items():
        for message in _messages(package, text):
            if merged.get(message.id, message.context) is None:
                merged[message.id] = message
    compiled = BytesIO()
    write_mo(compiled, merged)
    compiled.seek(0)
    return GNUTranslations(compiled)


def _messages(package: str, text: bytes) -> list[Message]:
    """What the catalogue of a box translates; nothing, with a warning, if it cannot be read."""
    try:
        return [message for message in _read(text) if message.id]  # without the header
    except Exception as error:  # whatever somebody's file may contain
        warn(f"The catalogue of {package} is left out: {error}", BrokenBox, stacklevel=2)
        return []


def _read(text: bytes) -> Catalog:
    from babel.messages.pofile import read_po

    return read_po(BytesIO(text), charset="utf-8", abort_invalid=True)
