"""The pictures in `docs` show the boards as they are drawn now."""

from __future__ import annotations

import pytest
from scripts.pictures import DOCS, PICTURES


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_up_to_date(name: str) -> None:
    shown = (DOCS / name).read_text("utf-8")
    assert shown == PICTURES[name]() + "\n", "run make pictures"
