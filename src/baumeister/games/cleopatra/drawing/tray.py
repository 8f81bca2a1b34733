"""What lies between palace and hand while something special is asked: the payment strip, cards to
choose from, and what is left over from double cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from baumeister.core.action import Action
from baumeister.drawing.areas import hot_box
from baumeister.drawing.ink import Picture, group, move
from baumeister.drawing.pen import Pen
from baumeister.drawing.shapes import STONES
from baumeister.drawing.svg import box, disc, label, path
from baumeister.games.cleopatra.drawing.cards import small
from baumeister.games.cleopatra.drawing.icons import AMULET, MERCHANT, PIECE_ICONS
from baumeister.games.cleopatra.drawing.layout import TRAY
from baumeister.games.cleopatra.drawing.palace import gain
from baumeister.games.cleopatra.drawing.quarry import price_icon
from baumeister.games.cleopatra.drawing.seats import turn_of
from baumeister.games.cleopatra.drawing.texts import Words
from baumeister.games.cleopatra.rules.actions import ACCEPT, AUTO, KEEP, NAME, TAKE
from baumeister.games.cleopatra.rules.building import PayFor
from baumeister.games.cleopatra.rules.courtesan import TakeDiscarded
from baumeister.games.cleopatra.rules.envoy import AcceptOffers, NameResource
from baumeister.games.cleopatra.rules.names import MERCHANT as MERCHANT_CARD
from baumeister.games.cleopatra.rules.names import RESOURCES
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.vizier import KeepCards

GROUND: Final = box("c-tray", 0, 0, TRAY.width, TRAY.height, 10)
CHOICE_WIDTH: Final = 50
CHOICE_HOT: Final = hot_box(-2, -2, 40, 50, 6)
TITLE: Final = 24
AUTO_GROUND: Final = box("c-auto", 0, 0, 430, 66, 12)
AUTO_HOT: Final = hot_box(0, 0, 430, 66, 12)
AUTO_LEFT: Final = 470


def tray(state: Cleopatra, words: Words, pen: Pen) -> Picture:
    """For the seat that is asked, or whose turn it is."""
    if pen.seat >= state.seats or not state.agenda:
        return ""
    question = state.agenda[-1]
    body = _asked(state, words, pen, question) if pen.is_asked else ""
    return move(TRAY.x, TRAY.y, body or _leftovers(state, words, pen))


def _asked(state: Cleopatra, words: Words, pen: Pen, question: object) -> Picture:
    if isinstance(question, PayFor):
        return _payment(state, words, pen, question)
    if isinstance(question, KeepCards):
        return _choice(words, pen, "looked", KEEP, state.looked.counts)
    if isinstance(question, TakeDiscarded):
        return _choice(words, pen, "search", TAKE, state.discard.counts)
    if isinstance(question, NameResource):
        return _choice(words, pen, "name", NAME, [1] * len(NAME))
    if isinstance(question, AcceptOffers):
        return _offers(words, pen, question)
    return ""


def _payment(state: Cleopatra, words: Words, pen: Pen, question: PayFor) -> Picture:
    """The price with what is paid and what is missing, and one click that pays it all."""
    cost = state.settings.edition.costs[question.piece]
    body = GROUND + label(14, TITLE, "note", words.say("to_pay"))
    body += move(12, 28, PIECE_ICONS[question.piece])
    x = 74
    for resource in range(len(RESOURCES)):
        due = question.price[resource]
        for n in range(cost[resource]):
            is_due = n >= cost[resource] - due
            is_next = is_due and resource == question.missing() and n == cost[resource] - due
            body += move(x, 34, price_step(resource, is_due, is_next))
            x += 44
    return body + move(AUTO_LEFT, 8, _auto(state, words, pen, question))


@lru_cache(maxsize=32)
def price_step(resource: int, is_due: bool, is_next: bool) -> str:
    """A resource of the price: paid ones are ticked off, the next one is framed."""
    icon = move(0, 0, price_icon(resource, False), 1.4)
    if not is_due:
        return group("c-faint", icon) + path("c-tick", "M8 22L17 31L33 9")
    return icon + box("c-next" if is_next else "c-lacking", -1, -1, 41, 42, 6)


def _auto(state: Cleopatra, words: Words, pen: Pen, question: PayFor) -> Picture:
    """The cleanest payment: which cards it takes, and how many amulets."""
    used, amulets = question.cleanest(state), state.settings.edition.amulets
    body = AUTO_GROUND + label(14, 27, "c-auto-text", words.say("pay_clean"))
    body += _bill(words, used, sum(amulets[card] for card in used))
    return pen.button(AUTO, body, AUTO_HOT)


def _bill(words: Words, used: Sequence[int], amulets: int) -> str:
    parts = []
    for n, card in enumerate(used):
        icon = (
            move(0, 5, MERCHANT, 0.5)
            if card == MERCHANT_CARD
            else move(0, 0, small(card, words.language), 0.66)
        )
        parts.append(move(400 - 25 * (len(used) - n), 33, icon))
    price = move(14, 35, AMULET, 0.5) + label(44, 54, "c-auto-text", f"×{amulets}")
    return price + "".join(parts)


def _choice(
    words: Words, pen: Pen, title: str, actions: Sequence[Action], counts: Sequence[int]
) -> Picture:
    """Cards to choose from, with how many there are of each."""
    body: Picture = GROUND + label(14, TITLE - 6, "note", words.say(title))
    x = 14.0
    for kind, count in enumerate(counts):
        if not count:
            continue
        card = small(kind, words.language)
        if count > 1:
            card += disc("c-times", 32, 40, 9) + label(32, 44.5, "c-tiny-times", str(count))
        button = pen.button(actions[kind], card, CHOICE_HOT)
        body += move(x, 27, button, 1.12)
        x += CHOICE_WIDTH + 3
    return body


def _offers(words: Words, pen: Pen, question: AcceptOffers) -> Picture:
    body: Picture = GROUND + label(14, TITLE - 6, "note", words.say("offered"))
    for n, seat in enumerate(question.offering):
        card = small(question.card, words.language) + move(22, 26, STONES[seat], 0.6)
        body += move(14 + n * 70, 27, pen.button(ACCEPT[seat], card, CHOICE_HOT), 1.12)
    return body


def _leftovers(state: Cleopatra, words: Words, pen: Pen) -> str:
    """What was built in this turn, and halves of double cards that count for its next piece."""
    if not state.built or pen.seat != turn_of(state):
        return ""
    bonus = state.settings.edition.bonus[min(state.built, len(state.settings.edition.bonus) - 1)]
    body = GROUND + label(14, TITLE, "note", words.count("built", state.built))
    if bonus:
        body += gain(bonus, 36, 54)
    if not any(state.credit):
        return body
    body += label(300, TITLE, "note", words.say("credit"))
    x = 300
    for resource, amount in enumerate(state.credit):
        for _ in range(amount):
            body += move(x, 34, price_icon(resource, False), 1.4)
            x += 44
    return body
