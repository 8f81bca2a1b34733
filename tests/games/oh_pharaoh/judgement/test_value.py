"""The value of Oh, Pharao!: its parts add up, better things are worth more, and it trades."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from baumeister.bots import LookaheadBot, RandomBot
from baumeister.bots.quiet import quieten
from baumeister.core.state import CHANCE, State
from baumeister.games.oh_pharaoh.judgement.deals import OFFERS, Partner, plus, unseen
from baumeister.games.oh_pharaoh.judgement.plans import best_within, damage, mended
from baumeister.games.oh_pharaoh.judgement.texts import TEXTS
from baumeister.games.oh_pharaoh.judgement.value import PRICES_KEPT, VALUE, OhPharaohValue
from baumeister.games.oh_pharaoh.rules.actions import (
    COLLECT,
    COLLECT_ALL,
    DECLINE,
    OFFER,
    PROPOSE_ALL,
    TAKE_NOTHING,
    Give,
    Propose,
    Want,
)
from baumeister.games.oh_pharaoh.rules.game import OH_PHARAOH
from baumeister.games.oh_pharaoh.rules.names import KINDS, Card
from baumeister.games.oh_pharaoh.rules.player_actions import Act
from baumeister.games.oh_pharaoh.rules.state import IN_THE_PILE, OhPharaoh
from baumeister.play import play_game
from tests.games.oh_pharaoh.rules.table import (
    ANNA,
    BEN,
    CLEO,
    SHORT,
    answer,
    begin,
    changed_edition,
    choices,
    finished,
    kinds,
    moments,
    pyramid,
    question,
    shrink_pile,
    spaces,
    start,
    table,
)

SEVEN = "1 1 2 3 4 5 6"
OTHER_SEVEN = "1 2 2 3 3 4 5"


def worth(state: OhPharaoh, seat: int = ANNA) -> float:
    return VALUE.points(state)[seat]


def part(state: OhPharaoh, name: str, seat: int = ANNA) -> float:
    return VALUE.of(state, seat)[VALUE.parts.index(name)]


def holding(cards: str, laid: str = "", **how: int) -> float:
    """What Anna's game is worth with these cards, on her turn."""
    return worth(table([cards, SEVEN, OTHER_SEVEN], [laid], overseer=how.get("overseer", 0)))


def after(state: OhPharaoh, *notations: str) -> OhPharaoh:
    """The same table after these answers, as the look-ahead sees it."""
    twin = state.copy()
    answer(twin, *notations)
    quieten(twin, VALUE, Random(1))
    return twin


@pytest.mark.parametrize(
    ("seats", "edition", "offers", "alike"),
    [(3, None, "6", "on"), (4, None, "0", "on"), (4, SHORT, "12", "off"), (3, SHORT, "3", "on")],
)
def test_parts_add_up_and_replies_are_legal_at_every_moment(
    seats: int, edition: str | None, offers: str, alike: str
) -> None:
    rng = Random(3)
    for state in moments(start(seats, edition=edition, offers=offers, alike=alike), seed=seats):
        points = VALUE.points(state)
        assert [sum(VALUE.of(state, seat)) for seat in range(seats)] == pytest.approx(points)
        seat = state.to_act()[0]
        if seat != CHANCE:
            legal = state.legal(seat)
            assert VALUE.reply(state, seat, legal, rng) in legal
            assert set(VALUE.sensible(state, seat, legal)) <= set(legal)


def test_a_finished_game_is_worth_its_points() -> None:
    state = finished(4, 2)
    assert VALUE.points(state) == VALUE.visible(state) == [float(n) for n in state.points()]


def test_a_judgement_does_not_depend_on_what_was_judged_before() -> None:
    fresh = OhPharaohValue()
    for n, state in enumerate(moments(start(3, edition=SHORT), seed=9)):
        if n % 5 == 0:
            assert fresh.points(state) == VALUE.points(state)


def test_every_part_can_be_said() -> None:
    assert {f"part.{name}" for name in VALUE.parts} == set(TEXTS)


def test_a_beginner_counts_pyramids_but_scored_ones_more() -> None:
    laid, scored = table([SEVEN], ["55/6"], at="score"), table([SEVEN], ["55/6"], at="score")
    answer(scored, "score 0")
    assert 22 > VALUE.visible(laid)[ANNA] > 18
    assert VALUE.visible(scored)[ANNA] == 22


