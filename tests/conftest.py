"""What every test run shares: one way for Hypothesis, what is measured, what was tested."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings

from baumeister.core import state
from baumeister.games import boxes

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
MEASURED = {"core", "rules", "golden", "laws"}  # folders whose tests count as coverage
SHELF = ("games",)  # and this one alone, without the rooms below it

settings.register_profile("baumeister", derandomize=True, deadline=None)
settings.load_profile("baumeister")


def pytest_report_header(config: pytest.Config) -> str:
    path = Path(state.__file__).resolve()
    package = path.parent.parent
    build = "interpreted" if path.suffix == ".py" else "compiled"
    place = package.relative_to(ROOT) if package.is_relative_to(ROOT) else "an installed package"
    return f"baumeister: {build} build at {place}"


def pytest_configure(config: pytest.Config) -> None:
    """The tests are about our games; what others have on this shelf is theirs to test."""
    foreign = [box.package for box in boxes() if not box.package.startswith("baumeister.")]
    if foreign:
        names = ", ".join(foreign)
        pytest.exit(f"Remove the games of others before testing ours: {names}.", returncode=4)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage is what tests of core and games reach; it would make all others much slower."""
    if is_measured(item):
        return (yield)
    with coverage_paused():
        return (yield)


def is_measured(item: pytest.Item) -> bool:
    folders = item.path.relative_to(TESTS).parts[:-1]
    is_inside = folders == SHELF or bool(MEASURED.intersection(folders))
    return is_inside and item.get_closest_marker("unmeasured") is None


@contextmanager
def coverage_paused() -> Iterator[None]:
    """One by one, since pytest-cov starts it twice in a process that xdist has started.

    For that reason its own mark `no_cover` would have no effect there.
    """
    paused: list[Coverage] = []
    while running := Coverage.current():
        running.stop()
        paused.append(running)
    try:
        yield
    finally:
        for each in reversed(paused):
            each.start()
