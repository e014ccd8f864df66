### The rules of Big Two in plain sentences: a message a parameter, a variant a value. The attribute `title` names the
### choice; `off` names what is not played, for the list at the end of a page. Every parameter is an argument by its
### public name with a hyphen for the dot; yes and no stand for true and false.

## Cards, seats

# $tiles: the highest tile.
rule-deck-kind =
    { $deck-kind ->
        [lectio] Tiles 1 to { $tiles } in four colours, low to high: 3 to { $tiles }, then 1, then 2 (BT‑1.6). Type { $tiles }r for { $tiles } sun; b is cloud, y star, g moon.
       *[std52] One pack of 52 cards without jokers, low to high: 3 4 5 6 7 8 9 10 J Q K A 2 (BT‑1.1).
    }
    .title = The pack
# $suits: suits or colours, highest first; $high and $low: cards.
rule-deck-suits =
    { $deck-suits ->
        [bygr] Of equal numbers the colour decides, high to low: { $suits }. { $high } is the highest tile, { $low } the lowest (BT‑1.6).
        [cdhs] Of equal ranks the suit decides, high to low: { $suits }. { $high } is the highest card, { $low } the lowest (BT‑1.4).
        [cshd] Of equal ranks the suit decides, high to low: { $suits }. { $high } is the highest card, { $low } the lowest (BT‑1.5).
       *[dchs] Of equal ranks the suit decides, high to low: { $suits }. { $high } is the highest card, { $low } the lowest (BT‑1.3).
    }
    .title = Order of the suits
# $tile_rows: parts made by the next message.
rule-deck-tile_max = The highest tile is { $tile_rows } (BT‑17.2).
    .title = Highest tile
tile-row = { $top } with { $seats } players
rule-seats-count = { $seats-count } players, everybody alone (BT‑2.1).
    .title = Number of players
rule-seats-direction =
    { $seats-direction ->
        [cw] Turns go clockwise (BT‑0.3).
       *[ccw] Turns go anticlockwise (BT‑0.3).
    }
    .title = Direction of play
rule-seats-alternate =
    { $seats-alternate ->
        [yes] After every deal the direction turns round (BT‑2.2).
       *[no] The direction is the same in every deal (BT‑2.2).
    }
    .title = Change of direction
    .off = a change of direction

## Dealing, left-over cards

rule-deal-first_dealer = The first dealer is drawn by lot (BT‑3).
    .title = First dealer
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] The first dealer is drawn by lot; later the player before the winner deals (BT‑3).
        [loser] The first dealer is drawn by lot; later whoever had most { cards-word } left deals (BT‑5.4).
       *[winner] The first dealer is drawn by lot; later the winner deals (BT‑3).
    }
    .title = Later dealers
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] With real { cards-word } the last or second-last player shuffles; here the bot does (BT‑3.5).
       *[dealer] With real { cards-word } the dealer shuffles; here the bot does (BT‑3.5).
    }
    .title = Who shuffles
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] With real { cards-word } the first in rank cuts; here everybody may (BT‑3.5).
        [none] With real { cards-word } nobody cuts; here everybody may (BT‑3.5).
       *[right_of_dealer] With real { cards-word } the player right of the dealer cuts; here everybody may (BT‑3.5).
    }
    .title = Who cuts
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] The player after the dealer gets the first { card-word } (BT‑3.3).
       *[cut_card] Who gets the first { card-word } is counted from the dealer by a { card-word } shown from the pack (BT‑3.2).
    }
    .title = Who gets the first card
# $size: cards in a hand as dealt.
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal]
            { $size ->
                [one] The pack is dealt out evenly, 1 { card-word } each (BT‑3.1).
               *[other] The pack is dealt out evenly: { $size } each (BT‑3.1).
            }
       *[other]
            { $size ->
                [one] Everybody is dealt 1 { card-word } (BT‑3.1).
               *[other] Everybody is dealt { $size } { cards-word }, one at a time (BT‑3.1).
            }
    }
    .title = Cards dealt to each
