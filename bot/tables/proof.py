"""The proof of a finished deal: its shuffle, revealed, and every hand as it was dealt."""

from __future__ import annotations

from bot.cards import Card
from bot.dealing import Shuffle, reveal
from bot.games.game import Json, find_game
from bot.tables.settled import Settled
from bot.tables.table import Table


def reveal_of(table: Table, settled: Settled) -> dict[str, Json]:
    """The reveal file (docs/deal-v1.md) of the deal that ended last; ``bot.deal_verifier`` can check it."""
    packs = find_game(table.game).packs(table.rules)
    shuffle = Shuffle(table.id, settled.number, bytes.fromhex(settled.seed), packs.cards(), settled.cuts)
    dealt = settled.dealt
    hands: list[list[Card]] = [[] for _ in dealt.sizes]
    for at, card in enumerate(shuffle.order[: sum(dealt.sizes)]):
        hands[(dealt.first + dealt.step * at) % len(hands)].append(card)
    return reveal(shuffle, game=table.game, packs=packs, hands=hands, first=dealt.first, step=dealt.step)
