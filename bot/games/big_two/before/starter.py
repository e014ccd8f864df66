"""Who starts a deal, and whether the lowest card binds their first play (docs/big-two.md, section 5)."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Seat
from bot.games.big_two.before.left_over import anchor, holder_of
from bot.games.big_two.before.phase import Background, Layout
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.rules.closed_choices import StartLater
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import NOBODY, DealSetting, low_card_binds


class Starter(NamedTuple):
    """Who starts a deal, and why."""

    seat: Seat
    low: Mask  # the card that decided it; 0 if the previous deal did
    binds: bool  # whether the first play must contain that card (BT-5.2)


def opens_round(rules: Rules, number: int) -> bool:
    """Whether deal ``number`` is the first of the match or of a round (BT-5.6)."""
    length = rules.start.round_len
    return number == 1 or (length > 0 and (number - 1) % length == 0)


def start_of(layout: Layout) -> Starter:
    """Who starts the deal with these hands, after left-over cards and exchange (BT-5.1)."""
    setting, hands = layout.setting, layout.hands
    known = known_starter(setting, layout.background)
    if known != NOBODY:
        return Starter(known, 0, binds=False)
    low = anchor(hands)
    starter = holder_of(hands, low)
    free = starter == setting.swapper  # whoever swapped the lowest card away may open with anything (BT-4.5)
    first = opens_round(setting.rules, setting.number)
    return Starter(starter, low, binds=not free and low_card_binds(setting.rules, first=first))


def known_starter(setting: DealSetting, background: Background) -> Seat:
    """Who starts, where the previous deal decides that whatever the cards are; else nobody."""
    first = opens_round(setting.rules, setting.number)
    starter = None if first else _by_deal_before(setting.rules, background)
    return NOBODY if starter is None else starter


def _by_deal_before(rules: Rules, background: Background) -> Seat | None:
    """Who starts because of the previous deal; None if the lowest card decides again."""
    later = rules.start.later
    if later is StartLater.WINNER:
        return background.winner
    if later is StartLater.LAST_LOSER:
        return background.last_loser
    if later is StartLater.LAST_RANKED:
        return background.standing[-1] if background.standing else None
    return None
