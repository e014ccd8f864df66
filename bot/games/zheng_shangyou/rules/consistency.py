"""Which parameters contradict each other, and how to resolve that (ZS-8.1). One line for each pair."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.game import Json
from bot.games.rulebook import Contradiction, Setting
from bot.games.zheng_shangyou.rules.options import (
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


_Changes = Mapping[str, Json]


class _Pair(NamedTuple):
    name: ZhengShangyouContradiction
    first: str
    second: str
    clash: Callable[[Rules], object]
    changes: Callable[[Rules], Sequence[_Changes]]
    """What each way out changes. Every way ends this contradiction on its own, but may cause another."""


def _unfit_teams(rules: Rules) -> bool:
    return rules.has_teams and rules.zs.players != TEAM_PLAYERS[rules.zs.teams]


def _nothing_to_win(rules: Rules) -> bool:
    """Whether no deal brings anybody a point, so that no target is ever reached."""
    nothing = not any(rules.zs.points) and not (rules.has_teams and rules.zs.not_last)
    return rules.zs.match_end is MatchEnd.POINTS and nothing


def _fewer_points(rules: Rules) -> Sequence[_Changes]:
    points = list(rules.zs.points)
    return [{"zs.points": points[: rules.zs.players]}, {"zs.players": len(points)}]


_PAIRS = (
    _Pair(
        ZhengShangyouContradiction.TEAMS_PLAYERS,
        "zs.teams",
        "zs.players",
        _unfit_teams,
        lambda rules: [{"zs.teams": "none"}, {"zs.players": TEAM_PLAYERS[rules.zs.teams]}],
    ),
    _Pair(
        ZhengShangyouContradiction.PACKS_PLAYERS,
        "zs.packs",
        "zs.players",
        lambda rules: rules.zs.packs > 1 and rules.zs.players == FEWEST,
        lambda _: [{"zs.packs": 1}, {"zs.players": 4}],
    ),
    _Pair(
        ZhengShangyouContradiction.EXCHANGE_PLAYERS,
        "zs.exchange",
        "zs.players",
        lambda rules: rules.zs.exchange is ExchangeKind.LAST_TWO and rules.zs.players == FEWEST,
        lambda _: [{"zs.exchange": "last_one"}, {"zs.exchange": "none"}, {"zs.players": 4}],
    ),
    _Pair(
        ZhengShangyouContradiction.ORDER_SEQUENCES,
        "zs.ranks",
        "zs.seq_ranks",
        lambda rules: rules.zs.ranks is RankOrder.THREE_TO_TWO and rules.zs.seq_ranks is not SequenceRanks.THREE_TO_ACE,
        lambda _: [{"zs.seq_ranks": "3_to_A"}, {"zs.ranks": "2_to_A"}],
    ),
    _Pair(
        ZhengShangyouContradiction.WILD_SEQUENCES,
        "zs.wild_twos",
        "zs.seq_ranks",
        lambda rules: (
            rules.zs.ranks is RankOrder.TWO_TO_ACE
            and rules.zs.wild_twos
            and rules.zs.seq_ranks is not SequenceRanks.TWO_TO_KING
        ),
        lambda _: [{"zs.seq_ranks": "2_to_K"}, {"zs.wild_twos": False}],
    ),
    _Pair(
        ZhengShangyouContradiction.SPADE_LATER,
        "zs.later_lead",
        "zs.first_lead",
        lambda rules: rules.zs.later_lead is LaterLead.AS_FIRST and rules.zs.first_lead is FirstLead.DEALER,
        lambda _: [{"zs.first_lead": "spade3"}, {"zs.later_lead": "third"}, {"zs.later_lead": "winner"}],
    ),
    _Pair(
        ZhengShangyouContradiction.POINTS_PLAYERS,
        "zs.points",
        "zs.players",
        lambda rules: len(rules.zs.points) > rules.zs.players,
        _fewer_points,
    ),
    _Pair(
        ZhengShangyouContradiction.NO_TARGET,
        "zs.match_end",
        "zs.target",
        lambda rules: rules.zs.match_end is MatchEnd.POINTS and not rules.zs.target,
        lambda _: [{"zs.target": 11}, {"zs.match_end": "open"}],
    ),
    _Pair(
        ZhengShangyouContradiction.NOTHING_TO_WIN,
        "zs.match_end",
        "zs.points",
        _nothing_to_win,
        lambda _: [{"zs.points": [2, 1]}, {"zs.match_end": "open"}],
    ),
    _Pair(
        ZhengShangyouContradiction.NO_DEALS,
        "zs.match_end",
        "zs.deals",
        lambda rules: rules.zs.match_end is MatchEnd.DEALS and not rules.zs.deals,
        lambda _: [{"zs.deals": 10}, {"zs.match_end": "open"}],
    ),
)


def check(rules: Rules) -> None:
    """Refuse rules that contradict themselves.

    Raises:
        Contradiction: the first pair of parameters that does not go together.
    """
    for pair in _PAIRS:
        if pair.clash(rules):
            ways = [tuple(Setting(name, value) for name, value in changes.items()) for changes in pair.changes(rules)]
            raise Contradiction(rules.game, pair.name, rules.setting(pair.first), rules.setting(pair.second), ways)
