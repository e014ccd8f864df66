"""What people type: options of commands, actions by name, and fields of a record."""
