"""House rules of servers: an append-only history whose newest row is in force, and proposals that await an answer.

A row belongs to a place: a server (``channel`` 0), one of its channels, or a preset that the server saved under a
``name``. ``before`` and ``after`` are the place's own rules before and after the change; None if it had none.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import Json, canonical
from bot.store.errors import NoProposal, RulesChanged, TooManySaved
from bot.store.schema import house_proposals, house_rules

SAVED_AT_MOST = 50
"""The most presets that one server may save for one game."""

PROPOSALS_LIVE = 24 * 3600.0
"""Seconds until an unanswered proposal expires."""

_BITS = 63  # fits a signed 64-bit column
_CHOICE_BITS = 5  # the low bits, which number the proposals of one question

LAST_NUMBER = (1 << _BITS) - 1
"""The highest number that a proposal can have."""

CHOICES_AT_MOST = 1 << _CHOICE_BITS
"""The most proposals that one question may offer."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where rules are kept; see the module's docstring."""

    guild: int
    game: str
    channel: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class KeptRules:
    """A place's own rules (None if it has none), and how often they were set (0 for never)."""

    rules: Json | None = None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Proposal:
    """Rules that ``person`` was shown for a place. ``version`` is the version of the rules to be replaced."""

    place: Place
    person: int
    version: int
    rules: Json | None


@dataclass(frozen=True, slots=True)
class HouseEntry:
    """One change in a server's history: who made it, when (UTC epoch seconds), where, and both sets of rules."""

    seq: int
    place: Place
    version: int
    person: int
    at: float
    before: Json | None
    after: Json | None


@dataclass(frozen=True, slots=True)
class HousePage:
    """A page of changes, newest first, and how many there are in all."""

    entries: tuple[HouseEntry, ...]
    count: int


def kept(connection: Connection, place: Place) -> KeptRules:
    """The rules that a place has of its own now."""
    newest = select(house_rules).where(*_at(place)).order_by(house_rules.c.version.desc()).limit(1)
    row = connection.execute(newest).first()
    return KeptRules() if row is None else KeptRules(_read(row.after), row.version)


def saved(connection: Connection, guild: int, game: str) -> dict[str, KeptRules]:
    """The presets that a server has saved for a game, by name, in alphabetical order."""
    newest = (
        select(func.max(house_rules.c.seq))
        .where(house_rules.c.guild == guild, house_rules.c.game == game, house_rules.c.name != "")
        .group_by(house_rules.c.name)
    )
    query = (
        select(house_rules)
        .where(house_rules.c.guild == guild, house_rules.c.seq.in_(newest), house_rules.c.after.is_not(None))
        .order_by(house_rules.c.name)
    )
    return {row.name: KeptRules(_read(row.after), row.version) for row in connection.execute(query)}


def history(connection: Connection, guild: int, game: str, limit: int, offset: int = 0) -> HousePage:
    """A page of the changes of a server's rules for a game, in all its places, newest first."""
    where = (house_rules.c.guild == guild, house_rules.c.game == game)
    count = connection.scalar(select(func.count()).select_from(house_rules).where(*where)) or 0
    query = select(house_rules).where(*where).order_by(house_rules.c.seq.desc()).limit(limit).offset(offset)
    return HousePage(tuple(_entry(row) for row in connection.execute(query)), count)


def entry(connection: Connection, guild: int, seq: int) -> HouseEntry | None:
    """The change with number ``seq`` in a server's history; None if there is none."""
    query = select(house_rules).where(house_rules.c.guild == guild, house_rules.c.seq == seq)
    row = connection.execute(query).first()
    return None if row is None else _entry(row)


def propose(
    connection: Connection, place: Place, person: int, version: int, choices: Sequence[Json | None], now: float
) -> list[int]:
    """Store each choice of one question as a proposal, until the question is answered. Return their numbers.

    Proposals of this server that were not answered in time are deleted.
    """
    old = now - PROPOSALS_LIVE
    connection.execute(
        delete(house_proposals).where(house_proposals.c.guild == place.guild, house_proposals.c.at < old)
    )
    first = secrets.randbits(_BITS - _CHOICE_BITS) << _CHOICE_BITS
    columns = _columns(place, version, person, now)
    rows = [{**columns, "number": number, "rules": _written(rules)} for number, rules in enumerate(choices, first)]
    connection.execute(insert(house_proposals), rows)
    return [row["number"] for row in rows]


