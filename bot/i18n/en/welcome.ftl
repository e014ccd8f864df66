### The playground: a page on one's own computer that looks like a chat, to try the bot in. No markup.

## What a first visitor reads above the button, on a computer or a phone. Headings are one line, about 40 characters.

welcome-title = A small chat, to try Dai Di in
welcome-text = Dai Di is a bot that deals Chinese card games. The bot is real, this server is make-believe. Nothing leaves this computer.
welcome-begin = Press the button below
    .text = Three computers sit down with you, and the cards are dealt. A coach says one thing on each of your turns.
# Where the screen is at least 760 pixels wide.
welcome-cards-wide = Look right for your cards
    .text = What only you may see is in the right-hand column, and nowhere else.
welcome-people-wide = Be somebody else
    .text = The names at the top right are people. Choose another one to join a table, or to watch.
# On a phone. “Open” is a button of the page.
welcome-cards-narrow = Your cards come up from below
    .text = Close them to see the table. “Open” in the bar at the bottom brings them back.
welcome-people-narrow = { welcome-people-wide }
    .text = Your name at the top right opens the list of people. Choose another one to join a table, or to watch.
# The button: at most 80 characters, better 25.
welcome-button = Play a first deal

## What stands beside the names of channels, and the name of a person who only watches

welcome-channel-game = Tables are opened here
welcome-channel-practice = Try things here
welcome-spectator = Spectator
