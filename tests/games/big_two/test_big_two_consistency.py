"""Which values are consistent (docs/big-two.md, BT-18.5): all values of a parameter after one change to the others."""

from typing import Any

import pytest

from bot.engine.rulebook.declarations import Contradiction
from bot.games.big_two import GAME
from bot.games.big_two.rules.parameters import Rules

REST: dict[str, Any] = {"seats.count": 3, "deal.hand_size": 13, "rest.face": "down"}
NOT_INDONESIA = ["cards", "values_a", "values_b", "values_c", "tw_deduct", "tw_plus_minus"]
PAYING = ["pairwise", "winner_takes", "ledger", "fixed_loser", "pusoy"]

TOGETHER: list[tuple[str, dict[str, Any], str, list[Any]]] = [
    # the pack
    ("pagat-basic", {}, "deck.kind", ["std52"]),
    ("lectio", {}, "deck.kind", ["lectio"]),
    ("pagat-basic", {}, "deck.suits", ["dchs", "cdhs", "cshd"]),
    ("lectio", {}, "deck.suits", ["bygr"]),
    ("lectio", {}, "combo.straight_order", ["so-lectio"]),
    ("lectio", {}, "seats.count", [3, 4, 5]),
    ("lectio", {}, "cmp.quads_vs_sf", ["sf_over_quads"]),
    ("lectio", {"score.settle": "pusoy"}, "score.base", ["cards", "none"]),
    *(
        ("lectio", {}, name, [False])
        for name in ("redeal.ten_high", "redeal.two_courts", "redeal.four_twos", "instant.dragon", "instant.four_twos")
    ),
    ("lectio", {}, "redeal.points_below", [0]),
    # left-over cards and the stock
    ("pagat-basic", {"deal.hand_size": 13}, "seats.count", [2, 3, 4]),
    ("pagat-basic", {"seats.count": 2}, "deal.hand_size", ["equal", *range(1, 27)]),
    ("pagat-basic", {"rest.face": "down"}, "rest.use", ["give", "may_take", "swap", "discard"]),
    ("pagat-basic", REST, "rest.use", ["give", "may_take", "swap", "discard", "stock"]),
    ("pagat-basic", REST | {"rest.face": "up"}, "rest.use", ["give", "may_take", "swap", "discard"]),
    ("pagat-basic", REST | {"stock.draw": "one"}, "rest.use", ["stock"]),
    ("pagat-basic", REST | {"stock.draw": "combo_size"}, "rest.use", ["stock"]),
    ("pagat-basic", REST | {"stock.recycle": True}, "rest.use", ["stock"]),
    ("pagat-basic", REST | {"rest.use": "stock"}, "stock.draw", ["none", "one", "combo_size"]),
    ("pagat-basic", REST | {"rest.use": "stock"}, "rest.face", ["down"]),
    # exchanges
    ("pagat-basic", {"exchange.kind": "none"}, "seats.count", [*range(2, 53)]),
    ("pagat-basic", {"exchange.kind": "loser_winner_3p"}, "seats.count", [3]),
    ("pagat-basic", {"exchange.kind": "class_one_by_one"}, "seats.count", [3, 4]),
    ("pagat-basic", {"exchange.kind": "class_pool"}, "seats.count", [3, 4]),
    ("pagat-basic", {"exchange.kind": "tribute_pick"}, "seats.count", [4]),
    ("pagat-basic", {"exchange.kind": "tribute_1"}, "seats.count", [4]),
    ("pagat-basic", {"exchange.kind": "tribute_2_1"}, "seats.count", [4]),
    ("pagat-basic", {"exchange.kind": "tribute_3_chain"}, "seats.count", [4]),
    ("pagat-basic", {}, "exchange.ranking", ["points"]),
    ("pagat-basic", {"exchange.ranking": "finish_order"}, "end.mode", ["play_on"]),
    # settlement
    ("pagat-basic", {}, "score.settle", PAYING),
    ("pagat-basic", {"end.mode": "play_on"}, "score.settle", [*PAYING, "places"]),
    ("pagat-basic", {"end.mode": "play_on", "score.base": "none"}, "score.settle", ["fixed_loser", "pusoy", "places"]),
    *(("pagat-basic", {"score.settle": "ledger", "score.base": base}, "end.mode", ["first_out", "play_on"])
      for base in NOT_INDONESIA),
    ("pagat-basic", {"score.base": "indonesia", "score.settle": "ledger"}, "end.mode", ["first_out"]),
    ("pagat-basic", {"score.base": "indonesia"}, "score.settle", ["ledger"]),
    *(("pagat-basic", {"score.base": base}, "score.settle", PAYING) for base in NOT_INDONESIA),
    ("pagat-basic", {"score.tiers_on": "difference"}, "score.base", ["cards"]),
    ("pagat-basic", {"score.tiers_on": "difference"}, "score.tiers_apply", ["all"]),
    ("pagat-basic", {"score.tiers_on": "difference"}, "score.twos_in_hand", [1]),
    ("pagat-basic", {"score.tiers_on": "difference"}, "score.twos_finish", [1]),
    ("pagat-basic", {"score.tiers_on": "difference"}, "score.no_play_mult", [None]),
    ("pagat-basic", {}, "score.tiers_apply", ["all", "opener_only"]),
    # the last card
    ("pagat-basic", {"last.undeclared": "nothing"}, "last.declare", [[], [1], [2], [1, 2]]),
    ("pagat-basic", {"last.undeclared": "card_frozen"}, "last.declare", [[], [1]]),
    ("pagat-basic", {"last.undeclared": "loses"}, "last.declare", [[], [1]]),
    ("pagat-basic", {"end.mode": "play_on"}, "last.undeclared", ["nothing", "card_frozen"]),
    ("pagat-basic", {"pass.echo": True}, "pass.self_extend", [False]),
    # the match
    ("pagat-basic", {}, "match.end", ["open"]),
    ("pagat-basic", {"match.target": 9}, "match.end", ["open", "target"]),
    ("pagat-basic", {"match.deals": 9}, "match.end", ["open", "deals"]),
    ("pagat-basic", {"match.chips": 9}, "match.end", ["open"]),
    ("pagat-basic", {"match.deals": 9, "match.chips": 9}, "match.end", ["open", "deals", "deals_or_chips"]),
    ("pagat-basic+ledger", {"match.target": 9}, "match.end", ["open"]),
    ("pagat-basic+ledger", {"match.target": 9, "score.winner_bonus": 1}, "match.end", ["open", "target"]),
    *(("pagat-basic", {"end.mode": "play_on", "score.settle": settle, "match.target": 9}, "match.end",
       ["open", "target"]) for settle in ("pairwise", "winner_takes", "fixed_loser", "pusoy", "places")),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "changes", "name", "values"), TOGETHER)
def test_all_that_goes_together(preset: str, changes: dict[str, Any], name: str, values: list[Any]) -> None:
    kind = Rules.parameter(name).kind
    offered = kind.listed or (0, 1, 9)
    assert [value for value in offered if _consistent(preset, changes | {name: value})] == values


def _consistent(preset: str, changes: dict[str, Any]) -> bool:
    try:
        GAME.rules(preset).but(changes)
    except Contradiction:
        return False
    return True
