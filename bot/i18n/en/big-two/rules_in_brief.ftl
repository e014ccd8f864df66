### The rules of Big Two in six lines, the first screen of /rules show: for somebody who wants to know how it is played
### here, on a phone. A line has a heading in bold and at most three short sentences. Arguments as in rules.ftl.

# $suits: highest first, “♠, ♥, ♣, ♦”; $size: cards each.
brief-cards =
    { $deck-kind ->
        [lectio] **Cards:** { $seats-count } players, { $size } tiles each. 3 is lowest, then up to { $tiles }, 1, and 2. Equal numbers: { $suits }, highest first.
       *[std52] **Cards:** { $seats-count } players, { $size } cards each. 3 is lowest, then up to K, A, and 2. Equal ranks: { $suits }, highest first.
    }
# $kinds: all that are played: “singles, pairs, straights”.
brief-plays = **Combinations:** { $kinds }.
# $ladder: kinds of five cards, weakest first: “straight, flush, full house”.
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **What beats what:** the same combination, higher. Four of a kind and straight flush beat anything.
               *[other] **What beats what:** as many { cards-word }, higher. Five cards, low to high: { $ladder }. The last two beat anything.
            }
       *[off]
            { $answer-five ->
                [same_type] **What beats what:** the same combination, higher. Or pass.
               *[other] **What beats what:** as many { cards-word }, higher. Five cards, low to high: { $ladder }.
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **Last card:** nothing to say, and no limit on anybody’s play.
                [legal] **Last card:** nothing to say. Right before somebody with one card, play your highest single or a combination.
               *[liability] **Last card:** nothing to say. Right before somebody with one card, play high, or you may pay for everybody.
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **Last card:** with one card left you must say so. If you don’t, you can’t play it on your next turn.
                [loses] **Last card:** with one card left you must say so. Go out without saying it, and you lose the deal.
               *[nothing]
                    { $last-declare ->
                        [one] **Last card:** say so when you have one { card-word } left.
                        [two] **Last card:** say so when you have two { cards-word } left.
                       *[both] **Last card:** say so when you have two { cards-word } left, and again with one.
                    }
            }
    }
# Who pays whom, and what a card left counts: “Points: cards left count 1 each; all × 1 up to 9, × 2 from 10. Then every
# two players settle the difference.” The words are those of rules.ftl; where they don’t fit into a sentence of your
# language, write a list: “cards left: …; multipliers: …; …”.
brief-points =
    { $score-settle ->
        [pusoy] **Points:** only the winner scores: 1 point, doubled for each 2 in the last play.
        [places] **Points:** places score { $places }; the last place scores 0.
        [fixed_loser]
            { $score-fixed ->
                [one] **Points:** one loser pays the winner 1 point: whoever holds the best cards at the end.
               *[other] **Points:** one loser pays the winner { $score-fixed } points: whoever holds the best cards at the end.
            }
       *[other]
            { $tier_shape ->
                [rows] **Points:** { cards-word } left count { rule-score-base.word }; all { rule-score-tiers.word }. Then { rule-score-settle.word }.
                [one] **Points:** { cards-word } left count { rule-score-base.word }; all × { $factor }. Then { rule-score-settle.word }.
               *[flat] **Points:** { cards-word } left count { rule-score-base.word }. Then { rule-score-settle.word }.
            }
    }
# $specials: at most three parts made by the next message, parted by semicolons. $special_shape: none, all or some of
# them.
brief-special =
    { $special_shape ->
        [none] **Special here:** no extra rules.
        [all] **Special here:** { $specials }.
       *[some] **Special here:** { $specials }; and more.
    }
# $what: the option that is not as in the basic game. The words are those of rules.ftl; write “direction: …” where they
# don’t fit into a sentence.
special =
    { $what ->
        [exchange-kind] between deals: { rule-exchange-kind.word }
        [seats-direction] turns go { rule-seats-direction.word }
        [end-mode] a deal ends { rule-end-mode.word }
        [stock-draw] a pass draws { rule-stock-draw.word }
        [rest-use] left-over { cards-word }: { rule-rest-use.word }
        [instant-dragon] one card of each rank wins at once
        [instant-four_twos] four 2s win at once
        [redeal-points_below] weak hands can be redealt
        [redeal-ten_high] hands with nothing above 10 can be redealt
        [redeal-two_courts] hands with two courts at most can be redealt
        [redeal-four_twos] hands with four 2s can be redealt
        [pass-lock] if you pass, you’re out until the trick ends
        [pass-self_extend] you may beat your own play when all others passed
        [pass-echo] a lead that beats what all passed on can’t be beaten
        [end-top_two] going out with the highest card alone: { rule-end-top_two.word }
        [start-low_card] first play: { rule-start-low_card.word }
        [start-later] later deals are opened by { rule-start-later.word }
        [match-end] the match ends { rule-match-end.word }
       *[combo-straight_order] straights: { rule-combo-straight_order.word }
    }
# The headings of the list of rule sets, in bold before the names.
shelf =
    { $shelf ->
        [most] Played most
        [hong-kong] Hong Kong and mainland
        [taiwan] Taiwan
        [south-east] South-East Asia
        [fewer] Two, three or five players
       *[exchange] With exchanges
    }
