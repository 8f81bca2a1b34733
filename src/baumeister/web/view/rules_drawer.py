"""The rules of a game in a drawer beside its table: one looks up a thing and plays on."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from htpy import article, button, div, fragment, h2, header, input, label, link, p, span

from baumeister.core.game import Game
from baumeister.core.text import Language
from baumeister.teaching import teaching_of
from baumeister.teaching.blocks import anchor_of
from baumeister.web.assets.bundles import sheet
from baumeister.web.view.clause_links import ClauseLinks
from baumeister.web.view.rules_blocks import section_of
from baumeister.web.view.visitor import Visitor

KEPT: Final = 32  # drawers, of a game and a language each


@lru_cache(KEPT)
def rules_drawer(game: Game, language: Language) -> str:
    """All of it as HTML; the same for everybody, so it is written once."""
    who, teaching = Visitor("", "", language, "auto"), teaching_of(game)
    assert teaching.rules_page is not None
    sections = teaching.rules_page.sections(language)
    clauses = ClauseLinks(who, game)
    places = {name: anchor_of(key) for name, key in teaching.places.items()}
    return str(
        fragment[
            link(rel="stylesheet", href=sheet("drawer", game).address),
            header[
                h2(id="title", tabindex="-1")[who.say("rules.of", game=game.name(language))],
                button(type="button", id="close", aria_label=who.say("rules.close"))["×"],
                label(class_="search")[
                    span(class_="unseen")[who.say("rules.search")],
                    input(
                        type="search",
                        id="search",
                        autocomplete="off",
                        placeholder=who.say("rules.search"),
                    ),
                ],
            ],
            div(id="shelf", tabindex="0", role="region", aria_labelledby="title")[
                article(class_="rules", data_places=json.dumps(places))[
                    (section_of(who, part, clauses) for part in sections),
                ],
                p(id="nothing", role="status", hidden=True)[who.say("rules.not_found")],
            ],
        ]
    )
