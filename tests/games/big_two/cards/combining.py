"""Random rule sets for sections 1 and 6 to 9, and hands that hold many combinations."""

import random
from typing import Any

from hypothesis import strategies as st

from bot.games.big_two import GAME
from bot.games.big_two.rules.closed_choices import StraightOrder
from bot.games.big_two.rules.parameters import Rules

BOTH: dict[str, list[Any]] = {
    "combo.triple": [True, False],
    "combo.flush": [True, False],
    "combo.four": ["none", "quads", "two_pair"],
    "combo.two_pair_kicker": [True, False],
    "combo.sf_kickers": [0, 2],
    "cmp.flush": ["suit_first", "top_then_suit", "all_ranks_then_suit"],
    "cmp.straight_tie": ["sequence_top", "game_top"],
    "cmp.full_house": ["triple_rank", "best_card"],
    "answer.five": ["any_stronger_type", "same_type"],
    "answer.monsters": ["off", "any_time"],
}
CARDS: dict[str, list[Any]] = {
    "deck.suits": ["dchs", "cdhs", "cshd"],
    "combo.straight_order": [order.value for order in StraightOrder if order is not StraightOrder.LECTIO],
    "cmp.quads_vs_sf": ["sf_over_quads", "only_royal_over_quads"],
}
TILES: dict[str, list[Any]] = {"deck.tile_max": [{"5": top} for top in range(5, 16)]}


def _rules(preset: str, choices: dict[str, list[Any]]) -> st.SearchStrategy[Rules]:
    changes = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in choices.items()})
    return changes.map(lambda changed: GAME.rules(preset).but(changed))


COMBINING = st.one_of(_rules("pagat-basic", BOTH | CARDS), _rules("lectio", BOTH | TILES))


def rich_hand(chance: random.Random, count: int, size: int) -> list[int]:
    """The bits of ``size`` of ``count`` cards: any cards, a few neighbouring ranks, or mostly one suit."""
    low, suit = chance.randrange(count // 4), chance.randrange(4)
    pools = (
        range(count),
        [(4 * low + place) % count for place in range(min(20, count))],
        [*range(suit, count, 4), *chance.sample(range(count), 6)],
        [*(4 * (low + rank) % count + suit for rank in range(6)), *(4 * low + place for place in range(4))],
    )
    pool = sorted({place % count for place in chance.choice(pools)})
    return [1 << place for place in chance.sample(pool, min(size, len(pool)))]
