"""What Discord knows of the bot: the permissions that it needs, and which of them it has."""
