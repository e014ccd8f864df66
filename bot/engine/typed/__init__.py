"""What people type: the options of commands, actions by name, and names that are nearly right."""
