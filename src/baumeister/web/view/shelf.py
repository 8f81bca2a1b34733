"""The games on the shelf: what there is to say about each before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from warnings import warn

from htpy import Element, Node, a, article, button, div, h2, li, p, ul

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.rooms import BrokenBox
from baumeister.core.text import Language
from baumeister.drawing import draw, has_drawing
from baumeister.drawing.svg import Svg
from baumeister.teaching import Card, teaching_of
from baumeister.teaching.pictures import moment
from baumeister.web.view.rules_page import players
from baumeister.web.view.speech import bot_name
from baumeister.web.view.visitor import Visitor

SEED: Final = 1
ANSWERS: Final = 30  # of the game in the picture, where its box names no better moment


def game_card(who: Visitor, game: Game) -> Element:
    """A game that can be played: picture, idea, and one click to the first move."""
    heading = f"game-{game.id}"
    teaching = teaching_of(game)
    card = teaching.card
    return article(class_="game", aria_labelledby=heading)[
        _picture(who, game, card),
        div(class_="words")[
            h2(id=heading)[game.title],
            _facts(who, game, card),
            p[who.language.translate(card.idea)] if card else None,
            div(class_="buttons")[
                button(
                    type="button",
                    class_="primary big",
                    data_quick=f"/quick/{game.id}",
                    aria_describedby=heading,
                )[who.say("web.play_bots")],
                a(class_="button", href=f"/new/{game.id}", aria_describedby=heading)[
                    who.say("web.new_table")
                ],
                _link_to_rules(who, game, heading) if teaching.rules_page else None,
            ],
            p(class_="error", role="alert", data_error=True, hidden=True),
        ],
    ]


def _link_to_rules(who: Visitor, game: Game, heading: str) -> Element:
    return a(href=f"/rules/{game.id}", aria_describedby=heading)[who.say("web.read_rules")]


def _facts(who: Visitor, game: Game, card: Card | None) -> Element:
    """Players and minutes."""
    return ul(class_="facts")[
        li[players(who, game)],
        li[who.say("web.minutes", n=card.minutes)] if card else None,
    ]


def _picture(who: Visitor, game: Game, card: Card | None) -> Node:
    if not has_drawing(game):
        return None
    names = tuple(bot_name(who, seat) for seat in range(game.most))
    seed, answers = (card.seed, card.answers) if card else (SEED, ANSWERS)
    drawn = _drawn(game, seed, answers, who.language, names)
    return div(class_="picture", aria_hidden="true")[drawn] if drawn else None


@lru_cache(maxsize=32)
def _drawn(
    game: Game, seed: int, answers: int, language: Language, names: Sequence[str]
) -> Svg | None:
    """A game that cannot be drawn has no picture; the page is there for all the others."""
    try:
        view = moment(game, game.most, seed, answers).mask(PUBLIC)
        return draw(view, language=language, names=names, standalone=False)
    except Exception as error:  # whatever somebody's code may raise
        warn(f"The game {game.id} has no picture: {error!r}", BrokenBox, stacklevel=2)
        return None
