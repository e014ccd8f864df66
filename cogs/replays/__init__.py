"""Replays: deals that are over, shown again step by step to whoever asks."""
