"""From the dealt cards to the first play, stage by stage: left-over cards, exchange, play (BT-16.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.cards import read_cards
from bot.engine.facts import Cards, Fact, Player
from bot.engine.game import Event
from bot.games.big_two.before.exchange.exchange import exchange
from bot.games.big_two.before.left_over import left_over
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.before.starter import start_of
from bot.games.big_two.happened import BigTwoEvent as Happened
from bot.games.big_two.setting import DealSetting

_STAGES: Mapping[str, Callable[[Layout], tuple[Layout, tuple[Event, ...]]]] = {
    "leftover": left_over,
    "exchange": exchange,
}
"""The stages before play, in order, by the name of their phase.

Each returns the layout in that phase, or without a phase if nobody has a choice.
"""


def go_on(layout: Layout, done: str | None) -> tuple[Layout, tuple[Event, ...]]:
    """The layout at the first choice after the phase ``done`` (None: after dealing), or ready for play."""
    names = list(_STAGES)
    events: tuple[Event, ...] = ()
    for name in names[0 if done is None else names.index(done) + 1 :]:
        layout, happened = _STAGES[name](layout)
        events += happened
        if layout.phase is not None:
            break
    return layout, events


def play_begins(layout: Layout) -> tuple[DealSetting, Event]:
    """The setting in which play begins, with whoever starts, and the event of the first turn (BT-5)."""
    setting = layout.setting
    start = start_of(layout)
    setting = replace(setting, starter=start.seat, opening=start.low if start.binds else 0)
    facts: dict[str, Fact] = {
        "deal": setting.number,
        "by": "card" if start.low else setting.rules.start.later.value,
        "card": Cards(setting.pack.of(start.low)),
    }
    facts |= {
        who: Player(seat) for who, seat in (("dealer", setting.dealer), ("first", setting.receiver)) if seat is not None
    }
    if setting.cut is not None:
        facts["cut"] = Cards(read_cards(setting.cut))
    return setting, Event(Happened.DEAL_OPENS, start.seat, facts)
