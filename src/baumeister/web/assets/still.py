"""Still pictures: drawings without everything that somebody who only looks cannot see."""

from __future__ import annotations

import re
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG: Final = "http://www.w3.org/2000/svg"
WORDS: Final = (f"{{{SVG}}}title", f"{{{SVG}}}desc")
WRITING: Final = f"{{{SVG}}}text"
GROUP: Final = f"{{{SVG}}}g"
STYLE: Final = f"{{{SVG}}}style"
NOT_SEEN: Final = re.compile(r"data-|aria-|(?:id|role|tabindex)$")
NESTED: Final = re.compile(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")  # what a mouse may do
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
COLOUR: Final = re.compile(r"--([\w-]+):([^;}]+)")
CHOSEN: Final = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
CLASS: Final = re.compile(r"\.([A-Za-z][\w-]*)")

ElementTree.register_namespace("", SVG)


def still(drawing: str, *, with_text: bool) -> str:
    """A drawing in one theme that needs no page around it, as a picture that cannot be used."""
    root = ElementTree.fromstring(drawing)
    left_out = WORDS if with_text else (*WORDS, WRITING)
    _prune(root, left_out)
    used = {name for part in root.iter() for name in part.get("class", "").split()}
    for style in root.iter(STYLE):
        style.text = _needed(style.text or "", used)
    return ElementTree.tostring(root, encoding="unicode")


def _prune(place: Element, left_out: tuple[str, ...]) -> None:
    """Without what nobody sees, and without groups that are empty then."""
    for key in [key for key in place.attrib if NOT_SEEN.match(key)]:
        del place.attrib[key]
    for part in list(place):
        _prune(part, left_out)
        if part.tag in left_out or (part.tag == GROUP and len(part) == 0):
            place.remove(part)


def _needed(style: str, used: set[str]) -> str:
    """The rules for what is there, with colours in place of their names."""
    colours: dict[str, str] = dict(COLOUR.findall(style))
    flat = CHOSEN.sub(lambda found: colours.get(found[1]) or found[2] or "", NESTED.sub("", style))
    return "".join(
        f"{selectors}{{{declarations}}}"
        for selectors, declarations in RULE.findall(flat)
        if not declarations.startswith("--") and _fits(selectors, used)
    )


def _fits(selectors: str, used: set[str]) -> bool:
    return any(
        used.issuperset(CLASS.findall(selector)) and ":" not in selector
        for selector in selectors.split(",")
    )
