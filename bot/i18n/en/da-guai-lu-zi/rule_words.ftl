### The values of Da Guai Lu Zi’s parameters in a few words, to stand behind the parameter’s title: in comparisons, previews and lists.

word-dg-players = { $dg-players }
word-dg-packs = { $dg-packs }
word-dg-direction =
    { $dg-direction ->
        [cw] clockwise
       *[ccw] anticlockwise
    }
word-dg-trump =
    { $dg-trump ->
        [level] by level
       *[none] none
    }
word-dg-level_start =
    { $dg-level_start ->
        [T] 10
       *[other] { $dg-level_start }
    }
word-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] flush higher
       *[no] straight higher
    }
word-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] the next ranks decide
       *[top_only] equal
    }
word-dg-small_pair =
    { $dg-small_pair ->
        [beats] beats a mixed pair
       *[tie] equals a mixed pair
    }
word-dg-reading =
    { $dg-reading ->
        [named] by the player
       *[fixed] by the rules
    }
word-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] the lowest
       *[strongest] the highest
    }
word-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] as weak as can be
       *[normal] like any other
    }
word-dg-first_lead =
    { $dg-first_lead ->
        [random] by chance
       *[draw] the highest card drawn
    }
word-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] who paid the highest tribute
       *[first_finisher] the first finisher
    }
word-dg-tribute =
    { $dg-tribute ->
        [yes] paid
       *[no] none
    }
word-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] chance picks
       *[giver] the giver chooses
    }
word-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] neighbours first
       *[rank_order] by rank and place
    }
word-dg-return =
    { $dg-return ->
        [candidates] the giver takes one of several
       *[recipient] the recipient’s choice
    }
word-dg-resist =
    { $dg-resist ->
        [0] none
       *[other] { $dg-resist }
    }
word-dg-score =
    { $dg-score ->
        [levels] levels
       *[caught_points] a point for each caught
    }
word-dg-level_step =
    { $dg-level_step ->
        [caught] as many as were caught
       *[one] one
    }
word-dg-level_end =
    { $dg-level_end ->
        [T] 10
       *[other] { $dg-level_end }
    }
word-dg-fail_limit =
    { $dg-fail_limit ->
        [0] no limit
       *[other] { $dg-fail_limit }
    }
word-dg-match_end =
    { $dg-match_end ->
        [points] at a number of points
        [deals] after some deals
        [level] by a win at the last level
       *[open] when the host stops
    }
word-dg-target = { $dg-target }
word-dg-deals = { $dg-deals }
