"""What a table message says about people who are away, and the button with which they come back."""

from __future__ import annotations

from cogs.ui.messages import Button, small
from cogs.ui.scene import Scene


def away_lines(scene: Scene) -> str:
    """Lines that say for whom a computer plays."""
    return small(*(scene.say("table-away", name=scene.name(seat)) for seat in sorted(scene.table.away)))


def back_buttons(scene: Scene) -> list[Button]:
    """Buttons for the people for whom a computer plays."""
    return [Button(scene.say("button-back"), scene.id("back"))] if scene.table.away else []
