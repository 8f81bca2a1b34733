"""A bot is one method: it gets what its seat can see, and returns one of the legal actions."""

from __future__ import annotations

from random import Random

import baumeister as b
from baumeister.bots import Bot, RandomBot
from baumeister.core.action import Action
from baumeister.play import play_game


class Patient(Bot):
    """Looks a little ahead: plays each answer out at random three times and takes the best."""

    def choose(self, view: b.State, seat: int, legal: list[Action], rng: Random) -> Action:
        def lead_after(action: Action) -> int:
            world = view.fill(rng)
            world.apply(seat, action)
            b.play_out(world, rng)
            return 2 * world.points()[seat] - sum(world.points())

        return max(legal, key=lambda action: sum(lead_after(action) for _ in range(3)))


def main() -> None:
    rng = Random(7)
    wins = 0
    for _ in range(10):
        state = b.game("imhotep").start(seats=2)
        play_game(state, {0: Patient(), 1: RandomBot()}, rng)
        result = state.result()
        wins += result is not None and result.winners == [0]
    print(f"Patient won {wins} of 10 games against random answers.")


if __name__ == "__main__":
    main()
