"""Why a bot answered as it did: one sentence from what its reader may know."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.bots import BOTS
from baumeister.bots.bot import ask
from baumeister.bots.judgement import judgement_of
from baumeister.bots.why import why
from baumeister.core.action import Action
from baumeister.core.event import PUBLIC
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, State
from baumeister.core.text import Text
from baumeister.games import all_games
from baumeister.games.imhotep.rules.actions import VOCABULARY
from baumeister.languages import language
from tests.bots.test_hint import LAST_ROUND, MOST_WORDS, NAMES
from tests.games.imhotep.rules.table import BLACK, WHITE, load, table
from tests.toys.nim import TAKE, nim

BUILDER = BOTS["builder"]
EXCUSES = {"why.unseen", "why.level", "why.ahead"}
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


def told(state: State, action: Action, reader: int = 1, level: str = "builder") -> Text:
    return why(BOTS[level], state.mask(PUBLIC), 0, action, reader, Random(1))


def test_what_it_costs_the_reader_is_told_to_them() -> None:
    state = table(2, ships="4322")
    state.round = LAST_ROUND
    load(state, 0, "AAA")
    state.sled[BLACK] = state.sled[WHITE] = 1
    sail = VOCABULARY.parse("sail 0 obelisks")
    sentences = judgement_of(state.game).sentences
    said = [sentences.say(told(state, sail, reader), names=("Khufu", "Anna")) for reader in (1, 0)]
    assert said == [
        "It costs you about 3 points at the obelisks.",
        "It costs Anna about 3 points at the obelisks.",
    ]


def test_a_bad_move_is_not_praised() -> None:
    """Somebody else may take the last match then."""
    assert told(nim(3), TAKE[1]) == Text("why.worse")
    assert told(nim(3), TAKE[3]).key == "gain.other"


def test_without_a_choice_there_is_nothing_to_explain() -> None:
    assert told(nim(1), TAKE[1]) == Text("why.only")


def test_where_nothing_shows_it_depends_on_who_has_moved() -> None:
    seat = {"seat": 0}
    assert told(nim(9), TAKE[1]) == Text("why.level", seat)
    assert told(nim(9), TAKE[1], level="master") == Text("why.ahead", seat)
    assert told(nim(9), TAKE[1], level="random") == Text("why.random", seat)


def answers(game: Game) -> list[tuple[State, int, Action]]:
    """Some moments of a game among builders, with who answered what."""
    rng = Random(4)
    state = game.start(max(2, game.fewest))
    found: list[tuple[State, int, Action]] = []
    while state.agenda and len(found) < 100:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        found.append((state.copy(), seat, ask(BUILDER, state, seat, rng)))
        state.apply(seat, found[-1][2])
    return found[::7]


@each_game
def test_in_every_game_there_is_a_short_sentence_and_often_a_reason(game: Game) -> None:
    keys = []
    for state, seat, action in answers(game):
        text = why(BUILDER, state.mask(PUBLIC), seat, action, PUBLIC, Random(2))
        keys.append(text.key)
        for code in ("en", "de"):
            said = judgement_of(game).sentences.say(text, language(code), NAMES)
            assert said.endswith(".")
            assert len(said.split()) <= MOST_WORDS
    assert len(keys) > 9
    assert sum(key in EXCUSES for key in keys) < 0.7 * len(keys)
