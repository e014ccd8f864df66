"""Living tables: their locks, their time, and what they do by themselves."""
