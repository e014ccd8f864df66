### The rules of Sheng Ji in plain sentences: a message a parameter, a variant a value. For whoever calls /rules or sets
### house rules. The message: a line of the page, sentences of at most 15 words, the number of the rule last (as it is).
### `title`: the choice; `word`: its value, behind the title and a colon: “Packs: 2”. Both together are an entry of
### Discord’s list while house rules are typed, at most 100 letters. `off`: an item of what is not in these rules:
### “declaring no-trump, falling back by a jack”. `allowed`: which values there are, where that takes words; $example is
### one as it is typed. It ends the sentence “Levels that must be held can be: …” (err-rules-value).
### Every parameter is a fact by its name here, for each message of the game; yes and no stand for true and false.

## Cards

# $decks: 1 to 4; $hand, $kitty: how many cards; $points: in all cards.
rule-decks =
    { $decks ->
        [one] You play with one pack with two jokers: { $hand } cards each.
       *[other] You play with { $decks } packs with jokers: { $hand } cards each.
    } In all there are { $points } points: 5 for a 5, 10 for a 10 or K (SJ‑1.2).
    .title = Packs
    .word = { $decks }
rule-kitty_size = { $kitty } cards are left for the kitty. The dealer takes them and buries as many (SJ‑4.1).
    .title = Size of the kitty
    .word = { $kitty } cards
# In which direction turns go.
rule-direction =
    { $direction ->
        [clockwise] Turns go clockwise (SJ‑1.1).
       *[anticlockwise] Turns go anticlockwise (SJ‑1.1).
    }
    .title = Direction of play
    .word =
        { $direction ->
            [clockwise] clockwise
           *[anticlockwise] anticlockwise
        }
# A tractor needs neighbours in rank; the level’s own cards are trumps and leave a gap.
rule-level_gap =
    { $level_gap ->
        [open] The ranks around the level are no neighbours, so no tractor goes across it (SJ‑2.7).
       *[closed] The level leaves its suit, and the ranks around it are neighbours. At level 10, 9 9 J J is a tractor (SJ‑2.7).
    }
    .title = Tractors across the level
    .word =
        { $level_gap ->
            [open] not possible
           *[closed] possible
        }
# $constant_two: yes or no.
rule-constant_two =
    { $constant_two ->
        [yes] All 2s are trumps, right below the cards of the level (SJ‑2.8).
       *[no] A 2 is a trump only in the trump suit or at level 2 (SJ‑2.8).
    }
    .title = 2s as trumps
    .off = 2s that are always trumps
    .word =
        { $constant_two ->
            [yes] always
           *[no] only at level 2
        }
# Parts are pairs in a tractor, triples in a bulldozer.
rule-min_run =
    { $min_run ->
        [decks] A tractor or bulldozer has at least as many parts as there are packs (SJ‑5.2).
       *[two] A tractor is two or more pairs in a row. A bulldozer is two or more triples (SJ‑5.2).
    }
    .title = Shortest tractor
    .word =
        { $min_run ->
            [decks] as many parts as packs
           *[two] two parts
        }

## Drawing and declaring

# $close_window: 1 to 120. The word is also a part of wait-drawing, unless your language must bend it there.
rule-close_window = After the last card you have { $close_window } seconds to declare. Each declaration starts them again (SJ‑3.2).
    .title = Time to declare
    .word =
        { $close_window ->
            [one] 1 second
           *[other] { $close_window } seconds
        }
# What overturns what.
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] Between equally many level cards, from two on, the suit decides: ♦ ♣ ♥ ♠, spades highest (SJ‑3.3).
       *[no] To overturn, show more equal cards, or as many jokers (SJ‑3.3).
    }
    .title = Declarations of equal strength
    .word =
        { $suit_breaks_tie ->
            [yes] the suit decides
           *[no] the first stays
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] You may overturn your own declaration in another suit (SJ‑3.4).
       *[no] You may add equal cards to your own declaration, but not overturn it (SJ‑3.4).
    }
    .title = Overturning yourself
    .word =
        { $self_overturn ->
            [yes] in another suit
           *[no] not possible
        }
