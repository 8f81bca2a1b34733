"""Rules of thumb: what somebody in the Valley does without thinking long."""

from __future__ import annotations

from math import exp
from random import Random

from baumeister.core.action import Action
from baumeister.core.bits import count
from baumeister.core.chance import added
from baumeister.core.state import NOBODY
from baumeister.games.valley_of_the_kings.judgement.plans import ANY, plans_for
from baumeister.games.valley_of_the_kings.judgement.sensible import sensible
from baumeister.games.valley_of_the_kings.rules.actions import (
    DONE,
    Bid,
    Build,
    Overseer,
    Worker,
)
from baumeister.games.valley_of_the_kings.rules.auction import Bids
from baumeister.games.valley_of_the_kings.rules.names import (
    AREAS,
    COLOURS,
    NO_SITE,
    OVERSEERS,
    SITE_OF,
    SITES,
    WORKERS,
    Site,
)
from baumeister.games.valley_of_the_kings.rules.orders import Orders
from baumeister.games.valley_of_the_kings.rules.pyramid import BLOCKS, POSITIONS, WHOLE
from baumeister.games.valley_of_the_kings.rules.state import Valley


def reply(state: Valley, seat: int, legal: list[Action], rng: Random) -> Action:
    answers = sensible(state, seat, legal)
    if len(answers) == 1:
        return answers[0]
    top = state.agenda[-1]
    if isinstance(top, Bids):
        return _bid(state, seat, top, answers, rng)
    if isinstance(top, Orders):
        return _order(state, seat, top.steps[top.order.index(seat)], answers, rng)
    first = answers[0]
    if isinstance(first, Build):
        return _build(state, seat, answers, rng)
    if isinstance(first, Worker):
        return _walk(state, seat, answers, rng)
    if isinstance(first, Overseer):
        return _order(state, seat, [], answers, rng)
    return first


def desires(state: Valley, seat: int) -> list[float]:
    """How welcome a block of each colour is."""
    found = [0.3] * len(COLOURS)
    board = state.settings.board
    for site in board.sites:
        if state.owner[site] == seat and state.built[site] != WHOLE[board.sizes[site]]:
            first = site * POSITIONS
            blocks = tuple(state.blocks[first : first + BLOCKS[board.sizes[site]]])
            plan = plans_for(blocks, state.settings.stripes)[0]
            if plan[1] != ANY:
                found[plan[1]] += 0.8
            elif plan[2] == 0:
                found = [colour + 0.1 for colour in found]
    return found


def _bid(state: Valley, seat: int, top: Bids, answers: list[Action], rng: Random) -> Action:
    """Most rings for the group that fits best, and not all of them."""
    laid = [0] * len(state.groups)
    for step in top.steps[top.order.index(seat)]:
        if isinstance(step, Bid):
            laid[step.group] += step.rings
    wanted = desires(state, seat)
    weights: list[float] = []
    for group, blocks in enumerate(state.groups):
        fit = 0.0
        for colour, number in enumerate(blocks):
            fit += number * wanted[colour] * (1 + 0.15 * number)
        weights.append(exp(1.2 * fit - 0.45 * laid[group]))
    left = rng.random() * added(weights)
    for n, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return answers[n]
    return answers[0]


def _order(
    state: Valley, seat: int, given: list[Action], answers: list[Action], rng: Random
) -> Action:
    """Claim what is free and near, stay where there is something to guard."""
    best, most = answers[-1], 0.4 * rng.random()
    board = state.settings.board
    ordered = given[0] if given else DONE
    promised = SITE_OF[ordered.spot] if isinstance(ordered, Overseer) else NO_SITE
    posts = posts_for(state, seat)
    for action in answers:
        if isinstance(action, Overseer):
            source = state.overseers[seat * OVERSEERS + action.overseer]
            site = SITE_OF[action.spot]
            worth = 0.4 * rng.random() + _post(posts, site) - _post(posts, SITE_OF[source])
            worth -= 0.06 * board.steps[source][action.spot]
            if site == promised != NO_SITE:
                worth -= 1
            if worth > most:
                best, most = action, worth
    return best


def posts_for(state: Valley, seat: int) -> list[float]:
    """What it is worth to have an overseer at each site."""
    found = [0.0] * SITES
    sizes, owners = state.settings.board.sizes, state.owner
    begun = 1
    for site in state.settings.board.sites:
        if state.built[site] == WHOLE[sizes[site]]:
            continue
        owner = owners[site]
        blocks = count(state.built[site])
        if owner == seat:
            begun += 1
            found[site] = 0.12 * blocks
        elif owner != NOBODY and blocks and not state.overseers_at(site, owner):
            found[site] = 0.03 * blocks
    for site in state.settings.board.sites:
        if owners[site] == NOBODY:
            found[site] = (1.6 + 0.6 * sizes[site]) / begun
    return found


def _post(posts: list[float], site: Site) -> float:
    return 0.0 if site == NO_SITE else posts[site]


def _build(state: Valley, seat: int, answers: list[Action], rng: Random) -> Action:
    """Blocks that keep a pyramid in one colour, otherwise whatever fits a mixed one."""
    best, most = answers[-1], 0.0
    sizes = state.settings.board.sizes
    for action in answers:
        if isinstance(action, Build):
            first = action.site * POSITIONS
            blocks = tuple(state.blocks[first : first + BLOCKS[sizes[action.site]]])
            plan = plans_for(blocks, state.settings.stripes)[0]
            fits = plan[1] in (ANY, action.colour)
            worth = (1.0 if fits else 0.05) * state.stock[seat][action.colour] + rng.random() * 0.1
            if worth > most:
                best, most = action, worth
    return best


def _walk(state: Valley, seat: int, answers: list[Action], rng: Random) -> Action:
    """Idle workers to the nearest own site."""
    best, most = answers[-1], 0.0
    steps = state.settings.board.steps
    for action in answers:
        if isinstance(action, Worker) and action.spot >= AREAS:
            source = state.workers[seat * WORKERS + action.worker]
            site = SITE_OF[source]
            if site != NO_SITE and state.owner[site] == seat and not state.is_finished(site):
                continue
            worth = 1 / steps[source][action.spot] + 0.1 * rng.random()
            if worth > most:
                best, most = action, worth
    return best
