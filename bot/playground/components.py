"""Message components as plain JSON: walking them, their text, and what Discord adds when it stores them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (STRING_SELECT, 5, 6, 7, 8)
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL = 17, 18
LINK_STYLE, PREMIUM_STYLE = 5, 6

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

Component = dict[str, Any]
Path = tuple[str | int, ...]


def walk(components: Sequence[Component], path: Path = ("components",)) -> list[tuple[Path, Component]]:
    """Every component with the path to it, a parent before its children."""
    found: list[tuple[Path, Component]] = []
    for index, component in enumerate(components):
        _collect(component, (*path, index), found)
    return found


def _collect(component: Component, here: Path, found: list[tuple[Path, Component]]) -> None:
    found.append((here, component))
    for index, inner in enumerate(component.get("components") or ()):
        _collect(inner, (*here, "components", index), found)
    for key in ("accessory", "component"):
        if component.get(key):
            _collect(component[key], (*here, key), found)


def each(components: Sequence[Component]) -> Iterator[Component]:
    """Every component, a parent before its children: what ``walk`` finds, without the paths."""
    for component in components:
        yield component
        yield from each(component.get("components") or ())
        for key in ("accessory", "component"):
            if component.get(key):
                yield from each((component[key],))


def text_of(components: Sequence[Component]) -> str:
    """All text displays, each on lines of its own."""
    return "\n".join(one["content"] for one in each(components) if one["type"] == TEXT_DISPLAY)


def media_of(component: Component) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The media objects (``{"url": ...}``) that the component itself shows, each with its path inside the component."""
    match component["type"]:
        case 12:
            for index, item in enumerate(component["items"]):
                yield ("items", index, "media"), item["media"]
        case 11:
            yield ("media",), component["media"]
        case 13:
            yield ("file",), component["file"]


def stored(components: Sequence[Component], attachments: Mapping[str, dict[str, Any]]) -> list[Component]:
    """Components as Discord stores them: each with an ``id``, and ``attachment://`` addresses resolved by file name.

    ``attachments`` are attachment objects by file name. The given components are not changed.
    """
    kept = [_copy(component) for component in components]
    taken = {one["id"] for _, one in walk(kept) if one.get("id")}
    number = 0
    for _, one in walk(kept):
        if not one.get("id"):
            number += 1
            while number in taken:
                number += 1
            one["id"] = number
            taken.add(number)
        for _, media in media_of(one):
            _resolve(one, media, attachments)
    return kept


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items() if inner is not None}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def _resolve(component: Component, media: dict[str, Any], attachments: Mapping[str, dict[str, Any]]) -> None:
    url = media["url"]
    if not url.startswith("attachment://"):
        media.setdefault("proxy_url", url)
        return
    attachment = attachments[url.removeprefix("attachment://")]
    media["url"] = media["proxy_url"] = attachment["url"]
    media["attachment_id"] = attachment["id"]
    media["content_type"] = attachment["content_type"]
    media["width"], media["height"] = attachment.get("width"), attachment.get("height")
    media["loading_state"] = 2
    if component["type"] == FILE:
        component["name"], component["size"] = attachment["filename"], attachment["size"]
