"""Hands: where each person's private hand message is, and keeping it current."""

from cogs.hands.hands import Hands

__all__ = ["Hands"]
