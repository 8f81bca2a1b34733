"""Draw the pictures in `docs` anew: the plan of the house, and positions that never change.

The icons of the app are drawn from their SVG, since phones want them as PNG.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from resvg_py import svg_to_bytes

import baumeister
from baumeister.core.foresight import foreseen
from baumeister.core.state import CHANCE, State
from baumeister.drawing import Svg, draw
from baumeister.games.cleopatra.rules.state import Cleopatra
from baumeister.games.cleopatra.rules.turn import TURN_OF
from baumeister.games.kheops.rules.state import Kheops
from scripts.plan import plan

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
STATIC = ROOT / "src/baumeister/web/http/static"
ICON_WIDTHS = (180, 192, 512)

CLEOPATRA_SEED = 70
CLEOPATRA_MOSAICS = 6
KHEOPS_SEED = 21
KHEOPS_ANSWERS = 98
IMHOTEP_SIDES = {"pyramid": "B", "burial_chamber": "B"}
IMHOTEP_SEED = 32
IMHOTEP_ANSWERS = 130
OH_PHARAOH_SEED = 35
OH_PHARAOH_ANSWERS = 636
VALLEY_SEED = 1481
VALLEY_ANSWERS = 221
NAMES = ["Anna", "Benedikt", "Chiara", "Dmitri"]


def imhotep() -> Svg:
    state = baumeister.game("imhotep").start(4, IMHOTEP_SIDES)
    play(state, Random(IMHOTEP_SEED), IMHOTEP_ANSWERS)
    return draw(state, names=NAMES)


def oh_pharaoh() -> Svg:
    state = baumeister.game("oh_pharaoh").start(4)
    by_chance(state, Random(OH_PHARAOH_SEED), OH_PHARAOH_ANSWERS)
    return draw(state.mask(0), seat=0, names=NAMES)


def cleopatra() -> Svg:
    """As the first seat sees its turn when much is built; whoever can build something does."""
    state, rng = baumeister.game("cleopatra").start(4), Random(CLEOPATRA_SEED)
    assert isinstance(state, Cleopatra)
    while len(state.mosaics) < CLEOPATRA_MOSAICS or state.agenda[-1] is not TURN_OF[0]:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        legal = state.legal(seat)
        building = [action for action in legal if action.word in ("build", "auto", "statue")]
        state.apply(seat, rng.choice(building or legal))
    return draw(state.mask(0), seat=0, names=NAMES)


def kheops() -> Svg:
    """Each answer is the one that brings most at once, as far as anybody can tell."""
    state, rng = baumeister.game("kheops").start(2), Random(KHEOPS_SEED)
    assert isinstance(state, Kheops)
    for _ in range(KHEOPS_ANSWERS):
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        changes = foreseen(state, seat, state.legal(seat))
        gains = {action: change[seat] - change[1 - seat] for action, change in changes.items()}
        best = [action for action, gain in gains.items() if gain == max(gains.values())]
        state.apply(seat, rng.choice(best))
    return draw(state.mask(0), seat=0, names=NAMES)


def valley_of_the_kings() -> Svg:
    state = baumeister.game("valley_of_the_kings").start(4)
    by_chance(state, Random(VALLEY_SEED), VALLEY_ANSWERS)
    return draw(state, names=NAMES)


def by_chance(state: State, rng: Random, answers: int) -> None:
    for _ in range(answers):
        seat = state.to_act()[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))


def play(state: State, rng: Random, answers: int) -> None:
    """Random answers, but loading before everything else half of the time."""
    for _ in range(answers):
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        legal = state.legal(seat)
        loading = [action for action in legal if action.word == "place"]
        state.apply(seat, rng.choice(loading if loading and rng.random() < 0.5 else legal))


PICTURES = {
    "plan.svg": plan,
    "imhotep.svg": imhotep,
    "oh_pharaoh.svg": oh_pharaoh,
    "cleopatra.svg": cleopatra,
    "kheops.svg": kheops,
    "valley_of_the_kings.svg": valley_of_the_kings,
}


def main() -> None:
    for name, picture in PICTURES.items():
        (DOCS / name).write_text(picture() + "\n", "utf-8")
        print(f"docs/{name}")
    for width in ICON_WIDTHS:
        path = STATIC / f"app-{width}.png"
        path.write_bytes(svg_to_bytes(svg_path=str(STATIC / "app-icon.svg"), width=width))
        print(path.name)


if __name__ == "__main__":
    main()
