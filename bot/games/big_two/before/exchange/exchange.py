"""Which exchange comes before a deal, and between whom (docs/big-two.md, section 16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.facts import Player
from bot.engine.game import Event
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.class_struggle import Swaps
from bot.games.big_two.before.exchange.returning import Debt, tributes
from bot.games.big_two.before.exchange.tribute_chain import chain
from bot.games.big_two.before.exchange.tribute_pick import piles_down
from bot.games.big_two.before.phase import Layout
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.big_two.rules.closed_choices import ExchangeKind

Step = tuple[Layout, tuple[Event, ...]]
_RANKS = {3: ("king", "commoner", "slave"), 4: ("king", "lord", "commoner", "slave")}
"""Names of the ranks by number of players (BT-16.2)."""


def exchange(layout: Layout) -> Step:
    """The exchange before a deal, advanced to the first choice; none before the first deal."""
    ranking = layout.background.standing
    kind = layout.setting.rules.exchange.kind
    if not layout.setting.rules.has_exchange or not ranking:
        return layout, ()
    return _EXCHANGES[kind](layout, ranking)


def _loser_to_winner(layout: Layout, ranking: tuple[Seat, ...]) -> Step:
    """The loser gives their highest card to the winner, who returns any card (BT-16.1)."""
    winner, loser = layout.background.winner, ranking[-1]
    return (layout, ()) if winner is None or winner == loser else tributes(layout, (Debt(loser, winner, 1),))


def _one_by_one(layout: Layout, ranking: tuple[Seat, ...]) -> Step:
    return replace(_ranked(layout, ranking), phase=Swaps(ranking)), _ranks(ranking)


def _pool(layout: Layout, ranking: tuple[Seat, ...]) -> Step:
    return replace(_ranked(layout, ranking), phase=Pool(ranking)), _ranks(ranking)


def _ranked(layout: Layout, ranking: tuple[Seat, ...]) -> Layout:
    return replace(layout, setting=replace(layout.setting, ranks=ranking))


def _ranks(ranking: tuple[Seat, ...]) -> tuple[Event, ...]:
    ranks = dict(zip(_RANKS[len(ranking)], map(Player, ranking), strict=True))
    return (Event(Happened.RANKS, ranking[0], {"n": len(ranking), **ranks}),)


def _best_to_first(layout: Layout, ranking: tuple[Seat, ...]) -> Step:
    return tributes(layout, (Debt(ranking[3], ranking[0], 1),))


def _best_to_two(layout: Layout, ranking: tuple[Seat, ...]) -> Step:
    return tributes(layout, (Debt(ranking[3], ranking[0], 2), Debt(ranking[2], ranking[1], 1)))


_EXCHANGES: Mapping[ExchangeKind, Callable[[Layout, tuple[Seat, ...]], Step]] = {
    ExchangeKind.LOSER_WINNER_3P: _loser_to_winner,
    ExchangeKind.CLASS_ONE_BY_ONE: _one_by_one,
    ExchangeKind.CLASS_POOL: _pool,
    ExchangeKind.TRIBUTE_PICK: piles_down,
    ExchangeKind.TRIBUTE_1: _best_to_first,
    ExchangeKind.TRIBUTE_2_1: _best_to_two,
    ExchangeKind.TRIBUTE_3_CHAIN: chain,
}
