### Rule pages of Zheng Shangyou: headings, what parameters are about, and the shelves of the list of rule sets.

page-head =
    { $section ->
        [cards] Players and cards
        [plays] Plays and wildcards
        [turns] Turns and exchange
       *[points] Places and points
    }
# What a group of parameters is about, in the list of differences.
topic =
    { $topic ->
        [cards] players, packs and ranks
        [plays] plays and wildcards
        [turns] leads, passes and the exchange
       *[points] places and points
    }
shelf =
    { $shelf ->
       *[most] Played most
    }