# That no suit is trump, only jokers and the cards of the level.
rule-no_trump =
    { $no_trump ->
        [off] Jokers declare nothing, so there is always a trump suit (SJ‑3.5).
        [full] All jokers of one kind together declare no-trump (SJ‑3.5).
       *[jokers] Two equal jokers or more declare no-trump (SJ‑3.5).
    }
    .title = Declaring no-trump
    .off = declaring no-trump
    .word =
        { $no_trump ->
            [off] not possible
            [full] with all equal jokers
           *[jokers] with two equal jokers
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] In the first deal the first to declare deals (SJ‑3.6).
       *[final_declarer] In the first deal whoever declares last deals (SJ‑3.6).
    }
    .title = First dealer
    .word =
        { $first_dealer ->
            [first_declarer] who declares first
           *[final_declarer] who declares last
        }
# What makes the trumps where nobody declares.
rule-no_declaration =
    If nobody declares, the first deal is dealt again. { $no_declaration ->
        [no_trump] Later ones have no trump suit (SJ‑3.7).
        [partner] Later the dealer’s partner names the trumps (SJ‑3.7).
       *[turn_up] Later a card of the kitty makes the trumps (SJ‑3.7).
    }
    .title = If nobody declares
    .word =
        { $no_declaration ->
            [no_trump] no trump suit
            [partner] the dealer’s partner names it
           *[turn_up] the kitty shows it
        }
# For tables that play the same cards as others.
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] Who deals is given. The dealer’s partner declares first, then the others in turn (SJ‑3.8).
        [given] Who deals and the trumps are given, and nobody declares (SJ‑3.8).
       *[off] Whoever draws a card of the level may declare at once (SJ‑3.8).
    }
    .title = What is given
    .word =
        { $duplicate_mode ->
            [declare] the dealer
            [given] the dealer and the trumps
           *[off] nothing
        }
# Whether others may overturn when the kitty is buried.
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] After the burial you may overturn, take the kitty and bury again (SJ‑3.9).
       *[no] After the burial nobody overturns (SJ‑3.9).
    }
    .title = Overturning after the burial
    .off = overturning after the burial
    .word =
        { $overturn_after_kitty ->
            [yes] possible
           *[no] not possible
        }
# Which hands may ask for new cards.
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] With 15 points or fewer in hand you may ask for a redeal (SJ‑3.10).
        [trumps_3] With three trumps or fewer you may ask for a redeal (SJ‑3.10).
        [either] With 15 points or fewer, or three trumps or fewer, you may ask for a redeal (SJ‑3.10).
       *[off] Nobody can ask for a redeal (SJ‑3.10).
    }
    .title = Asking for a redeal
    .word =
        { $redeal_claims ->
            [points_15] with 15 points or fewer
            [trumps_3] with three trumps or fewer
            [either] with few points or few trumps
           *[off] never
        }

## Play

# A throw is several plays of one suit led at once; parts are the plays. Which part is led if it does not stand.
rule-failed_choice =
    A throw stands if nobody can beat any part of it. { $failed_choice ->
        [smallest] Else its smallest beatable part is led (SJ‑6.2).
        [lowest_rank] Else its lowest beatable part is led (SJ‑6.2).
        [lowest_unit_of_throw] Else its lowest part is led (SJ‑6.2).
       *[next_player] Else the next player names the part that is led (SJ‑6.2).
    }
    .title = A throw that doesn’t stand
    .word =
        { $failed_choice ->
            [smallest] its smallest beatable part
            [lowest_rank] its lowest beatable part
            [lowest_unit_of_throw] its lowest part
           *[next_player] a part that the next player names
        }
# $penalty: nothing, attempt or card.
rule-throw_penalty =
    { $penalty ->
        [attempt] A throw that doesn’t stand costs 10 points (SJ‑6.3).
        [card] A throw that doesn’t stand costs 10 points for each card that goes back (SJ‑6.3).
       *[nothing] A throw that doesn’t stand costs no points (SJ‑6.3).
    }
    .title = Cost of a throw that doesn’t stand
    .word =
        { $penalty ->
            [attempt] 10 points
            [card] 10 points a card
           *[nothing] nothing
        }
