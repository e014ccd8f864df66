"""Writes views of Big Two as JSON with all that a view has, and reads them back."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import lru_cache
from typing import Any

from bot.cards import read_cards
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.seam import PLAY, BigTwoView, Own, states
from bot.games.big_two.deal.spelled_out import duty_now, passed_last, play_to_beat
from bot.games.big_two.position import Position
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting

NAMES = {"since_lead": "trick", "deeds": "history", "ending": "result"}
"""Fields of a position that have other names in the view."""
_WRITTEN_APART = ("setting", "before", "opener", "ending")
"""Fields of a position that stand in another place there."""


def view_to_json(view: BigTwoView) -> dict[str, Any]:
    """Every field of a view, and what follows from the fields."""
    position, own, pack = view.position, view.own, view.position.setting.pack
    write = states(pack, whole=True).writer
    fields_now = write(Position)(position._replace(before=own.before))
    setting, before, opener, result = map(fields_now.pop, _WRITTEN_APART)
    beat, duty = play_to_beat(position), duty_now(position, own.hand_mask, view.seat)
    on_table = beat and {"cards": pack.text(position.table), "kind": beat.kind, "seat": beat.seat}
    return {
        "seat": view.seat,
        "rules": position.rules.to_json(),
        **setting,
        **{NAMES.get(name, name): value for name, value in fields_now.items()},
        "phase": position.phase,
        "hand": pack.text(own.hand_mask),
        "before": before,
        "opener": opener,
        "to_beat": on_table,
        "passed": sorted(passed_last(position)),
        "duty": duty and {"case": duty.case, "seat": duty.seat, "enforce": duty.enforce},
        "result": result,
    }


def view_from_json(data: Any) -> BigTwoView:
    """The view that was written so. It shows the phase before play as its seat sees it; the position has less of it."""
    rules = _read_rules(json.dumps(data["rules"]))
    pack = combinations_of(rules).pack
    read = states(pack, whole=True).read
    found = {name: data[NAMES.get(name, name)] for name in Position._fields if name != "setting"}
    setting = {one.name: data[one.name] for one in fields(DealSetting) if one.name != "rules"}
    seen: Position = read({"setting": setting | {"rules": rules}, **found}, Position)
    position = seen._replace(before=seen.before and seen.before.seen_by(None))
    own = Own(pack.mask(read_cards(data["hand"])), seen.setting, seen.before)
    return BigTwoView(PLAY, position, own, data["seat"])


@lru_cache(maxsize=16)
def _read_rules(text: str) -> Rules:
    """The rules in JSON; the views of a deal all have the same."""
    return Rules.from_json(json.loads(text))
