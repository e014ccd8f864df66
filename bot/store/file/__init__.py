"""The database file: sound, locked, backed up, and with the newest schema."""
