"""What is drawn once for everybody is what each of them would see by themselves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

import pytest

from baumeister.core.event import PUBLIC, visible
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.record import begin
from baumeister.core.state import CHANCE
from baumeister.core.text import ENGLISH
from baumeister.drawing import Drawing, Viewer
from baumeister.games import game

SEATS = {"imhotep": 4, "oh_pharaoh": 4, "cleopatra": 4, "kheops": 2, "valley_of_the_kings": 4}
NAMES = ("Anna", "Ben", "Cleo", "Dora")
ANSWERS = 300
EVERY = 7  # answers
NEWS = (0, 4, 12)  # events


def moments(played: Game) -> Iterator[Match]:
    rng = Random(3)
    match = Match(played, begin(played, SEATS[played.id], played.complete({})))
    while (asked := match.state.to_act()) and match.version < ANSWERS:
        if asked == [CHANCE]:
            match.play_chance(rng)
        else:
            match.play(asked[0], rng.choice(match.state.legal(asked[0])).notation())
        if match.version % EVERY == 0:
            yield match


@pytest.mark.parametrize("name", SEATS)
def test_everybody_sees_what_they_would_see_alone(name: str) -> None:
    """However much of what has happened they have missed, if they were told the same of it."""
    shared = 0
    for match in moments(game(name)):
        state, names = match.state, NAMES[: match.state.seats]
        commons: dict[Hashable, Drawing] = {}
        for seat in [*range(state.seats), PUBLIC]:
            view, legal = state.mask(seat), state.legal(seat) if seat in state.to_act() else []
            for news in NEWS:
                last = visible(state.log or [], seat)[len(state.log or []) - news :]
                alone = Drawing(view, Viewer(seat, legal, last, ENGLISH, names))
                strangers = Viewer(PUBLIC, (), last, ENGLISH, names)
                common = commons.setdefault(
                    alone.drawer.told(state, last), Drawing(state.mask(PUBLIC), strangers)
                )
                both = Drawing(view, alone.viewer, common)
                assert both.pieces("p-") == alone.pieces("p-")
                assert both.offered("p-") == alone.targets.keys()
                assert (both.lines, both.chips) == (alone.lines, alone.chips)
                shared += len(commons) == 1
    assert shared
