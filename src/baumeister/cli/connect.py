"""`baumeister connect`: seats a bot, of any language, at tables anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

from baumeister.bots import Bot
from baumeister.bots.bot import consult
from baumeister.cli.arguments import Injected
from baumeister.cli.site import Overtaken, Site
from baumeister.cli.terminal import DONE, Terminal, refuse
from baumeister.core.refusal import Refusal
from baumeister.core.state import State
from baumeister.foreign_bots import bot_named

TOKEN: Final = "BAUMEISTER_TOKEN"


def connect(
    url: str,
    bot: str,
    /,
    *,
    token: str | None = None,
    table: str | None = None,
    terminal: Injected,
) -> int:
    word = token or terminal.environ.get(TOKEN, "")
    if not word:
        refuse("connect.no_token")
    site = Site(url, word, terminal.language.code)
    player = Player(site, bot_named(bot), terminal)
    name = site.get("/me")["name"]
    terminal.show(terminal.say("connect.as", bot=bot, name=name, address=site.address))
    if table is not None:
        player.play_whole(table)
        return DONE
    while True:
        for turn in site.lines("/turns"):
            player.hear(turn)


class Player:
    """Answers wherever its person is asked, one table after the other."""

    def __init__(self, site: Site, bot: Bot, terminal: Terminal) -> None:
        self.site = site
        self.bot = bot
        self.terminal = terminal
        self.rng = Random()

    def hear(self, turn: Any) -> None:
        """A table of which this program knows no rules is left to the person."""
        try:
            if turn["what"] == "turn":
                self.answer(turn["table"])
            else:
                self.terminal.show(self.terminal.say("connect.over", table=turn["url"]))
        except Refusal as refusal:
            self.terminal.complain(refusal.say(self.terminal.language))

    def play_whole(self, table: str) -> None:
        """Sit down, if nobody of ours sits there, and play until the game is over."""
        if not self.site.get(f"/tables/{table}")["mine"]:
            with suppress(Overtaken):
                self.site.post(f"/tables/{table}/join", {})
        for seen in self._states(table):
            if not seen["mine"]:
                refuse("connect.no_seat", table=seen["url"])
            if seen["over"]:
                points = " ".join(str(n) for n in seen["outcome"]["points"])
                self.terminal.show(self.terminal.say("connect.points", points=points))
                return
            self.answer(table)

    def _states(self, table: str) -> Iterator[Any]:
        """The table whenever something has happened, over broken lines."""
        while True:
            yield from self.site.lines(f"/tables/{table}/stream")

    def answer(self, table: str) -> None:
        """As long as the person is asked there."""
        while (seen := self._asked(table)) is not None:
            view = State.from_json(seen["board"])
            seat, parse = seen["seat"], view.game.vocabulary.parse
            legal = [parse(one["answer"]) for one in seen["legal"]]
            chosen = consult(self.bot, view, seat, legal, self.rng).answer
            data = {"seat": seat, "answer": chosen.notation(), "version": seen["version"]}
            with suppress(Overtaken):
                self.site.post(f"/tables/{table}/answer", data)

    def _asked(self, table: str) -> Any:
        """The table through the eyes of a seat of ours that may answer, if there is one."""
        seen = self.site.get(f"/tables/{table}")
        if not seen["legal"]:
            ours = [seat for seat in seen["asked"] if seat in seen["mine"]]
            if not ours or seen["seat"] == ours[0]:
                return None
            seen = self.site.get(f"/tables/{table}?seat={ours[0]}")
        return seen if seen["legal"] else None
