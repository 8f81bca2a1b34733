"""Compiling a checkout: binaries are used while they are true, and never afterwards."""

from __future__ import annotations

from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from scripts.compile import WAITING
from scripts.compiled_finder import digest

from tests.builds.miniature import RULE, Miniature, needs_compiler

pytestmark = needs_compiler


@pytest.fixture
def checkout(tmp_path: Path) -> Miniature:
    return Miniature(tmp_path)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Miniature:
    """Not to be changed, since several tests look at it."""
    checkout = Miniature(tmp_path_factory.mktemp("compiled"))
    assert checkout.compile("--required").code == 0
    return checkout


def test_a_checkout_is_interpreted_until_it_is_compiled(checkout: Miniature) -> None:
    assert checkout.run() == "interpreted 2"
    assert checkout.compile("--check").code == 1


def test_a_compiled_checkout_is_compiled(compiled: Miniature) -> None:
    assert compiled.run() == "compiled 2"
    assert compiled.compile("--check").code == 0


def test_what_is_compiled_is_not_compiled_again(compiled: Miniature) -> None:
    assert compiled.compile() == (0, "")


def test_no_binary_lies_beside_a_source(compiled: Miniature) -> None:
    assert [path for path in compiled.package.rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_the_environment_can_ask_for_the_sources(compiled: Miniature) -> None:
    assert compiled.run(BAUMEISTER_PURE="1") == "interpreted 2"
    assert compiled.run(BAUMEISTER_PURE="0") == "compiled 2"


def test_binaries_are_not_used_for_another_checkout(
    compiled: Miniature, checkout: Miniature
) -> None:
    checkout.site = compiled.site
    assert checkout.run() == "interpreted 2"


def test_an_edit_takes_effect_at_once_and_a_stale_binary_never(checkout: Miniature) -> None:
    checkout.compile()
    checkout.write_rule(5)
    assert checkout.run() == "interpreted 10"
    checkout.write_rule(1)
    assert checkout.run() == "compiled 2"
    checkout.write_rule(7)
    assert "Compiled in" in checkout.compile().words
    assert checkout.run() == "compiled 14"
    (checkout.package / "games" / "another.py").touch()
    assert checkout.run() == "interpreted 14"
    assert checkout.compile("--remove").code == 0
    assert not list(checkout.site.iterdir())


def test_a_drawing_is_edited_without_compiling_again(compiled: Miniature, tmp_path: Path) -> None:
    checkout = compiled.copy(tmp_path / "copy")
    before = digest(str(checkout.package))
    drawing = checkout.package / "games" / "toy" / "drawing"
    drawing.mkdir()
    (drawing / "board.py").write_text("WIDTH = 100\n", "utf-8")
    assert digest(str(checkout.package)) == before
    (checkout.package / "games" / "toy" / "judgement.py").touch()
    assert digest(str(checkout.package)) != before


def test_only_one_compiles_at_a_time(checkout: Miniature) -> None:
    (checkout.root / "build").mkdir()
    with (checkout.root / "build" / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        waiting = checkout.start_compiling()
        assert waiting.stdout is not None
        assert WAITING in [waiting.stdout.readline().strip() for _ in range(2)]
        assert checkout.run() == "interpreted 2"
    waiting.communicate()
    assert waiting.returncode == 0
    assert checkout.run() == "compiled 2"


def test_an_edit_that_is_saved_while_compiling_is_not_shadowed(checkout: Miniature) -> None:
    with (checkout.root / "setup.py").open("a") as build:
        build.write(f"\n(PACKAGE / 'core' / 'rule.py').write_text({RULE.format(points=5)!r})\n")
    done = checkout.compile("--required")
    assert done.code == 1
    assert "changed while the rules were compiled" in done.words
    assert checkout.run() == "interpreted 10"
    assert checkout.compile("--required").code == 0
    assert checkout.run() == "compiled 10"


def test_another_finder_is_a_reason_to_compile_again(checkout: Miniature) -> None:
    before = digest(str(checkout.package))
    with (checkout.root / "scripts" / "compiled_finder.py").open("a") as finder:
        finder.write("\n")
    assert digest(str(checkout.package)) != before


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_without_a_working_compiler_the_sources_run(checkout: Miniature, compiler: str) -> None:
    done = checkout.compile(CC=compiler)
    assert done.code == 0
    assert "could not be compiled" in done.words
    assert "run interpreted" in done.words
    assert checkout.run() == "interpreted 2"


def test_what_has_to_be_compiled_and_cannot_be_is_a_failure(checkout: Miniature) -> None:
    assert checkout.compile("--required", CC="no-such-compiler").code == 1


def test_what_mypy_refuses_is_named_and_runs_interpreted(checkout: Miniature) -> None:
    checkout.write_rule("'many'")
    done = checkout.compile()
    assert done.code == 0
    assert "core/rule.py:2: error: Incompatible return value type" in done.words
    assert checkout.run() == "interpreted manymany"


def test_nothing_is_compiled_where_the_sources_are_asked_for(checkout: Miniature) -> None:
    assert checkout.compile(BAUMEISTER_PURE="1") == (0, "")
    assert checkout.compile("--check").code == 1
