"""The proof of a finished deal: its shuffle, revealed, and every hand as it was dealt."""

from __future__ import annotations

from bot.dealing import reveal
from bot.engine.game import Json, find_game
from bot.engine.record.revealed import hands_dealt
from bot.engine.table_values.settled import Settled
from bot.tables.table import Table


def reveal_of(table: Table, settled: Settled) -> dict[str, Json]:
    """The reveal file (docs/deal-v1.md) of the deal that ended last; ``bot.deal_verifier`` can check it."""
    packs = find_game(table.game).packs(table.rules)
    shuffle = table.shuffle_of(settled.number, settled.seed, settled.cuts)
    dealt = settled.dealt
    hands = hands_dealt(shuffle, dealt)
    return reveal(shuffle, game=table.game, packs=packs, hands=hands, first=dealt.first, step=dealt.step)
