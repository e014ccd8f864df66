### The values of Zheng Shangyou’s parameters in a few words, to stand behind the parameter’s title: in comparisons, previews and lists.

word-zs-players = { $zs-players }
word-zs-packs = { $zs-packs }
word-zs-surplus =
    { $zs-surplus ->
        [leave] lie unseen
       *[deal] are dealt
    }
word-zs-teams =
    { $sides ->
        [pairs] two pairs
        [threes] three against three
       *[none] none
    }
word-zs-direction =
    { $zs-direction ->
        [cw] clockwise
       *[ccw] anticlockwise
    }
word-zs-ranks =
    { $order ->
        [low] 2 lowest, A highest
       *[high] 3 lowest, 2 highest
    }
word-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] wild
       *[no] not wild
    }
word-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] wild
       *[no] not wild
    }
word-zs-reading =
    { $zs-reading ->
        [fixed] the rules choose
       *[named] the player chooses
    }
word-zs-seq_ranks =
    { $straights ->
        [low] 2 to K
        [all] 2 to A
       *[high] 3 to A
    }
word-zs-seq_min = { $zs-seq_min } cards
word-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] beat mixed ones
       *[no] count like mixed ones
    }
word-zs-multi_seq_min = { $zs-multi_seq_min } ranks
word-zs-full_house =
    { $zs-full_house ->
        [yes] played
       *[no] not played
    }
word-zs-bombs =
    { $zs-bombs ->
        [yes] played
       *[no] not played
    }
word-zs-first_lead =
    { $zs-first_lead ->
        [spade3] the lowest spade
       *[dealer] the dealer
    }
word-zs-later_lead =
    { $zs-later_lead ->
        [winner] the first place
        [as_first] the lowest spade
       *[third] the third place
    }
word-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] out for the trick
       *[no] may come back
    }
word-zs-exchange =
    { $zs-exchange ->
        [last_two] the last two and the first two
        [last_one] the last and the first
       *[none] none
    }
word-zs-points = { $points }
word-zs-not_last =
    { $zs-not_last ->
        [0] nothing
        [one] 1 point
       *[other] { $zs-not_last } points
    }
word-zs-match_end =
    { $zs-match_end ->
        [deals] after a number of deals
        [open] when the host stops
       *[points] at a number of points
    }
word-zs-target = { $zs-target }
word-zs-deals = { $zs-deals }
