"""The cogs that ``bot.app`` names: slash commands, and the buttons that go with them."""
