"""What lies on the counter: offers and attacks, seen by those who answer and by the others."""

from __future__ import annotations

import re

from baumeister.core.event import PUBLIC
from baumeister.drawing import Svg, draw_parts
from baumeister.games.oh_pharaoh.drawing.keys import paragraph
from baumeister.games.oh_pharaoh.drawing.terms import ROOM
from baumeister.games.oh_pharaoh.rules.actions import COUNTER, DECLINE, GIVE, WANT
from baumeister.games.oh_pharaoh.rules.names import JOKER, PHARAOH, PYRAMID_PLACES, Card
from baumeister.games.oh_pharaoh.rules.player_actions import ACT
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import AvoidTax
from baumeister.games.oh_pharaoh.rules.thief import Defend
from baumeister.games.oh_pharaoh.rules.trade import ChooseDeal, ComposeOffer, Respond
from tests.drawing.boards import actions
from tests.games.oh_pharaoh.drawing.games import built, ready

NAMES = ["Anna", "Ben", "Chiara", "Dmitri"]


def dealt(seats: int = 4) -> OhPharaoh:
    """Everybody holds a 1, a 7 and an 8, the first seat a joker too."""
    state = ready(seats)
    for seat in range(seats):
        for card in (1, 7, 8):
            state.gain_unseen(seat, Card(card))
    state.gain_unseen(0, JOKER)
    state.ask(ACT[0])
    return state


def counter(state: OhPharaoh, seat: int) -> str:
    view = state.mask(seat)
    legal = view.legal(seat) if seat in view.to_act() else []
    return draw_parts(view, seat=seat, legal=legal, names=NAMES)["counter"]


def test_nothing_lies_there_otherwise() -> None:
    assert counter(dealt(), 0) == ""
    assert counter(ready(), PUBLIC) == ""


def test_the_stall_tells_how_many_offers_are_left() -> None:
    state = dealt()
    state.offers = 10
    assert "2 offers left" in draw_parts(state, seat=0)["stall"]
    for seat in (1, PUBLIC):
        assert "offers left" not in draw_parts(state, seat=seat)["stall"]
    assert "no trading" in draw_parts(ready(offers="0"))["stall"]
    assert "left" not in draw_parts(ready(offers="unlimited"), seat=0)["stall"]


def test_more_cards_than_slots_overlap_within_the_same_room() -> None:
    few, many = (_given(count) for count in (4, 9))
    assert max(few) < ROOM
    assert max(many) < ROOM
    assert len(set(many)) == 9


def _given(count: int) -> list[float]:
    """How far to the right each card lies that one gives."""
    state = dealt()
    state.ask(ComposeOffer(0, [Card(1)] * count, []))
    cards = counter(state, 0).split("You get")[0].split('class="op-k1"')[:-1]
    return [float(re.findall(r"translate\(([\d.]+)", card)[-1]) for card in cards]


def test_an_offer_is_put_together_from_hand_and_tray() -> None:
    state = dealt()
    state.ask(ComposeOffer(0, [], []))
    svg = counter(state, 0)
    assert "choose cards in" in svg
    assert "then choose who gets" in svg
    wished = [notation for notation in actions_of(svg) if notation.startswith("want")]
    assert len(wished) == 13
    state.apply(0, GIVE[7])
    state.apply(0, WANT[1])
    svg = counter(state, 0)
    assert {"propose 1", "propose 2", "propose 3", "propose_all", "drop"} <= set(actions_of(svg))
    assert "choose cards" not in svg
    assert ">Ben</text>" in svg


def actions_of(svg: str) -> list[str]:
    return actions(Svg(svg))


def test_others_see_only_that_an_offer_is_being_made() -> None:
    pictures = []
    for gives, wants in (([Card(7)], [Card(1)]), ([], [])):
        state = dealt()
        state.ask(ComposeOffer(0, gives, wants))
        pictures.append([head_of_anna(state, seat) for seat in (1, 2, PUBLIC)])
        assert not any(counter(state, seat) for seat in (1, 2, PUBLIC))
    assert pictures[0] == pictures[1]
    for picture in pictures[0]:
        assert "Anna is putting an offer together" in picture
        assert ">is trading</text>" in picture


def head_of_anna(state: OhPharaoh, seat: int) -> str:
    parts = draw_parts(state.mask(seat), seat=seat, names=NAMES)
    return parts["own" if seat == PUBLIC else f"rival-{4 - seat}"]


