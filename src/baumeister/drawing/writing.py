"""Writing: a piece of a drawing as text, for a page where things can be done, or still."""

from __future__ import annotations

from collections.abc import Callable

from baumeister.core.action import Action
from baumeister.drawing.ink import Joined, Moved, Peek, Pick, Picture, Placed, Target
from baumeister.drawing.svg import shifted

Spell = Callable[[Action], str]  # how an action is written; the only place where it is


def written(picture: Picture, spell: Spell | None = None, held: str = "") -> str:
    """The text of a piece.

    Without a way to spell actions nothing can be done in it: it shows what could be done while the
    thing of this name is held, or nothing is.
    """
    if isinstance(picture, str):
        return picture
    if isinstance(picture, Joined):
        return "".join([written(piece, spell, held) for piece in picture.pieces])
    if isinstance(picture, Moved):
        return shifted(picture.x, picture.y, written(picture.body, spell, held), picture.scale)
    if isinstance(picture, Placed):
        return _placed(picture, written(picture.body, spell, held))
    assert isinstance(picture, Target | Pick | Peek)
    body = written(picture.body, spell, held)
    if isinstance(picture, Peek):
        return _peek(picture, body, is_still=spell is None)
    if isinstance(picture, Pick):
        return _pick(picture, body, is_still=spell is None)
    return _still(picture, body, held) if spell is None else _target(picture, body, spell)


def _placed(placed: Placed, body: str) -> str:
    turned = f' data-angle="{placed.angle}"' if placed.angle else ""
    where = f'transform="translate({placed.x:g} {placed.y:g})"'
    return f'<g data-at="{placed.name}"{turned} {where}>{body}</g>'


def _still(target: Target, body: str, held: str) -> str:
    """A picture of what could be done, as far as it is there."""
    if target.held and held not in target.held.split():
        return body
    return f"<g><title>{target.sentence}</title>{body}{target.area.shape}</g>"


def _target(target: Target, body: str, spell: Spell) -> str:
    ghost = f'<g class="ghost">{target.ghost}</g>' if target.ghost else ""
    inside = f"<title>{target.sentence}</title>{body}{target.area.shape}{ghost}"
    action = f'data-action="{spell(target.action)}"'
    if not target.held:
        return f'<g class="go" {action} tabindex="0" role="button">{inside}</g>'
    spot = f' data-spot="{target.spot}"' if target.spot else ""
    return (
        f'<g class="go away" data-with="{target.held}" {action}{spot} tabindex="-1"'
        f' role="button">{inside}</g>'
    )


def _pick(pick: Pick, body: str, *, is_still: bool) -> str:
    inside = f"<title>{pick.sentence}</title>{body}{pick.area.shape}"
    if is_still:
        return f"<g>{inside}</g>"
    return (
        f'<g class="go" data-pick="{pick.name}" data-turns="{pick.turns}" tabindex="0"'
        f' role="button" aria-pressed="false">{inside}</g>'
    )


def _peek(peek: Peek, body: str, *, is_still: bool) -> str:
    stop = "" if is_still else ' tabindex="0"'
    return (
        f'<g class="{peek.style}"{stop} role="img" aria-label="{peek.sentence}">'
        f"<title>{peek.sentence}</title>{body}</g>"
    )
