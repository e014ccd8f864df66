### The rules of Zheng Shangyou in plain sentences: a message a parameter, a variant a value. The attribute `title` names the
### choice, `word` its value, to stand behind the title, and `off` what is not played. Every parameter is an argument by its
### public name; yes and no stand for true and false. Read on the page of /rules show and by hosts in /rules set:
### “Turns go clockwise (ZS‑0.2).”, “Direction of play: clockwise”, “Not in these rules: full houses.”
### `allowed` ends “Points of the places can be: …” (err-rules-value) where values take words; $example is one as typed.
### A sentence has at most 15 words and the number of the rule; a title at most 45; a word 60, no capital; `off` no capital.

## Players and cards

# $hand: the cards of the largest hand; $even: whether all hands are equal.
rule-zs-players =
    { $even ->
        [yes] { $zs-players } players have { $hand } cards each (ZS‑2.3).
       *[no] { $zs-players } players have up to { $hand } cards each (ZS‑2.3).
    }
    .title = Players
    .word = { $zs-players }
rule-zs-packs =
    { $zs-packs ->
        [one] You play with one pack of 54 cards, jokers included (ZS‑2.2).
       *[other] You play with { $zs-packs } packs of 54 cards, jokers included (ZS‑2.2).
    }
    .title = Packs
    .word = { $zs-packs }
# $surplus: how many cards are over when hands are equal.
rule-zs-surplus =
    { $zs-surplus ->
        [leave]
            { $surplus ->
                [one] All hands are equal, and one card lies unseen (ZS‑2.3).
               *[other] All hands are equal, and { $surplus } cards lie unseen (ZS‑2.3).
            }
       *[deal] All cards are dealt, so some players have one card more (ZS‑2.3).
    }
    .title = Cards left over
    .word =
        { $zs-surplus ->
            [leave] lie unseen
           *[deal] are dealt
        }
# $sides: none, or pairs or threes who play together.
rule-zs-teams =
    { $sides ->
        [pairs] Two pairs play against each other. Partners sit opposite (ZS‑2.4).
        [threes] Two teams of three play against each other. Every other seat is a partner (ZS‑2.4).
       *[none] Everybody plays alone (ZS‑2.4).
    }
    .title = Teams
    .word =
        { $sides ->
            [pairs] two pairs
            [threes] three against three
           *[none] none
        }
rule-zs-direction =
    { $zs-direction ->
        [cw] Turns go clockwise (ZS‑0.2).
       *[ccw] Turns go anticlockwise (ZS‑0.2).
    }
    .title = Direction of play
    .word =
        { $zs-direction ->
            [cw] clockwise
           *[ccw] anticlockwise
        }
# $order: low, where the 2 is the lowest card, or high.
rule-zs-ranks =
    { $order ->
        [low] 2 is the lowest card, then 3 to 10, J, Q, K, A and the jokers (ZS‑2.1).
       *[high] 3 is the lowest card, then 4 to 10, J, Q, K, A, 2 and the jokers (ZS‑2.1).
    }
    .title = Order of the ranks
    .word =
        { $order ->
            [low] 2 lowest, A highest
           *[high] 3 lowest, 2 highest
        }

## Plays and wildcards

rule-zs-wild_jokers =
    { $zs-wild_jokers ->
        [yes] A joker stands for any card of a set or a straight (ZS‑3.3).
       *[no] Jokers stand for nothing but themselves (ZS‑3.3).
    }
    .title = Wild jokers
    .off = wild jokers
    .word =
        { $zs-wild_jokers ->
            [yes] wild
           *[no] not wild
        }
rule-zs-wild_twos =
    { $zs-wild_twos ->
        [yes] Outside straights, { a-two } stands for a rank that lies beside it (ZS‑3.3).
       *[no] Among other cards, { a-two } stands for nothing but itself (ZS‑3.3).
    }
    .title = Wild cards of the highest rank
    .off = wild cards of the highest rank
    .word =
        { $zs-wild_twos ->
            [yes] wild
           *[no] not wild
        }
rule-zs-reading =
    { $zs-reading ->
        [fixed] If cards can be several plays, the rules choose one (ZS‑4.2).
       *[named] If cards can be several plays, you may say which one you mean (ZS‑4.2).
    }
    .title = Cards that can be several plays
    .word =
        { $zs-reading ->
            [fixed] the rules choose
           *[named] the player chooses
        }
# $straights: low, high or all, the ranks that form straights.
rule-zs-seq_ranks =
    { $straights ->
        [low] Straights go from 2 to K (ZS‑3.4).
        [all] Straights go from 2 to A (ZS‑3.4).
       *[high] Straights go from 3 to A (ZS‑3.4).
    }
    .title = Ranks of straights
    .word =
        { $straights ->
            [low] 2 to K
            [all] 2 to A
           *[high] 3 to A
        }
# $runs: whether such straights can be held.
rule-zs-seq_min =
    { $runs ->
        [yes] A straight has at least { $zs-seq_min } cards in a row (ZS‑3.4).
       *[no] There are no straights: no hand holds { $zs-seq_min } cards in a row (ZS‑3.4).
    }
    .title = Shortest straight
    .word = { $zs-seq_min } cards
rule-zs-suited_beats =
    { $zs-suited_beats ->
        [yes] A straight in one suit beats every mixed one of its length (ZS‑3.4).
       *[no] Suits don’t matter in straights (ZS‑3.4).
    }
    .title = Straights in one suit
    .word =
        { $zs-suited_beats ->
            [yes] beat mixed ones
           *[no] count like mixed ones
        }
