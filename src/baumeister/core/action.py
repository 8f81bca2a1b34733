"""Actions: the answers a game can ever hear, each made once, with one number and one notation."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, SupportsIndex, TypeAlias, final

from mypy_extensions import mypyc_attr

from baumeister.core.refusal import UnknownNotation
from baumeister.core.text import Text, quoted
from baumeister.core.whole import whole

if TYPE_CHECKING:
    from baumeister.core.game import Game

Names: TypeAlias = Mapping[str, Sequence[str]]
Part: TypeAlias = tuple[str, str | int]  # a field, and its number or what that is called


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer. It is made once and kept in a table, so identity is equality.

    Subclasses are frozen dataclasses of integers, made with `eq=False, repr=False`.
    """

    __slots__ = ()

    # What the numbers of a field are called in the notation; others are written as they are.
    names: ClassVar[Names] = {}

    @property
    def word(self) -> str:
        """The name of the class: begins the notation, and is the key of the sentence."""
        return _snake_case(type(self).__name__)

    def notation(self) -> str:
        """What stands for this action in records, tests and pages; it counts from 0."""
        return self.spelled()

    def spelled(self, from_one: Collection[str] = ()) -> str:
        """The notation, in which the numbers of these fields are counted from 1."""
        words = [self.word]
        for field, part in self.parts():
            if isinstance(part, int) and field in from_one:
                part += 1
            words.append(str(part))
        return " ".join(words)

    def parts(self) -> list[Part]:
        """What follows the word in the notation; numbers that have names are told by these."""
        return [(field, self._part(field, number)) for field, number in self.data().items()]

    def _part(self, field: str, number: int) -> str | int:
        names = self.names.get(field)
        return number if names is None else names[number]

    def data(self) -> dict[str, int]:
        """Its numbers by the names of their fields."""
        return {name: getattr(self, name) for name in _field_names(type(self))}

    def text(self) -> Text:
        """What it says by itself; `State.describe` knows what it means at a moment."""
        return Text("action." + self.word, self.data())

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        """It is found again by its notation, in the vocabulary of a game that knows it."""
        from baumeister.core.game import game_speaking

        return spoken_in, (game_speaking(self), self.notation())

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


@cache
def _snake_case(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


_FIELDS: Final[dict[type, list[str]]] = {}  # looking for them takes a while


def _field_names(kind: type) -> list[str]:
    """A class that is not a dataclass has no fields."""
    found = _FIELDS.get(kind)
    if found is None:
        found = [field.name for field in fields(kind)] if is_dataclass(kind) else []
        _FIELDS[kind] = found
    return found


@final
class Hidden(Action):
    """Stands for an answer that others gave and we did not see; nobody can choose it."""

    __slots__ = ()

    @property
    def word(self) -> str:
        return "?"

    def __reduce__(self) -> str | tuple[object, ...]:
        return "HIDDEN"


HIDDEN: Final = Hidden()


# An action, or a table of them, which may be one of tables.
Actions: TypeAlias = "Action | Iterable[Actions]"


def listed(actions: Actions) -> Iterator[Action]:
    """All the actions of a table, row by row."""
    if isinstance(actions, Action):
        yield actions
    else:
        for part in actions:
            yield from listed(part)


def subsets(actions: Sequence[Action]) -> list[list[Action]]:
    """`subsets(actions)[bits]` are the actions whose bits are set, in their order."""
    return [
        [action for n, action in enumerate(actions) if bits >> n & 1]
        for bits in range(1 << len(actions))
    ]


def spoken_in(game: type[Game], notation: str) -> Action:
    """The action that is written so in a game."""
    return game.vocabulary.seen(notation)


class Vocabulary:
    """Every action of a game in a fixed order; it only ever grows at its end."""

    def __init__(self, actions: Iterable[Actions], outside: Iterable[Action] = ()) -> None:
        """`outside` is what others may see instead of an answer, and nobody answers."""
        self._actions = list(listed(actions))
        self._outside = {action.notation(): action for action in [HIDDEN, *outside]}
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self._written = {action: action.notation() for action in self._actions}
        self._notations = {notation: action for action, notation in self._written.items()}
        if len(self._notations) != len(self._actions):
            raise ValueError("Two actions of one vocabulary share a notation.")

    def number(self, action: Action) -> int:
        """Its place in the order, from 0: the same in every version of a game."""
        return self._numbers[action]

    def notation(self, action: Action) -> str:
        """The same as `action.notation()`, without writing it anew."""
        return self._written[action]

    def parse(self, notation: str) -> Action:
        """The action that is written so; raises `UnknownNotation` if there is none."""
        action = self._notations.get(" ".join(notation.split()))
        if action is None:
            raise UnknownNotation(Text("refuse.unknown", words={"notation": quoted(notation)}))
        return action

    def seen(self, notation: str) -> Action:
        """The same, where it may also be what others see instead of an answer."""
        return self._outside.get(notation) or self.parse(notation)

    def outside(self) -> list[Action]:
        """What others may see instead of an answer."""
        return [*self._outside.values()]

    def knows(self, action: Action) -> bool:
        """Whether it is one of the answers, or what others see instead."""
        return action in self._numbers or action in self._outside.values()

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: SupportsIndex) -> Action:
        return self._actions[whole(number)]
