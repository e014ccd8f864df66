"""Which parameters change nothing beside the others (docs/big-two.md, 18.5: *means nothing happens*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring import charges_breach

Values = Mapping[str, Any]
"""Parameters by public name, as ``Rules.to_json()`` writes them."""

COUNTED = frozenset({"pairwise", "winner_takes", "ledger"})
"""Settlements that read what hands left are worth."""
_CLASS = frozenset({"class_one_by_one", "class_pool"})


def _unread(rules: Values) -> bool:
    """No settlement reads what hands are worth; a deal lost by an undeclared card always does (D-16)."""
    lost = rules["last.undeclared"] == "loses" and rules["last.declare"]
    return rules["score.settle"] not in COUNTED and not lost


def _uncounted(rules: Values) -> bool:
    return _unread(rules) or rules["score.base"] == "none"


def _no_duty(rules: Values) -> bool:
    """Nothing is asked before a last card, or nobody pays for a breach."""
    if rules["top.enforce"] == "off" or (rules["top.follow"], rules["top.lead"]) == ("free", "free"):
        return True
    return rules["top.enforce"] == "liability" and not charges_breach(Rules.from_json(rules))


def _not_thirteen(rules: Values) -> bool:
    """Hands that win at once or ask for a redeal have 13 cards (BT-12.1, 18.5)."""
    return bool(Rules.from_json(rules).hand_size != 13)


def _nothing_left(rules: Values) -> bool:
    return not Rules.from_json(rules).left_over


def _one_ladder(rules: Values) -> bool:
    """Four plus one and straight flush never meet: kinds do not cross, or differ in size."""
    apart = rules["answer.five"] == "same_type" or rules["combo.sf_kickers"] == 2
    return bool(apart and rules["answer.monsters"] == "off")


def _no_multiplier(rules: Values) -> bool:
    return _uncounted(rules) or (rules["score.tiers"] == [[1, 1]] and rules["score.no_play_mult"] is None)


_IDLE: Mapping[str, Callable[[Values], bool]] = {
    "deck.tile_max": lambda rules: rules["deck.kind"] != "lectio",
    "rest.use": _nothing_left,
    "rest.face": lambda rules: rules["rest.use"] in ("discard", "stock") or _nothing_left(rules),
    "stock.draw": lambda rules: rules["rest.use"] != "stock",
    "stock.recycle": lambda rules: rules["rest.use"] != "stock" or rules["stock.draw"] == "none",
    "start.low_card_scope": lambda rules: rules["start.low_card"] == "free" or rules["start.later"] != "lowest_dealt",
    "cmp.flush": lambda rules: not rules["combo.flush"],
    "cmp.quads_vs_sf": _one_ladder,
    "last.undeclared": lambda rules: not rules["last.declare"],
    "top.follow": _no_duty,
    "top.lead": _no_duty,
    "top.enforce": _no_duty,
    "instant.dragon": _not_thirteen,
    "instant.four_twos": _not_thirteen,
    "redeal.points_below": _not_thirteen,
    "redeal.ten_high": _not_thirteen,
    "redeal.two_courts": _not_thirteen,
    "redeal.four_twos": _not_thirteen,
    "score.base": _unread,
    "score.tiers": _uncounted,
    "score.tiers_on": lambda rules: _uncounted(rules) or rules["score.settle"] != "pairwise",
    "score.tiers_apply": _no_multiplier,
    "score.no_play_mult": _uncounted,
    "score.twos_in_hand": _uncounted,
    "score.twos_finish": _uncounted,
    "score.fixed": lambda rules: rules["score.settle"] != "fixed_loser",
    "score.spade_ace_40": lambda rules: rules["score.base"] != "tw_deduct" or _uncounted(rules),
    "match.deals": lambda rules: rules["match.end"] not in ("deals", "deals_or_chips"),
    "match.target": lambda rules: rules["match.end"] != "target",
    "match.chips": lambda rules: rules["match.end"] != "deals_or_chips",
    "exchange.protected": lambda rules: rules["exchange.kind"] in ("none", "tribute_pick"),
    "exchange.king_falls": lambda rules: rules["exchange.kind"] not in _CLASS,
    "exchange.ranking": lambda rules: rules["exchange.kind"] == "none",
}


def idle(rules: Values, name: str) -> bool:
    """Whether another parameter switches this one off, so that its value changes nothing here."""
    return name in _IDLE and _IDLE[name](rules)
