"""How long somebody waits who has a slow line: for the start page, and for a table after “play”.

python -m tests.browser.slow_line [TIMES]
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from scripts.browser import ADVICE, browser

from baumeister.games import all_games
from tests.browser.flags import FLAGS
from tests.browser.people import LIVE, PHONE, guest
from tests.web.processes import server_process

BYTES_A_SECOND: Final = 1_600_000 / 8
LATENCY_MS: Final = 150
TIMES: Final = 5
SEEN: Final = """() => performance.getEntriesByName("first-contentful-paint").length > 0"""
# Since the page was asked for: until it is seen, and until its script has run.
WAITED: Final = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const [seen] = performance.getEntriesByName("first-contentful-paint");
  return [seen.startTime, page.domContentLoadedEventEnd];
}"""
# The moment of a click, and the one in which the table hears from the server.
CLICK: Final = """addEventListener("click", () => {
  sessionStorage.setItem("clicked", String(Date.now()));
}, true);"""
WATCH: Final = f"""addEventListener("DOMContentLoaded", () => {{
  new MutationObserver(() => {{
    if (document.querySelector("{LIVE}") && !window.live) window.live = Date.now();
  }}).observe(document.documentElement, {{ subtree: true, attributes: true }});
}});"""
TOOK: Final = "() => window.live - Number(sessionStorage.getItem('clicked'))"


def slow(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    conditions = {
        "offline": False,
        "latency": LATENCY_MS,
        "downloadThroughput": BYTES_A_SECOND,
        "uploadThroughput": BYTES_A_SECOND,
    }
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", conditions)


def visit(chromium: Browser, address: str, game: str) -> tuple[float, float, float]:
    """Somebody new: milliseconds until the page is seen, can be used, and shows a live table."""
    person = guest(chromium, address, service_workers="block", **PHONE)
    person.context.add_init_script(CLICK + WATCH)
    page = person.page
    slow(page)
    page.goto(address)
    page.wait_for_function(SEEN, polling=50)
    seen, usable = page.evaluate(WAITED)
    page.wait_for_load_state("networkidle")
    page.locator(f"[data-quick='/quick/{game}']").tap()
    page.wait_for_function("() => window.live", polling=50)
    took = page.evaluate(TOOK)
    person.leave()
    return seen, usable, took


def main(times: int) -> None:
    path = browser()
    if path is None:
        raise SystemExit(ADVICE)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        with server_process(Path(folder) / "data") as server:
            for found in all_games():
                visits = [visit(chromium, server.address, found.id) for _ in range(times)]
                seen, usable, table = (
                    f"{median(column):.0f} ({min(column):.0f}–{max(column):.0f})"
                    for column in zip(*visits, strict=True)
                )
                print(f"{found.id}: start seen {seen} ms, usable {usable} ms, table {table} ms")
        chromium.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES)
