"""A small Discord on the loopback interface: REST, gateway, limits, a driver for tests and a page in the browser.

It is a process of its own, speaks HTTP and JSON only, imports nothing of the bot and would serve any bot.
"""
