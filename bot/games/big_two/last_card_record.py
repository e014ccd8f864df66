"""What statistics count of Big Two: how often somebody said their last card, and how often they forgot (BT-11.1)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.actions import Seat
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.position import Position
from bot.games.big_two.seat_sets import includes
from bot.games.big_two.verbs import DECLARE, LAST_CARD

COUNTED = ("said", "forgotten")


def last_cards(deal: BigTwoDeal, seat: Seat) -> Mapping[str, int]:
    """How often a seat said that it held so few cards as must be said, and how often it went on without a word."""
    position = deal.position
    if not position.setting.declared_sizes:
        return dict.fromkeys(COUNTED, 0)
    said = sum(actor == seat and LAST_CARD in action.words for actor, action in position.history)
    return {"said": said, "forgotten": _forgotten(position, seat)}


def _forgotten(position: Position, seat: Seat) -> int:
    """How often a seat went on without a word, followed from the end of the deal to its beginning.

    If hands grow in mid-deal, it is not known how many cards were left, and nothing was forgotten.
    """
    setting = position.setting
    if setting.rules.draws_on_pass:
        return 0
    forgotten, held = 0, position.counts[seat]
    spoken, late = False, includes(position.course.called, seat) or includes(position.frozen, seat)
    for actor, action in reversed(position.history):
        if actor != seat:
            continue
        if action == DECLARE:
            spoken = True
        elif action.verb == "play":
            spoken = spoken or LAST_CARD in action.words
            forgotten += held in setting.declared_sizes and late and not spoken
            held, spoken, late = held + len(action.cards), False, True
        elif action.verb == "pass":
            late = True
    return forgotten
