"""What Discord knows of the bot, asked with its token over REST alone: no session begins, and nothing is changed."""

from cogs.inspection.inspector import ChannelSeen, Inspector, NoAnswer, ServerSeen, inspecting

__all__ = ["ChannelSeen", "Inspector", "NoAnswer", "ServerSeen", "inspecting"]
