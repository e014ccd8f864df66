"""Writes what every seat sees and may do at every step of a record's last deal, for the playthroughs in this folder.

``python -m tests.playthroughs.transcript`` writes them again; look at the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Iterator
from itertools import takewhile
from pathlib import Path
from zlib import crc32

from bot.engine.actions import Action, Seat, must_act
from bot.engine.chance import Stated
from bot.engine.game import Deal, Event, Json
from bot.engine.record import Record, read_record
from bot.engine.record.form import DealRecord
from bot.games.big_two.verbs import DECLARE, PASS, REDEAL, TAKE, WAIVE, choice_of, play_of
from tests.engine.plain import plainly
from tests.engine.views import in_json

FOLDER = Path(__file__).parent
MOST = 24
"""The most legal actions that are written out. Of longer lists the first ones are, with a checksum of all."""


def transcript(record: Record) -> str:
    """The last deal of a record, one line for each fact. Of earlier deals only the actions are written."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    match = record.the_game().new_match(record.rules())
    yield f"{record.game} {record.preset}"
    for number, given in enumerate(record.deals, 1):
        yield f"deal {number}"
        if given.shuffle is None:
            deal, events = match.start_given(given.hands, given.left, given.fields)
        else:
            deal, events = match.start_deal(given.shuffle)
        deal = yield from _Course(len(record.seats), full=number == len(record.deals)).of(given, deal, events)
        result = deal.result()
        assert result is not None
        match = match.book(result)
        yield f"points {list(result.points)}, totals {list(match.totals)}"


class _Course:
    """The course of one deal.

    ``full``: with everything that is seen and may be done; views show only what has changed.
    """

    def __init__(self, seats: int, *, full: bool) -> None:
        self.seats, self.full = seats, full
        self.seen: dict[Seat | None, dict[str, Json]] = {}

    def of(self, given: DealRecord, deal: Deal, events: tuple[Event, ...]) -> Generator[str, None, Deal]:
        """The lines of a deal; returns the deal as it ended."""
        for number, (seat, action) in enumerate(given.actions):
            if seat is None:  # stated after the action that asked for it
                continue
            yield from self._state(deal, events)
            reached = deal.reach(seat, action)
            if reached is not deal:
                yield "- nobody acts until time is up"
                deal, events = reached, ()
                yield from self._state(deal, events)
            yield f"{number + 1}. {seat} {action}"
            if given.shuffle is None:
                decided = takewhile(lambda line: line[0] is None, given.actions[number + 1 :])
                stated = tuple(line.cards for _, line in decided)
                deal = deal.with_chance(Stated(stated))
                yield from (f"   chance {' '.join(map(str, cards))}" for cards in stated)
            deal, events = deal.apply(seat, action)
        yield from (f"  * {_event(event)}" for event in events)
        if self.full:
            yield f"  all {self._view(deal, None)}"
        return deal

    def _state(self, deal: Deal, events: tuple[Event, ...]) -> Iterator[str]:
        """What happened, what a spectator and the seats to act see, and what each seat may do and may not."""
        yield from (f"  * {_event(event)}" for event in events)
        if not self.full:
            return
        yield f"  all {self._view(deal, None)}"
        for seat in range(self.seats):
            if seat in must_act(deal):
                yield f"  {seat} sees {self._view(deal, seat)}"
            if legal := [str(action) for action in deal.legal_actions(seat)]:
                yield f"  {seat} may {_listed(legal)}"
            refused: dict[str, list[str]] = {}
            for action in _attempts(deal, seat):
                if (refusal := deal.refusal(seat, action)) is not None:
                    refused.setdefault(f"{refusal.name} {refusal.rule}", []).append(str(action))
            if refused:
                told = "; ".join(f"{' | '.join(actions)}: {why}" for why, actions in refused.items())
                yield f"  {seat} may not {told}"
        yield ""

    def _view(self, deal: Deal, seat: Seat | None) -> str:
        """The view as JSON, without the rules: what has changed since it was last written, and new history."""
        data = in_json(deal.view(seat))
        before = self.seen.get(seat, {})
        self.seen[seat] = data
        return _json(_changed(before, data))


_GROWING = frozenset({"history", "laid"})
"""What only grows: the new part is written."""


def _changed(before: dict[str, Json], data: dict[str, Json]) -> dict[str, Json]:
    """What of a view has changed; of what everybody may know, where a view keeps that apart, too."""
    changed = {name: value for name, value in data.items() if name != "rules" and before.get(name, ...) != value}
    for name in _GROWING & changed.keys():
        was, now = before.get(name, changed[name][:0]), changed[name]
        changed[name] = now[len(was) :] if now[: len(was)] == was else now
    if "position" in changed:
        changed["position"] = _changed(before.get("position", {}), changed["position"])
    return changed


def _listed(legal: list[str]) -> str:
    if len(legal) <= MOST:
        return " | ".join(legal)
    return f"{' | '.join(legal[:MOST])} | ... {len(legal)} in all, sum {crc32(' | '.join(legal).encode()):08x}"


def _attempts(deal: Deal, seat: Seat) -> Iterator[Action]:
    """What people try.

    The lowest card, the highest, both, a neighbour's card, a pass, a declaration, and actions of phases before play.
    """
    hand = deal.view(seat).hand
    if seat not in must_act(deal):
        yield from (play_of(hand[:1]), Action("give", hand[:1])) if hand else ()
        yield DECLARE
        return
    neighbour = deal.view((seat + 1) % len(deal.view(None).counts)).hand
    tries = (hand[:1], hand[-1:], (*hand[:1], *hand[1:][-1:]), neighbour[:1])
    yield from (play_of(cards) for cards in dict.fromkeys(tries) if cards)
    yield from (PASS, DECLARE, REDEAL, TAKE, WAIVE, choice_of(3))
    if hand:
        yield from (Action("give", hand[-1:]), Action("keep", hand[:3]), Action("demand", hand[-1:], seat))


def _event(event: Event) -> str:
    told = "" if event.only is None else f" (only {sorted(event.only)})"
    return f"{event.name} {event.seat} {_json(plainly(event.args))}{told}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.toml")):
        text = transcript(read_record(path.read_text(encoding="utf-8")))
        path.with_suffix(".txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.stem}: {len(text.splitlines())} lines\n")
