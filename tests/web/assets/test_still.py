"""Still pictures show the same, with less."""

from __future__ import annotations

from baumeister.web.assets.still import still

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="board day" role="img" viewBox="0 0 9 9">'
    "<title>A board</title><style>.board.day{--red:#a00;}.board .card{fill:var(--red,#f00)}"
    ".board .coin{fill:var(--gold,#fd0)}.board .card:hover{fill:#fff}"
    "@media (hover:hover){.card{stroke:#000}}</style><desc>in\nwords</desc>"
    '<g id="x" data-action="a" tabindex="0"><title>Tip</title><rect class="card"/></g>'
    '<g class="offers"><g/></g><text class="card">7</text></svg>'
)


def test_only_what_can_be_seen_is_left() -> None:
    assert still(DRAWING, with_text=False) == (
        '<svg xmlns="http://www.w3.org/2000/svg" class="board day" viewBox="0 0 9 9">'
        "<style>.board .card{fill:#a00}</style>"
        '<g><rect class="card" /></g></svg>'
    )


def test_writing_can_stay() -> None:
    assert '<text class="card">7</text>' in still(DRAWING, with_text=True)


def test_a_colour_without_a_value_is_the_one_it_names_itself() -> None:
    drawing = DRAWING.replace('class="card"', 'class="coin"')
    assert "<style>.board .coin{fill:#fd0}</style>" in still(drawing, with_text=False)
