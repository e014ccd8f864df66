"""What every phase before the first play can do, and the values it works on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bot.cards import Card
from bot.engine.actions import Action, Asks, Seat
from bot.engine.chance import Chance
from bot.engine.game import Event, Refusal
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.setting import DealSetting


class Tie(NamedTuple):
    """Two neighbours in the standing who have the same points, and what put one above the other (D-30)."""

    above: Seat
    below: Seat
    by: str  # ``cards``: fewer cards left; ``highest``: a lower highest card; ``turn``: turn order after the winner


@dataclass(frozen=True, slots=True)
class Background:
    """What earlier deals hand on to a deal; empty for the first deal."""

    winner: Seat | None = None  # who won the last deal, or counts as its winner (D-16)
    last_loser: Seat | None = None  # who held the most cards at its end (BT-5.4)
    standing: tuple[Seat, ...] = ()  # all seats, the first-ranked first (BT-16.2, 16.7)
    ties: tuple[Tie, ...] = ()  # where points alone do not decide the standing


FIRST_DEAL = Background()
"""The background of a first deal."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A deal before play."""

    setting: DealSetting
    hands: tuple[Mask, ...]  # by seat
    background: Background  # what earlier deals hand on
    chance: Chance  # the chance that is left
    phase: Phase | None = None  # None: nobody has a choice before the next stage
    stock: tuple[Card, ...] = ()  # face-down cards, to be drawn from the front (BT-4.7)
    deeds: str = ""  # who did what so far


class Phase(Protocol):
    """A part of the deal with actions of its own; immutable. ``name`` is ``leftover`` or ``exchange``.

    What is asked follows from the phase as one seat sees it and that seat's hand, so deal and view call the same
    methods.
    """

    @property
    def name(self) -> str: ...
    def asks(self) -> Asks:
        """What each seat is asked; never empty."""
        ...

    def refusal(self, setting: DealSetting, hand: Mask, seat: Seat, action: Action) -> Refusal | None:
        """Why ``seat``, holding ``hand``, may not do this now; None if it may."""
        ...

    def legal_actions(self, setting: DealSetting, hand: Mask, seat: Seat) -> list[Action]:
        """What ``seat`` may do now."""
        ...

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The layout after a legal action: still in this phase, or without a phase if this one is over."""
        ...

    def seen_by(self, seat: Seat | None, /) -> Phase:
        """The phase without everything that ``seat`` may not know (None: a spectator)."""
        ...
