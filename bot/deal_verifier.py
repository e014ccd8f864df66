"""Checks reveals of shuffles against their commitments: a second, independent implementation of ``deal-v1``.

This module is written from docs/deal-v1.md alone. It shares no code with ``bot.dealing`` and needs only the standard
library, so that anybody who doubts a deal can read, copy and run it on its own.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

SIZE_LIMIT = 1_000_000
"""The longest reveal file, in characters; a deal of four packs needs about 5,000."""
_SEATS, _COPIES, _TILES = 52, 16, 15


class Unreadable(ValueError):
    """The text is not a reveal file; the message is one line that says why."""


@dataclass(frozen=True)
class Reveal:
    """A reveal file whose fields have the right types; ``verify`` checks whether they are true."""

    table: str
    deal: int
    seed: str
    commitment: str
    cuts: list[list[Any]]
    packs: dict[str, Any]
    order: list[str]
    hands: list[list[str]] | None
    first: int
    step: int


@dataclass(frozen=True)
class Check:
    """The answer: each point checked, with its outcome, and the facts recalculated from the seed."""

    passed: bool  # whether all of them hold
    points: tuple[tuple[str, bool], ...]
    commitment: str
    cuts: tuple[tuple[int, str], ...]
    order: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]

    def lines(self) -> Iterator[str]:
        """The report line by line: commitment, cuts, pack order, hands, each point, then PASS or FAIL."""
        yield f"commitment {self.commitment}"
        for seat, text in self.cuts:
            yield f"cut of seat {seat}: {json.dumps(text, ensure_ascii=False)}"
        if not self.cuts:
            yield "no cuts"
        yield f"order {' '.join(self.order)}"
        for seat, hand in enumerate(self.hands):
            yield f"hand of seat {seat}: {' '.join(hand)}"
        for point, holds in self.points:
            yield f"{'holds' if holds else 'DOES NOT HOLD'}: {point}"
        yield "PASS" if self.passed else "FAIL"


def verify(text: str) -> Check:
    """Recalculate the deal of a reveal file from its seed and check every statement in the file.

    Raises:
        Unreadable: the text is not a reveal file of ``deal-v1``.
    """
    return _checked(read_reveal(text))


def verify_record(text: str) -> tuple[Check, ...]:
    """Check the reveal of each deal in a record (docs/record.md), in order, as ``verify`` checks a reveal file.

    What was played is not looked at.

    Raises:
        Unreadable: the text is not a record in which each deal has its reveal.
    """
    _need(len(text) <= SIZE_LIMIT, f"longer than {SIZE_LIMIT:,} characters")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("no reveal file: neither JSON nor TOML") from None
    deals: Any = data.get("deals")
    _need(isinstance(deals, list) and bool(deals), "a record needs at least one [[deals]]")
    return tuple(_checked(_reveal_in(deal, number)) for number, deal in enumerate(deals, 1))


def _reveal_in(deal: Any, number: int) -> Reveal:
    """The reveal of a deal of a record, whose cards stand in texts."""
    shuffle: Any = deal.get("shuffle") if isinstance(deal, dict) else None
    _need(isinstance(shuffle, dict) and "commitment" in shuffle, f"deal {number} of the record has no reveal")
    hands: Any = deal.get("hands")
    order: Any = shuffle.get("order")
    _need(_are_cards(hands) and isinstance(order, str), f"deal {number} of the record has no hands or no order")
    try:
        return _reveal_of(shuffle | {"hands": [hand.split() for hand in hands], "order": order.split()})
    except Unreadable as wrong:
        raise Unreadable(f"deal {number}: {wrong}") from None


def _checked(reveal: Reveal) -> Check:
    seed = bytes.fromhex(reveal.seed)
    commitment = hashlib.sha256(seed).hexdigest()
    order = _shuffled(reveal, seed)
    points = [
        ("the seed fits the commitment", hmac.compare_digest(commitment, reveal.commitment)),
        ("the order follows from seed, table, deal and cuts", order == reveal.order),
    ]
    hands: list[list[str]] = []
    if reveal.hands is not None:
        hands = _dealt(reveal, order)
        same = [sorted(hand) for hand in hands] == [sorted(hand) for hand in reveal.hands]
        points.append(("the hands were dealt in that order", same))
        points.append(("every seat got its cards: all of them equally many, or the whole pack", _is_whole(reveal)))
    return Check(
        passed=all(holds for _, holds in points),
        points=tuple(points),
        commitment=commitment,
        cuts=tuple((seat, cut) for seat, cut in reveal.cuts),
        order=tuple(order),
        hands=tuple(map(tuple, hands)),
    )


# --- The scheme ---


def _numbers(key: bytes) -> Iterator[int]:
    """The numbers of the stream: eight of 4 bytes each from every block HMAC-SHA256(key, i)."""
    index = 0
    while True:
        block = hmac.new(key, index.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        index += 1


def _below(numbers: Iterator[int], n: int) -> int:
    fair = 2**32 // n * n
    return next(number for number in numbers if number < fair) % n


def _shuffled(reveal: Reveal, seed: bytes) -> list[str]:
    message = json.dumps([reveal.table, reveal.deal, reveal.cuts], ensure_ascii=False, separators=(",", ":"))
    numbers = _numbers(hmac.new(seed, message.encode(), hashlib.sha256).digest())
    cards = _pack(reveal.packs)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(numbers, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _pack(packs: dict[str, Any]) -> list[str]:
    one: list[str]
    if packs["kind"] == "std52":
        one = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    else:
        one = [f"{number}{colour}" for number in range(1, packs["tile_max"] + 1) for colour in "bygr"]
    if packs["jokers"]:
        one += ["LJ", "BJ"]
    copies: int = packs["count"]
    return one * copies


def _dealt(reveal: Reveal, order: list[str]) -> list[list[str]]:
    stated = reveal.hands or []
    hands: list[list[str]] = [[] for _ in stated]
    for index, card in enumerate(order[: sum(map(len, stated))]):
        hands[(reveal.first + reveal.step * index) % len(hands)].append(card)
    return hands


def _is_whole(reveal: Reveal) -> bool:
    """Whether cards were dealt, round by round and to the end; a hand shortened afterwards breaks this."""
    sizes = [len(hand) for hand in reveal.hands or []]
    return min(sizes) > 0 and (min(sizes) == max(sizes) or sum(sizes) == len(reveal.order))


# --- Reading ---


def read_reveal(text: str) -> Reveal:
    """Read a reveal file; every field has the right type and size.

    Raises:
        Unreadable: not JSON, or a field is missing or of the wrong type.
    """
    _need(len(text) <= SIZE_LIMIT, f"longer than {SIZE_LIMIT:,} characters")
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles)
        json.dumps(data, ensure_ascii=False).encode()  # lone surrogates cannot be encoded in UTF-8
    except Unreadable:
        raise
    except (ValueError, RecursionError):
        raise Unreadable("no reveal file: not JSON in UTF-8") from None
    _need(isinstance(data, dict), "not a JSON object")
    return _reveal_of(data)


def _reveal_of(data: dict[str, Any]) -> Reveal:
    _need(data.get("scheme") == "deal-v1", "“scheme” must be “deal-v1”")
    for name in ("seed", "commitment"):
        value = data.get(name)
        _need(isinstance(value, str) and bool(re.fullmatch(r"[0-9a-f]{64}", value)), f"“{name}” must be 64 hex digits")
    _need(isinstance(data.get("game", ""), str), "“game” must be text")
    _need(isinstance(data.get("table"), str), "“table” must be text")
    _need(_is_number(data.get("deal"), 1, 2**63), "“deal” must be a number from 1")
    _check_cuts(data.get("cuts"))
    _check_packs(data.get("packs"))
    _need(_are_cards(data.get("order")), "“order” must be a list of cards")
    _check_hands(data)
    return Reveal(
        table=data["table"],
        deal=data["deal"],
        seed=data["seed"],
        commitment=data["commitment"],
        cuts=data["cuts"],
        packs={"jokers": False, "tile_max": 0, **data["packs"]},
        order=data["order"],
        hands=data.get("hands"),
        first=data.get("first", 0),
        step=data.get("step", 1),
    )


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The fields of an object.

    Of a duplicate name a reader might see one value while the other is checked, so it is refused.
    """
    fields: dict[str, Any] = {}
    for name, value in pairs:
        _need(name not in fields, f"“{name[:40]}” stands twice")
        fields[name] = value
    return fields


