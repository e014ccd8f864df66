"""Discord's edge: commands and presses in, messages out, no game logic."""
