"""Cards, packs and their notation. Cards have no order or value here; each game defines its own.

A card is written as rank, then suit: ``3d Tc Ah 2s``; jokers as ``LJ BJ``; tiles as number and colour: ``15r``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Literal, NamedTuple

RANKS = "23456789TJQKA"
"""The ranks of the 52-card pack in pack order (``deal-v1``), which is not the order of any game."""
SUITS = "cdhs"
"""Suits in pack order: clubs, diamonds, hearts, spades."""
COLOURS = "bygr"
"""Tile colours in pack order: cloud, star, moon, sun."""
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

INPUT_LIMIT = 2_000
"""The longest text that is read as cards; longer text is refused unread."""

_SIGN_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()} | {"♧": "c", "♢": "d", "♡": "h", "♤": "s"}
_CARD = re.compile(
    r"(?P<named>[LB])(?P<joker>J)"
    rf"|(?P<rank>10|[2-9TJQKA])(?P<suit>[{SUITS}{''.join(_SIGN_SUITS)}])"
    rf"|(?P<suit_first>[{SUITS}{''.join(_SIGN_SUITS)}])(?P<rank_last>10|[2-9TJQKA])"
    r"|(?P<number>1[0-5]|[1-9])(?P<colour>[bygr])",
    re.ASCII | re.IGNORECASE,
)
_RANK = re.compile(r"1[0-5]|[2-9TJQKA]|1", re.ASCII | re.IGNORECASE)
"""A rank by itself; tiles have numbers."""
_PARTS = (("named", "joker"), ("rank", "suit"), ("rank_last", "suit_first"), ("number", "colour"))
"""The groups of a card's two parts, for each form of the notation."""
_UNSEEN = str.maketrans(dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff"))
"""Characters without width, which copied text may contain."""
_SIGNS = _UNSEEN | str.maketrans({"\ufe0e": None, "\ufe0f": None, "\u20e3": None, "🔟": "10"})
"""What makes an emoji or a keycap of a sign, and what nobody sees."""
_IGNORED = _SIGNS | str.maketrans({",": " ", "、": " ", "+": " ", ";": " "})


class NotationError(ValueError):
    """Some text is not a card. ``text`` is the piece in question, shortened to 20 characters."""

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
        """The card as people read it: rank and suit sign, ``10♥``; jokers and tiles as in the notation."""
        if self.suit not in SUIT_SIGNS:
            return str(self)
        return ("10" if self.rank == "T" else self.rank) + SUIT_SIGNS[self.suit]


LITTLE_JOKER = Card("L", "J")
BIG_JOKER = Card("B", "J")


class Packs(NamedTuple):
    """The cards to shuffle: ``copies`` packs of one ``kind``. ``tile_max`` is the highest number of a tile set.

    >>> len(Packs("std52", 2, jokers=True).cards())
    108
    """

    kind: Literal["std52", "lectio"] = "std52"
    copies: int = 1
    jokers: bool = False
    tile_max: int = 0

    def cards(self) -> tuple[Card, ...]:
        """All cards in pack order, before shuffling (``docs/deal-v1.md``)."""
        return _in_pack_order(self)

    def in_order(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Sort some cards into pack order, as needed for a random choice in mid-deal (``docs/deal-v1.md``)."""
        return tuple(sorted(cards, key=self.cards().index))


@cache  # many ask for the same few packs, again and again
def _in_pack_order(packs: Packs) -> tuple[Card, ...]:
    if packs.kind == "lectio":
        one = tuple(Card(str(number), colour) for number in range(1, packs.tile_max + 1) for colour in COLOURS)
    else:
        one = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
    if packs.jokers:
        one += (LITTLE_JOKER, BIG_JOKER)
    return one * packs.copies


def write_cards(cards: Iterable[Card]) -> str:
    """Cards in notation, separated by spaces: ``"3d Tc"``."""
    return " ".join([rank + suit for rank, suit in cards])


def glue_cards(cards: Iterable[Card]) -> str:
    """Cards in notation, with nothing between them: ``"3dTc"``; ``read_cards`` accepts this, too."""
    return "".join([rank + suit for rank, suit in cards])


def sign_cards(cards: Iterable[Card]) -> str:
    """Cards as people read them: ``"3♦ 10♣"``."""
    return " ".join(card.sign for card in cards)


def read_card(text: str) -> Card:
    """Read one card, such as ``3d``, ``10♦``, ``♦10``, ``QS``, ``lj`` or the tile ``15r``.

    Raises:
        NotationError: the text is not a card.
    """
    found = _CARD.fullmatch(_plain(text).strip())
    if found is None:
        raise NotationError(text)
    return _card(found[0])


def read_cards(text: str) -> tuple[Card, ...]:
    """Read all cards of a text, in the order written. Spaces or commas between them are allowed but not needed.

    Text without separators has at most one reading: ranks and suits are different characters, so the first character of
    a card tells whether its rank or its suit comes first.

    Raises:
        NotationError: a piece is not a card, or the text is longer than ``INPUT_LIMIT``.

    >>> write_cards(read_cards("3d, 10♥ ♠Q")), write_cards(read_cards("3♦3♣10hd10LJ"))
    ('3d Th Qs', '3d 3c Th Td LJ')
    """
    if len(text) > INPUT_LIMIT:
        raise NotationError(text)
    return tuple(chain.from_iterable(map(_cards_of, text.translate(_IGNORED).split())))


def read_suit(text: str) -> str:
    """The letter of a suit, from its letter or its sign.

    Raises:
        NotationError: the text is no suit.

    >>> read_suit("S"), read_suit(" ♦️")
    ('s', 'd')
    """
    suit = _plain(text).strip()
    letter = _SIGN_SUITS.get(suit, suit.lower())
    if len(letter) != 1 or letter not in SUITS:
        raise NotationError(text)
    return letter


def read_ranked(word: str) -> tuple[Card, ...]:
    """Read cards and bare ranks without separators; a bare rank is a card without a suit, and ten is ``T``.

    Raises:
        NotationError: a piece is neither.

    >>> read_ranked("8c8") == (Card("8", "c"), Card("8", "")), read_ranked("10k") == (Card("T", ""), Card("K", ""))
    (True, True)
    """
    return tuple(_glued(_plain(word), ranks=True))


@lru_cache(maxsize=4096)  # histories, logs and records are full of the same words
def _cards_of(word: str) -> tuple[Card, ...]:
    return tuple(_glued(_plain(word)))


def _glued(word: str, *, ranks: bool = False) -> Iterator[Card]:
    """The cards of a word without separators, and with ``ranks`` also the ranks that stand alone."""
    at = 0
    while at < len(word):
        found = _CARD.match(word, at)
        rank = _RANK.match(word, at) if ranks and found is None else None
        if found is None and rank is None:
            raise NotationError(word[at:])
        if found is not None:
            yield _card(found[0])
        elif rank is not None:
            yield Card({"10": "T"}.get(rank[0], rank[0].upper()), "")
        at = (found or rank).end()  # type: ignore[union-attr]  # one of them was found


def in_plain_signs(text: str) -> str:
    """The text with full-width characters and keycaps made plain, without what nobody sees.

    >>> in_plain_signs("３0ｓ"), in_plain_signs("4\\ufe0f\\u20e3，🔟")
    ('30s', '4,10')
    """
    return unicodedata.normalize("NFKC", text.translate(_SIGNS))


def _plain(text: str) -> str:
    """The same without what stands between cards."""
    return in_plain_signs(text.translate(_IGNORED))


@lru_cache(maxsize=1024)  # more than there are ways to write a card
def _card(text: str) -> Card:
    """The card that a piece of text names, which has the form of one."""
    found = _CARD.fullmatch(text)
    assert found is not None
    rank, suit = next((rank, suit) for rank, suit in _PARTS if found[rank])
    named = found[rank].upper()
    if suit == "joker":
        return Card(named, "J")
    if suit == "colour":
        return Card(named, found[suit].lower())
    return Card({"10": "T"}.get(named, named), _SIGN_SUITS.get(found[suit], found[suit].lower()))
