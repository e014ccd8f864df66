"""What records and the shell report of deals of Sheng Ji, and count."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.actions import Seat
from bot.engine.game import Json, Result
from bot.games.sheng_ji.deal.seam import ShengJiDeal
from bot.games.sheng_ji.scoring.counting import SIDES


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


COUNTED = ("attacks", "attacks_won", "defences", "defences_won")


def sides_held(deal: ShengJiDeal, seat: Seat) -> Mapping[str, int]:
    """Whether a seat attacked or was of the dealer's side, and whether it won so."""
    result = deal.result()
    if result is None or result.void:
        return dict.fromkeys(COUNTED, 0)
    attacked, won = SIDES[seat] != SIDES[result.account["dealer"]], seat in result.winners
    counts = (attacked, attacked and won, not attacked, not attacked and won)
    return dict(zip(COUNTED, map(int, counts), strict=True))
