"""The cogs that `bot.app` names: slash commands and what is pressed for them."""
