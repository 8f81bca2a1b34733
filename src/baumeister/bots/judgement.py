"""Judgement: what bots know of one game, as its box tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from baumeister.bots.hint_texts import HINTS
from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.sight import Sight
from baumeister.bots.value import Value
from baumeister.core.game import Game
from baumeister.core.rooms import part
from baumeister.core.sentences import Sentences, Template

ROOM: Final = "judgement"


@final
class Judgement:
    """The value of a game, how it is searched best, what hints say, and how strong levels are."""

    def __init__(
        self,
        value: Value,
        settings: SearchSettings,
        texts: Mapping[str, Template] | None = None,
        ratings: Mapping[str, int] | None = None,
        margins: Mapping[str, int] | None = None,
        rated_by: int = 1,
        earlier: Mapping[str, Judgement] | None = None,
        sights: Mapping[str, Sight] | None = None,
    ) -> None:
        self.value = value
        self.settings = settings
        self.sentences = Sentences({**HINTS, **(texts or {})})
        self.ratings = dict(ratings or {})  # of the levels, as measured; those missing were not
        self.margins = dict(margins or {})  # how far off they may be, 95 times out of 100
        self.rated_by = rated_by  # the rules of the game (`rules_version`) when they were measured
        self.earlier = dict(earlier or {})  # by version of the bots, where it was another one
        self.sights = dict(sights or {})  # of the levels that see less, where they are not usual


# For a game without: nothing is known beforehand, and imagined games are played to their end.
NEVER: Final = 10**9
PLAYING_OUT: Final = SearchSettings(
    explore=1.0, trust=1.0, prior_after=NEVER, playout=NEVER, root_worlds=1
)
PLAIN: Final = Judgement(Value(), PLAYING_OUT)


def judgement_of(game: Game, version: str = "") -> Judgement:
    """What its box says of a game, or said when bots were of that version; a plain judgement where
    it says nothing.
    """
    now = part(game.box, ROOM, "JUDGEMENT", Judgement) or PLAIN
    return now.earlier.get(version, now)


def is_judged(game: Game) -> bool:
    """Whether its box says what is worth how much in a game."""
    return judgement_of(game) is not PLAIN
