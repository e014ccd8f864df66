"""What cards come to: ranks, kinds, readings, and what beats what (ZS-2 to ZS-4)."""