def _need(holds: bool, complaint: str) -> None:
    if not holds:
        raise Unreadable(f"no reveal file: {complaint}")


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _are_cards(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(card, str) for card in value)


def _check_cuts(cuts: Any) -> None:
    _need(isinstance(cuts, list), "“cuts” must be a list of [seat, text]")
    for cut in cuts:
        fits = isinstance(cut, list) and len(cut) == 2 and _is_number(cut[0], 0, _SEATS - 1)
        _need(fits and isinstance(cut[1], str) and len(cut[1]) <= 64, "a cut is [seat, text of at most 64 characters]")
    seats = [cut[0] for cut in cuts]
    _need(seats == sorted(set(seats)), "“cuts” must stand in seat order, one a seat")


def _check_packs(packs: Any) -> None:
    _need(isinstance(packs, dict) and packs.get("kind") in ("std52", "lectio"), "“packs” must name std52 or lectio")
    _need(_is_number(packs.get("count"), 1, _COPIES), f"“packs.count” must be 1 to {_COPIES}")
    _need(isinstance(packs.get("jokers", False), bool), "“packs.jokers” must be true or false")
    if packs["kind"] == "lectio":
        _need(_is_number(packs.get("tile_max"), 1, _TILES), f"“packs.tile_max” must be 1 to {_TILES}")


def _check_hands(data: dict[str, Any]) -> None:
    seats, missing = _SEATS, {"first": 0, "step": 1}
    if "hands" in data:
        hands, missing = data["hands"], {}
        _need(isinstance(hands, list) and 1 <= len(hands) <= _SEATS, f"“hands” must be 1 to {_SEATS} lists of cards")
        _need(all(map(_are_cards, hands)), "each hand must be a list of cards")
        seats = len(hands)
        _need(all(seat < seats for seat, _ in data["cuts"]), f"a cut is of a seat of the hands, 0 to {seats - 1}")
    stated = missing | data
    _need(_is_number(stated.get("first"), 0, seats - 1), f"“first” must be a seat, 0 to {seats - 1}")
    _need(_is_number(stated.get("step"), -1, 1) and stated["step"] != 0, "“step” must be 1 or -1")
