"""What a pyramid stands on: how many cards it has, what it is worth, and the roll of a thief."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baumeister.drawing.ink import move, only_without, tooltip
from baumeister.drawing.svg import box, disc, label
from baumeister.games.oh_pharaoh.drawing.icons import die
from baumeister.games.oh_pharaoh.drawing.rolls import Roll
from baumeister.games.oh_pharaoh.drawing.sites import AS_OWN, Site
from baumeister.games.oh_pharaoh.drawing.texts import Words
from baumeister.games.oh_pharaoh.rules.actions import SIDES
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh

IN_WORDS: Final = 150.0  # so wide is a place with room for words
COUNTED: Final = 64.0  # and so wide one with room for two numbers
NOTHING: Final = "–"


def ground(
    state: OhPharaoh, words: Words, site: Site, roll: Roll | None = None, unless: str = ""
) -> str:
    """Place and plinth; nothing stands on the plinth while the thing of this name is held."""
    if not site.pyramid.size:
        return _empty(words, site, state.allowed_pyramids, state.settings.edition.two_pyramids)
    is_target = roll is not None and roll.target == (site.owner, site.number)
    return _plinth(words, site, state.needed_steps, roll if is_target else None, unless)


@lru_cache(maxsize=4096)
def _plinth(words: Words, site: Site, needed: int, roll: Roll | None, unless: str) -> str:
    """Under a pyramid of which so many steps are needed."""
    width, height = site.room.width, site.room.height
    below = box("op-ground", 0.6, 0.6, width - 1.2, height - 1.2, 8) + box(
        "op-plinth", 3, site.foot + 1, width - 6, site.look.plinth - 3, 5
    )
    if roll is not None:
        return below + move(0, site.foot + 1, _rolled(words, site, roll))
    about = tooltip(_worth(words, needed, site.pyramid), below)
    text = move(0, site.foot + 1, _sum(words, needed, site))
    return about + (only_without(unless, text) if unless else text)


@lru_cache(maxsize=256)
def _empty(words: Words, site: Site, allowed: int, space: int) -> str:
    """A place that waits for a pyramid, or for the overseer to open it."""
    width, height = site.room.width, site.room.height
    is_open = site.number < allowed
    about = words.say("room") if is_open else words.say("about.two_pyramids", n=space)
    style = "op-ground" if is_open else "op-locked"
    body = box(style, 0.6, 0.6, width - 1.2, height - 1.2, 8)
    if site.look is AS_OWN:
        text = words.say("place") if is_open else words.say("from_space", n=space)
        body += label(site.middle, height - 9, "op-empty middle", text)
    return tooltip(about, body)


def _worth(words: Words, needed: int, found: Pyramid) -> str:
    """What it would bring, and what a thief needs, for those who point at it."""
    if not found.is_legal:
        return words.say("incomplete")
    sentences = [_bring(words, needed, found)]
    if found.steps <= SIDES:
        sentences.append(words.say("needs_roll", n=found.steps))
    return " ".join(sentences)


def _bring(words: Words, needed: int, found: Pyramid) -> str:
    if found.steps < needed:
        return words.say("worth_nothing", n=needed)
    total = " + ".join(str(number) for number in range(found.bottom, found.top + 1))
    return words.say("worth_about", sum=total, steps=found.steps, n=found.score())


def _sum(words: Words, needed: int, site: Site) -> str:
    """How many cards, and what they are worth: in words, in numbers, or the latter alone."""
    found, width, line = site.pyramid, site.room.width, site.look.plinth / 2 + 3
    if width >= IN_WORDS:
        style = "bold" if _brings(needed, found) else "plain"
        worth = label(width - 9, line, f"{style} right", _in_words(words, needed, found))
        return _cards(found.size, line) + worth
    number = NOTHING if not found.is_legal else str(found.score() if _brings(needed, found) else 0)
    if width < COUNTED:
        return _coin(width / 2 - 9, line, number)
    return _cards(found.size, line) + _coin(width - 29, line, number)


def worth_then(state: OhPharaoh, words: Words, found: Pyramid) -> str:
    """What a pyramid would score, if it would."""
    return words.say("worth_then", n=found.score()) if _brings(state.needed_steps, found) else ""


def _brings(needed: int, found: Pyramid) -> bool:
    return found.is_legal and found.steps >= needed


def _in_words(words: Words, needed: int, found: Pyramid) -> str:
    if not found.is_legal:
        return words.say("incomplete")
    if found.steps < needed:
        return words.say("worthless")
    return words.say("worth", n=found.score())


@lru_cache(maxsize=512)
def _cards(count: int, line: float) -> str:
    return box("op-mini", 8, line - 9.5, 8, 11, 2) + label(19, line, "plain", str(count))


@lru_cache(maxsize=512)
def _coin(x: float, line: float, number: str) -> str:
    if number == NOTHING:
        return label(x + 9, line, "bold middle", number)
    return disc("coin", x - 3, line - 4, 5) + label(x + 4, line, "bold", number)


def _rolled(words: Words, site: Site, roll: Roll) -> str:
    """The last roll, under the pyramid the thief came to."""
    key = "roll_succeeds" if roll.is_enough else "roll_fails"
    style = "op-die-good" if roll.is_enough else "op-die-bad"
    top = site.look.plinth / 2 - 9
    picture = move(site.middle - 20, top, die(roll.rolled, style), 0.36)
    needed = label(site.middle + 2, top + 12, "bold", f"≥ {roll.needed}")
    return tooltip(words.say(key, rolled=roll.rolled, n=roll.needed), picture + needed)