def test_a_pyramid_in_the_hand_is_worth_more_than_one_that_lacks_a_card() -> None:
    ready, nearly, far = (holding(f"8 8 {card} 1 3 3 5") for card in "912")
    assert ready > nearly + 5
    assert nearly > holding("8 3 1 1 5 4 6") + 3
    assert nearly == pytest.approx(far, abs=3)


def test_the_higher_and_the_bigger_pyramid_is_worth_more() -> None:
    pyramids = ["11/2", "33/4", "55/6", "88/9", "444/55/6", "666/77/8", "3333/444/55/6"]
    worths = [holding("1 1 1 1 1 1 9", laid) for laid in pyramids[:4]]
    assert worths == sorted(worths)
    worths = [holding("1 1 1 1 1 1", laid) for laid in pyramids[3:]]
    assert worths == sorted(worths)


def test_what_can_be_laid_now_is_worth_more_than_what_has_to_wait() -> None:
    now = table(["8 8 9 1 2 4 5", SEVEN, OTHER_SEVEN])
    finished_ = after(now, "finish")
    assert part(now, "reach") == 34 > part(finished_, "reach") > 17
    assert worth(after(now, "lay 8 0")) > worth(finished_)


def test_cards_on_the_way_to_a_pyramid_lose_nothing() -> None:
    """Only thieves can get at them where they lie."""

    def safe(state: OhPharaoh) -> float:
        return worth(state) - part(state, "risk")

    state = table(["4 4 4 1 2 9 9", SEVEN, OTHER_SEVEN], ["55/6"])
    before = safe(state)
    answer(state, "lay 4 0", "lay 4 0", "lay 4 0")
    assert safe(state) == pytest.approx(before)
    assert part(state, "laid") == 45


def test_two_steps_lose_their_worth_on_the_way_to_the_second_special_space() -> None:
    worths = [
        part(table([SEVEN], ["88/9"], overseer=space), "laid") for space in (0, 3, 4, 5, 6, 9)
    ]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == 34
    assert worths[4] == 0


def test_a_second_place_makes_a_second_plan_possible() -> None:
    cards = "8 8 9 1 1 1 2"
    assert holding(cards, "33/4", overseer=3) > holding(cards, "33/4", overseer=2) + 10


def test_a_pharaoh_and_a_spare_card_in_each_step_keep_thieves_off() -> None:
    def at_risk(hand: str, laid: str) -> float:
        return -part(table([hand, SEVEN, OTHER_SEVEN], [laid]), "risk")

    assert at_risk("1 1 2 2 4", "777/88/9") > at_risk("pharaoh 1 2 2 4", "777/88/9") > 0
    assert at_risk("1 1 2 2 4", "777/88/9") > at_risk("1 1 2 2 4", "333/44/5") > 0
    assert at_risk("1 1 2 2 4", "444/55") == 0
    prices = VALUE.prices_for(table())
    assert damage(pyramid("5555/66/7"), prices) == 54 - 22
    assert damage(pyramid("333/44"), prices) == 0
    assert damage(pyramid("88/9"), VALUE.prices_for(table(overseer=6))) == 0


def test_what_is_left_of_a_broken_pyramid() -> None:
    broken = pyramid("4444/555/6/7")
    assert best_within(list(broken.widths)) == (45, 4, 6)
    rest, hand = mended(broken, [0] * len(KINDS))
    assert rest.widths == pyramid("4444/555/6").widths
    assert hand[7] == sum(hand) == 1
    assert best_within(list(pyramid("55/6").changed(6, -1, 0).widths)) == (0, 0, 0)


def test_a_thief_on_its_way_hurts_the_victim_unless_there_is_a_pharaoh() -> None:
    state = table(["thief 1 1 2", "1 2 3 pharaoh", "1 2 3 4"], ["", "777/88/9", "777/88/9"])
    quiet = worth(state, BEN), worth(state, CLEO)
    to_ben, to_cleo = after(state, "thief 1 0"), after(state, "thief 2 0")
    assert worth(to_cleo, CLEO) < quiet[1] - 8
    assert quiet[0] > worth(to_ben, BEN) > quiet[0] - 8
    robbed = state.copy()
    answer(robbed, "thief 2 0", "endure", "roll 6")
    assert worth(robbed, CLEO) < worth(to_cleo, CLEO)


def test_the_top_card_of_the_pile_is_worth_what_such_cards_are_worth_on_average() -> None:
    state = table(["8 8 1 1 2 4 5", SEVEN, OTHER_SEVEN], row="9 1 2", at="take")
    best, unknown, worst = (worth(after(state, move)) for move in ("open 0", "pile", "open 1"))
    assert best > unknown > worst