# What a bulldozer asks for, in which order, from whoever follows without one.
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] A led bulldozer asks for two triples first. Next comes a tractor, then a triple and a pair (SJ‑7.6).
        [tractor_before_pungs] A led bulldozer asks for a tractor before two triples (SJ‑7.6).
       *[pung_first] A led bulldozer asks for triples first, then for a pair, then for a tractor (SJ‑7.6).
    }
    .title = Following a bulldozer
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] a tractor before a triple and a pair
            [tractor_before_pungs] a tractor before two triples
           *[pung_first] triples first
        }
# Whether a led tractor of three pairs asks for one of two.
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] A led tractor asks for a shorter tractor, too (SJ‑7.5).
       *[no] A led tractor asks for a tractor of its length, else for pairs (SJ‑7.5).
    }
    .title = Shorter tractors
    .word =
        { $partial_run_follow ->
            [yes] asked for
           *[no] not asked for
        }
# What is asked besides the led suit.
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] You follow suit and match pairs and tractors, but split no triple for a pair (SJ‑7.7).
        [none] You follow suit; pairs and tractors need not be matched (SJ‑7.7).
       *[full] You follow suit and match pairs, triples and tractors as well as you can (SJ‑7.7).
    }
    .title = What following asks for
    .word =
        { $follow_duty ->
            [longer_tuples_protected] suit and form, without splitting triples
            [none] the suit
           *[full] suit and form
        }
# To ruff: to play trumps on another suit, and win.
rule-ruff_structure =
    { $ruff_structure ->
        [exact] A ruff must have exactly the form that was led (SJ‑8.2).
       *[at_least] A ruff must at least have the form that was led. A pair does for two singles (SJ‑8.2).
    }
    .title = Form of a ruff
    .word =
        { $ruff_structure ->
            [exact] exactly what was led
           *[at_least] at least what was led
        }
# A ruff on a ruff, in a trick of several parts.
rule-over_ruff =
    { $over_ruff ->
        [all_units] A later ruff wins if each of its parts is higher (SJ‑8.4).
        [highest_card] A later ruff wins if its highest card is higher (SJ‑8.4).
       *[key_unit] A later ruff wins if its largest part is higher (SJ‑8.4).
    }
    .title = Ruffing higher
    .word =
        { $over_ruff ->
            [all_units] in each part
            [highest_card] by the highest card
           *[key_unit] in the largest part
        }
# $hide_stopper: yes or no.
rule-hide_stopper =
    { $hide_stopper ->
        [yes] Nobody is told who could beat a throw (SJ‑11.3).
       *[no] Everybody sees who could beat a throw (SJ‑11.3).
    }
    .title = Who stops a throw
    .word =
        { $hide_stopper ->
            [yes] hidden
           *[no] shown
        }

## Points and levels

# $start_level: 2 to 9, T for 10, J, Q, K or A.
rule-start_level = Both sides begin at level { rule-start_level.word } (SJ‑1.4).
    .title = First level
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
# The word is also the end of brief-points: “Kitty: double.”
rule-kitty_multiplier =
    If the attackers win the last trick, they score the kitty. { $kitty_multiplier ->
        [times_unit] It counts ×2 for each card of the largest part led: ×4 for a pair (SJ‑9.2).
        [power_unit] It doubles with each card of the largest part led: ×4 for a pair (SJ‑9.2).
        [times_cards] It counts ×2 for each card led (SJ‑9.2).
        [side_half] It doubles with each card of the largest part led; without trumps it is half (SJ‑9.2).
       *[flat2] Its points count double (SJ‑9.2).
    }
    .title = What the kitty counts
    .word =
        { $kitty_multiplier ->
            [times_unit] ×2 for a single, ×4 for a pair, ×8 for a two-pair tractor
            [power_unit] ×2 for a single, ×4 for a pair, ×16 for a two-pair tractor
            [times_cards] ×2 for each card of the last lead
            [side_half] double for each card, half without trumps
           *[flat2] double
        }
