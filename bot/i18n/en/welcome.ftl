### What a first visitor of the playground reads, and the people there.

welcome-title = A small chat, to try Dai Di in
welcome-text = Dai Di is a bot that deals Chinese card games. The bot is real, this server is make-believe. Nothing leaves this computer.
welcome-begin = Press the button below
    .text = Three computers sit down with you, and the cards are dealt. A coach says one thing on each of your turns.
# What is on the screen at least 760 pixels wide.
welcome-cards-wide = Look right for your cards
    .text = What only you may see is in the right-hand column, and nowhere else.
welcome-people-wide = Be somebody else
    .text = The names at the top right are people. Choose another one to join a table, or to watch.
# What is on a phone.
welcome-cards-narrow = Your cards come up from below
    .text = Close them to see the table. Open in the bar at the bottom brings them back.
welcome-people-narrow = Be somebody else
    .text = Your name at the top right opens the list of people. Choose another one to join a table, or to watch.
welcome-button = Play a first deal
welcome-channel-game = Tables are opened here
welcome-channel-practice = Try things here
welcome-spectator = Spectator
