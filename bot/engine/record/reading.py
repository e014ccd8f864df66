"""Reads the text of a record into its value. Every error names its place."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NoReturn

from bot.cards import Card, Packs, read_cards, write_cards
from bot.dealing import SCHEME, Shuffle
from bot.engine.actions import Action, NotPossible
from bot.engine.game import Game, Json, find_game
from bot.engine.record.form import CHANCE, FORMAT, SIZE_LIMIT, DealRecord, Line, Record
from bot.engine.record.revealed import REVEALED_FIELDS, read_revealed
from bot.engine.typed.command_options import Chosen, TableOption
from bot.engine.typed.recorded import RecordField, Stands, is_number

_HEAD_FIELDS = ("format", "game", "rules", "changes", "seats", "deals")
_DEAL_FIELDS = ("hands", "left", "shuffle", "actions", "result")
_SHUFFLE_FIELDS = ("scheme", "table", "deal", "seed", "cuts")

_KEY_PARTS = 16
_QUOTED = re.compile(
    r"""
      \#[^\n]*+
    | \"{3}(?>(?:\\[\s\S]|"{1,2}(?!")|[^"\\]++)*)(?:"{3,5})?
    | '{3}(?>(?:'{1,2}(?!')|[^']++)*)(?:'{3,5})?
    | "(?>(?:\\.|[^"\\\n]++)*)"?
    | '[^'\n]*+'?
    """,
    re.VERBOSE,
)
"""Comments and strings, even unterminated ones, so that no character is read twice.

Groups are atomic (``(?>…)``): Python before 3.11.3 takes possessive ones (``(…)*+``) for shorter than they are.
"""
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{_KEY_PARTS}}}")
"""A key with many parts: the TOML reader's time and memory grow with the square of their number. A record needs two."""


def read_record(text: str) -> Record:
    """The record in a text. The game and rules are known, and every card of the packs is in exactly one place.

    Raises:
        NotPossible: the text is too long or not TOML, a field is missing or of the wrong type, a line is no action,
            or a card is doubled or missing. The message names line and column, or deal and action (from 1).
    """
    if len(text) > SIZE_LIMIT:
        raise NotPossible(f"a record has at most {SIZE_LIMIT:,} characters; this one has {len(text):,}")
    data = _read_toml(text)
    if data.get("format") != FORMAT:
        raise NotPossible(f'the head must say format = "{FORMAT}"')
    game, preset = find_game(_text(data, "game")), _text(data, "rules")
    options = [option for option in game.typed.options if option.recorded]
    own = [field for field in game.record.fields if field.stands is Stands.HEAD]
    _check_fields(
        data, (*_HEAD_FIELDS, *(option.name for option in options), *(field.name for field in own)), "a record"
    )
    changes = _table(data, "changes")
    rules = game.rules(preset, changes)
    seats = _texts(data, "seats")
    if len(seats) != game.seats(rules):
        raise NotPossible(f"“seats” names {len(seats)}; {preset} has {game.seats(rules)}")
    deals = data.get("deals")
    if not isinstance(deals, list) or not deals or not all(isinstance(deal, dict) for deal in deals):
        raise NotPossible("a record needs at least one [[deals]]")
    return Record(
        game=game.name,
        preset=preset,
        changes=changes,
        seats=seats,
        options=_chosen(data, options),
        head=_own_fields(data, own, len(seats)),
        deals=tuple(
            _read_deal(deal, f"deal {n}", game, len(seats), game.packs(rules)) for n, deal in enumerate(deals, 1)
        ),
    )


