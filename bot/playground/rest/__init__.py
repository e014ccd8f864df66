"""Discord's REST API v10: the form of every answer, and what each address does."""
