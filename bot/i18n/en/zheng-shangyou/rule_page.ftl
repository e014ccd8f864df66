### Rule pages of Zheng Shangyou (/rules show, /rules presets): headings, what parameters are about, and the shelf of rule sets.

# The heading of a part of the page: at most 45.
page-head =
    { $section ->
        [cards] Players and cards
        [plays] Plays and wildcards
        [turns] Turns and exchange
       *[points] Places and points
    }
# In a list, “Different from the basic game: players, packs and ranks, places and points.”, and in bold before names of rule
# sets. No capital.
topic =
    { $topic ->
        [cards] players, packs and ranks
        [plays] plays and wildcards
        [turns] leads, passes and the exchange
       *[points] places and points
    }
# The heading of all rule sets of the game: “**Played most:** Pits, Mobile”.
shelf = Played most
