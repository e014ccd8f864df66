"""Cards and kinds as people type them in any language, put into notation: *黑桃A 紅心10* is ``sA Th``.

What is typed in notation is passed on as it is. ``bot.i18n.typed_words`` has the words.

A suit and a rank make a card, in either order, with or without a space or a hyphen. A kind becomes its English words,
as ``kind-typed`` of the games has them. A word that nobody knows stays, so that whoever reads the cards can name it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.cards import INPUT_LIMIT, Card, NotationError, in_plain_signs, read_cards, read_suit
from bot.i18n.typed_words import AS, Role, TypedWord, all_words, as_looked_up, longest_words

_ENGLISH_RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
"""Ranks as English readings have them: *straight, ace high*."""
_BREAKS = re.compile(r"[,、;+]")
"""What no card goes across. All else between words is a space."""
_NOT_IN_NOTATION = re.compile("[，；＋・·]")
"""What stands between cards but not in notation."""
_DOTS = str.maketrans("・·", "  ")
_RANK = re.compile(r"10|[2-9tjqka]")
_SIGN = re.compile(r"[♠♤♥♡♣♧♦♢]")
_CARD = re.compile(r"(?:10|[2-9tjqka])[cdhs♠♤♥♡♣♧♦♢]|[lb]j")
_EAST_ASIAN = "\u2e80"
"""The first character of the scripts that put no space between words."""
_SHORT = 2
"""Words in letters that are no longer count only beside a suit: *e* and *as* begin many other words."""


class _TypedPiece(NamedTuple):
    """A piece of a text."""

    typed: str
    word: TypedWord
    known: bool = True  # whether a language has this word; else it is notation, or nobody knows it


class _TypedPart(NamedTuple):
    """A card, or something else, as it was typed and as it is read."""

    typed: str
    read: str


def in_notation(typed: str) -> str:
    """A text about cards with the words of all languages in notation, and kinds in English. Other words stay.

    >>> in_notation("黑桃A 紅心10"), in_notation("spader ess"), in_notation("stege ６-10"), in_notation("3d zz")
    ('sA Th', 'sA', 'straight 6-10', '3d zz')
    """
    parts = _parts(typed)
    return typed if parts is None else " ".join(part.read for part in parts)


def cards_in(typed: str) -> tuple[Card, ...]:
    """Read all cards of a text, in notation or in the words of any language.

    Raises:
        NotationError: as ``read_cards``; it has the piece as it was typed.

    >>> cards_in("方块三 大王") == read_cards("3d BJ")
    True
    """
    try:
        return read_cards(typed)
    except NotationError:
        parts = _parts(typed)
        if parts is None:
            raise
    cards: list[Card] = []
    for part in parts:
        try:
            cards += read_cards(part.read)
        except NotationError:
            raise NotationError(part.typed) from None
    return tuple(cards)


def suit_in(typed: str) -> str:
    """The letter of a suit, from its letter, its sign or a word of any language.

    Raises:
        NotationError: the text is no suit.

    >>> suit_in("Herz"), suit_in("♠"), suit_in("kisu")
    ('h', 's', 'd')
    """
    found = all_words().get(as_looked_up(typed))
    return found.means if found is not None and found.role is Role.SUIT else read_suit(typed)


@lru_cache(maxsize=1024)
def _parts(typed: str) -> tuple[_TypedPart, ...] | None:
    """The text in parts; None if there is nothing to be put into notation, or too much."""
    if len(typed) > INPUT_LIMIT:
        return None
    try:
        read_cards(typed)
    except NotationError:
        return _read(list(_pieces(typed)), anything=_NOT_IN_NOTATION.search(typed) is not None)
    return None


# --- What the pieces of a text are ---


def _pieces(typed: str) -> Iterator[_TypedPiece | None]:
    """The pieces of a text; None where no card goes across."""
    for at, phrase in enumerate(_BREAKS.split(in_plain_signs(typed).translate(_DOTS))):
        if at:
            yield None
        words = phrase.split()
        while words:
            size, found = _begins(words)
            yield from found
            del words[:size]


def _begins(words: Sequence[str]) -> tuple[int, Sequence[_TypedPiece | None]]:
    """How many words belong together at the beginning, and what they are."""
    for size in range(min(len(words), longest_words()[0]), 0, -1):
        typed = " ".join(words[:size])
        if found := all_words().get(typed.casefold()):
            return size, (_TypedPiece(typed, found),)
    word = words[0]
    return 1, _with_cards(_glued(word), "") or (_TypedPiece(word, TypedWord(Role.OTHER, word), known=False),)


def _glued(word: str) -> Sequence[_TypedPiece]:
    """What a text without spaces consists of, the longest words first. Empty unless all of it has a meaning."""
    folded = word.casefold()
    written = word if len(word) == len(folded) else folded
    ways: list[tuple[_TypedPiece, int] | None] = [None] * len(
        folded
    )  # for each place: a piece, and where the next begins
    for at in range(len(folded) - 1, -1, -1):
        ways[at] = next((way for way in _from(folded, at, written) if way[1] == len(ways) or ways[way[1]]), None)
    found, at = list[_TypedPiece](), 0
    while at < len(ways) and (way := ways[at]) is not None:
        found.append(way[0])
        at = way[1]
    return found if at == len(ways) and _goes_together(found) else ()


def _from(folded: str, at: int, written: str) -> Iterator[tuple[_TypedPiece, int]]:
    """The pieces that can begin at a place of a text without spaces, each with where it ends."""
    for end in range(min(len(folded), at + longest_words()[1]), at, -1):
        found = all_words().get(folded[at:end])
        if found and (end - at > 1 or folded[at] >= _EAST_ASIAN):
            yield _TypedPiece(written[at:end], found), end
    for form, role in ((_RANK, Role.RANK), (_SIGN, Role.SUIT), (_CARD, Role.OTHER)):
        if match := form.match(folded, at):
            means = read_suit(match[0]) if role is Role.SUIT else match[0].upper().replace("10", "T")
            yield _TypedPiece(written[at : match.end()], TypedWord(role, means), known=False), match.end()
    if folded[at] == "-":
        yield _TypedPiece("-", TypedWord(Role.OF, "-"), known=False), at + 1


def _goes_together(pieces: Sequence[_TypedPiece]) -> bool:
    """Whether pieces may be written without spaces: one script, and words in letters only as suits and ranks.

    What is all in notation may not: whoever reads notation knows better.
    """
    roles = {piece.word.role for piece in pieces}
    scripts = {piece.typed[0] >= _EAST_ASIAN for piece in pieces if piece.known}
    if scripts == {False}:
        return Role.SUIT in roles <= {Role.SUIT, Role.RANK, Role.OF}
    return len(scripts) == 1 or len(pieces) == 1


# --- What they say together ---


def _read(pieces: Sequence[_TypedPiece | None], *, anything: bool) -> tuple[_TypedPart, ...] | None:
    """The parts that pieces make; None if that says nothing new, unless ``anything`` else does."""
    parts, named = list[_TypedPart](), False
    for piece in _with_cards(pieces, " "):
        if piece is None:
            continue
        read = _alone(piece, named)
        named |= piece.word.role is Role.AS or piece.typed.casefold() == AS
        anything |= read != piece.typed and piece.word.role is not Role.AND
        if read:
            parts.append(_TypedPart(piece.typed, read))
    return tuple(parts) if anything else None


def _with_cards(pieces: Sequence[_TypedPiece | None], between: str) -> list[_TypedPiece | None]:
    """The same pieces, with one for each card in place of its rank and suit, which have ``between`` between them."""
    found, at = list[_TypedPiece | None](), 0
    while at < len(pieces):
        size, card = _card_at(pieces, at)
        if card:
            typed = between.join(piece.typed for piece in pieces[at : at + size] if piece is not None)
            found.append(_TypedPiece(typed, TypedWord(Role.CARD, card)))
        else:
            found.append(pieces[at])
        at += size
    return found


def _card_at(pieces: Sequence[_TypedPiece | None], at: int) -> tuple[int, str]:
    """How many pieces at a place are a card, and this card in notation. One and "" if they are none."""
    for size in (3, 2):
        taken = [piece for piece in pieces[at : at + size] if piece is not None]
        if len(taken) < size:
            continue
        first, *between, last = (piece.word for piece in taken)
        means = {first.role: first.means, last.role: last.means}
        if set(means) == {Role.SUIT, Role.RANK} and all(word.role is Role.OF for word in between):
            card = means[Role.RANK] + means[Role.SUIT]
            return size, "sA" if card == "As" else card  # As is also the word before a reading
    return 1, ""


def _alone(piece: _TypedPiece, named: bool) -> str:
    """A piece that makes no card with the next one. ``named``: it is in the name of a reading."""
    short = len(piece.typed) <= _SHORT and piece.typed[0] < _EAST_ASIAN
    match piece.word.role:
        case Role.RANK if piece.known and not short:
            rank = piece.word.means.replace("T", "10")
            return _ENGLISH_RANKS.get(rank, rank) if named else rank
        case Role.CARD | Role.KIND | Role.AS:
            return piece.word.means
        case Role.AND if piece.known:
            return ""
    return piece.typed
