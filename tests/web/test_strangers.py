"""Games of other people's packages at our tables: some bring little along, some break, some go."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from baumeister.web.table.store import SeatInfo, TableInfo
from tests.packages import box, install
from tests.web.people import House

ROOT = Path(__file__).resolve().parent.parent.parent
VISIT = """
import sys
from pathlib import Path
from tests.web.people import house
with house(Path(sys.argv[1])) as place:
    anna = place.person("Anna")
    for path in ("/", "/rules", "/new/kheops", "/static/board.css", "/new/torn"):
        print(path, anna.get(path).status_code)
    print(anna.post("/tables", {"game": "torn", "seats": [{"kind": "me"}] * 2}).json()["error"])
"""


PLAIN_GAME = """
from tests.toys.nim import NimGame

class PlainGame(NimGame):
    id = "plain"
    title = "Plain"

GAME = PlainGame()
"""
READ = """
import sys
from pathlib import Path
from tests.web.people import house
with house(Path(sys.argv[1])) as place:
    anna = place.person("Anna")
    _, _, rest = anna.get("/").text.partition('aria-labelledby="game-plain"')
    card = rest.partition("</article>")[0]
    print("2 players" in card, "<svg" in card, "minute" in card, "/rules/plain" in card)
    print("/rules/plain" in anna.get("/rules").text)
    print(anna.get("/rules/plain/edition.toml").status_code)
    reply = anna.get("/rules/plain")
    print(reply.status_code, reply.json()["error"])
"""


def test_a_broken_box_closes_no_page(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "torn_game", {"torn": "torn:BOX"}, box("torn", "Torn", "1 / 0"))
    done = _run(VISIT, folder, tmp_path / "data")
    *pages, error = done.stdout.splitlines()
    assert pages[:4] == ["/ 200", "/rules 200", "/new/kheops 200", "/static/board.css 200"]
    assert pages[4].startswith("/new/torn 4")
    reason = "The game “torn” of the package “torn_game” cannot be opened: ZeroDivisionError"
    assert error.startswith(reason)
    assert reason in done.stderr


def test_a_box_that_teaches_nothing_is_on_the_shelf_but_has_no_rules_page(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "plain_game", {"plain": "plain:BOX"}, box("plain", "Plain", PLAIN_GAME))
    done = _run(READ, folder, tmp_path / "data")
    assert done.stdout.splitlines() == [
        "True False False False",
        "False",
        "404",
        "404 The rules of Plain are not explained here.",
    ]


def _run(script: str, packages: Path, data: Path) -> subprocess.CompletedProcess[str]:
    """What a script says of a server of its own that has these packages too."""
    path = os.pathsep.join([str(ROOT), str(packages)])
    return subprocess.run(
        [sys.executable, "-c", script, str(data)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )


def test_a_table_outlives_the_package_of_its_game(place: House) -> None:
    anna = place.person("Anna")
    known = place.table(anna.open([{"kind": "me"}, {"kind": "friend"}])).seats[0]
    info = TableInfo("t1", "gone", 1, {}, None, known.person, "live", 1.0, 2)
    seats = [known, SeatInfo("open", "open seat")]
    assert place.client.portal is not None
    place.client.portal.call(place.server.store.add_table, info, seats)
    start = anna.get("/")
    assert start.status_code == 200
    assert ">gone<" in start.text
    table = anna.get("/t/t1", accept="text/html")
    assert table.status_code == 400
    assert "There is no game “gone”" in table.text
