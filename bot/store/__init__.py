"""The store makes every accepted action durable before anybody is told of it. Only this package speaks SQL.

``Store`` is the whole interface. Also exported here: the records, errors and functions that other rooms use by name.
"""

from bot.store.book.chain import Written, digest, set_aside, text_of
from bot.store.book.deal_records import MatchSoFar
from bot.store.book.ledger import BoardRow, LedgerLine, LedgerPage, RecentDeal
from bot.store.book.stored import StoredEvent, StoredPlace, StoredTable
from bot.store.book.window import Window
from bot.store.book.writes import Change, LedgerEntry, guild_of
from bot.store.errors import (
    AlreadyDone,
    NoProposal,
    NotOurs,
    NotRead,
    NotSaved,
    RulesChanged,
    RulesNotSaved,
    ShardTaken,
    StoreClosed,
    StoreUnusable,
    TooManySaved,
)
from bot.store.server.house_rules import LAST_NUMBER, SAVED_AT_MOST, HouseEntry, HousePage, KeptRules, Place, Proposal
from bot.store.shards.leases import RENEWED_EVERY, Lease
from bot.store.shards.shard import WHOLE, Shard
from bot.store.store import Store

__all__ = [
    "LAST_NUMBER",
    "RENEWED_EVERY",
    "SAVED_AT_MOST",
    "WHOLE",
    "AlreadyDone",
    "BoardRow",
    "Change",
    "HouseEntry",
    "HousePage",
    "KeptRules",
    "Lease",
    "LedgerEntry",
    "LedgerLine",
    "LedgerPage",
    "MatchSoFar",
    "NoProposal",
    "NotOurs",
    "NotRead",
    "NotSaved",
    "Place",
    "Proposal",
    "RecentDeal",
    "RulesChanged",
    "RulesNotSaved",
    "Shard",
    "ShardTaken",
    "Store",
    "StoreClosed",
    "StoreUnusable",
    "StoredEvent",
    "StoredPlace",
    "StoredTable",
    "TooManySaved",
    "Window",
    "Written",
    "digest",
    "guild_of",
    "set_aside",
    "text_of",
]
