"""The drawing of Kleopatra's table."""

from __future__ import annotations

import re
from random import Random

import pytest

from baumeister.core.event import PUBLIC, Event, visible
from baumeister.core.state import CHANCE
from baumeister.drawing import css, draw, draw_parts, plain
from baumeister.drawing import lines as board_lines
from baumeister.games.cleopatra.drawing.icons import FIST, OPEN_HAND
from baumeister.games.cleopatra.rules.actions import (
    BID,
    BUILD_DOOR,
    BUILD_OBELISK,
    BUILD_PEDESTAL,
    BUILD_SPHINX,
    BUILD_WALL,
    DISCARD,
    PLAY,
    PUT,
)
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.draw_pile import DOWN
from baumeister.games.cleopatra.rules.game import CLEOPATRA
from baumeister.games.cleopatra.rules.names import (
    ARTISAN,
    DOOR,
    EVERY_CARD,
    LAPIS,
    SMUGGLER,
    STONE,
    WALL,
    Card,
)
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.languages import language
from tests.drawing.boards import NAMESPACE, parsed
from tests.games.cleopatra.drawing.boards import (
    at,
    begun,
    kind,
    moments,
    offered,
    over,
    panel_of,
    seen,
    some,
    start,
    svg,
)

NAMES = ['<b>"&', "Bartholomäus von Hohenstein", "D'Artagnan", "]]>" * 20, "E"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_masked_state_is_well_formed_for_every_viewer(seats: int) -> None:
    flipping = "on" if seats == 3 else "off"
    for state in some(moments(seats, seats, flipping=flipping), 40):
        asked = [seat for seat in state.to_act() if seat != CHANCE]
        idle = [seat for seat in range(seats) if seat not in asked]
        for seat in [*asked[:1], *idle[:1], PUBLIC]:
            view = state.mask(seat)
            legal = view.legal(seat) if seat in asked else []
            last = visible(state.log or [], seat)[-9:]
            drawn = draw(view, seat=seat, legal=legal, last=last, names=NAMES[:seats])
            assert parsed(drawn).tag == NAMESPACE + "svg"


def test_nothing_reacts_inside_something_that_reacts() -> None:
    """The smuggler can be discarded from too large a hand; a button beside the board plays it."""
    state = start()
    state.hands[0].clear()
    for card in (SMUGGLER, *[ARTISAN] * 11):
        state.hands[0].add_unseen(card)
    for state_now in (state, at("LayMosaic"), at("PayFor"), at("Turn", least=200)):
        seat = state_now.to_act()[0]
        root = parsed(svg(state_now, seat))
        for element in root.iter():
            if element.get("role") == "button":
                inner = [one for one in element.iter() if one.get("role") == "button"]
                assert inner == [element]
    while kind(state) != "CheckHand":
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, state.sample(Random(1)) if seat == CHANCE else legal[0])
    assert PLAY[SMUGGLER] in state.legal(0)
    assert {DISCARD[ARTISAN], DISCARD[SMUGGLER]} == seen(state, 0).targets.keys()


def test_without_options_the_drawing_is_still() -> None:
    drawn = draw(at("Turn", least=200).mask(PUBLIC), standalone=False)
    assert 'role="img"' in drawn
    for word in ("data-action", "tabindex", 'role="button"', 'class="go"'):
        assert word not in drawn


# What is hidden


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_look_alike_are_drawn_alike(seats: int) -> None:
    rng = Random(seats)
    for state in some(moments(seats, seats + 20), 90):
        for seat in (0, PUBLIC):
            view = state.mask(seat)
            other = view.fill(rng).mask(seat)
            asked = seat in view.to_act()
            legal = view.legal(seat) if asked else []
            one = draw(view, seat=seat, legal=legal, standalone=False)
            assert one == draw(other, seat=seat, legal=legal, standalone=False)