# The two before in one, for the page.
page-real-cards =
    { $deal-shuffler ->
        [last_or_second_last]
            { $deal-cutter ->
                [first_ranked] With real { cards-word } the last or second-last player shuffles and the first in rank cuts; here the bot shuffles (BT‑3.5).
                [none] With real { cards-word } the last or second-last player shuffles and nobody cuts; here the bot shuffles (BT‑3.5).
               *[right_of_dealer] With real { cards-word } the last or second-last player shuffles and the dealer’s right neighbour cuts; here the bot shuffles (BT‑3.5).
            }
       *[dealer]
            { $deal-cutter ->
                [first_ranked] With real { cards-word } the dealer shuffles and the first in rank cuts; here the bot shuffles (BT‑3.5).
                [none] With real { cards-word } the dealer shuffles and nobody cuts; here the bot shuffles (BT‑3.5).
               *[right_of_dealer] With real { cards-word } the dealer shuffles and the player to the right cuts; here the bot shuffles (BT‑3.5).
            }
    }
page-left =
    { $left ->
        [0] Nothing is left over (BT‑3.6).
        [one] 1 { card-word } is left over (BT‑3.6).
       *[other] { $left } { cards-word } are left over (BT‑3.6).
    }
rule-rest-use =
    { $rest-use ->
        [may_take] Whoever holds the lowest { card-word } in any hand may take the left-over { cards-word }, or declines them (BT‑4.4).
        [swap] Whoever holds { $low } may swap it for the first left-over { card-word }, and may then open with any play (BT‑4.5).
        [discard] Left-over { cards-word } are not used and never shown (BT‑4.6).
        [stock] Left-over { cards-word } form a stock, face down (BT‑4.7).
       *[give] Whoever holds the lowest { card-word } in any hand takes all left-over { cards-word } (BT‑4.2).
    }
    .title = Left-over cards
rule-rest-face =
    { $rest-face ->
        [down] Left-over { cards-word } are hidden; only who takes them sees them (BT‑4.3).
       *[up] Left-over { cards-word } are shown to everybody first (BT‑4.3).
    }
    .title = Left-over cards shown or hidden
rule-stock-draw =
    { $stock-draw ->
        [one] Who passes draws a { card-word } from the stock (BT‑4.7).
        [combo_size] Who passes draws as many { cards-word } from the stock as the play to beat has (BT‑4.7).
       *[none] A pass draws nothing (BT‑4.7).
    }
    .title = Drawing on a pass
rule-stock-recycle =
    { $stock-recycle ->
        [yes] An empty stock is made anew from the finished tricks, at most four times a deal (BT‑4.7).
       *[no] When the stock is empty, play goes on without drawing (BT‑4.7).
    }
    .title = A new stock

## Opening

rule-start-first = The lowest { card-word } in any hand opens the first deal (BT‑5.1).
    .title = Opener of the first deal
rule-start-later =
    { $start-later ->
        [winner] The lowest { card-word } in any hand opens the first deal; later the winner of the deal before leads (BT‑5.3).
        [last_loser] The lowest { card-word } in any hand opens the first deal; later whoever had most { cards-word } left leads. Of equals, it is whoever had the smaller best combination (BT‑5.4).
        [last_ranked] The lowest { card-word } in any hand opens the first deal; later whoever came last before leads (BT‑5.5).
       *[lowest_dealt] The lowest { card-word } in any hand opens every deal (BT‑5.1).
    }
    .title = Opener of later deals
rule-start-low_card =
    { $start-low_card ->
        [include] Whoever opens by the lowest { card-word } plays it, alone or in a combination (BT‑5.2).
        [alone] Whoever opens by the lowest { card-word } plays that { card-word } by itself (BT‑5.2).
       *[free] Whoever opens by the lowest { card-word } may start with any play (BT‑5.2).
    }
    .title = First play of a deal
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] The lowest { card-word } binds the first play of the first deal only (BT‑5.2).
               *[other] The lowest { card-word } binds only a deal that is opened as the first one (BT‑5.2).
            }
       *[every_lowest_start] The lowest { card-word } binds the first play of every deal that it opens (BT‑5.2).
    }
    .title = Where the first play is bound
rule-start-round_len =
    { $start-round_len ->
        [0] Only the first deal of the match is opened as the first one (BT‑5.6).
        [one] Every deal is opened as the first one, its dealer drawn by lot (BT‑5.6).
       *[other] After every { $start-round_len } deals one is opened as the first, its dealer drawn by lot (BT‑5.6).
    }
    .title = Deals before a fresh start
    .off = a fresh start after some deals

## Combinations

