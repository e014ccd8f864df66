"""What can be chosen: the parameters, their values, the presets, and what goes together (docs/big-two.md)."""
