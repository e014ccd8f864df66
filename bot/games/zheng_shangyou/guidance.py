"""What Zheng Shangyou says about its rules (``bot.engine.rulebook.guide``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from bot.engine.facts import Facts, Numbers
from bot.engine.rulebook.guide import Guide
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.rules.options import ExchangeKind, MatchEnd, RankOrder, SequenceRanks, Teams
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.rules.presets import PRESETS

TOPICS: Mapping[str, Sequence[str]] = {
    "cards": ("zs.players", "zs.packs", "zs.surplus", "zs.teams", "zs.direction", "zs.ranks"),
    "plays": (
        "zs.wild_jokers",
        "zs.wild_twos",
        "zs.reading",
        "zs.seq_ranks",
        "zs.seq_min",
        "zs.suited_beats",
        "zs.multi_seq_min",
        "zs.full_house",
        "zs.bombs",
    ),
    "turns": ("zs.first_lead", "zs.later_lead", "zs.pass_lock", "zs.exchange"),
    "points": ("zs.points", "zs.not_last", "zs.match_end", "zs.target", "zs.deals"),
}
"""Every parameter once, in the order of the rule book."""


def _surplus_cards(rules: Rules) -> int:
    """The cards that are over when hands are equal."""
    return len(rules.packs.cards()) % rules.seats


def _largest_hand(rules: Rules) -> int:
    return max(rules.hand_sizes)


def has_sequences(rules: Rules) -> bool:
    """Whether any single sequence can be held (ZS-8.1)."""
    return rules.zs.seq_min <= min(len(order_of(rules).in_sequences), _largest_hand(rules))


def has_multiple_sequences(rules: Rules) -> bool:
    """Whether any multiple sequence can be held (ZS-8.1)."""
    ranks = len(order_of(rules).in_sequences)
    return rules.zs.multi_seq_min <= ranks and 2 * rules.zs.multi_seq_min <= _largest_hand(rules)


def _paid(rules: Rules) -> tuple[int, ...]:
    """The points of the places that bring any; places without points are the last ones (ZS-7.1)."""
    return tuple(points for points in rules.zs.points if points)


def _several_readings(rules: Rules) -> bool:
    """Whether cards can have more than one reading."""
    runs = has_sequences(rules) or has_multiple_sequences(rules)
    return (rules.zs.wild_jokers and (runs or rules.zs.full_house)) or (rules.zs.full_house and rules.zs.wild_twos)


_ALIVE: Mapping[str, Callable[[Rules], bool]] = {
    "zs.surplus": lambda rules: _surplus_cards(rules) > 0,
    "zs.reading": _several_readings,
    "zs.seq_ranks": lambda rules: rules.zs.ranks is RankOrder.TWO_TO_ACE and not rules.zs.wild_twos,
    "zs.suited_beats": has_sequences,
    "zs.not_last": lambda rules: rules.has_teams,
    "zs.target": lambda rules: rules.zs.match_end is MatchEnd.POINTS,
    "zs.deals": lambda rules: rules.zs.match_end is MatchEnd.DEALS,
}
"""When a parameter has an effect. Parameters that are not listed always have one."""

ABSENT: Mapping[str, Callable[[Rules], bool]] = {
    "zs.wild_jokers": lambda rules: not rules.zs.wild_jokers,
    "zs.wild_twos": lambda rules: not rules.zs.wild_twos,
    "zs.full_house": lambda rules: not rules.zs.full_house,
    "zs.bombs": lambda rules: not rules.zs.bombs,
    "zs.exchange": lambda rules: rules.zs.exchange is ExchangeKind.NONE,
}
"""What other tables play, and when these rules do not."""

_ORDERS = {RankOrder.TWO_TO_ACE: "low", RankOrder.THREE_TO_TWO: "high"}
"""Whether the 2 is the lowest or the highest card, as messages select on it."""
_SIDES = {Teams.NONE: "none", Teams.PAIRS: "pairs", Teams.THREES: "threes"}
"""Who plays together, as messages select on it."""
_STRAIGHTS = {
    SequenceRanks.THREE_TO_ACE: "high",
    SequenceRanks.TWO_TO_KING: "low",
    SequenceRanks.TWO_TO_ACE: "all",
}
"""Which ranks form straights, as messages select on it."""


class ZhengShangyouGuide(Guide):
    """The guide to any rules of Zheng Shangyou."""

    topics = TOPICS
    alive = _ALIVE
    off = ABSENT
    hints = ("help-aim", "help-turns", "help-plays", "help-wild", "help-sequences", "help-places")
    brief = ("brief-cards", "brief-plays", "brief-wild", "brief-turns", "brief-exchange", "brief-points")
    shelves: ClassVar[Mapping[str, Sequence[str]]] = {"most": tuple(PRESETS)}

    def facts(self, rules: Rules) -> Facts:
        """Every parameter as a fact, and what follows from them."""
        sizes: Facts = {
            "hand": _largest_hand(rules),
            "least": min(rules.hand_sizes),
            "even": len(set(rules.hand_sizes)) == 1,
            "surplus": _surplus_cards(rules),
            "points": Numbers(rules.zs.points),
            "paid": Numbers(_paid(rules)),
            "paid_places": len(_paid(rules)),
            "runs": has_sequences(rules),
            "multiple_runs": has_multiple_sequences(rules),
            "order": _ORDERS[rules.zs.ranks],
            "sides": _SIDES[rules.zs.teams],
            "straights": _STRAIGHTS[rules.zs.seq_ranks],
        }
        return {**rules.facts(), **sizes}
