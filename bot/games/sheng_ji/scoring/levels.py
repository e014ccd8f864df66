"""The level table, how a side moves up the ladder, and who deals next (SJ-10)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import RANKS, Card
from bot.engine.actions import Seat
from bot.games.sheng_ji.rules.closed_choices import JackHook, Ladder, LevelTable, MaxLevel
from bot.games.sheng_ji.rules.consistency import SPEED_LEVELS
from bot.games.sheng_ji.rules.parameters import SEATS, Rules

NO_TRUMP_LEVEL = "NT"
"""The level after A at which no card is a level card (SJ-10.4)."""
QUARTER = 25
"""The points of one step below the threshold with ``level_table = quarters`` (SJ-10.6)."""
JACK = "J"

MOST_TIMES = 2**8
"""A total is never more than so many times the points of the packs, whatever multiplies the kitty (SJ-9)."""

Levels = tuple[str, str]
"""The level of each side."""


class Worth(NamedTuple):
    """Which side the attackers' total favours, and by how many levels."""

    dealer_holds: bool
    gain: int


class Moved(NamedTuple):
    """What a deal decided for the match."""

    side: int  # the side that gains, if only the deal
    gain: int  # by the level table
    levels: Levels
    dealer: Seat  # who deals next
    over: bool
    fell: str | None = None  # the level to which the dealer's side fell because of a jack (SJ-10.5)


def worth(rules: Rules, points: int) -> Worth:
    """What the attackers' total is worth (SJ-10.1, 10.6)."""
    if points < rules.threshold:
        return Worth(dealer_holds=True, gain=_single_step(rules, _held_gain(rules, points)))
    gain = (points - rules.threshold) // rules.step + (not rules.dead_zone)
    if rules.attacker_cap is not None:
        gain = min(gain, rules.attacker_cap)
    return Worth(dealer_holds=False, gain=_single_step(rules, gain))


def row_of(rules: Rules, points: int) -> tuple[int | None, int | None]:
    """The fewest and the most points that are worth as much: a row of the level table; None where it has no end.

    More points are never worth less to the attackers, so that a row's ends are found by halving.
    """
    value = worth(rules, points)

    def other(at: int) -> bool:
        return worth(rules, at) != value

    below, above = range(points, -1, -1), range(max(points, 0), rules.total_points * MOST_TIMES)
    lowest = next(iter(below[bisect_left(below, True, key=other) :]), None)
    highest = next(iter(above[bisect_left(above, True, key=other) :]), None)
    return None if lowest is None else lowest + 1, None if highest is None else highest - 1


def _held_gain(rules: Rules, points: int) -> int:
    quarters = rules.level_table is LevelTable.QUARTERS
    if points <= 0:
        return 4 if quarters else 3
    if quarters:
        return 3 - min(2, max(0, points - 5) // QUARTER)
    return 2 if points < rules.step else 1


def _single_step(rules: Rules, gain: int) -> int:
    return min(gain, 1) if rules.ladder is Ladder.SPEED else gain


def ladder(rules: Rules) -> Sequence[str]:
    """The levels of a match, in order (SJ-1.4, 10.4, 10.6)."""
    levels = SPEED_LEVELS if rules.ladder is Ladder.SPEED else tuple(RANKS)
    return (*levels, NO_TRUMP_LEVEL) if rules.max_level is MaxLevel.NO_TRUMP else levels


def advanced(rules: Rules, level: str, gain: int, *, held: bool) -> str:
    """The level of a side that gains: it stops at a must-play level, and leaves one only by holding (SJ-10.3)."""
    levels = ladder(rules)
    at, top = levels.index(level), len(levels) - 1
    if not held and level in rules.must_play:
        return level
    for _ in range(gain):
        if at == top:
            break
        at += 1
        if levels[at] in rules.must_play:
            break
    return levels[at]


def jack_falls(rules: Rules, level: str, points: int, jack: Card | None, trump: str | None) -> str | None:
    """The level to which the dealer's side falls, if the attackers won the last trick with this one card (SJ-10.5)."""
    if rules.jack_hook is JackHook.OFF or level != JACK or jack is None or jack.rank != JACK:
        return None
    if rules.jack_hook is JackHook.SINGLE:
        return "2"
    if points < rules.threshold:
        return None
    return "2" if jack.suit == trump else "8"


def settle(
    rules: Rules, levels: Levels, dealer: Seat, points: int, jack: Card | None = None, trump: str | None = None
) -> Moved:
    """What the attackers' total decides (SJ-10). ``jack`` is the card that won the last trick for them alone."""
    own = dealer % 2
    holds, gain = worth(rules, points)
    side = own if holds else 1 - own
    fell = jack_falls(rules, levels[own], points, jack, trump)
    before = list(levels)
    if fell is not None:
        before[own] = fell
    over = holds and before[own] == ladder(rules)[-1]
    after = before.copy()
    after[side] = advanced(rules, before[side], gain, held=holds)
    following = (dealer + 2 if holds else dealer + 1) % SEATS
    return Moved(side, gain, (after[0], after[1]), following, over, fell)