# $multiple_runs: whether such rows can be held.
rule-zs-multi_seq_min =
    { $multiple_runs ->
        [yes] Pairs, triples or fours in a row need at least { $zs-multi_seq_min } ranks (ZS‑3.5).
       *[no] There are no pairs in a row: no hand holds { $zs-multi_seq_min } of them (ZS‑3.5).
    }
    .title = Shortest row of pairs
    .word = { $zs-multi_seq_min } ranks
rule-zs-full_house =
    { $zs-full_house ->
        [yes] A full house is three of a rank with two of another. The three count (ZS‑3.6).
       *[no] There are no full houses (ZS‑3.6).
    }
    .title = Full houses
    .off = full houses
    .word =
        { $zs-full_house ->
            [yes] played
           *[no] not played
        }
rule-zs-bombs =
    { $zs-bombs ->
        [yes] Four or more natural cards of a rank are a bomb, which beats other kinds. Both jokers are the rocket. It also beats bombs, and nothing beats it (ZS‑3.7).
       *[no] There are no bombs: four of a kind answer only four of a kind (ZS‑3.7).
    }
    .title = Bombs
    .off = bombs
    .word =
        { $zs-bombs ->
            [yes] played
           *[no] not played
        }

## Turns and exchange

rule-zs-first_lead =
    { $zs-first_lead ->
        [spade3] In the first deal whoever holds the lowest spade leads, with any play (ZS‑5.2).
       *[dealer] In the first deal the dealer, drawn by lot, leads with any play (ZS‑5.1).
    }
    .title = First lead
    .word =
        { $zs-first_lead ->
            [spade3] the lowest spade
           *[dealer] the dealer
        }
rule-zs-later_lead =
    { $zs-later_lead ->
        [winner] Later the first place of the deal before deals and leads (ZS‑5.1).
        [as_first] Later the last place deals, and the lowest spade leads (ZS‑5.1).
       *[third] Later the third place of the deal before deals and leads (ZS‑5.1).
    }
    .title = Later leads
    .word =
        { $zs-later_lead ->
            [winner] the first place
            [as_first] the lowest spade
           *[third] the third place
        }
rule-zs-pass_lock =
    { $zs-pass_lock ->
        [yes] Whoever passes is out until the trick ends (ZS‑5.3).
       *[no] Whoever passes may come back in the same trick (ZS‑5.3).
    }
    .title = After a pass
    .word =
        { $zs-pass_lock ->
            [yes] out for the trick
           *[no] may come back
        }
rule-zs-exchange =
    { $zs-exchange ->
        [last_two] Before later deals the last two each give up one of their highest cards. The first two each give back any card (ZS‑6.2).
        [last_one] Before later deals the last player gives up one of their highest cards. The first player gives back any card (ZS‑6.3).
       *[none] Nothing is exchanged between deals (ZS‑6).
    }
    .title = Exchange
    .off = an exchange between deals
    .word =
        { $zs-exchange ->
            [last_two] the last two and the first two
            [last_one] the last and the first
           *[none] none
        }

## Places and points

# $points: those of all places, a list: “2, 1, 0”; $paid: without the zeros at its end; $paid_places: how many these are.
rule-zs-points =
    { $sides ->
        [none]
            { $paid_places ->
                [0] No place brings points (ZS‑7.1).
                [one] Only the first place brings points: { $paid } (ZS‑7.1).
               *[other] The places bring, from the first on: { $paid } (ZS‑7.1).
            }
       *[other]
            { $paid_places ->
                [0] No place brings points (ZS‑7.2).
                [one] Only the first place brings its team points: { $paid } (ZS‑7.2).
               *[other] The places bring their team, from the first on: { $paid } (ZS‑7.2).
            }
    }
    .title = Points of the places
    .allowed = 1 to 8 numbers from 0 to 100, never rising, such as { $example }
    .word = { $points }
rule-zs-not_last =
    { $zs-not_last ->
        [0] Avoiding the last place brings a team nothing (ZS‑7.2).
        [one] The team without the last place gets 1 point more (ZS‑7.2).
       *[other] The team without the last place gets { $zs-not_last } points more (ZS‑7.2).
    }
    .title = Avoiding the last place
    .word =
        { $zs-not_last ->
            [0] nothing
            [one] 1 point
           *[other] { $zs-not_last } points
        }
rule-zs-match_end =
    { $zs-match_end ->
        [deals] The match ends after a number of deals, and the highest total wins (ZS‑7.3).
        [open] The match goes on until the host stops (ZS‑7.3).
       *[points] The match ends when one player or team leads alone with enough points (ZS‑7.3).
    }
    .title = End of the match
    .word =
        { $zs-match_end ->
            [deals] after a number of deals
            [open] when the host stops
           *[points] at a number of points
        }
rule-zs-target =
    { $zs-target ->
        [one] 1 point is enough to win (ZS‑7.3).
       *[other] { $zs-target } points are enough to win (ZS‑7.3).
    }
    .title = Points to win
    .word = { $zs-target }
rule-zs-deals =
    { $zs-deals ->
        [one] The match is one deal (ZS‑7.3).
       *[other] The match is { $zs-deals } deals (ZS‑7.3).
    }
    .title = Deals of a match
    .word = { $zs-deals }
