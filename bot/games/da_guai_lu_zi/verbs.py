"""How the actions of Da Guai Lu Zi are written (docs/record.md), and how a reading is named (DG-4.7)."""

from __future__ import annotations

from bot.games.climbing.verbs_and_readings import COMMANDS as COMMANDS
from bot.games.climbing.verbs_and_readings import ReadingGrammar, ReadingNames
from bot.games.climbing.verbs_and_readings import named_reading as named_reading
from bot.games.climbing.verbs_and_readings import play_of as play_of
from bot.games.climbing.verbs_and_readings import plays_of as plays_of
from bot.games.da_guai_lu_zi.cards.order import RANK_NAMES, PlayKind

NAMES = ReadingNames(tuple(PlayKind), RANK_NAMES)
GRAMMAR = ReadingGrammar.of(NAMES, "play 3d 3d, play 6h 7h LJ 9h Th as straight T, pass, give Ah, choose 0")
DEEDS = GRAMMAR.as_seen("choose")
"""What everybody saw: of a tribute and of what is returned, that one card changes hands."""
