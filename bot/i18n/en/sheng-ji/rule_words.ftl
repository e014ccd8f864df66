### The values of Sheng Ji’s parameters in a few words, to stand behind the parameter’s title: in comparisons, previews and lists.

word-decks = { $decks }
word-kitty_size = { $kitty } cards
word-direction =
    { $direction ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }
word-level_gap =
    { $level_gap ->
        [open] not possible
       *[closed] possible
    }
word-constant_two =
    { $constant_two ->
        [yes] always
       *[no] only at level 2
    }
word-min_run =
    { $min_run ->
        [decks] as many parts as packs
       *[two] two parts
    }
word-close_window =
    { $close_window ->
        [one] 1 second
       *[other] { $close_window } seconds
    }
word-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] the suit decides
       *[no] the first stays
    }
word-self_overturn =
    { $self_overturn ->
        [yes] in another suit
       *[no] not possible
    }
word-no_trump =
    { $no_trump ->
        [off] not possible
        [full] with all equal jokers
       *[jokers] with two equal jokers
    }
word-first_dealer =
    { $first_dealer ->
        [first_declarer] who declares first
       *[final_declarer] who declares last
    }
word-no_declaration =
    { $no_declaration ->
        [no_trump] no trump suit
        [partner] the dealer’s partner names it
       *[turn_up] the kitty shows it
    }
word-duplicate_mode =
    { $duplicate_mode ->
        [declare] the dealer
        [given] the dealer and the trumps
       *[off] nothing
    }
word-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] possible
       *[no] not possible
    }
word-redeal_claims =
    { $redeal_claims ->
        [points_15] with 15 points or fewer
        [trumps_3] with three trumps or fewer
        [either] with few points or few trumps
       *[off] never
    }
word-failed_choice =
    { $failed_choice ->
        [smallest] its smallest beatable part
        [lowest_rank] its lowest beatable part
        [lowest_unit_of_throw] its lowest part
       *[next_player] a part that the next player names
    }
word-throw_penalty =
    { $penalty ->
        [attempt] 10 points
        [card] 10 points a card
       *[nothing] nothing
    }
word-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] a tractor before a triple and a pair
        [tractor_before_pungs] a tractor before two triples
       *[pung_first] triples first
    }
word-partial_run_follow =
    { $partial_run_follow ->
        [yes] asked for
       *[no] not asked for
    }
word-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] suit and form, without splitting triples
        [none] the suit
       *[full] suit and form
    }
word-ruff_structure =
    { $ruff_structure ->
        [exact] exactly what was led
       *[at_least] at least what was led
    }
word-over_ruff =
    { $over_ruff ->
        [all_units] in each part
        [highest_card] by the highest card
       *[key_unit] in the largest part
    }
word-hide_stopper =
    { $hide_stopper ->
        [yes] hidden
       *[no] shown
    }
word-start_level =
    { $start_level ->
        [T] 10
       *[2] { $start_level }
    }
word-kitty_multiplier =
    { $kitty_multiplier ->
        [times_unit] ×2 for a single, ×4 for a pair, ×8 for a two-pair tractor
        [power_unit] ×2 for a single, ×4 for a pair, ×16 for a two-pair tractor
        [times_cards] ×2 for each card of the last lead
        [side_half] double for each card, half without trumps
       *[flat2] double
    }
word-dead_zone =
    { $dead_zone ->
        [yes] from { $step } points above { $threshold }
       *[no] from { $threshold } points
    }
word-level_table =
    { $level_table ->
        [quarters] one for every 25 points
       *[standard] three, two or one
    }
word-attacker_cap =
    { $attacker_cap ->
        [0] no limit
       *[other] { $attacker_cap }
    }
word-must_play =
    { $must_n ->
        [0] none
       *[other] { $must }
    }
word-ladder =
    { $ladder ->
        [speed] 2, 5, 10, K and A
       *[all] all
    }
word-max_level =
    { $max_level ->
        [NT] no-trump
       *[A] A
    }
word-jack_hook =
    { $jack_hook ->
        [single] back to 2
        [graded] back to 2 or 8
       *[off] changes nothing
    }
word-book_level = { $book_level }
word-book_match = { $book_match }
