"""A change of rules: the preview before it is saved, and the message afterwards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.actions import NotPossible
from bot.engine.house_rules.house import HouseRules
from bot.i18n.catalogue import text
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import topics_of
from bot.store import Place
from cogs.ui.rules.words import Difference, in_parts, rules_differences, rules_name, scope_of, values_line
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import TEXT_LIMIT, Accent, Button, ButtonStyle, Message, lines, rows, small

_BLOCKS_LIMIT = TEXT_LIMIT - 900

TOPICS_SHOWN = 5
"""The most topics that a short preview names."""


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What would be saved for a place."""

    place: Place
    before: HouseRules  # the rules now in force there
    after: HouseRules  # the rules in force there afterwards
    own: bool = True  # whether the place then has rules of its own
    new_name: bool = False  # whether the place is a preset with a new name


def preview_message(change: RuleChange, number: int, locale: str, page: int = 0) -> Message:
    """The preview of a change, with the question whether to save it: at most three lines, or a page of the full text.

    ``number``: the proposal's. ``page``: 0 for the short preview; beyond the last page, the last one.
    """
    blocks = _differences(change, locale)
    pages = in_parts(blocks, _BLOCKS_LIMIT)
    page = min(max(0, page), len(pages))
    top = f"### {text('rules-preview-heading', locale)}"
    scope = _scope_line(change.place, locale)
    if page == 0:
        more = [_more(change, number, locale)] if any(blocks) else []
        buttons = [*_answers(change, number, locale), *more]
        return Message(
            (lines(top, _headline(change, locale), _effect(change, locale)), small(scope), *rows(buttons)), Accent.ACT
        )
    heading = lines(top, _headline(change, locale))
    place = text("ledger-page", locale, page=page, pages=len(pages)) if len(pages) > 1 else ""
    buttons = [*_answers(change, number, locale), *_turns(change, number, page, len(pages), locale)]
    return Message((heading, "\n".join(pages[page - 1]), small(place, scope), *rows(buttons)), Accent.ACT)


def _more(change: RuleChange, number: int, locale: str) -> Button:
    return Button(text("button-rules-effect", locale), CustomId("rulespage", f"{change.place.guild}-{number}", 1))


def _effect(change: RuleChange, locale: str) -> str:
    """What changes, in one line: the option, or the topics of several. Empty if a preset is saved or dropped."""
    if change.new_name or (change.place.name and not change.own):
        return ""
    try:
        before = change.before.rules()
    except NotPossible:
        return text("rules-preview-lost", locale)
    found = rules_differences(before, change.after.rules(), change.place.game, locale)
    if not found:
        return text("rules-preview-alike", locale)
    if len(found) == 1:
        return _option_line(found[0], locale)
    topics = topics_of(change.place.game, [one.option for one in found if not one.idle], locale)
    if len(topics) > TOPICS_SHOWN:
        shown, more = topics[:TOPICS_SHOWN], len(topics) - TOPICS_SHOWN
        return text("rules-preview-topics-more", locale, n=len(found), topics=shown, more=more)
    return text("rules-preview-topics", locale, n=len(found), topics=topics)


def saved_message(change: RuleChange, locale: str) -> Message:
    """What was saved, and where it is in force."""
    said = _headline(change, locale, saved=True) or _values_said(change, locale)
    notes = small(_scope_line(change.place, locale), text("rules-saved-note", locale))
    return Message((lines(text("rules-saved", locale), said), notes), Accent.OPEN)


def _answers(change: RuleChange, number: int, locale: str) -> list[Button]:
    table = f"{change.place.guild}-{number}"
    return [
        Button(text("button-save", locale), CustomId("rulessave", table), ButtonStyle.PRIMARY),
        Button(text("button-cancel", locale), CustomId("rulesdrop", table)),
    ]


def _turns(change: RuleChange, number: int, page: int, pages: int, locale: str) -> list[Button]:
    """Buttons to the next and previous page; none if there is only one."""
    if pages == 1:
        return []
    table = f"{change.place.guild}-{number}"
    return [
        Button(text("button-page-before", locale), CustomId("rulespage", table, page - 1), off=page == 1),
        Button(text("button-page-after", locale), CustomId("rulespage", table, page + 1), off=page == pages),
    ]


def _headline(change: RuleChange, locale: str, *, saved: bool = False) -> str:
    """What happens, or was ``saved``, as a whole. Empty if only options change."""
    place, after = change.place, rules_name(change.after, locale)
    if place.name and not change.own:
        return text("rules-preview-drop", locale, name=markup_safe(place.name))
    if place.name:
        plain = rules_name(replace(change.after, name=""), locale)
        how = "saved" if saved else "new" if change.new_name else "again"
        return text("rules-preview-save", locale, name=markup_safe(place.name), rules=plain, how=how)
    if not change.own:
        return text("rules-preview-none", locale, scope=scope_of(place), rules=after)
    if (change.before.preset, change.before.name) != (change.after.preset, change.after.name):
        return text("rules-preview-rules", locale, old=rules_name(change.before, locale), new=after)
    return ""


def _differences(change: RuleChange, locale: str) -> list[str]:
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
        return [_option_block(found[0], locale)]
    many = text("rules-preview-many", locale, n=len(found))
    told = [_option_block(one, locale) for one in found if not one.idle]
    values = [_typed_line(one, locale) for one in found if one.idle]
    idle = text("rules-preview-idle", locale, values=text("separator-semicolon", locale).join(values)) if values else ""
    return [many, *told, idle]


def _values_said(change: RuleChange, locale: str) -> str:
    """The changed options in one line, or the name of the rules if none changed."""
    try:
        before = change.before.rules()
    except NotPossible:
        before = None
    values = values_line(before, change.after.rules(), change.place.game, locale)
    return values or text("rules-history-chosen", locale, rules=rules_name(change.after, locale))


def _option_line(one: Difference, locale: str) -> str:
    return text("rules-preview", locale, title=one.title, old=one.word_before, new=one.word_after)


def _option_block(one: Difference, locale: str) -> str:
    before = text("rules-said-before", locale, sentence=one.said_before)
    after = text("rules-said-after", locale, sentence=one.said_after)
    return lines(_option_line(one, locale), small(before, after, _typed_line(one, locale)))


def _typed_line(one: Difference, locale: str) -> str:
    return text("rules-preview-typed", locale, option=one.option, old=one.old, new=one.new)


def _scope_line(place: Place, locale: str) -> str:
    if place.name:
        return text("rules-scope-name", locale)
    return text("rules-scope", locale, scope=scope_of(place), channel=f"<#{place.channel}>")
