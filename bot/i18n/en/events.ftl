### What happened at a table, in whatever game.

to-play = { $name } is to play, { cards } in hand.
cut-added = { $name } adds a cut to the shuffle.
ready = { $name } is ready for the next deal.
rematch = { $name } asks for a rematch.
