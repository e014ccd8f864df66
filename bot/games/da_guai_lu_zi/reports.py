"""What records and the shell report of deals and matches of Da Guai Lu Zi, and count."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.actions import Seat
from bot.engine.game import Json, Result
from bot.games.da_guai_lu_zi.deal.seam import EscapeDeal
from bot.games.da_guai_lu_zi.match import EscapeMatch


def came_to(deal: EscapeDeal) -> Mapping[str, Json]:
    """Who ran out, who won and who is caught, the trump rank, and the levels after the deal (DG-10.3)."""
    result, position = deal.result(), deal.position
    levels = position.standing.levels if result is None else result.account["levels"]
    return {
        "places": list(position.places),
        "side": None if result is None else result.account["side"],
        "caught": [] if result is None else list(result.account["caught"]),
        "trump": position.trump,
        "levels": list(levels) if position.rules.plays_levels else None,
    }


def match_winner(match: EscapeMatch) -> Mapping[str, Json]:
    """Which team won the match."""
    return {"match_winner": match.so_far.winning_team}


def tally(result: Result) -> Mapping[str, int]:
    """Deals without result, and players who were caught."""
    return {"no_result": int(result.account["side"] is None), "caught": len(result.account["caught"])}


COUNTED = ("first", "caught")


def ends(deal: EscapeDeal, seat: Seat) -> Mapping[str, int]:
    """Whether a seat ran out first, and whether it was caught."""
    result = deal.result()
    if result is None or result.void:
        return dict.fromkeys(COUNTED, 0)
    return {"first": int(result.order[:1] == (seat,)), "caught": int(seat in result.account["caught"])}
