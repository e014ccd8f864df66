"""Messages are written as the library would write them, without what it makes and throws away for that.

Promise: Messages are what the library would make of their parts, and leave no garbage. Also: tests/test_tuning.py.
"""

from __future__ import annotations

import gc
from typing import Any

import discord
import pytest
from discord import ui

from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import (
    Accent,
    Attachment,
    Button,
    ButtonStyle,
    ChannelMenu,
    ExplainedButton,
    LinkButton,
    Menu,
    Message,
    Option,
    Part,
    Picture,
    controls,
)

ID = CustomId("play", "1-2", 3, "x")
BUTTONS = [
    Button("Play", ID, ButtonStyle.PRIMARY),
    Button("Pass", CustomId("pass", "1-2"), ButtonStyle.DANGER, off=True),
    Button("A label that is far too long for a button, so that it is cut where Discord cuts it, too", ID),
]
OPTIONS = [Option("3\u2666", "3d", chosen=True), Option("4\u2663 4\u2660", "4c 4s", "a pair")]
PARTS: list[Part] = [
    "**Your turn**",
    "",
    None,
    Picture("hand.png", b"png", "Your hand: 3\u2666"),
    Attachment("record.json", b"{}"),
    Menu("Plays", ID, OPTIONS),
    Menu("Cards", ID, OPTIONS, least=0, most=5, off=True),
    ChannelMenu("Channels", ID, (10, 11), 25),
    BUTTONS,
    ExplainedButton(BUTTONS[1], "You sit this one out."),
    (BUTTONS[0], LinkButton("Go to Table 7", "https://discord.com/channels/1/2/3")),
]


def by_the_library(part: Part) -> ui.Item[Any]:
    """A part as an item of the library."""
    match part:
        case None:
            return ui.Separator()
        case str():
            return ui.TextDisplay(part)
        case Picture():
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{part.name}", description=part.alt))
        case Attachment():
            return ui.File(f"attachment://{part.name}")
        case Menu():
            return ui.ActionRow(_select(part))
        case ChannelMenu():
            kind = discord.SelectDefaultValueType.channel
            return ui.ActionRow(
                ui.ChannelSelect(
                    custom_id=str(part.id),
                    placeholder=part.placeholder,
                    channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                    default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in part.chosen],
                    min_values=0,
                    max_values=part.most,
                )
            )
        case ExplainedButton():
            return ui.Section(ui.TextDisplay(part.does), accessory=_button(part.button))
    return ui.ActionRow(*map(_button, part))


def _button(button: Button | LinkButton) -> ui.Button[Any]:
    if isinstance(button, LinkButton):
        return ui.Button(label=button.label, url=button.url)
    style = discord.ButtonStyle(button.style.value)
    return ui.Button(label=button.label[:80], custom_id=str(button.id), style=style, disabled=button.off)


def _select(menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=str(menu.id),
        placeholder=menu.placeholder,
        options=[
            discord.SelectOption(
                label=one.label, value=one.value, description=one.description or None, default=one.chosen
            )
            for one in menu.options
        ],
        min_values=min(menu.least, len(menu.options)),
        max_values=min(menu.most, len(menu.options)),
        disabled=menu.off,
    )


def known(component: Any) -> Any:
    """A component without what is the default anyway, or read in forms alone; an id as Discord's text."""
    if isinstance(component, list):
        return [known(one) for one in component]
    if not isinstance(component, dict):
        return component
    kept = {name: known(value) for name, value in component.items() if value is not None and name != "required"}
    return kept | {"id": str(kept["id"])} if "id" in kept else kept


@pytest.mark.parametrize("accent", [None, Accent.ACT])
def test_a_message_is_what_the_library_makes_of_its_parts(accent: Accent | None) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*(by_the_library(part) for part in PARTS if part != ""), accent_colour=accent))
    written = Message(PARTS, accent).view()
    by_library = view.to_components()  # type: ignore[no-untyped-call]  # discord.py says no types here
    assert known(written.to_components()) == known(by_library)
    assert written.has_components_v2()


def test_buttons_below_plain_text_are_what_the_library_makes_of_them() -> None:
    view = ui.View(timeout=None)
    for button in BUTTONS:
        view.add_item(_button(button))
    assert known(controls(BUTTONS).to_components()) == known(view.to_components())
    assert not controls(BUTTONS).has_components_v2()
    assert controls([]).to_components() == []


def test_a_sent_message_is_freed_without_a_collection() -> None:
    gc.freeze()  # what other tests left is not asked about
    gc.disable()
    try:
        for _ in range(10):
            Message(PARTS, Accent.ACT).view().to_components()
        assert gc.collect() == 0
    finally:
        gc.enable()
        gc.unfreeze()
