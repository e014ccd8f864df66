"""How a person's private hand message is reached: through interactions, for as long as Discord lets a token live."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from cogs.edge.answers import is_answered
from cogs.ui.controls import Interaction

TOKEN_LIFE = 14 * 60.0
"""Seconds an interaction's token is used for; Discord lets it live 15 minutes."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand message: its id (0: unknown), the deal it was brought for, and what reaches it ``until`` a time."""

    message: int
    deal: int
    until: float
    edit: Callable[..., Awaitable[Any]]
    delete: Callable[[], Awaitable[Any]]


@dataclass(slots=True)
class Reach:
    """A person's newest interaction at a table, with which a hand can be sent ``until`` a time, and his hand message.

    ``put_away`` is the id of the hand message that went last, when this one came or by itself.
    """

    interaction: Interaction
    until: float
    shown: Shown | None = None
    put_away: int = 0

    def newest(self, interaction: Interaction, now: float) -> None:
        """The person has done something at the table."""
        self.interaction, self.until = interaction, now + TOKEN_LIFE

    @property
    def deal(self) -> int:
        """The deal that the hand message was brought for; 0 where there is none."""
        return self.shown.deal if self.shown is not None else 0

    def standing(self, now: float) -> Shown | None:
        """The hand message, while it can be edited and deleted."""
        return self.shown if self.shown is not None and self.shown.until > now else None

    def can_send(self, now: float) -> bool:
        """Whether a further message can go with the newest interaction."""
        return self.until > now and is_answered(self.interaction)

    def awaits(self, deal: int, now: float) -> bool:
        """Whether a hand of this deal is still to be sent, and can be."""
        return self.deal != deal and self.can_send(now)

    def pressed(self, message: int, deal: int, now: float) -> Shown | None:
        """The newest interaction is a press on a hand message: through it that one is reached from now on.

        Gives another hand message that stands meanwhile. A press on the one that was put away changes nothing.
        """
        if message == self.put_away:
            return None
        other, by = self.standing(now), self.interaction
        self.shown = Shown(message, deal, self.until, by.edit_original_response, by.delete_original_response)
        return other if other is not None and other.message not in (0, message) else None

    def sent(self, shown: Shown, now: float) -> Shown | None:
        """A hand message was sent; gives the one before if it stands, which is to be put away."""
        before, self.shown = self.standing(now), shown
        if before is not None:
            self.put_away = before.message
        return before

    def gone(self, message: int, now: float) -> bool:
        """A hand message was deleted. Whether another one stands."""
        self.put_away = message
        if self.shown is not None and self.shown.message in (0, message):
            self.shown = None
        return self.standing(now) is not None

    def lost(self, shown: Shown | None) -> None:
        """A hand message cannot be reached any more."""
        if shown is not None and shown is self.shown:
            self.shown = replace(shown, until=0.0)
