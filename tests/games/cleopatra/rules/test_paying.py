"""Paying: double cards and halves, merchants, trompe-l'œils, and brute force that agrees."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.state import AskSeat
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.names import (
    CARDS,
    DOOR,
    KINDS,
    MERCHANT,
    OBELISK,
    PIECES,
    THRONE,
    WALL,
    Piece,
)
from baumeister.games.cleopatra.rules.objections import missing_resources
from baumeister.games.cleopatra.rules.pieces import can_afford
from baumeister.games.cleopatra.rules.prices import can_pay
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.texts import SENTENCES
from tests.games.cleopatra.rules.table import (
    ANNA,
    answer,
    changed_edition,
    choices,
    give,
    hand,
    moments,
    names,
    question,
    refusal,
    start,
    stock,
    table,
    told,
)
from tests.games.cleopatra.rules.test_prices import cards_of, is_enough, random_hand


def test_rulebook_example_double_card_for_one_resource() -> None:
    """Eine Karte mit zwei Marmorplatten, wenn eine einzelne genügen würde; ein Amulett."""
    state = table()
    give(state, ANNA, "artisan", "stone", "double_marble")
    state.merchants[ANNA] = 0
    answer(state, "build sphinx", "pay artisan", "pay stone")
    assert choices(state) == ["pay double_marble", "auto"]
    answer(state, "pay double_marble")
    assert state.amulets[ANNA] == 1
    assert state.credit == [0, 0, 1, 0, 0]


def test_rulebook_example_double_card_split_over_two_pieces() -> None:
    """Zwei Bauhölzer: eines für die Säulenwand, eines für den Türrahmen."""
    state = table()
    give(state, ANNA, *["artisan"] * 3, "stone", "marble", "lapis", "double_wood")
    state.merchants[ANNA] = 0
    answer(state, "build wall 0", "auto")
    assert state.credit == [0, 0, 0, 1, 0]
    answer(state, "build door 0", "auto")
    assert state.credit == [0] * 5
    assert state.amulets[ANNA] == 1
    assert hand(state, ANNA) == []


def test_there_is_no_change_in_the_next_turn() -> None:
    """Eventuell nicht verwendete Teile einer Ressourcenkarte sind verloren."""
    state = table(2)
    give(state, ANNA, "artisan", "stone", "double_wood")
    state.merchants[ANNA] = 0
    stock(state, 0, "stone")
    answer(state, "build wall 0", "auto", "done", "roll 0", "done")
    assert state.credit == [0] * 5


def test_ruling_cl_14_halves_that_are_left_pay_first() -> None:
    state = table()
    give(state, ANNA, *["artisan"] * 2, *["stone"] * 2, "double_wood", "wood")
    answer(state, "build wall 0", "pay artisan", "pay stone", "pay double_wood")
    answer(state, "build wall 1")
    assert isinstance(state.agenda[-1], PayFor)
    assert state.agenda[-1].price == [1, 1, 0, 0, 0]
    answer(state, "auto")
    assert hand(state, ANNA) == ["wood"]


def test_ruling_cl_14_halves_alone_can_pay_a_piece() -> None:
    """Then nothing is asked."""
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "double_artisan", "double_stone", "double_wood")
    answer(state, "build wall 0", "auto")
    assert state.credit == [1, 1, 0, 1, 0]
    answer(state, "build wall 1")
    assert question(state) == "Quarry"
    assert state.walls == 0b11
    assert state.credit == [0] * 5


def test_ruling_cl_14_cards_are_laid_in_any_order() -> None:
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "artisan", "stone", "wood")
    answer(state, "build wall 0")
    assert choices(state) == ["pay artisan", "pay stone", "pay wood", "auto"]
    answer(state, "pay wood", "pay artisan", "pay stone")
    assert state.walls == 1


def test_ruling_cl_14_paying_may_exceed_the_price() -> None:
    """Eine beliebige Kombination, die den Voraussetzungen entspricht oder diese übersteigt."""
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "artisan", "artisan", "stone", "stone", "wood", "lapis", "double_marble")
    answer(state, "build wall 0", "pay lapis", "pay double_marble", "pay stone", "pay stone")
    assert told(state)[-2:] == [
        "Anna pays with a stone block.",
        "Anna pays more than is needed: a stone block as well.",
    ]
    answer(state, "pay artisan", "pay wood")
    assert (state.walls, state.amulets[ANNA], hand(state, ANNA)) == (1, 1, ["artisan"])
    assert names(state.discard.counts).count("lapis") == 1


def test_ruling_cl_14_what_exceeds_the_price_pays_for_the_next_piece_of_the_turn() -> None:
    state = table()
    state.merchants[ANNA] = 0
    give(state, ANNA, "artisan", "artisan", "stone", "wood", "double_marble", "double_stone")
    answer(state, "build wall 0", "pay double_marble", "pay double_stone", "pay stone")
    answer(state, "pay artisan", "pay wood")
    assert state.credit == [0, 2, 2, 0, 0]
    answer(state, "build sphinx", "auto")
    assert (state.sphinxes, state.credit, hand(state, ANNA)) == (1, [0, 1, 1, 0, 0], [])


def test_ruling_cl_14_a_trompe_loeil_may_exceed_the_price_but_no_merchant() -> None:
    """A merchant takes the place of a card that is required."""
    state = table()
    give(state, ANNA, "artisan", "stone", "wood", "trompe_loeil")
    answer(state, "build wall 0", "pay stone", "pay wood")
    assert choices(state) == ["pay artisan", "pay trompe_loeil", "pay merchant", "auto"]
    answer(state, "pay trompe_loeil")
    assert (state.amulets[ANNA], state.credit, state.walls) == (1, [0] * 5, 0)
    answer(state, "pay artisan")
    assert (state.walls, state.merchants[ANNA]) == (1, 3)


def test_ruling_cl_14_an_option_accepts_no_card_that_pays_nothing() -> None:
    """One resource after the other is paid then."""
    state = table(clean_paying="on")
    give(state, ANNA, "artisan", "stone", "wood", "lapis")
    answer(state, "build wall 0")
    assert choices(state) == ["pay artisan", "pay merchant", "auto"]
    assert refusal(state, "pay lapis") == (
        "You cannot pay with Lapis lazuli now: Artisan is missing."
    )


def test_ruling_cl_15_a_merchant_pays_even_if_the_card_is_there() -> None:
    state = table()
    give(state, ANNA, "artisan", "stone", "wood")
    answer(state, "build wall 0", "pay merchant", "pay stone", "pay wood")
    assert state.merchants[ANNA] == 2
    assert hand(state, ANNA) == ["artisan"]
    assert "Anna pays with a merchant of the Nile instead of an artisan." in told(state)


def test_merchants_alone_can_pay() -> None:
    """Anstelle einer beliebigen einzelnen Ressourcenkarte, auch als Ersatz für einen Handwerker."""
    state = table()
    answer(state, "build sphinx", "pay merchant", "pay merchant", "pay merchant")
    assert state.merchants[ANNA] == 0
    assert state.sphinxes == 1


def test_ruling_cl_13_a_trompe_loeil_stands_for_a_material_and_costs_an_amulet() -> None:
    state = table()
    state.merchants[ANNA] = 1
    give(state, ANNA, "trompe_loeil", "wood", "artisan")
    answer(state, "build wall 0", "pay trompe_loeil")
    assert told(state)[-1] == "Anna pays with a trompe-l’œil instead of a stone block."
    assert state.amulets[ANNA] == 1
    answer(state, "pay wood", "pay artisan")
    assert state.walls == 1


def test_ruling_cl_13_paid_in_order_it_waits_for_the_artisans() -> None:
    state = table(clean_paying="on")
    state.merchants[ANNA] = 1
    give(state, ANNA, "trompe_loeil", "wood", "artisan")
    answer(state, "build wall 0")
    assert refusal(state, "pay trompe_loeil") == (
        "The trompe-l’œil stands for a material, not for an artisan."
    )
    answer(state, "pay artisan", "pay trompe_loeil", "pay wood")
    assert state.walls == 1


def test_ruling_cl_13_an_edition_may_let_it_stand_for_an_artisan() -> None:
    state = table(edition=changed_edition(("artisan = [0]", "artisan = [1]")))
    state.merchants[ANNA] = 0
    give(state, ANNA, "trompe_loeil", "wood", "stone")
    answer(state, "build wall 0", "pay trompe_loeil", "auto")
    assert state.walls == 1


def test_a_wild_card_that_is_needed_elsewhere_is_not_offered() -> None:
    state = table()
    state.merchants[ANNA] = 1
    give(state, ANNA, "artisan", "stone")
    answer(state, "build wall 0")
    assert choices(state) == ["pay artisan", "pay stone", "auto"]
    assert refusal(state, "pay merchant") == (
        "Merchant of the Nile is needed for another resource of this piece."
    )
    answer(state, "pay artisan", "pay stone")
    assert choices(state) == ["pay merchant", "auto"]


def test_auto_says_what_it_costs() -> None:
    state = table()
    state.merchants[ANNA] = 1
    give(state, ANNA, "artisan", "double_stone")
    answer(state, "build wall 0")
    assert SENTENCES.say(state.describe(ANNA, state.legal(ANNA)[-1])) == (
        "Pay at once for 1 amulet: Artisan, Two stone blocks and Merchant of the Nile"
    )
    assert state.describe(ANNA, state.legal(ANNA)[0]).key == "action.pay"


def test_ruling_cl_16_an_option_proposes_the_fewest_amulets() -> None:
    state = table(clean_paying="on")
    give(state, ANNA, "artisan", "double_stone", "wood")
    answer(state, "build wall 0")
    text = state.describe(ANNA, state.legal(ANNA)[-1])
    assert text.data == {"n": 0, "merchants": 1}
    answer(state, "auto")
    assert (state.amulets[ANNA], hand(state, ANNA)) == (0, ["double_stone"])


def test_ruling_cl_16_a_tainted_card_is_proposed_before_a_merchant() -> None:
    state = table()
    give(state, ANNA, "artisan", "double_stone", "wood")
    answer(state, "build wall 0", "auto")
    assert (state.amulets[ANNA], state.merchants[ANNA], hand(state, ANNA)) == (1, 3, [])


def test_auto_pays_by_the_amulets_of_the_edition() -> None:
    state = table(edition=changed_edition(("double = [1]", "double = [2]")))
    state.merchants[ANNA] = 0
    give(state, ANNA, "artisan", "stone", "double_wood", "trompe_loeil")
    answer(state, "build wall 0")
    assert state.describe(ANNA, state.legal(ANNA)[-1]).data["n"] == 1
    answer(state, "auto")
    assert hand(state, ANNA) == ["double_wood"]
    assert state.amulets[ANNA] == 1


@pytest.mark.parametrize("piece", range(len(PIECES)))
def test_what_cannot_be_paid_is_refused(piece: int) -> None:
    state = table()
    state.merchants[ANNA] = 0
    state.throne = int(piece == THRONE)
    place = " 0" if piece in (WALL, OBELISK, DOOR) else ""
    said = refusal(state, f"build {PIECES[piece]}{place}")
    assert said.startswith("You cannot pay for ")
    assert f": {sum(state.settings.edition.costs[piece])} resources are missing." in said


def test_what_is_missing_agrees_with_what_can_be_paid() -> None:
    """Objections say the rule a second time."""
    rng = Random(7)
    for artisan in ("0", "1"):
        state = table(edition=changed_edition(("artisan = [0]", f"artisan = [{artisan}]")))
        for _ in range(3000):
            state.hands[ANNA].counts = [rng.choice((0, 0, 1, 2)) for _ in range(KINDS)]
            state.merchants[ANNA] = rng.randrange(4)
            state.credit = [rng.randrange(2) for _ in range(5)]
            for piece in (Piece(n) for n in range(len(PIECES))):
                cost = state.settings.edition.costs[piece]
                due = [max(0, n - state.credit[r]) for r, n in enumerate(cost)]
                lacking = missing_resources(state, ANNA, due)
                assert can_afford(state, ANNA, piece) == (lacking == 0)


def test_whoever_begins_to_pay_can_always_finish() -> None:
    """Every answer of every payment of random games leaves a price that can be paid."""
    payments = 0
    for seed in range(6):
        for state in moments(start(4), seed):
            owing = state.agenda[-1]
            if not isinstance(owing, PayFor):
                continue
            payments += 1
            assert owing.can_pay(state)
            for action in state.legal(owing.seat):
                twin = state.copy()
                twin.apply(owing.seat, action)
                rest = twin.agenda[-1]
                assert isinstance(rest, AskSeat)
                assert not isinstance(rest, PayFor) or rest.can_pay(twin)
    assert payments > 200


@pytest.mark.parametrize("clean_paying", ["off", "on"])
def test_every_legal_payment_is_one_that_brute_force_allows(clean_paying: str) -> None:
    """A card is offered if and only if the rest can be paid without it."""
    would_do = _would_do_in_order if clean_paying == "on" else _would_do
    for seed in range(4):
        for state in moments(start(3, clean_paying=clean_paying), seed):
            owing = state.agenda[-1]
            if isinstance(owing, PayFor):
                offered = choices(state)
                for card, name in enumerate((*CARDS, "merchant")):
                    assert (f"pay {name}" in offered) == would_do(state, owing, card)


def _would_do(state: Cleopatra, owing: PayFor, card: int) -> bool:
    """Any resource card; a wild one takes the first place it can, if it is not needed elsewhere."""
    due = [resource for resource, amount in enumerate(owing.price) if amount]
    cards, merchants = state.hands[owing.seat].counts[:], state.merchants[owing.seat]
    price = owing.price[:]
    if card < 10:
        return cards[card] > 0
    if card == MERCHANT:
        merchants -= 1
        price[due[0]] -= 1
    elif card == 10:
        cards[10] -= 1
        for resource in [resource for resource in due if resource][:1]:
            price[resource] -= 1
    else:
        return False
    return min(*cards, merchants) >= 0 and can_pay(cards, merchants, price, False)


def _would_do_in_order(state: Cleopatra, owing: PayFor, card: int) -> bool:
    resource, price = owing.missing(), owing.price[:]
    cards, merchants = state.hands[owing.seat].counts[:], state.merchants[owing.seat]
    if card == MERCHANT:
        merchants -= 1
        price[resource] -= 1
    elif card > 10 or (card < 10 and card % 5 != resource) or (card == 10 and resource == 0):
        return False
    else:
        cards[card] -= 1
        price[resource] = max(0, price[resource] - (2 if 5 <= card < 10 else 1))
    if min(*cards, merchants) < 0:
        return False
    return can_pay(cards, merchants, price, False)


PIECES_TO_PAY = ("wall 0", "wall 1", "sphinx", "sphinx", "obelisk 0", "door 0", "door 1")


def test_several_pieces_of_a_turn_agree_with_brute_force() -> None:
    """Whether cards are enough for these pieces, with double cards split over them."""
    rng = Random(11)
    verdicts = []
    for _ in range(60):
        state = table()
        give(state, ANNA, *names(random_hand(rng, 24)))
        state.merchants[ANNA] = rng.randrange(3)
        pieces = rng.sample(PIECES_TO_PAY, rng.randrange(2, 4))
        costs = [state.settings.edition.costs[PIECES.index(piece.split()[0])] for piece in pieces]
        price = [sum(amounts) for amounts in zip(*costs, strict=True)]
        cards = cards_of(state.hands[ANNA].counts, state.merchants[ANNA])
        enough = is_enough(cards, price, False)
        assert _can_build(state, pieces, set()) == enough
        verdicts.append(enough)
    assert 12 < sum(verdicts) < 48


def _can_build(state: Cleopatra, pieces: list[str], tried: set[str]) -> bool:
    """Try every way to pay for these pieces, one after the other."""
    key = str((state.hands[ANNA].counts, state.merchants[ANNA], state.credit, pieces))
    owing = state.agenda[-1]
    key += str(owing.price) if isinstance(owing, PayFor) else ""
    if key in tried:
        return False
    tried.add(key)
    if isinstance(owing, PayFor):
        answers, left = [choice for choice in choices(state) if choice != "auto"], pieces
    elif not pieces:
        return True
    else:
        answers = [choice for choice in choices(state) if choice == f"build {pieces[0]}"]
        left = pieces[1:]
    for notation in answers:
        twin = state.copy()
        answer(twin, notation)
        if _can_build(twin, left, tried):
            return True
    return False
