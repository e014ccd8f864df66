"""The commands that keep the store: a copy, the way back, and a move to another database."""
