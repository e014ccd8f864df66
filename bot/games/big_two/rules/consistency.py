"""Which parameters contradict each other, and how to resolve that (BT-18.5). One line for each pair."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.engine.rulebook.clashes import Clash, ways
from bot.engine.rulebook.named_rules import Changes
from bot.games.big_two.rules.closed_choices import (
    ExchangeKind,
    ExchangeRanking,
    QuadsVsSf,
    RestFace,
    ScoreBase,
    Settle,
    StraightOrder,
    SuitOrder,
    Undeclared,
)

if TYPE_CHECKING:
    from bot.games.big_two.rules.parameters import Rules


class BigTwoContradiction(StrEnum):
    """The closed list of contradictions. Each has a sentence in every catalogue, such as ``contra-tiles_suits``."""

    TILES_SUITS = "tiles_suits"
    CARDS_SUITS = "cards_suits"
    TILES_STRAIGHTS = "tiles_straights"
    CARDS_STRAIGHTS = "cards_straights"
    TILES_SEATS = "tiles_seats"
    TILES_REDEAL = "tiles_redeal"
    TILES_INSTANT = "tiles_instant"
    TILES_LADDER = "tiles_ladder"
    TILES_BASE = "tiles_base"
    PACK_TOO_SMALL = "pack_too_small"
    DRAW_WITHOUT_STOCK = "draw_without_stock"
    RECYCLE_WITHOUT_STOCK = "recycle_without_stock"
    STOCK_EMPTY = "stock_empty"
    STOCK_SHOWN = "stock_shown"
    EXCHANGE_SEATS = "exchange_seats"
    RANKING_FIRST_OUT = "ranking_first_out"
    PLACES_FIRST_OUT = "places_first_out"
    NOTHING_COUNTED = "nothing_counted"
    INDONESIA_SETTLE = "indonesia_settle"
    INDONESIA_PLAY_ON = "indonesia_play_on"
    DIFFERENCE_BASE = "difference_base"
    DIFFERENCE_OPENER = "difference_opener"
    DIFFERENCE_NO_PLAY = "difference_no_play"
    DIFFERENCE_TWOS = "difference_twos"
    UNDECLARED_TWO = "undeclared_two"
    LOSES_PLAY_ON = "loses_play_on"
    ECHO_EXTEND = "echo_extend"
    TARGET_NOBODY_GAINS = "target_nobody_gains"
    TARGET_MISSING = "target_missing"
    DEALS_MISSING = "deals_missing"
    CHIPS_MISSING = "chips_missing"


_SEATS_OF_EXCHANGE = {
    ExchangeKind.LOSER_WINNER_3P: (3,),
    ExchangeKind.CLASS_ONE_BY_ONE: (3, 4),
    ExchangeKind.CLASS_POOL: (3, 4),
    ExchangeKind.TRIBUTE_PICK: (4,),
    ExchangeKind.TRIBUTE_1: (4,),
    ExchangeKind.TRIBUTE_2_1: (4,),
    ExchangeKind.TRIBUTE_3_CHAIN: (4,),
}


_TO_CARDS: Changes = {"deck.kind": "std52"}
_TO_TILES: Changes = {"deck.kind": "lectio"}
_TO_STOCK: Changes = {"rest.use": "stock", "rest.face": "down"}
_TO_HAND: Changes = {"score.tiers_on": "hand"}
_TO_OPEN: Changes = {"match.end": "open"}
_PACKS_OF_CARDS = dict.fromkeys(range(2, 53), 52)
"""The number of cards to deal, by number of players."""


def _seats_with_tiles(rules: Rules) -> Sequence[Changes]:
    return [*({"seats.count": seats} for seats, _ in rules.deck.tile_max), _TO_CARDS]


def _within_the_pack(rules: Rules) -> Sequence[Changes]:
    """Deal equal hands, or seat only as many players as hands of that size allow."""
    packs = {seats: 4 * highest for seats, highest in rules.deck.tile_max} if rules.has_tiles else _PACKS_OF_CARDS
    fitting = (seats for seats, pack in packs.items() if pack >= seats * rules.hand_size)
    return [{"deal.hand_size": "equal"}, *({"seats.count": seats} for seats in sorted(fitting, reverse=True)[:3])]


def _with_a_stock(rules: Rules) -> Sequence[Changes]:
    """Hands that leave some cards over: a customary size, else one card fewer, else one player fewer; or no stock."""
    sizes = [size for size in (13, 10, 5) if size < rules.hand_size] or [rules.hand_size - 1]
    fewer: Changes = {"seats.count": rules.seats.count - 1}
    return [*({"deal.hand_size": size} if size else fewer for size in sizes), {"rest.use": "give"}]


def _seats_of_exchange(rules: Rules) -> Sequence[Changes]:
    seats = reversed(_SEATS_OF_EXCHANGE[rules.exchange.kind])
    return [*({"seats.count": count} for count in seats), {"exchange.kind": "none"}]


CLASHES: tuple[Clash[Rules], ...] = (
    Clash(BigTwoContradiction.TILES_SUITS, "deck.kind", "deck.suits",
          lambda r: r.has_tiles and r.deck.suits is not SuitOrder.BYGR,
          ways({"deck.suits": "bygr"}, _TO_CARDS)),
    Clash(BigTwoContradiction.CARDS_SUITS, "deck.kind", "deck.suits",
          lambda r: not r.has_tiles and r.deck.suits is SuitOrder.BYGR,
          ways({"deck.suits": "dchs"}, _TO_TILES)),
    Clash(BigTwoContradiction.TILES_STRAIGHTS, "deck.kind", "combo.straight_order",
          lambda r: r.has_tiles and r.combo.straight_order is not StraightOrder.LECTIO,
          ways({"combo.straight_order": "so-lectio"}, _TO_CARDS)),
    Clash(BigTwoContradiction.CARDS_STRAIGHTS, "deck.kind", "combo.straight_order",
          lambda r: not r.has_tiles and r.combo.straight_order is StraightOrder.LECTIO,
          ways({"combo.straight_order": "so-pagat"}, _TO_TILES)),
    Clash(BigTwoContradiction.TILES_SEATS, "deck.kind", "seats.count", lambda r: r.has_tiles and not r.tile_max,
          _seats_with_tiles),
    Clash(BigTwoContradiction.TILES_REDEAL, "deck.kind", "redeal.points_below",
          lambda r: r.has_tiles and r.redeal.points_below,
          ways({"redeal.points_below": 0}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_REDEAL, "deck.kind", "redeal.ten_high", lambda r: r.has_tiles and r.redeal.ten_high,
          ways({"redeal.ten_high": False}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_REDEAL, "deck.kind", "redeal.two_courts",
          lambda r: r.has_tiles and r.redeal.two_courts,
          ways({"redeal.two_courts": False}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_REDEAL, "deck.kind", "redeal.four_twos",
          lambda r: r.has_tiles and r.redeal.four_twos,
          ways({"redeal.four_twos": False}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_INSTANT, "deck.kind", "instant.dragon", lambda r: r.has_tiles and r.instant.dragon,
          ways({"instant.dragon": False}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_INSTANT, "deck.kind", "instant.four_twos",
          lambda r: r.has_tiles and r.instant.four_twos,
          ways({"instant.four_twos": False}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_LADDER, "deck.kind", "cmp.quads_vs_sf",
          lambda r: r.has_tiles and r.cmp.quads_vs_sf is QuadsVsSf.ONLY_ROYAL_OVER_QUADS,
          ways({"cmp.quads_vs_sf": "sf_over_quads"}, _TO_CARDS)),
    Clash(BigTwoContradiction.TILES_BASE, "deck.kind", "score.base",
          lambda r: r.has_tiles and r.score.base not in (ScoreBase.CARDS, ScoreBase.NONE),
          ways({"score.base": "cards"}, _TO_CARDS)),
    Clash(BigTwoContradiction.PACK_TOO_SMALL, "seats.count", "deal.hand_size",
          lambda r: r.left_over < 0 or r.hand_size < 1,
          _within_the_pack),
    Clash(BigTwoContradiction.DRAW_WITHOUT_STOCK, "stock.draw", "rest.use",
          lambda r: r.draws_on_pass and not r.forms_stock,
          ways(_TO_STOCK, {"stock.draw": "none"})),
    Clash(BigTwoContradiction.RECYCLE_WITHOUT_STOCK, "stock.recycle", "rest.use",
          lambda r: r.stock.recycle and not r.forms_stock,
          ways(_TO_STOCK, {"stock.recycle": False})),
    Clash(BigTwoContradiction.STOCK_EMPTY, "rest.use", "deal.hand_size",
          lambda r: r.forms_stock and r.left_over == 0,
          _with_a_stock),
    Clash(BigTwoContradiction.STOCK_SHOWN, "rest.use", "rest.face",
          lambda r: r.forms_stock and r.rest.face is RestFace.UP,
          ways({"rest.face": "down"}, {"rest.use": "give"})),
    Clash(BigTwoContradiction.EXCHANGE_SEATS, "exchange.kind", "seats.count",
          lambda r: r.seats.count not in _SEATS_OF_EXCHANGE.get(r.exchange.kind, (r.seats.count,)),
          _seats_of_exchange),
    Clash(BigTwoContradiction.RANKING_FIRST_OUT, "exchange.ranking", "end.mode",
          lambda r: r.exchange.ranking is ExchangeRanking.FINISH_ORDER and not r.plays_on,
          ways({"end.mode": "play_on"}, {"exchange.ranking": "points"})),
    Clash(BigTwoContradiction.PLACES_FIRST_OUT, "score.settle", "end.mode",
          lambda r: r.settles_places and not r.plays_on,
          ways({"end.mode": "play_on"},
                *({"score.settle": str(settle)} for settle in Settle if settle is not Settle.PLACES))),
    Clash(BigTwoContradiction.NOTHING_COUNTED, "score.base", "score.settle",
          lambda r: r.settles_hands and not r.counts_cards,
          ways({"score.base": "cards"}, {"score.settle": "pusoy"}, {"score.settle": "fixed_loser"},
                {"score.settle": "places"})),
    Clash(BigTwoContradiction.INDONESIA_SETTLE, "score.base", "score.settle",
          lambda r: r.credits_plays and r.score.settle is not Settle.LEDGER,
          ways({"score.settle": "ledger"}, {"score.base": "cards"})),
    Clash(BigTwoContradiction.INDONESIA_PLAY_ON, "score.base", "end.mode",
          lambda r: r.credits_plays and r.plays_on,
          ways({"end.mode": "first_out"}, {"score.base": "cards"})),
    Clash(BigTwoContradiction.DIFFERENCE_BASE, "score.tiers_on", "score.base",
          lambda r: r.counts_difference and r.score.base is not ScoreBase.CARDS,
          ways({"score.base": "cards"}, _TO_HAND)),
    Clash(BigTwoContradiction.DIFFERENCE_OPENER, "score.tiers_on", "score.tiers_apply",
          lambda r: r.counts_difference and r.multiplies_opener_only,
          ways({"score.tiers_apply": "all"}, _TO_HAND)),
    Clash(BigTwoContradiction.DIFFERENCE_NO_PLAY, "score.tiers_on", "score.no_play_mult",
          lambda r: r.counts_difference and r.score.no_play_mult is not None,
          ways({"score.no_play_mult": None}, _TO_HAND)),
    Clash(BigTwoContradiction.DIFFERENCE_TWOS, "score.tiers_on", "score.twos_in_hand",
          lambda r: r.counts_difference and r.score.twos_in_hand != 1,
          ways({"score.twos_in_hand": 1}, _TO_HAND)),
    Clash(BigTwoContradiction.DIFFERENCE_TWOS, "score.tiers_on", "score.twos_finish",
          lambda r: r.counts_difference and r.score.twos_finish != 1,
          ways({"score.twos_finish": 1}, _TO_HAND)),
    Clash(BigTwoContradiction.UNDECLARED_TWO, "last.undeclared", "last.declare",
          lambda r: r.punishes_silence and 2 in r.last.declare,
          ways({"last.declare": [1]}, {"last.undeclared": "nothing"})),
    Clash(BigTwoContradiction.LOSES_PLAY_ON, "last.undeclared", "end.mode",
          lambda r: r.last.undeclared is Undeclared.LOSES and r.plays_on,
          ways({"end.mode": "first_out"}, {"last.undeclared": "card_frozen"}, {"last.undeclared": "nothing"})),
    Clash(BigTwoContradiction.ECHO_EXTEND, "pass.echo", "pass.self_extend",
          lambda r: r.pass_.echo and r.pass_.self_extend,
          ways({"pass.echo": False}, {"pass.self_extend": False})),
    Clash(BigTwoContradiction.TARGET_NOBODY_GAINS, "match.end", "score.settle",
          lambda r: r.has_target and r.score.settle is Settle.LEDGER and not r.score.winner_bonus,
          ways({"score.winner_bonus": 5}, {"score.settle": "pairwise"}, {"score.settle": "winner_takes"}, _TO_OPEN)),
    Clash(BigTwoContradiction.TARGET_MISSING, "match.end", "match.target",
          lambda r: r.has_target and not r.match.target,
          ways({"match.target": 100}, {"match.target": 200}, _TO_OPEN)),
    Clash(BigTwoContradiction.DEALS_MISSING, "match.end", "match.deals",
          lambda r: r.counts_deals and not r.match.deals,
          ways({"match.deals": 5}, {"match.deals": 10}, _TO_OPEN)),
    Clash(BigTwoContradiction.CHIPS_MISSING, "match.end", "match.chips",
          lambda r: r.has_chips and not r.match.chips,
          ways({"match.chips": 149}, {"match.end": "deals"}, _TO_OPEN)),
)  # fmt: skip
