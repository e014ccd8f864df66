"""Messages and answers as a person sees them."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.playground import components as parts
from bot.playground.chat.acts import NotOffered
from bot.playground.chat.state import Interaction, State


class SeenFile(NamedTuple):
    """An attachment as a person sees it."""

    filename: str
    data: bytes
    description: str | None


class Seen:
    """A message as one person sees it. It always shows the current state, even after edits."""

    def __init__(self, state: State, message_id: str) -> None:
        self._state = state
        self.id = message_id
        if message_id not in state.messages:
            raise NotOffered("This message is gone.")
        self._last: dict[str, Any] = state.messages[message_id].data

    @property
    def raw(self) -> dict[str, Any]:
        """Discord's message object; for a deleted message, the last one seen."""
        stored = self._state.messages.get(self.id)
        if stored is not None:
            self._last = stored.data
        return self._last

    @property
    def deleted(self) -> bool:
        """Whether the message was deleted."""
        return self.id not in self._state.messages

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees the message."""
        return bool(self.raw["flags"] & parts.EPHEMERAL)

    @property
    def channel(self) -> str:
        """The id of the message's channel."""
        return str(self.raw["channel_id"])

    @property
    def text(self) -> str:
        """The message's content and all its text displays."""
        raw = self.raw
        return "\n".join(filter(None, (raw["content"], parts.text_of(raw["components"]))))

    @property
    def components(self) -> list[dict[str, Any]]:
        """Every component, including nested ones, in reading order."""
        return list(parts.each(self.raw["components"]))

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The message's buttons, including disabled ones."""
        return [one for one in parts.each(self.raw["components"]) if one["type"] == parts.BUTTON]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """The message's selects, including disabled ones."""
        return [one for one in parts.each(self.raw["components"]) if one["type"] in parts.SELECTS]

    @property
    def attachments(self) -> list[SeenFile]:
        """The message's files. A description on the component that shows a file counts as the file's."""
        alts = {
            media.get("attachment_id"): item
            for component in self.components
            for item, media in _described_media(component)
        }
        return [
            SeenFile(one["filename"], self._state.cdn.data(one), alts.get(one["id"]) or one.get("description"))
            for one in self.raw["attachments"]
        ]

    def control(self, label_or_custom_id: str) -> dict[str, Any]:
        """A button by label or custom id, or a select by placeholder or custom id. Raises ``LookupError``."""
        for component in self.buttons + self.selects:
            names = (component.get("custom_id"), component.get("label"), component.get("placeholder"))
            if label_or_custom_id in names:
                return component
        labels = [one.get("label") or one.get("placeholder") or one.get("custom_id") for one in self.components]
        raise LookupError(f"no {label_or_custom_id!r} among {list(filter(None, labels))} in {self.text[:200]!r}")

    def __repr__(self) -> str:
        return f"<{'private' if self.ephemeral else 'public'} {self.text[:60]!r}>"


def _described_media(component: dict[str, Any]) -> list[tuple[str | None, dict[str, Any]]]:
    if component["type"] == parts.MEDIA_GALLERY:
        return [(item.get("description"), item["media"]) for item in component["items"]]
    if component["type"] == parts.THUMBNAIL:
        return [(component.get("description"), component["media"])]
    return []


class Reply:
    """Everything that came of one act: the messages it made or edited, a modal, or choices."""

    def __init__(self, state: State, interaction: Interaction) -> None:
        self._state = state
        self.interaction = interaction

    @property
    def answered(self) -> int | None:
        """The type of the first answer; ``None`` if the bot gave none in time."""
        return self.interaction.answered

    @property
    def messages(self) -> list[Seen]:
        """The messages that still exist, in order."""
        return [Seen(self._state, one) for one in self.interaction.messages if one in self._state.messages]

    @property
    def message(self) -> Seen:
        """The first message. Raises ``LookupError`` if there is none."""
        if not self.messages:
            raise LookupError("the bot showed no message")
        return self.messages[0]

    @property
    def ephemeral(self) -> bool:
        """Whether all messages are for this person alone."""
        return bool(self.messages) and all(message.ephemeral for message in self.messages)

    @property
    def text(self) -> str:
        """The text of all messages."""
        return "\n".join(message.text for message in self.messages)

    @property
    def attachments(self) -> list[SeenFile]:
        """The files of all messages."""
        return [file for message in self.messages for file in message.attachments]

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons of all messages."""
        return [button for message in self.messages for button in message.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """The selects of all messages."""
        return [select for message in self.messages for select in message.selects]

    @property
    def modal(self) -> dict[str, Any] | None:
        """The modal that was shown."""
        return self.interaction.modal

    def __repr__(self) -> str:
        return f"<answer {self.answered}: {self.modal or self.messages}>"
