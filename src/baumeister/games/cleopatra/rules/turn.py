"""A turn (Spielzug): visit the market or the quarry, and play characters at any time.

Rulebook: "Ein Spielzug" and "Den Steinbruch besuchen", points 3 to 5.
"""

from __future__ import annotations

from typing import Final, final

from baumeister.core.action import Action
from baumeister.core.facts import Fact
from baumeister.core.sentences import pack
from baumeister.core.state import CHANCE, AskSeat, Question
from baumeister.core.text import Text
from baumeister.core.ways import ways
from baumeister.games.cleopatra.rules.actions import (
    DONE,
    PAID_WITH,
    PASS,
    STALL,
    Build,
    Done,
    Pass,
    Play,
    Stall,
)
from baumeister.games.cleopatra.rules.building import begin_building
from baumeister.games.cleopatra.rules.characters import play_character, playable
from baumeister.games.cleopatra.rules.crocodile import end_game
from baumeister.games.cleopatra.rules.hand_limit import CHECK_HAND
from baumeister.games.cleopatra.rules.high_priest import RollDice
from baumeister.games.cleopatra.rules.market import REFILL_STALLS, take_stall
from baumeister.games.cleopatra.rules.names import (
    FROM_BONUS,
    MOSAIC,
    MOST_SEATS,
    RESOURCES,
    STALLS,
    TAINTED,
)
from baumeister.games.cleopatra.rules.objections import (
    end_turn_objection,
    quarry_objection,
    turn_objection,
)
from baumeister.games.cleopatra.rules.pieces import buildable, complete_categories, describe_build
from baumeister.games.cleopatra.rules.state import Cleopatra

TURN_WAYS: Final = (Stall, Build, Play, Pass)  # as the prompts name them
QUARRY_WAYS: Final = (Build, Play, Done)


@final
class NextTurn(Question[Cleopatra]):
    """Waits below a turn and begins the next one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, state: Cleopatra) -> bool:
        state.settle()
        state.built = 0
        state.credit = [0] * len(RESOURCES)
        if self.seat == 0:
            if state.round == state.settings.edition.rounds:
                end_game(state, "last_round_ends")  # Ruling CL-21
                return True
            state.round += 1
            state.tell("round_begins", CHANCE, round=state.round)
        state.ask(NEXT_TURNS[(self.seat + 1) % state.seats])
        state.ask(TURN_OF[self.seat])
        return True

    def facts(self) -> list[Fact]:
        return [self.seat]


def _build(state: Cleopatra, seat: int, action: Build) -> None:
    place = state.top_mosaic if action.piece == MOSAIC else action.place
    begin_building(state, seat, action.piece, place)


@final
class Turn(AskSeat[Cleopatra]):
    """One seat takes a stall, or begins to build; characters may come before."""

    def proceed(self, state: Cleopatra) -> bool:
        """With the first piece, the turn is a visit to the quarry."""
        if not state.built:
            return False
        state.settle()
        state.ask(CHECK_HAND[self.seat])
        state.ask(END_TURN[self.seat])
        state.ask(QUARRY[self.seat])
        return True

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        stalls: list[Action] = [STALL[n] for n in range(STALLS) if state.stalls[n]]
        visits = stalls + buildable(state, seat)
        legal = visits + playable(state, seat)
        if not visits:
            legal.append(PASS)  # Ruling CL-5
        return legal

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        if isinstance(action, Build):
            _build(state, seat, action)
            return
        if isinstance(action, Play):
            play_character(state, seat, action.card, may_build=True)
            return
        state.settle()
        if not isinstance(action, Stall):
            state.tell("passes", seat)
            state.ask(CHECK_HAND[seat])
            return
        state.ask(REFILL_STALLS[seat])
        state.ask(CHECK_HAND[seat])
        state.ask(END_TURN[seat])
        take_stall(state, seat, action.stall)

    def conceals(self, state: Cleopatra) -> bool:
        return True

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.Turn", {"turn_ways": ways(self.legal(state, seat), TURN_WAYS)})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return describe_build(state, action) if isinstance(action, Build) else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return turn_objection(state, seat, action)


@final
class Quarry(AskSeat[Cleopatra]):
    """Further pieces, until the seat has enough; then talents for it, Cleopatra, and the dice."""

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*buildable(state, seat), *playable(state, seat), DONE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        if isinstance(action, Build):
            _build(state, seat, action)
        elif isinstance(action, Play):
            play_character(state, seat, action.card, may_build=True)
        else:
            state.settle()
            self._leave(state)

    def conceals(self, state: Cleopatra) -> bool:
        return True

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.Quarry", {"quarry_ways": ways(self.legal(state, seat), QUARRY_WAYS)})

    def throws_away(self, state: Cleopatra, seat: int, action: Action) -> bool:
        """Without dice the game ends, and with it whatever could still be built."""
        return action is DONE and complete_categories(state) >= state.settings.edition.steps

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        if action is DONE:
            return describe_stop(state, seat)
        return describe_build(state, action) if isinstance(action, Build) else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return quarry_objection(state, seat, action)

    def _leave(self, state: Cleopatra) -> None:
        bonus = state.settings.edition.bonus
        talents = bonus[min(state.built, len(bonus) - 1)]
        if talents:
            state.earn(self.seat, FROM_BONUS, talents)
            state.tell("bonus", self.seat, pieces=state.built, n=talents)
        last = state.settings.edition.steps
        steps = min(complete_categories(state), last)
        if steps > state.steps:
            state.tell("steps", CHANCE, n=steps - state.steps, steps=steps)
            state.steps = steps
        if steps == last:
            end_game(state)  # Ruling CL-18: no more dice
        else:
            state.ask(RollDice(self.seat))


def describe_stop(state: Cleopatra, seat: int) -> Text:
    """Whether the dice come next or the end, and which cards will still cost amulets then."""
    if complete_categories(state) < state.settings.edition.steps:
        return Text("action.done.quarry")
    hand = state.hands[seat].counts
    tainted = [card for card in TAINTED for _ in range(hand[card])]
    if not tainted:
        return Text("action.done.quarry.last")
    return Text("action.done.quarry.tainted", {"tainted": pack(tainted, len(PAID_WITH))})


@final
class EndTurn(AskSeat[Cleopatra]):
    """The last moment for characters (Ruling CL-6); all are asked, so silence tells nothing."""

    def legal(self, state: Cleopatra, seat: int) -> list[Action]:
        return [*playable(state, seat), DONE]

    def answer(self, state: Cleopatra, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            play_character(state, seat, action.card, may_build=False)
        else:
            state.settle()

    def conceals(self, state: Cleopatra) -> bool:
        return state.hands[self.seat].size > 0

    def default(self, state: Cleopatra, seat: int) -> Action | None:
        return DONE

    def prompt(self, state: Cleopatra, seat: int) -> Text:
        return Text("ask.EndTurn", {"can_play": int(bool(playable(state, seat)))})

    def describe(self, state: Cleopatra, seat: int, action: Action) -> Text:
        return Text("action.done.turn") if action is DONE else action.text()

    def objection(self, state: Cleopatra, seat: int, action: Action) -> Text | None:
        return end_turn_objection(state, seat, action)


QUARRY: Final = [Quarry(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
TURN_OF: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
