"""Choosing at the market: open cards, and the pair of side B."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

from baumeister.core.event import PUBLIC, visible
from baumeister.core.state import CHANCE, UNKNOWN
from baumeister.games.imhotep.rules.actions import Ship
from baumeister.games.imhotep.rules.market_choice import LookAtPair
from baumeister.games.imhotep.rules.names import CARDS, SARCOPHAGUS, STATUE
from baumeister.games.imhotep.rules.state import Imhotep
from baumeister.games.imhotep.rules.texts import SENTENCES
from tests.games.imhotep.rules.table import (
    BLACK,
    BROWN,
    COLOURS,
    GREY,
    NO_CARDS,
    WHITE,
    answer,
    begin_round,
    changed_edition,
    choices,
    end_round,
    hand,
    load,
    market_of,
    question,
    refusal,
    send,
    start,
    table,
    told,
)

OPEN = ("sail", "statue", "lever", "temple_decoration")


def test_rulebook_example_ship_to_the_market() -> None:
    """Weiß nimmt das Segel, Braun die Statue, Grau den Hebel; die Steine gehen zurück."""
    state = table(market=OPEN)
    quarry = state.quarry[:]
    send(state, 0, "BC.D", "market")
    assert state.to_act() == [WHITE]
    answer(state, "card 0")
    assert state.to_act() == [BROWN]
    answer(state, "card 1")
    assert state.to_act() == [GREY]
    answer(state, "card 2")
    assert [hand(state, seat) for seat in range(4)] == [[], ["sail"], ["statue"], ["lever"]]
    assert state.quarry == quarry
    assert state.fleet.stones_on(Ship(0)) == 0


def test_each_stone_takes_one_of_the_cards_that_are_left() -> None:
    """Market A: one card for each stone, chosen by its owner."""
    state = table(market=OPEN)
    send(state, 0, "AAA", "market")
    assert choices(state) == ["card 0", "card 1", "card 2", "card 3"]
    answer(state, "card 2")
    assert choices(state) == ["card 0", "card 1", "card 3"]
    assert refusal(state, "card 2") == "There is no card on field 3 of the market."


def test_ruling_im_9_a_card_must_be_taken() -> None:
    """Clarification: market: is taking compulsory."""
    state = table(market=OPEN)
    send(state, 2, "B", "market")
    assert choices(state) == ["card 0", "card 1", "card 2", "card 3"]
    assert refusal(state, "decline") == (
        "“decline” is not possible now. Your stone has reached the market: take a card."
    )


def test_ruling_im_3_the_last_card_is_taken_without_asking() -> None:
    state = table(market=OPEN)
    send(state, 0, "BCDA", "market")
    answer(state, "card 3", "card 1", "card 0")
    assert hand(state, BLACK) == ["lever"]
    assert (question(state), state.to_act()) == ("Turn", [WHITE])


def test_cards_never_run_out_within_a_round() -> None:
    """Clarification: market: can cards run out in a round. Four picks, ships of at most four."""
    state = table(sides="BAAAA", market=OPEN)
    send(state, 0, "BCDA", "market")
    answer(state, "card 0", "card 1", "card 2")
    assert question(state) == "LookAtPair"


def test_ruling_im_18_without_a_card_a_stone_brings_nothing() -> None:
    for sides in ("AAAAA", "BAAAA"):
        state = table(sides=sides, edition=NO_CARDS, market=())
        send(state, 0, "BCDA", "market")
        assert (question(state), state.to_act()) == ("Turn", [WHITE])
        assert state.hands == [[0] * 12] * 4


def test_cards_lie_open() -> None:
    """Market cards: everybody sees what somebody has taken."""
    state = table(market=OPEN)
    send(state, 2, "B", "market")
    answer(state, "card 0")
    for viewer in (BLACK, GREY, PUBLIC):
        assert state.mask(viewer).hands == state.hands


def test_market_b_shows_three_cards_and_a_pair() -> None:
    """Clarification: Market B details. Five cards are drawn in each round."""
    state = table(sides="BAAAA", market=OPEN)
    assert (state.market.pair, state.market.pile_size()) == (2, 34 - 5)
    send(state, 2, "B", "market")
    assert choices(state) == ["card 0", "card 1", "card 2", "card 3"]


def test_the_cards_are_offered_by_their_names() -> None:
    state = table(sides="BAAAA", market=OPEN)
    send(state, 2, "B", "market")
    offered = [SENTENCES.say(state.describe(WHITE, action)) for action in state.legal(WHITE)]
    assert offered == [
        "Take Sail from the market",
        "Take Statue from the market",
        "Take Lever from the market",
        "Look at the face-down pair and keep one card",
    ]


def test_the_owner_keeps_one_of_the_pair_and_discards_the_other() -> None:
    state = table(sides="BAAAA", market=OPEN)
    send(state, 2, "B", "market")
    answer(state, "card 3", "draw hammer", "draw chisel")
    assert state.to_act() == [WHITE]
    assert choices(state) == ["keep hammer", "keep chisel"]
    answer(state, "keep chisel")
    assert hand(state, WHITE) == ["chisel"]
    assert state.market.discard.counts[CARDS.index("hammer")] == 1
    assert "White discards a Hammer." in told(state)
    assert (state.market.looked_at, state.market.pair) == ([], 0)


def test_only_the_looker_sees_the_pair() -> None:
    state = table(sides="BAAAA", market=OPEN)
    send(state, 2, "B", "market")
    answer(state, "card 3")
    assert state.agenda[-1].seen_by(state, CHANCE) == 1 << WHITE
    answer(state, "draw hammer", "draw chisel")
    assert state.mask(WHITE).market.looked_at == [CARDS.index("hammer"), CARDS.index("chisel")]
    for viewer in (BLACK, PUBLIC):
        assert state.mask(viewer).market.looked_at == [UNKNOWN, UNKNOWN]
        seen = visible(state.log or [], viewer)[-2:]
        sentences = [SENTENCES.say(event.text(), names=COLOURS) for event in seen]
        assert sentences == ["White looks at a face-down card."] * 2
    assert told(state)[-1] == "White sees a Chisel."
    assert state.agenda[-1].seen_by(state, WHITE) >> PUBLIC & 1


def test_two_equal_cards_are_one_choice() -> None:
    state = table(sides="BAAAA", market=OPEN)
    send(state, 2, "B", "market")
    answer(state, "card 3", "draw statue", "draw statue")
    assert choices(state) == ["keep statue"]
    answer(state, "keep statue")
    assert hand(state, WHITE) == ["statue"]
    assert state.market.discard.counts[STATUE] == 1


def test_a_red_card_of_the_pair_acts_at_once() -> None:
    """Market B details: keep one, and a red one acts at once."""
    state = table(sides="BAAAA", market=OPEN)
    send(state, 2, "B", "market")
    answer(state, "card 3", "draw sarcophagus", "draw chisel", "keep sarcophagus")
    assert state.burial_chamber.stones == [WHITE]
    assert hand(state, WHITE) == []
    assert state.market.discard.counts[SARCOPHAGUS] == 1


def test_a_pair_of_one_card() -> None:
    cards = market_of(0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 1)
    state = table(sides="BAAAA", edition=changed_edition(cards), market=("statue",) * 3)
    send(state, 2, "B", "market")
    answer(state, "card 3")
    assert told(state)[-1] == "White takes 1 face-down market card to look at."
    answer(state, "draw chisel")
    assert choices(state) == ["keep chisel"]
    answer(state, "keep chisel")
    assert hand(state, WHITE) == ["chisel"]


def test_ruling_im_2_the_pair_is_drawn_when_it_is_looked_at() -> None:
    """Every card that nobody has seen can lie there, with the chance of its number."""
    state = table(sides="BAAAA", market=OPEN)
    send(state, 2, "B", "market")
    answer(state, "card 3")
    unseen = [2, 2, 2, 2, 2, 2, 2, 9, 1, 2, 2, 3]
    assert state.weights() == unseen
    answer(state, "draw statue")
    assert state.weights() == [8 if n == STATUE else count for n, count in enumerate(unseen)]
    assert [SENTENCES.say(state.prompt(seat)) for seat in (CHANCE, WHITE)] == [
        "A face-down market card is looked at.",
        "Only you see these cards: keep one of them.",
    ]


def drawn(state: Imhotep, answers: list[str]) -> Counter[tuple[str, ...]]:
    """What chance can draw while seats give these answers, and how likely, in whole shares."""
    shares: Counter[tuple[str, ...]] = Counter()
    if state.to_act() == [CHANCE]:
        for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
            twin = state.copy()
            twin.apply(CHANCE, action)
            for cards, share in drawn(twin, answers).items():
                shares[(action.notation().removeprefix("draw "), *cards)] += weight * share
    elif answers:
        answer(state, answers[0])
        return drawn(state, answers[1:])
    else:
        shares[()] = 1
    return shares


def test_ruling_im_2_drawing_late_is_the_same_as_shuffling_first() -> None:
    """Three open cards, then the top card, then the pair that lay below it all the time."""
    cards = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 3, 0, 1, 0, 2))
    state = start(2, "BBAAA", edition=cards)
    state.pyramids.build(BLACK, 0)
    answer(state, "round 1")
    late = Counter[tuple[str, ...]]()
    for open_cards, share in drawn(state, []).items():
        twin = table(2, "BBAAA", edition=cards, market=open_cards)
        twin.pyramids.build(BLACK, 0)
        load(twin, 2, "A")
        load(twin, 3, "A")
        answers = ["sail 2 pyramid", "pyramid left", "top_card", "sail 3 market", "card 3"]
        for others, more in drawn(twin, answers).items():
            late[(*open_cards, *others)] += share * more
    pile = ["statue"] * 3 + ["hammer"] + ["chisel"] * 2
    first = Counter((*order[:3], order[5], order[3], order[4]) for order in permutations(pile))
    assert {cards: Fraction(n, late.total()) for cards, n in late.items()} == {
        cards: Fraction(n, first.total()) for cards, n in first.items()
    }


def test_ruling_im_24_the_pile_ends_between_the_two_cards_of_the_pair() -> None:
    edition = changed_edition(market_of(0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 4))
    state = table(sides="BAAAA", edition=edition, market=("chisel",) * 3)
    end_round(state)
    answer(state, "draw chisel", "draw statue")
    assert state.market.pile_size() == 4
    begin_round(state, "4332")
    assert "The discarded market cards are shuffled into a new pile." in told(state)
    assert (state.market.pair, state.market.pile_size()) == (2, 4)
    send(state, 3, "B", "market")
    answer(state, "card 3")
    assert choices(state) == ["draw statue"]
    answer(state, "draw statue")
    assert (choices(state), state.weights()) == (["draw statue", "draw chisel"], [1, 4])


def test_nobody_is_answered_for_where_that_would_tell_that_both_cards_are_the_same() -> None:
    assert LookAtPair(BLACK).conceals(table())
