"""What has just happened stays marked on the board until one's next answer."""

from __future__ import annotations

import re

from baumeister.core.event import Event
from baumeister.core.text import ENGLISH
from baumeister.web.http.access import attendance
from baumeister.web.table.table import Table
from baumeister.web.view.scene import Told, scene
from baumeister.web.view.visitor import Visitor
from tests.web.people import House, Person, answer
from tests.web.printings import THIEVISH

THREE = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
ROLLS = ("thief_fails", "thief_succeeds")
DIE = re.compile(r'class="op-die-(?:good|bad)".*?(?=<text)')
EAGER = ("thief", "lay", "open", "pile", "go_on", "finish", "done", "decline", "endure")


def eager_choice(table: Table) -> str:
    """Rob whoever can be robbed, and build what others can rob."""
    found = [action.notation() for action in table.match.state.legal(table.asked()[0])]
    wished = (action for word in EAGER for action in found if action.startswith(word))
    return next(wished, found[0])


def rolls(table: Table) -> list[Event]:
    return [event for event in table.match.state.log or [] if event.key in ROLLS]


def pips(place: House, table: Table, visitor: Visitor, roll: Event) -> int:
    """What the die shows beside the pyramid that was robbed."""
    around = attendance(place.server, table, visitor.person)
    fragments = scene(table, visitor, None, Told(), around).fragments
    owner, pyramid = roll.data["other"], roll.data["pyramid"]
    persons = [seat.person for seat in table.seats]
    bottom = persons.index(visitor.person) if visitor.person in persons else 0
    left = (owner - bottom) % len(persons)
    panel = f"rival-{left}" if left else "own"
    drawn = DIE.findall(fragments[f"part-{panel}-{pyramid}"])
    assert len(drawn) == 1
    return str(drawn[0]).count("op-pip")


def test_the_die_shows_everybody_what_the_log_tells(place: House) -> None:
    people = [place.person(name) for name in ("Anna", "Ben", "Cleo")]
    url = people[0].open(THREE, game="oh_pharaoh", edition=THIEVISH)
    for seat in (1, 2):
        people[seat].post(f"{url}/sit", {"seat": seat})
    table = place.table(url)
    visitors = [
        Visitor(person, "", ENGLISH, "auto")
        for person in (*(seat.person for seat in table.seats), "")
    ]
    shown = set()
    while len(rolls(table)) < 12:
        before = len(rolls(table))
        play_once(url, people, table)
        for roll in rolls(table)[before:]:
            assert [pips(place, table, one, roll) for one in visitors] == [roll.data["rolled"]] * 4
            shown.add(roll.data["rolled"])
    assert len(shown) > 3


def play_once(url: str, people: list[Person], table: Table) -> None:
    chosen = answer(table, eager_choice(table))
    assert people[chosen["seat"]].post(f"{url}/answer", chosen).status_code == 200
