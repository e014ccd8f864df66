"""The limits of Discord that its API description leaves out, checked on every body from the bot.

They are taken from Discord's public documentation. Each check yields a :class:`Problem` with the path to the fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.playground import components as parts
from bot.playground.cdn import Upload
from bot.playground.components import Component, Path, walk
from bot.playground.limits.http_refusals import Problem

ATTACHMENT_BYTES = 10 * 1024 * 1024
ATTACHMENTS = 10
CONTENT = 2_000
ROWS_V1 = 5
COMPONENTS_V2_TOTAL = 40
TEXT_V2_TOTAL = 4_000
ROW_BUTTONS = 5
OPTIONS = 25
OPTION_TEXT = 100
LABEL = 80
CHOICES = 25


def message_problems(
    body: dict[str, Any], uploads: Sequence[Upload], existing: dict[str, Any] | None = None
) -> Iterator[Problem]:
    """Everything that is wrong with a message body. ``existing`` is the message that the body edits."""
    before = existing or {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}
    flags = before["flags"] | (body.get("flags") or 0)
    components = body.get("components") if "components" in body else before["components"]
    components = components or []
    content = (body.get("content") if "content" in body else before["content"]) or ""
    embeds = (body.get("embeds") if "embeds" in body else before["embeds"]) or []
    if len(content) > CONTENT:
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT} or fewer in length.")
    names = _names(body, uploads, before)
    yield from attachment_problems(body, uploads, before)
    if flags & parts.COMPONENTS_V2:
        if content or embeds:
            field = "content" if content else "embeds"
            yield Problem((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "Not with IS_COMPONENTS_V2.")
        yield from _v2_problems(components)
    else:
        yield from _v1_problems(components)
    if "components" in body:
        yield from component_problems(components)
        yield from _media_problems(components, names)
    if not (content or embeds or components or names or body.get("poll") or body.get("sticker_ids")):
        yield Problem((), "EMPTY", "Cannot send an empty message")


def attachment_problems(body: dict[str, Any], uploads: Sequence[Upload], before: dict[str, Any]) -> Iterator[Problem]:
    """Number, size and alt text of files, and files that ``attachments`` names but nobody sent."""
    listed = body.get("attachments")
    total = len(listed) if listed is not None else len(before["attachments"]) + len(uploads)
    if total > ATTACHMENTS or len(uploads) > ATTACHMENTS:
        yield Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.")
    if sum(len(upload.data) for upload in uploads) > ATTACHMENT_BYTES:
        yield Problem(("attachments",), "ENTITY_TOO_LARGE", "Request entity too large")
    known = {str(upload.number) for upload in uploads} | {one["id"] for one in before["attachments"]}
    for index, attachment in enumerate(listed or ()):
        if len(attachment.get("description") or "") > 1024:
            yield Problem(("attachments", index, "description"), "BASE_TYPE_MAX_LENGTH", "Must be 1024 or fewer.")
        if str(attachment.get("id")) not in known:
            yield Problem(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "No such file was sent.")


def _names(body: dict[str, Any], uploads: Sequence[Upload], before: dict[str, Any]) -> set[str]:
    listed = body.get("attachments")
    ids = None if listed is None else {str(one.get("id")) for one in listed if isinstance(one, dict)}
    kept = {one["filename"] for one in before["attachments"] if ids is None or one["id"] in ids}
    return kept | {upload.filename for upload in uploads}


def _v1_problems(components: Sequence[Component]) -> Iterator[Problem]:
    if len(components) > ROWS_V1:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS_V1} in length.")
    for index, component in enumerate(components):
        if component["type"] != parts.ACTION_ROW:
            yield Problem(("components", index, "type"), "BASE_TYPE_CHOICES", "Needs IS_COMPONENTS_V2.")


def _v2_problems(components: Sequence[Component]) -> Iterator[Problem]:
    everything = walk(components)
    count = len(everything)
    if count > COMPONENTS_V2_TOTAL:
        limit = f"The {count} components exceed {COMPONENTS_V2_TOTAL}."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", limit)
    text = sum(len(one.get("content") or "") for _, one in everything if one["type"] == parts.TEXT_DISPLAY)
    if text > TEXT_V2_TOTAL:
        limit = f"The {text} characters of text exceed {TEXT_V2_TOTAL}."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", limit)
    if not components:
        yield Problem(("components",), "BASE_TYPE_REQUIRED", "This field is required")


def component_problems(components: Sequence[Component]) -> Iterator[Problem]:
    """Rows, buttons, selects and custom ids, at any depth."""
    seen: set[str] = set()
    numbers: Counter[int] = Counter()
    for path, component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None:
            if custom_id in seen:
                problem = "Component custom id cannot be duplicated"
                yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", problem)
            seen.add(custom_id)
            if not 1 <= len(custom_id) <= 100:
                yield Problem((*path, "custom_id"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if number := component.get("id"):
            numbers[number] += 1
            if numbers[number] == 2:
                yield Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        match component["type"]:
            case parts.ACTION_ROW:
                yield from _row_problems(path, component)
            case parts.BUTTON:
                yield from _button_problems(path, component)
            case kind if kind in parts.SELECTS:
                yield from _select_problems(path, component)


def _row_problems(path: Path, row: Component) -> Iterator[Problem]:
    kinds = [one["type"] for one in row["components"]]
    if not kinds or len(kinds) > ROW_BUTTONS:
        yield Problem((*path, "components"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROW_BUTTONS} in length.")
    elif set(kinds) != {parts.BUTTON} and len(kinds) > 1:
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")


def _button_problems(path: Path, button: Component) -> Iterator[Problem]:
    style = button["style"]
    if style == parts.PREMIUM_STYLE:
        return
    if not button.get("label") and not button.get("emoji"):
        yield Problem((*path, "label"), "BUTTON_COMPONENT_MISSING_LABEL", "A label or an emoji is required")
    if len(button.get("label") or "") > LABEL:
        yield Problem((*path, "label"), "BASE_TYPE_MAX_LENGTH", f"Must be {LABEL} or fewer in length.")
    if style == parts.LINK_STYLE:
        if not button.get("url") or button.get("custom_id") is not None:
            yield Problem((*path, "url"), "BUTTON_COMPONENT_URL", "A link button has a url and no custom id")
    elif button.get("url") or not button.get("custom_id"):
        problem = "A custom id is required" if not button.get("custom_id") else "Only link buttons have a url"
        yield Problem((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", problem)


def _select_problems(path: Path, select: Component) -> Iterator[Problem]:
    low = 1 if select.get("min_values") is None else select["min_values"]
    high = 1 if select.get("max_values") is None else select["max_values"]
    if low > high:
        yield Problem((*path, "min_values"), "BASE_TYPE_BAD", "min_values exceeds max_values")
    if select["type"] != parts.STRING_SELECT:
        return
    options = select["options"]
    if not 1 <= len(options) <= OPTIONS:
        yield Problem((*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {OPTIONS} in length.")
    if high > len(options):
        yield Problem((*path, "max_values"), "BASE_TYPE_MAX", "max_values exceeds the number of options")
    if sum(bool(option.get("default")) for option in options) > high:
        yield Problem((*path, "options"), "SELECT_TOO_MANY_DEFAULTS", "More defaults than max_values")
    values: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in values:
            yield Problem((*path, "options", index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Duplicated")
        values.add(option["value"])
        for field in ("label", "value", "description"):
            if len(option.get(field) or "") > OPTION_TEXT:
                yield Problem((*path, "options", index, field), "BASE_TYPE_MAX_LENGTH", f"Over {OPTION_TEXT}.")


def _media_problems(components: Sequence[Component], names: set[str]) -> Iterator[Problem]:
    for path, component in walk(components):
        for place, media in parts.media_of(component):
            url = media["url"]
            local = url.startswith("attachment://")
            if local and url.removeprefix("attachment://") not in names:
                yield Problem((*path, *place, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url)
            if component["type"] == parts.FILE and not local:
                yield Problem((*path, *place, "url"), "BASE_TYPE_BAD", "A file component shows an attachment")


def modal_problems(data: dict[str, Any]) -> Iterator[Problem]:
    """The title and the number and kinds of components of a modal."""
    if not 1 <= len(data["title"]) <= 45:
        yield Problem(("title",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 45 in length.")
    if not 1 <= len(data["components"]) <= 5:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    yield from component_problems(data["components"])
    for path, component in walk(data["components"]):
        if component["type"] == parts.TEXT_INPUT:
            low, high = component.get("min_length") or 0, component.get("max_length") or 4_000
            if low > high or len(component.get("value") or "") > high:
                yield Problem((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def choice_problems(data: dict[str, Any]) -> Iterator[Problem]:
    """The number and lengths of autocomplete choices."""
    choices = data.get("choices") or []
    if len(choices) > CHOICES:
        yield Problem(("choices",), "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES} or fewer in length.")
    for index, choice in enumerate(choices):
        if not 1 <= len(choice["name"]) <= OPTION_TEXT:
            yield Problem(("choices", index, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if isinstance(choice["value"], str) and len(choice["value"]) > OPTION_TEXT:
            yield Problem(("choices", index, "value"), "BASE_TYPE_BAD_LENGTH", "Must be 100 or fewer in length.")
