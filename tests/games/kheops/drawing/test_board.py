"""The Kheops table as a drawing: what must be seen is seen, what is hidden is not in it."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.foresight import foreseen
from baumeister.core.state import CHANCE
from baumeister.drawing import Viewer, draw, draw_parts, has_picks, lines, plain
from baumeister.drawing.gains import told
from baumeister.games import game
from baumeister.games.kheops.drawing.figures import FIGURES
from baumeister.games.kheops.drawing.layout import CENTRES, NUMBER_BESIDE, NUMBER_UP, TILE
from baumeister.games.kheops.drawing.offers import CLOCKWISE
from baumeister.games.kheops.drawing.pyramid import angle, sinking
from baumeister.games.kheops.drawing.supply import ways_in_hand
from baumeister.games.kheops.drawing.symbols import SYMBOL_SHAPES
from baumeister.games.kheops.drawing.tiles import BACK, GROUNDS
from baumeister.games.kheops.rules.cells import CELL_LOOKUP, picked
from baumeister.games.kheops.rules.effects import TURN_TILE
from baumeister.games.kheops.rules.estimate import estimate
from baumeister.games.kheops.rules.game import KHEOPS
from baumeister.games.kheops.rules.names import BLUE, HALL, WHITE
from baumeister.games.kheops.rules.state import Kheops
from baumeister.games.kheops.rules.tiles import TILES, WAYS, WAYS_OF, tile_named, turned
from baumeister.languages import language
from tests.drawing.boards import NAMESPACE, actions, attribute, parsed, places
from tests.games.kheops.drawing.games import MATCH, asked, begun, built, end, moments

NAMES = ['<b>"&', "Bartholomäus von Hohenstein der Ältere"]


def test_every_masked_state_is_well_formed_for_every_viewer() -> None:
    """And everything that is legal has its place on the board, but nothing else."""
    for state in moments(1, MATCH):
        for seat in (0, 1, PUBLIC):
            view = state.mask(seat)
            legal = view.legal(seat) if seat in view.to_act() else []
            last = visible(state.log or [], seat)[-5:]
            svg = draw(view, seat=seat, legal=legal, last=last, names=NAMES)
            assert parsed(svg).tag == NAMESPACE + "svg"
            found = places(svg)
            assert len(found) == len(set(found))
            assert sorted(actions(svg)) == sorted(action.notation() for action in legal)


def test_without_options_the_drawing_is_still() -> None:
    svg = draw(asked("LayTile")[0])
    assert 'role="img"' in svg
    for word in ("data-action", "data-pick", "tabindex", 'role="button"', 'class="go"'):
        assert word not in svg


def test_each_tile_of_the_hand_is_picked_up_and_turned() -> None:
    state, seat = asked("LayTile", number=4)
    svg = draw(state.mask(seat), seat=seat, legal=state.legal(seat))
    picks = set(re.findall(r'data-pick="tile-(\d+)-\d" data-turns="(\d)"', svg))
    assert picks == {(str(tile), str(len(WAYS_OF[tile]))) for tile in state.hands[seat]}


@pytest.mark.parametrize("tile", range(0, len(TILES), 7))
def test_turning_in_the_hand_is_clockwise_and_reaches_every_way(tile: int) -> None:
    ways = ways_in_hand(tile)
    assert sorted(ways) == sorted(WAYS_OF[tile])
    assert all(ways[n + 1] == turned(ways[n]) for n in range(len(ways) - 1))


def test_equal_tiles_in_a_hand_are_told_apart() -> None:
    state, seat = asked("LayTile")
    tile = tile_named("corridor2_plain")
    state.hands[seat] = [tile, tile, tile_named("hall3_ankh")]
    svg = draw(state, seat=seat, legal=state.legal(seat))
    names = attribute(svg, "data-pick")
    assert {f"tile-{tile}-0", f"tile-{tile}-1"} <= set(names)
    laid = re.findall(r'data-with="([^"]*)" data-action="lay corridor2_plain', svg)
    assert all(set(held.split()) >= {held.split()[0].replace("-0/", "-1/")} for held in laid)


def test_a_worker_is_put_with_one_click_and_the_others_are_picked_up() -> None:
    state, seat = asked("PutFigure")
    svg = draw(state, seat=seat, legal=state.legal(seat))
    assert {"figure-0", "figure-1"} <= set(attribute(svg, "data-pick"))
    assert 'data-with="figure-1" data-action="put mummy' in svg
    assert re.search(r'<g data-without="figure-1 [^>]*><g class="go" data-action="put worker', svg)


def test_the_only_kind_of_figure_needs_no_picking_up() -> None:
    state, seat = asked("PutFigure")
    start = state.colour(seat) * 4
    state.figures.supply[start + 1 : start + 4] = [0, 0, 0]
    svg = draw(state, seat=seat, legal=state.legal(seat))
    assert "data-pick" not in svg
    assert "data-without" not in svg


def test_own_figures_are_picked_up_to_be_moved() -> None:
    state, seat = asked("MoveFigure")
    svg = draw(state, seat=seat, legal=state.legal(seat))
    own = state.figures.of(state.colour(seat))
    picks = {int(name.removeprefix("from-")) for name in attribute(svg, "data-pick")}
    assert sum(1 << cell for cell in picks) == own


def test_every_offer_says_what_it_changes() -> None:
    """In its name, and in the ghost that is seen while it is aimed at."""
    for question in ("PutFigure", "TurnTile", "ReplaceFigure", "MoveFigure", "LayTile"):
        state, seat = asked(question, seed=3)
        legal = state.legal(seat)
        root = parsed(draw(state, seat=seat, legal=legal))
        for action, change in foreseen(state, seat, legal).items():
            button = root.find(f".//{NAMESPACE}g[@data-action='{action.notation()}']")
            assert button is not None
            title = button.find(NAMESPACE + "title")
            sentence = KHEOPS.sentences.say(state.describe(seat, action))
            gain = f" ({told(KHEOPS, change, Viewer(seat))})" if any(change) else ""
            assert title is not None
            assert title.text == sentence + gain
            assert button.find(f".//{NAMESPACE}g[@class='ghost']") is not None


def test_a_tile_that_looks_the_same_all_around_is_turned_in_its_middle() -> None:
    """Ruling KH-5: it is offered only if no other tile can be turned."""
    state = built(("g4", "hall3_ankh", "lrt", ""))
    state.ask(TURN_TILE[HALL][0])
    svg = draw(state, seat=0, legal=state.legal(0))
    assert actions(svg) == ["turn g4 lrt"]
    assert f'<g transform="translate(0 -12)">{CLOCKWISE}' in svg


def test_what_is_laid_is_drawn_with_its_symbol_and_its_figure() -> None:
    state = built(("g3", "hall2_ankh", "lr", "W"), ("g4", "corridor2_move", "lt", ""))
    parts = draw_parts(state)
    hall, corridor = parts["cell-38"], parts["cell-39"]
    symbols = dict(SYMBOL_SHAPES)
    assert GROUNDS[True][0b011] in hall
    assert symbols[7] in hall
    assert FIGURES[WHITE][0] in parts["figure-38"]
    assert f'<g transform="rotate(180)">{GROUNDS[False][0b110]}</g>' in corridor
    assert symbols[4] in corridor
    assert "G3: Hall with 2 openings, open to the left and right (ankh)." in hall


def test_figures_of_the_two_colours_differ_in_shape() -> None:
    for white, blue in zip(*FIGURES, strict=True):
        assert "<ellipse" in white
        assert "<ellipse" not in blue
    shapes = {re.sub(r' class="[^"]*"', "", shape) for row in FIGURES for shape in row}
    assert len(shapes) == 8


def test_sections_show_who_would_get_them_and_how_many_points() -> None:
    state = built(
        ("g3", "hall1_red_queen", "r", "W"),
        ("g4", "corridor2_move", "lr", ""),
        ("g5", "hall2_red_pharaoh", "lb", ""),
        ("g9", "hall2_plain", "lr", "w"),
        ("g10", "hall2_plain", "lr", ""),
        ("g12", "hall1_ankh", "r", ""),
        ("g13", "hall2_plain", "lb", ""),
    )
    parts = draw_parts(state)
    assert parts["pennants"].startswith('<g class="estimate pennants">')
    assert 'class="pennant-white"' in parts["pennants"]
    assert 'class="pennant-blue"' in parts["pennants"]
    assert ">22</text>" in parts["pennants"]
    assert "nobody’s yet" in parts["pennants"]
    assert "cell by-white" in parts["cell-38"]
    assert "cell by-blue" in parts["cell-44"]
    assert 'class="cell"' in parts["cell-47"]
    assert estimate(state) == [22, 2]
    for part in ("head-0", "score"):
        assert ">22</text>" in parts[part]
    for part in ("head-1", "score"):
        assert ">2</text>" in parts[part]


@pytest.mark.parametrize(
    ("variants", "figures", "sentence"),
    [
        ({}, ("W", ""), "Closed section of 2 tiles: 14 points for White"),
        ({}, ("W", "w"), "14 points, nobody’s yet"),
        ({"ties": "both"}, ("W", "w"), "14 points for both"),
    ],
)
def test_what_a_section_says_of_itself(
    variants: dict[str, str], figures: tuple[str, str], sentence: str
) -> None:
    like = built(("g3", "hall1_ankh", "r", figures[0]), ("g4", "hall1_ankh", "l", figures[1]))
    state = begun(variants)
    state.pyramid, state.figures = like.pyramid, like.figures
    assert sentence in draw_parts(state)["pennants"]


def test_a_number_stands_in_a_corner_that_no_figure_or_symbol_needs() -> None:
    """In the tip of a free tile; if there is none, beside a figure."""
    for left, middle, right, spot in (
        ("W", "", "", (CENTRES[38].x, CENTRES[38].y - NUMBER_UP)),  # g3 points up
        ("W", "W", "", (CENTRES[39].x, CENTRES[39].y + NUMBER_UP)),  # g4 points down
        ("W", "W", "W", (CENTRES[38].x + NUMBER_BESIDE.x, CENTRES[38].y + NUMBER_BESIDE.y)),
    ):
        state = built(
            ("g2", "hall1_ankh", "r", left),
            ("g3", "hall2_plain", "lr", middle),
            ("g4", "hall1_ankh", "l", right),
        )
        x, y = (f"{number:g}" for number in spot)
        assert f"translate({x} {y})" in draw_parts(state)["pennants"]


@pytest.mark.parametrize("seed", range(3))
def test_numbers_and_figures_never_cover_each_other(seed: int) -> None:
    """A figure is 20 wide and 27 high, a number 17 across."""
    seen = 0
    for state in moments(seed):
        spots = re.findall(
            r'<g transform="translate\(([\d.]+) ([\d.]+)\)"><g><title>',
            draw_parts(state)["pennants"],
        )
        for cell in picked(CELL_LOOKUP, state.figures.taken):
            x, y = CENTRES[cell].x, CENTRES[cell].y + TILE * sinking(cell)
            for left, top in spots:
                seen += 1
                assert abs(float(left) - x) >= 10 + 8 or abs(float(top) - y) >= 13.5 + 8
    assert seen > 100


def test_the_letter_of_a_seat_stands_on_the_sign_of_its_colour() -> None:
    """In a second game, the first seat is Blue: no other colour is near its letter."""
    for number, signs in ((0, ("white", "blue")), (1, ("blue", "white"))):
        state = next(s for s in moments(2, MATCH) if s.number == number and s.pyramid.laid)
        parts = draw_parts(state)
        for seat, sign in enumerate(signs):
            assert re.search(
                rf'class="sign-{sign}"[^>]*>{"AB"[seat]}</text>', parts[f"head-{seat}"]
            )
            assert "face" not in parts[f"head-{seat}"]


def test_a_tile_says_how_far_it_is_turned() -> None:
    """So that a page can let it turn; clockwise, as in the hand."""
    for count in (1, 2):
        openings = WAYS[count][0]
        for _ in range(3):
            assert angle(turned(openings)) == (angle(openings) + 120) % 360
            openings = turned(openings)
    assert angle(7) == 0
    state = built(("g4", "hall1_ankh", "l", ""))
    assert 'data-at="cell-39" data-angle="120"' in draw_parts(state)["cell-39"]


def test_both_knobs_of_a_tile_are_seen_while_one_is_aimed_at() -> None:
    state = built(("g4", "hall2_ankh", "lr", ""))
    state.ask(TURN_TILE[HALL][0])
    svg = draw(state, seat=0, legal=state.legal(0))
    assert svg.count('class="knob"') == 2 * len(actions(svg)) == 4


def test_a_cursed_section_has_no_number_but_says_why_in_words() -> None:
    state = built(("g3", "hall1_two", "r", "W"), ("g4", "hall2_curse", "lt", ""))
    assert "pennant-" not in draw_parts(state)["pennants"]
    assert "from G3, 2 tiles: cursed" in plain(lines(state))


def test_a_hidden_hand_is_backs_and_alike_in_worlds_that_look_alike() -> None:
    """Byte for byte, at every moment, for both seats and the public."""
    for state in islice(moments(6), 0, None, 9):
        for seat in (0, 1, PUBLIC):
            view = state.mask(seat)
            other = view.fill(Random(5)).mask(seat)
            legal = view.legal(seat) if seat in view.to_act() else []
            drawn = [
                draw(world, seat=seat, legal=legal, last=visible(state.log or [], seat)[-4:])
                for world in (view, other)
            ]
            assert drawn[0] == drawn[1]
    hidden = draw_parts(state.mask(0), seat=0)
    assert hidden["hand-1"].count(BACK) == len(state.hands[1])


def test_points_are_certain_at_the_end_and_the_winner_has_a_star() -> None:
    state = end(4)
    result = state.result()
    assert result is not None
    parts = draw_parts(state)
    assert parts["score"].count('class="star"') == len(result.winners)
    assert "if the game ended now" not in draw(state, standalone=False)
    for seat, points in enumerate(state.points()):
        assert ('class="star"' in parts[f"head-{seat}"]) == (seat in result.winners)
        for part in (f"head-{seat}", "score"):
            assert f">{points}</text>" in parts[part]


def test_a_match_keeps_the_points_of_its_first_game() -> None:
    state = next(s for s in moments(2, MATCH) if s.number == 1 and s.pyramid.laid)
    parts = draw_parts(state)
    assert state.colour(0) == BLUE
    assert ">Blue</text>" in parts["head-0"]
    assert f">Game 1: {state.points()[0]}</text>" in parts["head-0"]
    assert f">Game 1: {state.points()[0]}</text>" in draw_parts(state, seat=0)["own-points"]
    assert ">Game 2 of 2</text>" in parts["pile"]
    assert ">Turn 1 of 30</text>" in parts["pile"]


def test_what_is_ones_own_lies_in_the_dock_and_not_among_the_others() -> None:
    state, seat = asked("PutFigure", number=3)
    parts = draw_parts(state.mask(seat), seat=seat)
    for name in ("own-points", "own-supply", "own-hand"):
        assert parts[name]
        assert not draw_parts(state.mask(PUBLIC))[name]
    for name in ("head", "supply", "hand"):
        assert not parts[f"{name}-{seat}"]
        assert parts[f"{name}-{1 - seat}"]


def test_the_last_events_leave_a_ring() -> None:
    state = asked("LayTile", number=5)[0]
    laid = state.pyramid.laid.bit_length() - 1
    event = Event("turns", 0, {"cell": laid, "openings": 1, "before": 2})
    assert 'class="ring' not in draw(state, standalone=False)
    assert 'class="ring' in draw_parts(state, last=[event])[f"cell-{laid}"]


def test_names_are_escaped_and_shortened() -> None:
    svg = draw(asked("PutFigure")[0], names=NAMES)
    assert "<b>" not in svg
    assert "&lt;b&gt;&quot;&amp;" in svg
    assert "Bartholomäus von …" in svg


def test_the_text_board_is_the_description() -> None:
    state = asked("LayTile", number=9)[0]
    description = parsed(draw(state, names=NAMES)).find(NAMESPACE + "desc")
    assert description is not None
    assert description.text == plain(lines(state, names=NAMES))


def test_drawing_changes_nothing_and_is_the_same_every_time() -> None:
    state, seat = asked("LayTile", number=7)
    before = state.to_json()
    first = draw(state, seat=seat, legal=state.legal(seat))
    assert draw(state, seat=seat, legal=state.legal(seat)) == first
    assert state.to_json() == before


def test_a_move_changes_few_parts() -> None:
    """So that little is sent: the cell, the hand, the pile, the estimate, and what is offered."""
    state, seat = asked("LayTile", number=8)
    view = state.mask(seat)
    before = draw_parts(view, seat=1 - seat, ids="part-")
    view.apply(seat, view.legal(seat)[0])
    after = draw_parts(view, seat=1 - seat, ids="part-")
    changed = [part for name, part in after.items() if part != before[name]]
    assert 2 <= len(changed) < 20
    assert sum(len(part) for part in changed) < 12_000


def test_it_speaks_german() -> None:
    state, seat = asked("LayTile")
    svg = draw(state, seat=seat, legal=state.legal(seat), language=language("de"))
    assert "wenn jetzt Schluss wäre" in svg
    assert "Zug 1 von 30" in svg


def test_it_has_a_hand() -> None:
    assert has_picks(game("kheops"))


def test_chance_is_drawn_too() -> None:
    state = begun()
    assert state.to_act() == [CHANCE]
    assert "cell-0" in places(draw(state))
    assert isinstance(state, Kheops)
