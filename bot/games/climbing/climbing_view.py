"""What a seat sees in a climbing game: it may decide ahead to pass until the next lead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from bot.engine.actions import Action
from bot.engine.asks import Ask
from bot.engine.facts import Refusal
from bot.engine.state_deal import Position, PositionView
from bot.games.climbing.named_readings import PASS


@dataclass(frozen=True)
class ClimbingView(PositionView[Position], ABC, Generic[Position]):
    """The part of a view that climbing games share."""

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None: ...
    @abstractmethod
    def ahead(self) -> tuple[Ask, ...]:
        """To pass until the next lead, for whoever could still be asked to answer the play on the table."""

    def legal_ahead(self) -> Sequence[Action]:
        return (PASS,) if self.ahead() else ()

    def refusal_ahead(self, action: Action) -> Refusal | None:
        return None if action in self.legal_ahead() else self.refusal(action)
