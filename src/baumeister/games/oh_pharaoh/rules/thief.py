"""Thieves (Diebe): name a pyramid, roll the die, take a card; what breaks must be repaired.

Rulebook: "Diebe und Steuereintreiber einsetzen" and "Unvollständige Pyramiden".
"""

from __future__ import annotations

from typing import final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.state import AskChance, AskSeat
from baumeister.core.text import Text
from baumeister.games.oh_pharaoh.rules.actions import (
    ENDURE,
    KEEP,
    PLAY_PHARAOH,
    ROLL,
    STEAL,
    STEAL_JOKER,
    TAKE_ALL,
    TAKE_BACK,
    TAKE_BACK_JOKER,
    TAKE_NOTHING,
    Roll,
    Steal,
    TakeBack,
)
from baumeister.games.oh_pharaoh.rules.names import (
    JOKER,
    NUMBERS,
    PHARAOH,
    PYRAMIDS,
    THIEF,
    Card,
    PyramidPlace,
)
from baumeister.games.oh_pharaoh.rules.objections import (
    defence_objection,
    loot_objection,
    mend_objection,
)
from baumeister.games.oh_pharaoh.rules.pyramid import Pyramid
from baumeister.games.oh_pharaoh.rules.state import OhPharaoh


def send_thief(state: OhPharaoh, thief: int, victim: int, pyramid: PyramidPlace) -> None:
    """The thief is spent in any case. Who has any card is asked for a pharaoh (Ruling OP-22)."""
    state.lose(thief, THIEF)
    state.discard.put(THIEF)
    state.tell("sends_thief", thief, other=victim, pyramid=pyramid)
    if state.hand_sizes[victim]:
        state.ask(Defend(victim, thief, pyramid))
    else:
        state.ask(RollDie(victim, thief, pyramid))


@final
class Defend(AskSeat[OhPharaoh]):
    """Before the die is rolled: a pharaoh (Pharao) sends the thief away."""

    def __init__(self, seat: int, thief: int, pyramid: PyramidPlace) -> None:
        super().__init__(seat)
        self.thief = thief
        self.pyramid = pyramid

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        return [PLAY_PHARAOH, ENDURE] if state.hands[seat][PHARAOH] else [ENDURE]

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        state.settle()
        if action is PLAY_PHARAOH:
            play_pharaoh(state, seat)
        else:
            state.tell("endures", seat)
            state.ask(RollDie(seat, self.thief, self.pyramid))

    def conceals(self, state: OhPharaoh) -> bool:
        return can_hold_pharaoh(state)

    def default(self, state: OhPharaoh, seat: int) -> Action | None:
        return ENDURE

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        can_defend = int(state.hands[seat][PHARAOH] > 0)
        where = {"other": self.thief, "pyramid": self.pyramid}
        return Text("ask.Defend", {**where, "defence": can_defend})

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return defence_objection(action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.thief, self.pyramid]


def can_hold_pharaoh(state: OhPharaoh) -> bool:
    """Whether anybody may have a pharaoh, as far as everybody can see where they all lie."""
    in_sight = state.discard.counts[PHARAOH] + state.open.count(PHARAOH)
    return in_sight < state.settings.edition.cards[PHARAOH]


def play_pharaoh(state: OhPharaoh, seat: int) -> None:
    state.lose(seat, PHARAOH)
    state.discard.put(PHARAOH)
    state.tell("plays_pharaoh", seat)


@final
class RollDie(AskChance[OhPharaoh]):
    """The die must show at least as many as the pyramid has steps."""

    def __init__(self, victim: int, thief: int, pyramid: PyramidPlace) -> None:
        self.victim = victim
        self.thief = thief
        self.pyramid = pyramid

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        return ROLL[:]

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        assert isinstance(action, Roll)
        state.settle()
        steps = state.pyramids[PYRAMIDS * self.victim + self.pyramid].steps
        key = "thief_succeeds" if action.n >= steps else "thief_fails"
        where = {"other": self.victim, "pyramid": self.pyramid}
        state.tell(key, self.thief, rolled=action.n, n=steps, **where)
        if action.n >= steps:
            state.ask(Loot(self.thief, self.victim, self.pyramid))

    def facts(self) -> list[Fact]:
        return [self.victim, self.thief, self.pyramid]


