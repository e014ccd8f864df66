"""What a game answers without a table: does this beat that, and what does a finished deal cost.

``python -m bot judge`` and ``score`` ask (``Game.judge``, ``Game.score``), and so do ``/judge`` and ``/score``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.cards import Card
from bot.games.actions import Seat
from bot.games.telling import Refusal

Json = Any


@dataclass(frozen=True, slots=True)
class Judged:
    """Cards and the kind of play they are, by its public name; None when they are no play."""

    cards: tuple[Card, ...]
    kind: Json

    @property
    def playable(self) -> bool:
        return self.kind is not None

    def to_json(self) -> Json:
        return {"cards": " ".join(map(str, self.cards)), "kind": self.kind, "playable": self.playable}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether ``first`` may be played on ``second``, or led where there is none; the refusal says why not."""

    first: Judged
    second: Judged | None
    refusal: Refusal | None

    @property
    def accepted(self) -> bool:
        return self.refusal is None


@dataclass(frozen=True, slots=True)
class Finish:
    """A deal played elsewhere, as far as it must be known to settle it.

    ``left`` holds by seat the cards left or only their number. ``winner`` None: the one seat with nothing left.
    ``last`` is the last play, ``payer`` the seat that pays for everybody, ``not_played`` the seats that played
    nothing, ``order`` the finishing order, ``unbeaten`` special plays nobody beat; each only where the rules read it.
    """

    left: tuple[int | tuple[Card, ...], ...]
    winner: Seat | None = None
    opener: Seat | None = None
    last: tuple[Card, ...] = ()
    payer: Seat | None = None
    not_played: frozenset[Seat] = frozenset()
    order: tuple[Seat, ...] = ()
    unbeaten: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
