"""Plays: the pack in its order, combinations, what beats what, and every play that a hand can make."""
