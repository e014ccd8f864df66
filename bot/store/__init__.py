"""The store makes every accepted action durable before anybody is told of it. Only this package speaks SQL.

``Store`` is the whole interface. Also exported here: the records, errors and functions that other rooms use by name.
"""

from bot.store.book.chain import Written, digest, set_aside, text_of
from bot.store.book.deal_records import MatchSoFar
from bot.store.book.ledger import LedgerLine, LedgerPage
from bot.store.book.ledger_rows import LedgerRow, RecentDeal
from bot.store.book.stored import StoredEvent, StoredPlace, StoredTable
from bot.store.book.writes import Change, LedgerEntry, guild_of
from bot.store.errors import (
    AlreadyDone,
    NoProposal,
    NoSeason,
    NoSuchDeal,
    NotInDeal,
    NotOurs,
    NotRead,
    NotSaved,
    RulesChanged,
    RulesNotSaved,
    SeasonRuns,
    ShardTaken,
    StoreClosed,
    StoreUnusable,
    TooManySaved,
)
from bot.store.evenings.kept_evenings import StoredEvening
from bot.store.server.house_rules import LAST_NUMBER, SAVED_AT_MOST, HouseEntry, HousePage, KeptRules, Place, Proposal
from bot.store.shards.leases import RENEWED_EVERY, Lease
from bot.store.shards.shard import WHOLE, Shard
from bot.store.standings.board_pages import DEALS_FOR_AN_AVERAGE, Board, BoardRow, Order
from bot.store.standings.boards import Counted
from bot.store.standings.seasons import Season
from bot.store.standings.spans import Window, day_of, zone_names
from bot.store.statistics.played_deals import DealPlayed, Played, Rival
from bot.store.statistics.skills import DEALS_FOR_A_PLACE, Skill
from bot.store.store import Store

__all__ = [
    "DEALS_FOR_AN_AVERAGE",
    "DEALS_FOR_A_PLACE",
    "LAST_NUMBER",
    "RENEWED_EVERY",
    "SAVED_AT_MOST",
    "WHOLE",
    "AlreadyDone",
    "Board",
    "BoardRow",
    "Change",
    "Counted",
    "DealPlayed",
    "HouseEntry",
    "HousePage",
    "KeptRules",
    "Lease",
    "LedgerEntry",
    "LedgerLine",
    "LedgerPage",
    "LedgerRow",
    "MatchSoFar",
    "NoProposal",
    "NoSeason",
    "NoSuchDeal",
    "NotInDeal",
    "NotOurs",
    "NotRead",
    "NotSaved",
    "Order",
    "Place",
    "Played",
    "Proposal",
    "RecentDeal",
    "Rival",
    "RulesChanged",
    "RulesNotSaved",
    "Season",
    "SeasonRuns",
    "Shard",
    "ShardTaken",
    "Skill",
    "Store",
    "StoreClosed",
    "StoreUnusable",
    "StoredEvening",
    "StoredEvent",
    "StoredPlace",
    "StoredTable",
    "TooManySaved",
    "Window",
    "Written",
    "day_of",
    "digest",
    "guild_of",
    "set_aside",
    "text_of",
    "zone_names",
]
