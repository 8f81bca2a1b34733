"""`baumeister merge`: the games of several folders of the arena in one, with a report."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from baumeister.arena.journal import NAME
from baumeister.arena.plan import Plan
from baumeister.arena.report import report
from baumeister.arena.shards import gathered
from baumeister.cli import files
from baumeister.cli.arena import tell
from baumeister.cli.arguments import Injected
from baumeister.cli.terminal import DONE, refuse


def merge(
    folder: Path,
    /,
    *parts: Path,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    markdown: bool = False,
    terminal: Injected,
) -> int:
    if as_json and markdown:
        refuse("error.one_output")
    header, games = gathered(parts or (folder,))
    data = json.loads(header)
    one = Plan(
        data["game"],
        data["seats"],
        data["variants"],
        tuple(data["bots"]),
        data["seed"],
        games=1,
        gauntlet=data.get("gauntlet", ""),
    )
    plan = replace(one, games=max(games, default=0) // one.size + 1)
    folder.mkdir(parents=True, exist_ok=True)
    lines = [header + "\n", *(games[number].line() for number in sorted(games))]
    files.write(folder / NAME, "".join(lines))
    found = report(plan, [games[number] for number in sorted(games)])
    tell(terminal, found, folder, as_json=as_json, is_markdown=markdown)
    return DONE
