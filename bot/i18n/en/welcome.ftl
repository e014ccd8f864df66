### What a first visitor of the playground reads, and the people there.

welcome-title = A small chat, to try Daidi in
welcome-text = Daidi is a bot that deals Chinese card games. This page is a make-believe server for it: the bot is the real one, the people are you. Nothing leaves this computer.
welcome-table = Open a practice table
    .text = Three computers sit down with you. Press Start, and the cards are dealt.
welcome-cards = Look right for your cards
    .text = What only you may see appears in the right-hand column, and nowhere else.
welcome-people = Change who you are
    .text = The names at the top right are people. Choose another one to sit down as well, or to watch.
welcome-button = Open a practice table
welcome-channel-game = Tables are opened here
welcome-channel-practice = Try things here
welcome-spectator = Spectator
