"""Sheng Ji: the levelling game of docs/sheng-ji.md, for four in two partnerships, with one to four packs."""
