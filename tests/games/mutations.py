"""Editions as strangers may bring them: changed at random, by typing errors or on purpose."""

from __future__ import annotations

import re
from random import Random

VALUES = (
    *("-1", "0", "1", "99", "100", "1000000000", "-1000000000", "1" + "0" * 30, "9" * 5000),
    *("nan", "inf", "-inf", "1.5", "1e400", "true", "[]", "{}", "{a=1}", "[[]]", "[[1]]", "[1]"),
    *('"x"', '""', '"ä"', "'q'", '"{x}"', '"{seat}"', '"%s"', '"\\u0000"', '"\\U0001F600"', '"٣"'),
    *("1979-05-27", "07:32:00", "0x7fffffffffffffff", "'''\nx\n'''", '"²"', '"-1"', '"99,99"'),
)
PIECES = (
    "",
    '"',
    "[",
    "]",
    "=",
    ".",
    ",",
    "{",
    "}",
    "\\",
    "\0",
    "\r",
    "9",
    "-",
    " ",
    "é",
    "#",
    "'",
)


def mutated(edition: str, rng: Random) -> str:
    """An edition with one to three things wrong, some of which may even be right."""
    lines = edition.split("\n")
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = [n for n, line in enumerate(lines) if line.strip() and line[0] != "#"]
        if places:
            place = rng.choice(places)
            lines[place] = rng.choice(CHANGES)(lines[place], rng)
    return "\n".join(lines)


def other_value(line: str, rng: Random) -> str:
    found = list(re.finditer(r'"[^"]*"|\d+', line))
    if not found:
        return line
    old = rng.choice(found)
    return line[: old.start()] + rng.choice(VALUES) + line[old.end() :]


def other_list(line: str, rng: Random) -> str:
    """A value more, or one less."""
    found = list(re.finditer(r'("[^"]*"|\d+)(, )?', line))
    if not found:
        return line
    old = rng.choice(found)
    if rng.random() < 0.5:
        return line[: old.start()] + line[old.end() :]
    return f"{line[: old.start()]}{old[1]}, {line[old.start() :]}"


def other_kind(line: str, rng: Random) -> str:
    name, sign, _ = line.partition("=")
    return f"{name}{sign} {rng.choice(VALUES)}" if sign else line


def other_name(line: str, rng: Random) -> str:
    if line.startswith("["):
        inner = line.strip("[]")
        return rng.choice((f"[[{inner}]]", f"[{inner}.x]", f"[x.{inner}]", line.upper(), "[ ]"))
    return rng.choice((line.replace("=", ".x =", 1), f"x.{line}", line.upper(), f'"{line}"'))


def other_character(line: str, rng: Random) -> str:
    place = rng.randrange(len(line))
    return line[:place] + rng.choice(PIECES) + line[place + rng.randrange(2) :]


def lost(line: str, rng: Random) -> str:
    return ""


def doubled(line: str, rng: Random) -> str:
    return f"{line}\n{line}"


CHANGES = (
    *(other_value, other_value, other_value, other_list, other_list),
    *(other_kind, other_name, other_character, other_character, lost, doubled),
)