def test_bots_limit_their_offers_where_nobody_else_does() -> None:
    state = table(["5 5 6 1 1 2 2", "7 7 8 8 9 9 6", "3 3 4 4 6 6 7"], offers="unlimited")
    state.offers = OFFERS
    legal = state.legal(ANNA)
    assert OFFER in legal
    assert OFFER not in VALUE.sensible(state, ANNA, legal)


def test_what_may_be_taken_is_taken() -> None:
    robbing = table(["thief", "1", "1"], ["", "55/6"])
    answer(robbing, "thief 1 0", "endure", "roll 6")
    assert TAKE_NOTHING not in VALUE.sensible(robbing, ANNA, robbing.legal(ANNA))
    taxing = table(["tax", "5", "7"])
    answer(taxing, "tax", "endure", "endure")
    assert VALUE.sensible(taxing, ANNA, taxing.legal(ANNA)) == [COLLECT_ALL]
    answer(taxing, "collect 1", "draw 5")
    assert VALUE.reply(taxing, ANNA, taxing.legal(ANNA), Random(1)) is COLLECT[CLEO]


def test_a_tax_collector_takes_from_all_others() -> None:
    state = table(["tax 1 1 2", "8 8 9 5", "7 7 8 6"])
    taxed = after(state, "tax")
    assert question(taxed) == "CollectTax"
    assert part(taxed, "cards", BEN) < part(state, "cards", BEN)
    assert part(taxed, "cards", CLEO) < part(state, "cards", CLEO)
    assert part(taxed, "cards") > part(state, "cards")


def test_with_the_end_card_in_the_pile_hands_are_worth_the_less_the_fewer_cards_are_left() -> None:
    worths = []
    for pile in ("1 1 2 2 3 3 4 4 5 5 6 6 7 7 1 2 3 4 5 6", "1 1 2 2 3 3 4 4", "1"):
        state = table(["8 8 9 1 2 4 5", SEVEN, "1 2 3 3 joker"], ["444/55/6", "", "333/44/5"])
        shrink_pile(state, pile)
        state.overseer, state.end_card = 10, IN_THE_PILE
        begin(state, "act", BEN)
        assert part(state, "laid") == 45
        worths.append(worth(state) - 45)
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[2] + 5


def both_gain() -> OhPharaoh:
    """Anna has two 8s and Cleo a 9; Cleo lacks a 4 for her basement, and Anna has one to spare."""
    cards = "9 4 4 1 3 7 7"
    state = table(["8 8 1 4 6 2 7", SEVEN, cards], ["", "", "55/6"])
    state.show(CLEO, kinds(cards))
    return state


def test_what_helps_only_one_side_is_seldom_accepted() -> None:
    state = both_gain()
    cleo = Partner(VALUE, state, CLEO, unseen(state, ANNA))
    fair, gain = cleo.likes(kinds("4 6"), Card(9), 10)
    greedy, _ = cleo.likes(kinds("4 6"), Card(9), 60)
    useless, nothing = cleo.likes(kinds("2"), Card(9), 10)
    assert fair > 0.9 > greedy
    assert useless < 0.1
    assert gain > 10 > nothing


def test_an_offer_asks_for_what_helps_most_and_gives_what_helps_least() -> None:
    state = both_gain()
    first = VALUE.offers.of(state, ANNA)[0]
    assert first.wants == kinds("9")
    assert 4 in first.gives
    assert 8 not in first.gives
    assert first.promise > 0


def use_of_a_nine(worlds: list[State]) -> float:
    """What a nine would be worth to Anna in these worlds, on average."""
    gains = []
    for world in worlds:
        assert isinstance(world, OhPharaoh)
        hand = world.hands[ANNA]
        gains.append(VALUE.worth(world, ANNA, plus(hand, kinds("9"))) - worth(world))
    return sum(gains) / len(gains)


def test_whoever_asks_for_a_card_is_believed_to_have_a_use_for_it() -> None:
    state = table(["1 1 2 3 8 8 8", "1 9 9 9 2 3 4", OTHER_SEVEN])
    rng = Random(1)
    answer(state, "offer", "give 1", "want 9", f"propose {BEN}")
    view = state.mask(BEN)
    believed = use_of_a_nine([VALUE.imagine(view, rng) for _ in range(100)])
    possible = use_of_a_nine([view.fill(rng) for _ in range(100)])
    assert believed > possible + 3


