"""What every test run shares: one way for Hypothesis, and a line that says what was tested."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from baumeister.core import state

ROOT = Path(__file__).resolve().parent.parent

settings.register_profile("baumeister", derandomize=True, deadline=None)
settings.load_profile("baumeister")


def pytest_report_header(config: pytest.Config) -> str:
    path = Path(state.__file__).resolve()
    package = path.parent.parent
    build = "interpreted" if path.suffix == ".py" else "compiled"
    place = package.relative_to(ROOT) if package.is_relative_to(ROOT) else "an installed package"
    return f"baumeister: {build} build at {place}"
