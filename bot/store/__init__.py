"""The store makes every accepted action durable before anybody is told of it. Only this package speaks SQL.

``Store`` is the whole interface; its arguments and answers are the frozen records named here.
"""

from bot.store.chain import Written, digest, set_aside, text_of
from bot.store.change import Change, LedgerEntry, Saved
from bot.store.deal_records import MatchSoFar
from bot.store.errors import (
    AlreadyBooked,
    AlreadyDone,
    NoProposal,
    NotNext,
    NotRead,
    NotSaved,
    RulesChanged,
    RulesNotSaved,
    SaveRefused,
    StoreClosed,
    StoreUnusable,
    TooManySaved,
)
from bot.store.house_rules import HouseEntry, HousePage, KeptRules, Place, Proposal
from bot.store.ledger import Board, BoardRow, LedgerLine, LedgerPage, Practice
from bot.store.store import Store
from bot.store.stored import StoredEvent, StoredTable
from bot.store.window import Window

__all__ = [
    "AlreadyBooked",
    "AlreadyDone",
    "Board",
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
    "NotNext",
    "NotRead",
    "NotSaved",
    "Place",
    "Practice",
    "Proposal",
    "RulesChanged",
    "RulesNotSaved",
    "SaveRefused",
    "Saved",
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
