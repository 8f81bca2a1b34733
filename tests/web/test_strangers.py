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


def test_a_broken_box_closes_no_page(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "torn_game", {"torn": "torn:BOX"}, box("torn", "Torn", "1 / 0"))
    path = os.pathsep.join([str(ROOT), str(folder)])
    done = subprocess.run(
        [sys.executable, "-c", VISIT, str(tmp_path / "data")],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    *pages, error = done.stdout.splitlines()
    assert pages[:4] == ["/ 200", "/rules 200", "/new/kheops 200", "/static/board.css 200"]
    assert pages[4].startswith("/new/torn 4")
    reason = "The game “torn” of the package “torn_game” cannot be opened: ZeroDivisionError"
    assert error.startswith(reason)
    assert reason in done.stderr


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
