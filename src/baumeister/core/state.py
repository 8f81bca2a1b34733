"""State: the whole truth about a game in progress, with its stack of open questions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Final, Generic, NewType, Self, SupportsIndex, TypeVar, cast

from mypy_extensions import mypyc_attr

from baumeister.core.action import HIDDEN, Action, Vocabulary
from baumeister.core.bag import Bag
from baumeister.core.chance import below, total
from baumeister.core.event import EVERYONE, Event
from baumeister.core.facts import Fact, Facts, Json, frozen, written
from baumeister.core.notebook import shown
from baumeister.core.refusal import IllegalAction
from baumeister.core.result import Ledger, Result, ledger_of
from baumeister.core.text import Text
from baumeister.core.whole import whole

if TYPE_CHECKING:
    from baumeister.core.game import Game

SpecialSeat = NewType("SpecialSeat", int)  # is met where seats are, and nothing else is

# What counts or names nothing has a value of its own; those of the games go on from -6.
CHANCE: Final = SpecialSeat(-1)  # the seat that answers for dice, draws and deals
UNKNOWN: Final = -2  # stands for a hidden thing in a masked state
OVER: Final = SpecialSeat(-3)  # in place of a seat, when the game is over and nobody is asked
NOBODY: Final = SpecialSeat(-4)  # in place of a seat that owns, holds or looks at something
NOTHING: Final = -5  # in place of a thing, where there is none

S = TypeVar("S", bound="State", contravariant=True)  # a question to any state fits a special one
Asker = TypeVar("Asker", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """Something that waits for an answer; the one on top of the stack is asked.

    A question without data that changes may share itself with copies; the others override `copy`.
    """

    def asked(self, state: S) -> list[int]:
        """The seats that may answer now: several only if answers are sealed, never none."""
        raise NotImplementedError

    def first_asked(self, state: S) -> int:
        """The first of them; override it where it can be told without a list."""
        return self.asked(state)[0]

    def legal(self, state: S, seat: int) -> list[Action]:
        """Every legal answer of a seat, in the order of the vocabulary."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Do what was answered; whoever is done with the question settles it."""
        raise NotImplementedError

    def proceed(self, state: S) -> bool:
        """Go on without asking, where the rules leave no choice; tells whether it did."""
        return False

    def weights(self, state: S) -> list[int]:
        """How likely each of chance's answers is, relative to the others."""
        return [1] * len(self.legal(state, CHANCE))

    def sample(self, state: S, rng: Random) -> Action:
        """One of chance's answers, by weight."""
        legal = self.legal(state, CHANCE)
        weights = self.weights(state)
        left = below(rng, total(weights))
        for n, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return legal[n]
        raise ValueError("Chance has nothing to choose from.")

    def seen_by(self, state: S, seat: int) -> int:
        """Who sees the answer of this seat, as bits."""
        return EVERYONE

    def outside(self, action: Action) -> Action:
        """What those can tell of an answer who are not in `seen_by`: all, part or nothing of it."""
        return HIDDEN

    def conceals(self, state: S) -> bool:
        """Whether it is a secret how many answers a seat has: then nobody answers for it."""
        return False

    def prompt(self, state: S, seat: int) -> Text:
        """What a seat is asked; override it where the name of the class does not say it all."""
        return Text("ask." + type(self).__name__)

    def describe(self, state: S, seat: int, action: Action) -> Text:
        """What an answer means here; override it where the action alone does not say it all."""
        return action.text()

    def default(self, state: S, seat: int) -> Action | None:
        """What whoever has said “not this turn” answers; None where everybody decides anew.

        Nobody may see by it what a seat holds: it is there for all, whatever else they may answer.
        """
        return None

    def throws_away(self, state: S, seat: int, action: Action) -> bool:
        """Whether an answer gives something up for good: then pages ask once if it is meant.

        `describe` says what is given up.
        """
        return False

    def objection(self, state: S, seat: int, action: Action) -> Text | None:
        """The rule that forbids an action, if there is one to cite."""
        return None

    def copy(self) -> Question[S]:
        """A question that may change by itself; one that never changes is its own copy."""
        return self

    def mask(self, seat: int) -> Question[S]:
        """The question as this seat sees it; a copy where something is hidden."""
        return self.copy()

    def fill(self, state: S, rng: Random) -> None:
        """Imagine what is hidden in the question; the state around it is filled already."""

    def facts(self) -> list[Fact]:
        """What it is made of: the arguments of its class, as plain data, in their order."""
        return []

    def to_json(self) -> Json:
        """Plain data; `State.from_json` makes it again."""
        return {"ask": type(self).__name__, "facts": frozen(self.facts())}

    def resume(self, entry: Facts, vocabulary: Vocabulary) -> None:
        """Take up what `to_json` wrote besides the facts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSeat(Question[S]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, state: S) -> list[int]:
        return [self.seat]

    def first_asked(self, state: S) -> int:
        return self.seat

    def facts(self) -> list[Fact]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class AskChance(Question[S]):
    """A question to chance."""

    def asked(self, state: S) -> list[int]:
        return [CHANCE]

    def first_asked(self, state: S) -> int:
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress: the truth, or (masked) what one seat knows of it.

    >>> state = b.game("imhotep").start(seats=2)
    >>> state.to_act() == [b.CHANCE]
    True
    >>> b.State.from_json(state.to_json()) == state
    True
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.agenda: list[Question[State]] = []
        self.log: list[Event] | None = None  # play-outs and copies keep none

    def to_act(self) -> list[int]:
        """Who is asked now; nobody when the game is over."""
        return self.agenda[-1].asked(self) if self.agenda else []

    def first_to_act(self) -> int:
        """The first of those who are asked, or `OVER`: quicker where one of them is enough."""
        return self.agenda[-1].first_asked(self) if self.agenda else OVER

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """What an asked seat may answer, in the order of the vocabulary."""
        return self.agenda[-1].legal(self, whole(seat))

    def forced(self, seat: SupportsIndex) -> Action | None:
        """The only answer of an asked seat, where nobody learns anything if it comes at once."""
        if self.agenda[-1].conceals(self):
            return None
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def weights(self) -> list[int]:
        """How likely each action of `legal(CHANCE)` is, relative to the others."""
        return self.agenda[-1].weights(self)

    def prompt(self, seat: SupportsIndex) -> Text:
        """What a seat is asked."""
        return self.agenda[-1].prompt(self, whole(seat))

    def describe(self, seat: SupportsIndex, action: Action) -> Text:
        """What one of the legal answers of a seat means now."""
        return self.agenda[-1].describe(self, whole(seat), action)

    def throws_away(self, seat: SupportsIndex, action: Action) -> bool:
        """Whether one of the legal answers of a seat gives something up for good."""
        return self.agenda[-1].throws_away(self, whole(seat), action)

    def apply(self, seat: SupportsIndex, action: Action) -> None:
        """Do it. Trusts the caller: the action must be legal."""
        self.agenda[-1].answer(self, whole(seat), action)
        self.proceed()

    def play(self, seat: SupportsIndex, action: Action) -> None:
        """Do it if it is legal; raises `IllegalAction` and changes nothing otherwise."""
        objection = self.objection(seat, action)
        if objection is not None:
            raise IllegalAction(objection, self.game.sentences, self.game.id)
        self.apply(seat, action)

    def objection(self, seat: SupportsIndex, action: Action) -> Text | None:
        """Why a seat may not do this now, or None if it may."""
        if not self.agenda:
            return Text("refuse.over")
        seat = whole(seat)
        if seat not in self.to_act():
            if seat == CHANCE:
                return Text("refuse.not_now", words={"notation": action.notation()})
            return Text("refuse.not_asked", {"seat": seat})
        if action in self.legal(seat):
            return None
        asked: dict[str, str | Text] = {"notation": action.notation(), "prompt": self.prompt(seat)}
        not_asked_for = Text("refuse.not_asked_for", words=asked)
        return self.agenda[-1].objection(self, seat, action) or not_asked_for

    def sample(self, rng: Random) -> Action:
        """One of chance's answers, by weight."""
        return self.agenda[-1].sample(self, rng)

    def ask(self: Asker, question: Question[Asker]) -> None:
        """Put a question on top; the one below waits."""
        self.agenda.append(cast("Question[State]", question))

    def settle(self) -> None:
        """The question on top is answered; the one below goes on."""
        self.agenda.pop()

    def proceed(self) -> None:
        """Let questions go on by themselves until one needs an answer."""
        while self.agenda and self.agenda[-1].proceed(self):
            pass

    def tell(self, key: str, seat: int, **data: int) -> None:
        """Write down what everybody saw.

        Its numbers are put together even if there is no log: what happens very often asks first.
        """
        if self.log is not None:
            self.log.append(Event(key, seat, data))

    def tell_secret(
        self,
        key: str,
        seat: int,
        seen_by: int,
        public: Mapping[str, int] | None = None,
        **secret: int,
    ) -> None:
        """Write down what only some saw; the others read `key.hidden` with the `public` part."""
        if self.log is not None:
            self.log.append(Event(key, seat, dict(public or {}), secret, seen_by))

    def points(self) -> list[int]:
        """What each seat has scored so far, as everybody can see."""
        raise NotImplementedError

    def estimate(self) -> list[int]:
        """What each seat would have if the game ended now, as far as everybody can see."""
        return self.game.estimate(self)

    def result(self) -> Result | None:
        """The end of the game, or None while it goes on."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A twin that can be played on without touching this one. It keeps no log."""
        raise NotImplementedError

    def mask(self, seat: SupportsIndex) -> Self:
        """A twin with only what the seat (or `PUBLIC`) knows."""
        return self.seen_from(whole(seat))

    def seen_from(self, seat: int) -> Self:
        """What `mask` gives: every game says here what it hides."""
        raise NotImplementedError

    def fill(self, rng: Random) -> Self:
        """A twin of a masked state with something possible in each hidden place."""
        raise NotImplementedError

    def inventory(self) -> dict[str, int]:
        """Sums that never change: so many stones, cards, coins in the box."""
        raise NotImplementedError

    def agreed(self) -> tuple[dict[str, str], str | None]:
        """The variants, and the text of the edition (None: the game's own) that were chosen."""
        return {}, None

    def facts(self) -> Json:
        """The state without its questions, as plain data that `restore` can read again."""
        raise NotImplementedError

    def restore(self, facts: Facts) -> None:
        """Put these facts on a table that was just set up.

        This does for facts that are attributes of the same name: plain data, bags by their counts
        and ledgers by their table. Whoever has others overrides it.
        """
        for name in facts.names():
            now = getattr(self, name)
            if isinstance(now, Bag):
                setattr(self, name, Bag(facts.numbers(name)))
            elif isinstance(now, Ledger):
                setattr(self, name, ledger_of(facts.rows(name), self.seats))
            else:
                setattr(self, name, frozen(facts.value(name)))

    def notes(self) -> list[Text]:
        """What variants and edition mean in this game, for people who want to know the rules."""
        return []

    def to_json(self) -> Json:
        """Exact data, with nothing in it that changes when the state does; `from_json` reads it."""
        variants, edition = self.agreed()
        data: Json = {"game": self.game.id, "rules_version": self.game.rules_version}
        data |= {"seats": self.seats, "variants": {**variants}}
        if edition is not None and edition != self.game.edition():
            data["edition"] = edition
        data["facts"] = frozen(self.facts())
        data["agenda"] = [question.to_json() for question in self.agenda]
        return data

    @staticmethod
    def from_json(data: Mapping[str, object]) -> State:
        """The state of a game on the shelf; `game.from_json` reads those of any other game.

        Raises `BadState` for data that no state has written.
        """
        from baumeister.core.reading import GAMES, read_state

        return read_state(GAMES.game(Facts(data, "").word("game")), data)

    def _repr_html_(self) -> str:
        """What a notebook shows: the drawing, if the game's box has one, or else the text."""
        return shown(self)

    def key(self) -> str:
        """The same for equal states and for no others, in every process and build."""
        return json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same moment of the same game; logs do not count."""
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("A state changes and cannot be hashed; state.key() can.")

    def __copy__(self) -> State:
        return self.__deepcopy__(None)

    def __deepcopy__(self, memo: object) -> State:
        """Unlike `copy`, with the log, whose events never change."""
        twin = self.copy()
        twin.log = None if self.log is None else self.log[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        from baumeister.core.reading import unpickled

        return unpickled, (self.game, self.to_json(), self.log)

    def __str__(self) -> str:
        """A small text board: one fact on each line, unless a game writes a better one."""
        return "\n".join(f"{key}: {written(value)}" for key, value in self.facts().items())
