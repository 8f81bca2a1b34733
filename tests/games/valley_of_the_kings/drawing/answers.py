"""What can be answered by pointing at the drawing, as the tests read it."""

from __future__ import annotations

from xml.etree import ElementTree

from baumeister.core.action import Action
from baumeister.drawing import Svg
from baumeister.games.valley_of_the_kings.rules.state import Valley
from tests.drawing.boards import NAMESPACE, parsed
from tests.games.valley_of_the_kings.drawing.games import (
    drawing_of,
)


def asked_svg(state: Valley, seat: int) -> Svg:
    """All panels, with what can be done in them."""
    parts = drawing_of(state, seat).parts()
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts.values())}</svg>')


def targets_of(state: Valley, seat: int) -> list[Action]:
    return list(drawing_of(state, seat).targets)


def picks_of(state: Valley, seat: int) -> list[str]:
    return [name for panel in drawing_of(state, seat).panels for name in panel.picks]


def button_of(svg: Svg, notation: str) -> ElementTree.Element:
    found = parsed(svg).find(f".//{NAMESPACE}g[@data-action='{notation}']")
    assert found is not None
    return found


def texts_of(svg: Svg, notation: str) -> list[str]:
    return [text.text or "" for text in button_of(svg, notation).iter(NAMESPACE + "text")]
