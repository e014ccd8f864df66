"""Each deal is played once for every rotation of the players over the seats, so that nobody is dealt better cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from bot.cards import Card
from bot.computers.player import Computer, Rng
from bot.computers.simulation import DEALS_A_MATCH, REDEALS, Broken, SimulatedDeal, play_one, shuffled
from bot.engine.game import Game, Match, Result
from bot.engine.game_parts import OwnRules
from bot.engine.typed.command_options import Chosen


def rotations(computers: Sequence[Computer]) -> tuple[tuple[Computer, ...], ...]:
    """Who sits where, by seat: in rotation ``r`` player ``p`` sits in ``seat_of(p, r)``."""
    seats = len(computers)
    return tuple(tuple(computers[(seat - turned) % seats] for seat in range(seats)) for turned in range(seats))


def duplicated(
    game: Game[OwnRules],
    rules: OwnRules,
    computers: Sequence[Computer],
    rng: Rng,
    *,
    deals: int,
    seed: str,
    options: Chosen = frozenset(),
) -> Iterator[tuple[SimulatedDeal, ...]]:
    """Play ``deals`` deals, each once for every rotation of the players over the seats.

    Raises:
        Broken: an invariant does not hold.
    """
    return compared(game, rules, rotations(computers), rng, deals=deals, seed=seed, options=options)


def compared(
    game: Game[OwnRules],
    rules: OwnRules,
    tables: Sequence[Sequence[Computer]],
    rng: Rng,
    *,
    deals: int,
    seed: str,
    options: Chosen = frozenset(),
    watched: bool = True,
    anew: bool = False,
) -> Iterator[tuple[SimulatedDeal, ...]]:
    """Play ``deals`` deals, each once at every one of ``tables``, which say by seat who plays.

    The same deal begins everywhere with the same cards, dealer, starter and ranks. The tables take turns in handing on
    how a deal ended to the next deal of the match. A void deal is dealt anew at its table. Every invariant is checked
    if the deals are ``watched``. If each begins ``anew``, every one is the first of a match.

    Raises:
        Broken: an invariant does not hold.
    """
    pack = game.packs(rules).cards()
    before = game.new_match(rules, options)
    match = 1
    for number in range(deals):
        if anew or before.over() or before.deals == DEALS_A_MATCH:
            before, match = game.new_match(rules, options), match + 1
        name = f"duplicate {seed} {match} {number}"
        played = tuple(_until_booked(before, pack, computers, rng, name, watched=watched) for computers in tables)
        yield played
        before = played[number % len(tables)].match


def seat_of(player: int, rotation: int, seats: int) -> int:
    """Where a player, by place in the list, sits in a rotation."""
    return (player + rotation) % seats


def _until_booked(
    match: Match, pack: tuple[Card, ...], computers: Sequence[Computer], rng: Rng, table: str, *, watched: bool
) -> SimulatedDeal:
    for number in range(1, REDEALS + 1):
        played = play_one(match, shuffled(table, number, pack), computers, rng, watched=watched)
        if not played.result.void:
            return played
        match = played.match
    raise Broken(f"{REDEALS} redeals in a row")


@dataclass(frozen=True, slots=True)
class Earned:
    """How a player did in duplicate deals."""

    points: float  # the mean a deal
    error: float  # the standard error of that mean, over deals; 0 for a single deal
    wins: int  # of all deals in all rotations


def scores(played: Sequence[Sequence[Result]]) -> tuple[Earned, ...]:
    """The score of each player, in their order. ``played`` has the results of each deal in all its rotations."""
    return tuple(_score(played, player) for player in range(len(played[0][0].points)))


def _score(played: Sequence[Sequence[Result]], player: int) -> Earned:
    means, wins = [], 0
    for rotations in played:
        total, seats = 0, len(rotations[0].points)
        for rotation, result in enumerate(rotations):
            seat = seat_of(player, rotation, seats)
            total += result.points[seat]
            wins += seat in result.winners
        means.append(total / len(rotations))
    mean = sum(means) / len(means)
    if len(means) == 1:
        return Earned(mean, 0.0, wins)
    spread = sum((one - mean) ** 2 for one in means) / (len(means) - 1)
    return Earned(mean, sqrt(spread / len(means)), wins)