def _read_toml(text: str) -> dict[str, Json]:
    if _LONG_KEY.search(_QUOTED.sub("s", text)):
        raise NotPossible(f"not TOML that can be read: a key of more than {_KEY_PARTS} parts")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise NotPossible(f"not TOML: {wrong}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets within brackets
        raise NotPossible("not TOML that can be read: a number too long, or brackets too deep") from None


def _read_deal(data: Mapping[str, Json], place: str, game: Game, seats: int, packs: Packs) -> DealRecord:
    with _at(place):
        own = [field for field in game.record.fields if field.stands is Stands.DEAL]
        _check_fields(data, (*_DEAL_FIELDS, *(field.name for field in own)), "a deal")
        fields = _own_fields(data, own, seats)
        stated = game.record.result.stated(data["result"], seats) if "result" in data else None
        actions = tuple(_read_line(line, n, game, seats) for n, line in enumerate(_texts(data, "actions"), 1))
        if "shuffle" in data:
            given = _table(data, "shuffle")
            sealed = "commitment" in given
            _exclude(data, (*(() if sealed else ("hands",)), "left", *(field.name for field in own)))
            if any(seat is None for seat, _ in actions):
                raise NotPossible("“- chance” follows from the shuffle and cannot stand beside it")
            shuffle = _read_shuffle(given, seats, packs)
            if not sealed:
                return DealRecord(actions, shuffle=shuffle, result=stated)
            hands = tuple(map(read_cards, _texts(data, "hands")))
            return DealRecord(actions, hands, shuffle=shuffle, revealed=read_revealed(given, seats), result=stated)
        hands = tuple(map(read_cards, _texts(data, "hands")))
        left = read_cards(_text(data, "left") if "left" in data else "")
        _check_cards(hands, left, seats, packs)
        return DealRecord(actions, hands, left, fields=fields, result=stated)


def _read_line(line: str, number: int, game: Game, seats: int) -> Line:
    with _at(f"action {number}"):
        word, _, action = line.strip().partition(" ")
        if word == "-":
            return None, _read_chance(action)
        if not re.fullmatch(r"\d{1,2}", word, re.ASCII):
            raise NotPossible(f"“{_short(line)}” does not begin with a seat number")
        if int(word) >= seats:
            raise NotPossible(f"there is no seat {int(word)}; seats are 0 to {seats - 1}")
        return int(word), game.typed.grammar.read(action)


def _read_chance(text: str) -> Action:
    """What chance decided: cards drawn blind, or a recycled stock in its new order."""
    name, _, cards = text.strip().partition(" ")
    if name != CHANCE or not cards:
        raise NotPossible(f"“- {_short(text)}” is nothing that chance does; write for example: - chance 3d Tc 2s")
    return Action(CHANCE, read_cards(cards))


def _read_shuffle(data: Mapping[str, Json], seats: int, packs: Packs) -> Shuffle:
    _check_fields(data, (*_SHUFFLE_FIELDS, *REVEALED_FIELDS), "a shuffle")
    if data.get("scheme") != SCHEME:
        raise NotPossible(f'a shuffle must say scheme = "{SCHEME}"')
    deal: Json = data.get("deal")
    seed, cuts = _text(data, "seed"), data.get("cuts", [])
    if not (is_number(deal) and deal >= 1):
        raise NotPossible("“deal” of a shuffle must be a number from 1")
    if not re.fullmatch(r"[0-9a-f]{64}", seed):
        raise NotPossible("“seed” of a shuffle must be 64 hexadecimal digits")
    if not (isinstance(cuts, list) and all(map(_is_cut, cuts))):
        raise NotPossible("“cuts” of a shuffle must be a list of [seat, text]")
    whose = [cut[0] for cut in cuts]
    if whose != sorted(set(whose)) or any(seat >= seats for seat in whose):
        raise NotPossible("“cuts” of a shuffle must stand in seat order, at most one a seat")
    given = tuple((seat, text) for seat, text in cuts)
    return Shuffle(_text(data, "table"), deal, bytes.fromhex(seed), packs.cards(), given)


def _is_cut(cut: Json) -> bool:
    return isinstance(cut, list) and len(cut) == 2 and is_number(cut[0]) and cut[0] >= 0 and isinstance(cut[1], str)


def _check_cards(hands: tuple[tuple[Card, ...], ...], left: tuple[Card, ...], seats: int, packs: Packs) -> None:
    """Check that every card of the packs is in exactly one place; the error names the first that is not."""
    if len(hands) != seats:
        raise NotPossible(f"“hands” has {len(hands)}; there are {seats} seats")
    pack = Counter(packs.cards())
    dealt = Counter(card for cards in (*hands, left) for card in cards)
    for card, times in dealt.items():
        if card not in pack:
            raise NotPossible(f"{card} is not in the pack")
        if times > pack[card]:
            raise NotPossible(f"too many of {card}: {times} in hands and left, {pack[card]} in the pack")
    missing = pack - dealt
    if missing:
        named = write_cards(list(missing)[:5]) + (" …" if len(missing) > 5 else "")
        raise NotPossible(f"in no hand: {named}; cards dealt to nobody stand in “left”")


# --- Fields ---


def _own_fields(data: Mapping[str, Json], own: Iterable[RecordField], seats: int) -> dict[str, Json]:
    return {field.name: field.of(data[field.name], seats) for field in own if field.name in data}


@contextmanager
def _at(place: str) -> Iterator[None]:
    """Puts the name of the place in front of any error raised inside."""
    try:
        yield
    except ValueError as wrong:  # NotPossible and NotationError alike
        raise NotPossible(f"{place}{',' if str(wrong).startswith('action ') else ':'} {wrong}") from None


def _check_fields(data: Mapping[str, Json], known: Iterable[str], what: str) -> None:
    for name in data:
        if name not in known:
            raise NotPossible(f"“{_short(name)}” is no field of {what}; there are: {', '.join(known)}")


def _exclude(data: Mapping[str, Json], names: Iterable[str]) -> None:
    for name in names:
        if name in data:
            raise NotPossible(f"“{name}” follows from the shuffle and cannot stand beside it")


def _text(data: Mapping[str, Json], name: str) -> str:
    value = data.get(name)
    return value if isinstance(value, str) else _wrong(data, name, "text")


def _texts(data: Mapping[str, Json], name: str) -> tuple[str, ...]:
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        _wrong(data, name, "a list of texts")
    return tuple(value)


def _table(data: Mapping[str, Json], name: str) -> dict[str, Json]:
    value = data.get(name, {})
    return value if isinstance(value, dict) else _wrong(data, name, "a table")


def _chosen(data: Mapping[str, Json], options: Iterable[TableOption]) -> Chosen:
    try:
        return frozenset[str]().union(*(one.choices(data[one.name]) for one in options if one.name in data))
    except ValueError as wrong:
        raise NotPossible(str(wrong)) from None


def _wrong(data: Mapping[str, Json], name: str, kind: str) -> NoReturn:
    raise NotPossible(f"“{name}” must be {kind}" if name in data else f"“{name}” is missing; it is {kind}")


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
