"""Duplicate evenings while they go on: their tables, whose cards may open, and the computers' room."""
