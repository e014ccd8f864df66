"""The reading that somebody names after the cards of a play: *6h 7h LJ 9h Th as straight 10*.

People name a reading by words of its description, by words for its kind, or as a record writes it. The beginning of a
word is enough, in the reader's language or in English; whole words count in every language (``bot.i18n.typed_words``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.cards import Card, NotationError, write_cards
from bot.engine.actions import Action, NotPossible
from bot.engine.game import find_game
from bot.engine.shell_answers import read_level
from bot.engine.typed.naming import held_as, is_cards
from bot.i18n.catalogue import FALLBACK, picture_text
from bot.i18n.typed_cards import in_notation
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.named_actions import several_readings
from cogs.ui.refusal_messages import trouble
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message, SaidInstead
from cogs.ui.toolkit.texts import quoted

AS = "as"
"""The word before a reading in records. *As* is also the ace of spades, so no card may follow it."""
_PIECES = re.compile(r"[\s,;·_–-]+")


class NoReading(SaidInstead):
    """The cards do not have the named reading, or have several such. ``message`` says what would do."""


class NamedReading(NamedTuple):
    """The name of a reading."""

    typed: str
    english: str  # the same with all words that a language has in English


def named_behind(typed: str, locale: str) -> tuple[str, NamedReading | None]:
    """The typed cards, and the reading named after them (None if none), in any language."""
    said = in_notation(typed)
    cards, english = parted(said, locale)
    if not english:
        return typed, None
    as_typed, reading = parted(typed, locale)
    if reading and in_notation(as_typed) == cards:
        return as_typed, NamedReading(reading, english)
    return cards, NamedReading(english, english)


def parted(typed: str, locale: str) -> tuple[str, str]:
    """The typed cards, and the reading named after them ("" if none)."""
    words = "|".join(map(re.escape, sorted(_words_before(locale))))
    for found in re.finditer(rf"\s({words})\s+(?=\S)", typed, re.IGNORECASE):
        reading = typed[found.end() :].strip()
        if not is_cards(reading.split()[0]):
            return typed[: found.start()].strip(), reading
    return typed, ""


def _words_before(locale: str) -> set[str]:
    """The words that may stand before a reading."""
    return {picture_text("typed-as", language) for language in (locale, FALLBACK)} | {AS}


def half_named(hand: OwnHand, typed: str) -> Message | None:
    """What to say if a reading is only half named: the word before it has nothing on one side. Else None.

    *As* is the ace of spades before cards, by itself, and after cards if the hand has that ace. Games without readings
    never object.
    """
    first, *others = _pieces(typed) or [""]
    words, hold = _words_before(hand.scene.locale), hand.view.hand
    begins = first in words and bool(others) and not is_cards(others[0])
    ends = bool(others) and others[-1] in words and all(map(is_cards, [first, *others[:-1]]))
    ends = ends and not held_as(others[-1], hold)
    if not (begins or ends) or not _names_readings(hand):
        return None
    return trouble("err-half-named", hand.scene.locale, held=bool(held_as(AS, hold)))


def _names_readings(hand: OwnHand) -> bool:
    """Whether plays of this game can name a reading."""
    tail = find_game(hand.scene.table.game).typed.grammar.forms["play"].tail
    return re.fullmatch(tail, f"{AS} kind 7") is not None


def reading_words(hand: OwnHand, cards: Sequence[Card], named: NamedReading, locale: str) -> tuple[str, ...]:
    """The words that a play of these cards adds for the named reading. Empty if cards are missing; the judge reports
    that.

    Raises:
        NoReading: no reading of the cards has this name, or several have.
    """
    if Counter(cards) - Counter(hand.view.hand):
        return ()
    found = readings_named(hand, hand.view.readings(cards), named)
    if len(found) == 1:
        return found[0].words
    if found:
        raise NoReading(several_readings(hand, named.typed, found))
    words = _in_notation(hand, cards, named.english)
    if words is None:
        readings = [hand.scene.plain.tell(hand.view.describe(one)) for one in hand.view.readings(cards)]
        raise NoReading(
            trouble(
                "err-no-reading",
                locale,
                text=quoted(named.typed),
                cards=tuple(cards),
                readings=readings,
                n=len(readings),
            )
        )
    return words


def written(action: Action) -> str:
    """A play as somebody could type it: its cards, and its reading if that is named."""
    return " ".join((write_cards(action.cards), *action.words))


def tellers(hand: OwnHand) -> Sequence[TableInWords]:
    """The table in the words of the hand's owner and in English, once if these are the same."""
    plain = hand.scene.plain
    if plain.locale.partition("-")[0] == FALLBACK:
        return (plain,)
    return plain, replace(plain, locale=FALLBACK)


def calling(hand: OwnHand) -> Callable[[Action], str]:
    """Tells by which words people call an action, in the language of the hand's owner and in English."""
    told: dict[str, str] = {}
    languages = tellers(hand)

    def called(action: Action) -> str:
        words = hand.view.called(action)
        found = told.get(str(words))
        return found or told.setdefault(str(words), " ".join(plain.tell(words) for plain in languages))

    return called


def readings_named(hand: OwnHand, readings: Sequence[Action], named: NamedReading) -> list[Action]:
    """The readings that a text names best; all of them for an empty text. All are of the same cards."""
    wanted = named.english.casefold()
    exact = [one for one in readings if one.words and " ".join(one.words[1:]).casefold() == wanted]
    far = _distances(hand, readings, named)
    return exact or [one for one, distance in far.items() if distance == min(far.values())]


def readings_begun(hand: OwnHand, readings: Sequence[Action], named: NamedReading) -> list[Action]:
    """The readings whose name begins with a text."""
    return list(_distances(hand, readings, named)) or readings_named(hand, readings, named)


def _distances(hand: OwnHand, readings: Sequence[Action], named: NamedReading) -> dict[Action, int]:
    """The readings whose name has all words of a text, each with how many words of its description the text lacks."""
    said = {named.typed, named.english}
    far: dict[Action, int] = {}
    for teller in tellers(hand):
        for reading in readings:
            found = [_distance(teller, hand, reading, text) for text in said]
            near = [distance for distance in (*found, far.get(reading)) if distance is not None]
            if near:
                far[reading] = min(near)
    return far


def _distance(plain: TableInWords, hand: OwnHand, action: Action, named: str) -> int | None:
    """How many words of its description a name leaves out. None if the name has foreign words."""
    said = _pieces(plain.tell(hand.view.describe(action)))
    known = {*said, *_pieces(plain.tell(hand.view.called(action))), *_pieces(" ".join(action.words[1:]))}
    typed = ["10" if piece == "t" else piece for piece in _pieces(named)]
    if not all(any(word.startswith(piece) for word in known) for piece in typed):
        return None
    return sum(not any(word.startswith(piece) for piece in typed) for word in said)


def _pieces(text: str) -> list[str]:
    return [piece for piece in _PIECES.split(text.casefold()) if piece]


def _in_notation(hand: OwnHand, cards: Sequence[Card], named: str) -> tuple[str, ...] | None:
    """The words of a reading that only other cards have, so that the judge says so. None if no cards have it."""
    *kind, rank = named.split()
    line = f"play {write_cards(cards)} {AS} {'_'.join(kind).lower()} {read_level(rank)}"
    try:
        return find_game(hand.scene.table.game).typed.grammar.read(line).words
    except (NotPossible, NotationError):
        return None
