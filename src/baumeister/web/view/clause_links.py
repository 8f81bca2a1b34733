"""Links from the rules, as we explain them, to the clauses of the printed ones."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Node, a, span

from baumeister.core.game import Game
from baumeister.teaching import teaching_of
from baumeister.teaching.blocks import Paragraph
from baumeister.teaching.clauses import Numbered, label
from baumeister.web.view.visitor import Visitor


def page_address(game: str) -> str:
    return f"/rules/{game}/clauses"


def address_of(game: str, clause: Numbered) -> str:
    return f"{page_address(game)}#{clause.anchor}"


class ClauseLinks:
    """What stands behind each paragraph of a game's rules page."""

    def __init__(self, who: Visitor, game: Game) -> None:
        self._who = who
        self._game = game.id
        self._clauses = teaching_of(game).clauses

    def after(self, paragraph: Paragraph) -> Node:
        """The clauses that a paragraph says, small and at its end."""
        runs = self._clauses.of_paragraph(paragraph.key) if self._clauses else []
        return [(" ", self._link(run)) for run in runs]

    def _link(self, run: Sequence[Numbered]) -> Node:
        shown = label(run)
        told = self._who.say("clauses.see", clause=shown)
        return a(class_="clause", href=address_of(self._game, run[0]), title=told)[span[shown]]
