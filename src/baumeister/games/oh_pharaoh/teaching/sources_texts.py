"""What the printed rules of Oh, Pharao! leave open, and where its values come from."""

from __future__ import annotations

from typing import Final

from baumeister.core.sentences import Template
from baumeister.core.text import mark as _

RULINGS: Final = (
    _(
        "The first seat begins, then it goes clockwise; in the rulebook it is the youngest player "
        "who begins. A new table draws lots for the seats, unless their order is chosen."
    ),
    _("Special cards may lie open and be taken like every other card."),
    _(
        "An open card is a duplicate if a card of the same kind is there already. There are 13 "
        "kinds: nine numbers, joker, thief, tax collector and pharaoh."
    ),
    _("The die shows 1 to 6. A thief may be sent to a pyramid of seven steps, but cannot succeed."),
    _("The track has a start space and ten more; the special ones are 3, 6 and 10."),
    _(
        "If there are not three different kinds to lie open, fewer lie there until a card of"
        " another kind can be drawn."
    ),
    _(
        "The number of a joker is named when it is laid and stays. A whole step, even a whole"
        " pyramid, may be jokers."
    ),
    _("The thief chooses the card after the roll, or takes nothing."),
    _(
        "Any part of a broken pyramid that is itself a pyramid may stay, not only the largest, but"
        " it is not split into two. Where there is no such part, all cards go back without a"
        " question."
    ),
    _(
        "Everybody who has a card decides at the same time and in secret whether to play a "
        "pharaoh against a tax collector. Then you draw from the hands that are not protected: "
        "from all of them clockwise, from some one by one, or from none."
    ),
    _(
        "A pyramid of 12 or more cards that has too few steps scores 0 points, and the overseer"
        " moves."
    ),
    _("Nobody can prevent a joker from being swapped."),
    _(
        "An offer has any number of cards on each side, by kind, but at least one. It is put "
        "together in secret, and everybody hears it when it is named. You can ask only for cards "
        "that others may have. A turn has up to 12 offers, and an abandoned one counts: this is "
        "stricter than the rulebook, which counts none. “As many as you like” means a thousand, "
        "so that every game ends."
    ),
    _(
        "Everybody who got an offer answers at the same time. If one player accepts, the deal "
        "is made; if several do, the player whose turn it is must choose. Counteroffers count "
        "only if nobody accepts, and are answered with yes or no."
    ),
    _("Equal cards may be traded for each other, unless a variant forbids it."),
    _("The limit of seven cards applies only at the end of your own turn."),
    _(
        "Two pyramids are scored one after the other. What the first one changes on the track "
        "already applies to the second."
    ),
    _(
        "In the last phase, pyramids score as before. Wherever the end card turns up, nothing "
        "more is done. At the end, pyramids with two steps and cards in hand score nothing."
    ),
    _("If points are equal, the victory is shared."),
    _(
        "If nobody has scored for 20 rounds, the overseer moves one space by himself, so that"
        " every game ends; the rulebook moves him only for a scored pyramid."
    ),
    _(
        "Pyramids are laid card by card. You are offered only cards from which a pyramid can "
        "still be made, and you complete it before you do anything else."
    ),
    _(
        "Whoever has any card at all is asked about a pharaoh when a thief comes, whether or "
        "not they have one."
    ),
    _(
        "If both piles are empty, an open card must be taken. If there is none either, the turn"
        " goes on without a card."
    ),
)

READINGS: Final = (1, 13, 20)  # rulings that are stricter or other than the text

PROVENANCE: Final[dict[str, Template]] = {
    "sources.1": _(
        "Oh, Pharao! is a game by Thilo Hutzler, published by Kosmos in 2004. This page is our "
        "own text with our own drawings; it does not replace the rulebook."
    ),
    "sources.2": _(
        "We compared the German rulebook with an old list of questions and answers, with reviews"
        " and with reports of games that people wrote when it was new. The spaces of the track are"
        " only in the pictures of the rulebook, which we do not have."
    ),
    "sources.3": _(
        "No source names the second special space. It was reached in the second half of the game,"
        " and 6 lies most evenly between the other two."
    ),
    "table.cards": _("Cards: how many jokers, 1s to 9s, thieves, tax collectors and pharaohs"),
    "table.last_space": _("Track: where the last phase begins"),
    "table.two_pyramids": _("Track: from where two pyramids are allowed"),
    "table.three_steps": _("Track: from where three steps are needed"),
    "value.counts": _("cards"),
    "value.space": _("space"),
}

SOURCES: Final[dict[str, Template]] = {
    **PROVENANCE,
    **{f"ruling.{n}": text for n, text in enumerate(RULINGS, 1)},
}
