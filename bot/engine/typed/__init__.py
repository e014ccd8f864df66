"""What people type: options of commands, actions by name, names that are nearly right, and fields of a record."""
