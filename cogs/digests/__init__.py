"""Digests: the last week of a server, told once a week in the channel where somebody asked for it."""

from cogs.digests.weekly_digests import WeeklyDigests

__all__ = ["WeeklyDigests"]
