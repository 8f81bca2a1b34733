"""Encodings: exactly what a seat may know, in range, explained entry by entry, own seat first."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import baumeister as b
from baumeister.core.facts import Json
from baumeister.core.game import Game
from baumeister.core.state import CHANCE, Question, State
from baumeister.encoding import Encoding, Episodes, NoEncoding, Row, encoding_of
from baumeister.encoding.fields import Bits, Listed, Number, SeatName, Thing
from baumeister.encoding.sheet import FINGERPRINT, Sheet
from baumeister.encoding.table import BITS, CATEGORY, DIGIT, FACTS, PACKED
from baumeister.games import all_games
from tests.encoding.positions import positions
from tests.toys.nim import NIM

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


@GAMES
def test_the_table_explains_every_entry(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        layout = encoding_of(game).layout(seats)
        rows = layout.rows()
        assert sum(row.width for row in rows) == layout.size
        assert len({row.name for row in rows}) == len(rows)
        assert all(row.meaning for row in rows)
        for row in rows:
            span = row.highest - row.lowest
            fits = {BITS: PACKED**2 * 2, CATEGORY: DIGIT - 1, FACTS: DIGIT - 1}
            assert span <= fits.get(row.kind, DIGIT**row.width - 1)


@GAMES
def test_entries_stay_in_the_ranges_of_the_table(game: Game) -> None:
    for state, seat in positions(game, games=3, share=0.2):
        layout = encoding_of(game).layout(state.seats)
        entries = layout.encoded(state, seat)
        assert len(entries) == layout.size
        at = 0
        for row in layout.rows():
            own = entries[at : at + row.width]
            at += row.width
            if row.kind == BITS:
                assert all(entry < DIGIT for entry in own)
            else:
                digits = enumerate(reversed(own))
                number = sum(entry * DIGIT**n for n, entry in digits)
                if row.kind == FACTS or row.name == "rest":
                    number = max(own)
                assert number <= row.highest - row.lowest, row


@GAMES
def test_the_encoding_changes_if_and_only_if_the_masked_state_does(game: Game) -> None:
    """Positions that look the same are written the same, and no others are."""
    views: dict[tuple[int, int, bytes], str] = {}
    written: dict[tuple[int, str], bytes] = {}
    for state, seat in positions(game, games=12, share=0.1):
        entries = encoding_of(game).layout(state.seats).encoded(state, seat)
        key = state.mask(seat).key()
        assert views.setdefault((state.seats, seat, entries), key) == key
        assert written.setdefault((seat, key), entries) == entries
    assert len(views) > 50


@GAMES
def test_what_a_seat_may_not_know_changes_nothing(game: Game) -> None:
    rng = Random(3)
    for state, seat in positions(game, games=2, share=0.1):
        layout = encoding_of(game).layout(state.seats)
        other = state.mask(seat).fill(rng)
        assert layout.encoded(other, seat) == layout.encoded(state, seat)


@GAMES
def test_what_is_known_is_told_without_a_copy_as_with_one(game: Game) -> None:
    encoding = encoding_of(game)
    for state, seat in positions(game, games=4, share=0.2):
        for seen in (state, state.mask(seat)):
            quick = written_facts(
                encoding.facts, encoding.turned(encoding.known(seen, seat), seat), seat, state.seats
            )
            masked = Encoding.known(encoding, seen, seat)
            assert quick == written_facts(
                encoding.facts, encoding.turned(masked, seat), seat, state.seats
            )


@GAMES
def test_every_fact_of_a_view_is_written(game: Game) -> None:
    """One more of anything, wherever it is, and the entries are others."""
    encoding = encoding_of(game)
    unwritten = set()
    for state, seat in positions(game, games=2, share=0.02):
        view = state.mask(seat)
        facts = view.facts()
        before = written_facts(
            encoding.facts, encoding.turned(view.facts(), seat), seat, state.seats
        )
        for path, changed in with_one_more(facts):
            told = encoding.turned(changed, seat)
            if written_facts(encoding.facts, told, seat, state.seats) == before:
                unwritten.add(path)
    assert unwritten <= DERIVED.get(game.id, set())


# What can be told from the rest of a view, and is not written again.
DERIVED = {"cleopatra": {"pile.pools", "hands.cards", "discard.cards", "looked.cards"}}


def written_facts(field: object, facts: Json, seat: int, seats: int) -> bytes:
    sheet = Sheet(seat, seats)
    field.write(facts, sheet)  # type: ignore[attr-defined]
    return sheet.finish()


def with_one_more(facts: Json) -> Iterator[tuple[str, Json]]:
    """The same facts with one more of something, or with a thing where something else stands in."""
    for path, steps in leaves(facts, (), ""):
        changed = copied(facts)
        inner: Any = changed
        for step in steps[:-1]:
            inner = inner[step]
        inner[steps[-1]] = max(0, inner[steps[-1]] + 1)
        yield path, changed


def leaves(value: object, steps: tuple[object, ...], path: str) -> Iterator[tuple[str, list[str]]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*steps, key), f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for n in sorted({0, len(value) // 2, len(value) - 1}) if value else ():
            yield from leaves(value[n], (*steps, n), path)
    elif isinstance(value, int):
        yield path, list(steps)  # type: ignore[arg-type]


def copied(value: object) -> Any:
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    return value


@GAMES
def test_every_question_is_known_with_all_it_was_made_of(game: Game) -> None:
    questions = encoding_of(game).questions
    kinds = {kind.__name__ for kind in concrete_questions(game)}
    assert kinds == set(questions.names)
    for state, _ in positions(game, games=3, share=0.3):
        for question in state.agenda:
            fields = questions.kinds[questions.number[type(question).__name__]]
            assert len(question.facts()) == len(fields)


def concrete_questions(game: Game) -> Iterator[type[Question[State]]]:
    rules = importlib.import_module(f"{game.box}.rules")
    for module in pkgutil.iter_modules(rules.__path__):
        for kind in vars(importlib.import_module(f"{rules.__name__}.{module.name}")).values():
            is_question = inspect.isclass(kind) and issubclass(kind, Question)
            if is_question and kind.__module__.startswith(rules.__name__) and is_final(kind):
                yield kind


def is_final(kind: type[Question[State]]) -> bool:
    return not kind.__subclasses__() and kind.__name__ not in ("NeedsCards", "Phase")


@GAMES
def test_answers_of_chance_and_of_players_are_told_apart(game: Game) -> None:
    actions = encoding_of(game).actions
    assert len(actions.players) + len(actions.chance) == len(game.vocabulary)
    for state, _ in positions(game, games=2, share=0.3):
        seat = state.first_to_act()
        numbers = actions.chance_number if seat == CHANCE else actions.number
        assert all(action in numbers for action in state.legal(seat))


@GAMES
def test_a_factored_answer_leads_back_to_the_flat_one(game: Game) -> None:
    actions = encoding_of(game).actions
    factors = actions.factors
    for number in range(len(actions.players)):
        parts = factors.split(number)
        assert factors.join(parts) == number
        assert all(0 <= part < size for part, size in zip(parts, factors.sizes, strict=True))


def test_the_factored_form_of_a_huge_list_is_small() -> None:
    actions = encoding_of(b.game("kheops")).actions
    assert len(actions.players) > 13_000
    assert sum(actions.factors.sizes) < 200


@GAMES
def test_choosing_part_by_part_reaches_every_legal_answer_and_no_other(game: Game) -> None:
    actions = encoding_of(game).actions
    factors = actions.factors
    for state, _ in positions(game, games=1, share=0.05):
        seat = state.first_to_act()
        if seat == CHANCE:
            continue
        legal = [actions.number[action] for action in state.legal(seat)]
        begun: list[list[int]] = [[]]
        for _ in factors.sizes:
            begun = [[*parts, n] for parts in begun for n in factors.choices(legal, parts)]
        assert sorted(factors.join(parts) for parts in begun) == sorted(legal)


def test_the_own_seat_comes_first() -> None:
    state = b.game("imhotep").start(seats=3)
    layout = encoding_of(state.game).layout(3)
    at = {row.name: n for n, row in enumerate(flat(layout.rows()))}
    for seat in range(3):
        entries = layout.encoded(state, seat)
        sleds = [entries[at[f"sled.{owner}"]] for owner in ("own", "next1", "next2")]
        assert sleds == [2 + (seat + n) % 3 for n in range(3)]


def flat(rows: list[Row]) -> Iterator[Row]:
    for row in rows:
        yield from [row] * row.width


def test_colours_are_turned_to_the_own_one_in_a_second_game() -> None:
    game = b.game("kheops")
    state = game.start(seats=2, variants={"match": "two_games"})
    layout = encoding_of(game).layout(2)
    at = [row.name for row in flat(layout.rows())].index("supply.own.pharaoh")
    has_pharaoh = [[layout.encoded(state, seat)[at] for seat in range(2)]]
    rng = Random(1)
    while state.facts()["number"] == 0:
        seat = state.first_to_act()
        answer = state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat))
        state.apply(seat, answer)
    has_pharaoh.append([layout.encoded(state, seat)[at] for seat in range(2)])
    assert has_pharaoh == [[1, 0], [0, 1]]


def test_what_is_out_of_range_shows_in_the_fingerprint() -> None:
    sheets = {}
    for number in (0, 5, 6, 7):
        sheet = Sheet(0, 2)
        Number(0, 5).write(number, sheet)
        sheets[number] = sheet.finish()
    assert sheets[5] == bytes([5]) + bytes(FINGERPRINT)
    assert sheets[6][0] == sheets[7][0] == 5
    assert len(set(sheets.values())) == 4


def test_items_beyond_a_list_show_in_the_fingerprint() -> None:
    sheets = []
    for items in ([1, 2], [1, 2, 3], [1, 2, 4], [1, 2, 3, 3]):
        sheet = Sheet(0, 2)
        Listed(2, Number(0, 9)).write(items, sheet)
        sheets.append(sheet.finish())
    assert sheets[0] == bytes([2, 1, 2]) + bytes(FINGERPRINT)
    assert len(set(sheets)) == 4


@pytest.mark.parametrize(
    ("field", "fact", "entries"),
    [
        (Number(-100, 300), 45, [1, 17]),
        (Bits(10), 0b10_0000_0011, [3, 4]),
        (SeatName(), 2, [2]),
        (SeatName(), b.NOBODY, [0]),
        (Thing(4, (-2, -5)), -5, [1]),
        (Thing(4, (-2, -5)), 3, [5]),
        (Listed(3, SeatName()), [0, 1], [2, 3, 1, 0]),
    ],
)
def test_fields(field: Number, fact: object, entries: list[int]) -> None:
    sheet = Sheet(1, 3)
    field.write(fact, sheet)
    assert [*sheet.out.getvalue()] == entries
    assert sheet.rest == []
    assert field.width(3) == len(entries)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(NoEncoding, match="Nim has no encoding"):
        encoding_of(NIM)


@GAMES
def test_tables_are_stepped_together_and_begin_anew(game: Game) -> None:
    layout = encoding_of(game).layout(game.fewest)
    episodes = Episodes(layout, 3, limit=60)
    size, choices = layout.size, len(layout.encoding.actions.players)
    observations, masks = bytearray(3 * size), bytearray(3 * choices)
    episodes.reset([1, 2, 3])
    rng = Random(5)
    ended = 0
    for _ in range(130):
        episodes.write(observations, masks)
        for n, episode in enumerate(episodes.each):
            assert episode.state.first_to_act() == episode.seat == episodes.seats()[n] >= 0
            seen = layout.encoded(episode.state, episode.seat)
            assert observations[n * size : (n + 1) * size] == seen
            mask = masks[n * choices : (n + 1) * choices]
            legal = [number for number, bit in enumerate(mask) if bit]
            assert [episode.actions[number] for number in legal] == episode.state.legal(
                episode.seat
            )
        episodes.step([rng.choice(episode.legal) for episode in episodes.each])
        ended += len(episodes.results)
    assert ended >= 6


def test_the_same_seeds_give_the_same_games() -> None:
    layout = encoding_of(b.game("imhotep")).layout(2)
    runs = []
    for _ in range(2):
        episodes = Episodes(layout, 2)
        episodes.reset([8, 9])
        for _ in range(100):
            episodes.step([episode.legal[0] for episode in episodes.each])
        runs.append([episode.state.key() for episode in episodes.each])
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]
