"""Every preset as a difference from another one, and the mixins that go on top of any (docs/big-two.md, section 18).

A rule set is named ``preset+mixin+mixin``; later mixins win.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.engine.rulebook.named_rules import Changes, changes_named, inherited
from bot.games.big_two.rules.parameters import Rules

BASE = "pagat-basic"
"""The preset whose values are the defaults of all parameters (BT-0.6)."""

PRESETS: Mapping[str, tuple[str | None, Changes]] = {
    "pagat-basic": (None, {}),
    "chudadi-standard": (
        "pagat-basic",
        {
            "deal.next_dealer": "before_winner",
            "deal.cutter": "none",
            "deal.first_receiver": "next_in_turn",
            "start.later": "winner",
            "start.low_card": "alone",
            "combo.straight_order": "so-natural",
            "cmp.flush": "top_then_suit",
            "cmp.straight_tie": "game_top",
            "last.declare": [1],
            "last.undeclared": "card_frozen",
            "top.lead": "highest_single_or_combo",
            "top.enforce": "legal",
            "score.tiers": [[1, 1], [8, 2], [11, 3], [13, 4]],
            "match.end": "target",
            "match.target": 200,
        },
    ),
    "chudadi-hongkong": ("chudadi-standard", {"score.tiers": [[1, 1], [10, 2], [13, 3]], "match.target": 100}),
    "hong-kong": (
        "pagat-basic",
        {
            "start.later": "winner",
            "combo.straight_order": "so-hk",
            "cmp.flush": "top_then_suit",
            "cmp.straight_tie": "game_top",
            "instant.dragon": True,
            "end.top_two": "barred",
        },
    ),
    "hong-kong-boehnker": (
        "pagat-basic",
        {"combo.straight_order": "so-natural", "cmp.flush": "top_then_suit", "cmp.straight_tie": "game_top"},
    ),
    "japanese-wikipedia-official": (
        "pagat-basic",
        {
            "deal.first_receiver": "next_in_turn",
            "start.later": "winner",
            "start.low_card_scope": "first_deal",
            "combo.straight_order": "so-hk",
            "cmp.flush": "all_ranks_then_suit",
            "cmp.straight_tie": "game_top",
            "pass.echo": True,
            "top.lead": "highest_single_or_combo",
            "redeal.points_below": 3,
            "score.tiers": [[1, 1], [11, 2]],
            "score.no_play_mult": 3,
            "score.settle": "ledger",
        },
    ),
    "hong-kong-wikipedia": (
        "japanese-wikipedia-official",
        {
            "cmp.flush": "top_then_suit",
            "last.declare": [1],
            "last.undeclared": "loses",
            "redeal.points_below": 0,
            "redeal.ten_high": True,
        },
    ),
    "mainland": (
        "japanese-wikipedia-official",
        {"cmp.flush": "top_then_suit", "score.tiers": [[1, 1], [8, 2], [10, 3], [13, 4]], "score.no_play_mult": None},
    ),
    "malaysia": ("japanese-wikipedia-official", {"seats.count": 3, "rest.use": "swap", "rest.face": "down"}),
    "taiwan": (
        "pagat-basic",
        {
            "deck.suits": "cdhs",
            "deal.first_receiver": "next_in_turn",
            "rest.use": "may_take",
            "combo.triple": False,
            "combo.flush": False,
            "combo.straight_order": "so-26-high-a5-low",
            "cmp.flush": "all_ranks_then_suit",
            "cmp.straight_tie": "game_top",
            "answer.five": "same_type",
            "answer.monsters": "any_time",
            "pass.echo": True,
            "top.lead": "highest_single_or_combo",
            "redeal.four_twos": True,
            "score.base": "tw_deduct",
            "score.tiers": [[1, 1]],
            "score.settle": "ledger",
        },
    ),
    "taiwan-plus-minus": ("taiwan", {"score.base": "tw_plus_minus", "score.winner_bonus": 1}),
    "taiwan-latta": (
        "pagat-basic",
        {"combo.triple": False, "combo.flush": False, "combo.sf_kickers": 2, "answer.monsters": "any_time"},
    ),
    "lukang": ("pagat-basic", {"answer.monsters": "any_time"}),
    "taiwan-fixed": ("lukang", {"score.settle": "fixed_loser"}),
    "singapore": ("pagat-basic", {"combo.triple": False, "combo.flush": False}),
    "indonesia": (
        "pagat-basic",
        {
            "seats.direction": "cw",
            "start.later": "winner",
            "start.round_len": 10,
            "combo.straight_order": "so-indonesia",
            "cmp.straight_tie": "game_top",
            "pass.lock": "trick",
            "pass.self_extend": True,
            "last.declare": [1, 2],
            "top.follow": "free",
            "top.lead": "free",
            "top.enforce": "off",
            "score.base": "indonesia",
            "score.tiers": [[1, 1], [11, 2], [13, 3]],
            "score.settle": "ledger",
        },
    ),
    "philippines-pusoy-dos": (
        "pagat-basic",
        {
            "deck.suits": "cshd",
            "top.follow": "free",
            "top.lead": "free",
            "top.enforce": "off",
            "score.base": "none",
            "score.settle": "pusoy",
        },
    ),
    "da-lao-er-gamesky": (
        "pagat-basic",
        {"combo.flush": False, "answer.monsters": "any_time", "score.tiers": [[1, 1], [11, 2]]},
    ),
    "three-player-17": ("pagat-basic", {"seats.count": 3}),
    "three-player-13-draw": (
        "three-player-17",
        {"deal.hand_size": 13, "rest.use": "stock", "rest.face": "down", "stock.draw": "one"},
    ),
    "two-player-13": (
        "pagat-basic",
        {"seats.count": 2, "deal.hand_size": 13, "rest.use": "discard", "rest.face": "down"},
    ),
    "two-player-17": ("two-player-13", {"deal.hand_size": 17}),
    "two-player-21": ("two-player-13", {"deal.hand_size": 21}),
    "two-player-26": ("pagat-basic", {"seats.count": 2, "deal.hand_size": 26}),
    "class-struggle-1": (
        "japanese-wikipedia-official",
        {
            "end.mode": "play_on",
            "score.base": "none",
            "score.settle": "places",
            "exchange.kind": "class_one_by_one",
            "exchange.ranking": "finish_order",
        },
    ),
    "class-struggle-2": ("class-struggle-1", {"exchange.kind": "class_pool"}),
    "tribute-hk-1": (
        "japanese-wikipedia-official",
        {"deal.shuffler": "last_or_second_last", "deal.cutter": "first_ranked", "exchange.kind": "tribute_pick"},
    ),
    "tribute-hk-2": ("tribute-hk-1", {"start.later": "last_ranked", "exchange.kind": "tribute_1"}),
    "tribute-hk-3": ("tribute-hk-2", {"exchange.kind": "tribute_2_1"}),
    "tribute-hk-4": ("tribute-hk-1", {"start.later": "lowest_dealt", "exchange.kind": "tribute_3_chain"}),
    "lectio": (
        "pagat-basic",
        {
            "deck.kind": "lectio",
            "deck.suits": "bygr",
            "seats.count": 5,
            "seats.direction": "cw",
            "start.low_card": "free",
            "combo.straight_order": "so-lectio",
            "cmp.flush": "all_ranks_then_suit",
            "cmp.straight_tie": "game_top",
            "top.follow": "free",
            "top.lead": "free",
            "top.enforce": "off",
            "score.tiers": [[1, 1]],
            "score.twos_in_hand": 2,
            "match.end": "deals_or_chips",
            "match.deals": 5,
            "match.chips": 149,
        },
    ),
}
"""For each name: the parent preset, and the differences from it."""

MIXINS: Mapping[str, Changes] = {
    "winner-takes": {"score.settle": "winner_takes"},
    "ledger": {"score.settle": "ledger"},
    "opener-only": {"score.tiers_apply": "opener_only"},
    "large": {"score.tiers": [[1, 1], [8, 2], [10, 3], [13, 4]]},
    "double-8": {"score.tiers": [[1, 1], [8, 2]]},
    "double-8-10": {"score.tiers": [[1, 1], [8, 2], [10, 4]]},
    "twos-held": {"score.twos_in_hand": 2},
    "twos-finish": {"score.twos_finish": 2},
    "kam": {"score.tiers_on": "difference", "score.tiers": [[1, 1], [9, 2], [12, 3]]},
    "flat": {"score.tiers": [[1, 1]], "score.no_play_mult": None},
    "values-a": {"score.base": "values_a", "score.tiers": [[1, 1], [10, 2]], "score.no_play_mult": None},
    "values-b": {"score.base": "values_b", "score.tiers": [[1, 1], [10, 2]], "score.no_play_mult": None},
    "values-c": {"score.base": "values_c", "score.tiers": [[1, 1]], "score.no_play_mult": None},
    "places": {"end.mode": "play_on", "score.settle": "places", "score.base": "none"},
    "bonus-5": {"score.winner_bonus": 5},
    "bonus-10": {"score.winner_bonus": 10},
    "royal-only": {"cmp.quads_vs_sf": "only_royal_over_quads"},
    "bare-quads": {"combo.four": "quads"},
    "four-two-pair": {"combo.four": "two_pair"},
    "two-pair-kicker": {"combo.two_pair_kicker": True},
    "monsters": {"answer.monsters": "any_time"},
    "pass-lock": {"pass.lock": "trick", "pass.self_extend": True},
    "last-loser-starts": {"start.later": "last_loser", "deal.next_dealer": "loser"},
    "winner-starts": {"start.later": "winner"},
    "low-card-free": {"start.low_card": "free"},
    "low-card-include": {"start.low_card": "include"},
    "draw-one": {"rest.use": "stock", "rest.face": "down", "stock.draw": "one"},
    "bridge-suits": {"deck.suits": "cdhs"},
    "clockwise": {"seats.direction": "cw"},
    "alternate": {"seats.alternate": True},
    "seats-2": {"seats.count": 2},
    "seats-3": {"seats.count": 3},
    "seats-5": {"seats.count": 5},
    "rest-down": {"rest.face": "down"},
    "draw-combo": {"rest.use": "stock", "rest.face": "down", "stock.draw": "combo_size"},
    "recycle": {"stock.recycle": True},
    "exchange-3p": {"exchange.kind": "loser_winner_3p"},
    "protected": {"exchange.protected": "low_card_and_twos"},
    "king-falls": {"exchange.king_falls": True},
    "dragon": {"instant.dragon": True},
    "four-twos-win": {"instant.four_twos": True},
    "two-courts": {"redeal.two_courts": True},
    "ten-high": {"redeal.ten_high": True},
    "best-card-fh": {"cmp.full_house": "best_card"},
    "top-legal": {"top.enforce": "legal", "top.follow": "highest", "top.lead": "highest_single_or_combo"},
    "top-off": {"top.enforce": "off", "top.follow": "free", "top.lead": "free"},
    "declare-1": {"last.declare": [1]},
    "declare-1-2": {"last.declare": [1, 2]},
    "no-triples": {"combo.triple": False},
    "spade-ace-40": {"score.spade_ace_40": True},
    "so-pagat": {"combo.straight_order": "so-pagat", "cmp.straight_tie": "sequence_top"},
    "so-a5-high": {"combo.straight_order": "so-a5-high", "cmp.straight_tie": "game_top"},
    "so-26-then-a5": {"combo.straight_order": "so-26-then-a5", "cmp.straight_tie": "game_top"},
    "so-26-high-a5-low": {"combo.straight_order": "so-26-high-a5-low", "cmp.straight_tie": "game_top"},
    "so-no-a5": {"combo.straight_order": "so-no-a5", "cmp.straight_tie": "sequence_top"},
    "so-2high-26low": {"combo.straight_order": "so-2high-26low", "cmp.straight_tie": "sequence_top"},
    "so-2high-26second": {"combo.straight_order": "so-2high-26second", "cmp.straight_tie": "game_top"},
    "so-natural": {"combo.straight_order": "so-natural", "cmp.straight_tie": "game_top"},
    "so-indonesia": {"combo.straight_order": "so-indonesia", "cmp.straight_tie": "game_top"},
    "so-hk": {"combo.straight_order": "so-hk", "cmp.straight_tie": "game_top"},
    "so-a5-second": {"combo.straight_order": "so-a5-second", "cmp.straight_tie": "game_top"},
    "so-lectio": {"combo.straight_order": "so-lectio", "cmp.straight_tie": "game_top"},
}
"""For each mixin, named without the plus sign: what it sets (18.2)."""


WHOLE = inherited(PRESETS)
"""What each preset changes of the defaults."""


@lru_cache(maxsize=256)
def resolve(text: str) -> Rules:
    """The rules named ``preset+mixin+mixin``.

    Raises:
        Unknown: a name does not exist; the error offers the nearest names.
        Contradiction: the settings contradict each other (BT-18.5).
    """
    return Rules().but(changes_named(text, WHOLE, MIXINS))
