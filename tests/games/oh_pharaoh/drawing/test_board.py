"""The drawing of the table of Oh, Pharao!."""

from __future__ import annotations

import re
from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.state import CHANCE
from baumeister.drawing import css, draw, draw_parts, lines, plain
from baumeister.drawing.theme import DAY_COLOURS, NIGHT_COLOURS
from baumeister.games.oh_pharaoh.drawing.style import KIND_COLOURS
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import PHARAOH, PYRAMID_PLACES, Card
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.thief import Defend
from baumeister.languages import language
from tests.drawing.boards import NAMESPACE, actions, attribute, parsed, places
from tests.drawing.test_theme import contrast
from tests.games.oh_pharaoh.drawing.games import NAMES, asks, built, drawn, moment, moments, ready

RARE = (
    "Mend",
    "Loot",
    "Defend",
    "AvoidTax",
    "CollectTax",
    "ChooseDeal",
    "Complete",
    "ScorePyramids",
)
BESIDE = {"go_on", "finish", "done"}  # buttons beside the board


def is_choice(state: OhPharaoh) -> bool:
    return bool(state.to_act()) and state.to_act() != [CHANCE]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_masked_state_is_well_formed_for_every_viewer(seats: int) -> None:
    seen: dict[str, int] = {}
    for state in moments(seats, seed=seats):
        name = type(state.agenda[-1]).__name__ if state.agenda else "end"
        seen[name] = seen.get(name, 0) + 1
        if seen[name] > 10:
            continue
        for seat in (*range(seats), PUBLIC):
            svg = drawn(state, seat)
            assert parsed(svg).tag == NAMESPACE + "svg"
            found = places(svg)
            assert len(found) == len(set(found))
            check_actions(state, seat, actions(svg))
    assert len(seen) > 12


def check_actions(state: OhPharaoh, seat: int, shown: list[str]) -> None:
    """All that is legal has its place and no more than one, or is a button beside the board."""
    legal = state.legal(seat) if seat in state.to_act() else []
    assert len(shown) == len(set(shown))
    expected = {action.notation() for action in legal if action.word not in BESIDE}
    assert set(shown) == expected


def test_all_kinds_of_questions_are_drawn() -> None:
    """Those that come up rarely, with everything that can be answered."""
    for name in RARE:
        state = moment(lambda state, name=name: asks(state, name))  # type: ignore[misc]
        for seat in state.to_act():
            check_actions(state, seat, actions(drawn(state, seat)))


def test_without_options_the_drawing_is_still() -> None:
    svg = draw(moment(lambda state: asks(state, "Act")))
    assert 'role="img"' in svg
    for word in ("data-action", "data-pick", "data-with", "tabindex", 'class="go"'):
        assert word not in svg


def test_worlds_that_look_alike_are_drawn_alike() -> None:
    """What a seat does not know is nowhere in its drawing."""
    rng, compared = Random(7), 0
    for n, state in enumerate(moments(4, seed=9)):
        if n % 9 or not is_choice(state):
            continue
        for seat in (0, 2, PUBLIC):
            other = state.mask(seat).fill(rng)
            other.log = state.log
            assert drawn(other, seat) == drawn(state, seat)
            compared += 1
        if n > 900:
            break
    assert compared > 100


def test_nobody_sees_whether_the_victim_has_a_pharaoh() -> None:
    pictures = []
    for card in (PHARAOH, Card(4)):
        state = ready(4)
        state.pyramids[2] = built("55", "6")
        state.gain_unseen(1, card)
        state.ask(Defend(1, 0, PYRAMID_PLACES[0]))
        pictures.append([drawn(state, seat, last=0) for seat in (0, 2, 3, PUBLIC)])
    assert pictures[0] == pictures[1]


def test_the_own_hand_is_sorted_and_open_and_the_others_are_backs() -> None:
    state = moment(lambda state: asks(state, "Act"))
    for seat in range(4):
        parts = draw_parts(state.mask(seat), seat=seat, ids="x-")
        hand = parts["hand"]
        kinds = [int(kind) for kind in re.findall(r'href="#x-face-(\d+)"', hand)]
        order = [*range(1, 10), 0, 10, 11, 12]
        assert kinds == sorted(kinds, key=order.index)
        assert len(kinds) == state.hand_sizes[seat]
        other = (seat + 1) % 4
        cards = parts[f"cards-{other}"]
        assert "x-face" not in cards
        assert cards.count("x-small-back") == 1
        assert f">{state.hand_sizes[other]}</text>" in cards
        assert f">{state.hand_sizes[other]}</text>" in parts["score-1"]
    watched = draw_parts(state.mask(PUBLIC), ids="x-")["hand"]
    assert watched.count("x-back") == state.hand_sizes[0]
    assert "x-face" not in watched