# $kinds: all that are played; $unplayed: what other tables know.
page-kinds = Played are { $kinds } (BT‑6.1).
page-unplayed = Not combinations here: { $unplayed } (BT‑6.1).
rule-combo-triple =
    { $combo-triple ->
        [yes] Triples are played: three of a rank, no further { card-word } (BT‑6.1).
       *[no] Triples are not played (BT‑6.1).
    }
    .title = Triples
rule-combo-flush =
    { $combo-flush ->
        [yes] Flushes are played: five of one { suit-word } that are no straight (BT‑6.3).
       *[no] Flushes are not played (BT‑6.3).
    }
    .title = Flushes
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] Four of a kind is played without a fifth { card-word }, too; higher fours and monsters beat it (BT‑6.7).
               *[off] Four of a kind is played without a fifth { card-word }, too; only higher fours beat it (BT‑6.7).
            }
        [two_pair] Four { cards-word } are played as two pairs, and in no other way (BT‑6.8).
       *[none] Four of a kind takes any fifth { card-word } along (BT‑6.5).
    }
    .title = Plays of four cards
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] Two pairs with any fifth { card-word } are played, below the straight (BT‑6.8).
       *[no] Two pairs with a fifth { card-word } are not played (BT‑6.8).
    }
    .title = Two pairs with a fifth card
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] A straight flush takes any two { cards-word } along, seven in all; five alone are a plain straight (BT‑6.6).
       *[0] A straight flush is played as five { cards-word } (BT‑6.6).
    }
    .title = Cards a straight flush takes along
# $straights: highest first; $gaps: five neighbours that are no straight.
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] Straights, high to low: { $straights }; with a 2, its suit decides (BT‑8.1). Not straights: { $gaps }.
        [so-lectio] Straights, high to low: { $straights } (BT‑8). Not straights: { $gaps }.
       *[other] Straights, high to low: { $straights } (BT‑8.1). Not straights: { $gaps }.
    }
    .title = Straights and their order

## Comparing, answering

page-pair =
    { $combo-triple ->
        [yes] Of two pairs or triples the higher rank wins, of equal pairs the higher { suit-word } (BT‑7.1).
       *[no] Of two pairs the higher rank wins, of equal ones the higher { suit-word } (BT‑7.1).
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] Of equal straights the { suit-word } of the last { card-word } as written decides (BT‑7.2).
       *[game_top] Of equal straights the { suit-word } of the highest rank decides, a 2 where there is one (BT‑7.2).
    }
    .title = Equal straights
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] Of two flushes the { suit-word } decides, then the top { card-word } (BT‑7.3).
        [top_then_suit] Of two flushes the top { card-word } decides, then its { suit-word } (BT‑7.3).
       *[all_ranks_then_suit] Of two flushes the ranks decide from the top down, then the { suit-word } (BT‑7.3).
    }
    .title = Order of flushes
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] Of two full houses the one with the best { card-word } wins (BT‑7.1).
       *[triple_rank] Of two full houses the higher triple wins, of two fours the higher four (BT‑7.1).
    }
    .title = Order of full houses
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] Only the straight flush 10-J-Q-K-A beats four plus one; the others rank just below it (BT‑7.6).
       *[sf_over_quads] Every straight flush beats four plus one (BT‑7.5).
    }
    .title = Four plus one and straight flush
# $ladder: kinds of five cards, weakest first.
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] Five { cards-word } are beaten by more of the same kind or any stronger kind, low to high: { $ladder } (BT‑9.1).
       *[same_type] Five { cards-word } answer in kind: a full house only a full house, a straight only a straight (BT‑9.2).
    }
    .title = What beats five cards
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] Four plus one and straight flush are monsters: they beat any play of any size. Only a stronger monster beats a monster (BT‑9.3).
       *[off] An answer has as many { cards-word } as the play it beats (BT‑9.1).
    }
    .title = Monsters
page-size = Any other answer has as many { cards-word } as the play it beats (BT‑9.1).

## Passing, the last card

page-trick = When all others have passed, whoever played last leads what they like (BT‑10.2).
rule-pass-lock =
    { $pass-lock ->
        [trick] Who passes is out until the trick ends (BT‑10.3).
       *[off] A pass counts for that turn; you may come back in the same trick (BT‑10.3).
    }
    .title = What a pass means
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] When all others have passed, you may go on beating your own play; nobody answers (BT‑10.4).
       *[no] When all others have passed, the next play is a new lead for everybody (BT‑10.4).
    }
    .title = Beating the own play
    .off = going on beating the own play
