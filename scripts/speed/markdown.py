"""Markdown: tables, and the parts of a page that are written anew."""

from __future__ import annotations

import re
from collections.abc import Sequence


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """The first `words` columns are words, the others numbers."""
    rules = ["---" if n < words else "---:" for n in range(len(heads))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (heads, rules, *rows))


def with_part(page: str, name: str, text: str) -> str:
    """The page with another text between its marks of that name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if not pattern.search(page):
        raise ValueError(f"the page has no part “{name}”")
    return pattern.sub(lambda _: f"{begin}\n\n{text}\n\n{end}", page)
