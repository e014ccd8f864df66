"""How deals and matches of Da Guai Lu Zi are written as JSON; the rules are kept once a table."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.chance import CHANCES, Chance
from bot.engine.states import Form, Reader
from bot.games.da_guai_lu_zi.cards.readings import PlayReading
from bot.games.da_guai_lu_zi.deal.deal_state import Handed
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Pair
from bot.games.da_guai_lu_zi.grammar import DEEDS
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from bot.games.da_guai_lu_zi.scoring.standing import TeamStanding

STATES = Reader(
    {Action: Form(str, DEEDS.read)},
    rows=(PlayReading, LaidPlay, Pair, Handed, TeamStanding),
    kinds={Chance: CHANCES},
    apart=(Rules,),
)
"""The reader of every state of this game."""
