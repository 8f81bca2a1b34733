"""Questions whose number of answers depends on a hand: nobody answers them for somebody."""

from __future__ import annotations

import pytest

from baumeister.core.state import AskSeat
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.courtesan import TakeDiscarded
from baumeister.games.cleopatra.rules.hand_limit import DiscardDown
from baumeister.games.cleopatra.rules.names import WALL
from baumeister.games.cleopatra.rules.scribe import UseScribe
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import Turn
from tests.games.cleopatra.rules.table import ANNA, table

ASKED: list[AskSeat[Cleopatra]] = [
    Turn(ANNA),
    PayFor(ANNA, WALL, 0, [1, 0, 0, 0, 0]),
    UseScribe(ANNA, may_build=True),
    DiscardDown(ANNA),
    TakeDiscarded(ANNA),
]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: type(asked).__name__)
def test_what_somebody_holds_is_not_told_by_an_answer_at_once(asked: AskSeat[Cleopatra]) -> None:
    assert asked.conceals(table())
