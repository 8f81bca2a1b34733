"""Which lines of the rules each test runs, and how long that takes."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Final

import pytest
from coverage import Coverage

from scripts.mutants.changes import Change

NEAREST: Final = 8  # tests


@dataclass
class Survey:
    """What is known of the tests: processor seconds of each, and those that run a line."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)  # by the path of a source

    def rank(self, test: str, change: Change) -> tuple[bool, float]:
        """Tests that run what was changed, the quickest first; then all others."""
        return test not in self._near(change), self.seconds.get(test, 0.0)

    def nearest(self, change: Change) -> list[str]:
        """The quickest tests that run what was changed: most changes are noticed by one of them."""
        tests = self._near(change) & self.seconds.keys()  # some lines are run by imports
        return sorted(tests, key=self.seconds.__getitem__)[:NEAREST]

    def _near(self, change: Change) -> set[str]:
        """A line in the middle of a statement is not always run by itself: the one before is."""
        lines = self.lines.get(str(change.path), {})
        run = [line for line in lines if line <= change.last_line]
        return lines[max(run)] if run else set()


class Surveyor:
    """A plugin of pytest that surveys the tests while they run."""

    def __init__(self, rules: Path) -> None:
        self.survey = Survey()
        self.rules = rules
        self.coverage = Coverage(data_file=None, config_file=False, include=[f"{rules}/*"])
        self.coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        start = process_time()
        done = yield
        self.survey.seconds[item.nodeid] = process_time() - start
        return done

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        for path in data.measured_files():
            tests = data.contexts_by_lineno(path).items()
            self.survey.lines[path] = {line: set(run) for line, run in tests}
