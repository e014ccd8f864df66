"""Which parameters have no effect because of others (docs/big-two.md, 18.5: *means nothing happens*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.big_two.before.exchange.exchange import exchanges, gives_cards, has_king
from bot.games.big_two.before.instant import may_be_full
from bot.games.big_two.before.left_over import forms_stock, may_be_shown
from bot.games.big_two.before.starter import lowest_opens_later
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.stock import draws
from bot.games.big_two.deal.top_duty import has_duty
from bot.games.big_two.match import counts_deals, has_chips, has_target
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.penalties import counts_cards, knows_spade_ace
from bot.games.big_two.scoring.settlement import has_one_loser, reads_hands, settles_each_pair
from bot.games.big_two.setting import low_card_asked


def counts(rules: Rules) -> bool:
    """Whether cards left matter: they have a value, and a settlement reads it."""
    return reads_hands(rules) and counts_cards(rules)


def _multiplies(rules: Rules) -> bool:
    """Whether any number of cards left, or having played none, has a multiplier."""
    return counts(rules) and (rules.score.tiers != ((1, 1),) or rules.score.no_play_mult is not None)


_ALIVE: Mapping[str, Callable[[Rules], bool]] = {
    "deck.tile_max": lambda rules: rules.tile_max > 0,
    "rest.use": lambda rules: rules.left_over > 0,
    "rest.face": may_be_shown,
    "stock.draw": forms_stock,
    "stock.recycle": lambda rules: forms_stock(rules) and draws(rules),
    "start.low_card_scope": lambda rules: low_card_asked(rules) and lowest_opens_later(rules),
    "cmp.flush": lambda rules: rules.combo.flush,
    "cmp.quads_vs_sf": lambda rules: combinations_of(rules).honours_meet,
    "last.undeclared": lambda rules: bool(rules.last.declare),
    "top.follow": has_duty,
    "top.lead": has_duty,
    "top.enforce": has_duty,
    "instant.dragon": may_be_full,
    "instant.four_twos": may_be_full,
    "redeal.points_below": may_be_full,
    "redeal.ten_high": may_be_full,
    "redeal.two_courts": may_be_full,
    "redeal.four_twos": may_be_full,
    "score.base": reads_hands,
    "score.tiers": counts,
    "score.tiers_on": lambda rules: counts(rules) and settles_each_pair(rules),
    "score.tiers_apply": _multiplies,
    "score.no_play_mult": counts,
    "score.twos_in_hand": counts,
    "score.twos_finish": counts,
    "score.fixed": has_one_loser,
    "score.spade_ace_40": lambda rules: knows_spade_ace(rules) and counts(rules),
    "match.deals": counts_deals,
    "match.target": has_target,
    "match.chips": has_chips,
    "exchange.protected": gives_cards,
    "exchange.king_falls": has_king,
    "exchange.ranking": exchanges,
}
"""When a parameter has an effect. Parameters that are not listed always have one."""


def is_idle(rules: Rules, parameter: str) -> bool:
    """Whether another parameter switches this one off, so that its value has no effect."""
    return parameter in _ALIVE and not _ALIVE[parameter](rules)
