### The end of a deal of the toy game.

picture-taken = points
picture-levels = levels
picture-before = before
picture-after = after
picture-kitty-shown = put away
picture-contract =
    { $made ->
        [yes] { $name } made { $bid }
       *[no] { $name } fell short of { $bid }
    }
toy-contract =
    { $made ->
        [yes] { $name } bid { $bid } and made it.
       *[no] { $name } bid { $bid } and fell short.
    }
toy-kitty-shown = Put away: { $cards }.
toy-rises = { $name } **+{ $n }**
toy-end = Deal { $deal }. { toy-contract }
toy-end-levels = { $sides }.
toy-end-level = { $names } { $p } points, up { $n }, level { $level }
