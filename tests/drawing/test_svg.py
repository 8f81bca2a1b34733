"""Drawings as text: escaping, and what notebooks and pages ask of them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baumeister.drawing.ink import move, tooltip
from baumeister.drawing.svg import Svg, box, disc, escape, label, path


def test_a_drawing_shows_itself() -> None:
    svg = Svg("<svg/>")
    assert svg._repr_svg_() == svg.__html__() == "<svg/>"
    assert type(svg.__html__()) is str


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ('<b>"&', "&lt;b&gt;&quot;&amp;"),
        ("it's", "it&#39;s"),
        ("Bärbel ×2", "Bärbel ×2"),
        ("two\nlines", "two\nlines"),
        ("\x00\x1b", "��"),
    ],
)
def test_what_people_write_is_escaped(text: str, safe: str) -> None:
    assert escape(text) == safe


@given(st.text(st.characters(codec=None)))
def test_every_text_survives_as_xml(text: str) -> None:
    element = ElementTree.fromstring(f'<t a="{escape(text)}">{escape(text)}</t>'.encode())
    assert len(element) == 0
    assert len(element.text or "") == len(text.replace("\r\n", "\n"))


def test_parts_are_written_with_as_few_digits_as_they_need() -> None:
    assert box("field", 1, 2.5, 30, 40, 3) == (
        '<rect class="field" x="1" y="2.5" width="30" height="40" rx="3"/>'
    )
    assert disc("coin", 1.0, 2, 3) == '<circle class="coin" cx="1" cy="2" r="3"/>'
    assert path("ring", "M0 0H5") == '<path class="ring" d="M0 0H5"/>'
    assert label(1, 2, "title", "<") == '<text class="title" x="1" y="2">&lt;</text>'
    assert tooltip("why & how", "") == "<g><title>why &amp; how</title></g>"


def test_what_is_at_the_origin_is_written_alike_whatever_was_written_before() -> None:
    at_origin = '<g transform="translate(0 0)">x</g>'
    assert move(-0.0, -0.0, "x") == move(0, 0, "x") == move(0.0, -0.0, "x") == at_origin
    assert (
        disc("dot", -0.0, 0, 1)
        == disc("dot", 0, 0, 1)
        == '<circle class="dot" cx="0" cy="0" r="1"/>'
    )


def test_moving_scales_only_if_it_must() -> None:
    assert move(1, 2, "x") == '<g transform="translate(1 2)">x</g>'
    assert move(1, 2, "x", 2 / 3) == '<g transform="translate(1 2) scale(0.6667)">x</g>'
