"""Reads and writes the states of Big Two: cards in notation, sets of seats as lists."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from bot.cards import Card, read_cards, write_cards
from bot.engine.actions import Seat
from bot.engine.chance import CHANCES, Chance, Stated, Streamed
from bot.engine.result import RECKONING, Entry, Reckoning
from bot.engine.states import Form, Kinds, Reader
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.class_struggle import Swaps
from bot.games.big_two.before.exchange.returning import Debt, Returning
from bot.games.big_two.before.exchange.tribute_chain import Chain
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Phase, Tie
from bot.games.big_two.cards.pack import Mask, Pack
from bot.games.big_two.deal.top_duty import Breach
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import SeatSet, seats_of

PHASES: Kinds = {
    "leftover": LeftOver,
    "returning": Returning,
    "swaps": Swaps,
    "pool": Pool,
    "picking": Picking,
    "chain": Chain,
}
"""The phases before play, by the names under which they are stored."""
_ROWS = (Breach, Debt, Entry, Streamed, Stated, Tie)


@lru_cache(maxsize=32)
def states(pack: Pack, *, whole: bool = False) -> Reader:
    """The reader for deals with this pack. Rules are stored separately, once for a table.

    ``whole``: write every field, for people to read.
    """
    masks = Form(pack.text if whole else pack.glued, lambda text: pack.mask(read_cards(text)))
    forms: dict[Any, Form] = {Mask: masks, SeatSet: Form(seats_of, _seat_set), Reckoning: RECKONING}
    if whole:
        forms[tuple[Card, ...]] = Form(write_cards, read_cards)
    return Reader(forms, rows=_ROWS, kinds={Chance: CHANCES, Phase: PHASES}, apart=(Rules,), whole=whole)


def _seat_set(seats: Iterable[Seat]) -> SeatSet:
    return sum(1 << seat for seat in seats)