def test_talents_and_amulets_of_others_are_not_drawn() -> None:
    for state in (at("Turn", least=150), at("PayFor", least=200), at("Offering", seed=3)):
        rich = state.copy()
        for seat in (1, 2):
            rich.amulets[seat] += 17
            rich.earn(seat, 0, 23)
        assert draw(state.mask(0), seat=0) == draw(rich.mask(0), seat=0)
        assert draw(state.mask(PUBLIC)) == draw(rich.mask(PUBLIC))
        assert draw(state.mask(1), seat=1) != draw(rich.mask(1), seat=1)


def test_the_own_amulets_are_a_number_that_nobody_else_sees() -> None:
    state = start()
    state.amulets[1] = 47
    sentence = "Your corruption pyramid hides 47 amulets."
    own = draw_parts(state.mask(1), seat=1)["amulets"]
    assert f"<title>{sentence}</title>" in own
    assert 'class="large middle"' in own
    assert ">47</text>" in own
    for seat in (0, PUBLIC):
        assert sentence not in svg(state, seat)
        assert ">47</text>" not in svg(state, seat)


def test_at_the_end_everything_is_open() -> None:
    state = over()
    drawn = draw(state.mask(PUBLIC), standalone=False)
    for seat in range(state.seats):
        assert f">{state.talents(seat)}</text>" in drawn
        assert f">{state.amulets[seat]}</text>" in drawn


# Market


def test_a_stall_has_a_row_for_each_kind_of_card() -> None:
    state = start()
    state.stalls = [[ARTISAN, DOWN, STONE, DOWN, ARTISAN, DOWN], [], [DOWN]]
    parts = draw_parts(state.mask(0), seat=0)
    assert re.findall('data-at="([^"]*)"', parts["stall-0"]) == [
        "stall-0-0",
        "stall-0-1",
        "stall-0-down",
    ]
    assert re.findall(">([0-9]+)</text>", parts["stall-0"]) == ["6", "2", "3"]
    assert ">Artisan</text>" in parts["stall-0"]
    assert ">face down</text>" in parts["stall-0"]
    assert "data-at" not in parts["stall-1"]


@pytest.mark.parametrize("kinds", [7, 8, 14, 17])
def test_every_kind_of_card_in_a_full_stall_can_be_counted(kinds: int) -> None:
    """With names as long as there is room for them, and always with a picture and a number."""
    state = start()
    state.stalls[1] = [card for card in EVERY_CARD[:kinds] for _ in range(card + 2)] + [DOWN]
    stall = draw_parts(state.mask(0), seat=0)["stall-1"]
    assert len(re.findall('data-at="stall-1-', stall)) == kinds + 1
    for count in range(2, kinds + 2):
        assert f">{count}</text>" in stall
    assert (">Artisan</text>" in stall) == (kinds < 7)


@pytest.mark.parametrize(
    ("card", "name"), [(LAPIS, ">Lapis</text>"), (DOWN, ">face down</text>")], ids=["open", "down"]
)
def test_new_cards_show_how_they_would_lie(card: Card, name: str) -> None:
    state = at("AssignCards")
    state.drawn[0] = card
    market = panel_of(seen(state, state.to_act()[0]), "market")
    ghost = offered(market)[PUT[0]].ghost
    assert name in ghost
    assert ghost.count('class="c-coming"') == 1


# Building and paying


def test_free_places_show_what_a_piece_would_bring() -> None:
    state = start()
    state.hands[0].clear()
    state.merchants[0] = 9
    state.walls = 0b000011
    found = offered(panel_of(seen(state, 0), "palace"))
    assert ">+6</text>" in found[BUILD_DOOR[0]].ghost  # four, and two walls
    assert {BUILD_SPHINX, BUILD_PEDESTAL, BUILD_OBELISK[1], BUILD_WALL[2]} <= found.keys()


