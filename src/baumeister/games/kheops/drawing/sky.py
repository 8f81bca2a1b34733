"""What stands beside the pyramid: the draw pile, the points of both colours, and an empty lens."""

from __future__ import annotations

from typing import Final

from baumeister.drawing.ink import Picture, group, move, tooltip
from baumeister.drawing.panel import Panel
from baumeister.drawing.pen import Pen
from baumeister.drawing.seats import star, winners
from baumeister.drawing.svg import box, label
from baumeister.games.kheops.drawing import text_board
from baumeister.games.kheops.drawing.layout import LENS, PILE, SCORE
from baumeister.games.kheops.drawing.now import Now
from baumeister.games.kheops.drawing.seats import sign
from baumeister.games.kheops.drawing.texts import Words
from baumeister.games.kheops.drawing.tiles import BACK
from baumeister.games.kheops.rules.names import BOTH_COLOURS
from baumeister.games.kheops.rules.state import Kheops

BACK_SIZE: Final = 0.52
SIGN_SIZE: Final = 0.66
LENS_FRAME: Final = box("lens", 2, 2, LENS.width - 4, LENS.height - 4, 12)
LENS_TAG: Final = box("lens-tag", 2, 2, 50, 21, 11)
SCORE_GROUND: Final = box("slab", 4, 1, SCORE.width - 5, SCORE.height - 2, 8)
HALF: Final = 86  # from one colour's points to the other's


def pile_panel(state: Kheops, words: Words, pen: Pen) -> Panel:
    """The draw pile with its number, and how far the game has come."""
    size = state.pile.size
    under = move(5, 7, BACK) if size > 1 else ""
    pile = pen.place("pile", 40, 42, under + BACK if size else "", scale=BACK_SIZE)
    number = label(40, 41, "left", str(size)) if size else ""
    drawn = tooltip(words.count("pile", size), pile + number)
    return Panel("pile", words.say("panel.pile"), PILE, {"pile": drawn + _turn(state, words)})


def _turn(state: Kheops, words: Words) -> str:
    text = words.say("turn", **text_board.turns(state))
    if state.settings.games == 1:
        return label(82, 44, "bold", text)
    game = words.say("match", game=state.number + 1, games=state.settings.games)
    return label(82, 36, "bold", text) + label(82, 52, "plain", game)


def score_panel(state: Kheops, words: Words, now: Now) -> Panel:
    """White on the left, Blue on the right."""
    drawn = "".join(
        move(8 + HALF * colour, 0, _score(state, words, now, state.seat_of(colour)))
        for colour in BOTH_COLOURS
    )
    if state.result() is None:
        note = label(SCORE.width / 2, 40, "small middle", words.say("now"))
        drawn += group("estimate", note)
    return Panel("score", words.say("panel.score"), SCORE, {"score": SCORE_GROUND + drawn})


def _score(state: Kheops, words: Words, now: Now, seat: int) -> str:
    points = label(36, 25, "score", str(now.points[seat]))
    points = group("estimate" if state.result() is None else "outcome", points)
    won = move(69, -1, star(words), 0.55) if seat in winners(state) else ""
    return move(18, 16, sign(state, seat), SIGN_SIZE) + points + won


def lens_panel(words: Words) -> Panel:
    """A page shows a part of the pyramid in it, larger."""
    caption = label(27, 17, "lens-name middle", words.say("lens"))
    body: Picture = LENS_FRAME + LENS_TAG + caption
    return Panel("lens", words.say("panel.lens"), LENS, {"lens": body})