def proposal(connection: Connection, guild: int, number: int) -> Proposal | None:
    """A proposal that awaits an answer; None if there is none with this number."""
    where = (house_proposals.c.guild == guild, house_proposals.c.number == number)
    row = connection.execute(select(house_proposals).where(*where)).first()
    if row is None:
        return None
    place = Place(row.guild, row.game, row.channel, row.name)
    return Proposal(place, row.person, row.version, _read(row.rules))


def drop(connection: Connection, guild: int, number: int) -> bool:
    """Forget a proposal and the other choices of its question; return whether it still awaited an answer."""
    first = number >> _CHOICE_BITS << _CHOICE_BITS
    of_question = house_proposals.c.number.between(first, first + CHOICES_AT_MOST - 1)
    dropped = connection.execute(delete(house_proposals).where(house_proposals.c.guild == guild, of_question))
    return bool(dropped.rowcount)


def accept(connection: Connection, guild: int, number: int, person: int, now: float) -> HouseEntry:
    """Put a proposal in force as ``person``'s choice, and forget it with the other choices of its question.

    Raises:
        NoProposal: it has been answered, is too old, or belongs to somebody else.
        RulesChanged: the rules it was to replace have been replaced in the meantime.
        TooManySaved: the server already has as many named presets as it may.
    """
    found = proposal(connection, guild, number)
    if found is None or found.person != person:
        raise NoProposal(f"there is no proposal {number} of this person")
    if found.place.name:
        _refuse_too_many(connection, found.place)
    made = _changed(connection, found, now)
    drop(connection, guild, number)
    return made


def _refuse_too_many(connection: Connection, place: Place) -> None:
    """Check that the server may save one more preset, unless it already has one with this name.

    Raises:
        TooManySaved: it may not.
    """
    names = saved(connection, place.guild, place.game)
    if place.name not in names and len(names) >= SAVED_AT_MOST:
        raise TooManySaved(f"{SAVED_AT_MOST} presets are saved")


def _changed(connection: Connection, found: Proposal, now: float) -> HouseEntry:
    """Write the next version of a place's rules, with the server's next number, in one statement.

    The new version follows the one to be replaced. If the place already has that version, somebody was faster.

    Raises:
        RulesChanged: the rules have been replaced already.
    """
    place, version = found.place, found.version + 1
    of_server = house_rules.c.guild == place.guild
    number = select(func.coalesce(func.max(house_rules.c.seq), 0) + 1).where(of_server).scalar_subquery()
    before = select(house_rules.c.after).where(*_at(place), house_rules.c.version == found.version).scalar_subquery()
    columns = _columns(place, version, found.person, now) | {"after": _written(found.rules)}
    added = (
        insert(house_rules)
        .values(columns | {"seq": number, "before": before})
        .on_conflict_do_nothing(index_elements=["guild", "game", "channel", "name", "version"])
        .returning(house_rules.c.seq, house_rules.c.before)
    )
    row = connection.execute(added).first()
    if row is None:
        raise RulesChanged(f"version {found.version} was proposed to be replaced; it was replaced already")
    return HouseEntry(row.seq, place, version, found.person, now, _read(row.before), found.rules)


def _at(place: Place) -> tuple[ColumnElement[bool], ...]:
    """The conditions for the rows of a place."""
    return (
        house_rules.c.guild == place.guild,
        house_rules.c.game == place.game,
        house_rules.c.channel == place.channel,
        house_rules.c.name == place.name,
    )


def _columns(place: Place, version: int, person: int, at: float) -> dict[str, Any]:
    """The columns that a change and a proposal share."""
    return {
        "guild": place.guild,
        "game": place.game,
        "channel": place.channel,
        "name": place.name,
        "version": version,
        "person": person,
        "at": at,
    }


def _entry(row: Row[Any]) -> HouseEntry:
    place = Place(row.guild, row.game, row.channel, row.name)
    return HouseEntry(row.seq, place, row.version, row.person, row.at, _read(row.before), _read(row.after))


def _written(value: Json | None) -> str | None:
    return None if value is None else canonical(value)


def _read(value: str | None) -> Json | None:
    return None if value is None else json.loads(value)
