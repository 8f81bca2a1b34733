"""Two servers whose worlds differ only in what nobody outside may know: everybody else must hear
the same of both, whatever they ask.
"""

from __future__ import annotations

import re
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

from baumeister.core.event import PUBLIC
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import CHANCE, State
from baumeister.games import game
from tests.web.doors import open_house
from tests.web.fuzz.guests import Guest, Sender, Words
from tests.web.fuzz.party import LIMITS, lift_limits
from tests.web.fuzz.wire import Reply, Wire
from tests.web.people import TWO, House, house
from tests.web.test_hidden import AnyPromise, copy

NAME = "oh_pharaoh"
SEATS = [*TWO, {"kind": "friend"}]
WORLDS = 40  # tried until one looks the same from outside
TIMED = re.compile(rb"/join/[\w.-]+")  # invitations say when they were made
DRAWN = ("/invitation.svg", "/preview.png")  # the same, as a code; and what takes long to paint


def dealt(secret: str, table: str) -> State:
    """How the game begins in a world."""
    match, luck = Match(game(NAME), begin(game(NAME), len(SEATS), {})), AnyPromise(secret)
    while match.state.to_act() == [CHANCE]:
        match.play_luck(luck.luck(table, [""] * len(SEATS)))
    return match.state


def another_world(secret: str, table: str) -> str:
    """In which other cards are dealt, and nothing else can be seen from outside."""
    truth = dealt(secret, table)
    for number in range(WORLDS):
        other = dealt(f"world {number}", table)
        is_same = other.mask(PUBLIC).to_json() == truth.mask(PUBLIC).to_json()
        if is_same and other.to_json() != truth.to_json():
            return f"world {number}"
    raise AssertionError("There is no such world.")


class Twins:
    """Eve has a name and no seat; a stranger has neither."""

    def __init__(self, folder: Path, seed: int, stack: ExitStack) -> None:
        here, there = folder / "here", folder / "there"
        with house(here, "truth", kind=AnyPromise) as place:
            anna, ben, eve = (place.person(name) for name in ("Anna", "Ben", "Eve"))
            url = anna.open(SEATS, game=NAME)
            self.table = url.rpartition("/")[2]
            assert ben.post(f"{url}/sit", {"seat": 1}).status_code == 200
            copy(here, there)
            self.guests = [Guest("a stranger"), Guest("Eve", dict(eve.cookies))]
            self._begin(place, url, ben.cookies)
        other = another_world("truth", self.table)
        with house(there, other, kind=AnyPromise) as place:
            self._begin(place, url, ben.cookies)
        self.rng = Random(seed)
        self.sender = Sender(self.rng, Words(tables=[self.table]))
        self.wires = [self._opened(stack, here, "truth"), self._opened(stack, there, other)]
        self.compared = 0

    @staticmethod
    def _begin(place: House, url: str, cookies: dict[str, str]) -> None:
        ben = place.person()
        ben.cookies = dict(cookies)
        assert ben.post(f"{url}/sit", {"seat": 2}).status_code == 200

    @staticmethod
    def _opened(stack: ExitStack, folder: Path, secret: str) -> Wire:
        found = stack.enter_context(open_house(folder, LIMITS, kind=lambda _: AnyPromise(secret)))
        lift_limits(found.app.state.server)
        wire = Wire(found.port)
        stack.callback(wire.close)
        return wire

    def ask(self, count: int) -> list[bytes]:
        """So many requests about the table; returns those at which the worlds can be told apart."""
        guest = self.rng.choice(self.guests)
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
