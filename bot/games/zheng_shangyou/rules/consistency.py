"""Which parameters contradict each other, and how to resolve that (ZS-8.1). One line for each pair."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.engine.rulebook.clashes import Clash, ways
from bot.engine.rulebook.named_rules import Changes
from bot.games.zheng_shangyou.rules.closed_choices import (
    ExchangeKind,
    FirstLead,
    LaterLead,
    MatchEnd,
    RankOrder,
    SequenceRanks,
    Teams,
)

if TYPE_CHECKING:
    from bot.games.zheng_shangyou.rules.parameters import Rules

TEAM_PLAYERS = {Teams.PAIRS: 4, Teams.THREES: 6}
"""How many players make these teams (ZS-2.4)."""
FEWEST = 3
"""The fewest players, for whom some choices are too many."""


class ZhengShangyouContradiction(StrEnum):
    """The closed list of contradictions between the rules."""

    TEAMS_PLAYERS = "teams_players"
    PACKS_PLAYERS = "packs_players"
    EXCHANGE_PLAYERS = "exchange_players"  # the second and the last but one would be the same
    ORDER_SEQUENCES = "order_sequences"  # a sequence would run over the highest rank
    WILD_SEQUENCES = "wild_sequences"  # wild aces have no place in a sequence
    SPADE_LATER = "spade_later"
    POINTS_PLAYERS = "points_players"
    NO_TARGET = "no_target"
    NOTHING_TO_WIN = "nothing_to_win"
    NO_DEALS = "no_deals"


def _unfit_teams(rules: Rules) -> bool:
    return rules.has_teams and rules.zs.players != TEAM_PLAYERS[rules.zs.teams]


def _nothing_to_win(rules: Rules) -> bool:
    """Whether no deal brings anybody a point, so that no target is ever reached."""
    nothing = not any(rules.zs.points) and not (rules.has_teams and rules.zs.not_last)
    return rules.zs.match_end is MatchEnd.POINTS and nothing


def _fewer_points(rules: Rules) -> Sequence[Changes]:
    points = list(rules.zs.points)
    return [{"zs.points": points[: rules.zs.players]}, {"zs.players": len(points)}]


CLASHES: tuple[Clash[Rules], ...] = (
    Clash(
        ZhengShangyouContradiction.TEAMS_PLAYERS,
        "zs.teams",
        "zs.players",
        _unfit_teams,
        lambda rules: [{"zs.teams": "none"}, {"zs.players": TEAM_PLAYERS[rules.zs.teams]}],
    ),
    Clash(
        ZhengShangyouContradiction.PACKS_PLAYERS,
        "zs.packs",
        "zs.players",
        lambda rules: rules.zs.packs > 1 and rules.zs.players == FEWEST,
        ways({"zs.packs": 1}, {"zs.players": 4}),
    ),
    Clash(
        ZhengShangyouContradiction.EXCHANGE_PLAYERS,
        "zs.exchange",
        "zs.players",
        lambda rules: rules.zs.exchange is ExchangeKind.LAST_TWO and rules.zs.players == FEWEST,
        ways({"zs.exchange": "last_one"}, {"zs.exchange": "none"}, {"zs.players": 4}),
    ),
    Clash(
        ZhengShangyouContradiction.ORDER_SEQUENCES,
        "zs.ranks",
        "zs.seq_ranks",
        lambda rules: rules.zs.ranks is RankOrder.THREE_TO_TWO and rules.zs.seq_ranks is not SequenceRanks.THREE_TO_ACE,
        ways({"zs.seq_ranks": "3_to_A"}, {"zs.ranks": "2_to_A"}),
    ),
    Clash(
        ZhengShangyouContradiction.WILD_SEQUENCES,
        "zs.wild_twos",
        "zs.seq_ranks",
        lambda rules: (
            rules.zs.ranks is RankOrder.TWO_TO_ACE
            and rules.zs.wild_twos
            and rules.zs.seq_ranks is not SequenceRanks.TWO_TO_KING
        ),
        ways({"zs.seq_ranks": "2_to_K"}, {"zs.wild_twos": False}),
    ),
    Clash(
        ZhengShangyouContradiction.SPADE_LATER,
        "zs.later_lead",
        "zs.first_lead",
        lambda rules: rules.zs.later_lead is LaterLead.AS_FIRST and rules.zs.first_lead is FirstLead.DEALER,
        ways({"zs.first_lead": "spade3"}, {"zs.later_lead": "third"}, {"zs.later_lead": "winner"}),
    ),
    Clash(
        ZhengShangyouContradiction.POINTS_PLAYERS,
        "zs.points",
        "zs.players",
        lambda rules: len(rules.zs.points) > rules.zs.players,
        _fewer_points,
    ),
    Clash(
        ZhengShangyouContradiction.NO_TARGET,
        "zs.match_end",
        "zs.target",
        lambda rules: rules.zs.match_end is MatchEnd.POINTS and not rules.zs.target,
        ways({"zs.target": 11}, {"zs.match_end": "open"}),
    ),
    Clash(
        ZhengShangyouContradiction.NOTHING_TO_WIN,
        "zs.match_end",
        "zs.points",
        _nothing_to_win,
        ways({"zs.points": [2, 1]}, {"zs.match_end": "open"}),
    ),
    Clash(
        ZhengShangyouContradiction.NO_DEALS,
        "zs.match_end",
        "zs.deals",
        lambda rules: rules.zs.match_end is MatchEnd.DEALS and not rules.zs.deals,
        ways({"zs.deals": 10}, {"zs.match_end": "open"}),
    ),
)
