"""Changes of rules: the preview before one is saved, and the history of those that were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.games.actions import NotPossible
from bot.games.house import HouseRules
from bot.games.rulebook import Rulebook
from bot.i18n.catalogue import picture_text, text
from bot.i18n.names import clean_name, markup_safe
from bot.store import HouseEntry, HousePage, Place
from cogs.ui.custom_ids import CustomId
from cogs.ui.messages import TEXT_LIMIT, Accent, Button, Menu, Message, Option, Part, Style, lines, rows, small
from cogs.ui.rules_words import Difference, in_parts, rules_differences, rules_name, rules_of, within

HISTORY_PAGE = 5
"""Changes on one page of the history."""

VALUES_SHOWN = 3
"""Options that a line of the history names; how many more there are is a number."""

LINE_LIMIT = 300
"""Characters of one line of the history."""

_BLOCKS_LIMIT = TEXT_LIMIT - 900


@dataclass(frozen=True, slots=True)
class Change:
    """What would be saved for a place: the rules in force there before and after, whether the place has rules of its
    own then (``own``), and whether its name is a new one."""

    place: Place
    before: HouseRules
    after: HouseRules
    own: bool = True
    new_name: bool = False


def scope_of(place: Place) -> str:
    """``server``, ``channel`` or ``name``."""
    return "name" if place.name else "channel" if place.channel else "server"


def preview_message(change: Change, number: int, locale: str, page: int = 1) -> Message:
    """One page of what a change would change, in words, before and after, and the question whether to save it.

    ``number`` is the proposal's; a page that is not there is the nearest.
    """
    blocks = [_headline(change, locale), *_differences(change, locale)]
    pages = in_parts([block for block in blocks if block], _BLOCKS_LIMIT)
    page = min(max(1, page), len(pages))
    heading = f"### {text('rules-preview-heading', locale)}"
    place = text("ledger-page", locale, page=page, pages=len(pages)) if len(pages) > 1 else ""
    notes = small(place, _scope_line(change.place, locale))
    buttons = [*_answers(change, number, locale), *_turns(change, number, page, len(pages), locale)]
    return Message((heading, "\n".join(pages[page - 1]), notes, *rows(buttons)), Accent.ACT)


def _answers(change: Change, number: int, locale: str) -> list[Button]:
    table = f"{change.place.guild}-{number}"
    return [
        Button(text("button-save", locale), CustomId("rulessave", table), Style.PRIMARY),
        Button(text("button-cancel", locale), CustomId("rulesdrop", table)),
    ]


def _turns(change: Change, number: int, page: int, pages: int, locale: str) -> list[Button]:
    """What leads to the pages beside this one; nothing where it is the only one."""
    if pages == 1:
        return []
    table = f"{change.place.guild}-{number}"
    return [
        Button(text("button-page-before", locale), CustomId("rulespage", table, page - 1), off=page == 1),
        Button(text("button-page-after", locale), CustomId("rulespage", table, page + 1), off=page == pages),
    ]


def _headline(change: Change, locale: str) -> str:
    """What happens as a whole, where it is more than some options."""
    place, after = change.place, rules_name(change.after, locale)
    if place.name and not change.own:
        return text("rules-preview-drop", locale, name=markup_safe(place.name))
    if place.name:
        plain = rules_name(replace(change.after, name=""), locale)
        return text("rules-preview-save", locale, name=markup_safe(place.name), rules=plain, new=change.new_name)
    if not change.own:
        return text("rules-preview-none", locale, scope=scope_of(place), rules=after)
    if (change.before.preset, change.before.name) != (change.after.preset, change.after.name):
        return text("rules-preview-rules", locale, old=rules_name(change.before, locale), new=after)
    return ""


def _differences(change: Change, locale: str) -> list[str]:
    """Every option that changes, with what the rules say before and after."""
    if change.new_name or (change.place.name and not change.own):
        return []
    try:
        before = change.before.rules()
    except NotPossible:
        return [text("rules-preview-lost", locale)]
    found = rules_differences(before, change.after.rules(), change.place.game, locale)
    if not found:
        return [text("rules-preview-alike", locale)]
    if len(found) == 1:
        return [_option_block("rules-preview", found[0], locale)]
    many = text("rules-preview-many", locale, n=len(found))
    told = [_option_block("rules-preview-option", one, locale) for one in found if not one.idle]
    values = [_value_line(one, locale) for one in found if one.idle]
    idle = text("rules-preview-idle", locale, values=text("separator-semicolon", locale).join(values)) if values else ""
    return [many, *told, idle]


def _option_block(key: str, one: Difference, locale: str) -> str:
    line = text(key, locale, title=one.title, option=one.option, old=one.old, new=one.new)
    before = text("rules-said-before", locale, sentence=one.said_before)
    return lines(line, small(before, text("rules-said-after", locale, sentence=one.said_after)))


def _scope_line(place: Place, locale: str) -> str:
    if place.name:
        return text("rules-scope-name", locale)
    return text("rules-scope", locale, scope=scope_of(place), channel=f"<#{place.channel}>")


# --- history ---


def history_message(
    guild: int, game: str, found: HousePage, names: Mapping[int, str], page: int, locale: str
) -> Message:
    """One page of the changes of a server's rules, newest first, with the way back to each state."""
    heading = f"### {text('rules-history-heading', locale, game=game)}"
    if not found.entries:
        return Message((heading, text("rules-history-empty", locale)), Accent.OVER)
    pages = -(-found.count // HISTORY_PAGE)
    said = [_entry_lines(entry, _name(entry, names), locale) for entry in found.entries]
    foot = small(text("ledger-page", locale, page=page, pages=pages)) if pages > 1 else ""
    options = [option for entry in found.entries for option in _options(entry, _name(entry, names), locale)]
    extra = game_extra(game)
    menu = Menu(text("select-back", locale), CustomId("rulesback", f"{guild}-{page}", 0, extra), options)
    turning = [
        Button(text("button-later", locale), CustomId("ruleshistory", f"{guild}-{page - 1}", 1, extra), off=page <= 1),
        Button(
            text("button-earlier", locale), CustomId("ruleshistory", f"{guild}-{page + 1}", 2, extra), off=page >= pages
        ),
    ]
    buttons: Sequence[Part] = rows(turning) if pages > 1 else ()
    return Message((heading, "\n".join(said), foot, menu, *buttons), Accent.OVER)


def game_extra(game: str) -> str:
    """A game's public name as a custom id can hold it."""
    return game.replace("-", "_")


def extra_game(extra: str) -> str:
    """The public name that ``game_extra`` wrote."""
    return extra.replace("_", "-")


def _name(entry: HouseEntry, names: Mapping[int, str]) -> str:
    return clean_name(names.get(entry.person, ""), 1) if entry.person in names else "…"


def _entry_lines(entry: HouseEntry, name: str, locale: str) -> str:
    place = text(
        "rules-place",
        locale,
        scope=scope_of(entry.place),
        channel=f"<#{entry.place.channel}>",
        saved=markup_safe(entry.place.name),
    )
    at = f"<t:{int(entry.at)}:f>"
    head = text("rules-history-entry", locale, at=at, name=markup_safe(name), place=place)
    return lines(head, *(f"-# {within(line, LINE_LIMIT)}" for line in _what(entry, locale)))


def _what(entry: HouseEntry, locale: str) -> list[str]:
    """What a change changed, in words: the rules as a whole, then options."""
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
    base = _rules(before) if same and before else rules_of(game, after.preset)
    return [*said, *_values(base, _rules(after), game, locale)]


def _rules(rules: HouseRules) -> Rulebook | None:
    try:
        return rules.rules()
    except NotPossible:
        return None


def _values(before: Rulebook | None, after: Rulebook | None, game: str, locale: str) -> list[str]:
    """The options that differ, in one line; none where the rules cannot be read any more."""
    if before is None or after is None:
        return []
    found = rules_differences(before, after, game, locale)
    values = [_value_line(one, locale) for one in found[:VALUES_SHOWN]]
    if not values:
        return []
    listed = text("separator-semicolon", locale).join(values)
    if len(found) > VALUES_SHOWN:
        return [text("rules-history-more", locale, values=listed, more=len(found) - VALUES_SHOWN)]
    return [text("rules-history-values", locale, values=listed)]


def _value_line(one: Difference, locale: str) -> str:
    return text("rules-history-value", locale, title=one.title, option=one.option, old=one.old, new=one.new)


def _options(entry: HouseEntry, name: str, locale: str) -> list[Option]:
    """The states that lead back: after this change, and before it where it was the first of its place."""
    date = datetime.fromtimestamp(entry.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    place = picture_text(
        "rules-place-plain", locale, scope=scope_of(entry.place), channel=entry.place.channel, saved=entry.place.name
    )
    after = picture_text("rules-choice-back", locale, date=date, name=name)
    found = [Option(after, f"{entry.seq}.after", place)]
    if entry.version == 1:
        found.append(
            Option(picture_text("rules-choice-before", locale, date=date, name=name), f"{entry.seq}.before", place)
        )
    return found
