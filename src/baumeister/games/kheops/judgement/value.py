"""What is worth how much in Kheops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from baumeister.bots.search_settings import SearchSettings
from baumeister.bots.value import Value
from baumeister.core.state import State
from baumeister.games.kheops.judgement.holding import holdings
from baumeister.games.kheops.judgement.parts import PARTS, Account
from baumeister.games.kheops.judgement.sections import Sections
from baumeister.games.kheops.judgement.turn import has_put, next_put, rest_of_turn
from baumeister.games.kheops.judgement.weights import WEIGHTS
from baumeister.games.kheops.rules.cells import CELLS
from baumeister.games.kheops.rules.edition import TILES_TO_LAY
from baumeister.games.kheops.rules.estimate import estimate
from baumeister.games.kheops.rules.figures import COLUMNS
from baumeister.games.kheops.rules.names import BLUE, MUMMY, PHARAOH, PRIEST
from baumeister.games.kheops.rules.state import Kheops

SCALE: Final = 10.0
LATE: Final = 8  # with fewer figures to come a special one may find no good place any more


@final
class KheopsValue(Value):
    """Sections by who will hold them; then ankhs, figures in the supply, and the turn."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(PARTS, SCALE, weights or WEIGHTS)
        self.holdings = holdings(self.weights)

    def of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Kheops)
        return self._accounts(state)[state.colour(seat)].parts()

    def points(self, state: State) -> list[float]:
        assert isinstance(state, Kheops)
        white, blue = self._accounts(state)
        found = [white.total(), blue.total()]
        return found if state.white == 0 else [found[1], found[0]]

    def visible(self, state: State) -> list[float]:
        assert isinstance(state, Kheops)
        points = state.points()
        now = estimate(state) if state.agenda else [0, 0]
        return [float(points[0] + now[0]), float(points[1] + now[1])]

    def _accounts(self, state: Kheops) -> tuple[Account, Account]:
        """Those of White and of Blue."""
        scored = state.ledger.points
        white, blue = Account(float(scored[state.white])), Account(float(scored[1 - state.white]))
        if not state.agenda:
            return white, blue
        left = CELLS - state.pyramid.laid.bit_count()
        is_put = has_put(state.agenda[-1])
        puts = min(left - 1 if is_put else left, TILES_TO_LAY)
        sections = Sections(state, self.weights, self.holdings[puts])
        sections.judge(white, blue)
        sections.judge_ankhs(white, blue, puts)
        self._figures(state, white, blue, puts)
        self._turn(state, white, blue, left, is_put, puts)
        return white, blue

    def _figures(self, state: Kheops, white: Account, blue: Account, puts: int) -> None:
        """Special figures that can still come; workers are worth nothing in the supply."""
        supply, weights = state.figures.supply, self.weights
        late = puts / LATE if puts < LATE else 1.0
        mummy, priest, pharaoh = weights["mummy"], weights["priest"], weights["pharaoh"]
        first = BLUE * COLUMNS
        white.figures = late * (
            mummy * supply[MUMMY] + priest * supply[PRIEST] + pharaoh * supply[PHARAOH]
        )
        blue.figures = late * (mummy * supply[first + MUMMY] + priest * supply[first + PRIEST])

    def _turn(
        self,
        state: Kheops,
        white: Account,
        blue: Account,
        left: int,
        is_put: bool,
        puts: int,
    ) -> None:
        """The last tile is Blue's, so with an odd number of tiles to come it is Blue's turn."""
        on_turn, other = (blue, white) if left & 1 else (white, blue)
        if is_put:
            on_turn.turn += rest_of_turn(state.agenda[-1], self.weights)
        if puts > 0:
            blue.turn += self.weights["last"]
            putter = other if is_put else on_turn
            putter.turn += next_put(state, self.weights)


VALUE: Final[Value] = KheopsValue()
SETTINGS: Final[SearchSettings] = SearchSettings(explore=0.05, prior_after=0)
