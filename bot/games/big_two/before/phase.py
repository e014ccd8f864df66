"""What every phase before the first play can do, and what it works on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.cards import Card
from bot.games.actions import Action, Seat
from bot.games.asks import Asks
from bot.games.big_two.situation import Setting
from bot.games.chance import Chance
from bot.games.game import Event, Refusal


@dataclass(frozen=True, slots=True)
class Background:
    """What the deals before hand on; empty before the first deal.

    ``winner`` won the last deal, or counts as its winner (D-16); ``last_loser`` held the most cards (BT-5.4);
    ``standing`` are all seats, the first-ranked first (BT-16.2, 16.7).
    """

    winner: Seat | None = None
    last_loser: Seat | None = None
    standing: tuple[Seat, ...] = ()


FIRST_DEAL = Background()
"""What a first deal has behind it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A deal before play: its hands as masks, what the deals before hand on, what chance is left, and the phase.

    ``phase`` None: nobody has anything to choose before the next stage. ``stock`` lies face down, to be drawn from its
    front (BT-4.7). ``history`` is who did what so far.
    """

    setting: Setting
    hands: tuple[int, ...]
    background: Background
    chance: Chance
    phase: Phase | None = None
    stock: tuple[Card, ...] = ()
    history: str = ""


class Phase(Protocol):
    """One process with its own actions; immutable. ``name`` is ``leftover`` or ``exchange``.

    What is asked needs the phase as one seat sees it and that seat's hand, so that deal and view ask alike.
    """

    @property
    def name(self) -> str: ...
    def asks(self) -> Asks:
        """What is asked of whom; never nothing."""
        ...

    def refusal(self, setting: Setting, hand: int, seat: Seat, action: Action) -> Refusal | None:
        """Why ``seat``, holding ``hand``, may not do this now, None when it may."""
        ...

    def legal_actions(self, setting: Setting, hand: int, seat: Seat) -> list[Action]:
        """What ``seat`` may do now."""
        ...

    def apply(self, layout: Layout, seat: Seat, action: Action) -> tuple[Layout, tuple[Event, ...]]:
        """The layout after a legal action: in this phase, or without a phase where this one is done."""
        ...

    def seen_by(self, seat: Seat | None, /) -> Phase:
        """The phase with all that ``seat`` (None: a spectator) may not know left out."""
        ...
