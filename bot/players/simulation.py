"""Computers playing whole matches against each other, every invariant watched at every action."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.cards import Card, write_cards
from bot.dealing import Shuffle
from bot.games.actions import Action, Declare, Play, Seat, Verb
from bot.games.game import Deal, Game, Match, Result, Rules
from bot.players.player import Rng, choose

DEALS_A_MATCH = 100
"""A match without an end of its own is left after so many deals."""
ACTION_LIMIT = 5_000
"""More actions than any deal can need."""


class Broken(RuntimeError):
    """Something that must always hold did not; the message names deal and action."""


@dataclass(frozen=True, slots=True)
class SimulatedDeal:
    """One deal from shuffle to result, with the match behind it."""

    shuffle: Shuffle
    actions: tuple[tuple[Seat, Action], ...]
    result: Result
    match: Match


def simulate(
    game: Game, rules: Rules, levels: Sequence[str], rng: Rng, *, deals: int, seed: str
) -> Iterator[tuple[SimulatedDeal, ...]]:
    """Matches of computers, ``deals`` deals in all; ``levels`` by seat. The same ``seed`` shuffles the same deals.

    Raises:
        Broken: an invariant does not hold.
        NotPossible: an unknown level.
    """
    done = 0
    number = 0
    while done < deals:
        number += 1
        limit = min(DEALS_A_MATCH, deals - done)
        played = tuple(_match(game, rules, levels, rng, table=f"simulate {seed} {number}", limit=limit))
        done += len(played)
        yield played


def _match(
    game: Game, rules: Rules, levels: Sequence[str], rng: Rng, *, table: str, limit: int
) -> Iterator[SimulatedDeal]:
    match = game.new_match(rules)
    pack = game.packs(rules).cards()
    for number in range(1, limit + 1):
        seed = hashlib.sha256(f"{table} {number}".encode()).digest()
        shuffle = Shuffle(table, number, seed, pack)
        deal, _ = match.start_deal(shuffle)
        actions, result = _play(deal, levels, rng, pack)
        match = match.book(result)
        yield SimulatedDeal(shuffle, actions, result, match)
        if match.over():
            return


def _play(
    deal: Deal, levels: Sequence[str], rng: Rng, pack: Sequence[Card]
) -> tuple[tuple[tuple[Seat, Action], ...], Result]:
    actions: list[tuple[Seat, Action]] = []
    watch = _Cards(deal, pack, len(levels))
    while (result := deal.result()) is None:
        seat, action = _next(deal, levels, rng)
        actions.append((seat, action))
        refusal = deal.refusal(seat, action)
        _must(refusal is None, actions, f"a legal action was refused: {refusal}")
        deal, _ = deal.apply(seat, action)
        watch.hold(deal, seat, action, actions)
        _must(len(actions) < ACTION_LIMIT, actions, "the deal does not end")
    _must(not deal.must_act(), actions, "the deal is over, and somebody must act")
    _must(not result.zero_sum or sum(result.points) == 0, actions, f"points do not sum to zero: {result.points}")
    return tuple(actions), result


def _next(deal: Deal, levels: Sequence[str], rng: Rng) -> tuple[Seat, Action]:
    """Who acts next and how: a last card is declared as soon as it may be, then comes whoever must act."""
    due = deal.must_act()
    _must(bool(due), [], "nobody can act")
    for seat in sorted(deal.may_act() - due):
        if deal.refusal(seat, Declare()) is None:
            return seat, Declare()
    seat = min(due)
    return seat, choose(deal.view(seat), rng, levels[seat])


class _Cards:
    """Watches that every card stays in exactly one place."""

    def __init__(self, deal: Deal, pack: Sequence[Card], seats: int) -> None:
        self.seats = seats
        self.pack = Counter(pack)
        self.played: Counter[Card] = Counter()
        self.aside = self.pack - self._hands(deal)

    def hold(self, deal: Deal, seat: Seat, action: Action, actions: Sequence[tuple[Seat, Action]]) -> None:
        """Raises Broken where a card is in two places, in none, or a count is wrong."""
        if isinstance(action, Play):
            self.played.update(action.cards)
        seen = self._hands(deal) + self.played
        if isinstance(action, Verb):  # left-over cards come in, a swapped one goes out
            self.aside = self.pack - seen
        doubled, lost = seen - self.pack, self.pack - seen - self.aside
        _must(not doubled, actions, f"in two places: {write_cards(doubled)}")
        _must(not lost, actions, f"nowhere: {write_cards(lost)}")
        view = deal.view(seat)
        _must(len(view.hand) == view.counts[seat], actions, f"seat {seat} has a wrong count of cards")

    def _hands(self, deal: Deal) -> Counter[Card]:
        return Counter(card for seat in range(self.seats) for card in deal.view(seat).hand)


def _must(holds: bool, actions: Sequence[tuple[Seat, Action]], complaint: str) -> None:
    if not holds:
        last = f" (“{actions[-1][0]} {actions[-1][1]}”)" if actions else ""
        raise Broken(f"after {len(actions)} actions{last}: {complaint}")
