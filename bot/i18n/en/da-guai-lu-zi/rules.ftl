### The rules of Da Guai Lu Zi in plain sentences: a message a parameter, a variant a value. The attribute `title` names the
### choice, `word` its value, to stand behind the title, and `off` what is not played. Every parameter is an argument by its
### public name; yes and no stand for true and false. Read on the page of /rules show and by hosts in /rules set:
### “Turns go clockwise (DG‑0.2).”, “Direction of play: clockwise”, “Not in these rules: tribute by caught players.”
### A sentence has at most 15 words and the number of the rule; a title at most 45; a word 60, no capital; `off` no capital.

## Cards

rule-dg-players = Six play in two teams of three. No neighbour is a partner (DG‑0.3).
    .title = Players
    .word = { $dg-players }
rule-dg-packs = You play with { $dg-packs } packs with jokers: { $hand } cards each (DG‑2.1).
    .title = Packs
    .word = { $dg-packs }
rule-dg-direction =
    { $dg-direction ->
        [cw] Turns go clockwise (DG‑0.2).
       *[ccw] Turns go anticlockwise (DG‑0.2).
    }
    .title = Direction of play
    .word =
        { $dg-direction ->
            [cw] clockwise
           *[ccw] anticlockwise
        }
rule-dg-trump =
    { $dg-trump ->
        [level]
            { $dg-score ->
                [levels] The level of the leading team is the trump rank. Its cards stand between the ace and the jokers (DG‑2.4).
               *[caught_points] One rank is trump in every deal. Its cards stand between the ace and the jokers (DG‑2.4).
            }
       *[none] From low to high: 2 to 10, J, Q, K, A, little joker, big joker. No rank is trump (DG‑2.2).
    }
    .title = Trump rank
    .off = a trump rank above the ace
    .word =
        { $dg-trump ->
            [level] by level
           *[none] none
        }
rule-dg-level_start =
    { $dg-score ->
        [levels] Both teams begin at level { $dg-level_start } (DG‑6.4).
       *[caught_points] The trump rank is { $dg-level_start } (DG‑9.1).
    }
    .title = First level
    .word = { $dg-level_start }

## Plays

rule-dg-flush_over_straight =
    { $dg-flush_over_straight ->
        [yes] A flush beats a straight (DG‑3.2).
       *[no] A straight beats a flush (DG‑3.2).
    }
    .title = Flush and straight
    .word =
        { $dg-flush_over_straight ->
            [yes] flush higher
           *[no] straight higher
        }
rule-dg-flush_tie =
    { $dg-flush_tie ->
        [all_ranks] If two flushes have the same highest rank, the next ranks decide (DG‑3.6).
       *[top_only] Flushes with the same highest rank are equal (DG‑3.6).
    }
    .title = Equal flushes
    .word =
        { $dg-flush_tie ->
            [all_ranks] the next ranks decide
           *[top_only] equal
        }
rule-dg-small_pair =
    { $dg-small_pair ->
        [beats] Two little jokers beat a little and a big one (DG‑4.3).
       *[tie] Two little jokers are as high as a little and a big one (DG‑4.3).
    }
    .title = Pair of little jokers
    .off = two little jokers above a mixed pair
    .word =
        { $dg-small_pair ->
            [beats] beats a mixed pair
           *[tie] equals a mixed pair
        }

## Jokers

rule-dg-reading =
    { $dg-reading ->
        [named] You may say what your jokers make: any kind and rank that the cards allow (DG‑4.7).
       *[fixed] Jokers make the strongest kind that the cards allow (DG‑4.5).
    }
    .title = Naming a reading
    .off = naming what jokers make
    .word =
        { $dg-reading ->
            [named] by the player
           *[fixed] by the rules
        }
rule-dg-wild_rank =
    { $dg-wild_rank ->
        [weakest] Inside the strongest kind, jokers make the lowest rank (DG‑4.5).
       *[strongest] Inside the strongest kind, jokers make the highest rank (DG‑4.5).
    }
    .title = Rank inside a kind
    .word =
        { $dg-wild_rank ->
            [weakest] the lowest
           *[strongest] the highest
        }
rule-dg-wild_finish =
    { $dg-wild_finish ->
        [weakest] Five cards with jokers that empty a hand are read as weak as can be (DG‑4.6).
       *[normal] A last play with jokers is read like any other (DG‑4.6).
    }
    .title = A last play with jokers
    .off = weak last plays with jokers
    .word =
        { $dg-wild_finish ->
            [weakest] as weak as can be
           *[normal] like any other
        }

## Who leads

rule-dg-first_lead =
    { $dg-first_lead ->
        [random] Chance picks who leads the first deal (DG‑5.3).
       *[draw] Everybody draws a card. The highest leads the first deal (DG‑5.3).
    }
    .title = First lead
    .word =
        { $dg-first_lead ->
            [random] by chance
           *[draw] the highest card drawn
        }
