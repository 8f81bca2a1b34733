"""Writing: a piece of a drawing as text, for a page where things can be done, or still."""

from __future__ import annotations

from collections.abc import Callable

from baumeister.core.action import Action
from baumeister.drawing.ink import Aim, Joined, Moved, Peek, Pick, Picture, Placed, Target
from baumeister.drawing.svg import remembered, shift

Spell = Callable[[Action], str]  # how an action is written; the only place where it is


def written(picture: Picture, spell: Spell | None = None, held: str = "") -> str:
    """The text of a piece.

    Without a way to spell actions nothing can be done in it: it shows what could be done while the
    thing of this name is held, or nothing is.
    """
    if isinstance(picture, str):
        return picture
    text: list[str] = []
    _write(picture, text, spell, held)
    return "".join(text)


def _write(picture: Picture, text: list[str], spell: Spell | None, held: str) -> None:
    """Adds to a text, so that what lies deep within others is not copied again and again."""
    if isinstance(picture, str):
        text.append(picture)
    elif isinstance(picture, Joined):
        for piece in picture.pieces:
            _write(piece, text, spell, held)
    elif isinstance(picture, Placed):
        text.append(_opening(picture.name, picture.x, picture.y, picture.angle, picture.scale))
        _write(picture.body, text, spell, held)
        text.append("</g>")
    elif isinstance(picture, Moved):
        text.append(shift(picture.x, picture.y, picture.scale))
        _write(picture.body, text, spell, held)
        text.append("</g>")
    else:
        assert isinstance(picture, Target | Pick | Aim | Peek)
        text.append(_mark(picture, spell, held))


@remembered
def _opening(name: str, x: float, y: float, angle: int, scale: float) -> str:
    """Of a place."""
    turned = f' data-angle="{angle}"' if angle else ""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g data-at="{name}"{turned} transform="translate({x:zg} {y:zg}){size}">'


def _mark(mark: Target | Pick | Aim | Peek, spell: Spell | None, held: str) -> str:
    if isinstance(mark, Aim):
        return written(mark.body) if spell is None else _aim(mark)
    body = written(mark.body, spell, held)
    if isinstance(mark, Peek):
        return _peek(mark, body, is_still=spell is None)
    if isinstance(mark, Pick):
        return _pick(mark, body, is_still=spell is None)
    return _still(mark, body, held) if spell is None else _target(mark, body, spell)


def _still(target: Target, body: str, held: str) -> str:
    """A picture of what could be done, as far as it is there."""
    if target.held and held not in target.held.split():
        return body
    return f"<g><title>{target.sentence}</title>{body}{target.area.shape}</g>"


def _target(target: Target, body: str, spell: Spell) -> str:
    ghost = f'<g class="ghost">{target.ghost}</g>' if target.ghost else ""
    inside = f"<title>{target.sentence}</title>{body}{target.area.shape}{ghost}"
    action = f'data-action="{spell(target.action)}"'
    if target.gain:
        action += f' data-gain="{target.gain}"'
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


def _aim(aim: Aim) -> str:
    if not aim.text:
        aim.text = (
            f'<g class="aim" data-aim="{aim.name}" tabindex="0" role="button">'
            f"<title>{aim.sentence}</title>{written(aim.body)}{aim.area.shape}</g>"
        )
    return aim.text


def _peek(peek: Peek, body: str, *, is_still: bool) -> str:
    stop = "" if is_still else ' tabindex="0"'
    return (
        f'<g class="{peek.style}"{stop} role="img" aria-label="{peek.sentence}">'
        f"<title>{peek.sentence}</title>{body}</g>"
    )
