"""Somebody with poor sight, whose browser shows everything at twice its size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page
from scripts.browser import browser

from tests.browser.flags import FLAGS

USUAL_TEXT: Final = 16  # pixels, the size that browsers begin with
FONT_SIZE: Final = {"webkit": {"webprefs": {"default_font_size": 2 * USUAL_TEXT}}}


@dataclass(frozen=True)
class Zoom:
    """A window, and what is twice as large in it."""

    width: int
    height: int
    is_text: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{'text' if self.is_text else 'page'}"


TEXT_ZOOM: Final = (Zoom(1440, 900, True), Zoom(1024, 700, True), Zoom(390, 844, True))
PAGE_ZOOM: Final = Zoom(720, 450, False)  # half of 1440 x 900: each pixel is twice as large


@contextmanager
def reader(chromium: Browser, zoom: Zoom) -> Iterator[Page]:
    """Somebody who has chosen the size of letters in the settings of their browser."""
    with TemporaryDirectory() as folder:
        settings = Path(folder, "Default", "Preferences")
        settings.parent.mkdir()
        settings.write_text(json.dumps(FONT_SIZE if zoom.is_text else {}), "utf-8")
        context = chromium.browser_type.launch_persistent_context(
            folder,
            executable_path=browser(),
            headless=True,
            args=FLAGS,
            viewport={"width": zoom.width, "height": zoom.height},
            locale="de-DE",
            has_touch=zoom.width < zoom.height,
            reduced_motion="reduce",
        )
        yield context.new_page()
        context.close()
