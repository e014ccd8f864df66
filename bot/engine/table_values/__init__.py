"""What scenes may know of a table beside its deal: its news, its sitters, the deal that ended last."""
