"""The search for the weights of ``sharp``: evolution by points in duplicate deals.

``python -m tests.bench.strength.search pairwise --minutes 20`` goes on from the weights that are kept for that way of
scoring (``bot/games/big_two/computers/sharp/found_weights/pairwise.json``), and writes the better ones there, with date
and figures.

Each generation tries variations of the present weights on the same fresh deals: one such player among the first casual
player, and with ``--greedy`` one greedy player among it. The better half, by points, moves the present weights and how
far each of them varies (a separable CMA-ES).
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Mapping, Sequence
from itertools import islice
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from bot.computers.player import Computer, computer_of
from bot.games.big_two import GAME
from bot.games.big_two.computers.players import speak, weighing
from bot.games.big_two.computers.sharp.schemes import weights_for
from bot.games.big_two.computers.sharp.weights import Chances, Weights
from tests.bench.strength.duel import FIRST, duel, gain

FOUND = Path(__file__).parents[3] / "bot/games/big_two/computers/sharp/found_weights"
GREEDY = computer_of("greedy")
FIRST_SPREAD = 0.25
"""How far weights vary at first, as a share of their size; small ones as if they were at least ``LEAST``."""
LEAST = 0.4
KINDS = ("triple", "straight", "flush", "full_house")
"""The strengths that are chances."""


RULES: Mapping[str, Sequence[str]] = {
    "pairwise": ("pagat-basic", "chudadi-standard"),
    "ledger": ("japanese-wikipedia-official", "mainland"),
    "values": ("taiwan", "taiwan-plus-minus"),
    "honours": ("indonesia",),
    "fixed": ("taiwan-fixed",),
    "win": ("philippines-pusoy-dos",),
    "places": ("class-struggle-1",),
}
"""The ways of scoring, each with the presets by which its weights were found."""


def flat(weights: Weights) -> list[float]:
    """All weights, one after the other."""
    return [one for part in weights for one in part]


def read_weights(numbers: Sequence[float]) -> Weights:
    """The weights that ``flat`` gave."""
    left = iter(numbers)
    return Weights(**{name: type(part)(*islice(left, len(part))) for name, part in Weights()._asdict().items()})


def player(weights: Weights, name: str = "sharp") -> Computer:
    """Somebody who plays with these weights."""
    return Computer(name, weighing(weights), lambda view, rng: speak(view))


def figures(weights: Weights, preset: str, deals: int, seed: str) -> list[dict[str, Any]]:
    """How the weights do under a preset: what they gain, and what greedy gets among players who have them."""
    one, seats = player(weights), GAME.seats(GAME.rules(preset))
    gained, error = gain(preset, one, deals, seed, watched=False)
    greedy = duel(preset, (GREEDY, *[one] * (seats - 1)), deals, seed)[0]
    told = {"rules": preset, "deals": deals}
    return [
        {**told, "player": one.name, "among": FIRST.name, "gain": round(gained, 3), "error": round(error, 3)},
        {
            **told,
            "player": GREEDY.name,
            "among": one.name,
            "points": round(greedy.points, 3),
            "error": round(greedy.error, 3),
        },
    ]


def worth(weights: Weights, presets: Sequence[str], deals: int, seed: str, *, greedy: bool, exchanges: bool) -> float:
    """What evolution looks for: the gain, with ``greedy`` less what greedy gets among such players."""
    total, one = 0.0, player(weights)
    for preset in presets:
        total += gain(preset, one, deals, seed, exchanges=exchanges, watched=False)[0]
        if greedy:
            total -= duel(preset, (GREEDY, *[one] * (GAME.seats(GAME.rules(preset)) - 1)), deals, seed)[0].points
    return total / len(presets)


def bounded(numbers: Sequence[float]) -> Weights:
    """These weights, with everything that is a chance between 0 and 1."""
    found = read_weights(numbers)
    chances = Chances(*(min(max(one, 0.0), 0.99) for one in found.chances))
    kinds = {name: min(max(getattr(found.strengths, name), 0.0), 0.99) for name in KINDS}
    return found._replace(chances=chances, strengths=found.strengths._replace(**kinds))


def places(only: str | None) -> list[int]:
    """The places, among all weights, of those that vary.

    Raises:
        ValueError: a name is unknown.
    """
    names = [f"{part}.{name}" for part, weights in Weights()._asdict().items() for name in weights._fields]
    return [names.index(name) for name in only.split(",")] if only else list(range(len(names)))


def put(start: Sequence[float], where: Sequence[int], numbers: Sequence[float]) -> list[float]:
    """All weights, with those that vary replaced."""
    new = dict(zip(where, numbers, strict=True))
    return [new.get(place, one) for place, one in enumerate(start)]


class Evolution:
    """A separable CMA-ES."""

    def __init__(self, start: Sequence[float], chance: random.Random, many: int) -> None:
        self.mean, self._chance, self._many = list(start), chance, many
        size = len(start)
        self._scale = [FIRST_SPREAD * max(LEAST, abs(one)) for one in start]
        ranks = many // 2
        raw = [log(ranks + 0.5) - log(place + 1) for place in range(ranks)]
        self._ranks = [one / sum(raw) for one in raw]
        self._effective = 1 / sum(one * one for one in self._ranks)
        self._variance = [1.0] * size
        self._path, self._step_path = [0.0] * size, [0.0] * size
        self._step = 1.0
        effective = self._effective
        self._of_path = (4 + effective / size) / (size + 4 + 2 * effective / size)
        self._of_step = (effective + 2) / (size + effective + 5)
        one = 2 / ((size + 1.3) ** 2 + effective)
        many_ = min(1 - one, 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective))
        self._learn_one, self._learn_many = (min(0.4, rate * (size + 2) / 3) for rate in (one, many_))
        self._expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self._generation = 0

    def variations(self) -> list[list[float]]:
        """Steps in normal form, each with its mirror image."""
        half = [[self._chance.gauss(0, 1) for _ in self.mean] for _ in range(self._many // 2)]
        return [*half, *[[-one for one in step] for step in half]]

    def at(self, step: Sequence[float]) -> list[float]:
        """The weights to which a step leads."""
        return [
            mean + self._step * scale * sqrt(variance) * one
            for mean, scale, variance, one in zip(self.mean, self._scale, self._variance, step, strict=True)
        ]

    def learn(self, ordered: Sequence[Sequence[float]]) -> None:
        """Move on, given the steps with the best first."""
        best = ordered[: len(self._ranks)]
        mean_step = [
            sum(rank * step[i] for rank, step in zip(self._ranks, best, strict=True)) for i in range(len(self.mean))
        ]
        self.mean = self.at(mean_step)
        self._generation += 1
        root = sqrt(self._of_step * (2 - self._of_step) * self._effective)
        self._step_path = [
            (1 - self._of_step) * old + root * one for old, one in zip(self._step_path, mean_step, strict=True)
        ]
        length = sqrt(sum(one * one for one in self._step_path))
        root = sqrt(self._of_path * (2 - self._of_path) * self._effective)
        self._path = [
            (1 - self._of_path) * old + root * one * sqrt(variance)
            for old, one, variance in zip(self._path, mean_step, self._variance, strict=True)
        ]
        for i, variance in enumerate(self._variance):
            spread = sum(rank * step[i] ** 2 for rank, step in zip(self._ranks, best, strict=True)) * variance
            self._variance[i] = (
                (1 - self._learn_one - self._learn_many) * variance
                + self._learn_one * self._path[i] ** 2
                + self._learn_many * spread
            )
        damping = 1 + self._of_step + 2 * max(0.0, sqrt((self._effective - 1) / (len(self.mean) + 1)) - 1)
        self._step *= exp(min(0.3, self._of_step / damping * (length / self._expected - 1)))


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scheme", choices=sorted(RULES))
    parser.add_argument("--minutes", type=float, default=20, help="of processor time")
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--many", type=int, default=14)
    parser.add_argument("--judged-by", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--greedy", action="store_true", help="also look for what greedy loses among such players")
    parser.add_argument("--only", help="the weights that vary, such as following.two,leading.two; otherwise all")
    parser.add_argument("--without-exchanges", action="store_true", help="before deals; there play alone is searched")
    given = parser.parse_args(argv)
    presets = RULES[given.scheme]
    before = weights_for(GAME.rules(presets[0]))
    chance = random.Random(given.seed)
    start, where = flat(before), places(given.only)
    evolution = Evolution([start[place] for place in where], chance, given.many)
    exchanges = not given.without_exchanges
    begun, generation = time.process_time(), 0
    while time.process_time() - begun < given.minutes * 60:
        generation += 1
        seed = f"{given.seed} {generation}"
        steps = evolution.variations()
        varied = [bounded(put(start, where, evolution.at(step))) for step in steps]
        points = [worth(one, presets, given.deals, seed, greedy=given.greedy, exchanges=exchanges) for one in varied]
        ordered = [steps[place] for place in sorted(range(len(steps)), key=lambda place: -points[place])]
        evolution.learn(ordered)
        print(
            f"{generation} mean {sum(points) / len(points):+.2f} best {max(points):+.2f}",
            [round(one, 3) for one in evolution.mean],
            flush=True,
        )
    weights = bounded([round(one, 4) for one in put(start, where, evolution.mean)])
    judged = [
        worth(one, presets, given.judged_by, "judged", greedy=given.greedy, exchanges=exchanges)
        for one in (before, weights)
    ]
    print("before, after", judged)
    if judged[1] > judged[0]:
        write(
            given.scheme,
            weights,
            generation,
            given,
            [one for preset in presets for one in figures(weights, preset, given.judged_by, "told")],
        )


def write(
    scheme: str, weights: Weights, generations: int, given: argparse.Namespace, told: list[dict[str, Any]]
) -> None:
    """Keep weights, with how they were found and how they do on other deals."""
    found = {
        "scheme": scheme,
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "search": {
            "generations": generations,
            "variations": given.many,
            "deals": given.deals,
            "seed": given.seed,
            "only": given.only,
        },
        "figures": told,
        "weights": {part: getattr(weights, part)._asdict() for part in weights._fields},
    }
    FOUND.mkdir(exist_ok=True)
    (FOUND / f"{scheme}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
