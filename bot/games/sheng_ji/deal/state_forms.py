"""How deals and matches of Sheng Ji are written as JSON; the rules are kept once a table."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.chance import CHANCES, Chance
from bot.engine.states import Form, Reader
from bot.games.sheng_ji.cards.units import Shape
from bot.games.sheng_ji.deal.declaring import Declaration
from bot.games.sheng_ji.grammar import DEEDS
from bot.games.sheng_ji.rules.parameters import Rules

STATES = Reader({Action: Form(str, DEEDS.read)}, rows=(Shape, Declaration), kinds={Chance: CHANCES}, apart=(Rules,))
"""The reader of every state of this game."""
