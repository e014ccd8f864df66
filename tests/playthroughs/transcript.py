"""Writes what every seat sees and may do at every step of a record, for the playthroughs beside this file.

``python -m tests.playthroughs.transcript`` writes them anew; look at the difference before it is committed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.games.actions import Action, Declare, Pass, Play
from bot.games.game import Deal, Event
from bot.games.record import Record, read_record

FOLDER = Path(__file__).parent


def transcript(record: Record) -> str:
    """The whole first deal of a record, a line a fact."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    match = record.the_game().new_match(record.rules())
    (given, *_) = record.deals
    assert given.shuffle is not None
    deal, events = match.start_deal(given.shuffle)
    yield f"{record.game} {record.preset}"
    for number, (seat, action) in enumerate(given.actions, 1):
        yield from (f"  * {_event(event)}" for event in events)
        yield from _seats(deal, len(record.seats))
        yield ""
        yield f"{number}. {seat} {action}"
        deal, events = deal.apply(seat, action)
    yield from (f"  * {_event(event)}" for event in events)
    yield f"  all {_view(deal, None)}"
    result = deal.result()
    assert result is not None
    yield f"points {list(result.points)}, totals {list(match.book(result).totals)}"


def _seats(deal: Deal, seats: int) -> Iterator[str]:
    """What a spectator sees, what the seat to act sees, and what each seat may do and may not."""
    yield f"  all {_view(deal, None)}"
    for seat in range(seats):
        if seat in deal.must_act():
            yield f"  {seat} sees {_view(deal, seat)}"
        legal = " | ".join(map(str, deal.legal_actions(seat)))
        if legal:
            yield f"  {seat} may {legal}"
        for action in _attempts(deal, seat):
            refusal = deal.refusal(seat, action)
            if refusal is not None:
                yield f"  {seat} may not {action}: {refusal.name} {refusal.rule}"


def _attempts(deal: Deal, seat: int) -> tuple[Action, ...]:
    """What people try: the lowest and the highest card, both, a neighbour's card, a pass, a declaration."""
    hand = deal.view(seat).hand
    if seat not in deal.must_act():
        return Play(hand[:1]), Declare()
    neighbour = deal.view((seat + 1) % len(deal.view(None).counts)).hand
    return (*map(Play, dict.fromkeys((hand[:1], hand[-1:], (hand[0], hand[-1]), neighbour[:1]))), Pass(), Declare())


def _view(deal: Deal, seat: int | None) -> str:
    """The view as JSON, without the rules, which stay the same."""
    data = deal.view(seat).to_json()
    return _json({name: value for name, value in data.items() if name != "rules"})


def _event(event: Event) -> str:
    told = "" if event.only is None else f" (only {sorted(event.only)})"
    return f"{event.name} {event.seat} {_json(dict(event.args))}{told}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.toml")):
        text = transcript(read_record(path.read_text(encoding="utf-8")))
        path.with_suffix(".txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.stem}: {len(text.splitlines())} lines\n")
