"""What everybody would have if the game ended now and nobody were eaten."""

from __future__ import annotations

from baumeister.core.foresight import foreseen
from baumeister.games.cleopatra.rules.actions import VOCABULARY
from baumeister.games.cleopatra.rules.names import SPHINXES
from baumeister.games.cleopatra.rules.pieces import ALL_WALLS, BOTH_DOORS, BOTH_OBELISKS
from tests.games.cleopatra.rules.table import ANNA, answer, give, table


def test_merchants_count_as_they_will_at_the_end() -> None:
    state = table()
    state.merchants = [3, 1, 0]
    talents = state.points()
    assert state.estimate() == [talents[0] + 9, talents[1] + 3, talents[2]]


def test_paying_shows_the_talents_of_the_piece_and_what_merchants_were_worth() -> None:
    state = table()
    give(state, ANNA, "artisan", "stone")
    answer(state, "build wall 0")
    view, auto = state.mask(ANNA), VOCABULARY.parse("auto")
    before = state.points()[ANNA]
    told = foreseen(view, ANNA, [auto])[auto]
    answer(state, "auto")
    assert told == [state.points()[ANNA] - before - 3, 0, 0]  # a merchant stood in for timber


def test_the_crocodile_cannot_be_foreseen() -> None:
    """Others may hold tainted cards, so nobody knows what the last answer brings."""
    state = table()
    state.walls, state.obelisks, state.doors = ALL_WALLS, BOTH_OBELISKS, BOTH_DOORS
    state.throne, state.sphinxes = 2, SPHINXES - 1
    give(state, ANNA, "artisan", "stone", "marble")
    answer(state, "build sphinx", "auto")
    view, done = state.mask(ANNA), VOCABULARY.parse("done")
    assert done in view.legal(ANNA)
    assert foreseen(view, ANNA, [done]) == {}
    answer(state, "done")
    assert state.result() is not None
    assert state.estimate() == state.points()
