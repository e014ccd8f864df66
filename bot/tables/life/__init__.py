"""The tables that live: their locks, their time, and what they do by themselves."""