def test_an_offer_is_put_together_step_by_step_and_proposed() -> None:
    state = both_gain()
    before = worth(state)
    answer(state, "offer")
    while len(steps := VALUE.sensible(state, ANNA, state.legal(ANNA))) == 1:
        assert isinstance(steps[0], Give | Want)
        assert part(state, "trade") > 0
        state.play(ANNA, steps[0])
    assert worth(state) > before
    assert all(isinstance(step, Propose) or step is PROPOSE_ALL for step in steps)
    wrong = state.copy()
    answer(wrong, "give 8")
    assert part(wrong, "trade") < 0


def offered(value: OhPharaohValue, state: OhPharaoh, seat: int) -> list[tuple[object, ...]]:
    """What a seat could offer, and what it may expect of it."""
    return [(terms.gives, terms.wants, terms.promise) for terms in value.offers.of(state, seat)]


def test_a_table_with_another_edition_has_offers_of_its_own() -> None:
    """All tables share one value; the same cards are worth something else at each of them."""
    early = changed_edition(*spaces(two_pyramids=3, three_steps=0, last=10))
    shared, differing = OhPharaohValue(), 0
    for state in islice(moments(start(), seed=0), 25, 40):
        if not isinstance(state.agenda[-1], Act):
            continue
        seat = state.agenda[-1].seat
        twin = OH_PHARAOH.from_json({**state.to_json(), "edition": early})
        assert isinstance(twin, OhPharaoh)
        first, second = (offered(shared, found, seat) for found in (state, twin))
        assert first == offered(OhPharaohValue(), state, seat)
        assert second == offered(OhPharaohValue(), twin, seat)
        differing += first != second
    assert differing


def test_nobody_makes_offers_without_end() -> None:
    state = both_gain()
    for made in range(6):
        state.offers = made
        offers = "offer" in [a.notation() for a in VALUE.sensible(state, ANNA, state.legal(ANNA))]
        assert offers or made > 0
    assert not offers


def test_a_deal_is_judged_by_what_it_brings_both_sides() -> None:
    """A 9 completes Ben's 88/9. A joker for a 1 completes nothing."""
    good = table(["9 4 4 2 3 6 6", "8 8 1 1 1 3 5", OTHER_SEVEN])
    answer(good, "offer", "give 9", "want 1", f"propose {BEN}")
    bad = table(["1 4 4 2 3 6 6", "8 8 joker 2 4 6 6", OTHER_SEVEN])
    answer(bad, "offer", "give 1", "want joker", f"propose {BEN}")
    replies = [
        VALUE.reply(state, BEN, state.legal(BEN), Random(1)).notation() for state in (good, bad)
    ]
    assert replies == ["accept", "decline"]


def test_other_terms_are_complete_and_please_both() -> None:
    """Anna wants a 1 for her 9; Ben has none, but a 6 that fits her 55/6."""
    state = table(["9 4 4 2 3 7 7", "8 8 6 2 2 3 5", OTHER_SEVEN], ["55/6"])
    answer(state, "offer", "give 9", "want 1", f"propose {BEN}", "counter")
    for _ in range(8):
        if question(state) != "Respond":
            break
        steps = VALUE.sensible(state, BEN, state.legal(BEN))
        assert steps != [DECLINE]
        state.play(BEN, steps[0])
    assert question(state) == "ChooseDeal"
    assert choices(state) == [f"deal {BEN}", "no_deal"]
    chosen = VALUE.reply(state, ANNA, state.legal(ANNA), Random(1))
    made = state.copy()
    made.play(ANNA, chosen)
    assert worth(state, BEN) == pytest.approx(worth(made, BEN))


def test_builders_beat_chance_and_come_to_an_end_sooner() -> None:
    bots = {ANNA: LookaheadBot(1), BEN: RandomBot(), CLEO: RandomBot()}
    state = OH_PHARAOH.start(3)
    assert play_game(state, bots, Random(4)) < 1_500
    points = state.points()
    assert points[ANNA] > 1.5 * max(points[BEN], points[CLEO])


def test_however_many_editions_it_judges_it_remembers_the_prices_of_a_few() -> None:
    value = OhPharaohValue()
    for n in range(PRICES_KEPT + 2):
        value.points(start(edition=f"{OH_PHARAOH.edition()}# {n}"))
    assert len(value.prices) == PRICES_KEPT
