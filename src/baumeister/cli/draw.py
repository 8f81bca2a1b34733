"""`baumeister draw`: a position as an SVG picture."""

from __future__ import annotations

from pathlib import Path

from baumeister.cli import files
from baumeister.cli.arguments import Injected, Number, Variants, viewpoint
from baumeister.cli.players import names_in
from baumeister.cli.source import half_way, match_from, new_match
from baumeister.cli.terminal import DONE, refuse
from baumeister.core.event import Event, visible
from baumeister.core.match import Match
from baumeister.core.record import replay
from baumeister.games import game_ids


def draw(
    source: str,
    /,
    *,
    at: Number | None = None,
    seat: Number | None = None,
    seats: Number | None = None,
    variant: Variants = None,
    seed: Number = 1,
    theme: str = "auto",
    out: Path | None = None,
    terminal: Injected,
) -> int:
    from baumeister.drawing import AUTO, DAY, NIGHT
    from baumeister.drawing import draw as picture_of

    themes = {chosen.name: chosen for chosen in (AUTO, DAY, NIGHT)}
    if theme not in themes:
        refuse("error.choice", option="--theme", value=theme, known=", ".join(themes))
    match = _match(source, seats, variant, seed, at)
    eye = viewpoint(seat, match.record.seats)
    picture = picture_of(
        match.state.mask(eye),
        seat=eye,
        last=visible(_last_events(match), eye),
        language=terminal.language,
        theme=themes[theme],
        names=names_in(match.record.players, match.game, terminal),
    )
    if out is None:
        terminal.write(picture + "\n")
    else:
        files.write(out, picture + "\n")
        terminal.show_path(terminal.say("draw.done", path=str(out)))
    return DONE


def _last_events(match: Match) -> list[Event]:
    """What the last answer brought about."""
    if match.version == 0:
        return []
    before = replay(match.game, match.record, match.version - 1, log=True)
    return (match.state.log or [])[len(before.log or ()) :]


def _match(
    source: str, seats: int | None, pairs: list[str] | None, seed: int, at: int | None
) -> Match:
    """The middle of a game is more to look at than its beginning."""
    if source in game_ids() and at is None:
        match = new_match(source, seats, pairs)
        half_way(match, seed)
        return match
    return match_from(source, seats, pairs, seed, at)
