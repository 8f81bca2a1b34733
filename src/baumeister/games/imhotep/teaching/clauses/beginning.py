"""Clauses of Imhotep: aim, material and setup."""

from __future__ import annotations

from typing import Final

from baumeister.core.text import mark as _
from baumeister.teaching.clauses import Chapter, chapter, clause

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter(
        _("What it is about"),
        "Spielziel",
        clause(
            _("Every player is a builder and brings stones to five sites in six rounds."),
            code="names.SITES round_end.ROUNDS round_end.GoHome.proceed",
            tests="test_six_rounds_make_a_game",
            said="goal.1",
        ),
        clause(
            _(
                "A turn offers four actions: get stones, put a stone on a ship, sail a ship,"
                " play a blue card."
            ),
            code="turn.Turn.legal",
            tests="test_four_actions_are_offered",
        ),
        clause(
            _("Whoever has the most points after six rounds wins."),
            code="state.Imhotep.result",
            tests="test_most_points_win",
            said="goal.2",
        ),
    ),
    chapter(
        _("What is in the box"),
        "Spielmaterial",
        clause(
            _("It is a game for two to four."),
            code="game.ImhotepGame",
            tests="test_it_is_for_two_to_four",
        ),
        clause(
            _("Each of the four colours has 30 stones."),
            code="state.STONES_PER_SEAT",
            tests="test_the_first_stones test_nothing_is_ever_lost",
            said="setup.4",
        ),
        clause(
            _("There are eight ships, 21 round cards and 34 market cards."),
            code="edition.toml:round_cards edition.toml:market_cards edition._round_cards",
            tests=(
                "test_round_cards test_market_cards "
                "test_every_round_card_can_be_laid_with_the_ships_of_the_box"
            ),
            said="cards.1",
        ),
    ),
    chapter(
        _("Setting up"),
        "Spielvorbereitung",
        clause(
            _("Points beyond 40 count on: the track is simply gone round again."),
            code="state.Imhotep.points",
            tests="test_the_score_is_not_limited_by_the_track",
        ),
        clause(
            _("Every site has a side A and a side B; the first games are played on sides A."),
            code="game.ImhotepGame settings.Settings",
            tests="test_side_a_is_the_default",
            said="setup.1",
        ),
        clause(
            _("The market cards are shuffled and form a face-down draw pile."),
            code="market.new_market delivery.DrawCard.left",
            tests=(
                "test_a_new_market_has_everything_in_the_draw_pile "
                "test_cards_are_drawn_by_their_number"
            ),
            said="setup.3",
        ),
        clause(
            _(
                "Each number of players has seven round cards of its own; the others stay in the"
                " box."
            ),
            code="edition.toml:round_cards edition._round_cards",
            tests="test_round_cards test_round_cards_add_up",
            said="setup.2",
        ),
        clause(
            _("One of the seven goes unseen into the box; the other six are shuffled face down."),
            code="round_start.TurnUpRoundCard.legal",
            tests="test_six_rounds_make_a_game",
            rulings=(2,),
            said="setup.2",
        ),
        clause(
            _("Everybody chooses a colour; colours that nobody plays are put away."),
            code="state.Imhotep.set_up",
            tests="test_the_first_stones",
            said="setup.4",
        ),
        clause(
            _(
                "All stones lie in the quarry, except one of each colour that marks points on"
                " the track."
            ),
            code="state.STONES_PER_SEAT state.Imhotep.set_up",
            tests="test_the_first_stones test_everything_else_is_empty",
            said="setup.4",
        ),
        clause(
            _("A start player is chosen."),
            code="game.ImhotepGame.setup",
            tests="test_the_first_round_begins_with_seat_zero",
            rulings=(27,),
        ),
        clause(
            _(
                "The start player begins with two stones on the sled, the next ones with three,"
                " four and five."
            ),
            code="state.Imhotep.set_up",
            tests="test_the_first_stones",
            said="setup.5",
        ),
    ),
)
