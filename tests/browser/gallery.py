"""Every position on every screen: shapes, by day and by night, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Browser, Page

from baumeister.web.http.identity import COOKIE
from tests.browser.people import await_table
from tests.browser.positions import OpenTable

Scheme = Literal["light", "dark"]

FINGERS: Final = ((390, 844), (360, 740), (768, 1024))
MICE: Final = ((1440, 900), (1024, 700))
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
LANGUAGES: Final = ("de-DE", "en-GB")
# Style sheets arrange a page at once; its script hears of a new size with the next frames.
SETTLED: Final = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""


@dataclass(frozen=True)
class Look:
    """A position as somebody sees it."""

    table: OpenTable
    language: str
    width: int
    height: int
    scheme: Scheme

    @property
    def is_tall(self) -> bool:
        return self.width < 700

    @property
    def name(self) -> str:
        return f"{self.table.position.name}-{self.width}-{self.scheme}-{self.language[:2]}"


def looks(
    browser: Browser,
    address: str,
    tables: Sequence[OpenTable],
    languages: Sequence[str] = LANGUAGES,
    schemes: Sequence[Scheme] = SCHEMES,
) -> Iterator[tuple[Look, Page]]:
    """Each table is loaded once for each language and kind of pointer, and then only resized."""
    for language in languages:
        for sizes in (FINGERS, MICE):
            context = browser.new_context(
                locale=language, has_touch=sizes is FINGERS, reduced_motion="reduce"
            )
            page = context.new_page()
            for table in tables:
                context.add_cookies([{"name": COOKIE, "value": table.cookie, "url": address}])
                page.goto(address + table.path)
                await_table(page)
                for width, height in sizes:
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate(SETTLED)
                    for scheme in schemes:
                        page.emulate_media(color_scheme=scheme)
                        yield Look(table, language, width, height, scheme), page
            context.close()
