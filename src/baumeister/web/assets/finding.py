"""Finding an asset by its address."""

from __future__ import annotations

from functools import cache

from baumeister.games import all_games
from baumeister.web.assets.asset import Asset, made_asset
from baumeister.web.assets.bundles import ICONS, SCRIPTS, SHEETS, icon, script, sheet
from baumeister.web.assets.shelf_pictures import THEMES, shelf_picture


def asset_at(address: str) -> Asset | None:
    """Pages that are open when a server starts anew refer to what it has not made yet."""
    found = made_asset(address)
    if found is None:
        _make_all()
    return found or made_asset(address)


@cache
def _make_all() -> None:
    for name in SCRIPTS:
        script(name)
    for name in ICONS:
        icon(name)
    for game in all_games():
        for name in SHEETS:
            sheet(name)
            sheet(name, game)
        for seats in range(game.fewest, game.most + 1):
            sheet("table", game, seats)
            sheet("lesson", game, seats)
            sheet("replay", game, seats)
        for theme in THEMES:
            shelf_picture(game, theme)