@final
class Loot(AskSeat[OhPharaoh]):
    """The thief may take any one card of the pyramid, joker or not (Ruling OP-8)."""

    def __init__(self, seat: int, victim: int, pyramid: PyramidPlace) -> None:
        super().__init__(seat)
        self.victim = victim
        self.pyramid = pyramid

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        pyramid = state.pyramids[PYRAMIDS * self.victim + self.pyramid]
        cards: list[Action] = [STEAL[number - 1] for number in NUMBERS if pyramid.plain(number)]
        jokers = [STEAL_JOKER[number - 1] for number in NUMBERS if pyramid.jokers[number]]
        nothing: list[Action] = [] if state.settings.must_take else [TAKE_NOTHING]
        return cards + jokers + nothing

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        state.settle()
        if isinstance(action, Steal):
            self._steal(state, seat, action)
        else:
            state.tell("takes_nothing", seat)

    def _steal(self, state: OhPharaoh, seat: int, action: Steal) -> None:
        take_card(state, self.victim, self.pyramid, action.card, action.number)
        state.gain(seat, action.card)
        key = "steals.joker" if action.card == JOKER else "steals"
        where = {"other": self.victim, "pyramid": self.pyramid}
        state.tell(key, seat, card=action.card, number=action.number, **where)
        pyramid = state.pyramids[PYRAMIDS * self.victim + self.pyramid]
        if not pyramid.is_legal:
            state.ask(Mend(self.victim, self.pyramid))

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        key = "ask.Loot" if state.settings.must_take else "ask.Loot.may"
        return Text(key, {"other": self.victim})

    def throws_away(self, state: OhPharaoh, seat: int, action: Action) -> bool:
        return action is TAKE_NOTHING

    def describe(self, state: OhPharaoh, seat: int, action: Action) -> Text:
        return Text("action.take_nothing.thief") if action is TAKE_NOTHING else action.text()

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return loot_objection(action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.victim, self.pyramid]


def take_card(state: OhPharaoh, owner: int, pyramid: PyramidPlace, card: Card, number: int) -> None:
    """A card leaves a step of a pyramid."""
    place = PYRAMIDS * owner + pyramid
    state.pyramids[place] = state.pyramids[place].changed(number, -1, -int(card == JOKER))


@final
class Mend(AskSeat[OhPharaoh]):
    """A broken pyramid: what is left of it must be a pyramid again, or nothing (Ruling OP-9)."""

    def __init__(self, seat: int, pyramid: PyramidPlace) -> None:
        super().__init__(seat)
        self.pyramid = pyramid

    def proceed(self, state: OhPharaoh) -> bool:
        """Where no part of it is a pyramid, all cards go back."""
        pyramid = self._laid(state)
        if pyramid.has_pyramid_within():
            return False
        state.settle()
        self._take_all(state)
        return True

    def legal(self, state: OhPharaoh, seat: int) -> list[Action]:
        pyramid = self._laid(state)
        legal: list[Action] = [TAKE_BACK[number - 1] for number in NUMBERS if pyramid.plain(number)]
        legal += [TAKE_BACK_JOKER[number - 1] for number in NUMBERS if pyramid.jokers[number]]
        legal.append(TAKE_ALL)
        if pyramid.is_legal:
            legal.append(KEEP)
        return legal

    def answer(self, state: OhPharaoh, seat: int, action: Action) -> None:
        if isinstance(action, TakeBack):
            self._take_back(state, action.card, action.number)
            return
        state.settle()
        if action is TAKE_ALL:
            self._take_all(state)
        else:
            state.tell("keeps", seat, pyramid=self.pyramid)

    def _laid(self, state: OhPharaoh) -> Pyramid:
        return state.pyramids[PYRAMIDS * self.seat + self.pyramid]

    def _take_back(self, state: OhPharaoh, card: Card, number: int) -> None:
        take_card(state, self.seat, self.pyramid, card, number)
        state.gain(self.seat, card)
        key = "takes_back.joker" if card == JOKER else "takes_back"
        state.tell(key, self.seat, card=card, number=number, pyramid=self.pyramid)

    def _take_all(self, state: OhPharaoh) -> None:
        pyramid = self._laid(state)
        for number in NUMBERS:
            for _ in range(pyramid.plain(number)):
                self._take_back(state, Card(number), number)
            for _ in range(pyramid.jokers[number]):
                self._take_back(state, JOKER, number)

    def prompt(self, state: OhPharaoh, seat: int) -> Text:
        return Text("ask.Mend.whole") if self._laid(state).is_legal else super().prompt(state, seat)

    def objection(self, state: OhPharaoh, seat: int, action: Action) -> Text | None:
        return mend_objection(action)

    def facts(self) -> list[Fact]:
        return [self.seat, self.pyramid]
