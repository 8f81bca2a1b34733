"""The games on the shelf: what there is to say about each before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from htpy import Element, Node, a, article, button, div, h2, li, p, ul
from markupsafe import Markup

from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, State
from baumeister.core.text import Language
from baumeister.drawing import draw
from baumeister.games import all_games
from baumeister.web.view.visitor import Visitor


@dataclass(frozen=True)
class Shelved:
    """A game as its box describes it."""

    id: str
    fewest: int
    most: int
    minutes: int
    seed: int = 0  # of a game between chance players, and so many answers:
    answers: int = 0  # a moment worth a picture


SHELF: Final = (
    Shelved("imhotep", 2, 4, 40, seed=47, answers=107),
    Shelved("oh_pharaoh", 3, 4, 40, seed=60, answers=713),
    Shelved("cleopatra", 2, 5, 60, seed=123, answers=600),
    Shelved("kheops", 2, 2, 45, seed=5, answers=95),
    Shelved("valley_of_the_kings", 2, 4, 90, seed=130, answers=212),
)


def shelved_games() -> list[tuple[Shelved, Game]]:
    known = {game.id: game for game in all_games()}
    return [(shelved, known[shelved.id]) for shelved in SHELF]


def game_card(visitor: Visitor, shelved: Shelved, game: Game) -> Element:
    """A game that can be played: picture, idea, and one click to the first move."""
    say = visitor.say
    heading = f"game-{game.id}"
    return article(class_="game", aria_labelledby=heading)[
        div(class_="picture", aria_hidden="true")[picture(shelved, game, visitor)],
        div(class_="words")[
            h2(id=heading)[game.title],
            _facts(visitor, shelved),
            p[say(f"idea.{game.id}")],
            div(class_="buttons")[
                button(
                    type="button",
                    class_="primary big",
                    data_quick=f"/quick/{game.id}",
                    aria_describedby=heading,
                )[say("web.play_bots")],
                a(class_="button", href=f"/new/{game.id}", aria_describedby=heading)[
                    say("web.new_table")
                ],
                a(href=f"/rules/{game.id}", aria_describedby=heading)[say("web.read_rules")],
            ],
            p(class_="error", role="alert", data_error=True, hidden=True),
        ],
    ]


def _facts(visitor: Visitor, shelved: Shelved) -> Element:
    """Players and minutes."""
    players = (
        visitor.say("web.players", n=shelved.fewest)
        if shelved.fewest == shelved.most
        else visitor.say("web.players_between", fewest=shelved.fewest, most=shelved.most)
    )
    return ul(class_="facts")[li[players], li[visitor.say("web.minutes", n=shelved.minutes)]]


def picture(shelved: Shelved, game: Game, visitor: Visitor) -> Node:
    names = tuple(visitor.say(f"web.bot_name_{seat}") for seat in range(game.most))
    return _drawn(shelved, game, visitor.language, names)


@lru_cache(maxsize=32)
def _drawn(shelved: Shelved, game: Game, language: Language, names: Sequence[str]) -> Markup:
    view = _sample(shelved, game).mask(PUBLIC)
    return Markup(draw(view, language=language, names=names, standalone=False))


def _sample(shelved: Shelved, game: Game) -> State:
    """The same game in its middle, every time."""
    rng = Random(shelved.seed)
    state = game.start(game.most)
    for _ in range(shelved.answers):
        seats = state.to_act()
        if not seats:
            break
        seat = seats[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    return state
