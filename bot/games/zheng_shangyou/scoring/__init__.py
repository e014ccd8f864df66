"""What places are worth, and the end of the match (ZS-7)."""
