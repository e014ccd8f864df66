"""Which parameters do not go together, and what would (BT-18.5); one line a pair, so that a refusal names both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from bot.games.big_two.options import (
    DeckKind,
    EndMode,
    ExchangeKind,
    ExchangeRanking,
    Face,
    MatchEnd,
    QuadsVsSf,
    RestUse,
    ScoreBase,
    Settle,
    StockDraw,
    StraightOrder,
    Suits,
    TiersApply,
    TiersOn,
    Undeclared,
)
from bot.games.rulebook import Contradiction

if TYPE_CHECKING:
    from bot.games.big_two.rules import Rules


class _Pair(NamedTuple):
    first: str
    second: str
    clash: Callable[[Rules], object]
    why: str
    wayout: str


_COUNTED = (Settle.PAIRWISE, Settle.WINNER_TAKES, Settle.LEDGER)
_SEATS_OF_EXCHANGE = {
    ExchangeKind.LOSER_WINNER_3P: (3,),
    ExchangeKind.CLASS_ONE_BY_ONE: (3, 4),
    ExchangeKind.CLASS_POOL: (3, 4),
    ExchangeKind.TRIBUTE_PICK: (4,),
    ExchangeKind.TRIBUTE_1: (4,),
    ExchangeKind.TRIBUTE_2_1: (4,),
    ExchangeKind.TRIBUTE_3_CHAIN: (4,),
}


def _lectio(rules: Rules) -> bool:
    return rules.deck.kind is DeckKind.LECTIO


def _on_difference(rules: Rules) -> bool:
    return rules.score.tiers_on is TiersOn.DIFFERENCE


_TILES = "tiles have no such rule"
_TO_CARDS = "set deck.kind=std52"
_ONLY_DIFFERENCE = "multipliers of a difference read nothing else"
_TO_HAND = "set score.tiers_on=hand"

_PAIRS: tuple[_Pair, ...] = (
    _Pair("deck.kind", "deck.suits", lambda r: _lectio(r) != (r.deck.suits is Suits.BYGR),
          "tiles have the colours bygr and cards never do", "set both to cards or both to tiles"),
    _Pair("deck.kind", "combo.straight_order",
          lambda r: _lectio(r) != (r.combo.straight_order is StraightOrder.LECTIO),
          "tiles have the order so-lectio and cards never do", "set both to cards or both to tiles"),
    _Pair("deck.kind", "seats.count", lambda r: _lectio(r) and not r.tile_max,
          "deck.tile_max names no tiles for so many players", "set seats.count to 3, 4 or 5"),
    _Pair("deck.kind", "redeal.points_below", lambda r: _lectio(r) and r.redeal.points_below, _TILES, _TO_CARDS),
    _Pair("deck.kind", "redeal.ten_high", lambda r: _lectio(r) and r.redeal.ten_high, _TILES, _TO_CARDS),
    _Pair("deck.kind", "redeal.two_courts", lambda r: _lectio(r) and r.redeal.two_courts, _TILES, _TO_CARDS),
    _Pair("deck.kind", "redeal.four_twos", lambda r: _lectio(r) and r.redeal.four_twos, _TILES, _TO_CARDS),
    _Pair("deck.kind", "instant.dragon", lambda r: _lectio(r) and r.instant.dragon, _TILES, _TO_CARDS),
    _Pair("deck.kind", "instant.four_twos", lambda r: _lectio(r) and r.instant.four_twos, _TILES, _TO_CARDS),
    _Pair("deck.kind", "cmp.quads_vs_sf",
          lambda r: _lectio(r) and r.cmp.quads_vs_sf is QuadsVsSf.ONLY_ROYAL_OVER_QUADS, _TILES, _TO_CARDS),
    _Pair("deck.kind", "score.base",
          lambda r: _lectio(r) and r.score.base not in (ScoreBase.CARDS, ScoreBase.NONE), _TILES,
          "set score.base=cards"),
    _Pair("seats.count", "deal.hand_size", lambda r: r.left_over < 0 or r.hand_size < 1,
          "the pack has too few cards", "lower seats.count or set deal.hand_size=equal"),
    _Pair("stock.draw", "rest.use", lambda r: r.stock.draw is not StockDraw.NONE and r.rest.use is not RestUse.STOCK,
          "there is no stock to draw from", "set rest.use=stock and rest.face=down"),
    _Pair("stock.recycle", "rest.use", lambda r: r.stock.recycle and r.rest.use is not RestUse.STOCK,
          "there is no stock to renew", "set rest.use=stock and rest.face=down"),
    _Pair("rest.use", "deal.hand_size", lambda r: r.rest.use is RestUse.STOCK and r.left_over == 0,
          "every card is dealt, none is left for a stock", "lower deal.hand_size or set rest.use=give"),
    _Pair("rest.use", "rest.face", lambda r: r.rest.use is RestUse.STOCK and r.rest.face is Face.UP,
          "a stock lies face down", "set rest.face=down"),
    _Pair("exchange.kind", "seats.count",
          lambda r: r.seats.count not in _SEATS_OF_EXCHANGE.get(r.exchange.kind, (r.seats.count,)),
          "this exchange needs another number of players", "change seats.count or set exchange.kind=none"),
    _Pair("exchange.ranking", "end.mode",
          lambda r: r.exchange.ranking is ExchangeRanking.FINISH_ORDER and r.end.mode is EndMode.FIRST_OUT,
          "without playing on there is no finishing order", "set end.mode=play_on or exchange.ranking=points"),
    _Pair("score.settle", "end.mode",
          lambda r: r.score.settle is Settle.PLACES and r.end.mode is EndMode.FIRST_OUT,
          "places need a deal that is played on", "set end.mode=play_on, or another score.settle"),
    _Pair("score.base", "score.settle", lambda r: r.score.base is ScoreBase.NONE and r.score.settle in _COUNTED,
          "this settlement needs hands that are worth something",
          "set score.base=cards, or score.settle to places, pusoy or fixed_loser"),
    _Pair("score.base", "score.settle",
          lambda r: r.score.base is ScoreBase.INDONESIA and r.score.settle is not Settle.LEDGER,
          "indonesia books each player's own points", "set score.settle=ledger"),
    _Pair("score.base", "end.mode",
          lambda r: r.score.base is ScoreBase.INDONESIA and r.end.mode is EndMode.PLAY_ON,
          "indonesia scores a deal that ends with the first player out", "set end.mode=first_out"),
    _Pair("score.tiers_on", "score.base",
          lambda r: _on_difference(r) and r.score.base is not ScoreBase.CARDS, _ONLY_DIFFERENCE,
          "set score.base=cards"),
    _Pair("score.tiers_on", "score.tiers_apply",
          lambda r: _on_difference(r) and r.score.tiers_apply is TiersApply.OPENER_ONLY, _ONLY_DIFFERENCE, _TO_HAND),
    _Pair("score.tiers_on", "score.no_play_mult",
          lambda r: _on_difference(r) and r.score.no_play_mult is not None, _ONLY_DIFFERENCE, _TO_HAND),
    _Pair("score.tiers_on", "score.twos_in_hand",
          lambda r: _on_difference(r) and r.score.twos_in_hand != 1, _ONLY_DIFFERENCE, _TO_HAND),
    _Pair("score.tiers_on", "score.twos_finish",
          lambda r: _on_difference(r) and r.score.twos_finish != 1, _ONLY_DIFFERENCE, _TO_HAND),
    _Pair("last.undeclared", "last.declare",
          lambda r: r.last.undeclared is not Undeclared.NOTHING and 2 in r.last.declare,
          "the consequence is for one card only", "take 2 out of last.declare or set last.undeclared=nothing"),
    _Pair("last.undeclared", "end.mode",
          lambda r: r.last.undeclared is Undeclared.LOSES and r.end.mode is EndMode.PLAY_ON,
          "a lost deal is not played on", "set end.mode=first_out or another last.undeclared"),
    _Pair("pass.echo", "pass.self_extend", lambda r: r.pass_.echo and r.pass_.self_extend,
          "both rule the lead after everybody passed", "set one of them to false"),
    _Pair("match.end", "score.settle",
          lambda r: r.match.end is MatchEnd.TARGET and r.score.settle is Settle.LEDGER and not r.score.winner_bonus,
          "nobody gains, so no target is reached", "set score.winner_bonus, or match.end=deals"),
    _Pair("match.end", "match.target", lambda r: r.match.end is MatchEnd.TARGET and not r.match.target,
          "the target has no number", "set match.target"),
    _Pair("match.end", "match.deals",
          lambda r: r.match.end in (MatchEnd.DEALS, MatchEnd.DEALS_OR_CHIPS) and not r.match.deals,
          "the deals have no number", "set match.deals"),
    _Pair("match.end", "match.chips", lambda r: r.match.end is MatchEnd.DEALS_OR_CHIPS and not r.match.chips,
          "the chips have no number", "set match.chips"),
)  # fmt: skip


def check(rules: Rules) -> None:
    """Nothing for a consistent rule set.

    Raises:
        Contradiction: names the two parameters with their values, and a way out.
    """
    for pair in _PAIRS:
        if pair.clash(rules):
            first, second = (f"{name}={_shown(rules, name)}" for name in pair[:2])
            raise Contradiction(first, second, pair.why, pair.wayout)


def _shown(rules: Rules, name: str) -> str:
    value = rules.parameter(name).kind.write(rules[name])
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
