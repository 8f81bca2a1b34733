"""The end of a game: what broke a tie is said as it is counted at the table."""

from __future__ import annotations

import re

from baumeister.core.result import Result
from baumeister.core.text import ENGLISH
from baumeister.web.view.result_panel import result_panel
from baumeister.web.view.visitor import Visitor
from tests.web.room import ANNA, BEN, Room, run

VISITOR = Visitor("anna", "Anna", ENGLISH, "auto")


def test_a_broken_tie_is_told_in_what_was_counted(room: Room) -> None:
    """Two finished pyramids each, and one of Anna's is large."""

    async def job() -> None:
        table = await room.open(ANNA, BEN, game_id="valley_of_the_kings")
        points = [[30, 30], *([0, 0] for _ in table.game.sources[1:])]
        page = str(result_panel(table, VISITOR, Result([30, 30], [1, 2], [33, 32], points)))
        assert row(page, "Finished pyramids") == ["2", "2"]
        assert row(page, "Large ones among them") == ["1", "0"]
        assert "33" not in page

    run(room, job)


def row(page: str, name: str) -> list[str]:
    found = re.search(rf'<th scope="row">{name}</th>(.*?)</tr>', page)
    assert found is not None
    return re.findall(r"<td[^>]*>(.*?)</td>", found[1])
