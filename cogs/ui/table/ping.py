"""The short message that calls people to their turn. It is read as a notification, far from the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Button, ButtonStyle, lines, small


class TurnCall(StrEnum):
    """When a person is called. The store keeps the value, and the catalogue names the choice by it."""

    NOW = "now"
    LATE = "late"
    NEVER = "never"


def ping_text(scene: TableInWords, accounts: Sequence[int]) -> str:
    """Who is called, by Discord account, and what must be done before play or beaten in it."""
    mention = " ".join(f"<@{account}>" for account in accounts)
    shown = scene.shown
    play = () if shown.centre.line is None else (shown.centre.line,)
    return lines(
        scene.say("ping", mention=mention, table=scene.title, **scene.clock),
        small(*(scene.tell(line.text) for line in (shown.waiting if shown.heading else play))),
    )


def ping_buttons(scene: TableInWords) -> Sequence[Button]:
    """The button that brings the hand."""
    return (Button(scene.say("button-my-hand"), scene.id("hand"), ButtonStyle.PRIMARY),)
