"""What people type: the options of commands, cards and readings, questions without a table."""
