"""Wheels: what a checkout is installed as contains what its sources say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builds.miniature import Miniature, needs_compiler

pytestmark = needs_compiler


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Miniature:
    """Not to be changed: each test takes a copy."""
    checkout = Miniature(tmp_path_factory.mktemp("first"))
    checkout.build_wheel()
    return checkout


@pytest.fixture
def built(first: Miniature, tmp_path: Path) -> Miniature:
    """A checkout whose wheel has been built once, so that its binaries lie in `build`."""
    return first.copy(tmp_path)


def test_a_wheel_is_compiled_and_for_one_kind_of_python(built: Miniature) -> None:
    (wheel,) = built.wheels()
    assert built.run_wheel(wheel) == "compiled 2"
    assert "-cp3" in wheel.name


def test_an_edit_gets_into_the_next_wheel(built: Miniature) -> None:
    built.write_rule(50)
    built.build_wheel()
    assert built.run_wheel(*built.wheels()) == "compiled 100"


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_what_cannot_be_compiled_makes_a_pure_wheel(built: Miniature, compiler: str) -> None:
    """The binaries of the first build are there and must not come along."""
    built.write_rule(50)
    done = built.build_wheel(CC=compiler)
    assert "they will be interpreted" in done.words
    (wheel,) = built.wheels()
    assert built.run_wheel(wheel) == "interpreted 100"
    assert wheel.name.endswith("-py3-none-any.whl")


def test_an_edit_that_mypy_refuses_gets_into_the_wheel(built: Miniature) -> None:
    built.write_rule("'many'")
    built.build_wheel()
    assert built.run_wheel(*built.wheels()) == "interpreted manymany"


def test_make_wheel_builds_one_of_each_kind(built: Miniature) -> None:
    done = built.make_wheels()
    assert done.code == 0
    assert "Compiling" in done.words
    assert sorted(map(built.run_wheel, built.wheels())) == ["compiled 2", "interpreted 2"]


def test_make_wheel_fails_where_nothing_can_be_compiled(built: Miniature) -> None:
    done = built.make_wheels(CC="no-such-compiler")
    assert done.code == 1
    assert "there is no C compiler (“no-such-compiler”)" in done.words
    assert "no compiled wheel" in done.words


def test_make_pure_wheel_builds_the_pure_one_alone(built: Miniature) -> None:
    assert built.make_wheels(BAUMEISTER_PURE="1").code == 0
    assert [built.run_wheel(wheel) for wheel in built.wheels()] == ["interpreted 2"]
