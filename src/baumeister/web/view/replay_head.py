"""The head of a replay: what is looked at, and what else can be done with the game."""

from __future__ import annotations

from htpy import Element, Node, a, button, h1, header, nav, p

from baumeister.web.view.replay_showing import Showing


def replay_head(showing: Showing, heading: str) -> Element:
    say = showing.who.say
    if not showing.table:
        about, links = say("replay.pasted"), _of_text(showing)
    else:
        about = say("replay.finished" if showing.is_over else "replay.running")
        links = _of_table(showing)
    return header(class_="replay-head")[
        h1[heading], p[about], nav(class_="replay-links", aria_label=heading)[links]
    ]


def _of_table(showing: Showing) -> Node:
    say, here = showing.who.say, f"/t/{showing.table}"
    return [
        a(href=here)[say("replay.back")],
        a(href=f"{here}/record.txt", download=True)[say("replay.record")],
        _of_finished(showing, here) if showing.is_over else None,
    ]


def _of_finished(showing: Showing, here: str) -> Node:
    """Saved as a page, and the ways to its luck and its review."""
    say = showing.who.say
    return [
        a(href=f"{here}/page.html?seat={showing.view.word}", download=True)[say("saved.save")],
        a(href=f"{here}/luck")[say("luck.check")] if showing.film.record.luck is not None else None,
        a(href=f"{here}/review")[say("review.open")],
    ]


def _of_text(showing: Showing) -> Node:
    """A record that was brought is sent once more for everything."""
    say = showing.who.say
    return [
        a(href="/replay")[say("replay.another")],
        button(formaction="/replay/page.html", class_="link", name="seat", value=showing.view.word)[
            say("saved.save")
        ],
        button(formaction="/replay/review", class_="link", name="seat", value="0")[
            say("review.open")
        ],
        button(formaction="/replay/luck", class_="link")[say("luck.check")]
        if showing.film.record.luck is not None
        else None,
    ]
