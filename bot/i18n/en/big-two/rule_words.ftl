### The values of Big Two’s parameters in a few words, to stand behind the parameter’s title: in comparisons, previews and lists.

word-deck-kind =
    { $deck-kind ->
        [lectio] tiles in four colours
       *[std52] 52 cards
    }
# $suits: suits or colours, highest first.
word-deck-suits = { $suits }, highest first
# $tile_rows: parts made by `tile-row`.
word-deck-tile_max = { $tile_rows }
word-seats-count = { $seats-count }
word-seats-direction =
    { $seats-direction ->
        [cw] clockwise
       *[ccw] anticlockwise
    }
word-seats-alternate =
    { $seats-alternate ->
        [yes] after every deal
       *[no] never
    }
word-deal-first_dealer = picked by chance
word-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] the player before the winner
        [loser] the player with the most { cards-word } left
       *[winner] the winner
    }
word-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] the last or second-last player
       *[dealer] the dealer
    }
word-deal-cutter =
    { $deal-cutter ->
        [first_ranked] the first in rank
        [none] nobody
       *[right_of_dealer] the player to the dealer’s right
    }
word-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] the player after the dealer
       *[cut_card] counted from a { card-word } shown
    }
# $size: cards in a hand as dealt.
word-deal-hand_size =
    { $deal-hand_size ->
        [equal] the whole pack, { $size } each
       *[other] { $deal-hand_size } each
    }
word-rest-use =
    { $rest-use ->
        [may_take] the lowest { card-word } may take them
        [swap] the lowest { card-word } may be swapped for one
        [discard] not used
        [stock] a stock to draw from
       *[give] the lowest { card-word } takes them
    }
word-rest-face =
    { $rest-face ->
        [down] hidden
       *[up] shown
    }
word-stock-draw =
    { $stock-draw ->
        [one] one { card-word }
        [combo_size] as many as the play to beat
       *[none] nothing
    }
word-stock-recycle =
    { $stock-recycle ->
        [yes] from finished tricks
       *[no] none
    }
word-start-first = the lowest { card-word }
word-start-later =
    { $start-later ->
        [winner] the last winner
        [last_loser] the player with the most { cards-word } left
        [last_ranked] the last place
       *[lowest_dealt] the lowest { card-word }
    }
word-start-low_card =
    { $start-low_card ->
        [include] with the lowest { card-word } in it
        [alone] the lowest { card-word } alone
       *[free] anything
    }
word-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal] in the first deal
       *[every_lowest_start] whenever the lowest { card-word } opens
    }
word-start-round_len =
    { $start-round_len ->
        [0] no limit
       *[other] { $start-round_len }
    }
word-combo-triple =
    { $combo-triple ->
        [yes] yes
       *[no] no
    }
word-combo-flush =
    { $combo-flush ->
        [yes] yes
       *[no] no
    }
word-combo-four =
    { $combo-four ->
        [quads] four of a kind
        [two_pair] two pairs
       *[none] none
    }
word-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] yes
       *[no] no
    }
word-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] two
       *[0] none
    }
word-combo-straight_order =
    { $combo-straight_order ->
        [so-a5-high] A-2-3-4-5 highest, 2-3-4-5-6 lowest
        [so-26-then-a5] 2-3-4-5-6 highest, then A-2-3-4-5
        [so-26-high-a5-low] 2-3-4-5-6 highest, A-2-3-4-5 lowest
        [so-no-a5] 10-J-Q-K-A highest, 2-3-4-5-6 lowest
        [so-2high-26low] J-Q-K-A-2 highest, 2-3-4-5-6 lowest
        [so-2high-26second] J-Q-K-A-2 highest, then 2-3-4-5-6
        [so-natural] J-Q-K-A-2 highest, 3-4-5-6-7 lowest
        [so-indonesia] A-2-3-4-5 and 2-3-4-5-6 highest, equal
        [so-hk] A-2-3-4-5 highest, then 2-3-4-5-6
        [so-a5-second] 10-J-Q-K-A highest, then A-2-3-4-5
        [so-lectio] 1-2-3-4-5 highest, then 2-3-4-5-6
       *[so-pagat] 10-J-Q-K-A highest, A-2-3-4-5 lowest
    }
word-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] { suit-word } of the last { card-word } in line
       *[game_top] { suit-word } of the highest rank
    }
word-cmp-flush =
    { $cmp-flush ->
        [suit_first] { suit-word } first, then the top { card-word }
        [top_then_suit] the top { card-word }, then its { suit-word }
       *[all_ranks_then_suit] ranks from the top down, then { suit-word }
    }
word-cmp-full_house =
    { $cmp-full_house ->
        [best_card] by the best { card-word }
       *[triple_rank] by the triple
    }
word-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] only 10-J-Q-K-A beats four of a kind
       *[sf_over_quads] any straight flush beats four of a kind
    }
word-answer-five =
    { $answer-five ->
        [any_stronger_type] the same kind higher, or a stronger kind
       *[same_type] only the same kind
    }
word-answer-monsters =
    { $answer-monsters ->
        [any_time] four of a kind and straight flush beat anything
       *[off] none
    }
