### Rule pages of Big Two: headings, what is not played, and what its parameters are about.

page-no-instant = hands that win at once
page-no-instant-more = any other hand that wins at once
page-no-redeal = a redeal
page-no-redeal-more = any other redeal
page-no-twos = doubling by 2s
page-no-twos-more = any other doubling by 2s
page-head =
    { $section ->
        [cards] Cards
        [seats] Players
        [deal] Dealing
        [rest] Left-over cards
        [opening] Opening
        [plays] Combinations
        [compare] Of the same kind
        [answers] Answers
        [passing] Passing
        [last] The last card
        [hands] Hands that win or can be redealt
        [end] The end
        [points] Points
        [match] Match
       *[exchange] Exchange
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
        [monsters] bombs
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
