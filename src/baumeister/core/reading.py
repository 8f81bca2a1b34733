"""Reading: a state from its JSON, or a refusal that names what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from baumeister.core.action import Vocabulary
from baumeister.core.event import Event
from baumeister.core.facts import Fact, Facts, frozen, refuse
from baumeister.core.refusal import BadState, Refusal
from baumeister.core.state import Question, State
from baumeister.core.text import Text

if TYPE_CHECKING:
    from baumeister.core.game import Game

Kinds = dict[str, Callable[..., Question[State]]]

# What data that fits no state runs into, in rules that trust what they are given.
STUMBLES: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)


def read_state(game: Game, data: Fact) -> State:
    """The state that `to_json` wrote; raises `BadState` for anything else."""
    try:
        state = restored(game, data)
        for seat in state.to_act():
            state.legal(seat)  # what cannot be played with is found here, and not later
        written = state.to_json()
    except STUMBLES:
        refuse("facts", Text("refuse.state_fit"))
    assert isinstance(data, dict)
    for key, value in written.items():
        if data.get(key) != value:
            refuse(key, Text("refuse.state_fit"))
    return state


class GameFinder:
    """Where games are found by their ids: whoever keeps them says so when it is imported."""

    def __init__(self) -> None:
        self.finder: Callable[[str], Game] | None = None

    def game(self, name: str) -> Game:
        if self.finder is None:
            refuse("game", Text("refuse.game", words={"game": name, "known": ""}))
        try:
            return self.finder(name)
        except Refusal as refusal:
            refuse("game", refusal.text)


GAMES: Final = GameFinder()


def restored(game: Game, data: Fact) -> State:
    """The same for data of our own, which is not looked at twice."""
    facts = Facts(data, "")
    _check_game(game, facts)
    state = _empty_table(game, facts)
    state.restore(facts.inner("facts"))
    kinds = question_kinds(game)
    for entry in facts.inners("agenda"):
        state.agenda.append(_question(kinds, entry, game.vocabulary))
    return state


def unpickled(game: Game, data: Fact, log: list[Event] | None) -> State:
    state = restored(game, data)
    state.log = log
    return state


def _check_game(game: Game, facts: Facts) -> None:
    if facts.word("game") != game.id:
        words = {"game": facts.word("game"), "known": game.id}
        refuse("game", Text("refuse.game", words=words))
    found = facts.number("rules_version")
    if found != game.rules_version:
        numbers = {"found": found, "known": game.rules_version}
        refuse("rules_version", Text("refuse.state_rules", numbers))


def _empty_table(game: Game, facts: Facts) -> State:
    """A new game by the same agreements, without its questions."""
    seats, variants = facts.number("seats"), facts.words("variants")
    edition = facts.word("edition") if facts.has("edition") else game.edition()
    try:
        game.check_seats(seats)
        state = game.setup(seats, game.complete(variants), edition)
    except Refusal as refusal:
        why = Text("refuse.state", words={"where": "variants", "why": refusal.text})
        raise BadState(why, refusal.sentences) from None
    state.agenda = []
    return state


def _question(kinds: Kinds, entry: Facts, vocabulary: Vocabulary) -> Question[State]:
    name = entry.word("ask")
    if name not in kinds:
        refuse(entry.where, Text("refuse.state_question", words={"name": name}))
    facts = [frozen(fact) for fact in entry.items("facts")]
    try:
        question = kinds[name](*facts)
        question.resume(entry, vocabulary)
    except STUMBLES:
        refuse(entry.where, Text("refuse.state_fit"))
    return question


def question_kinds(game: Game) -> Kinds:
    """The questions of a game by their names: those of its box or package, its module's first."""
    home = type(game).__module__
    package = (game.box or home.rpartition(".")[0] or home) + "."
    kinds: Kinds = {}
    for kind in family(Question):
        name, module = kind.__name__, kind.__module__
        if module == home or (name not in kinds and module.startswith(package)):
            kinds[name] = kind
    return kinds


def family(base: type) -> list[type]:
    """A class and all that inherit from it."""
    heirs: list[type] = base.__subclasses__()
    return [base, *(kind for heir in heirs for kind in family(heir))]
