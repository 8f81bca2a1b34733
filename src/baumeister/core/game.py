"""Game: what is fixed about a game, and how one begins."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, SupportsIndex

from mypy_extensions import mypyc_attr

from baumeister.core.action import Action, Vocabulary
from baumeister.core.edition import packaged
from baumeister.core.reading import family, read_state
from baumeister.core.refusal import BadSetup
from baumeister.core.result import Result
from baumeister.core.rooms import box_of
from baumeister.core.sentences import PLAIN, Sentences
from baumeister.core.state import State
from baumeister.core.text import Language, Text
from baumeister.core.whole import whole


@dataclass(frozen=True)
class Variant:
    """A rule the players may choose before the game; sentences know it as `variant.<key>`."""

    key: str
    values: tuple[str, ...]
    default: str
    needs: tuple[str, str] | None = None  # it matters only if another variant has this value

    def matters(self, chosen: Mapping[str, str]) -> bool:
        """Whether it makes a difference beside the variants chosen so far."""
        return self.needs is None or chosen.get(self.needs[0]) == self.needs[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The static facts of a game. A game is one object of a subclass."""

    id: ClassVar[str]  # in records, addresses and commands
    title: ClassVar[str]  # as on the box it comes from; see also `name`
    fewest: ClassVar[int]  # players
    most: ClassVar[int]  # players
    # Raised whenever a ruling changes what is legal or how it scores.
    rules_version: ClassVar[int] = 1
    # What used to be the rules is a variant now: for each older version, those that it had.
    earlier: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    bound: ClassVar[int]  # no game takes more answers than this, chance included
    vocabulary: ClassVar[Vocabulary]  # every answer it can ever hear
    variants: ClassVar[tuple[Variant, ...]] = ()  # what players may choose before it begins
    sources: ClassVar[tuple[str, ...]] = ()  # of points; sentences know them as `source.<key>`
    # What decides between equal points, in this order; sentences know it as `tie.<key>`.
    tie_breaks: ClassVar[tuple[str, ...]] = ()
    # In whose turns a seat may decline in advance, in the words of the sentence `not_this_turn`,
    # whatever has a `default`.
    declines: ClassVar[Literal["", "own", "others"]] = ""
    sentences: ClassVar[Sentences] = PLAIN  # what it says

    def name(self, language: Language) -> str:
        """What it is called in a language: the sentence `name`, or its title without one."""
        has_name = "name" in self.sentences.templates
        return self.sentences.say(Text("name"), language) if has_name else self.title

    @property
    def box(self) -> str:
        """The package that its other rooms lie in; nothing for a game without a box."""
        return box_of(type(self))

    def start(
        self,
        seats: SupportsIndex,
        variants: Mapping[str, str] | None = None,
        *,
        edition: str | None = None,
        log: bool = False,
    ) -> State:
        """A new game; `edition` is the text of an edition file, `log` keeps the events."""
        seats = whole(seats)
        self.check_seats(seats)
        text = self.edition() if edition is None else edition
        state = self.setup(seats, self.complete(variants or {}), text)
        if log:
            state.log = []
        state.proceed()
        return state

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> State:
        """The state before its first question is answered; `edition` is the text of its file."""
        raise NotImplementedError

    def estimate(self, state: State) -> list[int]:
        """What `State.estimate` gives: every game says here what it counts at the end."""
        return state.points()

    def worth(self, state: State) -> list[int]:
        """What answers are judged by, for each seat: the estimate, or what is certain of it."""
        return self.estimate(state)

    def is_foreseeable(self, after: State) -> bool:
        """Whether what an answer brings follows from what its seat knows; it leads to `after`.

        A game that says so promises it: chance and hidden things make no difference.
        """
        return False

    def from_json(self, data: Mapping[str, object]) -> State:
        """The state that `State.to_json` wrote; raises `BadState` for anything else."""
        return read_state(self, data)

    def edition(self) -> str:
        """What it is played with unless another one is given: `edition.toml` beside its class."""
        return packaged(type(self).__module__)

    def check_seats(self, seats: int) -> None:
        """Raises `BadSetup` if it is not for that many players."""
        if not self.fewest <= seats <= self.most:
            numbers = {"fewest": self.fewest, "most": self.most, "n": seats}
            key = "refuse.seats_exactly" if self.fewest == self.most else "refuse.seats"
            raise BadSetup(Text(key, numbers, {"title": self.title}))

    def complete(self, variants: Mapping[str, str]) -> dict[str, str]:
        """The variants given, checked, and the defaults for all others."""
        known = {variant.key: variant for variant in self.variants}
        for key, value in variants.items():
            if key not in known:
                words = {"variant": key, "known": ", ".join(known)}
                raise BadSetup(Text("refuse.variant", words=words))
            if value not in known[key].values:
                words = {"variant": key, "value": value, "known": ", ".join(known[key].values)}
                raise BadSetup(Text("refuse.variant_value", words=words))
        return {key: variants.get(key, variant.default) for key, variant in known.items()}

    def tie_counts(self, tie_break: int) -> list[int]:
        """A seat's tie-break as what is counted at the table: a number for each of `tie_breaks`."""
        return [tie_break]

    def tie_rows(self, result: Result) -> list[tuple[str, list[int]]]:
        """What decided between equal points: the key of each, and the number of each seat."""
        counts = [self.tie_counts(tie_break) for tie_break in result.tie_breaks]
        keys = self.tie_breaks or ("",)
        return [(key, [own[n] for own in counts]) for n, key in enumerate(keys)]

    def __reduce__(self) -> str:
        """A game is one object: it is found again by its name in the module of its class."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return name
        raise TypeError(f"{type(self).__name__} cannot be pickled: no name in its module is it.")


def game_speaking(action: Action) -> type[Game]:
    """The class of a game whose vocabulary has this action."""
    for kind in family(Game):
        words = vars(kind).get("vocabulary")
        if isinstance(words, Vocabulary) and words.knows(action):
            return kind
    raise TypeError(f"{action!r} cannot be pickled: it is in the vocabulary of no game.")
