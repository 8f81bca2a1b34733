"""A whole game by random answers, step by step, with what the public gets to read."""

from __future__ import annotations

from random import Random

import baumeister as b
from baumeister.core.event import visible


def main() -> None:
    game = b.game("imhotep")
    state = game.start(seats=3, variants={"market": "B", "temple": "B"}, log=True)
    rng = Random(2026)
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal(seat)
        action = state.sample(rng) if seat == b.CHANCE else rng.choice(legal)
        state.play(seat, action)
    for event in visible(state.log or [], b.PUBLIC)[-12:]:
        print(game.sentences.say(event.text(), names=["Anna", "Ben", "Cleo"]))
    print(state)
    print(state.result())


if __name__ == "__main__":
    main()