def test_the_price_list_marks_what_is_missing() -> None:
    state = start()
    state.hands[0].clear()
    state.hands[0].add_unseen(ARTISAN)
    state.hands[0].add_unseen(STONE)
    parts = draw_parts(state, seat=0, legal=state.legal(0))
    assert parts["price-0"].count('class="c-lacking"') == 1
    assert "Your cards lack: 1 Timber." in parts["price-0"]
    assert "c-lacking" not in draw_parts(state.mask(PUBLIC))["price-0"]


def test_the_price_ticks_off_what_is_paid() -> None:
    state = start()
    state.hands[0].clear()
    for card in (LAPIS, STONE):
        state.hands[0].add_unseen(card)
    state.merchants[0] = 3
    state.ask(PayFor(0, DOOR, 0, [1, 0, 1, 0, 1]))
    price = draw_parts(state, seat=0, legal=state.legal(0))["price-4"]
    assert price.count('class="c-tick"') == 2  # an artisan and the timber
    assert price.count('class="c-next"') == 1
    assert price.count('class="c-lacking"') == 2
    assert "c-tick" not in draw_parts(state.mask(1), seat=1)["price-4"]


def test_what_double_cards_leave_and_several_pieces_bring_is_shown() -> None:
    state = start()
    state.built, state.credit = 2, [0, 0, 1, 0, 0]
    left = draw_parts(state, seat=0)["leftovers"]
    assert "2 pieces built in this turn" in left
    assert ">+2</text>" in left
    assert "Left over from what you laid in this turn" in left
    assert draw_parts(state.mask(1), seat=1)["leftovers"] == ""


# The offering


def offering() -> Cleopatra:
    return at("Offering", seats=4, seed=4)


def test_every_amount_is_one_tap() -> None:
    state = offering()
    assert list(seen(state, 2).targets) == BID[: state.talents(2) + 1]


def test_a_large_amount_is_tens_in_the_hand_and_what_is_added() -> None:
    state = offering()
    state.earn(2, 0, 95 - state.talents(2))
    panel = panel_of(seen(state, 2), "offering")
    assert list(panel.picks) == [f"tens-{tens}" for tens in range(0, 100, 10)]
    found = offered(panel)
    assert list(found) == BID[:96]
    assert found[BID[37]].held == "tens-30"


def test_fists_close_one_by_one_and_tell_nothing() -> None:
    state = offering()
    assert "".join(draw_parts(state.mask(0), seat=0).values()).count(OPEN_HAND) == 3
    one, other = state.copy(), state.copy()
    one.apply(1, BID[0])
    other.apply(1, BID[min(3, state.talents(1))])
    assert draw(one.mask(0), seat=0) == draw(other.mask(0), seat=0)
    shown = draw_parts(one.mask(0), seat=0)
    assert FIST in shown["deeds-1"]
    assert OPEN_HAND in shown["deeds-2"]
    own = draw_parts(other.mask(1), seat=1)["purse"]
    assert "Your fist holds" in own


def test_all_hands_open_at_once() -> None:
    state = offering()
    told = len(state.log or [])
    for seat in range(4):
        state.apply(seat, BID[min(seat, state.talents(seat))])
    last = visible((state.log or [])[told:], 0)
    parts = draw_parts(state.mask(0), seat=0, last=last)
    for seat in range(1, 4):
        assert OPEN_HAND in parts[f"deeds-{seat}"]
        assert FIST not in parts[f"deeds-{seat}"]
    assert "3 talents offered" in parts["deeds-3"]
    assert parts["offered"].count('class="coin"') == 4  # in the dish of the altar
    assert 'class="coin"' not in draw_parts(state.mask(0), seat=0)["offered"]
    assert OPEN_HAND not in draw_parts(state.mask(0), seat=0)["deeds-1"]


# The end


