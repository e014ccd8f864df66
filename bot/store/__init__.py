"""The store: every accepted action durable before anybody is told of it; the only room that speaks SQL.

``Store`` is the whole interface; its arguments and answers are the frozen records named here.
"""

from bot.store.chain import digest, set_aside, text_of
from bot.store.change import Change, LedgerEntry, Saved
from bot.store.errors import (
    AlreadyBooked,
    AlreadyDone,
    NotNext,
    NotSaved,
    SaveRefused,
    StoreClosed,
    StoreUnusable,
)
from bot.store.events import StoredEvent, StoredTable
from bot.store.ledger import Board, BoardRow, LedgerLine, LedgerPage
from bot.store.store import Store
from bot.store.window import Window

__all__ = [
    "AlreadyBooked",
    "AlreadyDone",
    "Board",
    "BoardRow",
    "Change",
    "LedgerEntry",
    "LedgerLine",
    "LedgerPage",
    "NotNext",
    "NotSaved",
    "SaveRefused",
    "Saved",
    "Store",
    "StoreClosed",
    "StoreUnusable",
    "StoredEvent",
    "StoredTable",
    "Window",
    "digest",
    "set_aside",
    "text_of",
]
