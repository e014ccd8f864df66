"""Where Discord meets the tables: commands and presses in, messages out; no game logic."""
