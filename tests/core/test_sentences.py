"""Sentences: from texts to what people read."""

from __future__ import annotations

import pytest

from baumeister.core.refusal import IllegalAction, Refusal
from baumeister.core.sentences import (
    PLAIN,
    Phrases,
    Sentences,
    Several,
    pack,
    seat_name,
    unpack,
)
from baumeister.core.text import ENGLISH, Language, Text, mark

SENTENCES = Sentences(
    {
        "sails": "{seat} sails ship {ship} {to_site}.",
        "gives": "{seat} gives {other} {n} coins.",
        "stones": ("one stone", "{n} stones"),
        "gets": "{seat} gets {n} points.",
        "loss.gets": ("{seat} loses one point.", "{seat} loses {n} points."),
        "says": "{seat} says: {what}",
    },
    {"to_site": Phrases("site", ("to the market", "to the temple"))},
    from_one=["ship"],
)


class Shouting(Language):
    """A language for tests: everything in capitals, and two is still singular."""

    code = "shouting"

    def translate(self, template: str) -> str:
        return template.replace("sails", "SAILS").replace("to the temple", "TO THE TEMPLE")

    def plural(self, one: str, many: str, count: int) -> str:
        return one if count <= 2 else many


def test_people_count_ships_and_seats_from_one() -> None:
    text = Text("sails", {"seat": 0, "ship": 0, "site": 1})
    assert SENTENCES.say(text) == "Seat 1 sails ship 1 to the temple."


def test_names_stand_for_the_seats() -> None:
    text = Text("gives", {"seat": 1, "other": 0, "n": 3})
    assert SENTENCES.say(text, names=["Ada", "Ben"]) == "Ben gives Ada 3 coins."


def test_a_sentence_is_about_somebody_or_to_its_reader() -> None:
    steals = Sentences(
        {"steals": "{seat:* steals|You steal} {n} coins from {other:*’s|your} ship."}
    )
    text, names = Text("steals", {"seat": 0, "other": 1, "n": 3}), ["A*|B", "Ben"]
    assert steals.say(text, names=names) == "A*|B steals 3 coins from Ben’s ship."
    assert steals.say(text, names=names, reader=0) == "You steal 3 coins from Ben’s ship."
    assert steals.say(text, names=names, reader=1) == "A*|B steals 3 coins from your ship."


def test_a_bare_seat_is_its_name_to_everybody() -> None:
    text = Text("gives", {"seat": 1, "other": 0, "n": 3})
    assert SENTENCES.say(text, names=["Ada", "Ben"], reader=1) == "Ben gives Ada 3 coins."


def test_a_text_within_a_text_has_the_same_reader() -> None:
    nested = Sentences(
        {"moves": "{seat:* moves|you move}", "sees": "{other:* sees|You see}: {what}"}
    )
    text = Text("sees", {"other": 1}, {"what": Text("moves", {"seat": 0})})
    assert nested.say(text, names=["Ada", "Ben"], reader=0) == "Ben sees: you move"


def test_a_pair_of_templates_is_singular_and_plural() -> None:
    assert SENTENCES.say(Text("stones", {"n": 1})) == "one stone"
    assert SENTENCES.say(Text("stones", {"n": 0})) == "0 stones"
    assert SENTENCES.say(Text("stones", {"n": 2})) == "2 stones"


def test_who_gets_fewer_than_nothing_loses_where_there_is_a_sentence_for_it() -> None:
    assert SENTENCES.say(Text("gets", {"seat": 0, "n": 0})) == "Seat 1 gets 0 points."
    assert SENTENCES.say(Text("gets", {"seat": 0, "n": -1})) == "Seat 1 loses one point."
    assert SENTENCES.say(Text("gets", {"seat": 0, "n": -5})) == "Seat 1 loses 5 points."
    assert SENTENCES.say(Text("stones", {"n": -5})) == "-5 stones"


def test_a_language_has_its_own_plural() -> None:
    assert SENTENCES.say(Text("stones", {"n": 2}), Shouting()) == "one stone"


def test_phrases_are_translated_too() -> None:
    text = Text("sails", {"seat": 1, "ship": 2, "site": 1})
    assert SENTENCES.say(text, Shouting()) == "Seat 2 SAILS ship 3 TO THE TEMPLE."


