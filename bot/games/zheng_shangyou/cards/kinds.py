"""The kinds of plays, and a reading: one way to see cards as a play (ZS-3.1)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from bot.games.climbing.verbs_and_readings import ReadingName


class Kind(StrEnum):
    """The kinds by public name, in the order in which the rules choose one for a lead (ZS-4.4)."""

    ROCKET = "rocket"
    BOMB = "bomb"
    SINGLE = "single"
    SET = "set"
    FULL_HOUSE = "full_house"
    SUITED_SEQUENCE = "suited_sequence"
    SEQUENCE = "sequence"
    DOUBLE_SEQUENCE = "double_sequence"
    TRIPLE_SEQUENCE = "triple_sequence"
    QUAD_SEQUENCE = "quad_sequence"

    @property
    def family(self) -> Kind:
        """The kinds of one family answer each other: sequences suited or not (ZS-3.2)."""
        return Kind.SEQUENCE if self is Kind.SUITED_SEQUENCE else self

    @property
    def is_bombing(self) -> bool:
        """Whether it may be played on other kinds and sizes (ZS-3.7)."""
        return self in (Kind.BOMB, Kind.ROCKET)


WIDTHS: Mapping[int, Kind] = {2: Kind.DOUBLE_SEQUENCE, 3: Kind.TRIPLE_SEQUENCE, 4: Kind.QUAD_SEQUENCE}
"""Multiple sequences by how many cards of each rank they have (ZS-3.5)."""
IN_TURN = tuple(Kind)
"""The kinds in the order of ZS-4.4."""


_SETS = {2: "pair", 3: "triple", 4: "quads"}


def kind_word(kind: Kind, size: int) -> str:
    """The kind of a play as messages select on it: sets are called by their size.

    >>> kind_word(Kind.SET, 2), kind_word(Kind.SET, 6), kind_word(Kind.BOMB, 4)
    ('pair', 'set', 'bomb')
    """
    return _SETS.get(size, kind.value) if kind is Kind.SET else kind.value


class PlayReading(NamedTuple):
    """One way to see cards as a play."""

    kind: Kind
    rank: str  # the named rank: 3 to A, LJ or BJ
    key: tuple[int, ...]  # compared with keys of the same family, from the left

    @property
    def name(self) -> ReadingName:
        """Kind and rank, by which a player names a reading."""
        return self.kind.value, self.rank

    @property
    def pure(self) -> bool:
        """Whether no card stands for another; kinds without wildcards are always pure."""
        bare = self.kind.is_bombing or self.kind is Kind.SINGLE
        return bare or bool(self.key[-1])
