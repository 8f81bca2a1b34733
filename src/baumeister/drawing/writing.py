"""Writing: a piece of a drawing as text, for a page where things can be done, or still."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cached_property, lru_cache

from baumeister.core.action import Action
from baumeister.drawing.ink import Aim, Joined, Kept, Moved, Peek, Pick, Picture, Placed, Target
from baumeister.drawing.svg import remembered, shift

Spell = Callable[[Action], str]  # how an action is written; the only place where it is
Shorten = Callable[[str], str]  # what a page has once, it refers to


class Written(dict[str, str]):
    """The texts of parts, by name."""

    @cached_property
    def digest(self) -> tuple[tuple[str, ...], array[int]]:
        """What tells them from others, in little room: every page that watches keeps it."""
        return _shared(tuple(self)), array("q", map(hash, self.values()))


@lru_cache(maxsize=1024)
def _shared(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names for all that have them."""
    return names


def written(
    picture: Picture, spell: Spell | None = None, held: str = "", shorten: Shorten | None = None
) -> str:
    """The text of a piece.

    Without a way to spell actions nothing can be done in it: it shows what could be done while the
    thing of this name is held, or nothing is.
    """
    if isinstance(picture, Kept):
        picture = _kept(picture, spell)
    if isinstance(picture, str):
        return shorten(picture) if shorten else picture
    text: list[str] = []
    _write(picture, text, spell, held)
    return "".join(map(shorten, text) if shorten else text)


def _write(picture: Picture, text: list[str], spell: Spell | None, held: str) -> None:
    """Adds to a text, so that what lies deep within others is not copied again and again."""
    if isinstance(picture, str):
        text.append(picture)
    elif isinstance(picture, Joined):
        for piece in picture.pieces:
            if isinstance(piece, str):
                text.append(piece)
            else:
                _write(piece, text, spell, held)
    elif isinstance(picture, Placed):
        text.append(_place(picture.name, picture.x, picture.y, picture.angle, picture.scale))
        _write(picture.body, text, spell, held)
        text.append("</g>")
    elif isinstance(picture, Moved):
        text.append(shift(picture.x, picture.y, picture.scale))
        _write(picture.body, text, spell, held)
        text.append("</g>")
    elif isinstance(picture, Kept):
        text.append(_kept(picture, spell))
    else:
        assert isinstance(picture, Target | Pick | Aim | Peek)
        _write_mark(picture, text, spell, held)


def _kept(piece: Kept, spell: Spell | None) -> str:
    is_still = spell is None
    if is_still not in piece.texts:
        piece.texts[is_still] = written(piece.body, spell)
    return piece.texts[is_still]


@remembered
def _place(name: str, x: float, y: float, angle: int, scale: float) -> str:
    turned = f' data-angle="{angle}"' if angle else ""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g data-at="{name}"{turned} transform="translate({x:zg} {y:zg}){size}">'


def _write_mark(
    mark: Target | Pick | Aim | Peek, text: list[str], spell: Spell | None, held: str
) -> None:
    if spell is None and _is_away(mark, held):
        _write(mark.body, text, spell, held)
        return
    text.append(_opening(mark, spell))
    _write(mark.body, text, spell, held)
    if isinstance(mark, Peek):
        text.append("</g>")
        return
    text.append(mark.area.shape)
    if isinstance(mark, Target) and mark.ghost and spell is not None:
        text += ('<g class="ghost">', mark.ghost, "</g>")
    text.append("</g>")


def _is_away(mark: Target | Pick | Aim | Peek, held: str) -> bool:
    """Whether a picture in which nothing can be done shows nothing of it but what it lies on."""
    if isinstance(mark, Target):
        return bool(mark.held) and held not in mark.held.split()
    return isinstance(mark, Aim)


def _opening(mark: Target | Pick | Aim | Peek, spell: Spell | None) -> str:
    """What stands before the shapes: what can be done there, if anything, and its sentence."""
    if isinstance(mark, Peek):
        stop = "" if spell is None else ' tabindex="0"'
        group = f'class="{mark.style}"{stop} role="img" aria-label="{mark.sentence}"'
    elif spell is None:
        return f"<g><title>{mark.sentence}</title>"
    elif isinstance(mark, Target):
        group = _target(mark, spell)
    elif isinstance(mark, Pick):
        group = (
            f'class="go" data-pick="{mark.name}" data-turns="{mark.turns}" tabindex="0"'
            f' role="button" aria-pressed="false"'
        )
    else:
        group = f'class="aim" data-aim="{mark.name}" tabindex="0" role="button"'
    return f"<g {group}><title>{mark.sentence}</title>"


def _target(target: Target, spell: Spell) -> str:
    action = f'data-action="{spell(target.action)}"'
    if target.gain:
        action += f' data-gain="{target.gain}"'
    if not target.held:
        return f'class="go" {action} tabindex="0" role="button"'
    spot = f' data-spot="{target.spot}"' if target.spot else ""
    return f'class="go away" data-with="{target.held}" {action}{spot} tabindex="-1" role="button"'
