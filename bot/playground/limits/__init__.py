"""What Discord refuses: its limits, its description of its API, and the form of a refusal."""
