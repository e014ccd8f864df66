### Rule pages of Big Two, for whoever presses All the rules: headings, what is not played, what its options are about.

## Under the last heading, “Not in these rules”: a list of what other tables play, parted by commas, with the messages
## `off` of rules.ftl. “A change of direction, hands that win at once, any other redeal.” The second of each pair stands
## where only some of its kind are not played.

page-no-instant = hands that win at once
page-no-instant-more = any other hand that wins at once
page-no-redeal = a redeal
page-no-redeal-more = any other redeal
page-no-twos = doubling by 2s
page-no-twos-more = any other doubling by 2s
# The headings of a page, in bold, in this order, at most some 40 characters.
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
# What a group of options is about, in a list parted by commas: “Different from the basic game: straights, points.”
topic =
    { $topic ->
        [suits] suits
        [seats] players and direction
        [dealing] dealing
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
