### Rule pages of Sheng Ji: headings, what parameters are about, and the shelves of the list of rule sets.

page-head =
    { $section ->
        [cards] Cards
        [declaring] Drawing and declaring
        [play] Play
       *[levels] Points and levels
    }
# What a group of parameters is about, in the list of differences.
topic =
    { $topic ->
        [cards] packs, kitty and the order of cards
        [declaring] declaring trumps
        [play] throws, following and ruffing
       *[levels] points and levels
    }
shelf =
    { $shelf ->
       *[most] Played most
    }