# $dead_zone: yes, where taking over alone gains no level; $step and $threshold: points of the attackers.
rule-dead_zone =
    { $dead_zone ->
        [yes] With { $threshold } points the attackers take over the deal. They gain a level with each { $step } more (SJ‑10.1).
       *[no] With { $threshold } points the attackers take over and gain a level. Each { $step } more bring another (SJ‑10.1).
    }
    .title = Levels of the attackers
    .word =
        { $dead_zone ->
            [yes] from { $step } points above { $threshold }
           *[no] from { $threshold } points
        }
# What few points of the attackers bring the dealer’s side.
rule-level_table =
    { $level_table ->
        [quarters] The dealer’s side gains 4 levels at 0 points, then 3, 2 and 1, every 25 points (SJ‑10.6).
       *[standard] The dealer’s side gains 3 levels at 0 points, 2 below { $step }, else 1 (SJ‑10.1).
    }
    .title = Levels of the dealer’s side
    .off = a level for every 25 points
    .word =
        { $level_table ->
            [quarters] one for every 25 points
           *[standard] three, two or one
        }
# $attacker_cap: 1 to 12; 0 stands for no limit.
rule-attacker_cap =
    { $attacker_cap ->
        [0] The attackers may gain any number of levels in a deal (SJ‑10.1).
        [one] The attackers gain one level at most in a deal (SJ‑10.1).
       *[other] The attackers gain { $attacker_cap } levels at most in a deal (SJ‑10.1).
    }
    .title = Most levels of the attackers
    .word =
        { $attacker_cap ->
            [0] no limit
           *[other] { $attacker_cap }
        }
# $must: the levels that must be played, parted by commas; $must_n: how many.
rule-must_play =
    { $must_n ->
        [0] A side may pass over any level (SJ‑10.3).
        [one] Nobody passes over level { $must }: it must be held as dealer’s side (SJ‑10.3).
       *[other] Nobody passes over the levels { $must }: each must be held as dealer’s side (SJ‑10.3).
    }
    .title = Levels that must be held
    .allowed = a list of levels, even an empty one, such as { $example }
    .word =
        { $must_n ->
            [0] none
           *[other] { $must }
        }
# Which ranks are levels.
rule-ladder =
    { $ladder ->
        [speed] Only the levels 2, 5, 10, K and A are played, one step a win (SJ‑10.6).
       *[all] All levels are played: 2 to 10, J, Q, K and A (SJ‑10.6).
    }
    .title = Which levels are played
    .word =
        { $ladder ->
            [speed] 2, 5, 10, K and A
           *[all] all
        }
rule-max_level =
    { $max_level ->
        [NT] Who holds the deal at no-trump, after level A, wins the match (SJ‑10.4).
       *[A] Who holds the deal at level A wins the match (SJ‑10.4).
    }
    .title = Last level
    .word =
        { $max_level ->
            [NT] no-trump
           *[A] A
        }
# What a J in the last trick does at level J.
rule-jack_hook =
    { $jack_hook ->
        [single] At level J the attackers may win the last trick with a single J. Then the dealer’s side falls back to 2 (SJ‑10.5).
        [graded] At level J the attackers may win the last trick with a single J. With enough points, the dealer’s side falls back: to 2 for a trump, else to 8 (SJ‑10.5).
       *[off] A J in the last trick changes no level (SJ‑10.5).
    }
    .title = A jack in the last trick
    .off = falling back by a jack
    .word =
        { $jack_hook ->
            [single] back to 2
            [graded] back to 2 or 8
           *[off] changes nothing
        }
# What is booked in the server’s ledger. $book_level, $book_match: points, 0 to 100.
rule-book_level =
    { $book_level ->
        [0] Levels bring no points in the ledger (SJ‑11.7).
        [one] Each level gained brings everybody of that side 1 point, and costs the others 1 (SJ‑11.7).
       *[other] Each level gained brings everybody of that side { $book_level } points, and costs the others as many (SJ‑11.7).
    }
    .title = Ledger points for a level
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] Winning the match brings no more points in the ledger (SJ‑11.7).
        [one] Winning the match brings 1 point more, and costs the others 1 (SJ‑11.7).
       *[other] Winning the match brings { $book_match } points more, and costs the others as many (SJ‑11.7).
    }
    .title = Ledger points for the match
    .word = { $book_match }
