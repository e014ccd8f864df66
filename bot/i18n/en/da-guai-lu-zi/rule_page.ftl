### Rule pages of Da Guai Lu Zi (/rules show, /rules presets): headings, what parameters are about, and the shelf of rule sets.

# The heading of a part of the page: at most 45.
page-head =
    { $section ->
        [cards] Cards
        [plays] Plays
        [jokers] Jokers
        [leads] Who leads
        [tribute] Tribute
       *[score] Points, levels and the match
    }
# In a list, “Different from the basic game: what beats what, tribute.”, and in bold before names of rule sets. No capital.
topic =
    { $topic ->
        [cards] packs and the order of cards
        [plays] what beats what
        [jokers] what jokers stand for
        [leads] who leads
        [tribute] tribute
       *[score] points, levels and the match
    }
# The heading of all rule sets of the game: “**Played most:** Standard, Levels to the ace”.
shelf = Played most
