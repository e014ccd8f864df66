"""What ``sharp`` gains over the first casual player in duplicate deals, preset by preset.

``python -m tests.bench.strength.gains --deals 500`` prints a table of every preset, ``--presets taiwan,lectio`` only of
some.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bot.computers.player import LEVELS
from bot.games.big_two import GAME
from bot.games.big_two.computers.sharp.schemes import scheme_of
from tests.bench.strength.duel import called, gain

ENOUGH = 2
"""So many standard errors a gain must be above zero."""


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presets", default=",".join(GAME.rules.presets))
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--level", choices=LEVELS, default="sharp")
    parser.add_argument("--seed", default="gains")
    given = parser.parse_args(argv)
    print("| preset | scoring | gain a deal | standard error | better |\n|---|---|---|---|---|")
    for preset in given.presets.split(","):
        gained, error = gain(preset, called(given.level), given.deals, given.seed, watched=False)
        better = "yes" if gained >= ENOUGH * error else "not shown"
        shown = f"{gained:+.2f} | {error:.2f}".replace("-", "−")
        print(f"| `{preset}` | {scheme_of(GAME.rules(preset))} | {shown} | {better} |", flush=True)


if __name__ == "__main__":
    main()
