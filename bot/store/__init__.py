"""The store makes every accepted action durable before anybody is told of it. Only this package speaks SQL.

``Store`` is the whole interface; of its frozen records and errors, those are named here that other rooms name.
"""

from bot.store.chain import Written, digest, set_aside, text_of
from bot.store.change import Change, LedgerEntry
from bot.store.deal_records import MatchSoFar
from bot.store.errors import (
    AlreadyDone,
    NoProposal,
    NotRead,
    NotSaved,
    RulesChanged,
    RulesNotSaved,
    StoreClosed,
    StoreUnusable,
    TooManySaved,
)
from bot.store.house_rules import HouseEntry, HousePage, KeptRules, Place, Proposal
from bot.store.ledger import BoardRow, LedgerLine, LedgerPage
from bot.store.store import Store
from bot.store.stored import StoredEvent, StoredTable
from bot.store.window import Window

__all__ = [
    "AlreadyDone",
    "BoardRow",
    "Change",
    "HouseEntry",
    "HousePage",
    "KeptRules",
    "LedgerEntry",
    "LedgerLine",
    "LedgerPage",
    "MatchSoFar",
    "NoProposal",
    "NotRead",
    "NotSaved",
    "Place",
    "Proposal",
    "RulesChanged",
    "RulesNotSaved",
    "Store",
    "StoreClosed",
    "StoreUnusable",
    "StoredEvent",
    "StoredTable",
    "TooManySaved",
    "Window",
    "Written",
    "digest",
    "set_aside",
    "text_of",
]
