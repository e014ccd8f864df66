"""Settings, positions and results as JSON: cards in notation, seats as lists, the same text for equal values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.cards import read_cards
from bot.games.big_two.cards.pack import Pack
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.situation import NOBODY, Course, Position, Setting, locked
from bot.games.game import Json


def seats_of(seats: int) -> list[int]:
    """The seats of a whole number with a bit a seat."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def _seats(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def cards_mask(pack: Pack, text: str) -> int:
    """The mask of cards in notation."""
    return pack.mask(read_cards(text))


def setting_to_json(setting: Setting) -> dict[str, Json]:
    """All but the rules, which every reader has already."""
    text = setting.pack.text
    return {
        "deal": setting.number,
        "dealer": setting.dealer,
        "cut": setting.cut,
        "receiver": setting.receiver,
        "starter": None if setting.starter == NOBODY else setting.starter,
        "opening": text(setting.opening),
        "left": text(setting.left),
        "callouts": setting.callouts,
        "swapper": None if setting.swapper == NOBODY else setting.swapper,
        "ranks": list(setting.ranks),
    }


def setting_from_json(rules: Rules, data: Any) -> Setting:
    """The setting that ``setting_to_json`` wrote, under the rules it was played by."""
    plain = Setting(rules, int(data["deal"]), data["dealer"], data["cut"], data["receiver"])
    starter, swapper = (NOBODY if data[name] is None else int(data[name]) for name in ("starter", "swapper"))
    opening, left = (cards_mask(plain.pack, data[name]) for name in ("opening", "left"))
    found = replace(plain, starter=starter, opening=opening, left=left, swapper=swapper)
    return replace(found, callouts=bool(data["callouts"]), ranks=tuple(data["ranks"]))


def position_to_json(pack: Pack, position: Position) -> dict[str, Json]:
    """The public position; the cards on the table and the passes since follow from the trick."""
    return {
        "turn": None if position.turn == NOBODY else position.turn,
        "counts": list(position.counts),
        "trick": [[seat, pack.text(mask)] for seat, mask in position.trick],
        "played": pack.text(position.played),
        "acted": seats_of(position.acted),
        "declared": seats_of(position.declared),
        "frozen": seats_of(position.frozen),
        "course": course_to_json(pack, position.course),
        "undecided": seats_of(position.undecided),
    }


def course_to_json(pack: Pack, course: Course) -> Json:
    """The public facts that only some rules ask for."""
    return {
        "stock": course.stock,
        "recycled": course.recycled,
        "passed_on": pack.text(course.passed_on),
        "before": pack.text(course.before),
        "out": list(course.out),
        "no_win": seats_of(course.no_win),
        "won_by": pack.text(course.won_by),
        "unbeaten": [[seat, pack.text(mask)] for seat, mask in course.unbeaten],
        "called": seats_of(course.called),
        "silenced": seats_of(course.silenced),
    }


def course_from_json(pack: Pack, data: Any) -> Course:
    """The facts that ``course_to_json`` wrote."""
    return Course(
        stock=int(data["stock"]),
        recycled=int(data["recycled"]),
        passed_on=cards_mask(pack, data["passed_on"]),
        before=cards_mask(pack, data["before"]),
        out=tuple(data["out"]),
        no_win=_seats(data["no_win"]),
        won_by=cards_mask(pack, data["won_by"]),
        unbeaten=tuple((int(seat), cards_mask(pack, cards)) for seat, cards in data["unbeaten"]),
        called=_seats(data["called"]),
        silenced=_seats(data["silenced"]),
    )


def position_from_json(setting: Setting, data: Any) -> Position:
    """The position that ``position_to_json`` wrote."""
    pack = setting.pack
    trick = tuple((int(seat), cards_mask(pack, cards)) for seat, cards in data["trick"])
    plays = [at for at, (_, mask) in enumerate(trick) if mask]
    owner, table = trick[plays[-1]] if plays else (NOBODY, 0)
    position = Position(
        turn=NOBODY if data["turn"] is None else int(data["turn"]),
        counts=tuple(data["counts"]),
        table=table,
        owner=owner,
        trick=trick,
        passes=len(trick) - 1 - plays[-1] if plays else 0,
        played=cards_mask(pack, data["played"]),
        acted=_seats(data["acted"]),
        declared=_seats(data["declared"]),
        frozen=_seats(data["frozen"]),
        course=course_from_json(pack, data["course"]),
        undecided=_seats(data["undecided"]),
    )
    return position._replace(passes=locked(setting, position).bit_count()) if setting.locks else position
