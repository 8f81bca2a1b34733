"""Why something is not allowed: each rule that forbids an action, in words the player gets to see.

`None` means that no rule speaks against it, or that none is worth citing.
"""

from __future__ import annotations

from baumeister.core.action import Action
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.actions import (
    ACCEPT,
    DONE,
    KEEP,
    NO_DEAL,
    OFFER,
    PILE,
    PLAY_PHARAOH,
    PROPOSE_ALL,
    SEND_TAX,
    TAKE_ALL,
    TAKE_NOTHING,
    Collect,
    Deal,
    Discard,
    Give,
    Lay,
    Open,
    Propose,
    Score,
    Steal,
    Swap,
    TakeBack,
    Thief,
    Want,
)
from baumeister.games.oh_pharaoh.rules.names import (
    HAND,
    PHARAOH,
    PYRAMIDS,
    TAX,
    THIEF,
    Card,
    PyramidPlace,
)
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh


def score_objection(state: OhPharaoh, seat: int, pyramid: PyramidPlace) -> Text | None:
    if not state.pyramids[PYRAMIDS * seat + pyramid].size:
        return Text("refuse.no_pyramid")
    return Text("refuse.too_few_steps", {"n": state.needed_steps})


def go_on_objection() -> Text:
    return Text("refuse.duty")


def take_objection(state: OhPharaoh, action: Action) -> Text | None:
    if isinstance(action, Open):
        return Text("refuse.no_open_card", {"field": action.field})
    return Text("refuse.nothing_to_draw") if action is PILE else None


def discard_objection(state: OhPharaoh, seat: int, action: Action) -> Text | None:
    if isinstance(action, Discard):
        return Text("refuse.card_not_held", {"card": action.card})
    if action is DONE:
        return Text("refuse.too_many_cards", {"n": state.hand_sizes[seat] - HAND})
    return None


def act_objection(state: OhPharaoh, seat: int, action: Action) -> Text | None:
    if isinstance(action, Lay):
        return lay_objection(state, seat, action)
    if isinstance(action, Swap):
        return swap_objection(state, action)
    if isinstance(action, Thief):
        return thief_objection(state, seat, action)
    if action is SEND_TAX:
        return Text("refuse.card_not_held", {"card": TAX})
    if action is OFFER:
        return offer_objection(state)
    if action is PLAY_PHARAOH:
        return Text("refuse.pharaoh_on_turn")
    return Text(_time_of(action))


def _time_of(action: Action) -> str:
    """The rule about things that are done at another time of the turn."""
    if isinstance(action, Score):
        return "refuse.score_first"
    if isinstance(action, Open) or action is PILE:
        return "refuse.has_taken"
    if isinstance(action, Discard):
        return "refuse.discard_last"
    if isinstance(action, TakeBack) or action is TAKE_ALL:
        return "refuse.no_taking_back"
    return "refuse.act"


def lay_objection(state: OhPharaoh, seat: int, action: Lay) -> Text:
    """Rulebook: "Pyramide bauen oder erweitern"."""
    mine = state.pyramids[PYRAMIDS * seat : PYRAMIDS * (seat + 1)]
    if not state.hands[seat][action.card]:
        return Text("refuse.card_not_held", {"card": action.card})
    if action.pyramid >= state.allowed_pyramids:
        return Text("refuse.one_pyramid", {"space": state.settings.edition.two_pyramids})
    if mine[action.pyramid].size:
        return Text("refuse.does_not_fit", {"number": action.number})
    if not all(pyramid.size for pyramid in mine[: action.pyramid]):
        return Text("refuse.first_place")
    return Text("refuse.no_new_pyramid", {"number": action.number})


def complete_objection(state: OhPharaoh, seat: int, pyramid: PyramidPlace, action: Action) -> Text:
    """Rulebook: "Auch hierbei müssen die beschriebenen Bauregeln eingehalten werden"."""
    if isinstance(action, Lay) and action.pyramid == pyramid:
        return lay_objection(state, seat, action)
    return Text("refuse.complete", {"pyramid": pyramid})


def swap_objection(state: OhPharaoh, action: Swap) -> Text:
    if action.other >= state.seats:
        return Text("refuse.no_such_seat")
    if not state.pyramids[PYRAMIDS * action.other + action.pyramid].jokers[action.number]:
        return Text("refuse.no_joker_there", {"number": action.number})
    return Text("refuse.card_not_held", {"card": action.number})


def thief_objection(state: OhPharaoh, seat: int, action: Thief) -> Text:
    if action.other >= state.seats:
        return Text("refuse.no_such_seat")
    if not state.hands[seat][THIEF]:
        return Text("refuse.card_not_held", {"card": THIEF})
    return Text("refuse.own_pyramid" if action.other == seat else "refuse.nothing_to_rob")


def offer_objection(state: OhPharaoh) -> Text:
    if not state.settings.offers:
        return Text("note.no_offers")
    if state.offers >= state.settings.offers:
        return Text("refuse.no_more_offers", {"n": state.settings.offers})
    return Text("refuse.nothing_to_trade")


def give_objection(state: OhPharaoh, seat: int, give: Give, gives: list[Card], most: int) -> Text:
    if state.hands[seat][give.card] <= gives.count(give.card):
        return Text("refuse.card_not_held", {"card": give.card})
    return Text("refuse.alike") if len(gives) < most else Text("refuse.enough_cards", {"n": most})


def want_objection(state: OhPharaoh, seat: int, want: Want, wants: list[Card], most: int) -> Text:
    if not state.can_be_had(seat, want.card, wants.count(want.card) + 1):
        return Text("refuse.no_more_of_it", {"card": want.card})
    return Text("refuse.alike") if len(wants) < most else Text("refuse.enough_cards", {"n": most})


def propose_objection(state: OhPharaoh, seat: int, is_whole: bool, action: Action) -> Text | None:
    """To one or to all others, by the seat whose turn it is."""
    if isinstance(action, Propose) and action.other >= state.seats:
        return Text("refuse.no_such_seat")
    if isinstance(action, Propose) and action.other == seat:
        return Text("refuse.own_offer")
    if isinstance(action, Propose) or action is PROPOSE_ALL:
        return Text("refuse.cannot_ask" if is_whole else "refuse.both_sides")
    return None


def respond_objection(action: Action) -> Text | None:
    """Only the seat itself hears this."""
    return Text("refuse.cannot_accept") if action is ACCEPT else None


def counter_objection(proposer: int, action: Action) -> Text | None:
    if isinstance(action, Propose) and action.other == proposer:
        return Text("refuse.both_sides")
    if isinstance(action, Propose) or action is PROPOSE_ALL:
        return Text("refuse.counter_to", {"other": proposer})
    return None


def deal_objection(action: Action, has_terms: bool) -> Text | None:
    if action is NO_DEAL:
        return Text("refuse.must_deal")
    if isinstance(action, Deal):
        return Text("refuse.cannot_pay" if has_terms else "refuse.no_such_deal")
    return None


def defence_objection(action: Action) -> Text | None:
    return Text("refuse.card_not_held", {"card": PHARAOH}) if action is PLAY_PHARAOH else None


def loot_objection(action: Action) -> Text | None:
    if action is TAKE_NOTHING:
        return Text("refuse.must_take")
    return Text("refuse.no_such_card_there") if isinstance(action, Steal) else None


def collect_objection(action: Action) -> Text | None:
    return Text("refuse.no_tax_there") if isinstance(action, Collect) else None


def mend_objection(action: Action) -> Text | None:
    if isinstance(action, TakeBack):
        return Text("refuse.no_such_card_there")
    return Text("refuse.still_broken") if action is KEEP else None