def test_the_text_board_is_the_description() -> None:
    state = moment(lambda state: asks(state, "Act"), seats=3)
    root = parsed(draw(state, names=NAMES))
    description, title = root.find(NAMESPACE + "desc"), root.find(NAMESPACE + "title")
    assert description is not None
    assert description.text == plain(lines(state, names=NAMES))
    assert title is not None
    assert title.text == f"Oh Pharaoh! · space {state.overseer} of 10"


def test_names_are_escaped() -> None:
    svg = drawn(moment(lambda state: asks(state, "Respond")), PUBLIC)
    assert "<b>" not in svg
    assert "&lt;b&gt;&quot;&amp;" in svg


def test_drawing_changes_nothing_and_is_the_same_every_time() -> None:
    state = moment(lambda state: asks(state, "Act"))
    before = state.to_json()
    assert draw(state) == draw(state)
    assert state.to_json() == before


def test_every_class_has_a_rule_and_no_shape_a_colour() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", css(games=(OH_PHARAOH,))))
    for name in ("Act", "ComposeOffer", "Respond", "ChooseDeal", "Defend", "Loot"):
        state = moment(lambda state, name=name: asks(state, name))  # type: ignore[misc]
        svg = drawn(state, state.to_act()[0])
        used = {word for words in attribute(svg, "class") for word in words.split()}
        assert used - known - {"go", "drifts"} == set()
        assert not re.search(r'\b(style|fill|stroke|color|id)="', svg)


@pytest.mark.parametrize("colour", KIND_COLOURS)
def test_numbers_stand_out_on_their_cards(colour: str) -> None:
    assert contrast(colour, DAY_COLOURS["papyrus"]) >= 4.5
    assert contrast(colour, NIGHT_COLOURS["papyrus"]) >= 4.5


def test_both_languages_are_drawn() -> None:
    state = moment(lambda state: asks(state, "Respond"))
    seat = state.to_act()[0]
    legal = state.legal(seat)
    german = draw(state.mask(seat), seat=seat, legal=legal, language=language("de"))
    assert "Gegenangebot" in german
    assert parsed(german).get("lang") == "de"


def test_parts_keep_their_names_and_a_laid_card_changes_few_of_them() -> None:
    state = moment(lambda state: asks(state, "Act") and "lay" in words_of(state))
    seat = state.to_act()[0]
    before = draw_parts(state.mask(seat), seat=seat)
    twin = state.copy()
    twin.apply(seat, next(action for action in twin.legal(seat) if action.word == "lay"))
    now = draw_parts(twin.mask(seat), seat=seat)
    assert before.keys() == now.keys() == draw_parts(ready(4)).keys()
    changed = {name for name in now if now[name] != before[name]}
    assert changed == {"hand", "purse", "own-0"}
    assert sum(len(now[name]) for name in changed) < 12_000


def words_of(state: OhPharaoh) -> set[str]:
    return {action.word for action in state.legal(state.to_act()[0])}


def test_with_shared_shapes_parts_are_short() -> None:
    state = moment(lambda state: asks(state, "Act") and state.overseer > 3)
    seat = state.to_act()[0]
    view = state.mask(seat)
    legal = view.legal(seat)
    parts = draw_parts(view, seat=seat, legal=legal, ids="part-")
    assert max(map(len, parts.values())) < 6000
    assert sum(map(len, parts.values())) < 0.7 * sum(
        map(len, draw_parts(view, seat=seat, legal=legal).values())
    )


def test_titles_name_the_players() -> None:
    state = moment(lambda state: asks(state, "ComposeOffer") and "propose" in words_of(state))
    seat = state.to_act()[0]
    svg = drawn(state, seat)
    for other in range(4):
        if other != seat and f"propose {other}" in actions(svg):
            title = svg.partition(f'data-action="propose {other}"')[2].partition("</title>")[0]
            assert "Seat" not in title
