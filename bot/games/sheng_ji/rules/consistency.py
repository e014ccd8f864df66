"""Which parameters contradict each other, and how to resolve that. One line for each pair."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.engine.rulebook.clashes import Clash, ways
from bot.engine.rulebook.named_rules import Changes
from bot.games.sheng_ji.rules.closed_choices import Ladder, LevelTable, NoTrump

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


def _even_kitties(rules: Rules) -> Sequence[Changes]:
    """The kitty of the table, and the sizes next to the chosen one that divide."""
    chosen = rules.kitty
    near = [size for size in (*range(chosen - 3, chosen + 4),) if 1 <= size <= 32 and not (54 * rules.decks - size) % 4]
    return [{"kitty_size": None}, *({"kitty_size": size} for size in near)]


CLASHES: tuple[Clash[Rules], ...] = (
    Clash(
        ShengJiContradiction.KITTY_UNEVEN,
        "decks",
        "kitty_size",
        lambda rules: (54 * rules.decks - rules.kitty) % 4,
        _even_kitties,
    ),
    Clash(
        ShengJiContradiction.QUARTERS_PACKS,
        "decks",
        "level_table",
        lambda rules: rules.level_table is LevelTable.QUARTERS and rules.decks != 2,
        ways({"level_table": "standard"}, {"decks": 2}),
    ),
    Clash(
        ShengJiContradiction.FULL_ONE_PACK,
        "decks",
        "no_trump",
        lambda rules: rules.no_trump is NoTrump.FULL and rules.decks == 1,
        ways({"no_trump": "jokers"}, {"no_trump": "off"}, {"decks": 2}),
    ),
    Clash(
        ShengJiContradiction.START_OFF_LADDER,
        "start_level",
        "ladder",
        lambda rules: rules.ladder is Ladder.SPEED and rules.start_level not in SPEED_LEVELS,
        ways({"ladder": "all"}, {"start_level": "2"}),
    ),
    Clash(
        ShengJiContradiction.STOP_OFF_LADDER,
        "must_play",
        "ladder",
        lambda rules: rules.ladder is Ladder.SPEED and not set(rules.must_play) <= set(SPEED_LEVELS),
        lambda rules: [{"ladder": "all"}, {"must_play": [rank for rank in rules.must_play if rank in SPEED_LEVELS]}],
    ),
)
