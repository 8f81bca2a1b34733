"""What messengers show of a link: a title, a sentence, a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Node, meta

from baumeister.core.game import Game
from baumeister.web.assets.bundles import icon
from baumeister.web.table.table import Table
from baumeister.web.view.result_panel import winner_sentence
from baumeister.web.view.speech import say_at, say_names
from baumeister.web.view.visitor import Visitor


@dataclass(frozen=True)
class Preview:
    """A sentence, and the path of a picture that is as wide as a message."""

    sentence: str
    picture: str = ""  # none: the icon


def preview_tags(who: Visitor, title: str, preview: Preview | None) -> Node:
    """For the head of a page; addresses are whole, since whoever reads them is elsewhere."""
    shown = preview or Preview(who.say("web.app_about"))
    picture = shown.picture or icon("app-512.png").address
    properties = {
        "og:title": title,
        "og:description": shown.sentence,
        "og:image": who.site + picture,
        "og:type": "website",
        "og:locale": who.language.code,
    }
    return [
        meta(name="description", content=shown.sentence),
        meta(name="twitter:card", content="summary_large_image" if shown.picture else "summary"),
        *(meta(property=name, content=content) for name, content in properties.items()),
    ]


def preview_of_table(table: Table, who: Visitor) -> Preview:
    """Who invites, who plays or who has won: the same for everybody who gets the link."""
    picture = f"/t/{table.info.id}/preview.png?version={table.version}"
    return Preview(_sentence(table, who), picture)


def _sentence(table: Table, who: Visitor) -> str:
    game = {"game": table.game.name(who.language)}
    sitting = [number for number, seat in enumerate(table.seats) if seat.kind != "open"]
    result = table.match.state.result()
    if result is not None:
        words = {**game, "result": winner_sentence(table, who, result)}
        return say_at(table, who, "preview.over", words)
    if not sitting:
        return who.say("web.app_about")
    words = {**game, "names": say_names(table, who, sitting)}
    if not table.is_full:
        free = len(table.seats) - len(sitting)
        return say_at(table, who, "preview.open", words, n=free)
    return say_at(table, who, "preview.running", words)


def preview_of_replay(who: Visitor, game: Game, names: Sequence[str], table: str) -> Preview:
    """A game to watch again; one that somebody brought has no address to be shared."""
    sentence = who.say("preview.replay", game=game.name(who.language), names=", ".join(names))
    return Preview(sentence, f"/t/{table}/preview.png" if table else "")
