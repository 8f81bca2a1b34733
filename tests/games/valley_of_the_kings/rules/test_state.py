"""The table as a whole: what is conserved, copied, hidden and written down."""

from __future__ import annotations

from random import Random

import pytest

from baumeister.core.event import PUBLIC
from baumeister.core.laws import LAWS
from baumeister.games.valley_of_the_kings.rules.names import AREAS, EVERY_SITE, SITE_OF, Site
from baumeister.games.valley_of_the_kings.rules.pyramid import EVERY_POSITION
from baumeister.games.valley_of_the_kings.rules.state import Valley
from baumeister.games.valley_of_the_kings.rules.tables import BIT_OF, STRIP_OF
from tests.games.valley_of_the_kings.rules.table import (
    CrowdedSetup,
    answer,
    bids_open,
    crowded,
    moments,
    overseers_open,
    question,
    spot,
    start,
)


def test_the_bag_holds_33_blocks_of_each_colour() -> None:
    """Components: 165 blocks in five colours, as many of each."""
    assert start(4).bag.counts == [33, 33, 33, 33, 33]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_blocks_and_scarabs_are_conserved(seats: int) -> None:
    """Also in games that last, and where much is stolen and taken over."""
    asked = set()
    for seed in range(12):
        variants = {"unsold": ("bag", "pharaoh")[seed % 2]}
        for state in (start(seats, **variants), crowded(seats, seed, **variants)):
            sums = state.inventory()
            for moment in moments(state, seed, is_eager=True):
                assert moment.inventory() == sums
                assert_bits_fit(moment)
                asked.add(question(moment))
    assert len(asked) == 8  # all there are


def assert_bits_fit(state: Valley) -> None:
    """Free fields and built positions are kept twice: as figures and blocks, and as bits."""
    taken = {n for n in state.overseers + state.workers if n >= AREAS}
    assert len(taken) == sum(n >= AREAS for n in state.overseers + state.workers)
    for n in state.settings.board.spots:
        assert state.is_taken(n) == (n in taken)
    for site in EVERY_SITE:
        positions = [n for n in EVERY_POSITION if state.block(site, n) >= 0]
        assert state.built[site] == sum(1 << n for n in positions)


def test_moving_frees_one_field_and_takes_another() -> None:
    state = start(2)
    state.move(state.workers, 0, spot("13-a"))
    assert not state.free[STRIP_OF[spot("13-a")]] & BIT_OF[spot("13-a")]
    state.move(state.workers, 0, spot("13-b"))
    assert not state.is_taken(spot("13-a"))
    assert state.is_taken(spot("13-b"))
    state.move(state.workers, 0, spot("16"))
    assert state.free == state.settings.board.fields
    assert state.workers_at(Site(12), 0) == 0


def test_figures_at_a_site_are_counted_by_seat() -> None:
    for seed in range(50):
        state = crowded(4, seed)
        for site in EVERY_SITE:
            for seat in range(4):
                workers = [n for n in state.workers[seat * 5 : seat * 5 + 5] if SITE_OF[n] == site]
                assert state.workers_at(site, seat) == len(workers)


@pytest.mark.parametrize("law", [law for law in LAWS if law != "replays"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 1), (4, 2), (3, 4), (4, 6), (2, 8)])
def test_crowded_tables_keep_the_laws(seats: int, seed: int, law: str) -> None:
    """Random games seldom steal; these begin where there is much to take."""
    variants = {"unsold": "bag", "stripes": ("off", "on")[seed // 2 % 2], "tie_break": "off"}
    LAWS[law](CrowdedSetup(start(2).game, seats, variants, seed=seed), Random(seed))


def test_only_steps_of_sealed_questions_are_hidden() -> None:
    state = bids_open(3)
    answer(state, "bid 0 4")
    for viewer in (0, 1, 2, PUBLIC):
        view = state.mask(viewer)
        assert view.facts() == state.facts()
        assert view.to_json() != state.to_json() or viewer == 0


def test_a_copy_does_not_share_its_table() -> None:
    state = overseers_open(3)
    twin = state.copy()
    before = state.to_json()
    answer(twin, "overseer 0 13-a", "done", "overseer 0 14-a")
    assert state.to_json() == before
    assert twin.log is None


def test_data_is_plain_and_complete() -> None:
    data = start(2).to_json()
    assert list(data) == ["game", "rules_version", "seats", "variants", "facts", "agenda"]
    assert list(start(2).facts()) == [
        "round",
        "start",
        "bag",
        "groups",
        "stock",
        "pharaoh",
        "owner",
        "scarabs",
        "blocks",
        "overseers",
        "workers",
        "stolen",
        "points",
    ]
    assert data["variants"] == {
        "unsold": "bag",
        "stripes": "off",
        "tie_break": "off",
        "first_player": "first_seat",
        "first_workers": "free_sites",
        "thieves": "count",
    }
