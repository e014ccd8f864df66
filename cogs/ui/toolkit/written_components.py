"""Parts of messages in Discord's form, as the library sends them.

One view of the library is some fifty items in reference cycles, made for a single message. These were nine tenths of
the garbage that only the collector frees, so messages are written without them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle, ChannelType, ComponentType, SeparatorSpacing, ui

Component = dict[str, Any]
"""A component as the API describes it."""


class ReadyLayout(ui.LayoutView):
    """A layout of ready components. The library keeps no state of it, so any control works after a restart."""

    timeout = None

    def __init__(self, components: list[Component]) -> None:
        # The library's own initialisation prepares items and timeouts, which this has not.
        self._components = components

    def to_components(self) -> list[Component]:
        return self._components

    def has_components_v2(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False

    def is_finished(self) -> bool:
        return True


class ReadyRow(ReadyLayout):
    """The same for buttons below plain text."""

    def has_components_v2(self) -> bool:
        return False


def container(parts: Iterable[Component], colour: int | None) -> Component:
    """Parts from top to bottom, with a coloured bar at the side."""
    kind = ComponentType.container.value
    return {"type": kind, "accent_color": colour or None, "spoiler": False, "components": list(parts)}


def rule() -> Component:
    """A line between two parts."""
    return {"type": ComponentType.separator.value, "divider": True, "spacing": SeparatorSpacing.small.value}


def text_display(content: str) -> Component:
    """A text."""
    return {"type": ComponentType.text_display.value, "content": content}


def gallery(name: str, alt: str) -> Component:
    """The attached picture of this name."""
    item = {"media": {"url": f"attachment://{name}"}, "spoiler": False, "description": alt}
    return {"type": ComponentType.media_gallery.value, "items": [item]}


def attached(name: str) -> Component:
    """The attached file of this name."""
    return {"type": ComponentType.file.value, "file": {"url": f"attachment://{name}"}, "spoiler": False}


def row(components: Iterable[Component]) -> Component:
    """Controls side by side."""
    return {"type": ComponentType.action_row.value, "components": list(components)}


def section(content: str, beside: Component) -> Component:
    """A text with a control beside it."""
    kind = ComponentType.section.value
    return {"type": kind, "components": [text_display(content)], "accessory": beside}


def button(label: str, custom_id: str, style: int, *, off: bool) -> Component:
    """A button."""
    kind = ComponentType.button.value
    return {"type": kind, "style": style, "label": label, "custom_id": custom_id, "disabled": off}


def link(label: str, url: str) -> Component:
    """A button that opens an address."""
    return {
        "type": ComponentType.button.value,
        "style": ButtonStyle.link.value,
        "label": label,
        "url": url,
        "disabled": False,
    }


def select(
    custom_id: str, placeholder: str, options: list[Component], least: int, most: int, *, off: bool
) -> Component:
    """A select of written options."""
    return {
        "type": ComponentType.select.value,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": min(least, len(options)),
        "max_values": min(most, len(options)),
        "disabled": off,
        "options": options,
    }


def option(label: str, value: str, description: str, *, chosen: bool) -> Component:
    """An option of a select."""
    written = {"label": label, "value": value, "default": chosen}
    return written | {"description": description} if description else written


def channel_select(custom_id: str, placeholder: str, chosen: Iterable[int], most: int) -> Component:
    """A select of the server's text channels."""
    return {
        "type": ComponentType.channel_select.value,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": 0,
        "max_values": most,
        "disabled": False,
        "channel_types": [ChannelType.text.value, ChannelType.news.value],
        "default_values": [{"id": str(channel), "type": "channel"} for channel in chosen],
    }
