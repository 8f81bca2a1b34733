"""Journal: every finished game as a line of a file, so that nothing is played twice."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Final

from baumeister.arena.fingerprint import fingerprint
from baumeister.arena.plan import Plan
from baumeister.arena.played import Played, from_line
from baumeister.arena.texts import refuse

NAME: Final = "games.jsonl"


class Journal:
    """The file in a folder; it begins with a line that says what is played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / NAME
        self.plan = plan
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.path.touch()
        except OSError:
            refuse("folder", path=str(folder))

    def read(self) -> dict[int, Played]:
        """The games there are, by number; half a line at the end is what a kill left behind."""
        found = self.path.read_bytes()
        size = found.rfind(b"\n") + 1
        os.truncate(self.path, size)
        lines = found[:size].decode("utf-8", "replace").splitlines()
        if not lines:
            self._write(json.dumps(self._header()) + "\n")
            return {}
        self._check(lines[0])
        games = [self._game(number, line) for number, line in enumerate(lines[1:], 2)]
        return {game.number: game for game in games}

    def add(self, game: Played) -> None:
        self._write(game.line())

    def _write(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line)

    def _header(self) -> dict[str, object]:
        """All but the number of games: more can be played later."""
        plan = self.plan
        edition = {} if plan.edition is None else {"edition": digest(plan.edition)}
        return {
            "game": plan.game,
            "seats": plan.seats,
            "variants": plan.variants,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "code": fingerprint(plan),
            **edition,
            **({"gauntlet": plan.gauntlet} if plan.gauntlet else {}),
        }

    def _check(self, line: str) -> None:
        try:
            before = json.loads(line)
        except ValueError:
            before = None
        now = self._header()
        if not isinstance(before, dict) or set(before) != set(now):
            refuse("bad_line", path=str(self.path), line="1")
        for key, value in now.items():
            if before[key] != value and key != "code":
                words = {"before": _shown(before[key]), "now": _shown(value)}
                refuse("other", path=str(self.path), key=key, **words)
        if before["code"] != now["code"]:
            refuse("other_code", path=str(self.path))

    def _game(self, number: int, line: str) -> Played:
        try:
            return from_line(line)
        except ValueError:
            refuse("bad_line", path=str(self.path), line=str(number))


def digest(edition: str) -> str:
    """What stands for the text of an edition."""
    return sha256(edition.encode()).hexdigest()[:16]


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
