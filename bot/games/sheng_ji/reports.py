"""What records and the shell report of deals of Sheng Ji, and count."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.game import Json, Result
from bot.games.sheng_ji.deal.seam import ShengJiDeal


def recorded(result: Result) -> Json:
    """The attackers' points; nothing for a deal that is dealt anew."""
    return None if result.void else result.account["total"]


def came_to(deal: ShengJiDeal) -> Mapping[str, Json]:
    """What a finished deal came to: the attackers' points, the levels after it, and who deals next."""
    result = deal.result()
    if result is None or result.void:
        return {}
    account = result.account
    return {
        "attackers": account["total"],
        "dealer": account["dealer"],
        "levels": list(account["levels"]),
        "next_dealer": account["next_dealer"],
    }


def tally(result: Result) -> Mapping[str, int]:
    """Deals that were dealt anew, and deals that the dealer's side held."""
    held = not result.void and result.account["side"] == result.account["dealer"] % 2
    return {"redealt": int(result.void), "held": int(held)}
