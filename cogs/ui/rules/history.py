"""The history of a server's rules, from which each state can be restored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.actions import NotPossible
from bot.engine.game import Json
from bot.engine.house_rules.house import HouseRules
from bot.engine.rulebook.declarations import Rulebook, Setting
from bot.i18n.catalogue import picture_text, text
from bot.i18n.names import clean_name, markup_safe
from bot.i18n.rule_page import setting_said
from bot.store import HouseEntry, HousePage, Place, digest
from cogs.ui.rules.words import CHOICE_LIMIT, game_extra, rules_name, scope_of, values_line, within
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Button, Menu, Message, Option, Part, rows, small

HISTORY_PAGE = 5
"""How many changes one page of the history shows."""

LINE_LIMIT = 300
"""The most characters in one line of the history."""


def history_message(
    guild: int, game: str, found: HousePage, names: Mapping[int, str], page: int, locale: str
) -> Message:
    """One page of the changes to a server's rules, newest first. Each state can be restored from it."""
    heading = f"### {text('rules-history-heading', locale, game)}"
    if not found.entries:
        return Message((heading, text("rules-history-empty", locale)), Accent.OVER)
    pages = -(-found.count // HISTORY_PAGE)
    said = [_entry_line(entry, _name(entry, names), locale) for entry in found.entries]
    foot = small(text("ledger-page", locale, page=page, pages=pages)) if pages > 1 else ""
    extra = game_extra(game)
    ways = _ways_back(found.entries, names, locale)
    menu = Menu(text("select-back", locale), CustomId("rulesback", f"{guild}-{page}", 0, extra), ways)
    turning = [
        Button(text("button-later", locale), CustomId("ruleshistory", f"{guild}-{page - 1}", 1, extra), off=page <= 1),
        Button(
            text("button-earlier", locale), CustomId("ruleshistory", f"{guild}-{page + 1}", 2, extra), off=page >= pages
        ),
    ]
    buttons: Sequence[Part] = rows(turning) if pages > 1 else ()
    return Message((heading, "\n".join(said), foot, menu, *buttons), Accent.OVER)


def _name(entry: HouseEntry, names: Mapping[int, str]) -> str:
    return clean_name(names.get(entry.person, ""), 1) if entry.person in names else "…"


def _entry_line(entry: HouseEntry, name: str, locale: str) -> str:
    place = text(
        "rules-place",
        locale,
        scope=scope_of(entry.place),
        channel=f"<#{entry.place.channel}>",
        saved=markup_safe(entry.place.name),
    )
    what = within(text("separator-semicolon", locale).join(_what(entry, locale)), LINE_LIMIT)
    at = f"<t:{int(entry.at)}:R>"
    return text("rules-history-entry", locale, at=at, name=markup_safe(name), place=place, what=what)


def _what(entry: HouseEntry, locale: str) -> list[str]:
    """What a change changed, in words: first the rules as a whole, then options."""
    game = entry.place.game
    before = HouseRules.from_json(game, entry.before) if entry.before else None
    if entry.after is None:
        return [text("rules-history-taken", locale, rules=rules_name(before, locale))] if before else []
    after = HouseRules.from_json(game, entry.after)
    same = before is not None and (before.preset, before.name) == (after.preset, after.name)
    said = []
    if before is None:
        plain = replace(after, name="") if entry.place.name else after
        said.append(text("rules-history-chosen", locale, rules=rules_name(plain, locale)))
    elif not same:
        new, old = rules_name(after, locale), rules_name(before, locale)
        said.append(text("rules-history-instead", locale, new=new, old=old))
    base = before if same and before else HouseRules(game, after.preset)
    values = values_line(_rules(base), _rules(after), game, locale)
    return [*said, values] if values else said


def _rules(rules: HouseRules) -> Rulebook | None:
    try:
        return rules.rules()
    except NotPossible:
        return None


def _ways_back(entries: Sequence[HouseEntry], names: Mapping[int, str], locale: str) -> list[Option]:
    """Each state of a place after or before these changes, once, newest first."""
    afters = {(entry.place, digest(entry.after)) for entry in entries}
    found: dict[tuple[Place, str], Option] = {}
    for entry in entries:
        for side, state, other in (("after", entry.after, entry.before), ("before", entry.before, entry.after)):
            key = (entry.place, digest(state))
            if key not in found and (side == "after" or key not in afters):
                label = _state(entry.place, state, other, locale)
                found[key] = Option(label, f"{entry.seq}.{side}", _since(entry, side, _name(entry, names), locale))
    return list(found.values())


def _since(entry: HouseEntry, side: str, name: str, locale: str) -> str:
    """The place where a state was in force, and whose change began or ended it."""
    place = picture_text(
        "rules-place-plain", locale, scope=scope_of(entry.place), channel=entry.place.channel, saved=entry.place.name
    )
    return within(picture_text("rules-choice-since", locale, side=side, place=place, name=name), CHOICE_LIMIT)


def _state(place: Place, state: Json | None, other: Json | None, locale: str) -> str:
    """Rules in one line without markup, with as many changes as fit. Those that ``other`` lacks come first."""
    if state is None:
        return picture_text("rules-choice-nothing", locale, scope=scope_of(place))
    rules = HouseRules.from_json(place.game, state)
    name = "" if place.name else rules.name
    preset, plus, _ = rules.preset.partition("+")
    called = picture_text(
        "rules-choice-state",
        locale,
        rules.game,
        saved=bool(name),
        name=name,
        plain=not plus,
        preset=preset,
        chain=rules.preset,
    )
    before = {} if other is None else HouseRules.from_json(place.game, other).changes
    settings = [Setting(option, value) for option, value in rules.changes.items()]
    settings.sort(key=lambda one: one.parameter in before and before[one.parameter] == one.value)
    told = [setting_said(place.game, one, locale) for one in settings]
    for shown in range(len(settings), 0, -1):
        listed, more = text("separator-semicolon", locale).join(told[:shown]), len(settings) - shown
        said = picture_text("rules-choice-changed", locale, state=called, settings=listed, more=more)
        if len(said) <= CHOICE_LIMIT or shown == 1:
            return within(said, CHOICE_LIMIT)
    return within(called, CHOICE_LIMIT)
