### Rule pages of Da Guai Lu Zi: headings, what parameters are about, and the shelves of the list of rule sets.

page-head =
    { $section ->
        [cards] Cards
        [plays] Plays
        [jokers] Jokers
        [leads] Who leads
        [tribute] Tribute
       *[score] Points, levels and the match
    }
# What a group of parameters is about, in the list of differences.
topic =
    { $topic ->
        [cards] packs and the order of cards
        [plays] what beats what
        [jokers] what jokers stand for
        [leads] who leads
        [tribute] tribute
       *[score] points, levels and the match
    }
shelf =
    { $shelf ->
       *[most] Played most
    }
