### /tutorial: a table of one person and computers, with a coach for one deal.

command-tutorial = Learn the game in one deal against computers
tutorial-over = **That was a whole deal.** You know how it goes now.
    .note = Next deal goes on without a coach. /table open starts a table with others, /help has the game in short.
# In place of what is said of the seal of a shuffle.
lesson-chosen = This deal was chosen to teach, not left to chance.
