"""What a person chooses and looks up for themselves, on every server."""
