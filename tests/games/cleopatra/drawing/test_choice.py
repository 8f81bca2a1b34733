"""Cards to choose from, while a character asks for it."""

from __future__ import annotations

from baumeister.core.event import PUBLIC
from baumeister.games.cleopatra.rules.actions import ASK
from tests.games.cleopatra.drawing.boards import at, panel_of, seen


def test_a_choice_shows_each_card_with_its_number() -> None:
    state = at("TakeDiscarded", seed=2)
    seat = state.to_act()[0]
    panel = panel_of(seen(state, seat), "choice")
    assert panel.targets.keys() == set(state.legal(seat))
    assert seen(state, PUBLIC).parts()["choice"] == ""


def test_whom_the_envoy_asks_is_tapped_card_by_card() -> None:
    state = at("ChooseAsked", seats=4, seed=2)
    seat = state.to_act()[0]
    others = {ASK[other] for other in range(4) if other != seat}
    assert panel_of(seen(state, seat), "choice").targets.keys() == others
    first = next(iter(others))
    state.apply(seat, first)
    assert panel_of(seen(state, seat), "choice").targets.keys() == others - {first}
