"""Duels of computers of Da Guai Lu Zi and Zheng Shangyou in duplicate deals.

``python -m tests.bench.strength.climbing_duels sharp greedy --deals 300`` prints a table of every preset of both games.
Each deal is played once for every way to seat the first player. Two teams change places; where everybody plays alone,
the first player sits in every seat in turn, and the second one has all other seats. Deals follow each other in matches,
so that levels, tributes and exchanges come up; a deal begins alike however the players sit.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev

from bot.computers.duplicate import compared
from bot.computers.player import Computer, computer_of
from bot.engine.game import find_game
from bot.engine.result import Result

GAMES = ("da-guai-lu-zi", "zheng-shangyou")
ENOUGH = 3
"""So many standard errors a gain must be above zero."""

Seating = frozenset[int]
"""The seats of the first player; the second one has the others."""


@dataclass
class Duel:
    """What the first player gained over the second one, deal by deal."""

    gains: list[float] = field(default_factory=list)  # points a seat, in all seatings of a deal together
    first: float = 0.0  # points a seat and deal, summed over the deals
    second: float = 0.0

    def add(self, seatings: Sequence[Seating], played: Sequence[Result]) -> None:
        """Count one deal in all its seatings."""
        own = [points for seats, one in zip(seatings, played, strict=True) for points in _of(one, seats)]
        others = [points for seats, one in zip(seatings, played, strict=True) for points in _of(one, _rest(one, seats))]
        self.first += mean(own)
        self.second += mean(others)
        self.gains.append(mean(own) - mean(others))

    @property
    def won(self) -> int:
        """The deals in which the first player gained more."""
        return sum(gain > 0 for gain in self.gains)

    @property
    def lost(self) -> int:
        return sum(gain < 0 for gain in self.gains)

    @property
    def gain(self) -> float:
        """Points a seat and deal."""
        return mean(self.gains)

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        return stdev(self.gains) / sqrt(len(self.gains)) if len(self.gains) > 1 else 0.0


def _rest(result: Result, seats: Seating) -> Seating:
    return frozenset(range(len(result.points))) - seats


def _of(result: Result, seats: Seating) -> list[int]:
    return [result.points[seat] for seat in seats]


def seatings_of(sides: Sequence[int]) -> list[Seating]:
    """Every way to seat the first player: as each side."""
    return [frozenset(seat for seat, own in enumerate(sides) if own == side) for side in sorted(set(sides))]


def duel(
    game: str, preset: str, players: tuple[Computer, Computer], deals: int, seed: str = "duel", *, watched: bool = False
) -> Duel:
    """What two players make of so many duplicate deals under a preset."""
    known = find_game(game)
    rules = known.rules(preset)
    seatings = seatings_of(known.new_match(rules).sides())
    first, second = players
    tables = [[first if seat in seats else second for seat in range(known.seats(rules))] for seats in seatings]
    found = Duel()
    for played in compared(known, rules, tables, random.Random(seed), deals=deals, seed=seed, watched=watched):
        found.add(seatings, [one.result for one in played])
    return found


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--presets", help="some presets, separated by commas; default all of both games")
    parser.add_argument("--seed", default="duel")
    given = parser.parse_args(argv)
    players = computer_of(given.first), computer_of(given.second)
    print(f"| preset | deals | `{given.first}` more | `{given.second}` more | gain a deal | standard error | shown |")
    print("|---|---|---|---|---|---|---|")
    for game in GAMES:
        for preset in find_game(game).rules.presets:
            if given.presets is None or preset in given.presets.split(","):
                found = duel(game, preset, players, given.deals, given.seed)
                shown = "yes" if found.gain >= ENOUGH * found.error else "no"
                gain = f"{found.gain:+.3f} | {found.error:.3f}".replace("-", "−")
                print(f"| `{preset}` | {given.deals} | {found.won} | {found.lost} | {gain} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
