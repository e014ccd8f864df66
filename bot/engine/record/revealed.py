"""What the record of a sealed deal states beside its shuffle, and what of it is untrue (docs/deal-v1.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.cards import Card, Packs, read_cards, write_cards
from bot.dealing import Shuffle, commitment, packs_named
from bot.engine.actions import NotPossible, Seat
from bot.engine.seam.deals import Deal
from bot.engine.seam.positions import Dealt
from bot.engine.typed.recorded import is_number

Json = Any

REVEALED_FIELDS = ("commitment", "packs", "order", "first", "step")


@dataclass(frozen=True, slots=True)
class Revealed:
    """What a reveal adds to a shuffle."""

    commitment: str  # the seal, as it was published before the first card
    packs: Mapping[str, Json]  # the packs, as a reveal file names them
    order: tuple[Card, ...]  # the shuffled cards
    first: Seat  # who got the first card
    step: int  # from each receiver to the next: 1 or -1


def revealed(shuffle: Shuffle, packs: Packs, dealt: Dealt) -> Revealed:
    """The true reveal of a shuffle, given how it was dealt."""
    return Revealed(commitment(shuffle.seed), packs_named(packs), shuffle.order, dealt.first, dealt.step)


def hands_dealt(shuffle: Shuffle, dealt: Dealt) -> tuple[tuple[Card, ...], ...]:
    """The hands before any card moved, each in the order of dealing."""
    hands: list[list[Card]] = [[] for _ in dealt.sizes]
    for at, card in enumerate(shuffle.order[: sum(dealt.sizes)]):
        hands[(dealt.first + dealt.step * at) % len(hands)].append(card)
    return tuple(map(tuple, hands))


def untrue(
    stated: Revealed, hands: tuple[tuple[Card, ...], ...], shuffle: Shuffle, packs: Packs, opened: Deal
) -> Iterator[str]:
    """The fields of a reveal that do not follow from its shuffle and the way the rules deal it.

    ``opened`` must have been dealt from a shuffle.
    """
    dealt = opened.dealt
    if dealt is None:
        raise ValueError("a shuffle was dealt")
    true = revealed(shuffle, packs, dealt)
    yield from (name for name in REVEALED_FIELDS if getattr(stated, name) != getattr(true, name))
    if [sorted(map(str, hand)) for hand in hands] != [sorted(map(str, hand)) for hand in hands_dealt(shuffle, dealt)]:
        yield "hands"


def read_revealed(data: Mapping[str, Json], seats: int) -> Revealed:
    """The reveal in the ``shuffle`` of a record.

    Raises:
        NotPossible: a field is missing, or of the wrong type.
    """
    missing = [name for name in REVEALED_FIELDS if name not in data]
    if missing:
        raise NotPossible(f"“{missing[0]}” of the shuffle is missing; with “commitment” all of its reveal is stated")
    seal, packs, order, first, step = (data[name] for name in REVEALED_FIELDS)
    if not (isinstance(seal, str) and re.fullmatch(r"[0-9a-f]{64}", seal)):
        raise NotPossible("“commitment” of a shuffle must be 64 hexadecimal digits")
    if not isinstance(packs, dict):
        raise NotPossible("“packs” of a shuffle must be a table")
    if not isinstance(order, str):
        raise NotPossible("“order” of a shuffle must be a text of cards")
    if not (is_number(first) and 0 <= first < seats):
        raise NotPossible(f"“first” of a shuffle must be a seat, 0 to {seats - 1}")
    if not (is_number(step) and step in (1, -1)):
        raise NotPossible("“step” of a shuffle must be 1 or -1")
    return Revealed(seal, packs, read_cards(order), first, step)


def written(stated: Revealed) -> dict[str, Json]:
    """A reveal as a record writes it."""
    return {
        "commitment": stated.commitment,
        "first": stated.first,
        "step": stated.step,
        "order": write_cards(stated.order),
        "packs": dict(stated.packs),
    }
