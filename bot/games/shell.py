"""What a game answers without a table: does this beat that, and what does a finished deal cost.

``python -m bot judge`` and ``score`` ask here, and so may ``/judge`` and ``/score``. A game's package offers the two
functions of ``Shell`` in its module ``shell``.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

from bot.cards import Card
from bot.games.actions import Seat
from bot.games.game import MODULES, Json, Refusal, Result, Rules, find_game


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


class Shell(Protocol):
    """The module ``shell`` of a game's package."""

    def judge(self, rules: Rules, first: tuple[Card, ...], second: tuple[Card, ...] | None) -> Verdict:
        """Kind of the plays, and whether ``first`` beats ``second`` or may be led.

        Raises:
            NotPossible: no cards, a card twice in one play, or a card that is not in the pack.
        """
        ...

    def score(self, rules: Rules, finish: Finish) -> Result:
        """Penalties, points and transfers of a finished deal.

        Raises:
            NotPossible: wrong number of seats, no winner to be found, a number of cards that cannot be.
        """
        ...


def find_shell(name: str) -> Shell:
    """The answers of the game with a public name.

    Raises:
        NotPossible: there is no such game.
    """
    find_game(name)
    shell: Shell = import_module(f"{MODULES[name]}.shell")
    return shell
