"""The rows of the level table: each holds the totals that are worth as much, and no other (SJ-10.1, 10.6)."""

from __future__ import annotations

from random import Random

from bot.games.sheng_ji.scoring.levels import row_of, worth
from tests.games.sheng_ji.laws.random_deals import random_rules


def test_a_row_holds_every_total_that_is_worth_as_much_and_no_other() -> None:
    for seed in range(60):
        rules = random_rules(1 + seed % 4, Random(seed))
        for points in range(-2 * rules.step, 3 * rules.total_points, 35):
            value = worth(rules, points)
            lowest, highest = row_of(rules, points)
            if lowest is None:
                assert worth(rules, min(points, 0)) == value, (seed, points)
            else:
                assert worth(rules, lowest) == value != worth(rules, lowest - 1), (seed, points)
            if highest is None:
                assert worth(rules, 4 * max(points, rules.total_points)) == value, (seed, points)
            else:
                assert worth(rules, highest) == value != worth(rules, highest + 1), (seed, points)
