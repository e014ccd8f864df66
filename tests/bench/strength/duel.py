"""Duels among computers in duplicate deals: the figures behind ``sharp``.

``python -m tests.bench.strength.duel pagat-basic sharp,first,first,first --deals 1000`` prints mean points a deal and
their standard errors. ``first`` is the casual player as it was at first (``tests/bench/strength/first_casual``).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from bot.computers.duplicate import Earned, compared, rotations, scores, seat_of
from bot.computers.player import Computer, computer_of
from bot.games.big_two import GAME
from tests.bench.strength import first_casual

FIRST = Computer("first", first_casual.casual, lambda view, rng: first_casual.speak(view))
"""The casual player as it was at first."""


def called(name: str) -> Computer:
    """The player with this name."""
    return FIRST if name == FIRST.name else computer_of(name)


def duel(
    rules: str, players: Sequence[Computer], deals: int, seed: str = "duel", *, watched: bool = True
) -> tuple[Earned, ...]:
    """The scores of players in so many duplicate deals under a preset."""
    tables, rng = rotations(players), random.Random(seed)
    played = compared(GAME, GAME.rules(rules), tables, rng, deals=deals, seed=seed, watched=watched)
    return scores([[rotation.result for rotation in deal] for deal in played])


def gain(
    rules: str, player: Computer, deals: int, seed: str = "gain", *, exchanges: bool = True, watched: bool = True
) -> tuple[float, float]:
    """By how many points a deal somebody does better, alone among the first casual players, than one of these does.

    Each deal is played once with the player in every seat, and once by the first casual players alone; without
    ``exchanges`` no cards change hands before it. Returns the mean and its standard error over deals.
    """
    given = GAME.rules(rules, None if exchanges else {"exchange.kind": "none"})
    seats = GAME.seats(given)
    tables = (*rotations((player, *[FIRST] * (seats - 1))), (FIRST,) * seats)
    more = []
    for played in compared(GAME, given, tables, random.Random(seed), deals=deals, seed=seed, watched=watched):
        points = sum(played[turned].result.points[seat_of(0, turned, seats)] for turned in range(seats))
        more.append((points - sum(played[-1].result.points)) / seats)
    return mean(more), stdev(more) / sqrt(len(more)) if len(more) > 1 else 0.0


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("players")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="duel")
    given = parser.parse_args(argv)
    players = [called(name) for name in given.players.split(",")]
    for player, score in zip(players, duel(given.rules, players, given.deals, given.seed), strict=True):
        print(f"{given.rules}  {player.name:<8}  {score.points:+.2f} ± {score.error:.2f} a deal  {score.wins} wins")


if __name__ == "__main__":
    main()
