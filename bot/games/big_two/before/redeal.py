"""Hands that win at once, and hands that may ask for a redeal before the first play (docs/big-two.md, section 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bot.engine.actions import Seat
from bot.engine.game import Result
from bot.games.big_two.cards.masks import card_count, count_of_rank, from_rank, of_rank
from bot.games.big_two.cards.pack import Mask, spread
from bot.games.big_two.closed_lists import BigTwoEvent
from bot.games.big_two.rules.parameters import FULL_HAND, Rules
from bot.games.big_two.rules.sections import Redeal
from bot.games.big_two.seat_sets import SeatSet, seat_set
from bot.games.big_two.setting import DealSetting

_JACK, _ACE, _TWO = 8, 11, 12
"""The place of the 2 in the order of ranks."""


class Instant(NamedTuple):
    """Who wins before the first play, and how: with a dragon or with four 2s."""

    seat: Seat
    event: BigTwoEvent


def instant_win(setting: DealSetting, hands: tuple[Mask, ...]) -> Instant | None:
    """The first player in turn order, from the starter on, whose hand wins at once (D-31, D-33)."""
    for away in range(setting.seats):
        seat = (setting.starter + setting.step * away) % setting.seats
        event = _event(setting.rules, hands[seat])
        if event is not None:
            return Instant(seat, event)
    return None


def four_twos(hand: Mask) -> bool:
    """Whether a hand of 13 holds all four 2s."""
    return card_count(hand) == FULL_HAND and from_rank(hand, _TWO) == of_rank(_TWO)


def _event(rules: Rules, hand: Mask) -> BigTwoEvent | None:
    if rules.instant.dragon and card_count(hand) == card_count(spread(hand)) == FULL_HAND:
        return BigTwoEvent.DRAGON
    return BigTwoEvent.FOUR_TWOS if rules.instant.four_twos and four_twos(hand) else None


OFFERED_FOR = 10.0
"""How many seconds a redeal is offered. Early answers do not shorten this for others, so the time reveals no hand."""

"""The positions of these ranks in the game's order."""


def hand_value(hand: Mask) -> int:
    """The value of a hand for ``redeal.points_below``: J 1, Q 2, K 3, A 4, 2 5, others 0 (BT-12.2)."""
    return sum(count_of_rank(hand, rank) * (rank - _JACK + 1) for rank in range(_JACK, _TWO + 1))


def _low_value(redeal: Redeal, hand: Mask) -> bool:
    return hand_value(hand) < redeal.points_below


def _ten_high(redeal: Redeal, hand: Mask) -> bool:
    return redeal.ten_high and not from_rank(hand, _JACK)


def _two_courts(redeal: Redeal, hand: Mask) -> bool:
    return redeal.two_courts and not from_rank(hand, _ACE) and card_count(from_rank(hand, _JACK)) <= 2


def _four_twos(redeal: Redeal, hand: Mask) -> bool:
    return redeal.four_twos and four_twos(hand)


_REASONS: Mapping[str, Callable[[Redeal, Mask], bool]] = {
    "redeal.points_below": _low_value,
    "redeal.ten_high": _ten_high,
    "redeal.two_courts": _two_courts,
    "redeal.four_twos": _four_twos,
}
"""When a hand of 13 may ask for a redeal, by the parameter that allows it."""


def redeal_reasons(rules: Rules) -> tuple[str, ...]:
    """The parameters that let a hand ask for a redeal here; empty if no hand can have 13 cards (BT-18.5)."""
    return tuple(parameter for parameter in _REASONS if rules[parameter]) if rules.has_full_hands else ()


def knows_redeal(rules: Rules) -> bool:
    """Whether any hand may ask for a redeal."""
    return bool(redeal_reasons(rules))


def reason_for(redeal: Redeal, hand: Mask) -> str | None:
    """The parameter that lets this hand ask for a redeal, or None."""
    if card_count(hand) != FULL_HAND:
        return None
    return next((reason for reason, met in _REASONS.items() if met(redeal, hand)), None)


def offered_to(setting: DealSetting, counts: tuple[int, ...]) -> SeatSet:
    """The seats that are asked whether they want a redeal: all of them, whatever they hold, or none (BT-12.3)."""
    if FULL_HAND not in counts or not knows_redeal(setting.rules):
        return 0
    return seat_set(range(setting.seats))


def is_entitled(setting: DealSetting, hand: Mask) -> bool:
    """Whether the holder of ``hand`` may ask for a redeal during an offer (BT-12.2)."""
    return reason_for(setting.rules.redeal, hand) is not None


def redealt(setting: DealSetting, hands: tuple[Mask, ...]) -> Result:
    """The result of a deal that somebody had redealt: nobody wins, nothing is booked, the same player deals again."""
    nothing = (0,) * setting.seats
    left = tuple(map(setting.pack.of, hands))
    return Result(None, nothing, nothing, (), zero_sum=True, left=left, void=True, dealer=setting.dealer)