rule-pass-echo =
    { $pass-echo ->
        [yes] When all have passed on your play and your next lead beats it, the others only pass again (BT‑10.5).
       *[no] Every lead may be answered, whatever was passed on before (BT‑10.5).
    }
    .title = Leads that beat what all passed on
    .off = leads that all pass on again
rule-last-declare =
    { $last-declare ->
        [one] Who has one card left says so: Last card! (BT‑11.1).
        [two] Who has two { cards-word } left says so (BT‑11.1).
        [both] Who has two { cards-word } or one { card-word } left says so (BT‑11.1).
       *[none] Last { cards-word } are not declared (BT‑11.1).
    }
    .title = Declaring the last card
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] A last { card-word } not declared before the own turn rests for that turn (BT‑11.2).
        [loses] Who goes out with an undeclared last { card-word } loses the deal and pays for everybody (BT‑11.2).
       *[nothing] Nothing follows if the last { card-word } is not declared (BT‑11.2).
    }
    .title = Last card not declared
page-top-none = Nothing is asked of the player before a hand of one { card-word } (BT‑11.4).
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] If the next player has one { card-word }, a single is answered with the highest single or a monster, else passed (BT‑11.3).
               *[off] If the next player has one { card-word }, a single is answered with the highest single, else passed (BT‑11.3).
            }
       *[free] A single may be answered freely before a player with one { card-word } (BT‑11.3).
    }
    .title = Answering before a last card
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] Before a player with one { card-word } you lead a combination or your highest single (BT‑11.3).
        [combo_first] Before a player with one { card-word } you lead a combination, or with singles only the highest (BT‑11.3).
       *[free] Any lead is open before a player with one { card-word } (BT‑11.3).
    }
    .title = Leading before a last card
rule-top-enforce =
    { $top-enforce ->
        [legal] Other plays are not open before a player with one { card-word } (BT‑11.4).
        [liability]
            { $score-settle ->
                [fixed_loser] Who plays otherwise and so lets a last { card-word } out at once is the one who pays (BT‑11.4).
               *[other] Who plays otherwise and so lets a last { card-word } out at once pays for everybody (BT‑11.4).
            }
       *[off] Nothing is asked of the player before a hand of one { card-word } (BT‑11.4).
    }
    .title = Duty before a last card

## Hands that win or are dealt anew, the end

rule-instant-dragon =
    { $instant-dragon ->
        [yes] A dragon, one card of each rank, wins at once (BT‑12.1).
       *[no] One card of each rank does not win at once (BT‑12.1).
    }
    .title = The dragon
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] Four 2s in one hand win at once (BT‑12.1).
       *[no] Four 2s do not win at once (BT‑12.1).
    }
    .title = Four 2s win
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] No hand is worth too little to be played (BT‑12.3).
       *[other] A hand worth under { $redeal-points_below } may ask for a redeal: J is 1, Q 2, K 3, A 4, 2 5 (BT‑12.2).
    }
    .title = Redeal for a poor hand
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] A hand without a card above 10 may ask for a redeal (BT‑12.3).
       *[no] A hand without a card above 10 is played (BT‑12.3).
    }
    .title = Redeal without a card above 10
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] A hand with at most two of J Q K, no A and no 2 may ask for a redeal (BT‑12.3).
       *[no] A hand with at most two of J Q K, no A and no 2 is played (BT‑12.3).
    }
    .title = Redeal with two courts at most
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] A hand with four 2s may ask for a redeal (BT‑12.3).
       *[no] A hand with four 2s is played (BT‑12.3).
    }
    .title = Redeal with four 2s
rule-end-mode =
    { $end-mode ->
        [play_on] The others play on until one player holds { cards-word }; a finisher’s last play may still be beaten (BT‑13.2).
       *[first_out] The first without { cards-word } wins the deal, and it ends (BT‑13.1).
    }
    .title = When a deal ends
rule-end-top_two =
    { $end-top_two ->
        [barred] { $high } alone cannot be the last play; who holds only that passes, even on the lead (BT‑13.3).
        [no_win] Who goes out with { $high } alone does not win and ranks last; the others play on (BT‑13.3).
       *[ok] Going out with { $high } alone is as good as any other way (BT‑13.3).
    }
    .title = Going out with the highest card
    .off = a bar to going out with { $high }

