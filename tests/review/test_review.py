"""The review: it adds up, it judges by what was known, and it finds what was wrong."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import baumeister as b
from baumeister.core.playout import random_answer
from baumeister.core.sealed import Sealed
from baumeister.core.state import CHANCE, OVER
from baumeister.languages import language
from baumeister.review.course import Turn, turns_of, walk
from baumeister.review.judging import Budget, Finding, Judge, findings
from baumeister.review.kept import finding_from_json, finding_to_json
from baumeister.review.plots import curve
from baumeister.review.review import Review
from baumeister.review.seat_review import HIDDEN, LUCK, OTHERS, OWN, SeatReview
from baumeister.review.tally import Tally, shared
from baumeister.review.telling import Telling, add_up, whole_parts
from tests.toys.nim import NIM

GLANCE = Budget(outlook=2, outcomes=1, search=16, compare=2, worlds=4)
MOMENTS = 8
LONG = 160  # answers: what takes more is looked at only to its half
BLUNDER = (1, 3, 1, 3, 1, 3, 1, 1, 2, 1, 3)  # from 20: the second seat had always left four more
PERFECT = (1, 3, 1, 3, 1, 3, 1, 3, 1, 3)
OPEN = ("imhotep",)  # where nobody has secrets
STARE = Budget(outlook=40, outcomes=2, search=400, compare=200)


def recorded(game: b.Game) -> b.Record:
    return next(iter(b.records(game).values()))


def reviewed(game: b.Game, record: b.Record, seat: int, budget: Budget = GLANCE) -> SeatReview:
    review = Review(game, record)
    review.look(seat, 0, budget)
    return review.of(seat)


def nim_of(*taken: int) -> b.Record:
    record = b.begin(NIM, 2)
    record.entries = [(n % 2, f"take {pebbles}") for n, pebbles in enumerate(taken)]
    return record


@pytest.mark.parametrize("game", b.all_games(), ids=lambda game: game.id)
def test_all_parts_together_are_the_whole_way(game: b.Game) -> None:
    record = recorded(game)
    is_whole = len(record.entries) < LONG
    if not is_whole:
        del record.entries[LONG // 2 :]
    found = reviewed(game, record, record.seats - 1)
    assert sum(found.parts().values()) == pytest.approx(found.end - found.start)
    for turn, change in zip(found.turns, found.changes, strict=True):
        before, after = found.curve[turn.number], found.curve[turn.number + 1]
        assert sum(change.values()) == pytest.approx(after[found.seat] - before[found.seat])
        assert turn.is_chance == (LUCK in change)
        assert (change.get(OWN, 0.0) == 0.0) or turn.seat == found.seat
    whole = whole_parts(found)
    assert sum(whole.values()) == round(100 * found.end) - round(100 * found.start)
    for shares in found.curve:
        assert sum(shares) == pytest.approx(1)
    result = b.replay(game, record).result()
    assert is_whole == (result is not None)
    assert result is None or (found.end > 0) == (result.ranks[found.seat] == 1)


@pytest.mark.parametrize("game", b.all_games(), ids=lambda game: game.id)
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(game: b.Game) -> None:
    """At some moments another world is imagined in which only what is hidden differs."""
    rng = Random(7)
    record = next(found for found in b.records(game).values() if found.seats == game.fewest)
    pairs: list[tuple[int, Turn, b.State, b.State]] = []
    for turn, before, _ in walk(game, record, turns_of(game, record)):
        seat = turn.number % record.seats
        twin = before.mask(seat).fill(rng)
        is_other = twin.key() != before.key() and twin.mask(seat).key() == before.mask(seat).key()
        if is_other and (turn.is_chance or turn.action in twin.legal(turn.seat)):
            pairs.append((seat, turn, before, twin))
    for seat, turn, before, twin in rng.sample(pairs, min(MOMENTS, len(pairs))):
        judged = []
        for world in (before, twin):
            after = world.copy()
            after.apply(turn.seat, turn.action)
            judged.append(Judge(seat, GLANCE, 0).turn(turn, world, after))
        if turn.seat not in (seat, CHANCE):
            assert finding_to_json(judged[0]) == finding_to_json(judged[1])
        assert judged[0].before == judged[1].before
        assert judged[0].compared == judged[1].compared
        assert judged[0].told == judged[1].told
    assert pairs or game.id in OPEN


def test_a_blunder_is_a_turning_point() -> None:
    """Whoever leaves a multiple of four wins; of seven, one is taken."""
    found = reviewed(NIM, nim_of(*BLUNDER), 1, STARE)
    first = found.turning_points[0]
    assert (first.at, first.given, first.best) == (7, "take 1", "take 3")
    assert first.regret > 0.3 > first.error
    assert found.parts()[OWN] < -0.3
    assert [point.at for point in found.mistakes] == [7]
    assert found.end == 0.0


def test_whoever_makes_no_mistake_is_told_so() -> None:
    found = reviewed(NIM, nim_of(*PERFECT), 1, STARE)
    assert found.turning_points == []
    assert found.parts()[OWN] == pytest.approx(0.0, abs=0.05)
    assert found.parts()[LUCK] == 0.0
    assert found.end == 1.0


def test_what_others_chose_face_down_is_what_was_hidden() -> None:
    game = b.game("valley_of_the_kings")
    record = recorded(game)
    del record.entries[20:]
    found = reviewed(game, record, 0)
    secret = [
        turn
        for turn, before, _ in walk(game, record, found.turns)
        if not turn.is_chance and isinstance(before.agenda[-1], Sealed) and turn.seat != 0
    ]
    assert secret
    assert all(found.changes[turn.number].keys() == {HIDDEN} for turn in secret)
    assert any(found.changes[turn.number][HIDDEN] for turn in secret)


def test_looks_are_added_up_piece_by_piece() -> None:
    game = b.game("imhotep")
    record = recorded(game)
    del record.entries[30:]
    whole = Review(game, record)
    pieces = Review(game, record)
    for look in range(2):
        whole.look(1, look, GLANCE)
        for begin in range(0, len(pieces.turns) + 1, 7):
            part = slice(begin, begin + 7)
            pieces.add(1, findings(game, record, 1, GLANCE, look, part))
    pieces.looks[1] = 2
    assert pieces.to_json() == whole.to_json()
    assert not whole.is_over


def test_findings_survive_being_kept() -> None:
    game = b.game("valley_of_the_kings")
    record = recorded(game)
    del record.entries[40:]
    found = list(findings(game, record, 0, GLANCE, 0))
    assert any(finding.compared for finding in found)
    for finding in found:
        kept = finding_to_json(finding)
        assert finding_to_json(finding_from_json(kept)) == kept


def test_an_empty_record_has_a_review() -> None:
    game = b.game("kheops")
    found = reviewed(game, b.begin(game, 2), 0)
    assert found.parts() == {LUCK: 0, OWN: 0, OTHERS: 0, HIDDEN: 0}
    assert found.decisions == []


@pytest.mark.parametrize("total", [-7, 0, 3])
def test_whole_numbers_add_up(total: int) -> None:
    rng = Random(total)
    for _ in range(50):
        parts = [rng.uniform(-30, 30) for _ in range(3)]
        named = dict(zip("abcd", [*parts, total - sum(parts)], strict=True))
        found = add_up(named, total)
        assert sum(found.values()) == total
        assert all(abs(found[part] - share) < 1 for part, share in named.items())


def test_tallies_know_how_far_off_they_may_be() -> None:
    tally = Tally()
    for share in (0.2, 0.4, 0.6, 0.8):
        tally.add([share, 1 - share])
    assert tally.mean(0) == pytest.approx(0.5)
    assert tally.error(0) == pytest.approx(0.129, abs=0.001)
    assert Tally().error(0) == 0.5
    assert shared([0.0, 0.0]) == [0.5, 0.5]


def test_a_review_is_told_in_both_languages() -> None:
    game = b.game("imhotep")
    record = recorded(game)
    del record.entries[20:]
    review = Review(game, record)
    review.look(1, 0, GLANCE)
    seat = review.of(1)
    told = {}
    moments = [*range(len(review.turns) + 1)]
    for code in ("en", "de"):
        telling = Telling(review, language(code), ["Anna", "Ben"])
        point = telling.decision(1, seat.decisions[0])
        told[code] = [
            telling.sentence(seat),
            point.given,
            point.cost,
            *telling.part_names().values(),
        ]
        picture = curve(seat, moments, telling.names, telling.percent, str)
        assert picture.count("data-step") == len(review.turns) + 1
        assert "Anna" in picture
    assert set(told["en"]).isdisjoint(told["de"])


def test_random_games_can_be_reviewed() -> None:
    rng = Random(3)
    game = b.game("oh_pharaoh")
    match = b.Match(game, b.begin(game, 3), log=False)
    while match.version < 60 and (seat := match.state.first_to_act()) != OVER:
        match.answer(seat, random_answer(match.state, seat, rng))
    found = reviewed(game, match.record, 2)
    assert sum(found.parts().values()) == pytest.approx(found.end - found.start)
    assert CHANCE in {turn.seat for turn in found.turns}


def test_turns_of_chance_are_one() -> None:
    game = b.game("kheops")
    record = recorded(game)
    turns = turns_of(game, record)
    assert [turn.number for turn in turns] == list(range(len(turns)))
    assert sum(len(turn.actions) for turn in turns) == len(record.entries)
    for one, two in pairwise(turns):
        assert one.end == two.at
        assert not (one.is_chance and two.is_chance)
    assert isinstance(turns[0], Turn)
    assert isinstance(next(findings(game, record, 0, GLANCE, 0)), Finding)
