"""Laws about the course of a game: its end, its answers, its record, its copies and its words."""

from __future__ import annotations

import json
from random import Random

from baumeister.core.event import PUBLIC, visible
from baumeister.core.foresight import foreseen
from baumeister.core.laws.setup import LawBroken, Setup, demand, finish, moments, steps
from baumeister.core.record import Record, begin, replay
from baumeister.core.refusal import Refusal
from baumeister.core.result import Result
from baumeister.core.sealed import Sealed
from baumeister.core.spelling import spelled, typed
from baumeister.core.state import CHANCE, State
from baumeister.core.text import ENGLISH, Language, Text


def ends(setup: Setup, rng: Random) -> None:
    """A random game ends within the bound, with ranks that fit its points."""
    for step in steps(setup, rng):
        demand(step.state.result() is None, "ends", f"{step}: a result before the end")
    demand(not step.state.agenda, "ends", "a question is left that asks nobody")
    result = step.state.result()
    demand(result is not None, "ends", "no result at the end")
    assert result is not None
    _adds_up(setup, result)


def _adds_up(setup: Setup, result: Result) -> None:
    merits = list(zip(result.points, result.tie_breaks, strict=True))
    demand(len(merits) == setup.seats, "ends", f"points for {len(merits)} seats")
    ranks = [1 + sum(other > mine for other in merits) for mine in merits]
    demand(result.ranks == ranks, "ends", f"ranks {result.ranks} for {merits}")
    sums = [sum(column) for column in zip(*result.table, strict=True)]
    demand(sums == result.points, "ends", f"the table adds up to {sums}, not {result.points}")
    rows = len(setup.game.sources)
    demand(len(result.table) == rows, "ends", f"{len(result.table)} rows for {rows} sources")


def offers(setup: Setup, rng: Random) -> None:
    """Every asked seat has an answer; none twice; in the order of the vocabulary; chance weighs."""
    numbers = {action: number for number, action in enumerate(setup.game.vocabulary)}
    for step in steps(setup, rng):
        asked = step.state.to_act()
        alone = len(asked) == 1 or (isinstance(step.question, Sealed) and CHANCE not in asked)
        demand(alone, "offers", f"{step}: {asked} are asked together")
        first = step.state.first_to_act()
        demand(first == asked[0], "offers", f"{step}: {first} is not the first of {asked}")
        for seat in asked:
            legal = step.state.legal(seat)
            demand(bool(legal), "offers", f"{step}: {seat} is asked and has no answer")
            places = [numbers.get(action, -1) for action in legal]
            demand(min(places) >= 0, "offers", f"{step}: {legal} is not in the vocabulary")
            demand(places == sorted(set(places)), "offers", f"{step}: {legal} is out of order")


def replays(setup: Setup, rng: Random) -> None:
    """The record, as text and back, leads to the same state; what is written or typed parses."""
    game = setup.game
    record = begin(game, setup.seats, setup.variants, setup.edition)
    for step in steps(setup, rng):
        notation = step.action.notation()
        demand(game.vocabulary.parse(notation) is step.action, "replays", f"{step}: notation")
        people = spelled(game, step.action)
        demand(typed(game, people) is step.action, "replays", f"{step}: typed as “{people}”")
        record.entries.append((step.seat, notation))
    again = Record.from_text(record.to_text())
    demand(again == record, "replays", "the record does not survive its text form")
    seen = step.state.to_json()
    demand(json.loads(json.dumps(seen)) == seen, "replays", "the state is not plain data")
    demand(replay(game, again).to_json() == seen, "replays", "the record leads elsewhere")


def reads_back(setup: Setup, rng: Random) -> None:
    """The JSON of every state and view is read as an equal state that goes on the same way."""
    for step in steps(setup, rng):
        again = _read(setup, step.state, str(step))
        same = step.after(again) == step.after(step.state)
        demand(same, "reads back", f"{step}: what was read goes another way")
        for viewer in setup.viewers():
            _read(setup, step.state.mask(viewer), f"{step}, as {viewer} sees it")
    _read(setup, step.state, "the end")


