"""Pairs of Sheng Ji: each shuffle is played twice, the sides exchanged, and each deal is the first of a match.

``python -m tests.bench.strength.sheng_ji_pairs sharp greedy --pairs 1000`` prints how many pairs each side won, by the
levels it gained, and where these are equal by the points it took as attackers.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from bot.computers.duplicate import compared, rotations
from bot.computers.player import computer_of
from bot.engine.result import Result
from bot.games.sheng_ji import GAME


@dataclass
class Tally:
    """What two players made of the same deals. The first sits in seats 0 and 2, then in seats 1 and 3."""

    won: int = 0  # pairs
    lost: int = 0
    levels: tuple[int, int] = (0, 0)  # gained by the first and by the second
    points: tuple[int, int] = (0, 0)  # taken as attackers
    dealt: tuple[int, int] = (0, 0)  # deals in which each dealt
    held: tuple[int, int] = (0, 0)  # of these, deals that the dealer's side held

    def add(self, pair: Sequence[Result]) -> None:
        """Count one pair."""
        gained, took, dealt, held = [0, 0], [0, 0], [0, 0], [0, 0]
        for turned, result in enumerate(pair):
            account = result.account
            dealer = (account["dealer"] + turned) % 2
            gained[(account["side"] + turned) % 2] += account["gain"]
            took[1 - dealer] += account["total"]
            dealt[dealer] += 1
            held[dealer] += account["side"] == account["dealer"] % 2
        ours, theirs = (gained[0], took[0]), (gained[1], took[1])
        self.won += ours > theirs
        self.lost += ours < theirs
        for name, more in (("levels", gained), ("points", took), ("dealt", dealt), ("held", held)):
            first, second = getattr(self, name)
            setattr(self, name, (first + more[0], second + more[1]))


def pairs(first: str, second: str, count: int, *, rules: str = "standard", seed: str = "pairs") -> Tally:
    """What two players make of so many shuffles under a preset."""
    tally = Tally()
    given = GAME.rules(rules)
    tables = rotations(tuple(map(computer_of, (first, second) * 2)))[:2]  # the others seat the same players again
    for played in compared(GAME, given, tables, random.Random(seed), deals=count, seed=seed, watched=False, anew=True):
        tally.add([deal.result for deal in played])
    return tally


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--seed", default="pairs")
    given = parser.parse_args(argv)
    begun = perf_counter()
    found = pairs(given.first, given.second, given.pairs, rules=given.rules, seed=given.seed)
    print(f"{given.first} against {given.second}, {given.pairs:,} pairs of {given.rules}, seed {given.seed}")
    print(f"pairs won {found.won}, lost {found.lost}, even {given.pairs - found.won - found.lost}")
    print(f"levels gained {found.levels[0]} to {found.levels[1]}")
    print(f"points as attackers {found.points[0]} to {found.points[1]}")
    print(f"deals {found.dealt[0]} to {found.dealt[1]}, held {found.held[0]} to {found.held[1]}")
    print(f"{perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
