"""What scenes may know of a table beside its deal: its news, its sitters, and the last deal that ended."""
