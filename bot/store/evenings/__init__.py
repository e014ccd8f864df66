"""Duplicate evenings of servers: what they deal, and which tables belong to them."""
