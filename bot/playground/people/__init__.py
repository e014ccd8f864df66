"""People for tests: what they do and see, at a bot that runs in this process or in another."""
