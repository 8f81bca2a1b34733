"""The names a program may rely on."""

from __future__ import annotations

import baumeister as b


def test_every_public_name_exists_and_they_are_sorted() -> None:
    upper = [name for name in b.__all__ if name.isupper()]
    camel = [name for name in b.__all__ if not name.isupper() and name[0].isupper()]
    lower = [name for name in b.__all__ if name[0].islower()]
    assert b.__all__ == [*sorted(upper), *sorted(camel), *sorted(lower)]
    assert all(hasattr(b, name) for name in b.__all__)
