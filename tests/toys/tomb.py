"""Tomb: private draws, a robbery that a pharaoh may stop, a random theft, and a reshuffle.

On a turn a seat draws a card, buries one for points, or robs another seat. A pharaoh in the hand of
the victim stops the robber; otherwise he takes a card without looking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self, final

from baumeister.core.action import Action, Vocabulary
from baumeister.core.event import only
from baumeister.core.facts import Fact, Facts, Json
from baumeister.core.game import Game, Variant
from baumeister.core.sentences import Phrases, Sentences
from baumeister.core.state import AskChance, AskSeat, Question, State
from baumeister.core.text import Text
from tests.toys.pieces import DRAW, NO, SEATS, SPOKEN, YES, CardTable, Draw, Find

PHARAOH, MUMMY, AMULET = range(3)
WORTH: Final = (0, 1, 2)  # of a buried card
DEALT: Final = 4
ROUNDS: Final = 7
BURIED, HELD = range(2)  # sources of points


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Search(Action):
    """Draw a card."""


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bury(Action):
    card: int


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rob(Action):
    other: int


SEARCH: Final = Search()
BURY: Final = [Bury(card) for card in range(3)]
ROB: Final = [Rob(victim) for victim in range(SEATS)]
VOCABULARY: Final = Vocabulary([SEARCH, *BURY, *ROB, YES, NO, *DRAW])


class Tomb(CardTable):
    """`turns` are those still to come."""

    box: ClassVar[Sequence[int]] = (3, 17, 3)

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.turns = ROUNDS * seats
        self.keeps_pharaoh = False

    def copy(self) -> Self:
        twin = super().copy()
        twin.turns = self.turns
        twin.keeps_pharaoh = self.keeps_pharaoh
        return twin

    def agreed(self) -> tuple[dict[str, str], str | None]:
        return {"guard": "kept" if self.keeps_pharaoh else "lost"}, None

    def facts(self) -> Json:
        return {**super().facts(), "turns": self.turns}

    def restore(self, facts: Facts) -> None:
        super().restore(facts)
        self.turns = facts.number("turns")

    def chances(self, victim: int) -> list[int]:
        """Every card of the hand is as likely to be stolen as every other."""
        hand = self.hands[victim]
        return [hand.count(card) for card in hand.kinds()]

    def score_hands(self) -> None:
        """Every amulet in the hand is a point at the end."""
        self.show_hands()
        for seat, hand in enumerate(self.hands):
            self.ledger.book(HELD, seat, hand.count(AMULET))


class Turn(AskSeat[Tomb]):
    """Search, bury or rob."""

    def proceed(self, state: Tomb) -> bool:
        if state.turns > 0:
            return False
        state.settle()
        state.score_hands()
        return True

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        can_search = state.pile.size + state.discard.size > 0
        victims = [other for other in range(state.seats) if other != seat and state.hands[other]]
        return [
            *([SEARCH] if can_search else []),
            *(BURY[card] for card in state.hands[seat].kinds()),
            *(ROB[victim] for victim in victims),
        ]

    def answer(self, state: Tomb, seat: int, action: Action) -> None:
        state.settle()
        state.turns -= 1
        state.ask(type(self)(state.next_seat(seat)))
        if isinstance(action, Bury):
            self.bury(state, action.card)
        elif isinstance(action, Rob):
            state.tell("robs", seat, other=action.other)
            self.rob(state, action.other)
        else:
            self.search(state)

    def search(self, state: Tomb) -> None:
        state.ask(Find(self.seat))

    def bury(self, state: Tomb, card: int) -> None:
        state.hands[self.seat].remove(card)
        state.discard.put(card)
        state.ledger.book(BURIED, self.seat, WORTH[card])
        state.tell("buries", self.seat, card=card)

    def rob(self, state: Tomb, victim: int) -> None:
        state.ask(Defend(victim, self.seat))

    def objection(self, state: Tomb, seat: int, action: Action) -> Text | None:
        if isinstance(action, Rob) and action.other == seat:
            return Text("refuse.rob_yourself")
        return None


class Defend(Question[Tomb]):
    """The victim may show a pharaoh. Asked even without one: silence tells nothing."""

    def __init__(self, victim: int, robber: int) -> None:
        self.victim = victim
        self.robber = robber

    def asked(self, state: Tomb) -> list[int]:
        return [self.victim]

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return [YES, NO] if state.hands[seat].count(PHARAOH) else [NO]

    def answer(self, state: Tomb, seat: int, action: Action) -> None:
        state.settle()
        if action is NO:
            state.ask(Steal(self.victim, self.robber))
            return
        state.tell("guards", seat, other=self.robber)
        if state.keeps_pharaoh:
            state.hands[seat].show(PHARAOH)
        else:
            state.hands[seat].remove(PHARAOH)
            state.discard.put(PHARAOH)

    def conceals(self, state: Tomb) -> bool:
        return True

    def prompt(self, state: Tomb, seat: int) -> Text:
        return Text("ask.Defend", {"other": self.robber})

    def facts(self) -> list[Fact]:
        return [self.victim, self.robber]


class Steal(AskChance[Tomb]):
    """Chance picks a card; only robber and victim see which."""

    def __init__(self, victim: int, robber: int) -> None:
        self.victim = victim
        self.robber = robber

    def legal(self, state: Tomb, seat: int) -> list[Action]:
        return [DRAW[card] for card in state.hands[self.victim].kinds()]

    def weights(self, state: Tomb) -> list[int]:
        return state.chances(self.victim)

    def seen_by(self, state: Tomb, seat: int) -> int:
        return only(self.robber) | only(self.victim)

    def answer(self, state: Tomb, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        seen_by = self.seen_by(state, seat)
        state.settle()
        state.hands[self.victim].lose(action.card)
        state.hands[self.robber].add(action.card, seen_by)
        public = {"other": self.victim}
        state.tell_secret("steals", self.robber, seen_by, public, card=action.card)

    def facts(self) -> list[Fact]:
        return [self.victim, self.robber]


SENTENCES: Final = Sentences(
    {
        **SPOKEN,
        "action.search": "search for a card",
        "action.bury": "bury {the_card}",
        "action.rob": "rob {other}",
        "action.yes": "show a pharaoh",
        "action.no": "do nothing",
        "ask.Turn": "Your turn.",
        "ask.Defend": "{other} breaks in. Do you show a pharaoh?",
        "ask.Steal": "Which card is stolen?",
        "event.buries": "{seat} buries {the_card}.",
        "event.robs": "{seat} breaks in at {other}.",
        "event.guards": "{seat} shows {other} a pharaoh.",
        "event.steals": "{seat} steals {the_card} from {other}.",
        "event.steals.hidden": "{seat} steals a card from {other}.",
        "refuse.rob_yourself": "Nobody robs themselves.",
        "variant.guard": "After a robbery was stopped, the pharaoh is",
        "source.buried": "buried cards",
        "source.held": "amulets in the hand",
    },
    {"the_card": Phrases("card", ("a pharaoh", "a mummy", "an amulet"))},
)


class TombGame(Game):
    id = "tomb"
    title = "Tomb"
    fewest = 2
    most = SEATS
    bound = SEATS * (DEALT + 3 * ROUNDS)
    vocabulary = VOCABULARY
    variants: ClassVar[tuple[Variant, ...]] = (Variant("guard", ("lost", "kept"), "lost"),)
    sources = ("buried", "held")
    sentences = SENTENCES

    def __init__(self, state: type[Tomb] = Tomb, turn: type[Turn] = Turn) -> None:
        self.state = state
        self.turn = turn

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Tomb:
        state = self.state(self, seats)
        state.keeps_pharaoh = variants["guard"] == "kept"
        state.ask(self.turn(0))
        for seat in range(seats):
            for _ in range(DEALT):
                state.ask(Find(seat))
        return state

    def is_foreseeable(self, after: State) -> bool:
        return bool(after.agenda)  # what is held counts then


TOMB: Final = TombGame()