def test_the_crocodile_has_the_eaten_between_its_teeth() -> None:
    state = start(5)
    state.agenda = []
    state.amulets = [3, 7, 0, 7, 2]
    parts = draw_parts(state, names=["Anna", "Ben", "Cleo", "Dora", "Emil"])
    assert "The crocodile has eaten: Ben, Dora" in parts["crocodile"]
    eaten = [seat for seat in range(5) if "Eaten by the crocodile" in parts[f"deeds-{seat}"]]
    assert eaten == [1, 3]
    state.amulets = [0] * 5
    assert "The crocodile finds nobody to eat." in draw_parts(state)["crocodile"]
    assert "eaten" not in draw_parts(start())["crocodile"]


def test_the_crocodile_counts_what_one_would_have_at_the_end() -> None:
    state = start()
    state.hands[0].clear()
    for card in (ARTISAN, SMUGGLER, SMUGGLER):
        state.hands[0].add_unseen(card)
    state.amulets[0], state.sanctuaries[0] = 7, [0b111]
    shown = draw_parts(state.mask(0), seat=0)["crocodile"]
    assert re.findall(">([+−]?[0-9]+)</text>", shown) == ["7", "+2", "−3", "6"]
    watched = draw_parts(state.mask(PUBLIC))["crocodile"]
    assert re.findall(">([+−]?[0-9]+)</text>", watched) == []


def test_the_winner_has_a_star() -> None:
    state = over(4, 2)
    result = state.result()
    assert result is not None
    parts = draw_parts(state)
    starred = [seat for seat in range(4) if 'class="star"' in parts[f"head-{seat}"]]
    assert starred == result.winners


# The sheet as a whole


def test_every_class_has_a_rule_and_no_colour_stands_in_a_shape() -> None:
    known = set(re.findall(r"\.([a-z][\w-]*)", css(games=(CLEOPATRA,))))
    boards = [at("LayMosaic"), at("Offering", seed=3), at("PayFor"), over(5, 3)]
    boards += [at("AssignCards"), at("ClaimSanctuary", seed=2), at("Turn", least=400)]
    for state in boards:
        seat = (state.to_act() or [0])[0]
        drawn = svg(state, seat, last=state.log or [])
        used = {name for names in re.findall(r'class="([^"]*)"', drawn) for name in names.split()}
        assert used - known - {"go"} == set()
        assert not re.search(r'\b(style="(?!--s:)|(fill|stroke|color|id)=")', drawn)


def test_the_names_of_the_parts_never_change() -> None:
    boards = [begun(3), start(), at("LayMosaic"), at("Offering", seed=3), over()]
    assert len({tuple(draw_parts(state)) for state in boards}) == 1


def test_a_wall_changes_only_what_has_to_do_with_it() -> None:
    state = start()
    state.built = 1
    before = draw_parts(state)
    state.walls |= 1
    now = draw_parts(state)
    changed = [name for name in now if now[name] != before[name]]
    assert sorted(changed) == ["price-0", "walls"]


def test_a_shortened_drawing_uses_each_shape_of_the_stock() -> None:
    state = at("LayMosaic")
    seat = state.to_act()[0]
    drawing = draw(state, seat=seat, legal=state.legal(seat), ids="b-")
    used = set(re.findall(r'<use href="#([^"]*)"/>', drawing))
    assert len(used) > 15
    assert all(drawing.count(f'id="{name}"') == 1 for name in used)


def test_the_title_and_the_words_are_in_the_language_asked_for() -> None:
    state = start()
    drawn = draw(state, seat=0, language=language("de"))
    assert "<title>Kleopatra und die Baumeister · Runde 1</title>" in drawn
    assert "Steinbruch" in drawn
    assert "Steinbruch" in plain(board_lines(state, language=language("de")))


def test_what_was_touched_has_a_ring() -> None:
    state = start()
    state.walls = 0b10
    event = Event("builds", 0, {"piece": WALL, "place": 1, "n": 3})
    assert draw_parts(state, last=[event])["walls"].count('class="ring"') == 1
    assert "ring" not in draw_parts(state)["walls"]
    rolled = Event("rolls", 0, {"n": 2, "dice": 5})
    assert 'class="ring"' in draw_parts(state, last=[rolled])["altar"]