def test_an_incoming_offer_has_three_answers() -> None:
    state = dealt()
    state.ask(Respond([1], 0, [JOKER], [Card(7), Card(8)]))
    svg = counter(state, 1)
    assert "Anna offers you a trade" in svg
    assert svg.index("You get") < svg.index("You give")
    assert actions_of(svg) == ["accept", "decline", "counter"]
    assert "do not have" not in svg


def test_who_lacks_the_cards_reads_why_they_cannot_accept() -> None:
    state = dealt()
    state.ask(Respond([1, 2, 3], 0, [JOKER], [Card(9)]))
    svg = counter(state, 1)
    assert "Anna offers everybody a trade" in svg
    assert actions_of(svg) == ["decline", "counter"]
    assert "you do not have all of these" in svg


def test_whoever_is_not_asked_sees_the_terms_and_for_whom_the_table_waits() -> None:
    state = dealt()
    state.ask(Respond([1, 2], 0, [JOKER], [Card(9)]))
    state.apply(1, DECLINE)
    for seat in (0, 1, 3, PUBLIC):
        svg = counter(state, seat)
        assert ("You give" if seat == 0 else "Anna gives") in svg
        assert "waiting for Chiara" in svg
        assert actions_of(svg) == []
    alone = dealt()
    alone.ask(Respond([2], 0, [JOKER], [Card(9)]))
    assert "Anna offers Chiara a trade" in counter(alone, 3)


def test_other_terms_are_put_together_in_the_same_way() -> None:
    state = dealt()
    state.ask(Respond([1], 0, [JOKER], [Card(7), Card(8)]))
    state.apply(1, COUNTER)
    assert "decline" in actions_of(counter(state, 1))
    state.apply(1, GIVE[1])
    state.apply(1, WANT[JOKER])
    svg = counter(state, 1)
    assert {"propose 0", "decline"} <= set(actions_of(svg))
    assert "to Anna" in svg
    assert "waiting for Ben" in counter(state, 0)


def test_deals_are_listed_with_their_terms() -> None:
    state = dealt()
    state.ask(
        ChooseDeal(0, [1, 2], [[Card(7)], [Card(9)]], [[Card(8)], [Card(8), Card(8)]], must=False)
    )
    svg = counter(state, 0)
    assert actions_of(svg) == ["deal 1", "no_deal"]
    assert "you lack" in svg
    assert "Nobody accepts" in svg
    other = counter(state, 1)
    assert "Anna chooses a deal" in other
    assert "you lack" not in other
    assert actions_of(other) == []


def test_of_several_who_accept_one_is_chosen() -> None:
    state = dealt()
    state.ask(ChooseDeal(0, [1, 2], [[Card(7)], [Card(7)]], [[Card(8)], [Card(8)]], must=True))
    svg = counter(state, 0)
    assert actions_of(svg) == ["deal 1", "deal 2"]
    assert "Several accept" in svg


def test_a_thief_is_announced_to_its_victim() -> None:
    state = dealt()
    state.pyramids[2] = built("333", "44", "5")
    state.ask(Defend(1, 0, PYRAMID_PLACES[0]))
    svg = counter(state, 1)
    assert "Anna sends a thief" in svg
    assert "to your pyramid 1. He needs a 3 or more." in svg
    assert actions_of(svg) == ["endure"]
    assert counter(state, 2) == ""
    state.gain_unseen(1, PHARAOH)
    assert actions_of(counter(state, 1)) == ["play_pharaoh", "endure"]


def test_seven_steps_are_safe() -> None:
    state = dealt()
    state.pyramids[2] = built(*(str(n) * (9 - n) for n in range(1, 8)))
    state.ask(Defend(1, 0, PYRAMID_PLACES[0]))
    assert "No die shows 7." in counter(state, 1)


def test_a_tax_collector_is_announced_to_everybody_it_comes_to() -> None:
    state = dealt()
    state.ask(AvoidTax([1, 2, 3], 0))
    for seat in (1, 2, 3):
        assert "Anna sends a tax collector" in counter(state, seat)
    assert counter(state, 0) == ""
    assert counter(state, PUBLIC) == ""


def test_long_sentences_stand_on_two_lines() -> None:
    assert paragraph(0, 100, "s", "short", 12).count("<text") == 1
    two = paragraph(0, 100, "s", "a longer sentence", 12)
    assert re.findall(r">([^<]+)</text>", two) == ["a longer", "sentence"]
    cut = paragraph(0, 100, "s", "a sentence that is much too long", 12)
    assert re.findall(r">([^<]+)</text>", cut) == ["a sentence", "that is muc…"]
