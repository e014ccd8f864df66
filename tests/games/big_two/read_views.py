"""Reads views of Big Two that were written as JSON: it has all that a view has."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bot.cards import read_cards
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.seam import PLAY, BigTwoView, Own, states
from bot.games.big_two.position import Position
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import DealSetting

NAMES = {"since_lead": "trick", "deeds": "history", "ending": "result"}
"""Fields of a position that have other names in the view."""


def view_from_json(data: Any) -> BigTwoView:
    """The view that was written so. It shows the phase before play as its seat sees it; the position has less of it."""
    rules = Rules.from_json(data["rules"])
    pack = combinations_of(rules).pack
    read = states(pack, whole=True).read
    found = {name: data[NAMES.get(name, name)] for name in Position._fields if name != "setting"}
    setting = {one.name: data[one.name] for one in fields(DealSetting) if one.name != "rules"}
    seen: Position = read({"setting": setting | {"rules": rules}, **found}, Position)
    position = seen._replace(before=seen.before and seen.before.seen_by(None))
    own = Own(pack.mask(read_cards(data["hand"])), seen.setting, seen.before)
    return BigTwoView(PLAY, position, own, data["seat"])
