"""The games on the shelf: what there is to say about each before it is played."""

from __future__ import annotations

from typing import Final

from htpy import Element, a, article, button, div, h2, img, li, p, picture, source, ul

from baumeister.core.game import Game
from baumeister.teaching import Card, teaching_of
from baumeister.web.assets.asset import Asset
from baumeister.web.assets.bundles import script, sheet
from baumeister.web.assets.shelf_pictures import shelf_picture
from baumeister.web.view.rules_page import players
from baumeister.web.view.speech import original_title
from baumeister.web.view.visitor import Visitor

USUAL_SEATS: Final = 3


def usual_seats(game: Game) -> int:
    """How many play in a quick game against bots."""
    return max(game.fewest, min(USUAL_SEATS, game.most))


def game_card(who: Visitor, game: Game, *, is_new: bool = False) -> Element:
    """A game that can be played: picture, idea, and one click to the first move.

    Somebody who is new is led to the lesson first.
    """
    heading = f"game-{game.id}"
    teaching = teaching_of(game)
    card, lesson = teaching.card, teaching.lesson
    is_led = is_new and lesson is not None
    return article(class_="game", aria_labelledby=heading)[
        _picture(who, game),
        div(class_="words")[
            h2(id=heading)[game.name(who.language)],
            original_title(who, game),
            facts(who, game, card),
            p(class_="idea")[who.language.translate(card.idea)] if card else None,
            div(class_="buttons")[
                _learn(who, game, heading, "primary", lesson.minutes)
                if is_new and lesson
                else None,
                button(
                    type="button",
                    class_=None if is_led else "primary",
                    data_quick=f"/quick/{game.id}",
                    data_ahead=" ".join(one.address for one in _table_files(game)) or None,
                    aria_describedby=heading,
                )[who.say("web.play_bots")],
                a(class_="button", href=f"/new/{game.id}", aria_describedby=heading)[
                    who.say("web.play_friends")
                ],
                _learn(who, game, heading, "as-link") if lesson and not is_new else None,
                _link_to_rules(who, game, heading) if teaching.rules_page else None,
            ],
            p(class_="error", role="alert", data_error=True, hidden=True),
        ],
    ]


def _learn(who: Visitor, game: Game, heading: str, style: str, minutes: int = 0) -> Element:
    caption = who.say("web.learn_in", n=minutes) if minutes else who.say("web.learn")
    return button(
        type="button",
        class_=f"{style} learn",
        data_quick=f"/learn/{game.id}",
        aria_describedby=heading,
    )[caption]


def _table_files(game: Game) -> list[Asset]:
    """What a new table loads, so that it can come while somebody is about to click."""
    try:
        return [script("table"), sheet("table", game, usual_seats(game))]
    except Exception:  # whatever somebody's code may raise that says where its panels lie
        return []


def _link_to_rules(who: Visitor, game: Game, heading: str) -> Element:
    return a(href=f"/rules/{game.id}", aria_describedby=heading)[who.say("web.read_rules")]


def facts(who: Visitor, game: Game, card: Card | None) -> Element:
    """Players, minutes, and how much there is to think about."""
    return ul(class_="facts")[
        li[players(who, game)],
        li[who.say("web.minutes", n=card.minutes)] if card else None,
        li[who.say(f"web.weight_{card.weight}")] if card and card.weight else None,
    ]


def _picture(who: Visitor, game: Game) -> Element | None:
    """The game at a glance, in the colours of the page."""
    day, night = shelf_picture(game, "day"), shelf_picture(game, "night")
    if day is None or night is None:
        return None
    shown = night if who.theme == "night" else day
    return picture(aria_hidden="true")[
        source(media="(prefers-color-scheme: dark)", srcset=night.address)
        if who.theme == "auto"
        else None,
        img(src=shown.address, alt="", loading="lazy", decoding="async"),
    ]
