"""Replies: a quick answer to every question, by rule of thumb."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from baumeister.core.action import Action
from baumeister.core.state import Question, State
from baumeister.games.oh_pharaoh.judgement.deals import advantage, next_term, plus
from baumeister.games.oh_pharaoh.judgement.plans import best_plan, best_within, mended
from baumeister.games.oh_pharaoh.rules.actions import (
    ACCEPT,
    COLLECT_ALL,
    COUNTER,
    DEAL,
    DECLINE,
    DONE,
    DROP,
    ENDURE,
    FINISH,
    GO_ON,
    KEEP,
    LAY,
    LAY_JOKER,
    NO_DEAL,
    OFFER,
    PLAY_PHARAOH,
    PROPOSE,
    PROPOSE_ALL,
    SCORE,
    SEND_TAX,
    TAKE_ALL,
    TAKE_NOTHING,
    Discard,
    Open,
    Propose,
    Steal,
    TakeBack,
    Thief,
)
from baumeister.games.oh_pharaoh.rules.names import JOKER, PHARAOH, PYRAMIDS, THIEF
from baumeister.games.oh_pharaoh.rules.player_actions import Act, Complete
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh
from baumeister.games.oh_pharaoh.rules.tax import AvoidTax, CollectTax
from baumeister.games.oh_pharaoh.rules.thief import Defend, Loot, Mend
from baumeister.games.oh_pharaoh.rules.trade import (
    ChooseDeal,
    ComposeOffer,
    Respond,
    holds,
    terms_of,
)
from baumeister.games.oh_pharaoh.rules.turn import EndOfTurn, ScorePyramids, TakeCard

if TYPE_CHECKING:
    from baumeister.games.oh_pharaoh.judgement.value import OhPharaohValue

GROWS: Final = 20  # points more that are worth not scoring yet
PREY: Final = 15  # points a theft should take away


def reply(
    value: OhPharaohValue, state: OhPharaoh, seat: int, legal: list[Action], rng: Random
) -> Action:
    if len(legal) == 1:
        return legal[0]
    question: Question[State] = state.agenda[-1]
    found: Action | None = None
    if isinstance(question, Respond):
        found = _respond(value, state, seat, question)
    elif isinstance(question, (Act, Complete)):
        found = _act(value, state, seat, legal)
    elif isinstance(question, (ScorePyramids, TakeCard, EndOfTurn)):
        found = _turn(value, state, seat, legal)
    elif isinstance(question, (Defend, AvoidTax, Loot, Mend)):
        found = _under_attack(value, state, seat, legal)
    elif isinstance(question, CollectTax):
        found = _collect(legal)
    elif isinstance(question, ComposeOffer):
        found = _offer(value, state, seat, question)
    elif isinstance(question, ChooseDeal):
        found = _deal(value, state, seat, question)
    return found if found in legal and found else legal[int(rng.random() * len(legal))]


def _respond(value: OhPharaohValue, state: OhPharaoh, seat: int, question: Respond) -> Action:
    """Accept what helps more than it helps the other; a counteroffer only if asked for one."""
    steps = question.steps[question.order.index(seat)]
    if steps:
        return counter_step(value, state, seat, question, steps)
    if not holds(state, seat, question.wants):
        return DECLINE
    found = advantage(value, state, seat, question.proposer, question.wants, question.gives)
    return ACCEPT if found > 0 else DECLINE


def counter_step(
    value: OhPharaohValue, state: OhPharaoh, seat: int, question: Respond, steps: list[Action]
) -> Action:
    """Put together the counteroffer that was found, or give it up."""
    terms = value.offers.counter(state, seat, question)
    if terms is None:
        return DECLINE
    gives, wants = terms_of(steps)
    return next_term(gives, wants, terms) or PROPOSE[question.proposer]


def _offer(value: OhPharaohValue, state: OhPharaoh, seat: int, question: ComposeOffer) -> Action:
    terms = value.offers.next(state, seat, state.offers - 1)
    if terms is None:
        return DROP
    return next_term(question.gives, question.wants, terms) or PROPOSE_ALL


def sensible(
    value: OhPharaohValue, state: OhPharaoh, seat: int, legal: list[Action]
) -> list[Action]:
    """Offers and counteroffers only where some are worth it, and then these step by step.

    Whatever may be taken is taken.
    """
    question: Question[State] = state.agenda[-1]
    if isinstance(question, CollectTax):
        return [_collect(legal)]
    if isinstance(question, Loot):
        return [action for action in legal if action is not TAKE_NOTHING]
    if isinstance(question, ComposeOffer):
        step = _offer(value, state, seat, question)
        if step is PROPOSE_ALL:
            return [action for action in legal if isinstance(action, Propose) or action is step]
        return [step] if step in legal else legal
    if isinstance(question, Respond):
        steps = question.steps[question.order.index(seat)]
        if steps:
            step = counter_step(value, state, seat, question, steps)
            return [step] if step in legal else legal
        if value.offers.counter(state, seat, question) is None:
            return [action for action in legal if action is not COUNTER]
    elif OFFER in legal and value.offers.next(state, seat, state.offers) is None:
        return [action for action in legal if action is not OFFER]
    return legal


def _deal(value: OhPharaohValue, state: OhPharaoh, seat: int, question: ChooseDeal) -> Action:
    best: Action = NO_DEAL
    most = -1e9 if question.must else 0.0
    for other, gives, gets in question.deals:
        found = advantage(value, state, seat, other, gives, gets)
        if found > most:
            best, most = DEAL[other], found
    return best


def _turn(value: OhPharaohValue, state: OhPharaoh, seat: int, legal: list[Action]) -> Action:
    """Score what will not grow now; take what helps most; get rid of what is in no plan."""
    hand = state.hands[seat]
    found = value.outlook(state, seat, hand, state.pyramids)
    if legal[0] in SCORE:
        return GO_ON if found.reach - found.laid > GROWS else legal[0]
    if isinstance(legal[0], Open):
        return max(legal, key=lambda action: _taken(value, state, seat, action))
    spare = [
        action
        for action in legal
        if isinstance(action, Discard) and action.card < THIEF and found.spare[action.card]
    ]
    return min(spare, key=lambda action: value.keep[action.card]) if spare else DONE


def _taken(value: OhPharaohValue, state: OhPharaoh, seat: int, action: Action) -> float:
    hand = state.hands[seat]
    if isinstance(action, Open):
        return value.worth(state, seat, plus(hand, [state.open[action.field]]))
    return value.worth(state, seat, hand) + 2 * value.fresh


def _act(value: OhPharaohValue, state: OhPharaoh, seat: int, legal: list[Action]) -> Action:
    """Build what can be built, rob what is worth it, and be done."""
    lay = _lay(value, state, seat, legal)
    if lay is not None:
        return lay
    for action in legal:
        if isinstance(action, Thief):
            pyramid = state.pyramids[PYRAMIDS * action.other + action.pyramid]
            if value.damage(state, pyramid) >= PREY:
                return action
    return SEND_TAX if SEND_TAX in legal else FINISH


def _lay(value: OhPharaohValue, state: OhPharaoh, seat: int, legal: list[Action]) -> Action | None:
    """The next card of the best pyramid within reach."""
    hand, prices = state.hands[seat], value.prices_for(state)
    for place in range(state.allowed_pyramids):
        pyramid = state.pyramids[PYRAMIDS * seat + place]
        plan = best_plan(pyramid, hand, prices)
        width = 0
        for number in range(plan.reach_top, plan.reach_bottom - 1, -1):
            width = max(pyramid.widths[number], width + 1)
            if number and width > pyramid.widths[number]:
                lay: Action = LAY[place][number - 1]
                if not hand[number]:
                    lay = LAY_JOKER[place][number - 1]
                if lay in legal:
                    return lay
    return None


def _under_attack(
    value: OhPharaohValue, state: OhPharaoh, seat: int, legal: list[Action]
) -> Action:
    question: Question[State] = state.agenda[-1]
    if isinstance(question, Defend):
        pyramid = state.pyramids[PYRAMIDS * seat + question.pyramid]
        return PLAY_PHARAOH if value.damage(state, pyramid) >= PREY else ENDURE
    if isinstance(question, AvoidTax):
        return PLAY_PHARAOH if state.hands[seat][PHARAOH] > 1 else ENDURE
    if isinstance(question, Loot):
        return _loot(state, question, legal)
    assert isinstance(question, Mend)
    return _mend(state, seat, question, legal)


def _loot(state: OhPharaoh, question: Loot, legal: list[Action]) -> Action:
    """What hurts most; a joker rather than another card, and a high one rather than a low one."""
    widths = list(state.pyramids[PYRAMIDS * question.victim + question.pyramid].widths)
    best, least = legal[0], (1 << 30, 0)
    for action in legal:
        if isinstance(action, Steal):
            widths[action.number] -= 1
            left = (best_within(widths)[0], -99 if action.card == JOKER else -action.number)
            widths[action.number] += 1
            if left < least:
                best, least = action, left
    return best


def _collect(legal: list[Action]) -> Action:
    return COLLECT_ALL if COLLECT_ALL in legal else legal[0]


def _mend(state: OhPharaoh, seat: int, question: Mend, legal: list[Action]) -> Action:
    """Take back what is not part of the best pyramid that is left."""
    pyramid = state.pyramids[PYRAMIDS * seat + question.pyramid]
    if pyramid.is_legal:
        return KEEP
    rest, _ = mended(pyramid, state.hands[seat])
    for action in legal:
        if isinstance(action, TakeBack):
            number = action.number
            if action.card == JOKER and pyramid.jokers[number] > rest.jokers[number]:
                return action
            if action.card != JOKER and pyramid.plain(number) > rest.plain(number):
                return action
    return TAKE_ALL
