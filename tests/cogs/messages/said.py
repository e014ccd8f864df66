"""What a message says."""

from __future__ import annotations

from cogs.ui.toolkit.messages import Message, Picture


def said_in(message: Message) -> str:
    """All texts of a message, from the top."""
    return "\n".join(part for part in message.parts if isinstance(part, str))


def alt_in(message: Message) -> str:
    """The alt text of a message's first picture."""
    return next(part.alt for part in message.parts if isinstance(part, Picture))
