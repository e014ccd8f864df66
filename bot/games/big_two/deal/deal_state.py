"""Everything that is true of a deal of Big Two: its public position, and what is hidden."""

from __future__ import annotations

from typing import NamedTuple

from bot.cards import Card
from bot.engine.chance import NONE_STATED, Chance
from bot.engine.facts import Event
from bot.engine.result import Result
from bot.games.big_two.before.phase import FIRST_DEAL, Background, Phase
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.deal.last_card import Breach
from bot.games.big_two.position import Position


class DealState(NamedTuple):
    """A deal: the public position, and what is not public."""

    position: Position  # without what is public of a phase before play: that follows from the phase
    hands: tuple[Mask, ...]
    background: Background = FIRST_DEAL  # what the deals before hand on, until play begins: then nothing asks for it
    phase: Phase | None = None  # what comes before play, with its hidden cards; None once play has begun
    chance: Chance = NONE_STATED  # decides in mid-deal
    stock: tuple[Card, ...] = ()  # drawn from its front
    breach: Breach | None = None  # who may have to pay for everybody if the next player goes out
    liable: Breach | None = None  # who has to

    @property
    def ending(self) -> Result | None:
        """How the deal ended, or None while it runs."""
        return self.position.ending


Later = tuple[DealState, tuple[Event, ...]]
"""What an action leads to, and what happened."""
