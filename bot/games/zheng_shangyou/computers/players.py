"""The players of Zheng Shangyou. Each sees its seat's view and chooses one of its legal actions."""

from __future__ import annotations

from bot.computers.own_game import asked_view
from bot.computers.plain_player import speak as speak
from bot.computers.player import Rng
from bot.engine.actions import Action
from bot.engine.game import View
from bot.games.zheng_shangyou.computers.choosing_plays import CASUAL, SHARP, outright, priced, sure_way
from bot.games.zheng_shangyou.computers.exchange_choices import exchanged
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge
from bot.games.zheng_shangyou.computers.sharp_choices import sharp_choice
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY


def choose(view: View, rng: Rng, level: str) -> Action:
    """What a player of this level does.

    ``casual`` goes out when that is possible, gets rid of much and keeps wildcards. ``sharp`` also counts the cards,
    and sees a way out that nobody can stop; with wildcards it plays by a plan.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    del rng
    seen = seen_by(view)
    if level == "greedy":
        return _greedy(seen)
    if seen.position.phase is not Phase.PLAY:
        return exchanged(seen)
    if level == "casual":
        return outright(seen) or priced(seen, CASUAL)
    first = outright(seen) or sure_way(seen)
    if first is not None:
        return first
    wild = seen.rules.zs.wild_jokers or seen.rules.zs.wild_twos
    return sharp_choice(seen) if wild else priced(seen, SHARP)


def _greedy(seen: SeatKnowledge) -> Action:
    """The lowest legal play, on the lead with the most cards."""
    if seen.position.table is None and seen.plays:
        return max(seen.plays, key=lambda action: len(action.cards))
    return seen.view.legal_actions()[0]


def seen_by(view: View) -> SeatKnowledge:
    """What the seat of a view knows.

    Raises:
        TypeError: the view is not of Zheng Shangyou.
        ValueError: nothing is asked of its seat.
    """
    return SeatKnowledge(*asked_view(PLAY, view))
