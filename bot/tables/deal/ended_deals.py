"""Facts about a deal that ended: whether it was practice or rated, and its proof (the revealed shuffle with all hands).

The ledger lists practice as such, and it counts on no board.
"""

from __future__ import annotations

from bot.dealing import reveal
from bot.engine.game import Json, find_game
from bot.engine.record.revealed import hands_dealt
from bot.engine.table_values import Settled
from bot.tables.table import Table
from bot.tables.table_parts import Sealed

PEOPLE_TO_COUNT = 2
"""A deal counts only if it is booked for at least this many people."""


def is_practice(table: Table, settled: Settled) -> bool:
    """Whether a deal that ended is practice: from a tutorial, or booked for fewer than ``PEOPLE_TO_COUNT`` people.

    A person who gave up their seat in mid-deal still counts, since the deal is booked for them.
    """
    people = {sitter.person for sitter in settled.sitters if sitter and sitter.person is not None}
    return table.terms.tutorial or len(people) < PEOPLE_TO_COUNT


def is_rated(table: Table, settled: Settled) -> bool:
    """Whether a deal that ended changes ratings: at a rated table, booked for people alone, of two sides or more."""
    people = [sitter.person for sitter in settled.sitters if sitter and sitter.person is not None]
    sides = set(table.match.sides())
    return table.terms.rated and len(people) == len(settled.sitters) and len(sides) > 1 and not settled.result.void


def reveal_of(table: Table, settled: Settled) -> dict[str, Json]:
    """The reveal file (docs/deal-v1.md) of a deal that ended; ``bot.deal_verifier`` can check it."""
    packs = find_game(table.game).packs(table.rules)
    shuffle = table.shuffle_of(Sealed(settled.number, settled.seed, settled.cuts))
    dealt = settled.dealt
    hands = hands_dealt(shuffle, dealt)
    return reveal(shuffle, game=table.game, packs=packs, hands=hands, first=dealt.first, step=dealt.step)
