### Rule pages: one sentence a value, made from the values that the engine reads.

page-title = { game }: { preset }
page-differs = Different from the basic game: { $topics }.
page-same = This is the basic game.
page-other-rules = Other rules: { $names }.
preset-line = **{ preset }** (`{ $preset }`): { preset-about }.

page-head =
    { $section ->
        [differs] Differences
        [cards] Cards
        [deal] Dealing
        [opening] Opening
        [plays] Plays
        [passing] Passing
        [last] The last card
        [end] The end
        [points] Points
       *[match] Match
    }

# What a group of parameters is about, in the list of differences.
topic =
    { $topic ->
        [suits] suits
        [seats] players and direction
        [dealing] who deals and who is dealt to first
        [rest] left-over cards
        [later] who leads later deals
        [low_card] the first play
        [kinds] which combinations are played
        [straights] straights
        [flushes] flushes
        [full_house] full houses
        [ladder] the order of five cards
        [answers] what beats five cards
        [monsters] monsters
        [passing] passing
        [declare] declaring the last card
        [top] the play before a last card
        [instant] hands that win at once
        [redeal] a redeal
        [end] the end of a deal
        [points] points
        [settle] who pays whom
        [exchange] an exchange between deals
       *[match] the length of a match
    }

## Cards, dealing

page-players =
    { $direction ->
        [cw] { $n } players, turns clockwise.
       *[ccw] { $n } players, turns anticlockwise.
    }
page-alternate = The direction changes after every deal (BT‑2.2).
page-ranks = Ranks, low to high: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
page-suits = Of equal ranks the suit decides: { $first } above { $second } above { $third } above { $fourth }. { $high } is the highest card, { $low } the lowest (BT‑1.2).
page-hand-size = Everybody is dealt { $n } cards, one at a time (BT‑3.1).
page-rest =
    { $face ->
        [down] Left-over cards go unseen to the holder of the lowest card (BT‑4.2).
       *[up] Left-over cards are shown and go to the holder of the lowest card (BT‑4.2).
    }
page-dealer =
    { $next ->
        [before_winner] The first dealer is drawn by lot; later the player before the winner deals (BT‑3).
        [loser] The first dealer is drawn by lot; later whoever had most cards left deals (BT‑3).
       *[winner] The first dealer is drawn by lot; later the winner deals (BT‑3).
    }
page-receiver =
    { $receiver ->
        [next_in_turn] The player after the dealer gets the first card (BT‑3.3).
       *[cut_card] A card shown from the pack decides who gets the first card (BT‑3.2).
    }

## Opening

page-start =
    { $later ->
        [winner] Whoever holds { $low } opens the first deal; then the winner before leads (BT‑5.3).
        [last_loser] Whoever holds { $low } opens the first deal; then whoever had most cards left leads (BT‑5.4).
        [last_ranked] Whoever holds { $low } opens the first deal; then whoever came last leads (BT‑5.5).
       *[lowest_dealt] Whoever holds { $low } opens every deal (BT‑5.1).
    }
page-opening =
    { $how ->
        [include] The opening play contains that card (BT‑5.2).
        [alone] That card opens by itself (BT‑5.2).
       *[free] Any play opens (BT‑5.2).
    }
page-round = After every { $n } deals a deal is opened as the first one was (BT‑5.6).

## Plays

page-kinds = Played are { $kinds } (BT‑6.1).
page-off = Not played: { $kinds } (BT‑6.1).
page-four =
    { $four ->
        [quads] Four of a kind is also played without a fifth card (BT‑6.7).
        [two_pair] Two pairs are also played together (BT‑6.8).
       *[none] Four of a kind takes a fifth card along (BT‑6.5).
    }
page-sf-kickers = A straight flush takes two more cards along (BT‑6.6).
page-pair = Of two pairs or triples the higher rank wins, of equal pairs the higher suit (BT‑7.1).
# $head, $tail: how many stand apart before and after the run; $before, $after: those.
page-straights =
    { $head ->
        [0]
            { $tail ->
                [0] Straights, high to low: { $first }, { $second } and so on to { $last } (BT‑8.1).
               *[other] Straights, high to low: { $first }, { $second } and so on to { $last }, last { $after } (BT‑8.1).
            }
       *[other]
            { $tail ->
                [0] Straights, high to low: { $before }, { $first }, { $second } and so on to { $last } (BT‑8.1).
               *[other] Straights, high to low: { $before }, { $first }, { $second } and so on to { $last }, last { $after } (BT‑8.1).
            }
    }
page-straights-none =
    { $n ->
        [one] { $none } is not one.
       *[other] Not straights: { $none }.
    }
page-straight-tie =
    { $tie ->
        [sequence_top] Of equal straights the suit of the last card decides (BT‑7.2).
       *[game_top] Of equal straights the suit of the highest rank decides (BT‑7.2).
    }
