"""Two servers whose worlds differ only in what nobody outside may know: everybody else must hear
the same of both, whatever they ask.
"""

from __future__ import annotations

import re
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.web.doors import open_house
from tests.web.fuzz.guests import Guest, Sender, Words
from tests.web.fuzz.party import LIMITS, lift_limits
from tests.web.fuzz.wire import Reply, Wire
from tests.web.people import any_answer, house
from tests.web.test_hidden import ALL_B, AnyPromise, copy, hides_something, world_apart

TIMED = re.compile(rb"/join/[\w.-]+")  # invitations say when they were made
DRAWN = ("/invitation.svg", "/preview.png")  # the same, as a code; and what takes long to paint


class Twins:
    """Eve has a name and no seat; a stranger has neither."""

    def __init__(self, folder: Path, seed: int, stack: ExitStack) -> None:
        here, there = folder / "here", folder / "there"
        with house(here, "truth", kind=AnyPromise) as place:
            place.lift_limits()
            url, people = place.two_at_a_table(variants=ALL_B)
            eve = place.person("Eve")
            self.table = url.rpartition("/")[2]
            self.guests = [Guest("a stranger"), Guest("Eve", dict(eve.cookies))]
            table, rng = place.table(url), Random(seed)
            data = any_answer(table, rng)
            while not hides_something(table.match.state, data["seat"], data["action"]):
                assert people[data["seat"]].post(f"{url}/answer", data).status_code == 200
                data = any_answer(table, rng)
            copy(here, there)
            other = world_apart(table, data, place.server.house)
            cookies = people[data["seat"]].cookies
            self.insider = Guest("who looked", dict(cookies))
            assert people[data["seat"]].post(f"{url}/answer", data).status_code == 200
        with house(there, other, kind=AnyPromise) as place:
            player = place.person()
            player.cookies = dict(cookies)
            assert player.post(f"{url}/answer", data).status_code == 200
        self.rng = Random(seed)
        self.sender = Sender(self.rng, Words(tables=[self.table]))
        self.wires = [self._opened(stack, here, "truth"), self._opened(stack, there, other)]
        self.compared = 0

    @staticmethod
    def _opened(stack: ExitStack, folder: Path, secret: str) -> Wire:
        found = stack.enter_context(open_house(folder, LIMITS, kind=lambda _: AnyPromise(secret)))
        lift_limits(found.app.state.server)
        wire = Wire(found.port)
        stack.callback(wire.close)
        return wire

    def ask(self, count: int, insider: bool = False) -> list[bytes]:
        """So many requests about the table; returns those at which the worlds can be told apart."""
        guest = self.insider if insider else self.rng.choice(self.guests)
        made = [self.sender.request(guest, self.table) for _ in range(count)]
        requests = [each for each in made if not any(path.encode() in each for path in DRAWN)]
        one, other = (wire.ask(requests) for wire in self.wires)
        self.compared += len(one)
        assert len(one) == len(other)
        pairs = zip(requests, one, other, strict=False)
        return [asked[:200] for asked, mine, theirs in pairs if said(mine) != said(theirs)]


def said(reply: Reply) -> Reply:
    """Without what differs from second to second."""
    ignored = ("date", "content-length")
    headers = {key: value for key, value in reply.headers.items() if key not in ignored}
    return replace(reply, headers=headers, body=TIMED.sub(b"/join/", reply.body))
