"""A trial: the tests of a game run on its rules, which are changed at one place or not at all.

Each takes place in a process that is forked when everything but this game has been imported. It
then imports the game with the changed source; no file is written.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest
from hypothesis import Phase, settings

from scripts.mutants.changes import Change
from scripts.mutants.child import NeverEnds, allow, in_a_child
from scripts.mutants.survey import Survey, Surveyor

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCES: Final = ROOT / "src"
SHARED: Final = ("tests/games/test_editions.py", "tests/golden")  # by all games
LAWS: Final = "tests/laws"
IDLE: Final = "anyio cacheprovider pytest_cov randomly xdist xdist.looponfail"  # plugins
OPTIONS: Final = (
    "-x",
    "-q",
    "--tb=no",
    "--assert=plain",
    *(f"-pno:{name}" for name in IDLE.split()),
)
TIMES_USUAL: Final = 5  # as long as a test usually takes
LEAST_SECONDS: Final = 5  # of the processor, for a test or to import everything
UNTIMED_SECONDS: Final = 120  # for a test that was not surveyed

NOBODY: Final = ""  # notices the change
CLOCK: Final = "the clock"  # since something never ends
IMPORT: Final = "the import"


def rules_of(game: str) -> Path:
    return SOURCES / "baumeister" / "games" / game / "rules"


def own_tests(game: str) -> list[str]:
    """Of its rules, and of a second formulation where there is one."""
    folders = (f"tests/games/{game}/{folder}" for folder in ("rules", "model"))
    return [folder for folder in folders if (ROOT / folder).exists()]


def prepare(game: str) -> None:
    """Import what changes of this game do not touch."""
    for module in ("baumeister.bots.levels", "tests.web.conftest"):
        import_module(module)
    for rules in SOURCES.glob("baumeister/games/*/rules"):
        if rules != rules_of(game):
            import_module(".".join(rules.relative_to(SOURCES).parts))


def surveyed(game: str, tests: Sequence[str]) -> Survey:
    """How the tests run without a change. Raises a `LookupError` with the one that fails."""

    def survey() -> tuple[str, Survey]:
        surveyor = Surveyor(rules_of(game))
        return _first_failure(game, tests, surveyor), surveyor.survey

    failed, found = in_a_child(survey)
    if failed != NOBODY:
        raise LookupError(failed)
    return found


def noticed_by(game: str, tests: Sequence[str], change: Change, survey: Survey) -> str:
    """The test that fails with this change, or `NOBODY`."""

    def trial() -> str:
        sys.meta_path.insert(0, _ChangedSource(change))
        return _first_failure(game, tests, _Order(change, survey))

    try:
        return in_a_child(trial)
    except NeverEnds:
        return CLOCK


def _first_failure(game: str, tests: Sequence[str], plugin: object) -> str:
    judge = _Judge(game)
    pytest.main([*OPTIONS, *tests], [judge, plugin])
    return judge.failed


class _Judge:
    """A plugin of pytest that chooses the tests of one game and names the one that fails."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.failed = NOBODY

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """That something fails is enough: no simpler example is looked for."""
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.get_profile("baumeister"), phases=phases)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [one for one in items if self.game in one.path.parts or self.game in one.name]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = IMPORT

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class _Order:
    """A plugin of pytest that begins with tests of what was changed, and gives each its time."""

    def __init__(self, change: Change, survey: Survey) -> None:
        self.change = change
        self.survey = survey
        allow(LEAST_SECONDS)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.survey.rank(item.nodeid, self.change))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        usual = self.survey.seconds.get(item.nodeid)
        allow(UNTIMED_SECONDS if usual is None else LEAST_SECONDS + TIMES_USUAL * usual)
        return (yield)


class _ChangedSource:
    """Finds the changed module where Python looks for the one in the file."""

    def __init__(self, change: Change) -> None:
        self.path = str(change.path)
        self.name = ".".join(change.path.relative_to(SOURCES).with_suffix("").parts)
        self.source = change.applied(change.path.read_text("utf-8"))

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = _ChangedLoader(name, self.path)
        loader.code = compile(self.source, self.path, "exec", dont_inherit=True)
        return spec_from_file_location(name, self.path, loader=loader)


class _ChangedLoader(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code