def test_a_text_within_a_text_is_said_in_the_same_language_with_the_same_names() -> None:
    inner = Text("sails", {"seat": 1, "ship": 0, "site": 0})
    text = Text("says", {"seat": 0}, {"what": inner})
    said = SENTENCES.say(text, Shouting(), ["Ada", "Ben"])
    assert said == "Ada says: Ben SAILS ship 1 to the market."


def test_words_are_put_in_as_they_are() -> None:
    text = Text("says", {"seat": 0}, {"what": "{seat} 100 %"})
    assert SENTENCES.say(text) == "Seat 1 says: {seat} 100 %"


def test_a_game_speaks_the_shared_sentences_as_well() -> None:
    assert SENTENCES.say(Text("refuse.over")) == "The game is over."


def test_a_missing_sentence_or_number_is_an_error() -> None:
    with pytest.raises(KeyError):
        SENTENCES.say(Text("sinks"))
    with pytest.raises(KeyError):
        SENTENCES.say(Text("gives", {"seat": 1}))


def test_something_unknown_has_no_word() -> None:
    with pytest.raises(IndexError, match="unknown"):
        SENTENCES.say(Text("sails", {"seat": 0, "ship": 0, "site": -2}))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_without_a_name_has_a_number(seat: int) -> None:
    assert seat_name(seat, ENGLISH, ["Ada", "Ben"]) == f"Seat {seat + 1}"


def test_a_marked_template_is_the_template() -> None:
    assert mark("{n} stones") == "{n} stones"


def test_a_refusal_says_why_in_any_language() -> None:
    refusal = IllegalAction(Text("sails", {"seat": 0, "ship": 0, "site": 1}), SENTENCES)
    assert str(refusal) == "Seat 1 sails ship 1 to the temple."
    assert refusal.say(Shouting(), ["Ada"]) == "Ada SAILS ship 1 TO THE TEMPLE."


def test_a_refusal_without_a_game_speaks_the_shared_sentences() -> None:
    assert str(Refusal(Text("refuse.over"))) == PLAIN.say(Text("refuse.over"))


@pytest.mark.parametrize("things", [[], [0], [3], [0, 0, 2], [3, 3, 3, 3, 3], [0, 1, 2, 3]])
def test_things_packed_into_a_number_come_out_again(things: list[int]) -> None:
    assert unpack(pack(things, 4), 4) == things


def test_the_order_of_packed_things_is_forgotten() -> None:
    assert pack([2, 0, 1, 0], 3) == pack([0, 0, 1, 2], 3)
    assert unpack(pack([2, 0, 1, 0], 3), 3) == [0, 0, 1, 2]


def test_different_things_are_different_numbers() -> None:
    numbers = [pack(things, 2) for things in ([], [0], [1], [0, 0], [0, 1], [1, 1], [0, 0, 0])]
    assert len(set(numbers)) == len(numbers)
    assert numbers[0] == 0


def test_several_things_are_said_one_after_the_other() -> None:
    goods = Sentences(
        {"sells": "{seat} sells {goods}."},
        {"goods": Several("load", ("corn", "to the temple", "gold"))},
    )
    text = Text("sells", {"seat": 0, "load": pack([2, 1, 1], 3)})
    assert goods.say(text) == "Seat 1 sells to the temple, to the temple and gold."
    assert goods.say(text, Shouting()) == "Seat 1 sells TO THE TEMPLE, TO THE TEMPLE and gold."
    assert goods.say(Text("sells", {"seat": 0, "load": pack([2], 3)})) == "Seat 1 sells gold."
    assert goods.say(Text("sells", {"seat": 0, "load": 0})) == "Seat 1 sells ."


def test_a_value_is_explained_or_named_or_stands_for_itself() -> None:
    sentences = Sentences({"about.site.A": "side A of the site", "value.A": "all A"})
    assert sentences.say_value("A", variant="site") == "side A of the site"
    assert sentences.say_value("A", variant="temple") == "all A"
    assert sentences.say_value("A") == "all A"
    assert sentences.say_value("B", variant="site") == "B"