## Points

rule-score-base =
    { $score-base ->
        [values_a] Cards left count: 3 to 10 1 each, J Q K 2, A 3, 2 4 (BT‑14.3).
        [values_b] Cards left count: 3 1, 4 2 and so on to K 11, A 12, 2 13 (BT‑14.3).
        [values_c] Cards left count: 2 15, A 14, K 13, Q 12, J 11, others their number (BT‑14.3).
        [indonesia] Cards left count 1, every 2 left 5. Going out brings 5, or 10 for each 2 in that play. A special play that nobody beats brings points: a four 20, a straight flush 40, four 2s 80; doubled if it ends the deal (BT‑14.15).
        [tw_deduct] Cards left count: 2 40, A 30, J Q K 20, others their number (BT‑14.16).
        [tw_plus_minus] Cards left count: 3 to 9 1 each, 10 to A 2; every 2 doubles the sum (BT‑14.17).
        [none] Cards left are not counted (BT‑14).
       *[cards]
            { $deck-kind ->
                [lectio] Every tile left counts 1 (BT‑14.19).
               *[std52] Every card left counts 1 (BT‑14.1).
            }
    }
    .title = What cards left count
# $tier_rows: parts made by `tier`; the example is $example × $factor.
rule-score-tiers =
    { $tier_shape ->
        [flat] The number of { cards-word } left changes nothing (BT‑14.2).
        [one] Every count is taken × { $factor } (BT‑14.2).
       *[rows] Counts are taken { $tier_rows } (BT‑14.2).
    }
    .title = Multipliers by cards left
# A part of the list of multipliers: from $from to $to cards.
tier =
    { $place ->
        [first] × { $factor } up to { $to }
        [only] × { $factor } with { $from }
       *[from] × { $factor } from { $from }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] Of every two players, who has more { cards-word } pays the difference in { cards-word }, with the multiplier of that difference (BT‑14.10).
               *[other] Counted is the difference in { cards-word } to the winner, with the multiplier of that difference (BT‑14.10).
            }
       *[hand] A multiplier goes by the { cards-word } in the hand (BT‑14.1).
    }
    .title = What multipliers go by
    .off = multipliers by the difference
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] Multipliers are for the opener of the deal alone (BT‑14.8).
       *[all] Multipliers are for everybody (BT‑14.8).
    }
    .title = Whose multipliers
    .off = multipliers for the opener alone
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] Who has played nothing counts like everybody (BT‑14.1).
       *[other] Who has played nothing counts × { $score-no_play_mult }, whatever is left (BT‑14.1).
    }
    .title = Multiplier without a play
    .off = a multiplier without a play
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] Every 2 left in the hand doubles its count (BT‑14.9).
       *[1] A 2 left in the hand doubles nothing (BT‑14.9).
    }
    .title = 2s left in the hand
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] Going out with 2s alone doubles all counts (BT‑14.9).
       *[1] Going out with 2s alone doubles nothing (BT‑14.9).
    }
    .title = Going out with 2s
# $places: points of the first places.
rule-score-settle =
    { $score-settle ->
        [winner_takes] Everybody pays the own count to the winner (BT‑14.6).
        [ledger]
            { $score-base ->
                [indonesia] Everybody books the own points; nobody pays anybody (BT‑14.15).
               *[other] Everybody is charged the own count; the winner books 0 (BT‑14.7).
            }
        [fixed_loser] One loser pays the winner: who holds the highest monster, else the highest 2, else the highest A, else most { cards-word } (BT‑14.11).
        [pusoy] Only the winner scores: 1 point, doubled for each 2 in the last play (BT‑14.13).
        [places] Places bring { $places }; the last place brings 0 (BT‑14.14).
       *[pairwise] Every two players settle the difference of their counts (BT‑14.5).
    }
    .title = Who pays whom
page-lost = What is left counts only in a deal that an undeclared last { card-word } loses (BT‑11.2).
page-play-on = Counted are the { cards-word } at the very end, so only the last player is charged (BT‑13.2).
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] The winner gets no bonus (BT‑14.7).
       *[other] The winner books { SIGNED($score-winner_bonus) } as a bonus (BT‑14.7).
    }
    .title = Bonus for the winner
    .off = a bonus for the winner
