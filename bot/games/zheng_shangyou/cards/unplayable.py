"""Why cards are no play, for the sentence of a refusal (ZS-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import Card
from bot.games.zheng_shangyou.cards.kinds import WIDTHS
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.rules.parameters import Rules


class Unplayable(NamedTuple):
    """What is in the way of a play.

    - ``jokers``: jokers are not wild, and stand beside other cards.
    - ``wild``: a wild two stands in a single sequence.
    - ``outside``: a rank is in no sequence.
    - ``gap``: ranks are missing between the others.
    - ``short``: a single sequence has fewer than ``n`` ranks.
    - ``few``: a multiple sequence has fewer than ``n`` ranks.
    - ``long``: a single sequence has more ranks than there are.
    - ``uneven``: ranks do not have equally many cards.
    """

    why: str
    n: int = 0


def why_not(rules: Rules, cards: Sequence[Card]) -> Unplayable:
    """What is in the way of a play, for cards that have no reading."""
    order = order_of(rules)
    lot = order.sorted_out(cards)
    if lot.jokers and not rules.zs.wild_jokers:
        return Unplayable("jokers")
    single = all(len(each) == 1 for each in lot.natural.values())
    if single and lot.twos and rules.zs.wild_twos:
        return Unplayable("wild")
    if not all(height in order.in_sequences for height in lot.natural):
        return Unplayable("outside")
    width = 1 if single else len(cards) // len(lot.natural)
    if not single and (len(cards) % len(lot.natural) or width not in WIDTHS):
        return Unplayable("uneven")
    span = max(lot.natural) - min(lot.natural) + 1
    if span > len(cards) // width:
        return Unplayable("gap")
    fewest = rules.zs.seq_min if single else rules.zs.multi_seq_min
    if len(cards) // width < fewest:
        return Unplayable("short" if single else "few", fewest)
    return Unplayable("long" if single else "uneven")