page-flush =
    { $flush ->
        [suit_first] Flushes: the suit decides, then the top card (BT‑7.3).
        [top_then_suit] Flushes: the top card decides, then its suit (BT‑7.3).
       *[all_ranks_then_suit] Flushes: the ranks decide from the top down, then the suit (BT‑7.3).
    }
page-full-house =
    { $cmp ->
        [best_card] Of two full houses the one with the best card wins (BT‑7.1).
       *[triple_rank] Of two full houses the higher triple wins, of two fours the higher four (BT‑7.1).
    }
page-size = An answer has as many cards as the play it beats (BT‑9.1).
page-five =
    { $five ->
        [any_stronger_type] Five cards are beaten by more of the same kind or by any stronger kind, low to high: { $ladder } (BT‑9.2).
       *[same_type] Five cards are beaten only by a higher group of the same kind (BT‑9.2).
    }
page-royal = Only the straight flush 10-J-Q-K-A beats four plus one; the others are below it (BT‑7.6).
page-monsters = Four plus one and straight flush are monsters: they may be played on anything, even a single. Only a stronger monster beats them (BT‑9.3).

## Passing

page-pass =
    { $lock ->
        [off] A pass counts for that turn; you may come back (BT‑10.3).
       *[trick] Who passes is out until the trick ends (BT‑10.3).
    }
page-trick = When all others have passed, whoever played last leads what they like (BT‑10.2).
page-self-extend = When all have passed on your play, you may beat it yourself (BT‑10.4).
page-echo = When all pass on your play and your next lead beats it, they can only pass again (BT‑10.5).

## The last card, the end

page-last =
    { $sizes ->
        [none] The last card need not be declared (BT‑11.1).
        [both] Who has two cards or one card left declares it (BT‑11.1).
       *[one] Who has one card left declares it: Last card! (BT‑11.1).
    }
page-undeclared =
    { $else ->
        [card_frozen] Undeclared, it rests for a turn (BT‑11.2).
       *[loses] Played undeclared, it loses the deal (BT‑11.2).
    }
page-top-follow = If the next player has one card, answer a single with your highest single (BT‑11.3).
page-top-lead =
    { $lead ->
        [highest_single_or_combo] Before such a player lead a combination or your highest single (BT‑11.3).
       *[combo_first] Before such a player lead a combination if you hold one, else your highest single (BT‑11.3).
    }
page-top-how =
    { $how ->
        [legal] Other plays are not open then (BT‑11.4).
       *[liability] If a lower card lets that last card out, you pay for everybody (BT‑11.4).
    }
page-end =
    { $end ->
        [play_on] The others play on until one player holds cards (BT‑13.2).
       *[first_out] The first without cards wins the deal (BT‑13.1).
    }
page-top-two =
    { $how ->
        [no_win] Going out with { $high } by itself does not win (BT‑13.3).
       *[barred] { $high } by itself cannot be the last play (BT‑13.3).
    }
page-dragon = One card of each rank wins at once (BT‑12.1).
page-four-twos = Four 2s win at once (BT‑12.1).
page-redeal =
    { $what ->
        [points_below] Who is dealt a hand worth under { $under } may ask for a redeal before the first play (BT‑12.3).
        [ten_high] Who is dealt no card above 10 may ask for a redeal before the first play (BT‑12.3).
        [two_courts] Who is dealt at most two of J Q K, no A and no 2 may ask for a redeal (BT‑12.3).
       *[four_twos] Who is dealt four 2s may ask for a redeal before the first play (BT‑12.3).
    }

## Points, match

page-tiers = Cards left count { $rows }. For example { $n } × { $factor } = { $p } (BT‑14.2).
page-tiers-flat = Every card left counts 1 (BT‑14.2).
tier =
    { $place ->
        [first] × { $factor } up to { $to }
        [only] × { $factor } with { $from }
       *[from] × { $factor } from { $from }
    }
page-unplayed = Who has played nothing counts × { $factor } (BT‑14.1).
page-twos-held = Every 2 left in the hand doubles the count (BT‑14.9).
page-twos-finish = Going out with 2s alone doubles all counts (BT‑14.9).
page-settle =
    { $settle ->
        [pairwise] Every two players settle the difference (BT‑14.5).
        [winner_takes] Everybody pays the winner (BT‑14.6).
       *[ledger] Everybody is charged the own count; the winner books 0 (BT‑14.7).
    }
page-bonus = The winner books { SIGNED($n) } (BT‑14.7).
page-unit = Every count is taken × { $n }.
page-match =
    { $end ->
        [target] The match ends when a total reaches { $target } after a deal. The highest total wins (BT‑15.1).
        [deals] The match ends after { deals }. The highest total wins (BT‑15.1).
       *[open] Points add up from deal to deal until the host stops (BT‑15.1).
    }