word-pass-lock =
    { $pass-lock ->
        [trick] out until the trick ends
       *[off] out for one turn
    }
word-pass-self_extend =
    { $pass-self_extend ->
        [yes] allowed when all others passed
       *[no] no
    }
word-pass-echo =
    { $pass-echo ->
        [yes] can’t be beaten
       *[no] can be beaten
    }
word-last-declare =
    { $last-declare ->
        [one] with one { card-word } left
        [two] with two { cards-word } left
        [both] with two { cards-word } and with one
       *[none] never
    }
word-last-undeclared =
    { $last-undeclared ->
        [card_frozen] can’t be played on the next turn
        [loses] going out with it loses the deal
       *[nothing] nothing happens
    }
word-top-follow =
    { $top-follow ->
        [highest] the highest single, or pass
       *[free] anything
    }
word-top-lead =
    { $top-lead ->
        [highest_single_or_combo] a combination or the highest single
        [combo_first] a combination; with singles only, the highest
       *[free] anything
    }
word-top-enforce =
    { $top-enforce ->
        [legal] other plays can’t be made
        [liability] other plays may cost everybody’s points
       *[off] none
    }
word-instant-dragon =
    { $instant-dragon ->
        [yes] wins at once
       *[no] doesn’t win at once
    }
word-instant-four_twos =
    { $instant-four_twos ->
        [yes] at once
       *[no] not at once
    }
word-redeal-points_below =
    { $redeal-points_below ->
        [0] no
       *[other] for a hand worth less than { $redeal-points_below }
    }
word-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] yes
       *[no] no
    }
word-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] yes
       *[no] no
    }
word-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] yes
       *[no] no
    }
word-end-mode =
    { $end-mode ->
        [play_on] when one player is left
       *[first_out] when the first player is out
    }
word-end-top_two =
    { $end-top_two ->
        [barred] not allowed
        [no_win] doesn’t win
       *[ok] allowed
    }
word-score-base =
    { $score-base ->
        [values_a] 3 to 10 are 1, J Q K 2, A 3, 2 4
        [values_b] 3 is 1, 4 is 2, up to A 12, 2 13
        [values_c] their number; J 11 to A 14, 2 15
        [indonesia] 1 each, 2s 5; points for special plays
        [tw_deduct] their number; J Q K 20, A 30, 2 40
        [tw_plus_minus] 3 to 9 are 1, 10 to A 2; 2s double
        [none] nothing
       *[cards] 1 each
    }
# $tier_rows: parts made by `tier`.
word-score-tiers =
    { $tier_shape ->
        [flat] none
        [one] × { $factor } always
       *[rows] { $tier_rows }
    }
word-score-tiers_on =
    { $score-tiers_on ->
        [difference] the difference in { cards-word }
       *[hand] the { cards-word } in the hand
    }
word-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] the opener’s alone
       *[all] everybody’s
    }
word-score-no_play_mult =
    { $score-no_play_mult ->
        [0] none
       *[other] × { $score-no_play_mult }
    }
word-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] each doubles the count
       *[1] no extra
    }
word-score-twos_finish =
    { $score-twos_finish ->
        [2] doubles all counts
       *[1] no extra
    }
word-score-settle =
    { $score-settle ->
        [winner_takes] everybody pays the winner
        [ledger]
            { $score-base ->
                [indonesia] everybody books their points
               *[other] everybody loses their count
            }
        [fixed_loser] one loser pays the winner
        [pusoy] only the winner scores
        [places] points by place
       *[pairwise] every two players settle the difference
    }
word-score-winner_bonus =
    { $score-winner_bonus ->
        [0] none
       *[other] { SIGNED($score-winner_bonus) }
    }
word-score-fixed =
    { $score-fixed ->
        [one] 1 point
       *[other] { $score-fixed } points
    }
word-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] counts 40
       *[no] like the other aces
    }
word-score-unit = × { $score-unit }
word-match-end =
    { $match-end ->
        [deals] after { deals }
        [target] at { $match-target } points
        [deals_or_chips] after { deals }, or when somebody has no points left
       *[open] when the host ends it
    }
word-match-deals =
    { $match-deals ->
        [0] no limit
       *[other] { $match-deals }
    }
word-match-target =
    { $match-target ->
        [0] none
        [one] 1 point
       *[other] { $match-target } points
    }
word-match-chips =
    { $match-chips ->
        [0] none
       *[other] { $match-chips }
    }
word-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] the loser’s best { card-word } for any of the winner’s
        [class_one_by_one] king, lord, slave: { card-word } for { card-word }
        [class_pool] king, lord, slave: pooled { cards-word }
        [tribute_pick] places choose face-down hands
        [tribute_1] the last place gives one { card-word }
        [tribute_2_1] the last place gives two, the third one
        [tribute_3_chain] the last place gives three, passed on
       *[none] none
    }
word-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] { $low } and all 2s
       *[none] none
    }
word-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] becomes slave unless first again
       *[no] no
    }
word-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] by going out
       *[points] by points
    }
