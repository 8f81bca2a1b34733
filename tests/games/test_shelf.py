"""The shelf stands, whatever somebody else's package brings along."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

from baumeister.bots.judgement import PLAIN, judgement_of
from baumeister.core.refusal import BadSetup
from baumeister.core.rooms import BrokenBox
from baumeister.games import GROUP, all_games, boxes, game_ids
from baumeister.games import box as box_named
from baumeister.games import game as game_named
from baumeister.games.shelf import Shelf
from tests.packages import box, install

OURS = ["cleopatra", "imhotep", "kheops", "oh_pharaoh", "valley_of_the_kings"]
GAME = """
from tests.toys.nim import NimGame


class Ours(NimGame):
    id = "{id}"
    title = "{title}"


GAME = Ours()
"""
JUDGEMENT = """
from baumeister.bots.judgement import PLAIN, Judgement

JUDGEMENT = Judgement(PLAIN.value, PLAIN.settings, ratings={"random": 7})
"""


def rules(name: str, title: str = "A stranger") -> str:
    return GAME.format(id=name, title=title)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for packages, where Python finds them."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def shelf() -> Shelf:
    return Shelf(entry_points(group=GROUP))


def shelf_with(folder: Path, name: str, sources: dict[str, str], value: str = "") -> Shelf:
    install(folder, f"{name}_game", {name: value or f"{name}:BOX"}, sources)
    return shelf()


def assert_left_out(shelf: Shelf, name: str, why: str) -> None:
    """Lists do without it and say so; whoever asks for it is told the same."""
    with pytest.warns(BrokenBox, match=f"“{name}” of the package “{name}_game”.*{why}"):
        assert sorted(game.id for game in shelf.games()) == OURS
    for _ in range(2):
        with pytest.raises(BadSetup, match=f"“{name}” of the package “{name}_game”.*{why}"):
            shelf.game(name)
    assert shelf.game("kheops").title == "Kheops"


def test_ours_are_on_the_shelf() -> None:
    assert game_ids() == OURS
    assert sorted(game.id for game in all_games()) == sorted(box.id for box in boxes()) == OURS
    assert all_games()[0] is game_named(boxes()[0].id)
    assert box_named("kheops").title == game_named("kheops").title


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"There is no game “go”\. Known games: cleopatra, imhotep"):
        game_named("go")


def test_a_stranger_stands_beside_ours(folder: Path) -> None:
    found = shelf_with(folder, "welcome", box("welcome", "Welcome", rules("welcome", "Welcome")))
    titles = [game.title for game in found.games()]
    assert titles == sorted(titles)
    assert "Welcome" in titles
    assert [box.title for box in found.boxes()] == titles
    assert repr(found.box("welcome")) == "<Box welcome>"


def test_rooms_other_than_the_rules_are_optional(folder: Path) -> None:
    found = shelf_with(folder, "bare", box("bare", "Bare", rules("bare")))
    assert found.box("bare").room("drawing") is None
    assert judgement_of(found.game("bare")) is PLAIN


def test_a_package_that_is_not_there(folder: Path) -> None:
    assert_left_out(shelf_with(folder, "gone", {}), "gone", "No module named 'gone'")


def test_a_package_that_cannot_be_imported(folder: Path) -> None:
    found = shelf_with(folder, "torn", {"torn/__init__.py": "raise RuntimeError('a torn page')"})
    assert_left_out(found, "torn", "RuntimeError: a torn page")


def test_an_entry_point_that_names_nothing(folder: Path) -> None:
    found = shelf_with(folder, "nameless", {"nameless/__init__.py": ""})
    assert_left_out(found, "nameless", "AttributeError")


def test_an_entry_point_that_cannot_be_read(folder: Path) -> None:
    found = shelf_with(folder, "scrawl", {"scrawl/__init__.py": ""}, value="scrawl BOX")
    assert_left_out(found, "scrawl", "")


def test_an_entry_point_that_is_not_a_box(folder: Path) -> None:
    found = shelf_with(folder, "bag", {"bag/__init__.py": "BOX = 'a bag'"})
    assert_left_out(found, "bag", "bag:BOX is not a Box")


def test_a_box_under_another_name(folder: Path) -> None:
    sources = box("inner", "Inner", rules("inner"))
    found = shelf_with(folder, "outer", sources, value="inner:BOX")
    assert_left_out(found, "outer", "inner:BOX is the box of “inner”")


def test_a_box_without_rules(folder: Path) -> None:
    sources = box("empty", "Empty", "")
    del sources["empty/rules/__init__.py"]
    assert_left_out(shelf_with(folder, "empty", sources), "empty", "has no game named GAME")


def test_rules_that_cannot_be_imported(folder: Path) -> None:
    found = shelf_with(folder, "burnt", box("burnt", "Burnt", "import no_such_rules"))
    assert_left_out(found, "burnt", "No module named 'no_such_rules'")
    assert found.box("burnt").title == "Burnt"


def test_rules_without_a_game(folder: Path) -> None:
    found = shelf_with(folder, "idle", box("idle", "Idle", "GAME = 'chess'"))
    assert_left_out(found, "idle", "idle.rules has no game named GAME")


def test_a_game_that_does_not_say_who_may_play(folder: Path) -> None:
    text = "from baumeister.core.game import Game\n\nGAME = Game()\n"
    found = shelf_with(folder, "vague", box("vague", "Vague", text))
    assert_left_out(found, "vague", "does not say its id, title, fewest, most, bound, vocabulary")


def test_a_game_of_another_id_than_its_box(folder: Path) -> None:
    found = shelf_with(folder, "alias", box("alias", "Alias", rules("other")))
    assert_left_out(found, "alias", "alias.rules.GAME has the id “other”")


def test_a_game_without_words_for_what_lists_say(folder: Path) -> None:
    text = rules("mute").replace('title = "A', 'sources = ("odds",)\n    title = "A')
    found = shelf_with(folder, "mute", box("mute", "Mute", text))
    assert_left_out(found, "mute", "mute.rules.GAME has no words for source.odds")


def test_ours_win_a_clash_of_names(folder: Path) -> None:
    install(folder, "a_thief", {"kheops": "thief:BOX"}, box("thief", "Thief", rules("thief")))
    found = shelf()
    reason = "“kheops” of the package “a_thief”.*the package “baumeister” has a game of this name"
    with pytest.warns(BrokenBox, match=reason):
        assert sorted(game.id for game in found.games()) == OURS
    assert found.game("kheops").title == "Kheops"


def test_among_strangers_the_first_package_wins(folder: Path) -> None:
    for package, title in (("second", "Two"), ("first", "One")):
        sources = box(f"{package}/twins", title, rules("twins", title))
        install(folder, package, {"twins": f"{package}.twins:BOX"}, sources)
    found = shelf()
    assert found.game("twins").title == "One"
    with pytest.warns(BrokenBox, match=r"of the package “second”.*the package “first”"):
        assert "One" in [game.title for game in found.games()]


def test_a_room_says_of_itself_what_it_has(folder: Path) -> None:
    sources = box("wise", "Wise", rules("wise"), judgement=JUDGEMENT)
    game = shelf_with(folder, "wise", sources).game("wise")
    assert judgement_of(game).ratings == {"random": 7}


def test_a_broken_room_is_left_out_and_the_game_goes_on(folder: Path) -> None:
    sources = box("half", "Half", rules("half"), judgement="1 / 0")
    game = shelf_with(folder, "half", sources).game("half")
    with pytest.warns(BrokenBox, match=r"half\.judgement is left out: ZeroDivisionError"):
        assert judgement_of(game) is PLAIN
    assert judgement_of(game) is PLAIN  # and it was said once


def test_a_room_that_says_something_else_is_left_out(folder: Path) -> None:
    sources = box("guess", "Guess", rules("guess"), judgement="JUDGEMENT = 'a guess'")
    game = shelf_with(folder, "guess", sources).game("guess")
    with pytest.warns(BrokenBox, match=r"guess\.judgement.*JUDGEMENT is not a Judgement"):
        assert judgement_of(game) is PLAIN
