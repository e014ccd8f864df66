"""The open record format ``daidi-record/1`` (docs/record.md): reading, writing, replaying and showing records.

A record says what was dealt and what each seat did, in words that people can write by hand. The game's own judge checks
it. This room knows no game: everything goes through the seam in ``bot.engine.game``.
"""

from bot.engine.record.form import SIZE_LIMIT, DealRecord, Record
from bot.engine.record.reading import read_record
from bot.engine.record.replay import PlayedDeal, Report, check
from bot.engine.record.show import show
from bot.engine.record.writing import joined, write_deal, write_head, write_record

__all__ = [
    "SIZE_LIMIT",
    "DealRecord",
    "PlayedDeal",
    "Record",
    "Report",
    "check",
    "joined",
    "read_record",
    "show",
    "write_deal",
    "write_head",
    "write_record",
]
