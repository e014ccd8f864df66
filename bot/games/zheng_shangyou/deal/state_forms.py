"""How deals and matches of Zheng Shangyou are written as JSON; the rules are kept once a table."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.chance import CHANCES, Chance
from bot.engine.states import Form, Reader
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.kinds import PlayReading
from bot.games.zheng_shangyou.deal.deal_state import Offer
from bot.games.zheng_shangyou.grammar import DEEDS
from bot.games.zheng_shangyou.rules.parameters import Rules

STATES = Reader(
    {Action: Form(str, DEEDS.read)}, rows=(PlayReading, Laid, Offer), kinds={Chance: CHANCES}, apart=(Rules,)
)
"""The reader of every state of this game."""
