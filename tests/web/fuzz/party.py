"""A party of guests at a real server: they open tables, play, talk and send whatever they like."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import FrameType
from typing import Final

from baumeister.web.http.door import DoorLimits
from baumeister.web.http.gate import Gate
from baumeister.web.http.limits import RateLimit
from baumeister.web.http.server import Server
from baumeister.web.table.table import Table
from tests.web.doors import House, open_house
from tests.web.fuzz.guests import GARBAGE, Guest, Sender, Words
from tests.web.fuzz.judge import Judge
from tests.web.fuzz.wire import Reply, Wire

NAMES: Final = ("Anna", "Ben", "Eve", "Mallory")
GAMES: Final = ("imhotep", "oh_pharaoh", "cleopatra", "kheops", "valley_of_the_kings")
AT_ONCE: Final = 24  # requests in one write
TABLES: Final = 40  # that are remembered
FRAMES: Final = 60  # on one socket
LIMITS: Final = DoorLimits(per_network=1000)
NO_LIMIT: Final = 1e9


class Loop:
    """Counts the functions that the server's loop calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        self.calls += event == "call"


class Party:
    def __init__(self, folder: Path, seed: int, stack: ExitStack) -> None:
        self.rng = Random(seed)
        self.house: House = stack.enter_context(open_house(folder, LIMITS))
        self.judge = Judge()
        stack.callback(self.judge.close)
        self.server: Server = self.house.app.state.server
        self.words = Words(actions=self._actions)
        self.sender = Sender(self.rng, self.words)
        self.wires = [Wire(self.house.port) for _ in range(4)]
        for wire in self.wires:
            stack.callback(wire.close)
        self.sent = 0
        self.latest = b""  # request
        self.guests = [Guest("a stranger")]
        lift_limits(self.server)
        for name in NAMES:
            self._welcome(Guest(name))
        for name in GAMES:
            self._open(name)

    def post(self, guest: Guest, path: str, data: object) -> Reply:
        body = json.dumps(data).encode()
        cookies = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
        head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        (reply,) = self.wires[0].ask([head.encode() + body])
        self.learn(guest, reply)
        return reply

    def _welcome(self, guest: Guest) -> None:
        self.guests.append(guest)
        assert self.post(guest, "/name", {"name": guest.name}).status == 200
        cookie = guest.cookies["baumeister"]
        person, device = self.server.signer.bearer(cookie)
        for secret in (cookie, person, device):
            self.judge.keep(secret, guest.name)

    def _open(self, name: str) -> None:
        anna, ben = self.guests[1:3]
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
        data = {"game": name, "seats": seats[: 2 if name == "kheops" else 3]}
        url = json.loads(self.post(anna, "/tables", data).body)["url"]
        for seat in range(1, len(data["seats"])):
            assert self.post(ben, f"{url}/sit", {"seat": seat}).status == 200
        self.post(ben, f"{url}/chat", {"text": "Hello"})

    def learn(self, guest: Guest, reply: Reply) -> None:
        """Whoever means no good reads everything."""
        words, text = self.words, reply.text
        for cookie in reply.headers.get("set-cookie", "").split("\n"):
            key, sign, value = cookie.partition(";")[0].partition("=")
            is_identity = key == "baumeister"  # which everybody gets once, and a stranger never
            has_one = key in guest.cookies or guest is self.guests[0]
            if sign and not (is_identity and has_one):
                guest.cookies[key] = value
        words.tables += re.findall(r'"url":"/t/([\w-]+)"', text)
        words.links += re.findall(r"/link/([\w-]+)", text)
        words.invitations += re.findall(r"/join/([\w.-]+)", text)
        words.lines += re.findall(r"line=(\d+)", text)
        for known in (words.tables, words.links, words.invitations, words.lines):
            del known[len(GAMES) : -TABLES or None]

    def _actions(self, table: str) -> Sequence[dict[str, object]]:
        """What could be answered there now; nobody is at work while somebody thinks."""
        found: Table | None = self.server.tables._awake.get(table)
        asked = [seat for seat in found.asked() if seat >= 0] if found else []
        if found is None or not asked or found.stopped:
            return []
        seat = self.rng.choice(asked)
        legal = found.match.state.legal(seat)
        notation = found.game.vocabulary.notation
        return [
            {
                "seat": seat,
                "action": notation(self.rng.choice(legal)),
                "version": found.version,
                "request": f"r{found.version}",
            }
        ]

    def send(self, count: int, about: str = "") -> int:
        """So many requests on one connection; tells how many were answered."""
        guest, wire = self.rng.choice(self.guests), self.rng.choice(self.wires)
        requests = [self.sender.request(guest, about) for _ in range(count)]
        self.latest = requests[-1]
        replies = wire.ask(requests)
        for request, reply in zip(requests, replies, strict=False):
            self.judge.look(guest, request, reply)
            self.learn(guest, reply)
        self.sent += len(replies)
        return len(replies)

    def throw(self) -> None:
        """Something that is no request at all, or several that are not."""
        garbage = bytearray(self.rng.choice(GARBAGE))
        if self.rng.random() < 0.5:
            garbage[self.rng.randrange(len(garbage))] = self.rng.randrange(256)
        self.judge.hear(self.guests[0], bytes(garbage), self.wires[0].throw(bytes(garbage)))
        self.sent += 1

    def watch(self) -> None:
        """A socket, and frames that nobody wants to hear."""
        guest = self.rng.choice(self.guests)
        cookies = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
        table = self.rng.choice(self.words.tables or ["nothing"])
        query = self.rng.choice(("plain=1", "seat=1", "seat=99", "shown=x", "seat=%00", ""))
        key = base64.b64encode(self.rng.randbytes(16)).decode()
        head = (
            f"GET /t/{table}/stream?{query} HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\n"
            "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n\r\n"
        ).encode()
        frames = [frame(self.rng) for _ in range(FRAMES)]
        self.judge.hear(guest, head, self.wires[0].throw(head + b"".join(frames)))
        self.sent += 1 + FRAMES

    def play(self, requests: int) -> None:
        """All of it, until so many requests and frames were sent."""
        goal = self.sent + requests
        while self.sent < goal:
            chance = self.rng.random()
            if chance < 0.72:
                self.send(AT_ONCE)
            elif chance < 0.86:
                self.throw()
            else:
                self.watch()

    def answers_kept(self) -> int:
        """How many answers there are; what is on disk leads to what is in memory, everywhere."""
        kept = 0
        for name in self.server.tables.awake():
            table = asyncio.run_coroutine_threadsafe(
                self.server.tables.settled(name), self.house.loop
            ).result()
            on_disk = asyncio.run_coroutine_threadsafe(
                self.server.store.table(name), self.house.loop
            ).result()
            assert table is not None
            assert on_disk is not None
            assert (on_disk.lines, on_disk.seats) == (table.journal, table.seats)
            kept += len(on_disk.lines)
        return kept

    def watch_the_loop(self, requests: int) -> tuple[int, bytes]:
        """The most functions that the loop has called for one of so many requests, and which."""
        loop, most = Loop(), (0, b"")
        self.house.loop.call_soon_threadsafe(sys.setprofile, loop)
        for _ in range(requests):
            loop.calls = 0
            self.send(1)
            most = max(most, (loop.calls, self.latest[:100]))
        self.house.loop.call_soon_threadsafe(sys.setprofile, None)
        return most


def frame(rng: Random) -> bytes:
    """As a client sends it, more or less."""
    kind = rng.choice((0x81, 0x82, 0x80, 0x01, 0x89, 0x8A, 0x88, 0xC1, 0x83, 0x8F))
    body = rng.randbytes(rng.choice((0, 2, 30, 125)))
    mask = rng.randbytes(4)
    masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(body))
    is_masked = rng.random() < 0.9
    return bytes([kind, len(body) | 0x80 * is_masked]) + mask * is_masked + masked


def lift_limits(server: Server) -> None:
    """Otherwise nearly everything would be “too fast”."""
    for name in ("answers", "chats", "openings", "visits", "programs"):
        setattr(server, name, RateLimit(NO_LIMIT, NO_LIMIT))
    for name in ("newcomers", "strangers"):
        setattr(server, name, Gate(NO_LIMIT, NO_LIMIT))