rule-dg-later_lead =
    { $dg-later_lead ->
        [highest_tribute] After tribute, whoever paid the highest card leads. Else it is the first finisher (DG‑5.4).
       *[first_finisher] The first finisher of the deal before leads (DG‑5.4).
    }
    .title = Later leads
    .word =
        { $dg-later_lead ->
            [highest_tribute] who paid the highest tribute
           *[first_finisher] the first finisher
        }

## Tribute

rule-dg-tribute =
    { $dg-tribute ->
        [yes] Before the next deal every caught player gives a highest card. A card comes back (DG‑7.1).
       *[no] Caught players pay nothing (DG‑7.1).
    }
    .title = Tribute
    .off = tribute by caught players
    .word =
        { $dg-tribute ->
            [yes] paid
           *[no] none
        }
rule-dg-tribute_pick =
    { $dg-tribute_pick ->
        [random] Chance picks among equally high cards of a giver (DG‑7.3).
       *[giver] A giver chooses among equally high cards (DG‑7.3).
    }
    .title = Equally high tributes
    .word =
        { $dg-tribute_pick ->
            [random] chance picks
           *[giver] the giver chooses
        }
rule-dg-pairing =
    { $dg-pairing ->
        [adjacent_first] A giver pays the winner just before them. The rest follow in turn order (DG‑7.5).
       *[rank_order] The highest tribute goes to the first place, and so on (DG‑7.5).
    }
    .title = Who pays whom
    .word =
        { $dg-pairing ->
            [adjacent_first] neighbours first
           *[rank_order] by rank and place
        }
rule-dg-return =
    { $dg-return ->
        [candidates] For a joker, two or three cards are put out, and the giver takes one (DG‑7.6).
       *[recipient] The recipient returns any card they like (DG‑7.6).
    }
    .title = Card in return
    .word =
        { $dg-return ->
            [candidates] the giver takes one of several
           *[recipient] the recipient’s choice
        }
rule-dg-resist =
    { $dg-resist ->
        [0] Nobody is free from tribute (DG‑7.2).
        [one] Whoever holds a joker pays no tribute (DG‑7.2).
       *[other] Whoever holds { $dg-resist } jokers or more pays no tribute (DG‑7.2).
    }
    .title = Jokers needed to skip tribute
    .word =
        { $dg-resist ->
            [0] none
           *[other] { $dg-resist }
        }

## Points, levels and the match

rule-dg-score =
    { $dg-score ->
        [levels] The team of the first finisher wins if it is out first. A win raises the leading team alone (DG‑6.4).
       *[caught_points] The team of the first finisher wins if it is out first. Each opponent caught is a point for each of them (DG‑6.3).
    }
    .title = Scoring
    .word =
        { $dg-score ->
            [levels] levels
           *[caught_points] a point for each caught
        }
rule-dg-level_step =
    { $dg-level_step ->
        [caught] A win raises the leading team by a level for each opponent caught (DG‑6.4).
       *[one] A win raises the leading team by one level (DG‑6.4).
    }
    .title = Levels per win
    .word =
        { $dg-level_step ->
            [caught] as many as were caught
           *[one] one
        }
rule-dg-level_end = Level { $dg-level_end } is the last (DG‑6.4).
    .title = Last level
    .word = { $dg-level_end }
rule-dg-fail_limit =
    { $dg-fail_limit ->
        [0] A team may fail at the last level as often as it likes (DG‑8.2).
        [one] A team that fails at the last level loses the match (DG‑8.2).
       *[other] A team that fails { $dg-fail_limit } times at the last level loses the match (DG‑8.2).
    }
    .title = Failures that lose
    .word =
        { $dg-fail_limit ->
            [0] no limit
           *[other] { $dg-fail_limit }
        }
rule-dg-match_end =
    { $dg-match_end ->
        [points]
            { $dg-score ->
                [levels] The match goes to a number of points. A level gained is a point (DG‑8.2).
               *[caught_points] The match goes to a number of points (DG‑8.2).
            }
        [deals] The match is a number of deals (DG‑8.2).
        [level] The leading team wins the match by a win at the last level (DG‑8.2).
       *[open] The match goes on until the host stops (DG‑8.2).
    }
    .title = End of the match
    .word =
        { $dg-match_end ->
            [points] at a number of points
            [deals] after some deals
            [level] by a win at the last level
           *[open] when the host stops
        }
rule-dg-target =
    { $dg-target ->
        [one] One point wins the match (DG‑8.2).
       *[other] { $dg-target } points win the match (DG‑8.2).
    }
    .title = Points to win
    .word = { $dg-target }
rule-dg-deals =
    { $dg-deals ->
        [one] The match is one deal (DG‑8.2).
       *[other] The match is { $dg-deals } deals (DG‑8.2).
    }
    .title = Number of deals
    .word = { $dg-deals }
