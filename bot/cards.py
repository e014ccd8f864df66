"""Cards, packs and their notation; no card has an order or a value here, games give it one.

A card is written rank then suit: ``3d Tc Ah 2s``, jokers ``LJ BJ``, tiles number and colour: ``15r``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

RANKS = "23456789TJQKA"
"""Ranks of the 52-card pack in pack order (``deal-v1``), not in any game's order."""
SUITS = "cdhs"
"""Suits in pack order: clubs, diamonds, hearts, spades."""
COLOURS = "bygr"
"""Tile colours in pack order: cloud, star, moon, sun."""
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

INPUT_LIMIT = 2_000
"""Longest text read as cards; more is refused before it is looked at."""

_SIGN_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()} | {"♧": "c", "♢": "d", "♡": "h", "♤": "s"}
_CARD = re.compile(
    r"(?P<named>[LB])(?P<joker>J)"
    rf"|(?P<rank>10|[2-9TJQKA])(?P<suit>[{SUITS}{''.join(_SIGN_SUITS)}])"
    rf"|(?P<suit_first>[{SUITS}{''.join(_SIGN_SUITS)}])(?P<rank_last>10|[2-9TJQKA])"
    r"|(?P<number>1[0-5]|[1-9])(?P<colour>[bygr])",
    re.ASCII | re.IGNORECASE,
)
_PARTS = (("named", "joker"), ("rank", "suit"), ("rank_last", "suit_first"), ("number", "colour"))
"""The groups of a card's two parts, form by form."""
_IGNORED = str.maketrans({"\ufe0e": None, "\ufe0f": None, "\u200d": None, ",": " ", "、": " ", "+": " ", ";": " "})


class NotationError(ValueError):
    """Some text names no card; ``text`` is the piece in question, shortened to 20 characters."""

    def __init__(self, text: str) -> None:
        self.text = text if len(text) <= 20 else text[:19] + "…"
        super().__init__(f"“{self.text}” names no card. Write rank, then suit: 3d, 10h, Qs.")


class Card(NamedTuple):
    """One card: ``rank`` and ``suit`` as written in the notation.

    >>> str(Card("T", "h")), Card("T", "h").sign, str(Card("L", "J"))
    ('Th', '10♥', 'LJ')
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.rank + self.suit

    @property
    def sign(self) -> str:
        """The card as people read it: rank and suit sign, ``10♥``; jokers and tiles as typed."""
        if self.suit not in SUIT_SIGNS:
            return str(self)
        return ("10" if self.rank == "T" else self.rank) + SUIT_SIGNS[self.suit]


LITTLE_JOKER = Card("L", "J")
BIG_JOKER = Card("B", "J")


class Packs(NamedTuple):
    """What is shuffled: ``copies`` packs of one ``kind``; ``tile_max`` is the highest number of a tile set.

    >>> len(Packs("std52", 2, jokers=True).cards())
    108
    """

    kind: Literal["std52", "lectio"] = "std52"
    copies: int = 1
    jokers: bool = False
    tile_max: int = 0

    def cards(self) -> tuple[Card, ...]:
        """All cards in pack order, before shuffling (``docs/deal-v1.md``)."""
        if self.kind == "lectio":
            one = tuple(Card(str(number), colour) for number in range(1, self.tile_max + 1) for colour in COLOURS)
        else:
            one = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
        if self.jokers:
            one += (LITTLE_JOKER, BIG_JOKER)
        return one * self.copies

    def in_order(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Some cards in pack order: what chance is asked about in mid-deal (``docs/deal-v1.md``)."""
        return tuple(sorted(cards, key=self.cards().index))


def write_cards(cards: Iterable[Card]) -> str:
    """Cards in notation, a space between: ``"3d Tc"``."""
    return " ".join([rank + suit for rank, suit in cards])


def glue_cards(cards: Iterable[Card]) -> str:
    """Cards in notation, nothing between: ``"3dTc"``; ``read_cards`` reads them, too."""
    return "".join([rank + suit for rank, suit in cards])


def sign_cards(cards: Iterable[Card]) -> str:
    """Cards as people read them: ``"3♦ 10♣"``."""
    return " ".join(card.sign for card in cards)


def read_card(text: str) -> Card:
    """One card from ``3d``, ``10♦``, ``♦10``, ``QS``, ``lj`` or a tile such as ``15r``.

    Raises:
        NotationError: the text names no card.
    """
    found = _CARD.fullmatch(_plain(text).strip())
    if found is None:
        raise NotationError(text)
    return _card(found)


def read_cards(text: str) -> tuple[Card, ...]:
    """All cards of a text, in the order written; spaces or commas may part them, none are needed.

    Where they are not parted there is one reading at most: ranks and suits are different characters, so that the first
    character of a card says whether its rank or its suit comes first.

    Raises:
        NotationError: a piece names no card, or the text is longer than ``INPUT_LIMIT``.

    >>> write_cards(read_cards("3d, 10♥ ♠Q")), write_cards(read_cards("3♦3♣10hd10LJ"))
    ('3d Th Qs', '3d 3c Th Td LJ')
    """
    if len(text) > INPUT_LIMIT:
        raise NotationError(text)
    return tuple(card for word in text.translate(_IGNORED).split() for card in _glued(_plain(word)))


def _glued(word: str) -> Iterator[Card]:
    """The cards of a word, one behind the other."""
    at = 0
    while at < len(word):
        found = _CARD.match(word, at)
        if found is None:
            raise NotationError(word[at:])
        yield _card(found)
        at = found.end()


def _plain(text: str) -> str:
    """Without full-width characters and emoji's selectors."""
    return unicodedata.normalize("NFKC", text.translate(_IGNORED))


def _card(found: re.Match[str]) -> Card:
    rank, suit = next((rank, suit) for rank, suit in _PARTS if found[rank])
    named = found[rank].upper()
    if suit == "joker":
        return Card(named, "J")
    if suit == "colour":
        return Card(named, found[suit].lower())
    return Card({"10": "T"}.get(named, named), _SIGN_SUITS.get(found[suit], found[suit].lower()))
