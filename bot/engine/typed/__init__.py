"""What people type: options of commands, actions by name, nearly right names, and fields of a record."""
