"""The steps of a replay."""

from __future__ import annotations

from baumeister.core.record import replay
from baumeister.core.state import CHANCE
from baumeister.games.imhotep.rules.game import IMHOTEP
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.web.view.replay_film import ALL_OPEN, Film
from tests.web.played import played


def test_steps_end_where_somebody_is_asked() -> None:
    film = Film(IMHOTEP, played(1), None, [ALL_OPEN])
    assert film.steps[-1].at == len(film.record.entries)
    for step in film.steps[:-1]:
        assert film.state(step).to_act() != [CHANCE]
    for before, after in zip(film.steps, film.steps[1:], strict=False):
        between = film.record.entries[before.at : after.at]
        assert between[0][0] == after.seat
        assert all(seat == CHANCE for seat, _ in between[1:])


def test_a_step_knows_who_is_asked_next_without_another_replay() -> None:
    film = Film(IMHOTEP, played(1), None, [ALL_OPEN])
    assert film.steps[-1].asked == ()
    for step in film.steps[::20]:
        assert list(step.asked) == film.state(step).to_act()


def test_steps_tell_the_whole_log_once() -> None:
    record = played(2)
    film = Film(IMHOTEP, record, None, [ALL_OPEN])
    told = [event for step in film.steps for event in step.events]
    assert told == replay(IMHOTEP, record, log=True).log


def test_steps_know_their_round() -> None:
    film = Film(IMHOTEP, played(3), None, [ALL_OPEN])
    rounds = [step.round for step in film.steps]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, 7))
    state = film.state(film.steps[-2])
    assert isinstance(state, Imhotep)
    assert state.round == film.steps[-1].round
