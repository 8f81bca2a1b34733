"""A review as one page that needs nothing else: for files, with light and dark colours."""

from __future__ import annotations

from html import escape
from typing import Final

from baumeister.drawing.theme import AUTO, FONTS, variables
from baumeister.review import plots
from baumeister.review.seat_review import SeatReview
from baumeister.review.telling import Telling, ToldDecision

STYLES: Final = f"""
html{{color-scheme:light dark;font:106.25%/1.55 {FONTS};color:var(--ink);
background:color-mix(in srgb,var(--limestone) 52%,var(--sand))}}
body{{margin:0}}
main{{max-width:52rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem) 3rem}}
h1,h2,h3{{line-height:1.2}}
section{{margin:1.25rem 0;padding:1.1rem 1.25rem;background:var(--limestone);border-radius:.75rem}}
li{{margin:.8rem 0}}
.legend span{{margin-right:1rem}}
.best{{font-weight:600}}
.note{{color:var(--ink-soft);font-size:.94rem}}
text{{font-family:{FONTS}}}
@media (max-width:40rem){{.curve text,.sources text{{font-size:22px}}}}
{plots.STYLE}"""
STYLE: Final = (variables(AUTO) + STYLES).replace("\n", "")


def page(telling: Telling) -> str:
    """All seats that were looked from, one after the other."""
    game = telling.review.game.name(telling.language)
    title = escape(telling.say("review.title", game=game))
    seats = [_seat(telling, telling.review.of(seat)) for seat in telling.review.seats()]
    return (
        f'<!doctype html>\n<html lang="{telling.language.code}" class="board auto">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n" + "\n".join(seats) + "\n"
        f'<p class="note">{escape(telling.say("review.method"))}</p>\n</main>\n</body>\n</html>\n'
    )


def _seat(telling: Telling, seat: SeatReview) -> str:
    name = escape(telling.names[seat.seat])
    review = telling.review
    moments = [turn.at for turn in review.turns] + [len(review.record.entries)]
    curve = plots.curve(seat, moments, telling.names, telling.percent, lambda at: "")
    about = escape(telling.say("review.curve_about", name=telling.names[seat.seat]))
    sources = plots.sources(
        seat.start, seat.parts(), telling.part_names(), telling.part_figures(seat)
    )
    return (
        f"<section><h2>{name}</h2><p>{escape(telling.sentence(seat))}</p>"
        f'{curve}{_legend(telling, seat.seat)}<p class="note">{about}</p>'
        f"<h3>{escape(telling.say('review.sources'))}</h3>{sources}"
        f"<h3>{escape(telling.say('review.turning_points'))}</h3>{_points(telling, seat)}"
        f'<p class="note">{escape(telling.say("review.looks", n=seat.looks))}</p></section>'
    )


def _legend(telling: Telling, own: int) -> str:
    entries = (
        f"<span>{plots.sample(seat, is_own=seat == own)} {escape(name)}</span>"
        for seat, name in enumerate(telling.names)
    )
    return f'<p class="legend">{" ".join(entries)}</p>'


def _points(telling: Telling, seat: SeatReview) -> str:
    found = telling.turning_points(seat)
    if not found:
        return f"<p>{escape(telling.say('review.no_mistakes'))}</p>"
    return f"<ol>{''.join(_point(telling, point) for point in found)}</ol>"


def _point(telling: Telling, point: ToldDecision) -> str:
    return (
        f"<li><strong>{escape(telling.say('review.decision', n=point.at + 1))}</strong> – "
        f"{escape(point.cost)}<br>{escape(point.given)}<br>"
        f'<span class="best">{escape(point.best)}</span><br>{escape(point.reason)}</li>'
    )
