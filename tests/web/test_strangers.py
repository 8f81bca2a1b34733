"""Games of other people's packages at our tables: some bring little along, some break, some go."""

from __future__ import annotations

import json
import re
from pathlib import Path

from baumeister.play.sitter import Sitter
from baumeister.web.table.store import TableInfo
from tests.packages import TOMB, box, install, with_packages
from tests.web.people import House

VISIT = """
import sys
from pathlib import Path
from tests.web.people import house
with house(Path(sys.argv[1])) as place:
    anna = place.person("Anna")
    for path in ("/", "/rules", "/new/kheops", "/rules/kheops", "/new/torn"):
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
    print("2 players" in card, "<img" in card, "minute" in card, "/rules/plain" in card)
    print("/rules/plain" in anna.get("/rules").text)
    print(anna.get("/rules/plain/edition.toml").status_code)
    reply = anna.get("/rules/plain")
    print(reply.status_code, reply.json()["error"])
"""
PLAY = """
import json
import re
import sys
from pathlib import Path
from random import Random
from tests.web.people import house, play
BUTTON = re.compile('<button[^>]* data-action="([^"]*)"')
with house(Path(sys.argv[1])) as place:
    assert place.person("Eva").get("/new/tomb").status_code == 200
    url, people = place.two_at_a_table(game="tomb")
    table = place.table(url)
    legal = [action.notation() for action in table.match.state.legal(0)]
    first = people[0].get(url).text
    play(url, people, table, Random(1), 1000)
    last = people[0].get(url).text
    print(json.dumps([legal, BUTTON.findall(first), first, table.is_over, last]))
"""
LEVELS = """
import json
import re
import sys
from pathlib import Path
from tests.web.people import house
with house(Path(sys.argv[1])) as place:
    anna = place.person("Anna")
    page = anna.get("/new/tomb").text
    offered = sorted(set(re.findall('data-level="([^"]*)"', page)))
    usual = sorted(set(re.findall('data-level="([^"]*)" selected', page)))
    beginner = {"game": "tomb", "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]}
    url = anna.open([{"kind": "me"}, {"kind": "bot"}], game="tomb")
    level = place.table(url).seats[1].level
    print(json.dumps([offered, usual, anna.post("/tables", beginner).json()["error"], level]))
"""


def test_a_broken_box_closes_no_page(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "torn_game", {"torn": "torn:BOX"}, box("torn", "Torn", "1 / 0"))
    done = with_packages(VISIT, folder, str(tmp_path / "data"))
    *pages, error = done.stdout.splitlines()
    assert pages[:4] == ["/ 200", "/rules 200", "/new/kheops 200", "/rules/kheops 200"]
    assert pages[4].startswith("/new/torn 4")
    reason = "The game “torn” of the package “torn_game” cannot be opened: ZeroDivisionError"
    assert error.startswith(reason)
    assert reason in done.stderr


def test_a_box_that_teaches_nothing_is_on_the_shelf_but_has_no_rules_page(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "plain_game", {"plain": "plain:BOX"}, box("plain", "Plain", PLAIN_GAME))
    done = with_packages(READ, folder, str(tmp_path / "data"))
    assert done.stdout.splitlines() == [
        "True False False False",
        "False",
        "404",
        "404 The rules of Plain are not explained here.",
    ]


def test_without_a_drawing_the_board_is_text_and_every_answer_a_button(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "tomb_game", {"tomb": "tomb:BOX"}, box("tomb", "Tomb", TOMB))
    done = with_packages(PLAY, folder, str(tmp_path / "data"))
    legal, buttons, first, is_over, last = json.loads(done.stdout)
    assert buttons == legal
    assert re.search(r"hands: \(\d \d \d \d\) \(-2 -2 -2 -2\)</text>", first)
    assert is_over
    assert "turns: 0</text>" in last


def test_without_a_judgement_bots_leave_it_to_chance_or_search(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    install(folder, "tomb_game", {"tomb": "tomb:BOX"}, box("tomb", "Tomb", TOMB))
    done = with_packages(LEVELS, folder, str(tmp_path / "data"))
    offered, usual, error, level = json.loads(done.stdout)
    assert offered == ["architect", "fits", "foreman", "master"]
    assert (usual, level) == (["fits"], "foreman")
    assert error.endswith("random, foreman, architect, master, fits.")


CRACKED = """
from baumeister.drawing import Drawer


class Cracked(Drawer):
    pass


DRAWER = Cracked()
"""
NO_IDEA = """
from baumeister.core.sentences import PLAIN
from baumeister.teaching import RulesPage, Teaching

TEACHING = Teaching(rules_page=RulesPage(PLAIN, lambda language: []))
"""
CARDS = """
import sys
from pathlib import Path
from tests.web.people import house
with house(Path(sys.argv[1])) as place:
    anna = place.person("Anna")
    print(anna.get("/").text.count("<article"), anna.get("/rules").status_code)
"""


def test_rooms_that_fail_and_a_crowd_at_the_table_close_no_page(tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    rooms = {"drawing": CRACKED, "teaching": NO_IDEA}
    crowd = PLAIN_GAME.replace('"Plain"', '"Plain"\n    most = 12')
    install(folder, "tomb_game", {"tomb": "tomb:BOX"}, box("tomb", "Tomb", TOMB, **rooms))
    install(folder, "plain_game", {"plain": "plain:BOX"}, box("plain", "Plain", crowd, **rooms))
    done = with_packages(CARDS, folder, str(tmp_path / "data"))
    assert done.stdout.split() == ["7", "200"]
    assert "The game tomb has no picture" in done.stderr
    assert "The room plain.teaching is left out: ValueError: a rules page needs" in done.stderr


def test_a_table_outlives_the_package_of_its_game(place: House) -> None:
    anna = place.person("Anna")
    known = place.table(anna.open([{"kind": "me"}, {"kind": "friend"}])).seats[0]
    info = TableInfo("t1", "gone", 1, {}, None, known.person, "live", 1.0, 2)
    seats = [known, Sitter("open", "open seat")]
    assert place.client.portal is not None
    place.client.portal.call(place.server.store.add_table, info, seats)
    start = anna.get("/")
    assert start.status_code == 200
    assert ">gone<" in start.text
    table = anna.get("/t/t1", accept="text/html")
    assert table.status_code == 409
    assert "There is no game “gone”" in table.text
