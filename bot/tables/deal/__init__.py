"""Decisions at a table: what each command changes, and what follows from it."""
