"""Languages and how one is chosen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import baumeister
from baumeister.core.refusal import Refusal
from baumeister.core.sentences import PLAIN
from baumeister.core.text import ENGLISH, Text, mark_in
from baumeister.languages import language, languages, preferred
from tests.packages import box, install

ROOT = Path(__file__).resolve().parent.parent
SAY = """
from baumeister.languages import language
for template in ("Throw the sticks.", "The game is over.", "Stop here."):
    print(language("de").translate(template))
"""


def test_english_needs_no_catalogue() -> None:
    assert language("en") is ENGLISH


def test_english_comes_first_and_german_is_there() -> None:
    assert languages()[0] == "en"
    assert "de" in languages()


def test_german_translates_a_template() -> None:
    assert language("de").translate("The game is over.") == "Das Spiel ist zu Ende."


def test_a_language_knows_its_code() -> None:
    assert [language(code).code for code in languages()] == languages()


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 Wörtern"), (1, "1 Wort"), (2, "2 Wörtern"), (11, "11 Wörtern")]
)
def test_german_has_a_singular_and_a_plural(count: int, words: str) -> None:
    sentence = PLAIN.say(Text("refuse.edition_words", {"n": count}), language("de"))
    assert sentence == f"Hier muss eine Liste mit genau {words} stehen."


def test_what_no_catalogue_has_stays_english() -> None:
    german = language("de")
    assert german.translate("never written") == "never written"
    assert german.plural("one fish", "{n} fishes", 2) == "{n} fishes"


def test_one_english_text_has_a_german_one_for_each_context() -> None:
    german, heading = language("de"), mark_in("heading", "Your turn")
    assert german.translate("Your turn") == "Du bist am Zug"
    assert german.translate(heading) == "Dein Zug"
    assert ENGLISH.translate(heading) == "Your turn"


def test_a_context_is_never_shown() -> None:
    one, many = mark_in("never", "one {n} fish"), mark_in("never", "{n} fishes")
    for spoken in (ENGLISH, language("de")):
        assert spoken.translate(one) == "one {n} fish"
        assert spoken.plural(one, many, 1) == "one {n} fish"
        assert spoken.plural(one, many, 2) == "{n} fishes"


def test_german_declines_the_pyramids_of_imhotep() -> None:
    sentences = baumeister.game("imhotep").sentences
    left = {"pyramid": 0}
    assert sentences.say(Text("action.pyramid", left)) == "Build on the left pyramid"
    said = [
        sentences.say(Text(key, left), language("de"))
        for key in ("action.pyramid", "refuse.pyramid_finished")
    ]
    assert said == ["Baue an der linken Pyramide", "Die linke Pyramide ist fertig."]


def test_nothing_stays_nothing() -> None:
    assert language("de").translate("") == ""


def translating(words: dict[str, str]) -> str:
    return "\n".join(f'msgid "{said}"\nmsgstr "{word}"\n' for said, word in words.items())


def test_a_box_brings_its_own_words(tmp_path: Path) -> None:
    """The house's word counts before that of a box, and a broken catalogue costs nobody theirs."""
    german = {
        "aloe": translating({"Throw the sticks.": "Wirf.", "The game is over.": "Aus."}),
        "bent": "Throw the sticks. = Wirf die Stäbe.",
        "clay": translating({"Throw the sticks.": "Stäbe!", "Stop here.": "Halt!"}),
    }
    for name, catalogue in german.items():
        sources = {**box(name, name, ""), f"{name}/locale/de.po": catalogue}
        install(tmp_path, f"{name}_game", {name: f"{name}:BOX"}, sources)
    path = os.pathsep.join([str(ROOT), str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-c", SAY],
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.splitlines() == ["Wirf.", "Das Spiel ist zu Ende.", "Halt!"]
    assert "The catalogue of bent is left out" in done.stderr


def test_a_catalogue_is_read_once() -> None:
    assert language("de") is language("de")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        language("tlh")
    assert str(refused.value).startswith("There is no language “tlh”. Known languages: en, de")
    assert refused.value.say(language("de")).startswith("Die Sprache „tlh“ gibt es hier nicht.")


def test_a_path_is_no_language() -> None:
    with pytest.raises(Refusal):
        language("../locale/de")


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_CH@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ja:de:en"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], code: str) -> None:
    assert preferred(environ) == code
