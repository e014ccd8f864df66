"""Computers play whole matches against each other, and every invariant is checked at every action."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from bot.cards import Card
from bot.computers.player import Computer, Rng, StepTaken, computer_of, knowledge_of
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Deal, Game, Match, NotAllowed, Result
from bot.engine.game_parts import OwnRules
from bot.engine.typed.command_options import Chosen

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
    game: Game[OwnRules],
    rules: OwnRules,
    levels: Sequence[str],
    rng: Rng,
    *,
    deals: int,
    seed: str,
    options: Chosen = frozenset(),
    watched: bool = True,
) -> Iterator[tuple[SimulatedDeal, ...]]:
    """Play matches of computers, ``deals`` deals in all, with ``levels`` by seat.

    The same ``seed`` gives the same shuffles.

    Void deals are returned, too, and the next shuffle deals them again. Only booked deals count. Every invariant is
    checked if the deals are ``watched``.

    Raises:
        Broken: an invariant does not hold.
        NotPossible: a level does not exist.
    """
    computers = tuple(map(computer_of, levels))
    done = 0
    match = game.new_match(rules, options)
    pack = game.packs(rules).cards()
    number = 0
    while done < deals:
        number += 1
        limit = min(DEALS_A_MATCH, deals - done)
        table = f"simulate {seed} {number}"
        played = tuple(_match(match, pack, computers, rng, table=table, limit=limit, watched=watched))
        done += played[-1].match.deals
        yield played


def _match(
    match: Match,
    pack: tuple[Card, ...],
    computers: Sequence[Computer],
    rng: Rng,
    *,
    table: str,
    limit: int,
    watched: bool,
) -> Iterator[SimulatedDeal]:
    void = 0
    for number in count(1):
        simulated = play_one(match, shuffled(table, number, pack), computers, rng, watched=watched)
        yield simulated
        match = simulated.match
        void = void + 1 if simulated.result.void else 0
        _must(void < REDEALS, simulated.actions, f"{void} redeals in a row")
        if match.over() or match.deals == limit:
            return


def shuffled(table: str, number: int, pack: tuple[Card, ...]) -> Shuffle:
    """The shuffle with this number at a table; always the same one."""
    return Shuffle(table, number, hashlib.sha256(f"{table} {number}".encode()).digest(), pack)


def play_one(
    match: Match, shuffle: Shuffle, computers: Sequence[Computer], rng: Rng, *, watched: bool = True
) -> SimulatedDeal:
    """The next deal of a match, played by ``computers`` by seat, with every invariant checked if it is ``watched``.

    Raises:
        Broken: an invariant does not hold.
    """
    deal, _ = match.start_deal(shuffle)
    actions, result = _play(deal, computers, rng, watched=watched)
    after = match.book(result)
    _booked(match, after, result, actions)
    return SimulatedDeal(shuffle, actions, result, after)


def _play(deal: Deal, computers: Sequence[Computer], rng: Rng, *, watched: bool) -> tuple[Actions, Result]:
    actions: list[tuple[Seat, Action]] = []
    watch = knowledge_of(deal.rules) if watched else None
    _hold(watch.trouble(deal) if watch else None, actions)
    while (result := deal.result()) is None:
        acting = _next(deal, computers, rng)
        if acting is None:
            deal, _ = deal.fall_due()
            _hold(watch.trouble(deal) if watch else None, actions)
            continue
        seat, action = acting
        if (noted := deal.noted(seat, action)) is not None:
            actions.append((seat, noted))
        before = deal
        try:
            deal, _ = deal.apply(seat, action)
        except NotAllowed as refused:
            _hold(f"a legal action was refused: {refused.refusal}", actions)
        _hold(watch.trouble(deal, StepTaken(before, seat, action)) if watch else None, actions)
        _must(len(actions) < ACTION_LIMIT, actions, "the deal does not end")
    _must(not result.zero_sum or sum(result.points) == 0, actions, f"points do not sum to zero: {result.points}")
    return tuple(actions), result


def _next(deal: Deal, computers: Sequence[Computer], rng: Rng) -> tuple[Seat, Action] | None:
    """Who acts next, and how: first those who may speak out of turn, then the first seat that is waited for.

    None where nobody is, so that what is due happens.
    """
    waited = waited_for(deal)
    for seat in sorted(deal.asks().keys() - waited):
        spoken = computers[seat].speak(deal.view(seat), rng)
        if spoken is not None:
            return seat, spoken
    if not waited and deal.due() is not None:
        return None
    seat = min(waited)
    return seat, computers[seat].choose(deal.view(seat), rng)


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