rule-score-fixed =
    { $score-fixed ->
        [one] The one loser pays 1 point (BT‑14.11).
       *[other] The one loser pays { $score-fixed } points (BT‑14.11).
    }
    .title = What the one loser pays
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠ counts 40 (BT‑14.16).
       *[no] A♠ counts as the other aces (BT‑14.16).
    }
    .title = The ace of spades
    .off = an ace of spades that counts 40
rule-score-unit =
    { $score-unit ->
        [one] Points are booked as counted (BT‑0.5).
       *[other] All points are booked × { $score-unit } (BT‑0.5).
    }
    .title = Scale of the points
    .off = a scale for the points

## Match, exchanges

rule-match-end =
    { $match-end ->
        [deals] The match ends after { deals }; the highest total wins (BT‑15.1).
        [target] The match ends when a total reaches { $match-target } after a deal; the highest total wins (BT‑15.1).
        [deals_or_chips] Everybody starts with { $match-chips } points. The match ends after { deals }, or when a player has none left; the highest total wins (BT‑15.1).
       *[open] Points add up from deal to deal until the host stops (BT‑15.1).
    }
    .title = How a match ends
rule-match-deals =
    { $match-deals ->
        [0] No number of deals is set (BT‑15.1).
        [one] The match has at most 1 deal (BT‑15.1).
       *[other] The match has at most { $match-deals } deals (BT‑15.1).
    }
    .title = Deals of a match
rule-match-target =
    { $match-target ->
        [0] No target is set (BT‑15.1).
        [one] The target is 1 point (BT‑15.1).
       *[other] The target is { $match-target } points (BT‑15.1).
    }
    .title = Target of a match
rule-match-chips =
    { $match-chips ->
        [0] Nobody starts with points to lose (BT‑15.1).
        [one] Everybody starts with 1 point to lose (BT‑15.1).
       *[other] Everybody starts with { $match-chips } points to lose (BT‑15.1).
    }
    .title = Points to start with
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] From deal 2 on, the loser before gives the winner the highest { card-word } and gets any { card-word } back (BT‑16.1).
        [class_one_by_one]
            { $seats-count ->
                [3] From deal 2 on, places are ranks: king, commoner, slave (BT‑16.2). Each names a { card-word } of each lower rank, gets it and returns one, or waives (BT‑16.3).
               *[other] From deal 2 on, places are ranks: king, lord, commoner, slave (BT‑16.2). Each names a { card-word } of each lower rank, gets it and returns one, or waives (BT‑16.3).
            }
        [class_pool]
            { $seats-count ->
                [3] From deal 2 on, places are ranks: king, commoner, slave (BT‑16.2). Each may name a { card-word } of each lower rank, then puts out as many. The givers choose, the slave first (BT‑16.4).
               *[other] From deal 2 on, places are ranks: king, lord, commoner, slave (BT‑16.2). Each may name a { card-word } of each lower rank, then puts out as many. The givers choose, the slave first (BT‑16.4).
            }
        [tribute_pick] From deal 2 on, hands are dealt face down and chosen: first place first, last place last (BT‑16.7).
        [tribute_1] From deal 2 on, the last place gives the first the best { card-word } and gets any { card-word } back (BT‑16.7).
        [tribute_2_1] From deal 2 on, the last place gives the first the two best { cards-word }; the third gives the second the best. As many { cards-word } come back (BT‑16.7).
        [tribute_3_chain] From deal 2 on, the last place gives the first the three best { cards-word }. First, second and third set { cards-word } aside; each next place draws 3 of the rest unseen (BT‑16.7).
       *[none] No { cards-word } are exchanged between deals (BT‑16).
    }
    .title = Exchange between deals
    .off = an exchange between deals
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] { $low } and all 2s are neither demanded nor given (BT‑16.5).
       *[none] Any { card-word } may be demanded or given (BT‑16.5).
    }
    .title = Cards kept out of exchanges
    .off = cards kept out of exchanges
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] A king who is not first again becomes slave (BT‑16.6).
       *[no] Ranks follow the places alone; a king may keep any rank (BT‑16.6).
    }
    .title = The fall of a king
    .off = a king who falls
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] Places are those of going out in the deal before (BT‑16).
       *[points] Places go by the points of the deal before (BT‑16).
    }
    .title = How places are found
