"""Source maps: by them the tools of a browser show modules as they were written."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Final

from baumeister.web.assets.script_files import ScriptLine

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MORE: Final = 32  # set in every digit but the last


def source_map(lines: Sequence[ScriptLine], read: Callable[[str], str]) -> str:
    """Where each line of a script comes from; columns are not told apart."""
    modules = list(dict.fromkeys(line.module for line in lines))
    places = [(modules.index(line.module), line.number) for line in lines]
    before = [(0, 0), *places]
    mappings = [
        "".join(map(_number, (0, module - old_module, number - old_number, 0)))
        for (module, number), (old_module, old_number) in zip(places, before, strict=False)
    ]
    return json.dumps(
        {
            "version": 3,
            "sources": [f"{module}.js" for module in modules],
            "sourcesContent": [read(module) for module in modules],
            "names": [],
            "mappings": ";".join(mappings),
        },
        ensure_ascii=False,
    )


def _number(value: int) -> str:
    """A number in base 64 with the sign as its last bit, lowest digits first."""
    left = abs(value) * 2 + (value < 0)
    written = ""
    while left >= MORE:
        written += DIGITS[left % MORE + MORE]
        left //= MORE
    return written + DIGITS[left]
