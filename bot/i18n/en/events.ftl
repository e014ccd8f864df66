### What happened at a table, in whatever game.

cut-added = { $name } adds a cut to the shuffle.
ready = { $name } is ready for the next deal.
rematch = { $name } asks for a rematch.
