"""States as JSON and back, and what is said of data that no state has written."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

from baumeister.core.event import Event
from baumeister.core.facts import Facts, Json
from baumeister.core.game import Game
from baumeister.core.match import Match
from baumeister.core.playout import play_out
from baumeister.core.reading import GameFinder
from baumeister.core.record import Record, begin
from baumeister.core.refusal import BadState, Refusal
from baumeister.core.result import Result
from baumeister.core.state import State
from tests.toys.auction import AUCTION
from tests.toys.fists import FISTS
from tests.toys.matches import dealt
from tests.toys.nim import NIM, nim
from tests.toys.tomb import TOMB, TombGame


def begun(game: Game = TOMB, answers: int = 20) -> State:
    state = game.start(2, log=True)
    play_out(state, Random(5), most=answers)
    return state


def broken(**changes: object) -> Json:
    return {**begun().to_json(), **changes}


def refusal(data: object) -> str:
    with pytest.raises(Refusal) as refused:
        TOMB.from_json(data)  # type: ignore[arg-type]
    return str(refused.value)


@pytest.mark.parametrize("game", [TOMB, AUCTION, NIM, FISTS], ids=lambda game: game.id)
def test_a_state_is_read_from_its_json(game: Game) -> None:
    state = begun(game, 3)
    again = game.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert again is not state
    assert again.key() == state.key()


def test_states_are_equal_by_value_and_not_by_their_logs() -> None:
    state = begun()
    assert state == state.copy() == begun()
    assert state != begun(answers=21)
    assert state != state.mask(0)
    assert state != "a state"


def test_a_state_has_a_key_and_no_hash() -> None:
    assert len({begun().key(), begun().copy().key(), begun().mask(1).key()}) == 2
    with pytest.raises(TypeError, match=r"state\.key\(\) can"):
        hash(begun())


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_the_copies_of_the_library_keep_the_log_and_go_their_own_way(twin: object) -> None:
    state = begun()
    assert callable(twin)
    other = twin(state)
    assert (other, other.log) == (state, state.log)
    play_out(other, Random(1))
    assert other != state == begun()
    assert len(other.log) > len(state.log or [])
    assert copy.deepcopy(state.copy()).log is None


def test_a_state_can_be_pickled_with_its_log() -> None:
    for state in (begun(), begun().mask(0), begun(AUCTION, 4).mask(1)):
        again = pickle.loads(pickle.dumps(state))
        assert (again, again.log, again.game) == (state, state.log, state.game)


def test_a_game_without_a_name_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match="TombGame cannot be pickled"):
        pickle.dumps(TombGame().start(2))


def test_a_game_is_one_object_wherever_it_goes() -> None:
    assert pickle.loads(pickle.dumps(TOMB)) is TOMB
    assert copy.deepcopy(TOMB) is TOMB


def test_results_events_records_and_matches_can_be_pickled_and_compared() -> None:
    match = dealt(TOMB, [[0, 1, 1, 2], [1, 1, 1, 2]])
    state = begun()
    play_out(state, Random(2))
    result, log = state.result(), state.log
    assert result is not None and log
    for thing in (result, log[-1], match.record, match):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.deepcopy(thing) == thing
    assert match != Match(TOMB, begin(TOMB, 2))
    assert match != match.record
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(match)


def test_a_match_goes_on_after_pickling() -> None:
    match = dealt(TOMB, [[0, 1, 1, 2], [1, 1, 1, 2]])
    again = pickle.loads(pickle.dumps(match))
    assert (again.state, again.state.log) == (match.state, match.state.log)
    again.rewind(3)
    assert again.version == 3 < match.version


def test_results_and_events_are_plain_data_and_back() -> None:
    state = begun()
    play_out(state, Random(2))
    result, log = state.result(), state.log
    assert result is not None and log is not None
    assert Result(**json.loads(json.dumps(result.to_json()))) == result
    assert [Event(**json.loads(json.dumps(event.to_json()))) for event in log] == log


def test_a_record_keeps_everything_when_it_is_pickled() -> None:
    record = Record("tomb", 1, 2, {"guard": "lost"}, [(-1, "draw 1"), (0, "?")], "text", ["Anna"])
    assert pickle.loads(pickle.dumps(record)) == record


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "senet"}, "(game): There is no game “senet”. Known games: tomb."),
        ({"game": 7}, "(game): a text is needed here."),
        (
            {"rules_version": 9},
            "(rules_version): it was played by version 9 of the rules, but this is version 1.",
        ),
        ({"rules_version": "1"}, "(rules_version): a whole number is needed here."),
        ({"rules_version": True}, "(rules_version): a whole number is needed here."),
        ({"seats": 9}, "(variants): Tomb is for 2 to 4 players, not for 9."),
        ({"variants": {"guard": "sold"}}, "(variants): The variant “guard” cannot be “sold”."),
        ({"variants": []}, "(variants): a JSON object is needed here."),
        ({"facts": {}}, "(facts.hands): this value is missing."),
        ({"agenda": {}}, "(agenda): a list is needed here."),
        ({"agenda": [3]}, "(agenda[0]): a JSON object is needed here."),
        ({"agenda": [{"ask": "Sing"}]}, "(agenda[0]): this game does not ask “Sing”."),
        (
            {"agenda": [{"ask": "Turn", "facts": []}]},
            "(agenda[0]): the values do not fit together.",
        ),
        ({"agenda": [{"ask": "Turn", "facts": [5]}]}, "(facts): the values do not fit together."),
        ({"variants": {}}, "(variants): the values do not fit together."),
    ],
)
def test_data_that_no_state_has_written_is_refused_by_name(
    changes: dict[str, object], said: str
) -> None:
    assert refusal(broken(**changes)).startswith(f"The state cannot be read {said}")


def test_where_nobody_keeps_games_none_is_found() -> None:
    with pytest.raises(BadState, match="There is no game “tomb”"):
        GameFinder().game("tomb")


def test_what_is_no_object_is_refused() -> None:
    assert refusal([]) == "The state cannot be read (): a JSON object is needed here."


def test_facts_that_contradict_each_other_are_refused() -> None:
    facts = begun().facts()
    facts["points"] = [[1, 2, 3], [4]]
    assert refusal(broken(facts=facts)) == (
        "The state cannot be read (facts): the values do not fit together."
    )


def test_facts_that_rules_stumble_over_are_refused() -> None:
    facts = begun().facts()
    facts["hands"] = [[0], [1]]
    assert "(facts): the values do not fit together." in refusal(broken(facts=facts))


def test_steps_that_nobody_takes_are_refused() -> None:
    data = begun(AUCTION, 4).to_json()
    agenda = data["agenda"]
    assert isinstance(agenda, list)
    for name, value in (("steps", 1), ("steps", [[1]]), ("done", [1]), ("done", 1)):
        with pytest.raises(BadState, match="needed here"):
            AUCTION.from_json({**data, "agenda": [*agenda[:-1], {**agenda[-1], name: value}]})
    with pytest.raises(Refusal, match="“sing” is not a move this game knows"):
        AUCTION.from_json({**data, "agenda": [*agenda[:-1], {**agenda[-1], "steps": [["sing"]]}]})


def test_every_kind_of_fact_is_checked() -> None:
    facts = Facts({"flag": True, "numbers": [1, 2], "rows": [[1], []], "in": {"a": "b"}}, "there")
    assert facts.flag("flag")
    assert facts.numbers("numbers") == [1, 2]
    assert facts.rows("rows") == [[1], []]
    assert facts.words("in") == {"a": "b"}
    for read, key in ((facts.flag, "rows"), (facts.numbers, "rows"), (facts.rows, "numbers")):
        with pytest.raises(BadState, match=rf"\(there\.{key}\)"):
            read(key)


def test_numbers_from_outside_are_not_shared() -> None:
    data = nim(7).to_json()
    state = NIM.from_json(data)
    state.apply(0, state.legal(0)[0])
    assert data == nim(7).to_json()


def test_a_game_without_a_drawing_shows_itself_as_text() -> None:
    assert begun()._repr_html_().startswith("<pre>hands: ")
