"""Rebid: a sealed question that asks again at once, beginning with the seat that ended it."""

from __future__ import annotations

from typing import Final

from tests.toys.auction import Auction, AuctionGame, Bids


class FirstBids(Bids):
    """After the reveal, the last bidder is the first to bid for a prize like this one."""

    def reveal(self, state: Auction) -> None:
        super().reveal(state)
        state.prizes.take(self.prize)
        state.ask(Bids(self.order[::-1], self.prize))


class RebidGame(AuctionGame):
    id = "rebid"
    title = "Rebid"

    def __init__(self, bids: type[Bids] = FirstBids) -> None:
        super().__init__(bids)

    def setup(self, seats: int, variants: dict[str, str], edition: str) -> Auction:
        state = Auction(self, seats)
        state.prizes.take(0)
        state.ask(self.bids(list(range(seats)), prize=0))
        return state


REBID: Final = RebidGame()
