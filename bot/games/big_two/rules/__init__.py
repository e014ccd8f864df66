"""What can be chosen: the parameters and their values, the presets, and which values contradict (docs/big-two.md)."""
