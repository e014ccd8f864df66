"""Which parameters contradict each other, and how to resolve that. One line for each pair."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.game import Json
from bot.games.rulebook import Contradiction, Setting
from bot.games.sheng_ji.rules.options import Ladder, LevelTable, NoTrump

if TYPE_CHECKING:
    from bot.games.sheng_ji.rules.parameters import Rules

SPEED_LEVELS = ("2", "5", "T", "K", "A")
"""The levels that are played with ``ladder = speed`` (SJ-10.6)."""


class ShengJiContradiction(StrEnum):
    """The closed list of contradictions between the rules of Sheng Ji."""

    KITTY_UNEVEN = "kitty_uneven"  # the cards without the kitty cannot be dealt evenly
    QUARTERS_PACKS = "quarters_packs"
    FULL_ONE_PACK = "full_one_pack"  # one joker declares nothing
    START_OFF_LADDER = "start_off_ladder"
    STOP_OFF_LADDER = "stop_off_ladder"  # a level that must be played is never reached


_Changes = Mapping[str, Json]


class _Pair(NamedTuple):
    name: ShengJiContradiction
    first: str
    second: str
    clash: Callable[[Rules], object]
    changes: Callable[[Rules], Sequence[_Changes]]
    """What each way out changes. Every way ends this contradiction on its own, but may cause another."""


def _even_kitties(rules: Rules) -> Sequence[_Changes]:
    """The kitty of the table, and the sizes next to the chosen one that divide."""
    chosen = rules.kitty
    near = [size for size in (*range(chosen - 3, chosen + 4),) if 1 <= size <= 32 and not (54 * rules.decks - size) % 4]
    return [{"kitty_size": None}, *({"kitty_size": size} for size in near)]


_PAIRS = (
    _Pair(
        ShengJiContradiction.KITTY_UNEVEN,
        "decks",
        "kitty_size",
        lambda rules: (54 * rules.decks - rules.kitty) % 4,
        _even_kitties,
    ),
    _Pair(
        ShengJiContradiction.QUARTERS_PACKS,
        "decks",
        "level_table",
        lambda rules: rules.level_table is LevelTable.QUARTERS and rules.decks != 2,
        lambda _: [{"level_table": "standard"}, {"decks": 2}],
    ),
    _Pair(
        ShengJiContradiction.FULL_ONE_PACK,
        "decks",
        "no_trump",
        lambda rules: rules.no_trump is NoTrump.FULL and rules.decks == 1,
        lambda _: [{"no_trump": "jokers"}, {"no_trump": "off"}, {"decks": 2}],
    ),
    _Pair(
        ShengJiContradiction.START_OFF_LADDER,
        "start_level",
        "ladder",
        lambda rules: rules.ladder is Ladder.SPEED and rules.start_level not in SPEED_LEVELS,
        lambda _: [{"ladder": "all"}, {"start_level": "2"}],
    ),
    _Pair(
        ShengJiContradiction.STOP_OFF_LADDER,
        "must_play",
        "ladder",
        lambda rules: rules.ladder is Ladder.SPEED and not set(rules.must_play) <= set(SPEED_LEVELS),
        lambda rules: [{"ladder": "all"}, {"must_play": [rank for rank in rules.must_play if rank in SPEED_LEVELS]}],
    ),
)


def check(rules: Rules) -> None:
    """Refuse rules that contradict themselves.

    Raises:
        Contradiction: the first pair of parameters that does not go together.
    """
    for pair in _PAIRS:
        if pair.clash(rules):
            ways = [tuple(Setting(name, value) for name, value in changes.items()) for changes in pair.changes(rules)]
            raise Contradiction(rules.game, pair.name, rules.setting(pair.first), rules.setting(pair.second), ways)