def _read(setup: Setup, state: State, where: str) -> State:
    try:
        again = setup.game.from_json(json.loads(state.key()))
    except Refusal as refusal:
        raise LawBroken(f"Law “reads back”: {where}: {refusal}") from refusal
    same = _everything(again) == _everything(state)
    demand(same, "reads back", f"{where}: what was read is another state")
    return again


def copies(setup: Setup, rng: Random) -> None:
    """Playing on with a copy changes nothing in the original, and both go the same way."""
    for step in steps(setup, rng, log=True):
        before, told = _everything(step.state), len(step.state.log or [])
        twin = step.state.copy()
        demand(_everything(twin) == before, "copies", f"{step}: the copy differs")
        demand(twin.log is None, "copies", f"{step}: the copy keeps a log")
        one, other = step.after(twin), step.after(step.state)
        demand(_everything(one) == _everything(other), "copies", f"{step}: it went another way")
        finish(setup, twin, rng, "copies", str(step))
        same = _everything(step.state) == before and len(step.state.log or []) == told
        demand(same, "copies", f"{step}: playing on with the copy changed the original")


def _everything(state: State) -> list[object]:
    """The data of a state, and the answers it allows: what `facts` forgets may show in these."""
    return [state.to_json(), *([seat, state.legal(seat)] for seat in state.to_act())]


def conserves(setup: Setup, rng: Random) -> None:
    """Stones, cards and coins are neither made nor lost."""
    sums = setup.start().inventory()
    for where, state in moments(setup, rng):
        demand(state.inventory() == sums, "conserves", f"{where}: {sums} {state.inventory()}")


def speaks(setup: Setup, rng: Random, languages: tuple[Language, ...] = (ENGLISH,)) -> None:
    """Every event, for every viewer, every prompt and every answer can be said, and every board."""
    texts = [Text("variant." + variant.key) for variant in setup.game.variants]
    texts += [Text("source." + source) for source in setup.game.sources]
    texts += [Text("tie." + key) for key in setup.game.tie_breaks]
    told = 0
    for where, state in moments(setup, rng, log=True):
        for seat in state.to_act():
            texts.append(state.prompt(seat))
            texts += [state.describe(seat, action) for action in state.legal(seat)]
        log = state.log or []
        for viewer in setup.viewers():
            texts += [event.text() for event in visible(log[told:], viewer)]
        told = len(log)
        demand(bool(_board(state, where)), "speaks", f"{where}: an empty text board")
        for language in languages:
            _say(setup, texts, language, where)
        texts.clear()


def _say(setup: Setup, texts: list[Text], language: Language, where: str) -> None:
    for text in texts:
        try:
            setup.game.sentences.say(text, language)
        except (KeyError, IndexError, ValueError) as error:
            raise LawBroken(f"Law “speaks”: {where}: no words for {text}") from error


def _board(state: State, where: str) -> str:
    """What somebody who watches reads of a game without a drawing."""
    try:
        return str(state.mask(PUBLIC)).strip()
    except Exception as error:  # whatever somebody's text board may raise
        raise LawBroken(f"Law “speaks”: {where}: no text board") from error


def foresees(setup: Setup, rng: Random) -> None:
    """What an answer is said to bring is what it brings, and all see the same estimate."""
    worth = setup.game.worth
    for step in steps(setup, rng):
        expected = step.state.estimate()
        for viewer in setup.viewers():
            seen = step.state.mask(viewer).estimate()
            demand(seen == expected, "foresees", f"{step}: {viewer} reads {seen}, not {expected}")
        if step.seat == CHANCE:
            continue
        view = step.state.mask(step.seat)
        told = foreseen(view, step.seat, [step.action]).get(step.action)
        both = zip(worth(step.after(step.state)), worth(step.state), strict=True)
        brings = [after - before for after, before in both]
        demand(told in (None, brings), "foresees", f"{step}: brings {brings}, not {told}")
    points, expected = step.state.points(), step.state.estimate()
    demand(points == expected, "foresees", f"the end brings {points}, not {expected}")
