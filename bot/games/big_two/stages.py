"""From the dealt cards to the first play, stage by stage: left-over cards, exchange, instant wins, play (BT-16.9)."""

from __future__ import annotations

from dataclasses import replace

from bot.games.big_two.options import StartLater
from bot.games.big_two.phases.phase import Layout
from bot.games.big_two.situation import Position, Setting, first_turn, low_card_binds
from bot.games.game import Event


def play_begins(layout: Layout) -> tuple[Setting, Position, tuple[Event, ...]]:
    """The first turn: the winner before leads, or the holder of the lowest card dealt (BT-5)."""
    setting, hands, winner = layout.setting, layout.hands, layout.background.winner
    rules = setting.rules
    lowest = min(hand & -hand for hand in hands)
    by_lowest = winner is None or rules.start.later is StartLater.LOWEST_DEALT
    starter = winner
    if by_lowest or starter is None:
        starter = next(seat for seat, hand in enumerate(hands) if hand & lowest)
    binds = by_lowest and low_card_binds(rules, setting.number)
    setting = replace(setting, starter=starter, opening=lowest if binds else 0)
    args = {
        "deal": setting.number,
        "card": setting.pack.text(lowest) if by_lowest else None,
        "dealer": setting.dealer,
        "cut": setting.cut,
        "first": setting.receiver,
    }
    position = first_turn(setting, tuple(hand.bit_count() for hand in hands), len(layout.stock))
    return setting, position, (Event("deal-opens", starter, args),)
