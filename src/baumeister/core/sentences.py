"""Sentences: the templates of a game and of the core, and how their numbers are said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from baumeister.core.event import PUBLIC
from baumeister.core.text import ENGLISH, Language, Text
from baumeister.core.text import mark as _

Template = str | tuple[str, str]  # a pair is singular and plural, chosen by {n}

SEAT_FIELDS: Final = ("seat", "other")
SEAT_NAME: Final = _("Seat {n}")
AND: Final = _("{first} and {last}")
NAME: Final = "*"  # where the name stands in a sentence about somebody else
BETWEEN_PERSONS: Final = "|"  # about somebody else, and to the reader

SHARED: Final[dict[str, Template]] = {
    "refuse.unknown": _("“{notation}” is not a move this game knows."),
    "refuse.not_asked": _("It is not {seat}’s turn to answer."),
    "refuse.over": _("The game is over."),
    "refuse.not_now": _("“{notation}” is not possible now."),
    "refuse.not_asked_for": _("“{notation}” is not possible now. {prompt}"),
    "refuse.not_full": _("The game begins when every seat is taken."),
    "refuse.stale": _("The table has moved on: look again before you answer."),
    "refuse.undo": _("This can no longer be taken back: something has been revealed since."),
    "refuse.game": _("There is no game “{game}”. Known games: {known}."),
    "refuse.box": _("The game “{game}” of the package “{package}” cannot be opened: {why}"),
    "refuse.box_clash": _("the package “{other}” has a game of this name, too, and comes first."),
    "refuse.seats": _("{title} is for {fewest} to {most} players, not for {n}."),
    "refuse.seats_exactly": _("{title} is for exactly {most} players, not for {n}."),
    "refuse.variant": _("There is no variant “{variant}”. Known variants: {known}."),
    "refuse.variant_value": _(
        "The variant “{variant}” cannot be “{value}”. Possible values: {known}."
    ),
    "refuse.level": _("There is no bot “{level}”. Known bots: {known}."),
    "refuse.version": _("There are no bots of version “{version}”. Known versions: {known}."),
    "refuse.no_record": _("No record “{name}” comes with {game}; baumeister records lists them."),
    "refuse.no_effort": _("“{level}” does not search, so no effort can be chosen for it."),
    "refuse.effort": _(
        "“{effort}” is not an effort. Write a number of simulations, such as architect@800, or up "
        "to {n} seconds, such as architect@0.5s."
    ),
    "refuse.argument": _("“{level}” cannot be told “{argument}”, but {known}, each once."),
    "refuse.no_arguments": _("“{level}” cannot be told anything, not even “{argument}”."),
    "refuse.language": _("There is no language “{language}”. Known languages: {known}."),
    "refuse.record": _("Line {line} of the record: {why}"),
    "refuse.record_header": _("a JSON object with game, rules, seats and options is needed here."),
    "refuse.record_rules": _(
        "it was played by version {found} of the rules, but this is version {known}."
    ),
    "refuse.record_entry": _("a seat number (or “-” for chance) and a move are needed here."),
    "refuse.state": _("The state cannot be read ({where}): {why}"),
    "refuse.state_missing": _("this value is missing."),
    "refuse.state_number": _("a whole number is needed here."),
    "refuse.state_numbers": _("a list of whole numbers is needed here."),
    "refuse.state_rows": _("a list of lists of whole numbers is needed here."),
    "refuse.state_word": _("a text is needed here."),
    "refuse.state_flag": _("true or false is needed here."),
    "refuse.state_flags": _("a list of true and false is needed here."),
    "refuse.state_texts": _("a list of lists of texts is needed here."),
    "refuse.state_object": _("a JSON object is needed here."),
    "refuse.state_list": _("a list is needed here."),
    "refuse.state_rules": _(
        "it was played by version {found} of the rules, but this is version {known}."
    ),
    "refuse.state_question": _("this game does not ask “{name}”."),
    "refuse.state_fit": _("the values do not fit together."),
    "gain": (_("{sign}{n} point"), _("{sign}{n} points")),
    "estimate": (_("{n} point if the game ended now"), _("{n} points if the game ended now")),
    "note.single_source": _("Known from a single printed source in this edition: {tables}."),
    "note.reconstruction": _("Worked out by us in this edition: {tables}."),
    "note.no_reconstruction": _("No value of this edition had to be worked out by us."),
    "refuse.edition": _("Line {line} of the edition ({where}): {why}"),
    "refuse.edition_toml": _("this is not valid TOML ({detail})."),
    "refuse.edition_length": _("an edition has at most {n} characters."),
    "refuse.edition_lines": _("an edition has at most {n} lines."),
    "refuse.edition_values": _("an edition has at most {n} values."),
    "refuse.edition_dots": _("a name has at most {n} dots."),
    "refuse.edition_depth": _("brackets can be nested at most {n} deep."),
    "refuse.edition_long": _("numbers and names have at most {n} characters."),
    "refuse.edition_missing": _("this value is missing."),
    "refuse.edition_table": _("this table is missing."),
    "refuse.edition_misspelt": _("there is nothing of this name; is it “{name}”, misspelt?"),
    "refuse.edition_provenance": _("every table must say where its values come from: {known}."),
    "refuse.edition_places": _("no place may bring more points than the one before."),
    "refuse.edition_unknown": _("there is no value of this name; is it misspelt?"),
    "refuse.edition_numbers": (
        _("a list of exactly {n} whole number is needed here."),
        _("a list of exactly {n} whole numbers is needed here."),
    ),
    "refuse.edition_words": (
        _("a list of exactly {n} word is needed here."),
        _("a list of exactly {n} words is needed here."),
    ),
    "refuse.edition_word": _("“{word}” is not possible here. Possible values: {known}."),
    "refuse.edition_range": _("each number must lie between {low} and {high}."),
}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Phrases:
    """Words for a number: as the entry `to_site`, they say the number `field` in `{to_site}`."""

    field: str
    words: Sequence[str]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.field, self.words)

    def word(self, number: int) -> str:
        if number < 0:
            raise IndexError("There is no word for something unknown.")
        return self.words[number]

    def say(self, number: int, language: Language) -> str:
        return language.translate(self.word(number))


@dataclass(frozen=True)
class Several(Phrases):
    """Words for several things that are packed into one number."""

    def say(self, number: int, language: Language) -> str:
        things = unpack(number, len(self.words))
        return in_one_breath([language.translate(self.word(thing)) for thing in things], language)


def in_one_breath(words: Sequence[str], language: Language) -> str:
    """Several words as one: “Anna, Ben and Cleo”."""
    if len(words) < 2:
        return "".join(words)
    first = ", ".join(words[:-1])
    return language.translate(AND).format(first=first, last=words[-1])


EITHER: Final = _("{first} or {last}")


@dataclass(frozen=True)
class Either(Phrases):
    """Words for several things, packed into one number, of which one is chosen."""

    def say(self, number: int, language: Language) -> str:
        things = unpack(number, len(self.words))
        *others, last = [language.translate(self.word(thing)) for thing in things]
        if not others:
            return last
        return language.translate(EITHER).format(first=", ".join(others), last=last)


def pack(things: Iterable[int], kinds: int) -> int:
    """Several things of so many kinds as one number, for events and texts; order is forgotten."""
    number = 0
    for thing in sorted(things, reverse=True):
        number = number * (kinds + 1) + thing + 1
    return number


def unpack(number: int, kinds: int) -> list[int]:
    things: list[int] = []
    while number:
        number, thing = divmod(number, kinds + 1)
        things.append(thing - 1)
    return things


class Somebody:
    """A seat in a sentence, which may be about whoever reads it.

    `{seat}` is its name; `{seat:* takes|You take}` says what comes before the bar with the name for
    the star, and to the seat itself what comes after it.
    """

    def __init__(self, name: str, is_reader: bool) -> None:
        self.name = name
        self.is_reader = is_reader

    def __format__(self, persons: str) -> str:
        if not persons:
            return self.name
        about, _, to = persons.partition(BETWEEN_PERSONS)
        return to if self.is_reader else about.replace(NAME, self.name)


class Sentences:
    """All templates a game can speak in, its own and the shared ones."""

    def __init__(
        self,
        templates: Mapping[str, Template],
        phrases: Mapping[str, Phrases] | None = None,
        from_one: Sequence[str] = (),
    ) -> None:
        """`from_one` names the numbers that people count from one, beside seats.

        Ship 0 is their ship 1.
        """
        self.templates: dict[str, Template] = {**SHARED, **templates}
        self.phrases: dict[str, Phrases] = dict(phrases or {})
        self.from_one = frozenset((*SEAT_FIELDS, *from_one))

    def __reduce__(self) -> tuple[object, ...]:
        return Sentences, (self.templates, self.phrases, tuple(self.from_one))

    def say(
        self,
        text: Text,
        language: Language = ENGLISH,
        names: Sequence[str] | None = None,
        reader: int = PUBLIC,
    ) -> str:
        """The sentence in a language; `names` are what to call the seats, but `reader` is “you”."""
        text = self._turned(text)
        template = self.templates[text.key]
        if isinstance(template, tuple):
            sentence = language.plural(template[0], template[1], text.data["n"])
        else:
            sentence = language.translate(template)
        return sentence.format(**self._values(text, language, names, reader))

    def _turned(self, text: Text) -> Text:
        """Who gets fewer than nothing loses, where the game has a sentence for that."""
        key = f"loss.{text.key}"
        if text.data.get("n", 0) >= 0 or key not in self.templates:
            return text
        return Text(key, {**text.data, "n": -text.data["n"]}, text.words)

    def say_value(self, value: str, language: Language = ENGLISH, variant: str = "") -> str:
        """What a value of a variant means where a game explains it, otherwise what it is called.

        Where the game has no words for it, that is the value itself.
        """
        for key in (f"about.{variant}.{value}", f"value.{value}"):
            if key in self.templates:
                return self.say(Text(key), language)
        return value

    def _values(
        self, text: Text, language: Language, names: Sequence[str] | None, reader: int
    ) -> dict[str, object]:
        values: dict[str, object] = {}
        for key, number in text.data.items():
            values[key] = number + 1 if key in self.from_one else number
        for key, phrases in self.phrases.items():
            if phrases.field in text.data:
                values[key] = phrases.say(text.data[phrases.field], language)
        for key in SEAT_FIELDS:
            if key in text.data:
                seat = text.data[key]
                values[key] = Somebody(seat_name(seat, language, names), seat == reader)
        for key, word in text.words.items():
            values[key] = word if isinstance(word, str) else self.say(word, language, names, reader)
        return values


def seat_name(seat: int, language: Language, names: Sequence[str] | None = None) -> str:
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return language.translate(SEAT_NAME).format(n=seat + 1)


PLAIN: Final = Sentences({})
