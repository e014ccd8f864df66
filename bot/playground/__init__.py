"""A small Discord on the loopback interface: REST, gateway, limits, a driver for tests and a page in the browser.

It runs as a separate process, speaks only HTTP and JSON, imports nothing of the bot and would serve any bot.
"""
