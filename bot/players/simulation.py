"""Computers play whole matches against each other, and every invariant is checked at every action."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.games.game import Deal, Game, GameRules, Match, NotAllowed, Result
from bot.games.typed import Chosen
from bot.players.player import Rng, choose, knowledge_of, speak

DEALS_A_MATCH = 100
"""How many deals are played of a match that has no end of its own."""
ACTION_LIMIT = 5_000
"""More actions than any deal can need."""
REDEALS = 1_000
"""More redeals in a row than chance can bring."""

Actions = tuple[tuple[Seat, Action], ...]


class Broken(RuntimeError):
    """An invariant does not hold. The message names deal and action."""


@dataclass(frozen=True, slots=True)
class SimulatedDeal:
    """One deal from shuffle to result, with the match after it."""

    shuffle: Shuffle
    actions: Actions
    result: Result
    match: Match


def simulate(
    game: Game,
    rules: GameRules,
    levels: Sequence[str],
    rng: Rng,
    *,
    deals: int,
    seed: str,
    options: Chosen = frozenset(),
) -> Iterator[tuple[SimulatedDeal, ...]]:
    """Play matches of computers, ``deals`` deals in all, with ``levels`` by seat.

    The same ``seed`` gives the same shuffles.

    Void deals are returned, too, and the next shuffle deals them again. Only booked deals count.

    Raises:
        Broken: an invariant does not hold.
        NotPossible: a level does not exist.
    """
    done = 0
    match = game.new_match(rules, options)
    pack = game.packs(rules).cards()
    number = 0
    while done < deals:
        number += 1
        limit = min(DEALS_A_MATCH, deals - done)
        played = tuple(_match(match, pack, levels, rng, table=f"simulate {seed} {number}", limit=limit))
        done += played[-1].match.deals
        yield played


def _match(
    match: Match, pack: tuple[Card, ...], levels: Sequence[str], rng: Rng, *, table: str, limit: int
) -> Iterator[SimulatedDeal]:
    void = 0
    for number in count(1):
        seed = hashlib.sha256(f"{table} {number}".encode()).digest()
        shuffle = Shuffle(table, number, seed, pack)
        deal, _ = match.start_deal(shuffle)
        actions, result = _play(deal, levels, rng)
        before, match = match, match.book(result)
        _booked(before, match, result, actions)
        yield SimulatedDeal(shuffle, actions, result, match)
        void = void + 1 if result.void else 0
        _must(void < REDEALS, actions, f"{void} redeals in a row")
        if match.over() or match.deals == limit:
            return


def _play(deal: Deal, levels: Sequence[str], rng: Rng) -> tuple[Actions, Result]:
    actions: list[tuple[Seat, Action]] = []
    watch = knowledge_of(deal.rules)
    _hold(watch.trouble(deal), actions)
    while (result := deal.result()) is None:
        seat, action = _next(deal, levels, rng)
        if (noted := deal.noted(seat, action)) is not None:
            actions.append((seat, noted))
        before = deal
        try:
            deal, _ = deal.apply(seat, action)
        except NotAllowed as refused:
            _hold(f"a legal action was refused: {refused.refusal}", actions)
        _hold(watch.trouble_after(before, seat, action, deal), actions)
        _must(len(actions) < ACTION_LIMIT, actions, "the deal does not end")
    _must(not result.zero_sum or sum(result.points) == 0, actions, f"points do not sum to zero: {result.points}")
    return tuple(actions), result


def _next(deal: Deal, levels: Sequence[str], rng: Rng) -> tuple[Seat, Action]:
    """Who acts next, and how: first those who may speak out of turn, then the first seat that is waited for."""
    waited = waited_for(deal)
    for seat in sorted(deal.asks().keys() - waited):
        spoken = speak(deal.view(seat), rng, levels[seat])
        if spoken is not None:
            return seat, spoken
    seat = min(waited)
    return seat, choose(deal.view(seat), rng, levels[seat])


def _booked(before: Match, after: Match, result: Result, actions: Actions) -> None:
    """Check that a deal adds its points and counts, and that a void deal changes neither."""
    _must(after.deals - before.deals == (not result.void), actions, "a deal was not counted right")
    gained = [0] * len(result.points) if result.void else result.points
    totals = tuple(total + points for total, points in zip(before.totals, gained, strict=True))
    _must(after.totals == totals, actions, f"points were not booked: {result.points}")


def _hold(trouble: str | None, actions: Sequence[tuple[Seat, Action]]) -> None:
    _must(trouble is None, actions, trouble or "")


def _must(holds: bool, actions: Sequence[tuple[Seat, Action]], complaint: str) -> None:
    if not holds:
        last = f" (“{actions[-1][0]} {actions[-1][1]}”)" if actions else ""
        raise Broken(f"after {len(actions)} actions{last}: {complaint}")
