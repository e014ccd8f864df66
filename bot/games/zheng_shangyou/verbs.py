"""How the actions of Zheng Shangyou are written (docs/record.md), and the name of a reading (ZS-4.2)."""

from __future__ import annotations

from bot.games.climbing.verbs_and_readings import COMMANDS as COMMANDS
from bot.games.climbing.verbs_and_readings import ReadingGrammar, ReadingNames
from bot.games.climbing.verbs_and_readings import named_reading as named_reading
from bot.games.climbing.verbs_and_readings import play_of as play_of
from bot.games.climbing.verbs_and_readings import plays_of as plays_of
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.games.zheng_shangyou.cards.order import RANK_NAMES

NAMES = ReadingNames(tuple(Kind), RANK_NAMES)
GRAMMAR = ReadingGrammar.of(NAMES, "play 7s 7h, play 7d 8d BJ as suited_sequence 9, pass, give 2s, choose 0")
DEEDS = GRAMMAR.as_seen()
"""What everybody saw: of cards given, how many."""
