"""A table during a deal: its message, calls to a turn, private answers, and a table that cannot be read."""
