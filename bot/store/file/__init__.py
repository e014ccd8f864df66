"""The file: one database, whole, locked, backed up, and of the newest schema."""
