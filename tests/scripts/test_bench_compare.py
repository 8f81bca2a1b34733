"""Comparing two trees: whatever cannot work is refused before it takes time."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.bench_compare import check_game, compile_tree, parser

from tests.builds.miniature import Miniature, needs_compiler


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rounds", "0"], "“0” is no whole number from 5 on"),
        (["--rounds", "many"], "“many” is no whole number"),
        (["--seconds", "0"], "“0” is no number of seconds up to 3600"),
        (["--seconds", "nan"], "“nan” is no number of seconds"),
        (["--game", "chess"], "invalid choice: 'chess'"),
    ],
)
def test_a_bad_word_is_refused_at_once(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["main", *words])
    assert sentence in capsys.readouterr().err


def test_a_game_must_be_in_the_older_tree_too(tmp_path: Path) -> None:
    (tmp_path / "src" / "baumeister" / "games" / "imhotep").mkdir(parents=True)
    check_game(None, tmp_path)
    check_game("imhotep", tmp_path)
    with pytest.raises(SystemExit, match="The older tree has no game “kheops”"):
        check_game("kheops", tmp_path)


@needs_compiler
def test_a_tree_is_compiled_in_its_place(tmp_path: Path) -> None:
    tree = Miniature(tmp_path)
    compile_tree(tree.root)
    assert tree.run() == "compiled 2"


def test_a_tree_that_cannot_be_compiled_ends_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = Miniature(tmp_path / "old")
    tree.write_rule("'many'")
    with pytest.raises(SystemExit, match="The old tree could not be compiled"):
        compile_tree(tree.root)
    assert "could not be compiled" in capsys.readouterr().err
