"""What records and the shell report of deals and matches of Zheng Shangyou, and count."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import Json, Result
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouDeal
from bot.games.zheng_shangyou.match import ZhengShangyouMatch


def places(deal: ZhengShangyouDeal) -> Mapping[str, Json]:
    """The seats as they ran out; the last place at the end."""
    return {"places": list(deal.position.places)}


def match_winner(match: ZhengShangyouMatch) -> Mapping[str, Json]:
    """The seat, or the team, that has won the match."""
    return {"match_winner": match.so_far.winning_side()}


def tally(result: Result) -> Mapping[str, int]:
    """Deals whose first two places went to one side."""
    first, second = result.order[:2]
    return {"both_first_places": int({first, second} <= result.winners)}
