### /tutorial: a table of one person and computers, with a coach for one deal.

# Its description in Discord's list of commands: at most 100 characters.
command-tutorial = Learn the game in one deal against computers
# To the person, below the result of the deal that was coached; .note small below it.
tutorial-over = **That was a whole deal.** You know how it goes now.
    .note = { button-next-deal } goes on without a coach. /table open starts a table with others, /help has the game in short.
# A small line at the table, in place of what is said of the seal of a shuffle.
lesson-chosen = This deal was chosen to teach, not left to chance.
