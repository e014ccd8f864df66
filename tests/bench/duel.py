"""Duels among computers in duplicate deals: the figures behind ``sharp``.

``python -m tests.bench.duel pagat-basic sharp,first,first,first --deals 1000`` prints mean points a deal and their
standard errors. ``first`` is the casual player as it was at first (``tests/bench/first_casual``).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from bot.games.big_two import GAME
from bot.players.duplicate import Earned, duplicated, scores
from bot.players.player import Computer, computer_of
from tests.bench import first_casual

FIRST = Computer("first", first_casual.casual, lambda view, rng: first_casual.speak(view))
"""The casual player as it was at first."""


def called(name: str) -> Computer:
    """The player with this name."""
    return FIRST if name == FIRST.name else computer_of(name)


def duel(rules: str, players: Sequence[Computer], deals: int, seed: str = "duel") -> tuple[Earned, ...]:
    """The scores of players in so many duplicate deals under a preset."""
    rng = random.Random(seed)
    played = duplicated(GAME, GAME.rules(rules), players, rng, deals=deals, seed=seed)
    return scores([[rotation.result for rotation in deal] for deal in played])


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
